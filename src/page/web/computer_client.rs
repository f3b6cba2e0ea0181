//! The page's side of computer players: a worker, which embedded boards share, or time slices in the page if workers are
//! unavailable.

use std::cell::{Cell, RefCell};
use std::mem::ManuallyDrop;

use js_sys::{Array, Error, Function, Promise};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, Event, MessageEvent, Url, Window, Worker};

use super::one_file::OneFile;
use super::shared_worker::Line;
use super::text_request::{address, places};
use super::time_slices::SlicedThinking;

/// A closure that listens to a kind of event.
pub(super) type Heard<E> = Closure<dyn FnMut(E)>;

/// The client of the computer players.
pub(super) struct ComputerClient {
    pub(super) worker: RefCell<Option<Worker>>,
    /// For an embedded board instead: its line to the worker that all boards share.
    pub(super) line: RefCell<Option<Line>>,
    /// Thinks in the page if there is no worker. `ManuallyDrop` keeps its drop code out of the part of the module that is loaded
    /// first; the board drops it when it is closed.
    pub(super) thinking: ManuallyDrop<RefCell<SlicedThinking>>,
    /// Whether a worker was started, or is known to be unavailable.
    pub(super) begun: Cell<bool>,
    /// The request that is not answered yet, in case the worker dies.
    pub(super) pending: RefCell<Option<Vec<u8>>>,
    /// Whether the next slice is scheduled.
    pub(super) scheduled: Cell<bool>,
    /// The timer of that slice, to cancel it.
    pub(super) timer: Cell<Option<i32>>,
    /// The worker's listener for messages.
    pub(super) heard: RefCell<Option<Heard<MessageEvent>>>,
    pub(super) failed: RefCell<Option<Heard<Event>>>,
    pub(super) next_slice: RefCell<Option<Closure<dyn FnMut()>>>,
    /// The host page's question that is not answered yet.
    pub(super) advice: RefCell<Option<Advice>>,
}

impl ComputerClient {
    pub(super) const fn new() -> Self {
        ComputerClient {
            worker: RefCell::new(None),
            line: RefCell::new(None),
            thinking: ManuallyDrop::new(RefCell::new(SlicedThinking::new())),
            begun: Cell::new(false),
            pending: RefCell::new(None),
            scheduled: Cell::new(false),
            timer: Cell::new(None),
            heard: RefCell::new(None),
            failed: RefCell::new(None),
            next_slice: RefCell::new(None),
            advice: RefCell::new(None),
        }
    }
}

/// A question of the host page to a computer player.
pub(super) struct Advice {
    /// The epoch of the session it is about.
    pub(super) epoch: u64,
    pub(super) promise: Promise,
    pub(super) keep: Function,
    pub(super) fail: Function,
}

impl Advice {
    /// Rejects the promise.
    pub(super) fn refuse(&self, why: &str) {
        let _ = self.fail.call1(&JsValue::UNDEFINED, &Error::new(why));
    }
}

#[wasm_bindgen]
extern "C" {
    /// Starts a worker with the page's Trusted Types policy, if the page requires one (`www/parts.js`).
    #[wasm_bindgen(js_namespace = wasm_bindgen, js_name = startWorker, catch)]
    fn start_script(script: &str) -> Result<Worker, JsValue>;
}

pub(super) fn start_worker(window: &Window, host: bool) -> Result<Worker, JsValue> {
    let inside = OneFile::in_window(window).and_then(|file| file.worker());
    let script = match (inside, host) {
        (Some(inside), _) => inside,
        (None, true) => script_elsewhere()?,
        (None, false) => "worker.js".to_string(),
    };
    let worker = start_script(&script)?;
    worker.post_message(&wasm_bindgen::module())?;
    Ok(worker)
}

/// The address of a script that starts the worker on a page of another origin, which may not load a worker script from here.
fn script_elsewhere() -> Result<String, JsValue> {
    let quoted = |path: &str| js_sys::JSON::stringify(&address(path).into());
    let (glue, worker) = (quoted("bastide.js")?, quoted("worker.js")?);
    let places = js_sys::JSON::stringify(&places())?;
    // The page's Trusted Types requirement also holds in the worker.
    let text = format!(
        "const ours=self.trustedTypes?.createPolicy('bastide-board',{{createScriptURL:(script)=>script}}),\
         bring=(script)=>importScripts(ours?ours.createScriptURL(script):script);\
         bring({glue});wasm_bindgen.fetchFrom({places});bring({worker});"
    );
    let options = BlobPropertyBag::new();
    options.set_type("text/javascript");
    let parts = Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    Url::create_object_url_with_blob(&blob)
}
