//! A lesson from start to end: its board, the answer, and the closing text.

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::context::settings::SETTINGS;
use crate::elements::intent::{Intent, Target};
use crate::elements::learn::LearnIntent;
use crate::elements::mode::BoardMode;
use crate::elements::setting::SettingChange;
use crate::features::learn::courses::Course;
use crate::features::learn::lesson::{lesson_title, told, verdict_and_scores_text};
use crate::features::learn::library::Library;
use crate::features::learn::opened::{Exercise, Opened};
use crate::features::learn::outcome::verdict_text;
use crate::features::learn::puzzles::is_name_of_day;
use crate::features::learn::state::{Learning, Lessons, Origin, Puzzles, View};
use crate::features::learn::ways::{way_back, way_on};
use crate::messages::Language;

/// The board of a lesson; a different key means a different board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonBoard {
    /// Identifies it.
    pub key: String,
    pub record: String,
    pub mode: BoardMode,
    /// Whether its replay plays at once, instead of showing the end.
    pub plays: bool,
    /// Additional marks, as record lines.
    pub marks: String,
    /// What is to be tried, as record lines; empty if any decision will do.
    pub tries: Vec<String>,
    pub language: Language,
    pub settings: Vec<SettingChange>,
}

impl Learning {
    /// Stores the lessons in a language; `None` if they could not be loaded. Until then those in another language stay.
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
        self.follow_assignments(cx);
        self.redraw_sheet(cx);
        if let Some(name) = self.named.take() {
            self.open_lesson(cx, &name);
        }
    }

    /// Stores the puzzles, with the number of the current day; `None` if they could not be loaded.
    pub fn take_puzzles(&mut self, cx: &mut Context, text: Option<&str>, day: u32) {
        self.puzzles = match (text, &mut self.lessons) {
            (Some(text), Lessons::Read(library)) => {
                library.add_puzzles(text);
                Puzzles::Read(day)
            }
            _ => Puzzles::Missing,
        };
        self.redraw_sheet(cx);
        if let Some(name) = self.named.take() {
            self.open_lesson(cx, &name);
        }
    }

    pub(crate) fn open_lesson(&mut self, cx: &mut Context, name: &str) {
        let Some(library) = self.library() else {
            self.named = Some(name.to_string());
            return;
        };
        match library.find(name).or_else(|| self.puzzle_of_day(name)) {
            Some(number) => show_lesson(self, cx, number),
            // It may be a puzzle.
            None if matches!(self.puzzles, Puzzles::Unknown | Puzzles::Asked) => {
                self.named = Some(name.to_string());
                self.fetch_puzzles(cx);
            }
            None if is_name_of_day(name) => self.view = View::Puzzles,
            None if self.origin == Origin::Assignment => self.view = View::Given,
            // It may be a rule; otherwise report that nothing has that name.
            None => {
                self.view = View::Contents;
                self.search = name.to_string();
            }
        }
    }

    /// The board of the lesson on the screen, if any.
    pub fn lesson_board(&self, cx: &Context) -> Option<LessonBoard> {
        if cx.dialogs.front() != Some(Dialog::Learn) || self.view != View::Lesson {
            return None;
        }
        let opened = self.opened.as_ref()?;
        let entry = self.opened_entry()?;
        let (record, mode) = opened.board(entry);
        let language = cx.language();
        let settings = SETTINGS.iter().map(|setting| (setting.get)(cx.settings()));
        let own = |change: &SettingChange| {
            matches!(change, SettingChange::Tips(_) | SettingChange::Language(_))
        };
        // The lesson gives its own tips.
        let settings = settings.filter(|change| !own(change));
        let settings = settings.chain([SettingChange::Tips(false)]);
        let tries = entry.lesson.tries();
        let key = format!("{} {} {}", entry.name(), mode.word(), opened.begun);
        Some(LessonBoard {
            key,
            record,
            mode,
            plays: opened.exercise == Exercise::Show,
            marks: opened.marks(&tries),
            tries: tries.into_iter().map(str::to_string).collect(),
            language,
            settings: settings.collect(),
        })
    }

    /// The goal on the board of a lesson has been reached, or something was decided where that was all: keyboard focus goes on
    /// from there.
    pub fn finish_lesson(&mut self, cx: &mut Context) {
        self.note_verdict(cx, true);
        self.tell_closing_text(cx);
        focus_on_next(self, cx);
    }

    /// The solution of a lesson is shown.
    pub fn explain_lesson(&mut self, cx: &mut Context) {
        self.note_verdict(cx, false);
        self.tell_closing_text(cx);
    }

    /// Announces the closing text, unless that was done.
    fn tell_closing_text(&mut self, cx: &mut Context) {
        let opened = self.opened.as_mut();
        let news = opened.is_some_and(|opened| !std::mem::replace(&mut opened.explained, true));
        if !news {
            return;
        }
        let verdict = self.opened.as_ref();
        let verdict = verdict.map(|opened| verdict_text(self, cx, opened));
        let said: Vec<String> = verdict.into_iter().chain(told(self, cx)).collect();
        cx.announcer.say(said.join(" ").trim_start().to_string());
        self.read_anew_unasked(cx);
    }

    /// Something was decided on the board of a lesson that asks to try something else.
    pub fn stray_from_lesson(&mut self, cx: &mut Context) {
        let opened = self.opened.as_mut().filter(|opened| !opened.explained);
        let news = opened.is_some_and(|opened| !std::mem::replace(&mut opened.strayed, true));
        if news {
            let said = cx.texts().tried_otherwise().to_string();
            cx.announcer.say(said);
        }
    }

    /// The goal on the board of a lesson was missed.
    pub fn miss_lesson(&mut self, cx: &mut Context) {
        self.note_verdict(cx, false);
        self.reopen_lesson();
    }

    /// Withdraws the closing text when the task on the board is open again: the board needs its room.
    pub fn reopen_lesson(&mut self) {
        if let Some(opened) = &mut self.opened {
            opened.explained = false;
        }
    }
}

