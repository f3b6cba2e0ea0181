//! A page, or a board on one: the app, the canvas, the document around it, and how a change goes from one to the others.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, EventTarget, ResizeObserver, Window};

use super::binding_table::BindingTable;
use super::board_canvas::BoardCanvas;
use super::computer_client::ComputerClient;
use super::dom::are_parts_coming;
use super::frame_loop::FrameLoop;
use super::host_element::HostElement;
use super::lesson_boards::LessonBoards;
use super::listener_list::Listeners;
use super::live_region::LiveRegion;
use super::patch::Patcher;
use super::root::Root;
use super::sound_player::SoundPlayer;
use super::store::SaveStore;
use crate::app::App;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::context::notices::Notice;
use crate::features::embed::stays_on_board;
use crate::messages::{Language, When};
use crate::stage::Input;
use view::scene::layout::Layout;

/// Where the cell (0, 0) lies and how large cells are, in pixels of the page.
pub(super) type GridFrame = (f64, f64, f64);

/// Everything that lives as long as the page.
pub(super) struct Page {
    pub(super) window: Window,
    pub(super) document: Document,
    /// The element all of it stands in.
    pub(super) root: Root,
    pub(super) canvas: RefCell<BoardCanvas>,
    pub(super) store: Rc<SaveStore>,
    /// Whether it is known which game comes to the screen first: nothing is shown before.
    pub(super) ready: Cell<bool>,
    /// The game that was put on the screen and not drawn yet.
    pub(super) opening: RefCell<Option<String>>,
    /// What is heard of the document.
    pub(super) listeners: Listeners,
    /// Animation frames and the timer.
    pub(super) frames: FrameLoop,
    pub(super) sounds: SoundPlayer,
    pub(super) live_region: LiveRegion,
    pub(super) computer: ComputerClient,
    pub(super) layout: RefCell<Layout>,
    pub(super) app: RefCell<App>,
    pub(super) patcher: RefCell<Patcher>,
    /// What the elements of the document mean.
    pub(super) bindings: BindingTable,
    /// Whether drawings of tiles out of sight are to be painted with the next frames.
    pub(super) tiles_wait: Cell<bool>,
    /// Whether something changed while the document was being changed.
    pub(super) changed_meanwhile: Cell<bool>,
    /// Whether the focus moved since the parts of the screen were measured: some take room only while they have it.
    pub(super) focus_moved: Cell<bool>,
    /// What had the focus before a dialog came in front of it, for those who steer by keys.
    pub(super) opener: RefCell<Option<Element>>,
    /// Where the grid over the board was put last.
    pub(super) grid_frame: Cell<Option<GridFrame>>,
    /// The element of somebody else's page in which this is a board; none on our own.
    pub(super) host: Option<HostElement>,
    /// The board of the lesson that is looked at.
    pub(super) lessons: LessonBoards,
    /// Which messages were asked for last.
    pub(super) asked_for: Cell<Option<(Language, When)>>,
}

/// A board as an element of another page, or of the rule book, holds it.
#[wasm_bindgen]
pub struct Board(pub(super) Rc<Page>);

impl Page {
    /// The time, in milliseconds since the page began.
    pub(super) fn now(&self) -> f64 {
        self.window
            .performance()
            .map_or_else(js_sys::Date::now, |clock| clock.now())
    }

    /// Changes the app, and then everything that depends on it.
    pub(super) fn change<T>(self: &Rc<Self>, change: impl FnOnce(&mut App, f64) -> T) -> Option<T> {
        let result = self.update(change);
        self.sync();
        result
    }

    /// Brings what a hand does over the board to the app. What is to be done is done at once. After a press the document
    /// follows at once too, so that nobody finds the page at rest that is not; while something moves it follows with
    /// the next frame, however much comes in before that.
    pub(super) fn input(self: &Rc<Self>, input: Input) {
        let goes_on = matches!(input, Input::Move { .. } | Input::Wheel { .. });
        self.update(|app, now| app.handle_input(input, now));
        if goes_on {
            self.run_effects();
            self.request_frame();
            self.set_timer();
        } else {
            self.sync();
        }
        if let Some(shape) = self.read(|app, _| app.mouse_shape()) {
            self.canvas.borrow().set_cursor(shape);
        }
    }

