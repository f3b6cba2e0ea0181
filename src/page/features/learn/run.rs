//! What becomes of presses and fields in the rule book.

use crate::context::Context;
use crate::elements::learn::{LearnField, LearnIntent};
use crate::features::learn::search::found_told;
use crate::features::learn::state::{Learning, Origin, View};

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

/// Shows everything again where something was looked for. Returns whether it was.
pub(crate) fn forget_search(learning: &mut Learning) -> bool {
    let search = std::mem::take(&mut learning.search);
    !search.is_empty()
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
