//! The board of a lesson in the rule book.

use std::cell::{Cell, RefCell};

use wasm_bindgen::prelude::*;
use web_sys::Element;

use super::page::Board;
use crate::features::learn::LessonBoard;

/// The board that is shown, if one is.
#[derive(Default)]
pub(super) struct LessonBoards {
    /// Whether the rule book was open when the page was shown last.
    pub(super) was_open: Cell<bool>,
    /// Whether the tab is on its way to another step of its history, which takes a while.
    pub(super) travels: Cell<bool>,
    /// What stood behind the `#` when the book looked last; nothing where what stands there now is known.
    pub(super) seen: RefCell<Option<String>>,
    pub(super) shown: RefCell<Option<Shown>>,
    /// The style sheet, once it was fetched.
    pub(super) sheet: RefCell<Option<JsValue>>,
}

/// A board in the rule book, and for which lesson it is there.
pub(super) struct Shown {
    pub(super) host: Element,
    pub(super) wanted: LessonBoard,
    pub(super) board: Board,
}
