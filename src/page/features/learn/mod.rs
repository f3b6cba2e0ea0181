//! The rule book that can be played: first steps, and every chapter of the rules with boards that show what it says.
//!
//! The board of a lesson is one of its own, like those on other pages (`web/lesson_board.rs`); the game on the screen waits
//! behind it as behind any dialog.

pub mod address;
pub mod chapter;
pub mod choice;
pub mod contents;
pub mod courses;
pub mod decisions;
pub mod dialog;
pub mod editions;
pub mod embed;
pub mod lesson;
pub mod library;
pub mod opened;
pub mod progress;
pub mod puzzles;
pub mod run;
pub mod search;

pub(crate) use dialog::learn_dialog;
pub(crate) use run::fill_in;

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::context::settings::SETTINGS;
use crate::elements::mode::BoardMode;
use crate::elements::setting::SettingChange;
use crate::messages::Language;
use engine::table::Chapter;
use lesson::told;
use library::Library;
use opened::Opened;
use run::{focus_on_next, show_lesson};

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
    /// The puzzles.
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
enum Puzzles {
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
enum Lessons {
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
    lessons: Lessons,
    /// In which language they were asked for last.
    asked_in: Option<Language>,
    puzzles: Puzzles,
    pub(crate) view: View,
    pub(crate) opened: Option<Opened>,
    /// The course from which lessons are opened, if it is one.
    pub(crate) course: Option<Chapter>,
    /// The lesson that an address named, until the lessons are there.
    pub(crate) named: Option<String>,
    /// What is looked for.
    search: String,
    /// Whether the opened lesson was found by it.
    origin: Origin,
    /// The lessons that were done, by name.
    pub(crate) done: Vec<String>,
    /// Those that were done until that was forgotten: it can be brought back as long as the page is open.
    pub(crate) forgotten: Vec<String>,
}

impl Learning {
    fn library(&self) -> Option<&Library> {
        match &self.lessons {
            Lessons::Read(library) => Some(library),
            Lessons::Unknown | Lessons::Asked | Lessons::Missing => None,
        }
    }

    pub(crate) fn is_done(&self, name: &str) -> bool {
        self.done.iter().any(|done| done == name)
    }
}

/// The board of a lesson: another one is another board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonBoard {
    /// What tells it from any other.
    pub key: String,
    /// The record that is shown.
    pub record: String,
    /// What the board is for.
    pub mode: BoardMode,
    /// What is marked on it besides, as lines of a record.
    pub marks: String,
    /// The language of the page.
    pub language: Language,
    /// Its other settings.
    pub settings: Vec<SettingChange>,
}

impl Learning {
    /// Takes in which lessons were done, as they were kept.
    pub fn restore_lessons_done(&mut self, text: &str) {
        self.done = text.lines().map(str::to_string).collect();
    }

    /// Takes in the lessons in a language; none when they cannot be had. Those in another one that are there stay until then.
    pub fn take_lessons(&mut self, cx: &mut Context, language: Language, text: Option<&str>) {
        if self.asked_in != Some(language) {
            return;
        }
        match (text, &mut self.lessons) {
            (Some(text), Lessons::Read(library)) => {
                library.translate(language, text);
                let opened = self.opened.as_mut();
                let same = opened.and_then(|opened| Some((library.get(opened.number)?, opened)));
                if let Some((entry, opened)) = same {
                    opened.translate(entry);
                }
            }
            (Some(text), lessons) => *lessons = Lessons::Read(Library::read(language, text)),
            (None, Lessons::Read(_)) => {}
            (None, lessons) => *lessons = Lessons::Missing,
        }
        if self.view == View::Puzzles {
            self.fetch_puzzles(cx);
        }
        if let Some(name) = self.named.take() {
            self.open_lesson(cx, &name);
        }
    }

    /// Takes in the puzzles on a day, counted in days from any; none when they cannot be had.
    pub fn take_puzzles(&mut self, cx: &mut Context, text: Option<&str>, day: u32) {
        self.puzzles = match (text, &mut self.lessons) {
            (Some(text), Lessons::Read(library)) => {
                library.add_puzzles(text);
                Puzzles::Read(day)
            }
            _ => Puzzles::Missing,
        };
        if let Some(name) = self.named.take() {
            self.open_lesson(cx, &name);
        }
    }

