//! The callbacks for animation frames and the timer, and whether they are pending.

use std::cell::{Cell, RefCell};

use wasm_bindgen::prelude::*;

/// The callbacks, and whether they are pending.
#[derive(Default)]
pub(super) struct FrameLoop {
    /// Whether a frame is already requested.
    pub(super) requested: Cell<bool>,
    /// The handle of that frame, to cancel it.
    pub(super) number: Cell<Option<i32>>,
    /// The handle of the timer, if it is set.
    pub(super) timer: Cell<Option<i32>>,
    pub(super) frame: RefCell<Option<Closure<dyn FnMut()>>>,
    pub(super) timeout: RefCell<Option<Closure<dyn FnMut()>>>,
}
