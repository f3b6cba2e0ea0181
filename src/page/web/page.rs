//! A page or an embedded board: the app, the canvas, the document around it, and how changes propagate between them.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, EventTarget, ResizeObserver, Window};

use super::binding_table::BindingTable;
use super::board_canvas::BoardCanvas;
use super::computer_client::ComputerClient;
use super::dom::{after_parts, are_parts_coming};
use super::frame_loop::FrameLoop;
use super::host_element::HostElement;
use super::lesson_boards::LessonBoards;
use super::listener_list::Listeners;
use super::live_region::LiveRegion;
use super::patch::Patcher;
use super::read_aloud::Voice;
use super::root::Root;
use super::sound_player::{SoundPlayer, vibrate};
use super::store::SaveStore;
use crate::app::App;
use crate::app::cells::GridFrame;
use crate::context::dialogs::Dialog;
use crate::context::effects::{Effect, Kept};
use crate::context::notices::Notice;
use crate::features::embed::stays_on_board;
use crate::messages::{Language, When};
use crate::stage::Input;
use view::scene::layout::Layout;

/// Everything that lives as long as the page.
pub(super) struct Page {
    pub(super) window: Window,
    pub(super) document: Document,
    /// The element that contains everything.
    pub(super) root: Root,
    pub(super) canvas: RefCell<BoardCanvas>,
    pub(super) store: Rc<SaveStore>,
    /// Whether the first game is known: nothing is shown before.
    pub(super) ready: Cell<bool>,
    /// The id of the game that was opened but not drawn yet.
    pub(super) opening: RefCell<Option<String>>,
    pub(super) listeners: Listeners,
    pub(super) frames: FrameLoop,
    pub(super) sounds: SoundPlayer,
    pub(super) live_region: LiveRegion,
    pub(super) computer: ComputerClient,
    pub(super) layout: RefCell<Layout>,
    pub(super) app: RefCell<App>,
    pub(super) patcher: RefCell<Patcher>,
    pub(super) bindings: BindingTable,
    /// Whether pictures out of sight are waiting to be painted in the next frames.
    pub(super) pictures_wait: Cell<bool>,
    /// Whether something changed while the document was being patched.
    pub(super) changed_meanwhile: Cell<bool>,
    /// Whether the focus has moved since the layout was measured: some elements only take space while focused.
    pub(super) focus_moved: Cell<bool>,
    /// What had the focus before a dialog opened, for keyboard users.
    pub(super) opener: RefCell<Option<Element>>,
    /// Where the grid over the board is.
    pub(super) grid_frame: Cell<Option<GridFrame>>,
    /// The host element of an embedded board; none on our own page.
    pub(super) host: Option<HostElement>,
    /// The board of the current lesson.
    pub(super) lessons: LessonBoards,
    pub(super) voice: Voice,
    /// The messages requested last.
    pub(super) asked_for: Cell<Option<(Language, When)>>,
}

/// The handle of a board for a host page, or for the rule book.
#[wasm_bindgen]
pub struct Board(pub(super) Rc<Page>);

impl Page {
    /// The time in milliseconds since the page began.
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

    /// Gives a pointer event to the app, whose effects run at once. After a press the document is updated at once too, so that
    /// nobody finds it outdated; during moves it is updated with the next frame, however many events there are.
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

    /// Whether the rest of the module is still loading (`www/parts.js`). Merely pointing does not load it: that would block the
    /// page for a mouse that happens to be over the board.
    pub(super) fn waits_for_parts(&self) -> bool {
        are_parts_coming(&self.window)
    }

    /// Attributes panics to this board from now on, if it is embedded.
    fn begin_work(&self) {
        if let Some(host) = &self.host {
            host.panic_handler.begin();
        }
    }

    /// Changes the app and nothing else.
    pub(super) fn update<T>(&self, change: impl FnOnce(&mut App, f64) -> T) -> Option<T> {
        self.begin_work();
        let now = self.now();
        let app = self.app.try_borrow_mut();
        app.ok().map(|mut app| change(&mut app, now))
    }

    pub(super) fn read<T>(&self, read: impl FnOnce(&App, f64) -> T) -> Option<T> {
        self.begin_work();
        let now = self.now();
        self.app.try_borrow().ok().map(|app| read(&app, now))
    }

    /// Updates the browser with the state of the app at once.
    pub(super) fn sync(self: &Rc<Self>) {
        self.run_effects();
        self.tell_host();
        self.fetch_messages();
        self.show();
        self.request_frame();
        self.set_timer();
    }