    /// Asks for the puzzles, unless they are there or on their way. They stand behind the lessons, which come first.
    pub(crate) fn fetch_puzzles(&mut self, cx: &mut Context) {
        let wanted = matches!(self.puzzles, Puzzles::Unknown | Puzzles::Missing);
        if wanted && self.library().is_some() {
            self.puzzles = Puzzles::Asked;
            cx.effects.ask(Effect::FetchPuzzles);
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

    /// Asks for the lessons while the book is open, if they were never asked for in the language of the page.
    pub(crate) fn follow_language(&mut self, cx: &mut Context) {
        if self.asked_in != Some(cx.language()) {
            self.fetch_lessons(cx);
        }
    }

    pub(crate) fn open_lesson(&mut self, cx: &mut Context, name: &str) {
        let Some(library) = self.library() else {
            self.named = Some(name.to_string());
            return;
        };
        match library.find(name) {
            Some(number) => {
                self.origin = Origin::List;
                show_lesson(self, cx, number);
            }
            // It may be a puzzle.
            None if self.puzzles == Puzzles::Unknown => {
                self.named = Some(name.to_string());
                self.fetch_puzzles(cx);
            }
            // It may be a rule; otherwise it is said that there is nothing of that name.
            None => {
                self.view = View::Contents;
                self.search = name.to_string();
            }
        }
    }

    /// The board of the lesson that is looked at; none while none is.
    pub fn lesson_board(&self, cx: &Context) -> Option<LessonBoard> {
        if cx.dialogs.front() != Some(Dialog::Learn) || self.view != View::Lesson {
            return None;
        }
        let opened = self.opened.as_ref()?;
        let entry = self.library()?.get(opened.number)?;
        let (record, mode) = opened.board(entry);
        let language = cx.language();
        let settings = SETTINGS.iter().map(|setting| (setting.get)(cx.settings()));
        let own = |change: &SettingChange| {
            matches!(change, SettingChange::Tips(_) | SettingChange::Language(_))
        };
        // What is said there is said by the lesson.
        let settings = settings.filter(|change| !own(change));
        let settings = settings.chain([SettingChange::Tips(false)]);
        let key = format!("{} {} {}", entry.name(), mode.word(), opened.begun);
        Some(LessonBoard {
            key,
            record,
            mode,
            marks: opened.marks(),
            language,
            settings: settings.collect(),
        })
    }

    /// What was to be reached on the board of a lesson is reached, or something was decided where that was all: whoever
    /// steers by keys goes on from there.
    pub fn finish_lesson(&mut self, cx: &mut Context) {
        self.note_lesson_done(cx);
        self.explain_lesson(cx);
        focus_on_next(self, cx);
    }

    /// Says what there is to say when a lesson is over, done or with its solution shown.
    pub fn explain_lesson(&mut self, cx: &mut Context) {
        let opened = self.opened.as_mut();
        let news = opened.is_some_and(|opened| !std::mem::replace(&mut opened.explained, true));
        if !news {
            return;
        }
        let opened = self.opened.as_ref();
        if let Some(said) = opened.map(|opened| told(self, cx, opened).join(" ")) {
            cx.announcer.say(said);
        }
    }

    /// Takes back what was said, where the task on the board is open again: the board has its room.
    pub fn reopen_lesson(&mut self) {
        if let Some(opened) = &mut self.opened {
            opened.explained = false;
        }
    }

    /// Keeps that the lesson was done.
    fn note_lesson_done(&mut self, cx: &mut Context) {
        let number = self.opened.as_ref().map(|opened| opened.number);
        let library = self.library();
        let name = number.and_then(|number| Some(library?.get(number)?.name()));
        if let Some(name) = name.filter(|name| !self.is_done(name)) {
            self.done.push(name);
            self.keep_lessons_done(cx);
        }
    }

    pub(crate) fn keep_lessons_done(&mut self, cx: &mut Context) {
        let text = self.done.join("\n");
        cx.effects.ask(Effect::KeepLessonsDone(text));
    }
}
