//! A multiple-choice lesson: its question and the answers.

use crate::context::Context;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::tree::{NEWS, Node, div, el, span};
use crate::features::learn::events::{events, tiles};
use crate::features::learn::library::Entry;
use crate::features::learn::opened::{Exercise, Opened};
use crate::features::learn::outcome::verdict;
use crate::features::learn::state::Learning;
use engine::learn::Answer;

/// The question and its answers; once one is chosen, which is right and what happened.
pub(super) fn choice(
    learning: &Learning,
    cx: &Context,
    opened: &Opened,
    entry: &Entry,
) -> Vec<Node> {
    let language = cx.language().code();
    let asked = entry.lesson.asked(language).unwrap_or_default();
    let answers = entry.lesson.answers(language).into_iter().enumerate();
    let answers = answers.map(|(at, answer)| el("li").child(answer_button(opened, at, answer)));
    let answers = div("answers")
        .attr("role", "group")
        .attr("aria-label", asked)
        .flag(NEWS, opened.checked || opened.struck.is_some())
        .child(el("ul").children(answers))
        .children(match (opened.checked, opened.struck) {
            (true, _) => verdict(learning, cx, opened),
            (false, Some(_)) => Some(el("p").class("verdict").text(cx.texts().choose_again())),
            (false, None) => None,
        });
    let asked = el("p").class("asked").text(asked);
    // What was there stays in place, and the rest follows.
    let told = opened.tiles_shown();
    let mut all = vec![tiles(cx, opened, &told), asked, answers];
    if opened.checked {
        let further = &opened.tiles_to_come()[told.len()..];
        all.extend(events(cx, opened, further));
    }
    all
}

/// An answer. A wrong choice has a mark, and at last the right one, too.
fn answer_button(opened: &Opened, at: usize, answer: Answer) -> Node {
    let struck = opened.struck == Some(at);
    let mark = match (opened.checked, answer.is_right) {
        (true, true) => Some(span("mark right", "✓")),
        _ if struck || opened.chosen == Some(at) => Some(span("mark wrong", "✗")),
        _ => None,
    };
    el("button")
        .class("button answer")
        .attr("type", "button")
        .flag("disabled", opened.checked || struck)
        .run(Intent::Learn(LearnIntent::Choose(at as u8)))
        .child(span("label", answer.text))
        .children(mark)
}

/// The right answer, once one has been chosen.
pub(super) fn right_answer(learning: &Learning, cx: &Context, opened: &Opened) -> Option<String> {
    let entry = learning.opened_entry()?;
    let answers = entry.lesson.answers(cx.language().code());
    let right = answers.into_iter().find(|answer| answer.is_right)?;
    let asked = opened.exercise == Exercise::Choose;
    asked.then(|| right.text.to_string())
}
