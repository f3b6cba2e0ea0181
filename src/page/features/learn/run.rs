//! What becomes of presses and fields in the rule book.

use crate::context::Context;
use crate::elements::intent::{Intent, Target};
use crate::elements::learn::{LearnField, LearnIntent};
use crate::features::learn::Learning;
use crate::features::learn::courses::{Course, lessons_around};
use crate::features::learn::lesson::{lesson_title, verdict_told};
use crate::features::learn::library::Shelf;
use crate::features::learn::opened::{Exercise, Opened};
use crate::features::learn::search::found_told;
use crate::features::learn::{Origin, View};

/// How many letters of what is looked for are taken in.
const MOST_LETTERS: usize = 60;

/// Brings back what was forgotten, beside what was done since then.
pub(crate) fn remember(learning: &mut Learning, cx: &mut Context) {
    for name in std::mem::take(&mut learning.forgotten) {
        if !learning.is_done(&name) {
            learning.done.push(name);
        }
    }
    learning.keep_lessons_done(cx);
}

/// Whether what is pressed leads out of the course that is gone through.
pub(crate) const fn leaves_course(intent: LearnIntent) -> bool {
    matches!(
        intent,
        LearnIntent::Contents | LearnIntent::Chapter(_) | LearnIntent::Puzzles
    )
}

/// What is around that which is looked at; nothing is around the contents.
pub(crate) fn way_back(learning: &Learning) -> Option<LearnIntent> {
    match learning.view {
        View::Contents => None,
        View::Chapter(_) | View::Course(_) | View::Puzzles => Some(LearnIntent::Contents),
        View::Lesson => Some(list_of_opened(learning)),
    }
}

/// The list in which the opened lesson stands.
fn list_of_opened(learning: &Learning) -> LearnIntent {
    if let Some(chapter) = learning.course {
        return LearnIntent::Course(chapter);
    }
    if learning.origin == Origin::Search {
        return LearnIntent::Contents;
    }
    let opened = learning.opened.as_ref();
    let library = learning.library();
    let entry = opened.and_then(|opened| library?.get(opened.number));
    match entry.map(|entry| (entry.shelf, entry.lesson.rules.first())) {
        Some((Shelf::Rules, Some(rule))) => LearnIntent::Chapter(rule.chapter),
        Some((Shelf::Puzzles, _)) => LearnIntent::Puzzles,
        _ => LearnIntent::Contents,
    }
}

/// Shows everything again where something was looked for. Returns whether it was.
pub(crate) fn forget_search(learning: &mut Learning) -> bool {
    let search = std::mem::take(&mut learning.search);
    !search.is_empty()
}

/// Shows a lesson from its beginning.
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
    // A lesson that replaces a list takes the focus to its title; one that follows another leaves the focus where it is.
    if learning.view == View::Lesson {
        cx.announcer.say(title);
    }
    learning.view = View::Lesson;
}

/// Keeps whether a lesson is opened from what was found. Whoever goes on from one to the next still comes from there.
pub(crate) fn note_origin(learning: &mut Learning) {
    let searched = !learning.search.trim().is_empty();
    learning.origin = match learning.view {
        View::Contents if searched => Origin::Search,
        View::Lesson => return,
        View::Contents | View::Chapter(_) | View::Course(_) | View::Puzzles => Origin::List,
    };
}

/// Whoever goes on from a lesson that only shows something has read it.
pub(crate) fn leave_shown(learning: &mut Learning, cx: &mut Context) {
    let opened = learning.opened.as_ref();
    let shows = opened.is_some_and(|opened| opened.exercise == Exercise::Show);
    if shows && learning.view == View::Lesson {
        learning.note_lesson_done(cx);
    }
}

/// Takes an answer, and shows which one is right.
pub(crate) fn choose(learning: &mut Learning, cx: &mut Context, answer: u8) {
    let opened = learning.opened.as_mut();
    if let Some(opened) = opened.filter(|opened| opened.asks()) {
        opened.chosen = Some(answer.into());
        check(learning, cx);
    }
}

/// Compares what was said with what is scored.
pub(crate) fn check(learning: &mut Learning, cx: &mut Context) {
    let Some(opened) = &mut learning.opened else {
        return;
    };
    opened.checked = true;
    let right = opened.is_all_right();
    let told = verdict_told(learning, cx);
    cx.announcer.say(told);
    if right {
        learning.note_lesson_done(cx);
    }
    go_on_from_verdict(learning, cx);
}

/// Says that a number is missing.
pub(crate) fn ask_for_numbers(learning: &mut Learning, cx: &mut Context) {
    if let Some(opened) = &mut learning.opened {
        opened.lacking = true;
    }
    let said = cx.texts().number_missing().to_string();
    cx.announcer.say(said);
}

/// The lessons before and after the one that is open, of those it belongs to.
pub(super) fn neighbours(learning: &Learning) -> (Option<usize>, Option<usize>) {
    let Some(number) = learning.opened.as_ref().map(|opened| opened.number) else {
        return (None, None);
    };
    let around = lessons_around(learning, number);
    let Some(at) = around.iter().position(|&one| one == number) else {
        return (None, None);
    };
    let before = at.checked_sub(1).and_then(|at| around.get(at));
    (before.copied(), around.get(at + 1).copied())
}

/// Gives the focus to what leads to the next lesson, when keys steer.
pub(super) fn focus_on_next(learning: &mut Learning, cx: &mut Context) {
    if cx.by_keys() {
        go_on_from_verdict(learning, cx);
    }
}

/// Gives the focus to what leads to the next lesson, after the last one to what leads back to the list: what gave the answer is
/// gone, the verdict comes into sight, and the next press goes on.
fn go_on_from_verdict(learning: &mut Learning, cx: &mut Context) {
    let (_, next) = neighbours(learning);
    let to = next.map_or_else(|| list_of_opened(learning), LearnIntent::Lesson);
    cx.focus.request_inside(Target::Press(Intent::Learn(to)));
}

/// Takes in what was typed.
pub(crate) fn fill_in(learning: &mut Learning, cx: &mut Context, field: LearnField, value: &str) {
    match field {
        LearnField::Search => {
            look_for(learning, cx, value.chars().take(MOST_LETTERS).collect());
        }
        LearnField::Points(seat) => {
            let Some(opened) = &mut learning.opened else {
                return;
            };
            opened.lacking = false;
            let said = opened.foretold.get_mut(seat.index());
            if let Some(said) = said {
                *said = value.chars().filter(char::is_ascii_digit).take(4).collect();
            }
        }
    }
}

/// Looks for something else, and says how much is found.
fn look_for(learning: &mut Learning, cx: &mut Context, search: String) {
    if search == learning.search {
        return;
    }
    learning.search = search;
    let words = learning.search.trim();
    if !words.is_empty() {
        let told = found_told(learning, cx, words);
        cx.announcer.say(told);
    }
}