/// Starts a lesson.
pub(crate) fn show_lesson(learning: &mut Learning, cx: &mut Context, number: usize) {
    let entry = learning.library().and_then(|library| library.get(number));
    let Some(entry) = entry else {
        return;
    };
    let opened = Opened::new(number, entry);
    let course = learning.course.and_then(Course::of);
    let library = learning.library();
    let among = course
        .zip(library)
        .map(|(course, library)| course.lessons(library));
    let leaves = among.is_some_and(|among| !among.contains(&number));
    let title = lesson_title(learning, cx, number, entry);
    learning.opened = Some(opened);
    if leaves {
        learning.course = None;
    }
    // From a list, focus moves to the lesson's title; from another lesson, it stays where it is.
    if learning.view == View::Lesson {
        cx.announcer.say(title);
    }
    learning.view = View::Lesson;
    learning.read_unasked(cx);
}

/// Leaving a lesson that only shows something counts as having done it.
pub(crate) fn leave_shown(learning: &mut Learning, cx: &mut Context) {
    let opened = learning.opened.as_ref();
    let shows = opened.is_some_and(|opened| opened.exercise == Exercise::Show);
    if shows && learning.view == View::Lesson {
        learning.note_verdict(cx, true);
    }
}

/// Takes an answer, and shows which one is right; after a first wrong one another one may be chosen.
pub(crate) fn choose(learning: &mut Learning, cx: &mut Context, answer: u8) {
    let opened = learning.opened.as_mut();
    let Some(opened) = opened.filter(|opened| opened.asks()) else {
        return;
    };
    if !opened.may_choose_again(answer.into()) {
        opened.chosen = Some(answer.into());
        return check(learning, cx);
    }
    opened.struck = Some(answer.into());
    learning.note_verdict(cx, false);
    let said = cx.texts().choose_again().to_string();
    cx.announcer.say(said);
    let other = LearnIntent::Choose(u8::from(answer == 0));
    cx.focus.request_inside(Target::Press(Intent::Learn(other)));
}

/// Checks the predicted points.
pub(crate) fn check(learning: &mut Learning, cx: &mut Context) {
    let Some(opened) = &mut learning.opened else {
        return;
    };
    opened.checked = true;
    let right = opened.is_all_right();
    learning.note_verdict(cx, right);
    let told = verdict_and_scores_text(learning, cx);
    cx.announcer.say(told);
    learning.read_anew_unasked(cx);
    go_on_from_verdict(learning, cx);
}

/// Points out that a number is missing.
pub(crate) fn ask_for_numbers(learning: &mut Learning, cx: &mut Context) {
    if let Some(opened) = &mut learning.opened {
        opened.lacking = true;
    }
    let said = cx.texts().number_missing().to_string();
    cx.announcer.say(said);
}

/// Focuses the button to the next lesson, if keys are in use.
fn focus_on_next(learning: &mut Learning, cx: &mut Context) {
    if cx.by_keys() {
        go_on_from_verdict(learning, cx);
    }
}

/// Focuses the button to the next lesson, or after the last one the button back to the list: the answer button is gone, the
/// verdict scrolls into view, and the next press goes on.
fn go_on_from_verdict(learning: &mut Learning, cx: &mut Context) {
    if learning.runs() {
        return;
    }
    let next = way_on(learning).map(Intent::Learn);
    if let Some(to) = next.or_else(|| way_back(learning)) {
        cx.focus.request_inside(Target::Press(to));
    }
}
