//! Texts that lie beside the page, or in the one file.

use wasm_bindgen::prelude::*;
use web_sys::{Event, Window, XmlHttpRequest};

use super::dom::{add_listener, after_delay};
use super::one_file::OneFile;

/// Hands over the text at a path; none where it cannot be had.
pub(super) fn request_text(window: &Window, path: &str, done: impl Fn(Option<String>) + 'static) {
    if let Some(file) = OneFile::of(window) {
        // As late as an answer from elsewhere: whoever asks is not done yet.
        let text = file.text(path);
        return after_delay(window, 0, move || done(text));
    }
    let done = std::rc::Rc::new(done);
    let answered = std::rc::Rc::clone(&done);
    if send(path, move |text| answered(text)).is_err() {
        done(None);
    }
}

/// The text at a path, for which everything else waits; none where it cannot be had.
pub(super) fn text_at_once(window: &Window, path: &str) -> Option<String> {
    if let Some(file) = OneFile::of(window) {
        return file.text(path);
    }
    let request = XmlHttpRequest::new().ok()?;
    request.open_with_async("GET", &address(path), false).ok()?;
    request.send().ok()?;
    answer(&request)
}

#[wasm_bindgen]
extern "C" {
    /// The address of what lies beside the page, which on other pages is not where they are (`www/parts.js`).
    #[wasm_bindgen(js_namespace = wasm_bindgen)]
    pub(super) fn address(path: &str) -> String;

    /// Where all of that lies, for another script that is to ask for it: what comes before each path, or an object with the
    /// address of each.
    #[wasm_bindgen(js_namespace = wasm_bindgen)]
    pub(super) fn places() -> JsValue;
}

fn send(path: &str, done: impl Fn(Option<String>) + 'static) -> Result<(), JsValue> {
    let request = XmlHttpRequest::new()?;
    request.open("GET", &address(path))?;
    let sent = request.clone();
    add_listener(&request, "loadend", move |_: Event| done(answer(&sent)))?;
    request.send()
}

fn answer(request: &XmlHttpRequest) -> Option<String> {
    // What comes out of the archive of an app has no status.
    let found = matches!(request.status(), Ok(0 | 200));
    let text = request.response_text().ok().flatten();
    text.filter(|text| found && !text.is_empty())
}