    /// Whether the rest of the module is still on its way (`www/parts.js`). What only points does not call for it: that would
    /// stop the page until it is there, for a mouse that happens to lie over the board.
    pub(super) fn waits_for_parts(&self) -> bool {
        are_parts_coming(&self.window)
    }

    /// What breaks from now on is this board, where it is one on somebody else's page.
    fn begin_work(&self) {
        if let Some(host) = &self.host {
            host.board.begin();
        }
    }

    /// Changes the app and nothing else.
    pub(super) fn update<T>(&self, change: impl FnOnce(&mut App, f64) -> T) -> Option<T> {
        self.begin_work();
        let now = self.now();
        let app = self.app.try_borrow_mut();
        app.ok().map(|mut app| change(&mut app, now))
    }

    /// Reads from the app.
    pub(super) fn read<T>(&self, read: impl FnOnce(&App, f64) -> T) -> Option<T> {
        self.begin_work();
        let now = self.now();
        self.app.try_borrow().ok().map(|app| read(&app, now))
    }

    /// Carries the state of the app to the browser at once.
    pub(super) fn sync(self: &Rc<Self>) {
        self.run_effects();
        self.tell_host();
        self.fetch_messages();
        self.show();
        self.request_frame();
        self.set_timer();
    }

    /// Does what the app asks for.
    pub(super) fn run_effects(self: &Rc<Self>) {
        if !self.ready.get() {
            return;
        }
        // An effect may ask for another one: a game that is opened makes a computer think.
        while let Some(effects) = self.update(|app, _| app.cx.take_effects()) {
            if effects.is_empty() {
                break;
            }
            for effect in effects {
                if self.host.is_none() || stays_on_board(&effect) {
                    self.run_effect(effect);
                }
            }
        }
    }

    /// Brings what the app shows and says now into the document. Only what differs is touched.
    ///
    /// Every frame builds the whole tree and compares it, also one in which only the picture moves: so nothing has to
    /// know what changes the page, and nothing can be forgotten. In a browser, on two busy cores, that takes 0.8 ms of a
    /// frame with 72 tiles, 1.0 ms with 200, and 1.7 ms with 180 tiles, six players and every part of the rules; the
    /// picture takes three times that. A counter of changes would spare nothing while a hand drags, when each movement
    /// is a change, and could be wrong.
    pub(super) fn show(self: &Rc<Self>) {
        if self.ready.get() {
            self.patch();
            self.announce();
        }
    }

    /// What a board on another page does of it, it fetches later.
    #[inline(never)]
    fn run_effect(self: &Rc<Self>, effect: Effect) {
        match effect {
            Effect::NewSave => self.store.begin_game(),
            Effect::Save => self.save(),
            Effect::SelectSave(id) => self.select_save(id),
            Effect::FindTurn(link, replacing) => self.find_turn(link, replacing),
            Effect::ListSaves => self.list_saves(),
            Effect::OpenSave(id) => self.open_save(&id),
            Effect::Delete(id) => self.delete_save(&id),
            Effect::Undelete(id) => self.undelete_save(&id),
            Effect::Export => self.export(),
            Effect::ExportSaved(id) => self.export_save(&id),
            Effect::ExportAll(told) => self.export_all(told),
            Effect::KeepGames(bundle) => self.keep_games(bundle),
            Effect::SaveAsOneFile => self.save_as_one_file(),
            Effect::Copy => self.copy_game(),
            Effect::CopyLink(link) => self.copy_link(&link),
            Effect::KeepDraft(text) => self.store.local_storage.write_draft(&text),
            Effect::CopyDraft(way, text) => self.copy_draft(way, &text),
            Effect::SaveLessonsDone(text) => self.write_file("bastide-lessons.txt", &text),
            Effect::SaveDraft(text) => self.write_file("bastide-position.bastide", &text),
            Effect::PackTask => self.pack_task(),
            Effect::ShareBySystem { title, link } => self.share_by_system(&title, &link),
            Effect::SendTurn { turn, told } => self.send_turn(&turn, &told),
            Effect::SavePicture => self.save_picture(),
            Effect::ShareSaved(id) => self.share_save(id),
            Effect::Import => self.choose_file(),
            Effect::FillScreen => self.fill_screen(),
            Effect::LeaveScreen => self.leave_screen(),
            Effect::Reload => self.reload(),
            Effect::Update => self.update_build(),
            Effect::WriteSettings => {
                self.write_settings();
                self.hold_in_address();
            }
            Effect::FetchLessons(language) => self.fetch_lessons(language),
            Effect::FetchPuzzles => self.fetch_puzzles(),
            Effect::KeepLessonsDone(text) => self.store.local_storage.write_lessons_done(&text),
            Effect::FetchChapter(chapter, language) => self.fetch_rules(chapter, language),
            Effect::Sound(sounds) => self.sounds.play(&sounds),
            Effect::Think { epoch, seat, level } => self.request_thinking(epoch, seat, level),
            Effect::Review(step) => self.request_review(step),
            Effect::Foresee(seat) => self.request_foresight(seat),
        }
    }

