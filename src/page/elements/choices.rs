//! Choices as form controls in a dialog: switches, segments, lists.

use crate::elements::choice::{Choice, Choosable, Widget};
use crate::elements::intent::{Field, Intent};
use crate::elements::tree::{Node, div, el, span};
use crate::messages::Texts;

/// What is shown below a choice.
#[derive(Default)]
pub(crate) struct Row<'a> {
    /// A note under the hint, such as the default of the edition.
    pub note: Option<String>,
    /// Why the value is not valid.
    pub faults: &'a [String],
    /// Pictures of it.
    pub pictures: Option<Node>,
}

impl Row<'_> {
    /// The row of a choice.
    pub fn node<C: Choosable>(self, choice: &Choice<C>, of: &C::Of, texts: &Texts) -> Node {
        let label = (choice.label)(texts);
        let hint = (choice.hint)(of, texts);
        let chosen = (choice.get)(of);
        let input = match choice.widget {
            Widget::Switch(make) => {
                let on = chosen == make(true);
                pictured(make(!on).intent(), (label, hint), on, self.pictures)
            }
            Widget::Segments(values) => {
                let segment = |(value, label): (C, String)| {
                    segment((&value.word(), &label), value == chosen, value.intent())
                };
                let values = values(of, texts).into_iter().map(segment).collect();
                headed(label, hint).child(group(label, values))
            }
            Widget::List(values, field) => {
                let named = |(value, label): (C, String)| (value.word(), label);
                let values = values(of, texts).into_iter().map(named).collect();
                headed(label, hint).child(list(field, label, values, chosen.word()))
            }
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

/// A label with a hint below it.
pub(crate) fn headed(label: &str, hint: &str) -> Node {
    div("headed")
        .child(span("label", label))
        .children((!hint.is_empty()).then(|| span("hint", hint)))
}

/// A switch; pressing it means `other`.
pub(crate) fn toggle(other: Intent, label: &str, on: bool) -> Node {
    pictured(other, (label, ""), on, None)
}

/// A switch with pictures.
fn pictured(other: Intent, (label, hint): (&str, &str), on: bool, pictures: Option<Node>) -> Node {
    let text = span("text", "").child(span("label", label));
    el("button")
        .class("switch")
        .attr("type", "button")
        .attr("role", "switch")
        .state("aria-checked", on)
        .run(other)
        .child(match hint {
            "" => text.children(pictures),
            hint => text.apart(span("hint", hint)).children(pictures),
        })
        .child(span("knob", "").attr("aria-hidden", "true"))
}

/// One of a few values side by side; `word` identifies it.
pub(crate) fn segment((word, label): (&str, &str), chosen: bool, run: Intent) -> Node {
    el("button")
        .class("segment")
        .key(word)
        .attr("type", "button")
        .attr("role", "radio")
        .state("aria-checked", chosen)
        .run(run)
        .text(label)
}

/// A radio group. Tab reaches the checked value, arrow keys reach the others (roving tabindex).
pub(crate) fn group(label: &str, values: Vec<Node>) -> Node {
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

/// A drop-down list of values, each with its word and its label.
pub(crate) fn list(
    field: Field,
    label: &str,
    values: Vec<(String, String)>,
    chosen: String,
) -> Node {
    let option = |(word, label): (String, String)| {
        el("option")
            .key(word.clone())
            .flag("selected", word == chosen)
            .attr("value", word)
            .text(label)
    };
    let options: Vec<Node> = values.into_iter().map(option).collect();
    el("select")
        .class("control")
        .attr("aria-label", label)
        .field(field)
        .children(options)
        .attr("value", chosen)
}
