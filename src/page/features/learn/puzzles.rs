//! The puzzles: one for today, and all of them by number. Their themes are only told when they are solved.

use crate::context::Context;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::tree::{Node, div, el, span};
use crate::features::learn::library::{Library, Shelf};
use crate::features::learn::state::{Learning, Puzzles};

/// What precedes the number of a day in the name of its puzzle.
const OF_DAY: &str = "puzzle-of-";
/// The highest level.
const MOST_LEVEL: u8 = 5;

pub(super) fn puzzles_view(learning: &Learning, cx: &Context) -> Node {
    let texts = cx.texts();
    let view = div("puzzles")
        .key("puzzles")
        .child(el("h2").text(texts.puzzles()))
        .child(el("p").class("hint").text(texts.puzzles_hint()));
    let (day, library) = match (learning.puzzles, learning.library()) {
        (Puzzles::Read(day), Some(library)) => (day, library),
        (Puzzles::Missing, _) => {
            return view.child(el("p").class("hint").text(texts.rules_unreachable()));
        }
        _ => return view.child(el("p").class("hint").text(texts.rules_on_the_way())),
    };
    let count = library.on(Shelf::Puzzles).count();
    let solved = library
        .on(Shelf::Puzzles)
        .filter(|(_, entry)| learning.is_done(&entry.name()))
        .count();
    let today = of_day(library, day).map(|number| {
        el("button")
            .class("button primary large")
            .attr("type", "button")
            .flag("data-first", true)
            .run(Intent::Learn(LearnIntent::Lesson(number)))
            .child(span("label", texts.puzzle_of_today()))
    });
    let levels = 1..=MOST_LEVEL;
    let levels = levels.map(|level| level_node(learning, cx, library, level));
    view.children(today)
        .child(el("p").text(texts.puzzles_solved(solved as u32, count as u32)))
        .children(levels)
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

/// The puzzles of a level by number.
fn level_node(learning: &Learning, cx: &Context, library: &Library, level: u8) -> Node {
    let of_level = (1..).zip(library.on(Shelf::Puzzles));
    let rows = of_level
        .filter(|(_, (_, entry))| entry.level() == level)
        .map(|(count, (number, _))| puzzle_button(learning, cx, count, number));
    el("section")
        .key(format!("level {level}"))
        .child(el("h3").text(cx.texts().puzzle_level(level.into())))
        .child(el("ol").class("numbered").children(rows))
}

fn puzzle_button(learning: &Learning, cx: &Context, count: u32, number: usize) -> Node {
    let texts = cx.texts();
    let entry = learning.library().and_then(|library| library.get(number));
    let done = entry.is_some_and(|entry| learning.is_done(&entry.name()));
    let name = texts.puzzle_number(count);
    let label = match done {
        true => texts.labelled(&name, texts.lesson_done()),
        false => name,
    };
    let button = el("button")
        .class(if done { "puzzle done" } else { "puzzle" })
        .attr("type", "button")
        .attr("aria-label", label)
        .run(Intent::Learn(LearnIntent::Lesson(number)))
        .text(count.to_string());
    el("li").key(format!("puzzle {number}")).child(button)
}
