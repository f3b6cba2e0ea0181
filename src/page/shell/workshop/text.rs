//! The position as text, with everything that a record can hold, and the task that is set in it.

use crate::elements::intent::Field;
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::WorkshopField;
use crate::messages::sentences;
use crate::shell::Shell;
use crate::shell::workshop::Workshop;
use engine::learn::Task;
use engine::rules::RecordError;

/// Both.
pub(super) fn text_node(shell: &Shell, workshop: &Workshop) -> Node {
    let texts = shell.texts();
    let draft = workshop.stage.draft();
    let typed = workshop.typed.as_ref();
    let text = typed.map_or_else(|| draft.text(), |typed| typed.text.clone());
    let error = typed.and_then(|typed| typed.error.as_ref());
    let all = area(WorkshopField::Text, "16", texts.draft_text_label(), text);
    let task = area(
        WorkshopField::Task,
        "6",
        texts.draft_task_label(),
        draft.task().to_string(),
    );
    div("as-text")
        .child(el("h2").text(texts.draft_text_label()))
        .child(el("p").class("hint").text(texts.draft_text_hint()))
        .child(all)
        .children(error.map(|error| wrong(shell, error)))
        .child(el("h2").text(texts.draft_task_label()))
        .child(el("p").class("hint").text(texts.draft_task_hint()))
        .child(task)
        .children(task_error(workshop).map(|error| wrong(shell, &error)))
}

fn area(field: WorkshopField, rows: &str, label: &str, text: String) -> Node {
    el("textarea")
        .class("control")
        .attr("rows", rows)
        .attr("spellcheck", "false")
        .attr("autocapitalize", "off")
        .attr("aria-label", label)
        .field(Field::Workshop(field))
        .attr("value", text)
}

fn wrong(shell: &Shell, error: &RecordError) -> Node {
    let told = sentences::record_error(shell.texts(), error);
    el("p").class("fault").attr("role", "alert").text(told)
}

/// Why the lines of the task are none, with the number of the line in them.
pub(super) fn task_error(workshop: &Workshop) -> Option<RecordError> {
    let task = workshop.stage.draft().task();
    let read = Task::read(&format!("task\n{task}"));
    let error = read.err().filter(|_| !task.trim().is_empty())?;
    Some(RecordError {
        line: error.line.saturating_sub(1).max(1),
        trouble: error.trouble.into(),
    })
}
