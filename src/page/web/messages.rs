//! The messages of a language, which lie beside the page in two halves: those it starts with, the others while somebody looks
//! at it, and other languages when somebody wants them.

use std::rc::Rc;

use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use web_sys::Window;

use super::page::Page;
use super::text_request::{request_text, text_at_once};
use crate::messages::{Half, Language, bring_in_need};

/// Takes the messages that were fetched together with the module (`www/start.js`): the first half, and the other one where it
/// was wanted at once.
///
/// # Errors
/// When there are none, or they belong to another build.
pub(super) fn take_first(window: &Window) -> Result<(), JsValue> {
    let given = Reflect::get(window, &"messages".into())?;
    let part = |name: &str| Reflect::get(&given, &name.into()).map(|part| part.as_string());
    let (code, text, later) = (part("language")?, part("text")?, part("later")?);
    let language = code.and_then(|code| Language::parse(&code));
    let (Some(language), Some(text)) = (language, text) else {
        return Err("no messages".into());
    };
    take(language, Half::First, text)?;
    match later {
        Some(later) => take(language, Half::Later, later),
        None => Ok(()),
    }
}

/// Takes a half of the messages of a language, unless it is there.
///
/// # Errors
/// When it belongs to another build.
pub(super) fn take(language: Language, half: Half, text: String) -> Result<(), JsValue> {
    let taken = language.take(half, text);
    taken.map_err(|fault| fault.to_string().into())
}

/// From now on a message that is wanted before its half has come brings that half.
pub(super) fn bring_when_wanted() {
    bring_in_need(|language, number| {
        let file = Half::Later.file(language);
        let told = format!("{file} is fetched for message {number}");
        web_sys::console::debug_1(&told.into());
        if let Some(text) = web_sys::window().and_then(|window| text_at_once(&window, &file)) {
            // Another build has other messages: what is missing stays so.
            let _ = take(language, Half::Later, text);
        }
    });
}

impl Page {
    /// Fetches what is missing of the language wanted. Until it comes the page speaks as before, and goes on so if it cannot
    /// be had.
    pub(super) fn fetch_messages(self: &Rc<Self>) {
        let Some(language) = self.read(|shell, _| shell.language()) else {
            return;
        };
        let Some(half) = language.lacks() else {
            return;
        };
        let asked = Some((language, half));
        if self.asked_for.replace(asked) == asked {
            return;
        }
        let page = Rc::clone(self);
        request_text(&self.window, &half.file(language), move |text| {
            match (text, half) {
                (Some(text), Half::First) => page.fetch_later_half(language, text),
                (Some(text), Half::Later) => page.take_messages(language, [(half, text)]),
                (None, _) => {}
            }
        });
    }

    /// Fetches the other half of a language that is wanted in the middle of things: it is spoken as soon as both are there.
    fn fetch_later_half(self: &Rc<Self>, language: Language, first: String) {
        let page = Rc::clone(self);
        let file = Half::Later.file(language);
        request_text(&self.window, &file, move |later| {
            let later = later.map(|later| (Half::Later, later));
            let halves = [(Half::First, first.clone())].into_iter().chain(later);
            page.take_messages(language, halves);
        });
    }

    fn take_messages(
        self: &Rc<Self>,
        language: Language,
        halves: impl IntoIterator<Item = (Half, String)>,
    ) {
        let mut halves = halves.into_iter();
        if halves.all(|(half, text)| take(language, half, text).is_ok()) {
            self.change(|_, _| ());
        }
    }
}
