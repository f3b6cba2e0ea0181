//! The page: the app of `ui`, the canvas, the document around it, the worker, the clock.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, MessageEvent, Window, Worker};

use super::listen;
use super::patch::Patcher;
use super::screen::Screen;
use super::storage::Shelf;
use super::thinking::{Decision, Order};
use crate::ai::Level;
use crate::i18n::Language;
use crate::scene::layout::Layout;
use crate::session::Session;
use crate::table::Seat;
use crate::ui::{App, Effect, Notice};

/// Everything that lives as long as the page.
pub struct Page {
    /// The window.
    pub window: Window,
    /// The element all of it stands in.
    pub root: Element,
    /// The canvas.
    pub screen: RefCell<Screen>,
    /// Saved games.
    pub shelf: RefCell<Shelf>,
    app: RefCell<App>,
    patcher: RefCell<Patcher>,
    layout: RefCell<Layout>,
    worker: Option<Worker>,
    /// Whether a frame is asked for already.
    frame: Cell<bool>,
    /// The timer that is set, if any.
    timer: Cell<Option<i32>>,
    pump: RefCell<Option<Closure<dyn FnMut()>>>,
    alarm: RefCell<Option<Closure<dyn FnMut()>>>,
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
    let page = Rc::new(Page {
        app: RefCell::new(new_app(&window)),
        patcher: RefCell::new(Patcher::new(document, around)),
        layout: RefCell::new(Layout::default()),
        screen: RefCell::new(screen),
        shelf: RefCell::new(Shelf::new(&window)),
        worker: start_worker().ok(),
        frame: Cell::new(false),
        timer: Cell::new(None),
        pump: RefCell::new(None),
        alarm: RefCell::new(None),
        window,
        root,
    });
    page.wind_up();
    listen::attach(&page)?;
    page.prefer();
    page.settle();
    page.restore();
    Ok(())
}

