//! Computer players as the page sees them: a worker, which boards on other pages share, or slices of the page's own time where
//! workers are not to be had.

use std::cell::{Cell, RefCell};
use std::mem::ManuallyDrop;

use js_sys::{Array, Error, Function, Promise};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, Event, MessageEvent, Url, Window, Worker};

use super::one_file::OneFile;
use super::shared_worker::Line;
use super::text_request::{address, places};
use super::time_slices::SlicedThinking;

/// What hears a kind of event.
pub(super) type Heard<E> = Closure<dyn FnMut(E)>;

/// What asks computer players.
pub(super) struct ComputerClient {
    pub(super) worker: RefCell<Option<Worker>>,
    /// In its place, of a board on another page: its line to the worker that all boards there share.
    pub(super) line: RefCell<Option<Line>>,
    /// What thinks in the page when there is no worker. It ends when nobody thinks for the board any more: what ends it would be
    /// needed too early otherwise.
    pub(super) thinking: ManuallyDrop<RefCell<SlicedThinking>>,
    /// Whether a worker was begun, or is known not to be had.
    pub(super) begun: Cell<bool>,
    /// The request that was not answered yet, in case the worker dies over it.
    pub(super) pending: RefCell<Option<Vec<u8>>>,
    /// Whether the next slice is scheduled.
    pub(super) scheduled: Cell<bool>,
    /// Which timer that is, to call it off.
    pub(super) timer: Cell<Option<i32>>,
    /// What hears the worker.
    pub(super) heard: RefCell<Option<Heard<MessageEvent>>>,
    pub(super) failed: RefCell<Option<Heard<Event>>>,
    pub(super) next_slice: RefCell<Option<Closure<dyn FnMut()>>>,
    /// What a page around the board asked and was not answered yet.
    pub(super) advice: RefCell<Option<Advice>>,
}

impl ComputerClient {
    /// One that was asked nothing yet.
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

/// A question of the host that a computer player thinks about.
pub(super) struct Advice {
    /// Which state of the session it is about.
    pub(super) epoch: u64,
    pub(super) promise: Promise,
    pub(super) keep: Function,
    pub(super) fail: Function,
}

impl Advice {
    /// Nobody will answer.
    pub(super) fn refuse(&self, why: &str) {
        let _ = self.fail.call1(&JsValue::UNDEFINED, &Error::new(why));
    }
}

#[wasm_bindgen]
extern "C" {
    /// Starts a worker by a policy of ours, where the page asks for one (`www/parts.js`).
    #[wasm_bindgen(js_namespace = wasm_bindgen, js_name = startWorker, catch)]
    fn start_script(script: &str) -> Result<Worker, JsValue>;
}

pub(super) fn start_worker(window: &Window, host: bool) -> Result<Worker, JsValue> {
    let inside = OneFile::of(window).and_then(|file| file.worker());
    let script = match (inside, host) {
        (Some(inside), _) => inside,
        (None, true) => script_elsewhere()?,
        (None, false) => "worker.js".to_string(),
    };
    let worker = start_script(&script)?;
    worker.post_message(&wasm_bindgen::module())?;
    Ok(worker)
}

/// The address of a script that starts the worker on a page of another origin, which may not name scripts of this one.
fn script_elsewhere() -> Result<String, JsValue> {
    let quoted = |path: &str| js_sys::JSON::stringify(&address(path).into());
    let (glue, worker) = (quoted("bastide.js")?, quoted("worker.js")?);
    let places = js_sys::JSON::stringify(&places())?;
    // The policy of the page goes for the worker as well.
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
