//! The page: the shell, the canvas, the document around it, and what connects them.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, Window};

use super::bound::Bound;
use super::computer_client::ComputerClient;
use super::files;
use super::focus::Frame;
use super::lift;
use super::listen;
use super::patch::Patcher;
use super::pump::Pump;
use super::say::Speech;
use super::screen::Screen;
use super::sound::Speaker;
use super::store::SaveStore;
use crate::messages::Language;
use crate::shell::{Effect, Notice, Settings, Shell, System};
use crate::stage::Input;
use view::scene::layout::Layout;

/// Everything that lives as long as the page.
pub struct Page {
    /// The window.
    pub window: Window,
    /// The document.
    pub document: Document,
    /// The element all of it stands in.
    pub root: Element,
    /// The canvas.
    pub screen: RefCell<Screen>,
    /// Saved games.
    pub(super) store: Rc<SaveStore>,
    /// Whether it is known which game comes to the screen first: nothing is shown before.
    pub(super) ready: Cell<bool>,
    /// The game that was put on the screen and not drawn yet.
    pub(super) opening: RefCell<Option<String>>,
    /// Frames and alarms.
    pub(super) pump: Pump,
    speaker: Speaker,
    pub(super) speech: Speech,
    /// Computer players.
    pub(super) computer: ComputerClient,
    pub(super) layout: RefCell<Layout>,
    app: RefCell<Shell>,
    patcher: RefCell<Patcher>,
    /// What the elements of the document mean.
    pub(super) bound: Bound,
    /// Whether something changed while the document was being changed.
    stale: Cell<bool>,
    /// What had the focus before a dialog came in front of it, for those who steer by keys.
    pub(super) opener: RefCell<Option<Element>>,
    /// Where the grid over the board was put last.
    pub(super) framed: Cell<Option<Frame>>,
}

/// Fills the page and brings back the game that was on the screen last.
pub(super) fn start(window: Window) -> Result<(), JsValue> {
    let document = window.document().ok_or("a window has a document")?;
    let root = document
        .get_element_by_id("app")
        .ok_or("index.html has an element with the id app")?;
    let screen = Screen::new(&window, &document, &root)?;
    let around = document.create_element("div")?;
    around.set_id("around");
    root.append_child(&around)?;
    let speech = Speech::new(&document, &root)?;
    let store = Rc::new(SaveStore::new(&window));
    let bound = Bound::default();
    let page = Rc::new(Page {
        app: RefCell::new(new_app(&window, &store)),
        patcher: RefCell::new(Patcher::new(document.clone(), around, bound.clone())),
        bound,
        layout: RefCell::new(Layout::default()),
        screen: RefCell::new(screen),
        store,
        ready: Cell::new(false),
        opening: RefCell::default(),
        stale: Cell::new(false),
        opener: RefCell::default(),
        framed: Cell::new(None),
        pump: Pump::default(),
        speaker: Speaker::default(),
        speech,
        computer: ComputerClient::new(),
        window,
        document,
        root,
    });
    page.wind_up();
    page.connect_computer();
    page.clear_throat();
    listen::attach(&page)?;
    lift::attach(&page)?;
    files::attach(&page)?;
    page.prefer();
    page.open_store();
    Ok(())
}

