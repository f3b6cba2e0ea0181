//! The keyboard: which key means something to the page, and which belongs to the browser or to the element with the focus.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Element, EventTarget, KeyboardEvent};

use super::page::Page;
use super::roving_focus;
use crate::app::input::keys::keeps_key;

/// Hears keys from now on.
///
/// # Errors
/// What the browser throws.
pub(super) fn attach(page: &Rc<Page>) -> Result<(), JsValue> {
    let here = Rc::clone(page);
    // On somebody else's page only keys that are pressed within the board are for it.
    let hearer: EventTarget = match page.host {
        Some(_) => page.root.element.clone().into(),
        None => page.window.clone().into(),
    };
    page.hear(&hearer, "keydown", move |event: KeyboardEvent| {
        // What was pressed on the board of a lesson was heard there.
        if event.default_prevented() {
            return;
        }
        if roving_focus::move_focus(&here, &event) {
            event.prevent_default();
            return;
        }
        let Some(key) = key_of(&event).filter(|_| !is_taken(&event)) else {
            return;
        };
        let meant = here.change(|app, now| app.press_key(&key, now));
        if meant == Some(true) {
            event.prevent_default();
        }
    })
}

/// The name of a key, with the keys held with it when they mean something: "Ctrl+Z", also on keyboards that have
/// another key for it. None for what belongs to the browser.
fn key_of(event: &KeyboardEvent) -> Option<String> {
    let key = event.key();
    if event.alt_key() {
        return None;
    }
    if !event.ctrl_key() && !event.meta_key() {
        let arrow = event.shift_key() && key.starts_with("Arrow");
        return Some(if arrow { format!("Shift+{key}") } else { key });
    }
    let shift = if event.shift_key() { "Shift+" } else { "" };
    let known = matches!(key.as_str(), "z" | "Z" | "y" | "Y");
    known.then(|| format!("Ctrl+{shift}{}", key.to_ascii_uppercase()))
}

/// Whether the element with the focus wants the key itself.
fn is_taken(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let Some(target) = target else {
        return false;
    };
    // A field that says what Enter does there leaves it to the page.
    if event.key() == "Enter" && target.has_attribute("enterkeyhint") {
        return false;
    }
    let field = target.get_attribute("type");
    keeps_key(
        &target.tag_name(),
        field.as_deref(),
        &event.key(),
        event.shift_key(),
    )
}
