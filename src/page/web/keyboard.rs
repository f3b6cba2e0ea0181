//! The keyboard: which keys are for the page, and which are for the browser or the focused element.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Element, EventTarget, KeyboardEvent};

use super::page::Page;
use super::roving_focus;
use crate::app::input::keys::keeps_key;

/// Listens for keys.
///
/// # Errors
/// What the browser throws.
pub(super) fn attach(page: &Rc<Page>) -> Result<(), JsValue> {
    let here = Rc::clone(page);
    // An embedded board only handles keys pressed inside it.
    let hearer: EventTarget = match page.host {
        Some(_) => page.root.element.clone().into(),
        None => page.window.clone().into(),
    };
    page.hear(&hearer, "keydown", move |event: KeyboardEvent| {
        // The board of a lesson has already handled its keys.
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

/// The name of a key with its modifiers if they matter: "Ctrl+Z", also for the equivalent on other keyboards. None for shortcuts
/// of the browser.
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

/// Whether the focused element needs the key itself.
fn is_taken(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let Some(target) = target else {
        return false;
    };
    // A field with an `enterkeyhint` leaves Enter to the page.
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