fn new_app(window: &Window) -> App {
    let tags = window.navigator().languages();
    let tags: Vec<String> = tags.iter().filter_map(|tag| tag.as_string()).collect();
    let language = Language::choose(tags.iter().map(String::as_str));
    let chance = (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64;
    App::new(language, chance)
}

/// A worker running this same module, which is sent instead of fetched a second time.
fn start_worker() -> Result<Worker, JsValue> {
    let worker = Worker::new("worker.js")?;
    worker.post_message(&wasm_bindgen::module())?;
    Ok(worker)
}

impl Page {
    /// The time, in milliseconds since the page began.
    pub fn now(&self) -> f64 {
        self.window
            .performance()
            .map_or_else(js_sys::Date::now, |clock| clock.now())
    }

    /// Changes the app, and then everything that depends on it.
    pub fn change<T>(self: &Rc<Self>, change: impl FnOnce(&mut App, f64) -> T) -> Option<T> {
        let now = self.now();
        let result = self
            .app
            .try_borrow_mut()
            .ok()
            .map(|mut app| change(&mut app, now));
        self.settle();
        result
    }

    /// Looks at the app.
    pub fn look<T>(&self, look: impl FnOnce(&App, f64) -> T) -> Option<T> {
        let now = self.now();
        self.app.try_borrow().ok().map(|app| look(&app, now))
    }

    /// Carries the state of the app to the browser.
    fn settle(self: &Rc<Self>) {
        self.do_effects();
        self.patch();
        self.ask_for_frame();
        self.set_alarm();
    }

    fn patch(&self) {
        let Some(tree) = self.look(|app, _| app.page()) else {
            return;
        };
        match self.patcher.borrow_mut().show(tree) {
            Ok(true) => self.lay_out(),
            Ok(false) => {}
            Err(error) => web_sys::console::error_1(&error),
        }
    }

    /// Measures where things are, and tells the app when they moved.
    pub fn lay_out(&self) {
        let layout = self.screen.borrow().measure();
        if *self.layout.borrow() != layout {
            self.layout.replace(layout.clone());
            let now = self.now();
            if let Ok(mut app) = self.app.try_borrow_mut() {
                app.lay_out(layout, now);
            }
        }
    }

    /// Takes in what the person prefers: calm or lively, light or dark.
    pub fn prefer(&self) {
        let matches = |query: &str| {
            let found = self.window.match_media(query).ok().flatten();
            found.is_some_and(|found| found.matches())
        };
        let calm = matches("(prefers-reduced-motion: reduce)");
        let dark = matches("(prefers-color-scheme: dark)");
        if let Ok(mut app) = self.app.try_borrow_mut() {
            app.prefer(calm, dark);
        }
    }

    /// Sets up the frame, the alarm and the worker's ear, which need the page to be there.
    fn wind_up(self: &Rc<Self>) {
        let page = Rc::clone(self);
        *self.pump.borrow_mut() = Some(Closure::new(move || page.draw()));
        let page = Rc::clone(self);
        *self.alarm.borrow_mut() = Some(Closure::new(move || {
            page.timer.set(None);
            page.change(|app, now| app.tick(now));
        }));
        let Some(worker) = &self.worker else {
            return;
        };
        let page = Rc::clone(self);
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = event.data().dyn_into::<Uint8Array>().ok();
            let decision = bytes.and_then(|bytes| Decision::read(&bytes.to_vec()));
            if let Some(decision) = decision {
                page.change(|app, now| app.answer(decision.epoch, decision.action, now));
            }
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
    }

    fn ask_for_frame(&self) {
        if self.frame.replace(true) {
            return;
        }
        if let Some(pump) = self.pump.borrow().as_ref() {
            let _ = self
                .window
                .request_animation_frame(pump.as_ref().unchecked_ref());
        }
    }

    /// Draws one frame, and asks for another one only while something moves.
    fn draw(self: &Rc<Self>) {
        self.frame.set(false);
        let now = self.now();
        let changed = match self.app.try_borrow_mut() {
            Ok(mut app) => app.tick(now),
            Err(_) => return,
        };
        if changed {
            self.settle();
        }
        let picture = self.look(|app, now| (app.draw(now), app.is_moving(now)));
        let Some((list, moving)) = picture else {
            return;
        };
        self.screen.borrow_mut().paint(&list, &self.layout.borrow());
        if moving {
            self.ask_for_frame();
        }
        self.set_alarm();
    }

    /// Sets the alarm for what is due although nothing moves.
    fn set_alarm(&self) {
        if let Some(timer) = self.timer.take() {
            self.window.clear_timeout_with_handle(timer);
        }
        let due = self
            .look(|app, now| app.wake().map(|due| (due - now).max(0.0)))
            .flatten();
        if let (Some(due), Some(alarm)) = (due, self.alarm.borrow().as_ref()) {
            let alarm = alarm.as_ref().unchecked_ref();
            let wait = due.ceil().min(60_000.0) as i32;
            let timer = self
                .window
                .set_timeout_with_callback_and_timeout_and_arguments_0(alarm, wait);
            self.timer.set(timer.ok());
        }
    }

    fn do_effects(&self) {
        let effects = self.app.try_borrow_mut().map(|mut app| app.take_effects());
        for effect in effects.unwrap_or_default() {
            match effect {
                Effect::NewSave => self.shelf.borrow_mut().begin(),
                Effect::Save => self.save(),
                Effect::Think { epoch, seat, level } => self.think(epoch, seat, level),
            }
        }
    }

    fn save(&self) {
        let text = self
            .look(|app, _| app.table().map(|table| table.session.save()))
            .flatten();
        let Some(text) = text else {
            return;
        };
        if let Err(notice) = self.shelf.borrow_mut().save(&text) {
            self.tell(notice);
        }
    }

    /// Tells the person at the screen what went wrong.
    pub fn tell(&self, notice: Notice) {
        if let Ok(mut app) = self.app.try_borrow_mut() {
            app.notice(notice);
        }
    }

    /// Gives the question that is open to the worker, as the seat sees it.
    fn think(&self, epoch: u64, seat: Seat, level: Level) {
        let order = self.look(|app, _| {
            app.table().map(|table| Order {
                epoch,
                seed: table.session.seed(),
                level,
                game: table.session.seen_by(Some(seat)),
            })
        });
        let bytes = order.flatten().and_then(|order| order.write());
        let posted = bytes
            .zip(self.worker.as_ref())
            .map(|(bytes, worker)| worker.post_message(&Uint8Array::from(bytes.as_slice())));
        if !matches!(posted, Some(Ok(()))) {
            self.tell(Notice::ComputerFailed);
        }
    }

    /// Brings back a game: the one in the address, or the one that was on the screen last.
    fn restore(self: &Rc<Self>) {
        if let Some(text) = self.record_in_address() {
            match Session::load(&text) {
                Ok(session) => {
                    self.shelf.borrow_mut().begin();
                    self.change(|app, now| app.open(session, now));
                    self.save();
                }
                Err(error) => {
                    self.change(|app, _| app.notice(Notice::Unreadable(error.to_string())));
                }
            }
            return;
        }
        let Some(text) = self.shelf.borrow().current() else {
            return;
        };
        match Session::load(&text) {
            Ok(session) => {
                self.change(|app, now| app.open(session, now));
            }
            Err(error) => {
                self.shelf.borrow_mut().put_aside(&text);
                self.change(|app, _| app.notice(Notice::Unreadable(error.to_string())));
            }
        }
    }

    /// The record after `#record=` in the address, which is then taken out of it so that a reload goes on.
    fn record_in_address(&self) -> Option<String> {
        let hash = self.window.location().hash().ok()?;
        let text = hash.strip_prefix("#record=")?;
        let text = js_sys::decode_uri_component(text).ok()?.as_string();
        let path = self.window.location().pathname().ok()?;
        if let Ok(history) = self.window.history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
        }
        text
    }

    /// The document.
    pub fn document(&self) -> Option<Document> {
        self.window.document()
    }
}
