//! The written rules, once they are fetched.

use crate::context::Context;
use crate::messages::{Language, RuleTexts};
use engine::table::Chapter;

/// The state of a chapter in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChapterText {
    /// It was requested.
    Asked,
    /// It could not be fetched.
    Missing,
    Read(RuleTexts),
}

/// Everything fetched so far.
#[derive(Clone, Debug, Default)]
pub struct Rulebook {
    leaves: Vec<(Chapter, Language, ChapterText)>,
    /// The chapter that is open.
    pub(crate) open: Option<Chapter>,
}

impl Rulebook {
    /// The state of a chapter; none if it was not requested.
    pub fn chapter(&self, chapter: Chapter, language: Language) -> Option<&ChapterText> {
        let this =
            |text: &&(Chapter, Language, ChapterText)| text.0 == chapter && text.1 == language;
        self.leaves.iter().find(this).map(|(_, _, text)| text)
    }

    pub(crate) fn put(&mut self, chapter: Chapter, language: Language, text: ChapterText) {
        let others =
            |known: &(Chapter, Language, ChapterText)| known.0 != chapter || known.1 != language;
        self.leaves.retain(others);
        self.leaves.push((chapter, language, text));
    }

    /// Forgets failed requests, so that they are made again.
    pub(crate) fn forget_missing(&mut self) {
        self.leaves
            .retain(|(_, _, text)| *text != ChapterText::Missing);
    }
}

/// A chapter in the language of the page; none if it was not requested.
pub(crate) fn chapter_text(cx: &Context, chapter: Chapter) -> Option<&ChapterText> {
    cx.rulebook.chapter(chapter, cx.language())
}
