//! The state of the rule book: what has been loaded, what is shown, and what is done.

use std::cell::OnceCell;

use crate::context::Context;
use crate::context::effects::Effect;
use crate::features::learn::assignment::{Class, Given, Making};
use crate::features::learn::library::{Entry, Library, Shelf};
use crate::features::learn::opened::Opened;
use crate::features::learn::outcome::sound_of_success;
use crate::features::learn::progress::Progress;
use crate::features::learn::puzzles::practice::Practice;
use crate::features::learn::sheet::Sheet;
use crate::messages::Language;
use engine::table::Chapter;

/// The fragment of an address that opens the rule book; the name of a lesson may follow after a `/`.
pub const LEARN: &str = "learn";
/// The file of the puzzles beside the page, in all languages.
pub const PUZZLES: &str = "puzzles/all.txt";

/// The file of the lessons in a language beside the page: `lessons/en.txt`.
pub fn lesson_file(language: Language) -> String {
    format!("lessons/{}.txt", language.code())
}

/// The current view of the rule book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum View {
    #[default]
    Contents,
    Chapter(Chapter),
    /// The course of a box, by its chapter.
    Course(Chapter),
    Puzzles,
    /// An assignment, as learners see it.
    Given,
    /// An assignment that is being made.
    Making,
    /// The results of a class.
    Class,
    /// Lessons as they are printed.
    Sheet,
    /// What came of a run of puzzles.
    Run,
    Lesson,
}

/// Where a lesson was opened from, which decides where Back leads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A list, an address, or the neighbouring lesson.
    #[default]
    List,
    /// Search results.
    Search,
    /// The box of a new game that has the rules of this chapter.
    Box(Chapter),
    /// The way on: it has come back today.
    Repetition,
    /// The open assignment.
    Assignment,
    /// A run of puzzles, or what came of it.
    Run,
}

/// The loading state of the puzzles, which follow the lessons in the library.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Puzzles {
    /// Not requested yet.
    #[default]
    Unknown,
    /// Loading.
    Asked,
    /// Could not be loaded.
    Missing,
    /// Loaded, with the number of the current day.
    Read(u32),
}

/// The loading state of the lessons.
#[derive(Debug, Default)]
pub(super) enum Lessons {
    /// Not requested yet.
    #[default]
    Unknown,
    /// Loading.
    Asked,
    /// Could not be loaded.
    Missing,
    /// Loaded.
    Read(Library),
}

#[derive(Debug, Default)]
pub struct Learning {
    pub(super) lessons: Lessons,
    /// The language last requested.
    pub(super) asked_in: Option<Language>,
    pub(super) puzzles: Puzzles,
    /// What somebody does with them.
    pub(crate) practice: Practice,
    pub(crate) view: View,
    pub(crate) opened: Option<Opened>,
    /// The course from which lessons are opened, if any.
    pub(crate) course: Option<Chapter>,
    /// The lesson requested by an address, until the lessons are loaded.
    pub(crate) named: Option<String>,
    /// The search text.
    pub(super) search: String,
    /// Where the open lesson was opened from.
    pub(crate) origin: Origin,
    /// What is kept of learning, see `progress.rs`; read once it is needed.
    pub(super) kept: String,
    pub(super) progress: OnceCell<Box<Progress>>,
    /// The number of the current day, once it was told.
    pub(super) today: Option<u32>,
    /// The number of the day and the verdict on a try at its puzzle, until somebody takes it.
    pub(super) verdict: Option<(u32, bool)>,
    /// The open assignment.
    pub(super) given: Option<Given>,
    /// The assignment that is being made.
    pub(super) making: Making,
    pub(super) class: Class,
    /// The sheet that is shown.
    pub(super) sheet: Option<Box<Sheet>>,
    /// The languages for which the device has a voice of its own.
    pub(super) voices: Vec<Language>,
    /// How many sentences were begun to be read aloud.
    pub(super) sentences_begun: u32,
    /// Forgotten progress, which can be restored while the page is open.
    pub(super) forgotten: String,
}

impl Learning {
    pub(super) fn library(&self) -> Option<&Library> {
        match &self.lessons {
            Lessons::Read(library) => Some(library),
            Lessons::Unknown | Lessons::Asked | Lessons::Missing => None,
        }
    }

    pub(super) fn library_mut(&mut self) -> Option<&mut Library> {
        match &mut self.lessons {
            Lessons::Read(library) => Some(library),
            Lessons::Unknown | Lessons::Asked | Lessons::Missing => None,
        }
    }

    pub(crate) fn opened_entry(&self) -> Option<&Entry> {
        self.library()?.get(self.opened.as_ref()?.number)
    }

    pub(crate) fn is_done(&self, name: &str) -> bool {
        self.progress().is_done(name)
    }

    /// Restores what is kept. It stays unread until it is needed.
    pub fn restore_lessons_done(&mut self, text: &str) {
        self.kept = text.to_string();
        if self.progress.get().is_some() {
            self.read_anew();
        }
    }

    /// Takes the number of the current day.
    pub const fn take_day(&mut self, day: u32) {
        self.today = Some(day);
    }

    /// Notes whether a try at the open lesson was right. The first one since it was opened decides whether it comes back.
    pub(super) fn note_verdict(&mut self, cx: &mut Context, right: bool) {
        self.note_try(right);
        self.note_outcome(cx, right);
        let entry = self.opened_entry();
        let Some((name, shelf)) = entry.map(|entry| (entry.name(), entry.shelf)) else {
            return;
        };
        let opened = self.opened.as_mut();
        let before = opened.and_then(|opened| opened.note_verdict(right));
        let mut progress = self.progress().clone();
        if let Some(today) = self
            .today
            .filter(|_| before.is_none() && matches!(shelf, Shelf::FirstSteps | Shelf::Rules))
        {
            progress.note_try(&name, right, today);
        }
        if before.is_none() && shelf == Shelf::Puzzles {
            self.note_puzzle_try(&mut progress, right);
        }
        if right {
            progress.finish(&name, self.today);
        }
        self.keep(cx, progress);
        let news = right && before.is_none_or(|(_, last)| !last);
        let sound = sound_of_success(self).filter(|_| news && cx.settings().sound);
        if let Some(sound) = sound {
            cx.effects.push(Effect::Sound(vec![sound]));
        }
    }

    /// Takes the number of the day and whether its puzzle was solved, after a try at it.
    pub(crate) const fn take_verdict(&mut self) -> Option<(u32, bool)> {
        self.verdict.take()
    }

    /// Requests the lessons in the language of the page, unless they are loaded or loading.
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
        cx.effects.push(Effect::FetchLessons(language));
    }

    /// Requests the puzzles, unless they are loaded or loading; the lessons come first.
    pub(crate) fn fetch_puzzles(&mut self, cx: &mut Context) {
        let wanted = matches!(self.puzzles, Puzzles::Unknown | Puzzles::Missing);
        if wanted && self.library().is_some() {
            self.puzzles = Puzzles::Asked;
            cx.effects.push(Effect::FetchPuzzles);
        }
    }

    /// Requests the lessons while the book is open, if not yet requested in the language of the page.
    pub(crate) fn follow_language(&mut self, cx: &mut Context) {
        if self.asked_in != Some(cx.language()) {
            self.fetch_lessons(cx);
        }
    }
}
