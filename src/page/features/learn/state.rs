//! What is known of the rule book: what was fetched of it, what is looked at, and what was done.

use crate::context::Context;
use crate::context::effects::Effect;
use crate::features::learn::library::{Entry, Library};
use crate::features::learn::opened::Opened;
use crate::messages::Language;
use engine::table::Chapter;

/// What stands behind the `#` of the address that leads to the rule book; the name of a lesson may follow after a `/`.
pub const LEARN: &str = "learn";
/// Where the puzzles lie beside the page, in all languages.
pub const PUZZLES: &str = "puzzles/all.txt";

/// Where the lessons in a language lie beside the page: `lessons/en.txt`.
pub fn lesson_file(language: Language) -> String {
    format!("lessons/{}.txt", language.code())
}

/// What is seen of the rule book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum View {
    /// All there is.
    #[default]
    Contents,
    /// A chapter of the rules.
    Chapter(Chapter),
    /// The course of a box.
    Course(Chapter),
    Puzzles,
    /// The lesson that was opened.
    Lesson,
}

/// From where a lesson was opened, as far as the way back is another one then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Origin {
    /// From a list, an address, or the lesson beside it.
    #[default]
    List,
    /// From what was found.
    Search,
}

/// What is known of the puzzles; they stand behind the lessons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Puzzles {
    /// Nobody asked for them.
    #[default]
    Unknown,
    /// They are on their way.
    Asked,
    /// They cannot be had.
    Missing,
    /// They are there, on a day that is counted in days.
    Read(u32),
}

/// What is known of the lessons.
#[derive(Debug, Default)]
pub(super) enum Lessons {
    /// Nobody asked for them.
    #[default]
    Unknown,
    /// They are on their way.
    Asked,
    /// They cannot be had.
    Missing,
    /// They are there.
    Read(Library),
}

/// The rule book.
#[derive(Debug, Default)]
pub struct Learning {
    pub(super) lessons: Lessons,
    /// In which language they were asked for last.
    pub(super) asked_in: Option<Language>,
    pub(super) puzzles: Puzzles,
    pub(crate) view: View,
    pub(crate) opened: Option<Opened>,
    /// The course from which lessons are opened, if it is one.
    pub(crate) course: Option<Chapter>,
    /// The lesson that an address named, until the lessons are there.
    pub(crate) named: Option<String>,
    /// What is looked for.
    pub(super) search: String,
    /// Whether the opened lesson was found by it.
    pub(super) origin: Origin,
    /// The lessons that were done, by name.
    pub(crate) done: Vec<String>,
    /// Those that were done until that was forgotten: it can be brought back as long as the page is open.
    pub(crate) forgotten: Vec<String>,
}

impl Learning {
    pub(super) fn library(&self) -> Option<&Library> {
        match &self.lessons {
            Lessons::Read(library) => Some(library),
            Lessons::Unknown | Lessons::Asked | Lessons::Missing => None,
        }
    }

    /// The lesson that is open.
    pub(crate) fn opened_entry(&self) -> Option<&Entry> {
        self.library()?.get(self.opened.as_ref()?.number)
    }

    pub(crate) fn is_done(&self, name: &str) -> bool {
        self.done.iter().any(|done| done == name)
    }

    /// Takes in which lessons were done, as they were kept.
    pub fn restore_lessons_done(&mut self, text: &str) {
        self.done = text.lines().map(str::to_string).collect();
    }

    pub(crate) fn keep_lessons_done(&mut self, cx: &mut Context) {
        let text = self.done.join("\n");
        cx.effects.ask(Effect::KeepLessonsDone(text));
    }

    /// Keeps that the lesson was done.
    pub(super) fn note_lesson_done(&mut self, cx: &mut Context) {
        let name = self.opened_entry().map(Entry::name);
        if let Some(name) = name.filter(|name| !self.is_done(name)) {
            self.done.push(name);
            self.keep_lessons_done(cx);
        }
    }

    /// Asks for the lessons in the language of the page, unless they are there or on their way.
    pub(crate) fn fetch_lessons(&mut self, cx: &mut Context) {
        let language = cx.language();
        let wanted = match &self.lessons {
            Lessons::Unknown | Lessons::Missing => true,
            Lessons::Asked => self.asked_in != Some(language),
            Lessons::Read(library) => library.language() != language,
        };
        if !wanted {
            return;
        }
        if self.library().is_none() {
            self.lessons = Lessons::Asked;
        }
        self.asked_in = Some(language);
        cx.effects.ask(Effect::FetchLessons(language));
    }

    /// Asks for the puzzles, unless they are there or on their way. They stand behind the lessons, which come first.
    pub(crate) fn fetch_puzzles(&mut self, cx: &mut Context) {
        let wanted = matches!(self.puzzles, Puzzles::Unknown | Puzzles::Missing);
        if wanted && self.library().is_some() {
            self.puzzles = Puzzles::Asked;
            cx.effects.ask(Effect::FetchPuzzles);
        }
    }

    /// Asks for the lessons while the book is open, if they were never asked for in the language of the page.
    pub(crate) fn follow_language(&mut self, cx: &mut Context) {
        if self.asked_in != Some(cx.language()) {
            self.fetch_lessons(cx);
        }
    }
}
