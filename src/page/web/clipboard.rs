//! Copying texts.

use std::rc::Rc;

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDocument, HtmlTextAreaElement, Window};

use super::dom::after;

/// Copies a text and reports whether that worked: at once, or when the user has allowed it.
pub(super) fn copy(window: &Window, text: &str, tell: impl Fn(bool) + 'static) {
    let navigator = window.navigator();
    // Pages without HTTPS have no clipboard API.
    let clipboard = Reflect::get(&navigator, &"clipboard".into());
    if !clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        tell(copy_by_selecting(window, text).unwrap_or(false));
        return;
    }
    let tell = Rc::new(tell);
    let refused = Rc::clone(&tell);
    let (window, again) = (window.clone(), text.to_string());
    after(
        &navigator.clipboard().write_text(text),
        move |_| tell(true),
        move || refused(copy_by_selecting(&window, &again).unwrap_or(false)),
    );
}

/// The old way to copy: selects the text in a hidden field.
fn copy_by_selecting(window: &Window, text: &str) -> Option<bool> {
    let document: HtmlDocument = window.document()?.dyn_into().ok()?;
    let area: HtmlTextAreaElement = document.create_element("textarea").ok()?.dyn_into().ok()?;
    area.set_value(text);
    area.set_class_name("unseen");
    // Only elements in an open dialog can be selected.
    let front = document.query_selector("dialog[open]").ok().flatten();
    let parent = front.or_else(|| document.body().map(Into::into))?;
    parent.append_child(&area).ok()?;
    area.select();
    let copied = document.exec_command("copy").unwrap_or(false);
    area.remove();
    Some(copied)
}
