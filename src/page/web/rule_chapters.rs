//! Fetches chapters of the rules, which lie beside the page.

use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::{Event, XmlHttpRequest};

use super::dom::add_listener;
use super::page::Page;
use crate::messages::{Language, rule_file};
use engine::table::Chapter;

impl Page {
    /// Fetches a chapter and gives it to the shell, or tells it that it cannot be had.
    pub(super) fn fetch_rules(self: &Rc<Self>, chapter: Chapter, language: Language) {
        if self.request_chapter(chapter, language).is_err() {
            self.update(|shell, _| shell.take_chapter(chapter, language, None));
        }
    }

    fn request_chapter(
        self: &Rc<Self>,
        chapter: Chapter,
        language: Language,
    ) -> Result<(), JsValue> {
        let request = XmlHttpRequest::new()?;
        request.open("GET", &rule_file(chapter, language))?;
        let (page, answer) = (Rc::clone(self), request.clone());
        add_listener(&request, "loadend", move |_: Event| {
            // A page opened from disk has no status.
            let found = matches!(answer.status(), Ok(0 | 200));
            let text = answer.response_text().ok().flatten();
            let text = text.filter(|text| found && !text.is_empty());
            page.change(|shell, _| shell.take_chapter(chapter, language, text.as_deref()));
        })?;
        request.send()
    }
}
