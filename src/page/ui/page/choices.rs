//! Choices as elements of a dialog: switches, segments, lists.

use crate::messages::Texts;
use crate::ui::choice::{Choice, Look, OFF, ON, Value};
use crate::ui::tree::{Node, div, el, span};

/// What pressing begins with, and what stands under the choice.
pub(super) struct Row<'a> {
    /// The word that presses begin with, such as `set`.
    pub word: &'static str,
    /// What is said under the hint, such as the value by the edition.
    pub note: Option<String>,
    /// Why it cannot stay like this.
    pub faults: &'a [String],
    /// What it is about, drawn.
    pub pictures: Option<Node>,
}

impl Row<'_> {
    /// A row of a choice.
    pub fn node<T>(self, choice: &Choice<T>, of: &T, texts: &dyn Texts) -> Node {
        let label = (choice.label)(texts);
        let hint = (choice.hint)(of, texts);
        let word = (choice.get)(of);
        let press = format!("{} {}", self.word, choice.id);
        let values = (choice.values)(of, texts);
        let input = match choice.look {
            Look::Switch => pictured(&press, (label, hint), word == ON, self.pictures),
            Look::Segments => headed(label, hint).child(segments(&press, label, &values, &word)),
            Look::List => headed(label, hint).child(list(&press, label, values, word)),
        };
        let changed = if self.note.is_some() { "changed" } else { "" };
        let faults = self.faults.iter();
        div("choice")
            .class(changed)
            .key(choice.id)
            .child(input)
            .children(
                self.note
                    .iter()
                    .map(|note| el("p").class("note").text(note)),
            )
            .children(faults.map(|fault| el("p").class("fault").attr("role", "alert").text(fault)))
    }
}

fn headed(label: &str, hint: &str) -> Node {
    div("headed")
        .child(span("label", label))
        .children((!hint.is_empty()).then(|| span("hint", hint)))
}

/// Something that is on or off, with pictures of it.
fn pictured(press: &str, (label, hint): (&str, &str), on: bool, pictures: Option<Node>) -> Node {
    let other = if on { OFF } else { ON };
    el("button")
        .class("switch")
        .attr("type", "button")
        .attr("role", "switch")
        .state("aria-checked", on)
        .run(format!("{press} {other}"))
        .child(
            span("text", "")
                .child(span("label", label))
                .children((!hint.is_empty()).then(|| span("hint", hint)))
                .children(pictures),
        )
        .child(span("knob", "").attr("aria-hidden", "true"))
}

/// A few values side by side.
fn segments(press: &str, label: &str, values: &[Value], chosen: &str) -> Node {
    let segment = |value: &Value| {
        let run = format!("{press} {}", value.word);
        segment((&value.word, &value.label), value.word == chosen, run)
    };
    group(label, values.iter().map(segment).collect())
}

/// One of a few values side by side: its word and what it is called.
pub(super) fn segment((word, label): (&str, &str), chosen: bool, run: String) -> Node {
    el("button")
        .class("segment")
        .key(word)
        .attr("type", "button")
        .attr("role", "radio")
        .state("aria-checked", chosen)
        .run(run)
        .text(label)
}

/// Values side by side. One of them can be reached with Tab, the one that is chosen; arrows lead to the others.
pub(super) fn group(label: &str, values: Vec<Node>) -> Node {
    let chosen = |value: &Node| value.get("aria-checked") == Some("true");
    let reached = values.iter().position(chosen).unwrap_or(0);
    let values = (0..).zip(values).map(|(index, value)| {
        let reach = if index == reached { "0" } else { "-1" };
        value.attr("tabindex", reach)
    });
    div("segments")
        .attr("role", "radiogroup")
        .attr("aria-label", label)
        .children(values)
}

/// Values in a list that opens.
fn list(press: &str, label: &str, values: Vec<Value>, chosen: String) -> Node {
    let option = |value: Value| {
        el("option")
            .key(value.word.clone())
            .flag("selected", value.word == chosen)
            .attr("value", value.word)
            .text(value.label)
    };
    let options: Vec<Node> = values.into_iter().map(option).collect();
    el("select")
        .class("control")
        .attr("aria-label", label)
        .attr("data-field", press)
        .children(options)
        .attr("value", chosen)
}
