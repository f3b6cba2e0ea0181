//! An assignment as a learner sees it: its entries, how far they are with each, and the result to give back.

use super::nodes::{field, link_ways, list_button, marked_title, titles};
use super::result::{Outcome, Report};
use super::{Assignment, Item};
use crate::context::Context;
use crate::context::copied::Copied;
use crate::elements::assignment::{AssignmentField, AssignmentIntent};
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::WayOut;
use crate::features::learn::nodes::{next_button, puzzles_awaited, waiting};
use crate::features::learn::state::Learning;
use crate::widgets::confirmed;

/// A list that somebody was given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Given {
    pub list: Assignment,
    /// Its payload in addresses.
    pub payload: String,
    /// The id under which its outcomes are kept.
    pub id: String,
    /// Who hands in the result.
    pub learner: String,
}

impl Given {
    pub fn new(list: Assignment) -> Given {
        Given {
            payload: list.pack(),
            id: list.id(),
            list,
            learner: String::new(),
        }
    }
}

impl Learning {
    /// The numbers of the entries of the open list; none for those that are not there.
    pub(in crate::features::learn) fn given_lessons(&self) -> Vec<Option<usize>> {
        let (Some(given), Some(library)) = (&self.given, self.library()) else {
            return Vec::new();
        };
        let items = given.list.items.iter();
        items.map(|item| library.named(&item.name())).collect()
    }

    /// The numbers of the entries of the list that is being made.
    pub(in crate::features::learn) fn chosen_lessons(&self) -> Vec<usize> {
        let items = self.list_in_making().items.iter();
        items
            .filter_map(|item| self.library()?.named(&item.name()))
            .collect()
    }

    /// How far somebody is with each entry of the open list.
    pub(super) fn outcomes(&self) -> Vec<Outcome> {
        let Some(given) = &self.given else {
            return Vec::new();
        };
        let count = given.list.items.len();
        (0..count)
            .map(|at| self.progress().outcome(&given.id, at))
            .collect()
    }

    /// The result to give back.
    pub(super) fn report(&self) -> Option<Report> {
        let given = self.given.as_ref()?;
        Some(Report::new(&given.list, &given.learner, &self.outcomes()))
    }
}

pub(in crate::features::learn) fn given_title<'a>(
    learning: &'a Learning,
    cx: &'a Context,
) -> &'a str {
    let title = learning
        .given
        .as_ref()
        .map(|given| given.list.title.as_str());
    let title = title.filter(|title| !title.is_empty());
    title.unwrap_or(cx.texts().list_untitled())
}

pub(in crate::features::learn) fn given_view(learning: &Learning, cx: &Context) -> Node {
    let texts = cx.texts();
    let view = div("assignment").key("given");
    let Some(given) = &learning.given else {
        return view.child(el("p").class("warning").text(texts.list_damaged()));
    };
    let numbers = learning.given_lessons();
    let lacks = numbers.contains(&None);
    let awaited = || puzzles_awaited(learning, cx).filter(|_| lacks);
    if let Some(waiting) = waiting(learning, cx).or_else(awaited) {
        return view.child(waiting);
    }
    let outcomes = learning.outcomes();
    let solved = outcomes
        .iter()
        .filter(|outcome| outcome.is_solved())
        .count();
    let rows = titles(learning, cx, &given.list).into_iter().zip(&outcomes);
    let rows = rows
        .zip(&numbers)
        .map(|((title, outcome), number)| entry_row(cx, &title, *outcome, *number));
    let told = texts.course_progress(solved as u32, outcomes.len() as u32);
    view.children(way_on(cx, &outcomes, &numbers))
        .child(el("p").class("hint").text(told))
        .child(el("section").class("steps").child(el("ol").children(rows)))
        .children(hand_in(cx, given, &outcomes))
        .child(change(cx))
}

/// The button to the first entry that is not solved.
fn way_on(cx: &Context, outcomes: &[Outcome], numbers: &[Option<usize>]) -> Option<Node> {
    let texts = cx.texts();
    let begun = outcomes.iter().any(|&outcome| outcome != Outcome::Open);
    let mut left = outcomes.iter().zip(numbers);
    let left = left.find_map(|(outcome, number)| number.filter(|_| !outcome.is_solved()));
    let (number, label) = match left {
        Some(number) if begun => (number, texts.go_on_with_steps()),
        Some(number) => (number, texts.begin_steps()),
        None => (
            numbers.iter().flatten().next().copied()?,
            texts.steps_again(),
        ),
    };
    Some(next_button(LearnIntent::Lesson(number), label))
}

fn entry_row(cx: &Context, title: &str, outcome: Outcome, number: Option<usize>) -> Node {
    let Some(number) = number else {
        let told = cx.texts().labelled(title, cx.texts().list_entry_gone());
        return el("li").child(el("p").class("hint").text(told));
    };
    let button = el("button")
        .class("to-lesson")
        .attr("type", "button")
        .run(Intent::Learn(LearnIntent::Lesson(number)));
    el("li").child(marked_title(cx, button, title, outcome))
}

/// A name, and the result as a text or a file, once something was answered.
fn hand_in(cx: &Context, given: &Given, outcomes: &[Outcome]) -> Option<Node> {
    let texts = cx.texts();
    outcomes.iter().find(|&&outcome| outcome != Outcome::Open)?;
    let copy = list_button(
        AssignmentIntent::CopyResult,
        Icon::Copy,
        texts.copy_result(),
    );
    let copy = confirmed(cx, Copied::OfDraft(WayOut::Record), copy);
    let save = list_button(
        AssignmentIntent::SaveResult,
        Icon::Export,
        texts.save_result(),
    );
    let section = el("section")
        .class("hand-in")
        .child(el("h3").text(texts.hand_in()))
        .child(el("p").class("hint").text(texts.hand_in_hint()))
        .child(field(
            AssignmentField::Learner,
            texts.learner_name(),
            &given.learner,
        ))
        .child(div("ways").child(copy).child(save));
    Some(section)
}

/// For whoever gives the list on.
fn change(cx: &Context) -> Node {
    let texts = cx.texts();
    el("details")
        .class("rules-shown")
        .key("give on")
        .child(el("summary").text(texts.give_list_on()))
        .child(link_ways(cx).child(list_button(
            AssignmentIntent::Change,
            Icon::Workshop,
            texts.change_list(),
        )))
}

impl Item {
    /// Its title where the library lacks it: its file name.
    pub(super) fn fallback_title(&self) -> String {
        let name = self.name();
        name.rsplit('/').next().unwrap_or_default().to_string()
    }
}
