//! The board of a lesson: a separate board in an element of the rule book, like an embedded one.

use std::rc::Rc;

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{CustomEvent, Element, HtmlElement, ShadowRoot, ShadowRootInit, ShadowRootMode};

use super::dom::add_listener;
use super::lesson_boards::Shown;
use super::page::Board;
use super::page::Page;
use super::text_request::request_text;
use crate::elements::mode::BoardMode;
use crate::features::embed::tried::Tried;
use crate::features::learn::LessonBoard;
use crate::features::learn::address::HistoryStep;

/// The selector of the element that contains it.
const HOST: &str = "[data-lesson-board]";
/// The style sheet of boards, beside the page.
const SHEET: &str = "board.css";

impl Page {
    /// Updates the lesson's board and the page's address to where the rule book is open. Only our own page has a rule book.
    pub(super) fn follow_book(self: &Rc<Self>, was_open: bool) {
        if !was_open {
            self.lessons.seen.take();
        }
        if self.host.is_none() {
            self.show_lesson();
            self.follow_reading();
            self.hold_place_in_address();
        }
    }

    /// Closes the book because the address no longer leads to it.
    pub(super) fn close_book(self: &Rc<Self>) {
        self.change(|app, now| app.leave_lessons(now));
        self.hold_in_address();
    }

    /// Updates the page's address and the tab's history to where the book is open.
    fn hold_place_in_address(&self) {
        let now = self.window.location().hash().unwrap_or_default();
        let seen = self.lessons.seen.borrow().clone();
        // If the user changed it, an event for that is about to come, and the book follows then.
        if self.lessons.travels.get() || seen.is_some_and(|seen| seen != now) {
            return;
        }
        self.move_in_history();
        let now = self.window.location().hash().ok();
        self.lessons.seen.replace(now);
    }

    /// Moves in the history to where the book is open.
    fn move_in_history(&self) {
        let (trail, name) = (self.kept_with_address(), self.lesson_in_address());
        let step = self.read(|app, _| {
            let step = app
                .learning
                .history_step(&app.cx, trail.as_deref(), name.as_deref());
            (step, app.learning.place_in_book(&app.cx))
        });
        let Some((step, place)) = step else {
            return;
        };
        let Ok(history) = self.window.history() else {
            return;
        };
        let address = format!("#{place}");
        let done = match step {
            HistoryStep::Stay => return,
            HistoryStep::Back(steps) => {
                self.lessons.travels.set(true);
                history.go_with_delta(-(steps as i32))
            }
            HistoryStep::Replace(_) if place.is_empty() => {
                self.clear_fragment();
                self.hold_in_address();
                return;
            }
            HistoryStep::Replace(trail) => {
                history.replace_state_with_url(&trail.into(), "", Some(&address))
            }
            HistoryStep::Push(trail) => {
                history.push_state_with_url(&trail.into(), "", Some(&address))
            }
        };
        if done.is_err() {
            // If that is forbidden, the address stays the same.
            self.lessons.travels.set(true);
        }
    }

    /// Shows the board of the current lesson, or removes it.
    fn show_lesson(self: &Rc<Self>) {
        let wanted = self
            .read(|app, _| app.learning.lesson_board(&app.cx))
            .flatten();
        let host = self.root.find(HOST);
        let Ok(mut shown) = self.lessons.shown.try_borrow_mut() else {
            return;
        };
        let stays = |shown: &Shown| {
            Some(&shown.host) == host.as_ref() && Some(&shown.wanted) == wanted.as_ref()
        };
        if shown.as_ref().is_some_and(stays) {
            return;
        }
        if let Some(gone) = shown.take() {
            gone.board.close();
        }
        let Some((host, wanted)) = host.zip(wanted) else {
            return;
        };
        match self.open_lesson(&host, &wanted) {
            Ok(board) => {
                *shown = Some(Shown {
                    host,
                    wanted,
                    board,
                });
            }
            Err(error) => web_sys::console::error_1(&error),
        }
    }

