//! The messages of a language, in tables beside the page: the one the page starts with, the rest once it is shown, and other
//! languages on demand.

use std::rc::Rc;

use js_sys::{Array, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::Window;

use super::page::Page;
use super::text_request::{request_text, text_at_once};
use crate::messages::{Language, When, bring_in_need};

/// Sets the messages that were fetched together with the module (`www/start.js`): the first table, and others if they were needed
/// at once.
///
/// # Errors
/// If there are none, or they belong to another build.
pub(super) fn take_first(window: &Window) -> Result<(), JsValue> {
    let given = Reflect::get(window, &"messages".into())?;
    let code = Reflect::get(&given, &"language".into())?.as_string();
    let language = code.and_then(|code| Language::parse(&code));
    let language = language.ok_or("no messages")?;
    let tables = Array::from(&Reflect::get(&given, &"tables".into())?);
    for (when, table) in When::ALL.into_iter().zip(tables.iter()) {
        match (when, table.as_string()) {
            (_, Some(table)) => take(language, when, table)?,
            (When::First, None) => return Err("no messages".into()),
            (When::Later | When::Cards, None) => {}
        }
    }
    Ok(())
}

/// Sets a table of messages of a language, unless it is already set.
///
/// # Errors
/// If it belongs to another build.
pub(super) fn take(language: Language, when: When, text: String) -> Result<(), JsValue> {
    let taken = language.take(when, text);
    taken.map_err(|fault| fault.to_string().into())
}

/// Records what had to wait for a fetch, if the page has a list for that, as `www/parts.js` does.
fn note_need(told: &str) {
    let list = Reflect::get(&js_sys::global(), &"partsNeeded".into());
    if let Some(list) = list.ok().and_then(|list| list.dyn_into::<Array>().ok()) {
        list.push(&told.into());
    }
}

/// From now on, a message needed before its table is there fetches that table synchronously.
pub(super) fn bring_when_wanted() {
    bring_in_need(|language, when, number| {
        let file = language.file(when);
        let told = format!("{file} is fetched for message {number}");
        note_need(&told);
        if let Some(text) = web_sys::window().and_then(|window| text_at_once(&window, &file)) {
            // Another build has other messages: then they stay missing.
            let _ = take(language, when, text);
        }
    });
}

impl Page {
    /// Fetches the missing messages of the chosen language, table by table. The page keeps its language until they arrive, and if
    /// that fails. Those that can wait are read by functions that can, too: they wait for the rest of the module.
    pub(super) fn fetch_messages(self: &Rc<Self>) {
        let Some(language) = self.read(|app, _| app.cx.language()) else {
            return;
        };
        let Some(when) = language.lacks() else {
            return;
        };
        if when != When::First && self.waits_for_parts() {
            return;
        }
        // Embedded boards fetch the messages of the card game only for a card game.
        let cards = self.read(|app, _| app.cx.shows_cards());
        if when == When::Cards && self.host.is_some() && cards != Some(true) {
            return;
        }
        let asked = Some((language, when));
        if self.asked_for.replace(asked) == asked {
            return;
        }
        let page = Rc::clone(self);
        request_text(&self.window, &language.file(when), move |text| {
            match (text, when) {
                (Some(text), When::First) => page.fetch_later_table(language, text),
                (Some(text), _) => page.take_messages(language, [(when, text)]),
                (None, _) => {}
            }
        });
    }

    /// Fetches the second table of a language chosen while the page runs: it is used once both are there.
    fn fetch_later_table(self: &Rc<Self>, language: Language, first: String) {
        let page = Rc::clone(self);
        let file = language.file(When::Later);
        request_text(&self.window, &file, move |later| {
            let later = later.map(|later| (When::Later, later));
            let tables = [(When::First, first.clone())].into_iter().chain(later);
            page.take_messages(language, tables);
        });
    }

    fn take_messages(
        self: &Rc<Self>,
        language: Language,
        tables: impl IntoIterator<Item = (When, String)>,
    ) {
        let mut tables = tables.into_iter();
        if tables.all(|(when, text)| take(language, when, text).is_ok()) {
            self.change(|_, _| ());
        }
    }
}
