//! Arrow keys, Home and End in radio groups and among the answers of the bar: they move the focus to the next one, which in a
//! radio group also selects it.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::page::Page;
use crate::stage::CursorMove;

/// Handles a key on a value of a group. Returns whether it moves to another one.
pub(super) fn move_focus(page: &Rc<Page>, event: &KeyboardEvent) -> bool {
    let held = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
    let target = event.target().filter(|_| !held);
    let target = target.and_then(|target| target.dyn_into::<Element>().ok());
    let (Some(target), Some(stride)) = (target, CursorMove::of_key(&event.key())) else {
        return false;
    };
    let Some(next) = beside(&target, stride) else {
        return false;
    };
    if next.get_attribute("role").as_deref() == Some("radio") {
        let meant = page
            .bindings
            .nearest(&next, |bindings| bindings.press.clone());
        if let Some((_, intent)) = meant {
            page.change(|app, now| app.press(intent, now));
        }
    }
    if let Some(next) = next.dyn_ref::<HtmlElement>() {
        let _ = next.focus();
    }
    true
}

/// The value that a key leads to in the group.
fn beside(value: &Element, stride: CursorMove) -> Option<Element> {
    let group = value.closest("[role=radiogroup], [data-arrows]");
    let group = group.ok().flatten()?;
    let found = group.query_selector_all("button:not([disabled])").ok()?;
    let values = (0..found.length()).filter_map(|index| found.item(index)?.dyn_into().ok());
    let values: Vec<Element> = values.collect();
    let at = values.iter().position(|other| other == value)?;
    values.get(stride.among(Some(at), values.len())?).cloned()
}
