//! The state of the lesson's board in the rule book.

use std::cell::{Cell, RefCell};

use wasm_bindgen::prelude::*;
use web_sys::Element;

use super::page::Board;
use crate::features::learn::LessonBoard;

/// The board that is shown, if any.
#[derive(Default)]
pub(super) struct LessonBoards {
    /// Whether the rule book was open at the last update.
    pub(super) was_open: Cell<bool>,
    /// Whether the tab is moving in its history, which is asynchronous.
    pub(super) travels: Cell<bool>,
    /// The fragment of the address at the book's last update; none if the current one is already known.
    pub(super) seen: RefCell<Option<String>>,
    pub(super) shown: RefCell<Option<Shown>>,
    /// The style sheet, once it is fetched.
    pub(super) sheet: RefCell<Option<JsValue>>,
}

/// A board in the rule book, and the lesson it belongs to.
pub(super) struct Shown {
    pub(super) host: Element,
    pub(super) wanted: LessonBoard,
    pub(super) board: Board,
}
