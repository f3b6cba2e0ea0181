//! Animation frames and the timer: what calls back, and whether it is on its way.

use std::cell::{Cell, RefCell};

use wasm_bindgen::prelude::*;

/// What calls back, and whether it is on its way.
#[derive(Default)]
pub(super) struct FrameLoop {
    /// Whether a frame is asked for already.
    pub(super) requested: Cell<bool>,
    /// Which one, to call it off.
    pub(super) number: Cell<Option<i32>>,
    /// The timer that is set, if any.
    pub(super) timer: Cell<Option<i32>>,
    pub(super) frame: RefCell<Option<Closure<dyn FnMut()>>>,
    pub(super) timeout: RefCell<Option<Closure<dyn FnMut()>>>,
}
