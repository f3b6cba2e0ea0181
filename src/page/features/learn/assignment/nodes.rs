//! What several views of assignments show.

use super::result::Outcome;
use super::{Assignment, MOST_LETTERS};
use crate::context::Context;
use crate::context::copied::Copied;
use crate::elements::assignment::{AssignmentField, AssignmentIntent};
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent};
use crate::elements::learn::{LearnField, LearnIntent};
use crate::elements::tree::{Node, div, el, span};
use crate::elements::workshop::WayOut;
use crate::features::learn::lesson::lesson_title;
use crate::features::learn::sheet::sheet_button;
use crate::features::learn::state::Learning;
use crate::messages::Texts;
use crate::widgets::{confirmed, labelled_intent};

/// The ways for teachers, at the end of the contents of the rule book.
pub(in crate::features::learn) fn for_teachers(cx: &Context) -> Node {
    let texts = cx.texts();
    el("section")
        .class("for-teachers")
        .key("teachers")
        .child(el("h2").text(texts.for_teachers()))
        .child(el("p").class("hint").text(texts.for_teachers_hint()))
        .child(
            div("ways")
                .child(list_button(
                    AssignmentIntent::Make,
                    Icon::Plus,
                    texts.make_list(),
                ))
                .child(list_button(
                    AssignmentIntent::Class,
                    Icon::Statistics,
                    texts.class_results(),
                )),
        )
}

pub(super) const fn intent(intent: AssignmentIntent) -> Intent {
    Intent::Learn(LearnIntent::Assignment(intent))
}

pub(super) fn list_button(run: AssignmentIntent, icon: Icon, label: &str) -> Node {
    labelled_intent("", intent(run), icon, label)
}

/// A field for a line of text, below its label.
pub(super) fn field(field: AssignmentField, label: &str, value: &str) -> Node {
    let input = el("input")
        .class("control")
        .attr("type", "text")
        .attr("maxlength", MOST_LETTERS.to_string())
        .attr("autocomplete", "off")
        .field(Field::Learn(LearnField::Assignment(field)))
        .attr("value", value);
    el("label")
        .class("field")
        .child(span("label", label))
        .child(input)
}

/// A list as a link and as a file.
pub(super) fn link_ways(cx: &Context) -> Node {
    let texts = cx.texts();
    let copy = list_button(
        AssignmentIntent::CopyLink,
        Icon::Copy,
        texts.copy_list_link(),
    );
    let copy = confirmed(cx, Copied::OfDraft(WayOut::Link), copy);
    let link = (!cx.around.is_on_disk()).then_some(copy);
    div("ways")
        .children(link)
        .child(list_button(
            AssignmentIntent::Save,
            Icon::Export,
            texts.save_list(),
        ))
        .child(sheet_button(cx))
}

/// The titles of all entries of a list.
pub(super) fn titles(learning: &Learning, cx: &Context, list: &Assignment) -> Vec<String> {
    let titles = list.items.iter().map(|item| {
        let title = title_of(learning, cx, &item.name());
        title.unwrap_or_else(|| item.fallback_title())
    });
    titles.collect()
}

/// The title of an entry by its name, if the library has it.
pub(super) fn title_of(learning: &Learning, cx: &Context, name: &str) -> Option<String> {
    let library = learning.library()?;
    let number = library.named(name)?;
    Some(lesson_title(learning, cx, number, library.get(number)?))
}

/// A button with a title, and the mark of how far somebody is.
pub(super) fn marked_title(cx: &Context, button: Node, title: &str, outcome: Outcome) -> Node {
    let button = button.child(span("label", title));
    let mark = outcome_mark(outcome).map(|(class, sign)| {
        span("mark", "")
            .class(class)
            .child(span("sign", sign).attr("aria-hidden", "true"))
            .text(format!(" {}", outcome_text(cx.texts(), outcome)))
    });
    mark.into_iter().fold(button, Node::apart)
}

/// The class and the sign of an outcome, unless nothing was answered.
pub(super) const fn outcome_mark(outcome: Outcome) -> Option<(&'static str, &'static str)> {
    match outcome {
        Outcome::Open => None,
        Outcome::Missed => Some(("missed", "✗")),
        Outcome::Later => Some(("done", "✓")),
        Outcome::AtOnce => Some(("done", "✓✓")),
    }
}

pub(super) fn outcome_text(texts: &Texts, outcome: Outcome) -> &str {
    match outcome {
        Outcome::Open => texts.outcome_open(),
        Outcome::Missed => texts.outcome_missed(),
        Outcome::Later => texts.outcome_later(),
        Outcome::AtOnce => texts.outcome_at_once(),
    }
}
