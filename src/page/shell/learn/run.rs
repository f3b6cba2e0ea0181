//! What becomes of presses and fields in the rule book.

use crate::elements::intent::{Intent, Target};
use crate::elements::learn::{LearnField, LearnIntent};
use crate::shell::Shell;
use crate::shell::learn::View;
use crate::shell::learn::lesson::{lesson_title, verdict_told};
use crate::shell::learn::opened::{Exercise, Opened};

/// How many letters of what is looked for are taken in.
const MOST_LETTERS: usize = 60;

/// Does what is pressed.
pub(in crate::shell) fn press(shell: &mut Shell, intent: LearnIntent) {
    match intent {
        LearnIntent::Contents => shell.learning.view = View::Contents,
        LearnIntent::Chapter(chapter) => {
            shell.enter_lessons(None);
            shell.learning.view = View::Chapter(chapter);
        }
        LearnIntent::Lesson(number) => show_lesson(shell, number),
        LearnIntent::Puzzles => {
            shell.fetch_puzzles();
            shell.learning.view = View::Puzzles;
        }
        LearnIntent::Check => check(shell),
        LearnIntent::Again => {
            if let Some(opened) = &mut shell.learning.opened {
                opened.again();
            }
        }
        LearnIntent::Forget => {
            shell.learning.done.clear();
            shell.keep_lessons_done();
        }
    }
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
    let title = lesson_title(shell, number, entry);
    shell.learning.opened = Some(opened);
    shell.learning.view = View::Lesson;
    shell.announcer.say(title);
    let watches = shell.learning.opened.as_ref();
    if watches.is_some_and(|opened| opened.exercise == Exercise::Watch) {
        // There is nothing more to do than to look at it.
        shell.note_lesson_done();
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
    focus_on_next(shell);
}

/// Gives the focus to what leads to the next lesson, when keys steer.
pub(super) fn focus_on_next(shell: &mut Shell) {
    let number = shell.learning.opened.as_ref().map(|opened| opened.number);
    let library = shell.learning.library();
    let next = number.and_then(|number| library?.after(number));
    if let Some(next) = next.filter(|_| shell.by_keys()) {
        let target = Target::Press(Intent::Learn(LearnIntent::Lesson(next)));
        shell.focus.request_inside(target);
    }
}

/// Takes in what was typed.
pub(in crate::shell) fn fill_in(shell: &mut Shell, field: LearnField, value: &str) {
    match field {
        LearnField::Search => {
            shell.learning.search = value.chars().take(MOST_LETTERS).collect();
        }
        LearnField::Points(seat) => {
            let opened = shell.learning.opened.as_mut();
            let said = opened.and_then(|opened| opened.foretold.get_mut(seat.index()));
            if let Some(said) = said {
                *said = value.chars().filter(char::is_ascii_digit).take(4).collect();
            }
        }
    }
}
