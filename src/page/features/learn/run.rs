//! What becomes of presses and fields in the rule book.

use crate::app::Shell;
use crate::context::effects::Effect;
use crate::elements::intent::{Intent, Target};
use crate::elements::learn::{LearnField, LearnIntent};
use crate::features::learn::courses::{Course, lessons_around};
use crate::features::learn::embed::{copy_lesson, draw_up_lesson};
use crate::features::learn::lesson::{lesson_title, verdict_told};
use crate::features::learn::library::Shelf;
use crate::features::learn::opened::{Exercise, Opened};
use crate::features::learn::search::found_told;
use crate::features::learn::{Origin, View};

/// How many letters of what is looked for are taken in.
const MOST_LETTERS: usize = 60;

/// Does what is pressed.
pub(crate) fn press(shell: &mut Shell, intent: LearnIntent) {
    // What was waited for is not wanted any more.
    shell.learning.named = None;
    if leaves_course(intent) {
        shell.learning.course = None;
    }
    match intent {
        LearnIntent::Contents => shell.learning.view = View::Contents,
        LearnIntent::Course(chapter) => {
            shell.learning.course = Some(chapter);
            shell.learning.view = View::Course(chapter);
        }
        LearnIntent::Chapter(chapter) => {
            shell.enter_lessons(None);
            shell.learning.view = View::Chapter(chapter);
        }
        LearnIntent::Lesson(number) => {
            leave_shown(shell);
            note_origin(shell);
            show_lesson(shell, number);
        }
        LearnIntent::Puzzles => {
            shell.fetch_puzzles();
            shell.learning.view = View::Puzzles;
        }
        LearnIntent::Check => check(shell),
        LearnIntent::Choose(answer) => choose(shell, answer),
        LearnIntent::Again => {
            if let Some(opened) = &mut shell.learning.opened {
                opened.again();
            }
        }
        LearnIntent::Copy(way) => copy_lesson(shell, way),
        LearnIntent::DrawUp => draw_up_lesson(shell),
        LearnIntent::SaveDone => shell.save_lessons_done(),
        LearnIntent::BringDone => shell.effects.ask(Effect::Import),
        LearnIntent::Forget => {
            shell.learning.forgotten = std::mem::take(&mut shell.learning.done);
            shell.keep_lessons_done();
        }
        LearnIntent::Remember => remember(shell),
    }
}

/// Brings back what was forgotten, beside what was done since then.
fn remember(shell: &mut Shell) {
    for name in std::mem::take(&mut shell.learning.forgotten) {
        if !shell.learning.is_done(&name) {
            shell.learning.done.push(name);
        }
    }
    shell.keep_lessons_done();
}

/// Whether what is pressed leads out of the course that is gone through.
const fn leaves_course(intent: LearnIntent) -> bool {
    matches!(
        intent,
        LearnIntent::Contents | LearnIntent::Chapter(_) | LearnIntent::Puzzles
    )
}

/// Takes in a key while the rule book is open: Enter gives the answer that was typed, Escape leads back by one. Returns
/// whether it meant any of that.
#[inline(never)]
pub(crate) fn learn_key(shell: &mut Shell, key: &str) -> bool {
    match key {
        "Enter" => {
            let opened = shell.learning.opened.as_ref();
            let opened = opened.filter(|opened| opened.asks_points());
            let Some(opened) = opened.filter(|_| shell.learning.view == View::Lesson) else {
                return false;
            };
            match opened.is_filled_in() {
                true => check(shell),
                false => ask_for_numbers(shell),
            }
            true
        }
        "Escape" => match way_back(shell) {
            Some(to) => {
                press(shell, to);
                true
            }
            None => forget_search(shell),
        },
        _ => false,
    }
}

/// What is around that which is looked at; nothing is around the contents.
pub(super) fn way_back(shell: &Shell) -> Option<LearnIntent> {
    match shell.learning.view {
        View::Contents => None,
        View::Chapter(_) | View::Course(_) | View::Puzzles => Some(LearnIntent::Contents),
        View::Lesson => Some(list_of_opened(shell)),
    }
}

/// The list in which the opened lesson stands.
fn list_of_opened(shell: &Shell) -> LearnIntent {
    if let Some(chapter) = shell.learning.course {
        return LearnIntent::Course(chapter);
    }
    if shell.learning.origin == Origin::Search {
        return LearnIntent::Contents;
    }
    let opened = shell.learning.opened.as_ref();
    let library = shell.learning.library();
    let entry = opened.and_then(|opened| library?.get(opened.number));
    match entry.map(|entry| (entry.shelf, entry.lesson.rules.first())) {
        Some((Shelf::Rules, Some(rule))) => LearnIntent::Chapter(rule.chapter),
        Some((Shelf::Puzzles, _)) => LearnIntent::Puzzles,
        _ => LearnIntent::Contents,
    }
}

