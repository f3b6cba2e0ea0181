//! The worker that all embedded boards of a page share, and the line of each board to it. Each line has its own thinker in the
//! worker (`worker.rs`), so that answers go to the board that asked.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use js_sys::{Array, Function, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{MessageChannel, MessagePort, Worker};

/// A worker that lives as long as a board has a line to it.
struct SharedWorker(Worker);

impl Drop for SharedWorker {
    fn drop(&mut self) {
        self.0.terminate();
    }
}

thread_local! {
    /// The page's shared worker, if there is one.
    static SHARED: RefCell<Weak<SharedWorker>> = const { RefCell::new(Weak::new()) };
}

/// A board's line to the worker. Dropping it ends its thinker; dropping the last one ends the worker.
pub(super) struct Line {
    worker: Rc<SharedWorker>,
    port: MessagePort,
    /// The listener for errors of the worker.
    failed: Function,
}

impl Line {
    /// Opens a line to the page's worker, starting that if necessary. `heard` receives its messages, and `failed` its errors, as
    /// events.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn open(
        start: impl FnOnce() -> Result<Worker, JsValue>,
        heard: &Function,
        failed: &Function,
    ) -> Result<Line, JsValue> {
        let channel = MessageChannel::new()?;
        let shared = SHARED.with(|shared| shared.borrow().upgrade());
        let worker = match shared {
            Some(worker) => worker,
            None => {
                let worker = Rc::new(SharedWorker(start()?));
                SHARED.with(|shared| shared.replace(Rc::downgrade(&worker)));
                worker
            }
        };
        let far = channel.port2();
        worker
            .0
            .post_message_with_transfer(&far, &Array::of1(&far))?;
        worker.0.add_event_listener_with_callback("error", failed)?;
        let port = channel.port1();
        port.set_onmessage(Some(heard));
        Ok(Line {
            worker,
            port,
            failed: failed.clone(),
        })
    }

    /// Sends bytes to this board's thinker.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn post(&self, bytes: &Uint8Array) -> Result<(), JsValue> {
        self.port.post_message(bytes)
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        // Nobody waits any more.
        let _ = self.port.post_message(&JsValue::NULL);
        self.port.set_onmessage(None);
        self.port.close();
        let worker = &self.worker.0;
        let _ = worker.remove_event_listener_with_callback("error", &self.failed);
    }
}