    /// Runs the effects the app requested.
    pub(super) fn run_effects(self: &Rc<Self>) {
        if !self.ready.get() {
            return;
        }
        // An effect may request another one: opening a game makes a computer think.
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

    /// Patches the document with what the app shows and announces. Only differences are touched.
    ///
    /// Every frame builds the whole tree and compares it, even if only the picture moves: so nothing has to track what changes
    /// the page, and nothing can be forgotten. In a browser, on two busy cores, that takes 0.8 ms of a frame with 72 tiles, 1.0
    /// ms with 200, and 1.7 ms with 180 tiles, six players and every part of the rules; the picture takes three times that. A
    /// change counter would save nothing during a drag, when every move is a change, and could be wrong.
    pub(super) fn show(self: &Rc<Self>) {
        if self.ready.get() {
            self.patch();
            self.announce();
        }
    }

    fn run_effect(self: &Rc<Self>, effect: Effect) {
        match effect {
            Effect::NewSave => self.store.begin_game(),
            Effect::Save => self.save(),
            Effect::WriteSettings => {
                self.write_settings();
                self.hold_in_address();
            }
            Effect::Sound(sounds) => self.sounds.play(&sounds, &self.window.navigator()),
            Effect::Vibrate(sounds) => vibrate(&sounds, &self.window.navigator()),
            Effect::Keep(Kept::Players, text) => {
                self.store.local_storage.keep(Kept::Players, &text);
            }
            // The worker needs the rest of the module, too.
            thinks @ (Effect::Think { .. } | Effect::Foresee(_)) if self.waits_for_parts() => {
                let here = Rc::clone(self);
                let run = move || here.run_later_effect(thinks);
                after_parts(&self.window, 0, Box::new(run));
            }
            other => self.run_later_effect(other),
        }
    }

    /// Runs an effect that nobody needs before the first move. Not inlined, so that its code can be loaded later.
    #[inline(never)]
    fn run_later_effect(self: &Rc<Self>, effect: Effect) {
        match effect {
            Effect::NewSave
            | Effect::Save
            | Effect::WriteSettings
            | Effect::Sound(_)
            | Effect::Vibrate(_) => {}
            Effect::SelectSave(id) => self.select_save(id),
            Effect::FindTurn(link, replacing) => self.find_turn(link, replacing),
            Effect::ListSaves => self.list_saves(),
            Effect::OpenSave(id) => self.open_save(&id),
            Effect::Delete(id) => self.delete_save(&id),
            Effect::Undelete(id) => self.undelete_save(&id),
            Effect::Export => self.export(),
            Effect::ExportSaved(id) => self.export_save(&id),
            Effect::ExportAll(warning) => self.export_all(warning),
            Effect::KeepGames(bundle) => self.keep_games(bundle),
            Effect::SaveAsOneFile => self.save_as_one_file(),
            Effect::Copy => self.copy_game(),
            Effect::CopyLink(link) => self.copy_link(&link),
            Effect::Keep(kept, text) => self.store.local_storage.keep(kept, &text),
            Effect::CopyDraft(way, text) => self.copy_draft(way, &text),
            Effect::Print => _ = self.window.print(),
            Effect::SaveText(name, text) => self.write_file(&name, &text),
            Effect::PackTask => self.pack_task(),
            Effect::ShareBySystem { title, link } => self.share_by_system(&title, &link),
            Effect::SendTurn { turn, summary } => self.send_turn(&turn, &summary),
            Effect::SavePicture => self.save_picture(),
            Effect::ShareSaved(id) => self.share_save(id),
            Effect::Import => self.choose_file(),
            Effect::FillScreen => self.fill_screen(),
            Effect::LeaveScreen => self.leave_screen(),
            Effect::Reload => self.reload(),
            Effect::Update => self.update_build(),
            Effect::FetchLessons(language) => self.fetch_lessons(language),
            Effect::FetchPuzzles => self.fetch_puzzles(),
            Effect::FetchChapter(chapter, language) => self.fetch_rules(chapter, language),
            Effect::Think { epoch, seat, level } => self.request_thinking(epoch, seat, level),
            Effect::Review(step) => self.request_review(step),
            Effect::TellDay => self.tell_day(),
            Effect::FindFirstGame(game) => self.find_first_game(game),
            Effect::FindPar(game) => self.request_par(game),
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

    /// Patches the document. A change during that, because the focus moves when an element is removed, is only noted: then this
    /// returns false.
    fn show_page(&self) -> bool {
        let Ok(mut patcher) = self.patcher.try_borrow_mut() else {
            self.changed_meanwhile.set(true);
            return false;
        };
        let Some(tree) = self.read(|app, _| app.page()) else {
            return false;
        };
        let changed = self.set_root_attributes();
        // A dialog that opens only now is scrolled to its top.
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
                }
                if resized {
                    self.keep_pressed_in_sight();
                }
            }
            Err(error) => web_sys::console::error_1(&error),
        }
        true
    }

    /// Measures the layout, and tells the app if it has changed.
    pub(super) fn lay_out(&self) {
        // On our own page, scrolling boxes contain something that can be focused.
        if self.host.is_some() {
            self.reach_scrolled();
        }
        let layout = self.canvas.borrow().measure();
        if *self.layout.borrow() != layout {
            self.layout.replace(layout.clone());
            self.update(|app, now| app.lay_out(layout, now));
            // That may have brought a panel into sight.
            self.paint_pictures();
        }
    }

    /// Shows the user a notice.
    pub(super) fn notify(&self, notice: Notice) {
        self.update(|app, _| app.cx.add_notice(notice));
    }

    /// Adds a listener for the lifetime of the board. It may prevent the browser's default action.
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

    /// The same in the capture phase, before anything within `target`.
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

    /// Keeps a resize observer for the lifetime of the board.
    pub(super) fn keep_observer(&self, observer: ResizeObserver, resized: Closure<dyn FnMut()>) {
        self.listeners.observe(observer, resized);
    }
}
