//! The rules in words, as far as they were fetched.

use crate::messages::{Language, RuleTexts};
use engine::table::Chapter;

/// A chapter in one language, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChapterText {
    /// It was asked for.
    Asked,
    /// It cannot be had.
    Missing,
    /// It is there.
    Read(RuleTexts),
}

/// All that was fetched so far.
#[derive(Clone, Debug, Default)]
pub struct Rulebook {
    leaves: Vec<(Chapter, Language, ChapterText)>,
    /// The chapter whose rules are listed.
    pub(crate) open: Option<Chapter>,
}

impl Rulebook {
    /// What is known of a chapter; nothing when nobody asked for it.
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

    /// Forgets what could not be had, so that it is asked for again.
    pub(crate) fn forget_missing(&mut self) {
        self.leaves
            .retain(|(_, _, text)| *text != ChapterText::Missing);
    }
}