/// Shows everything again where something was looked for. Returns whether it was.
fn forget_search(shell: &mut Shell) -> bool {
    let search = std::mem::take(&mut shell.learning.search);
    !search.is_empty()
}

/// Shows a lesson from its beginning.
pub(super) fn show_lesson(shell: &mut Shell, number: usize) {
    let entry = shell
        .learning
        .library()
        .and_then(|library| library.get(number));
    let Some(entry) = entry else {
        return;
    };
    let opened = Opened::new(number, entry);
    let course = shell.learning.course.and_then(Course::of);
    let library = shell.learning.library();
    let among = course
        .zip(library)
        .map(|(course, library)| course.lessons(library));
    let leaves = among.is_some_and(|among| !among.contains(&number));
    let title = lesson_title(shell, number, entry);
    shell.learning.opened = Some(opened);
    if leaves {
        shell.learning.course = None;
    }
    // A lesson that replaces a list takes the focus to its title; one that follows another leaves the focus where it is.
    if shell.learning.view == View::Lesson {
        shell.announcer.say(title);
    }
    shell.learning.view = View::Lesson;
}

/// Keeps whether a lesson is opened from what was found. Whoever goes on from one to the next still comes from there.
fn note_origin(shell: &mut Shell) {
    let searched = !shell.learning.search.trim().is_empty();
    shell.learning.origin = match shell.learning.view {
        View::Contents if searched => Origin::Search,
        View::Lesson => return,
        View::Contents | View::Chapter(_) | View::Course(_) | View::Puzzles => Origin::List,
    };
}

/// Whoever goes on from a lesson that only shows something has read it.
fn leave_shown(shell: &mut Shell) {
    let opened = shell.learning.opened.as_ref();
    let shows = opened.is_some_and(|opened| opened.exercise == Exercise::Show);
    if shows && shell.learning.view == View::Lesson {
        shell.note_lesson_done();
    }
}

/// Takes an answer, and shows which one is right.
fn choose(shell: &mut Shell, answer: u8) {
    let opened = shell.learning.opened.as_mut();
    if let Some(opened) = opened.filter(|opened| opened.asks()) {
        opened.chosen = Some(answer.into());
        check(shell);
    }
}

/// Compares what was said with what is scored.
fn check(shell: &mut Shell) {
    let Some(opened) = &mut shell.learning.opened else {
        return;
    };
    opened.checked = true;
    let right = opened.is_all_right();
    let told = verdict_told(shell);
    shell.announcer.say(told);
    if right {
        shell.note_lesson_done();
    }
    go_on_from_verdict(shell);
}

/// Says that a number is missing.
fn ask_for_numbers(shell: &mut Shell) {
    if let Some(opened) = &mut shell.learning.opened {
        opened.lacking = true;
    }
    let said = shell.texts().number_missing().to_string();
    shell.announcer.say(said);
}

/// The lessons before and after the one that is open, of those it belongs to.
pub(super) fn neighbours(shell: &Shell) -> (Option<usize>, Option<usize>) {
    let Some(number) = shell.learning.opened.as_ref().map(|opened| opened.number) else {
        return (None, None);
    };
    let around = lessons_around(shell, number);
    let Some(at) = around.iter().position(|&one| one == number) else {
        return (None, None);
    };
    let before = at.checked_sub(1).and_then(|at| around.get(at));
    (before.copied(), around.get(at + 1).copied())
}

/// Gives the focus to what leads to the next lesson, when keys steer.
pub(super) fn focus_on_next(shell: &mut Shell) {
    if shell.by_keys() {
        go_on_from_verdict(shell);
    }
}

/// Gives the focus to what leads to the next lesson, after the last one to what leads back to the list: what gave the answer is
/// gone, the verdict comes into sight, and the next press goes on.
fn go_on_from_verdict(shell: &mut Shell) {
    let (_, next) = neighbours(shell);
    let to = next.map_or_else(|| list_of_opened(shell), LearnIntent::Lesson);
    shell.focus.request_inside(Target::Press(Intent::Learn(to)));
}

/// Takes in what was typed.
pub(crate) fn fill_in(shell: &mut Shell, field: LearnField, value: &str) {
    match field {
        LearnField::Search => {
            look_for(shell, value.chars().take(MOST_LETTERS).collect());
        }
        LearnField::Points(seat) => {
            let Some(opened) = &mut shell.learning.opened else {
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
fn look_for(shell: &mut Shell, search: String) {
    if search == shell.learning.search {
        return;
    }
    shell.learning.search = search;
    let words = shell.learning.search.trim();
    if !words.is_empty() {
        let told = found_told(shell, words);
        shell.announcer.say(told);
    }
}