/// The app with the settings kept, in the first language of the browser's that it speaks unless one was chosen.
fn new_app(window: &Window, store: &SaveStore) -> Shell {
    let tags = window.navigator().languages();
    let tags: Vec<String> = tags.iter().filter_map(|tag| tag.as_string()).collect();
    let language = Language::choose(tags.iter().map(String::as_str));
    let chance = (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64;
    let mut app = Shell::new(language, chance);
    app.adopt(Settings::read(&store.local.settings().unwrap_or_default()));
    app
}

impl Page {
    /// The time, in milliseconds since the page began.
    pub fn now(&self) -> f64 {
        self.window
            .performance()
            .map_or_else(js_sys::Date::now, |clock| clock.now())
    }

    /// Changes the app, and then everything that depends on it.
    pub fn change<T>(self: &Rc<Self>, change: impl FnOnce(&mut Shell, f64) -> T) -> Option<T> {
        let result = self.touch(change);
        self.settle();
        result
    }

    /// Brings what a hand does over the board to the app. What is to be done is done at once. After a press the document
    /// follows at once too, so that nobody finds the page at rest that is not; while something moves it follows with
    /// the next frame, however much comes in before that.
    pub fn input(self: &Rc<Self>, input: Input) {
        let goes_on = matches!(input, Input::Move { .. } | Input::Wheel { .. });
        self.touch(|app, now| app.input(input, now));
        if goes_on {
            self.carry_out_all();
            self.ask_for_frame();
            self.set_alarm();
        } else {
            self.settle();
        }
        if let Some(shape) = self.look(|app, _| app.mouse_shape()) {
            self.screen.borrow().show_mouse(shape);
        }
    }

    /// Changes the app and nothing else.
    pub(super) fn touch<T>(&self, change: impl FnOnce(&mut Shell, f64) -> T) -> Option<T> {
        let now = self.now();
        let app = self.app.try_borrow_mut();
        app.ok().map(|mut app| change(&mut app, now))
    }

    /// Looks at the app.
    pub fn look<T>(&self, look: impl FnOnce(&Shell, f64) -> T) -> Option<T> {
        let now = self.now();
        self.app.try_borrow().ok().map(|app| look(&app, now))
    }

    /// Carries the state of the app to the browser at once.
    pub(super) fn settle(self: &Rc<Self>) {
        self.carry_out_all();
        self.show();
        self.ask_for_frame();
        self.set_alarm();
    }

    /// Does what the app asks for.
    pub(super) fn carry_out_all(self: &Rc<Self>) {
        if !self.ready.get() {
            return;
        }
        // An effect may ask for another one: a game that is opened makes a computer think.
        while let Some(effects) = self.touch(|app, _| app.take_effects()) {
            if effects.is_empty() {
                break;
            }
            for effect in effects {
                self.carry_out(effect);
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
            self.say();
        }
    }

    fn carry_out(self: &Rc<Self>, effect: Effect) {
        match effect {
            Effect::NewSave => self.store.begin_game(),
            Effect::Save => self.save(),
            Effect::List => self.list_saves(),
            Effect::Open(id) => self.open_save(&id),
            Effect::Delete(id) => self.delete_save(&id),
            Effect::Undelete(id) => self.undelete_save(&id),
            Effect::Export => self.export(),
            Effect::ExportSaved(id) => self.export_save(&id),
            Effect::Copy => self.copy_game(),
            Effect::Import => self.choose_file(),
            Effect::Reload => {
                let _ = self.window.location().reload();
            }
            Effect::Keep => self.keep_settings(),
            Effect::Rules(chapter, language) => self.fetch_rules(chapter, language),
            Effect::Sound(sounds) => self.speaker.play(&sounds),
            Effect::Think { epoch, seat, level } => self.request_thinking(epoch, seat, level),
        }
    }

    fn patch(self: &Rc<Self>) {
        let before = self.focused();
        let focused = before.is_some();
        let alone = !self.has_dialog();
        loop {
            self.stale.set(false);
            if !self.show_page() {
                return;
            }
            if !self.stale.get() {
                break;
            }
        }
        if alone && self.has_dialog() {
            let steered = self.look(|app, _| app.by_keys()) == Some(true);
            self.opener.replace(before.filter(|_| steered));
        }
        self.keep_focus(focused);
        if !alone && !self.has_dialog() {
            self.leave_bar();
        }
        let board = self.look(|app, _| (app.board_label(), app.dialog().is_some()));
        if let Some((label, covered)) = board {
            self.screen.borrow().name(&label, covered);
        }
    }

    /// Says what the app wants to be said.
    pub(super) fn say(&self) {
        self.look(|app, _| {
            self.speech
                .show(app.announcer().said(), app.announcer_label())
        });
    }

    /// Tells style sheets about the whole document. Returns whether anything had to change.
    fn show_whole(&self) -> bool {
        let attributes = self.look(|app, _| app.root_attributes());
        let (Some(attributes), Some(whole)) = (attributes, self.document.document_element()) else {
            return false;
        };
        let mut changed = false;
        for (name, value) in attributes {
            if whole.get_attribute(name).as_deref() != Some(value) {
                changed |= whole.set_attribute(name, value).is_ok();
            }
        }
        if changed {
            self.tint();
        }
        changed
    }

    /// Lets what the browser shows around the page have the colour of the table, whatever the system wishes.
    fn tint(&self) {
        let tint = self.look(|app, _| app.tint()).unwrap_or_default();
        let Ok(metas) = self.document.query_selector_all("meta[name=theme-color]") else {
            return;
        };
        for index in 0..metas.length() {
            let meta = metas.item(index);
            if let Some(meta) = meta.and_then(|meta| meta.dyn_into::<Element>().ok()) {
                let _ = meta.set_attribute("content", &tint);
            }
        }
    }

    /// Writes the settings.
    fn keep_settings(&self) {
        if let Some(text) = self.look(|app, _| app.settings().write()) {
            self.store.local.keep_settings(&text);
        }
    }

    /// Brings the page into the document. A change that happens on the way, because the focus moves when something
    /// goes, only leaves a note: returns whether this was none of those.
    fn show_page(&self) -> bool {
        let Ok(mut patcher) = self.patcher.try_borrow_mut() else {
            self.stale.set(true);
            return false;
        };
        let Some(tree) = self.look(|app, _| app.page()) else {
            return false;
        };
        let changed = self.show_whole();
        let shown = patcher.show(tree);
        drop(patcher);
        match shown {
            Ok(more) => {
                if more {
                    self.framed.set(None);
                }
                if changed || more {
                    self.lay_out();
                    self.paint_pictures();
                    self.paint_tiles();
                }
            }
            Err(error) => web_sys::console::error_1(&error),
        }
        true
    }

    /// Measures where things are, and tells the app when they moved.
    pub fn lay_out(&self) {
        let layout = self.screen.borrow().measure();
        if *self.layout.borrow() != layout {
            self.layout.replace(layout.clone());
            self.touch(|app, now| app.lay_out(layout, now));
        }
    }

    /// Takes in what the person prefers: calm or lively, light or dark.
    pub fn prefer(&self) {
        let matches = |query: &str| {
            let found = self.window.match_media(query).ok().flatten();
            found.is_some_and(|found| found.matches())
        };
        let system = System {
            calm: matches("(prefers-reduced-motion: reduce)"),
            dark: matches("(prefers-color-scheme: dark)"),
            contrast: matches("(prefers-contrast: more)") || matches("(forced-colors: active)"),
        };
        self.touch(|app, _| app.prefer(system));
    }

    /// Tells the person at the screen what went wrong.
    pub fn tell(&self, notice: Notice) {
        self.touch(|app, _| app.notice(notice));
    }
}
