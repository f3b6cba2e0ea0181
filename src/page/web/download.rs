//! Saving files.

use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, Document, HtmlAnchorElement, Url, Window};

use super::dom::after_delay;
use super::messenger::Messenger;

/// The media type of our files, which no browser displays instead of saving.
const KIND: &str = "application/octet-stream";
/// How long the browser may take to fetch the blob of a file it saves, in milliseconds.
const FETCHED: i32 = 60_000;

/// Saves a text as a download; in a messenger, offers it to a chat.
///
/// # Errors
/// What the browser throws.
pub(super) fn write_file(
    window: &Window,
    document: &Document,
    name: &str,
    text: &str,
) -> Result<(), JsValue> {
    write_part(window, document, name, &text.into())
}

/// The same for a text or bytes.
///
/// # Errors
/// What the browser throws.
pub(super) fn write_part(
    window: &Window,
    document: &Document,
    name: &str,
    part: &JsValue,
) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(KIND);
    let parts = Array::of1(part);
    let blob = Blob::new_with_blob_sequence_and_options(&parts, &options)?;
    let messenger = Messenger::in_window(window);
    if messenger.is_some_and(|messenger| messenger.give_file(name, &blob).is_some()) {
        return Ok(());
    }
    let url = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    after_delay(window, FETCHED, move || {
        let _ = Url::revoke_object_url(&url);
    });
    Ok(())
}