    fn patch(self: &Rc<Self>) {
        let before = self.focused();
        let focused = before.is_some();
        let alone = !self.has_dialog();
        loop {
            self.changed_meanwhile.set(false);
            if !self.show_page() {
                return;
            }
            if !self.changed_meanwhile.get() {
                break;
            }
        }
        if alone && self.has_dialog() {
            let steered = self.read(|app, _| app.cx.by_keys()) == Some(true);
            self.opener.replace(before.filter(|_| steered));
        }
        let learns = self.read(|app, _| app.cx.dialog() == Some(Dialog::Learn));
        let learns = learns == Some(true);
        let before = self.lessons.was_open.replace(learns);
        if before || learns {
            self.follow_book(before);
        }
        self.keep_focus(focused);
        if !alone && !self.has_dialog() {
            self.leave_bar();
        }
        let board = self.read(|app, _| (app.board_label(), app.cx.dialog().is_some()));
        if let Some((label, covered)) = board {
            self.canvas.borrow().set_label(&label, covered);
        }
    }

    /// Brings the page into the document. A change that happens on the way, because the focus moves when something
    /// goes, only leaves a note: returns whether this was none of those.
    fn show_page(&self) -> bool {
        let Ok(mut patcher) = self.patcher.try_borrow_mut() else {
            self.changed_meanwhile.set(true);
            return false;
        };
        let Some(tree) = self.read(|app, _| app.page()) else {
            return false;
        };
        let changed = self.set_root_attributes();
        // A dialog that opens only now is read from its head.
        let resized = changed && self.has_dialog();
        let shown = patcher.show(tree);
        drop(patcher);
        match shown {
            Ok(more) => {
                if more {
                    self.grid_frame.set(None);
                }
                if changed || more {
                    self.lay_out();
                    self.paint_pictures();
                    self.paint_tiles();
                }
                if resized {
                    self.keep_pressed_in_sight();
                }
            }
            Err(error) => web_sys::console::error_1(&error),
        }
        true
    }

    /// Measures where things are, and tells the app when they moved.
    pub(super) fn lay_out(&self) {
        // On our own page what scrolls has something to press in it.
        if self.host.is_some() {
            self.reach_scrolled();
        }
        let layout = self.canvas.borrow().measure();
        if *self.layout.borrow() != layout {
            self.layout.replace(layout.clone());
            self.update(|app, now| app.lay_out(layout, now));
            // A panel may have come into sight with that.
            self.paint_tiles();
        }
    }

    /// Tells the person at the screen what went wrong.
    pub(super) fn notify(&self, notice: Notice) {
        self.update(|app, _| app.cx.add_notice(notice));
    }

    /// Adds a listener for as long as the board is open. It may prevent what the browser would do.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn hear<E: JsCast + 'static>(
        &self,
        target: &EventTarget,
        kind: &str,
        heard: impl FnMut(E) + 'static,
    ) -> Result<(), JsValue> {
        self.listeners.add(target, kind, false, heard)
    }

    /// The same before anything within `target` hears it.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn hear_first<E: JsCast + 'static>(
        &self,
        target: &EventTarget,
        kind: &str,
        heard: impl FnMut(E) + 'static,
    ) -> Result<(), JsValue> {
        self.listeners.add(target, kind, true, heard)
    }

    /// Hears of sizes that change, for as long as the board is open.
    pub(super) fn keep_observer(&self, observer: ResizeObserver, resized: Closure<dyn FnMut()>) {
        self.listeners.observe(observer, resized);
    }
}
