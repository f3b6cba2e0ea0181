//! Form fields of the workshop.

use crate::elements::intent::Field;
use crate::elements::tree::{Node, el, span};
use crate::elements::workshop::WorkshopField;

/// A labelled field of one line.
pub(super) fn line_field(field: WorkshopField, label: &str, value: String) -> Node {
    labelled(label).child(
        el("input")
            .class("control")
            .attr("type", "text")
            .attr("autocomplete", "off")
            .attr("aria-label", label)
            .field(Field::Workshop(field))
            .attr("value", value),
    )
}

/// A labelled field for a number.
pub(super) fn number_field(field: WorkshopField, label: &str, value: String) -> Node {
    labelled(label).child(number(field, label, value))
}

pub(super) fn number(field: WorkshopField, label: &str, value: String) -> Node {
    el("input")
        .class("control number")
        .attr("type", "text")
        .attr("inputmode", "numeric")
        .attr("maxlength", "6")
        .attr("aria-label", label)
        .field(Field::Workshop(field))
        .attr("value", value)
}

/// A field of several lines in the syntax of records.
pub(super) fn area(field: WorkshopField, rows: &str, label: &str, text: String) -> Node {
    el("textarea")
        .class("control")
        .attr("rows", rows)
        .attr("spellcheck", "false")
        .attr("autocapitalize", "off")
        .attr("aria-label", label)
        .field(Field::Workshop(field))
        .attr("value", text)
}

fn labelled(label: &str) -> Node {
    el("label").class("line").child(span("label", label))
}

/// A fault of something typed, announced at once.
pub(super) fn fault_line(told: String) -> Node {
    el("p").class("fault").attr("role", "alert").text(told)
}
