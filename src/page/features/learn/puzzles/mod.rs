//! The puzzles: one for today, a rating, runs against the clock or the first miss, and all of them with their themes and levels.

mod glicko;
mod list;
pub(super) mod next;
pub mod picture;
pub(crate) mod practice;
mod rating;
pub(super) mod record;
pub(crate) mod run;
pub(super) mod run_view;

use crate::context::Context;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::puzzles::{PuzzleIntent, RunKind};
use crate::elements::tree::{Node, div, el, span};
use crate::features::learn::library::{Library, Shelf};
use crate::features::learn::nodes::puzzles_awaited;
use crate::features::learn::puzzles::list::list_node;
pub(super) use crate::features::learn::puzzles::rating::rated_node;
use crate::features::learn::puzzles::rating::rating_node;
use crate::features::learn::puzzles::run_view::{kind_name, run_rules};
use crate::features::learn::state::{Learning, Puzzles};
use crate::widgets::labelled_intent;

/// What precedes the number of a day in the name of its puzzle.
const OF_DAY: &str = "puzzle-of-";

pub(super) fn puzzles_view(learning: &Learning, cx: &Context) -> Node {
    let texts = cx.texts();
    let view = div("puzzles").key("puzzles");
    let (Puzzles::Read(day), Some(library)) = (learning.puzzles, learning.library()) else {
        return view.children(puzzles_awaited(learning, cx));
    };
    let next = intent_button("primary large", PuzzleIntent::Next, texts.next_puzzle());
    view.child(
        div("way-on")
            .child(next.flag("data-first", true))
            .child(rating_node(learning, cx)),
    )
    .child(others(learning, cx, of_day(library, day)))
    .child(list_node(learning, cx))
}

/// The puzzle of the day and the runs.
fn others(learning: &Learning, cx: &Context, today: Option<usize>) -> Node {
    let texts = cx.texts();
    let today = today.map(|number| {
        let run = Intent::Learn(LearnIntent::Lesson(number));
        let button = labelled_intent("today", run, Icon::Hint, texts.puzzle_of_today());
        div("other").child(button)
    });
    let run = |kind: RunKind| {
        let name = kind_name(cx, kind);
        let best = learning.progress().puzzles.best(kind);
        let best = (best > 0).then(|| texts.run_best(best));
        let rules = run_rules(cx, kind);
        div("other")
            .child(intent_button("", PuzzleIntent::Begin(kind), name))
            .child(
                el("p")
                    .class("hint")
                    .text(rules)
                    .children(best.map(|best| el("b").text(format!(" {best}")))),
            )
    };
    div("others")
        .children(RunKind::ALL.map(run))
        .children(today)
}

/// A button among the puzzles.
pub(super) fn intent_button(class: &str, intent: PuzzleIntent, label: &str) -> Node {
    el("button")
        .class("button")
        .class(class)
        .attr("type", "button")
        .run(Intent::Learn(LearnIntent::Puzzle(intent)))
        .child(span("label", label))
}

/// The name in the book of the puzzle of a day.
pub(crate) fn name_of_day(day: u32) -> String {
    format!("{OF_DAY}{day}")
}

pub(super) fn is_name_of_day(name: &str) -> bool {
    name.starts_with(OF_DAY)
}

/// The puzzle of a day.
fn of_day(library: &Library, day: u32) -> Option<usize> {
    let all: Vec<usize> = library
        .on(Shelf::Puzzles)
        .map(|(number, _)| number)
        .collect();
    all.get(day as usize % all.len().max(1)).copied()
}

impl Learning {
    /// The puzzle that a name from [`name_of_day`] asks for, if the puzzles are there.
    pub(super) fn puzzle_of_day(&self, name: &str) -> Option<usize> {
        let day = name.strip_prefix(OF_DAY)?.parse().ok()?;
        of_day(self.library()?, day)
    }

    /// Notes a try at the open lesson, if that is the puzzle of the day.
    pub(super) fn note_try(&mut self, solved: bool) {
        let (Puzzles::Read(day), Some(library)) = (self.puzzles, self.library()) else {
            return;
        };
        let open = self.opened.as_ref().map(|opened| opened.number);
        if open.is_some() && open == of_day(library, day) {
            self.verdict.get_or_insert((day, solved));
        }
    }
}
