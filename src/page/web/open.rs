//! Opens the page or an embedded board, and closes it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::Window;

use super::binding_table::BindingTable;
use super::board_canvas::BoardCanvas;
use super::chance::chance;
use super::computer_client::ComputerClient;
use super::frame_loop::FrameLoop;
use super::host_element::HostElement;
use super::lesson_boards::LessonBoards;
use super::listener_list::Listeners;
use super::live_region::LiveRegion;
use super::messenger::Messenger;
use super::page::Page;
use super::patch::Patcher;
use super::read_aloud::Voice;
use super::root::Root;
use super::sound_player::SoundPlayer;
use super::store::SaveStore;
use super::{files, listeners, track_drag};
use crate::app::App;
use crate::context::effects::Kept;
use crate::messages::Language;
use view::scene::layout::Layout;

/// Opens the page and restores the last current game.
///
/// # Errors
/// What the browser throws.
pub(super) fn start(window: Window) -> Result<(), JsValue> {
    let document = window.document().ok_or("a window has a document")?;
    let root = document
        .get_element_by_id("app")
        .ok_or("index.html has an element with the id app")?;
    let root = Root::new(document, root);
    let store = Rc::new(SaveStore::new(&window));
    let app = new_app(&window, &store);
    let page = Page::open(window, root, store, app, None)?;
    page.connect_computer();
    listeners::attach_to_page(&page)?;
    page.listen_for_links()?;
    if let Some(messenger) = Messenger::in_window(&page.window) {
        page.update(|app, _| app.join_chat(messenger.member()));
    }
    files::attach(&page)?;
    page.read_media_queries();
    page.open_store();
    Ok(())
}

/// The app with the stored settings, in the chosen language or else the browser's first language that is supported.
fn new_app(window: &Window, store: &SaveStore) -> App {
    let tags = window.navigator().languages();
    let tags: Vec<String> = tags.iter().filter_map(|tag| tag.as_string()).collect();
    let language = Language::choose(tags.iter().map(String::as_str));
    let mut app = App::new(language, chance(window));
    for kept in Kept::ALL {
        let text = store.local_storage.kept(kept).unwrap_or_default();
        app.restore(kept, &text);
    }
    app
}

impl Page {
    /// Opens a board in an element and attaches its input listeners; it stays hidden until it is ready.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn open(
        window: Window,
        root: Root,
        store: Rc<SaveStore>,
        app: App,
        host: Option<HostElement>,
    ) -> Result<Rc<Page>, JsValue> {
        let document = root.document.clone();
        let canvas = BoardCanvas::new(&window, &root)?;
        let around = document.create_element("div")?;
        around.set_id("around");
        root.element.append_child(&around)?;
        canvas.raise_front()?;
        let bindings = BindingTable::default();
        let page = Rc::new(Page {
            app: RefCell::new(app),
            patcher: RefCell::new(Patcher::new(root.clone(), around, bindings.clone())),
            bindings,
            layout: RefCell::new(Layout::default()),
            canvas: RefCell::new(canvas),
            store,
            ready: Cell::new(false),
            opening: RefCell::default(),
            pictures_wait: Cell::new(false),
            changed_meanwhile: Cell::new(false),
            opener: RefCell::default(),
            grid_frame: Cell::new(None),
            focus_moved: Cell::new(false),
            lessons: LessonBoards::default(),
            voice: Voice::default(),
            asked_for: Cell::new(None),
            listeners: Listeners::default(),
            frames: FrameLoop::default(),
            sounds: SoundPlayer::default(),
            live_region: LiveRegion::new(&root, host.is_none())?,
            computer: ComputerClient::new(),
            host,
            window,
            document,
            root,
        });
        page.create_frame_callbacks();
        page.open_live_region();
        listeners::attach(&page)?;
        track_drag::attach(&page)?;
        Ok(page)
    }

    /// Closes a board for good: nothing calls it any more, so that it can be freed.
    pub(super) fn close(&self) {
        self.listeners.close();
        self.close_frames();
        self.dismiss_computer();
        self.ready.set(false);
        if let Some(host) = &self.host {
            host.panic_handler.end();
        }
    }
}