    fn open_lesson(
        self: &Rc<Self>,
        host: &Element,
        wanted: &LessonBoard,
    ) -> Result<Board, JsValue> {
        let shadow = match host.shadow_root() {
            Some(shadow) => shadow,
            None => {
                let shadow = host.attach_shadow(&ShadowRootInit::new(ShadowRootMode::Open))?;
                self.dress(&shadow);
                self.listen_to_lesson(host)?;
                shadow
            }
        };
        let root = self.document.create_element("div")?;
        root.set_id("app");
        root.set_class_name("root");
        let frame = self.document.create_element("div")?;
        frame.set_class_name("frame");
        frame.append_child(&root)?;
        shadow.replace_children_with_node_1(&frame);
        let host: HtmlElement = host.clone().dyn_into()?;
        let board = Board::new(
            host,
            root,
            wanted.mode.word(),
            wanted.language.code(),
            Vec::new(),
        )?;
        board.prefer(&wanted.settings);
        board.seat_learner();
        board.speak();
        board.show(&wanted.record, None);
        board.mark(&wanted.marks);
        if wanted.mode == BoardMode::Replay {
            match wanted.plays {
                true => board.play(),
                // Show the end of the replay.
                false => _ = board.go_to(u32::MAX),
            }
            board.fit();
        }
        Ok(board)
    }

    /// Adds the style sheet of boards to a shadow root.
    fn dress(self: &Rc<Self>, shadow: &ShadowRoot) {
        if let Some(sheet) = self.lessons.sheet.borrow().as_ref() {
            return adopt(shadow, sheet);
        }
        let (page, shadow) = (Rc::clone(self), shadow.clone());
        request_text(&self.window, SHEET, move |text| {
            page.take_sheet(&shadow, text);
        });
    }

    fn take_sheet(&self, shadow: &ShadowRoot, text: Option<String>) {
        let made = text.and_then(|text| style_sheet(&text).ok());
        if let Some(sheet) = made {
            adopt(shadow, &sheet);
            self.lessons.sheet.replace(Some(sheet));
        }
        self.resize_lesson();
    }

    /// Listens for the task of a lesson being done.
    fn listen_to_lesson(self: &Rc<Self>, host: &Element) -> Result<(), JsValue> {
        for name in ["bastide-goal", "bastide-action", "bastide-refused"] {
            let page = Rc::clone(self);
            add_listener(host, name, move |_: CustomEvent| page.hear_lesson())?;
        }
        Ok(())
    }

    /// Reaching a goal completes the lesson; without a goal, trying what it asks for does.
    fn hear_lesson(self: &Rc<Self>) {
        let shown = self.lessons.shown.try_borrow();
        let shown = shown.as_deref().ok().and_then(Option::as_ref);
        let tried = shown
            .filter(|shown| shown.wanted.mode == BoardMode::Play)
            .and_then(|shown| shown.board.tried(&shown.wanted.tries));
        let solved = shown
            .is_some_and(|shown| shown.wanted.mode == BoardMode::Task && shown.board.is_solved());
        let done = solved || tried == Some(Tried::AsAsked);
        if tried == Some(Tried::Otherwise) {
            self.change(|app, _| app.learning.stray_from_lesson(&mut app.cx));
        }
        let explains = shown.is_some_and(|shown| shown.board.is_solution_shown());
        let missed = shown.is_some_and(|shown| shown.board.is_missed());
        if done {
            self.change(|app, _| app.learning.finish_lesson(&mut app.cx));
        } else if explains {
            self.change(|app, _| app.learning.explain_lesson(&mut app.cx));
        } else if missed {
            self.change(|app, _| app.learning.miss_lesson(&mut app.cx));
        } else if shown.is_some_and(|shown| shown.wanted.mode == BoardMode::Task) {
            self.change(|app, _| app.learning.reopen_lesson());
        }
        self.change(|app, _| app.note_puzzle());
    }

    /// Redraws the board after its size has changed.
    fn resize_lesson(&self) {
        let shown = self.lessons.shown.try_borrow();
        if let Some(shown) = shown.as_ref().ok().and_then(|shown| shown.as_ref()) {
            shown.board.resize();
        }
    }
}

/// How the board fills its element. Nothing around it scrolls, so every touch is for the board.
const FILLS: &str = ".frame { position: absolute; inset: 0; overflow: hidden } .frame #board { touch-action: none }";

/// A constructed style sheet for shadow roots, which no content security policy forbids.
fn style_sheet(text: &str) -> Result<JsValue, JsValue> {
    let kind: Function = Reflect::get(&js_sys::global(), &"CSSStyleSheet".into())?.dyn_into()?;
    let sheet = Reflect::construct(&kind, &Array::new())?;
    let replace: Function = Reflect::get(&sheet, &"replaceSync".into())?.dyn_into()?;
    replace.call1(&sheet, &format!("{text}{FILLS}").into())?;
    Ok(sheet)
}

fn adopt(shadow: &ShadowRoot, sheet: &JsValue) {
    let _ = Reflect::set(shadow, &"adoptedStyleSheets".into(), &Array::of1(sheet));
}
