//! Handles presses and fields of the rule book.

use crate::context::Context;
use crate::elements::learn::{LearnField, LearnIntent};
use crate::features::learn::assignment;
use crate::features::learn::puzzles::practice::{list_level, list_theme};
use crate::features::learn::search::found_text;
use crate::features::learn::state::{Learning, Origin, View};

/// Most letters of a search text.
const MOST_LETTERS: usize = 60;

/// Forgets the course, and what the book was opened for, when a press leads to another list.
pub(crate) const fn leave_course(learning: &mut Learning, intent: LearnIntent) {
    if matches!(
        intent,
        LearnIntent::Contents
            | LearnIntent::Chapter(_)
            | LearnIntent::Course(_)
            | LearnIntent::Puzzles
    ) {
        learning.course = None;
        learning.origin = Origin::List;
    }
}

/// Clears the search. Returns whether there was one.
pub(crate) fn forget_search(learning: &mut Learning) -> bool {
    let search = std::mem::take(&mut learning.search);
    !search.is_empty()
}

/// Notes whether a lesson is opened from search results. Going on from one to the next keeps that origin.
pub(crate) fn note_origin(learning: &mut Learning) {
    let searched = !learning.search.trim().is_empty();
    learning.origin = match learning.view {
        View::Contents if searched => Origin::Search,
        View::Lesson => return,
        View::Given => Origin::Assignment,
        View::Run => Origin::Run,
        _ => Origin::List,
    };
}

pub(crate) fn fill_in(learning: &mut Learning, cx: &mut Context, field: LearnField, value: &str) {
    match field {
        LearnField::Search => {
            look_for(learning, cx, value.chars().take(MOST_LETTERS).collect());
        }
        LearnField::Assignment(field) => assignment::run::fill_in(learning, cx, field, value),
        LearnField::Theme => list_theme(learning, cx, value),
        LearnField::Level => list_level(learning, cx, value),
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

/// Changes the search text, and announces the number of results.
fn look_for(learning: &mut Learning, cx: &mut Context, search: String) {
    if search == learning.search {
        return;
    }
    learning.search = search;
    let words = learning.search.trim();
    if !words.is_empty() {
        let told = found_text(learning, cx, words);
        cx.announcer.say(told);
    }
}
