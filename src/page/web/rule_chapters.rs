//! Fetches chapters of the rules, puzzles and lessons, which are beside the page.

use std::rc::Rc;

use super::page::Page;
use super::text_request::request_text;
use crate::features::learn::{PUZZLES, lesson_file};
use crate::features::rules::rulebook::take_chapter;
use crate::messages::{Language, rule_file};
use engine::table::Chapter;

impl Page {
    /// Fetches a chapter for the app, or tells it that this failed.
    pub(super) fn fetch_rules(self: &Rc<Self>, chapter: Chapter, language: Language) {
        let page = Rc::clone(self);
        request_text(&self.window, &rule_file(chapter, language), move |text| {
            page.change(|app, _| take_chapter(&mut app.cx, chapter, language, text.as_deref()));
        });
    }

    /// Fetches the puzzles for the app, with the local date.
    pub(super) fn fetch_puzzles(self: &Rc<Self>) {
        let page = Rc::clone(self);
        request_text(&self.window, PUZZLES, move |text| {
            page.change(|app, _| {
                app.learning
                    .take_puzzles(&mut app.cx, text.as_deref(), today())
            });
        });
    }

    /// Fetches the lessons in a language for the app, or tells it that this failed.
    pub(super) fn fetch_lessons(self: &Rc<Self>, language: Language) {
        let page = Rc::clone(self);
        request_text(&self.window, &lesson_file(language), move |text| {
            page.change(|app, _| {
                app.learning
                    .take_lessons(&mut app.cx, language, text.as_deref())
            });
        });
    }
}

/// The local date, as a number of days since 1970.
pub(super) fn today() -> u32 {
    const MINUTE: f64 = 60_000.0;
    let now = js_sys::Date::new_0();
    let here = now.get_time() - now.get_timezone_offset() * MINUTE;
    (here / (24.0 * 60.0 * MINUTE)) as u32
}
