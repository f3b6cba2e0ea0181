//! Texts beside the page, or in the page as one file.

use wasm_bindgen::prelude::*;
use web_sys::{Event, Window, XmlHttpRequest};

use super::dom::{add_listener, after_delay};
use super::one_file::OneFile;

/// Passes on the text at a path; none if it cannot be fetched.
pub(super) fn request_text(window: &Window, path: &str, done: impl Fn(Option<String>) + 'static) {
    if let Some(file) = OneFile::in_window(window) {
        // Asynchronous like a fetch: the caller is not done yet.
        let text = file.text(path);
        return after_delay(window, 0, move || done(text));
    }
    let done = std::rc::Rc::new(done);
    let answered = std::rc::Rc::clone(&done);
    if send(path, move |text| answered(text)).is_err() {
        done(None);
    }
}

/// The text at a path, fetched synchronously; none if that fails.
pub(super) fn text_at_once(window: &Window, path: &str) -> Option<String> {
    if let Some(file) = OneFile::in_window(window) {
        return file.text(path);
    }
    let request = XmlHttpRequest::new().ok()?;
    request.open_with_async("GET", &address(path), false).ok()?;
    request.send().ok()?;
    answer(&request)
}

#[wasm_bindgen]
extern "C" {
    /// The address of a file beside the page, which for an embedded board is not the host page's folder (`www/parts.js`).
    #[wasm_bindgen(js_namespace = wasm_bindgen)]
    pub(super) fn address(path: &str) -> String;

    /// Where all these files are, for another script that fetches them: a prefix for each path, or an object with the address of
    /// each.
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
    // Files from an app's archive have no status.
    let found = matches!(request.status(), Ok(0 | 200));
    let text = request.response_text().ok().flatten();
    text.filter(|text| found && !text.is_empty())
}
