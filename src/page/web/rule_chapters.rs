//! Fetches chapters of the rules and the lessons, which lie beside the page.

use std::rc::Rc;

use super::page::Page;
use super::text_request::request_text;
use crate::messages::{Language, rule_file};
use crate::shell::learn::LESSONS;
use engine::table::Chapter;

impl Page {
    /// Fetches a chapter and gives it to the shell, or tells it that it cannot be had.
    pub(super) fn fetch_rules(self: &Rc<Self>, chapter: Chapter, language: Language) {
        let page = Rc::clone(self);
        request_text(&self.window, &rule_file(chapter, language), move |text| {
            page.change(|shell, _| shell.take_chapter(chapter, language, text.as_deref()));
        });
    }

    /// Fetches the lessons and gives them to the shell, or tells it that they cannot be had.
    pub(super) fn fetch_lessons(self: &Rc<Self>) {
        let page = Rc::clone(self);
        request_text(&self.window, LESSONS, move |text| {
            page.change(|shell, _| shell.take_lessons(text.as_deref()));
        });
    }
}
