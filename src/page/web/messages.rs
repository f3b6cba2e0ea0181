//! The messages of a language, which lie beside the page: those it starts with, and others when somebody wants them.

use std::rc::Rc;

use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use web_sys::Window;

use super::page::Page;
use super::text_request::request_text;
use crate::messages::Language;

/// Takes the messages that were fetched together with the module (`www/start.js`).
///
/// # Errors
/// When there are none, or they belong to another build.
pub(super) fn take_first(window: &Window) -> Result<(), JsValue> {
    let given = Reflect::get(window, &"messages".into())?;
    let part = |name: &str| Reflect::get(&given, &name.into()).map(|part| part.as_string());
    let (code, text) = (part("language")?, part("text")?);
    let language = code.and_then(|code| Language::parse(&code));
    let (Some(language), Some(text)) = (language, text) else {
        return Err("no messages".into());
    };
    let taken = language.take_table(text);
    taken.map_err(|fault| fault.to_string().into())
}

impl Page {
    /// Fetches the messages of the language wanted, unless they are there. Until they come the page speaks as before, and goes
    /// on so if they cannot be had.
    pub(super) fn fetch_messages(self: &Rc<Self>) {
        let Some(language) = self.read(|shell, _| shell.language()) else {
            return;
        };
        if language.has_table() || self.asked_for.replace(Some(language)) == Some(language) {
            return;
        }
        let page = Rc::clone(self);
        request_text(&self.window, &language.table_file(), move |text| {
            if text.is_some_and(|text| language.take_table(text).is_ok()) {
                page.change(|_, _| ());
            }
        });
    }
}
