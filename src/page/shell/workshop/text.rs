//! The position as text, with everything that a record can hold, and the task that is set in it.

use crate::elements::intent::Field;
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::WorkshopField;
use crate::messages::sentences;
use crate::shell::Shell;
use crate::shell::embed::task::goal_text;
use crate::shell::workshop::Workshop;
use engine::learn::{SolutionCheck, Task};
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
        .children(task_read(shell, workshop))
}

/// What was read of the task: its goals, and whether the solution reaches them; or why it cannot be read.
fn task_read(shell: &Shell, workshop: &Workshop) -> Option<Node> {
    let draft = workshop.stage.draft();
    if let Some(error) = task_error(workshop) {
        return Some(wrong(shell, &error));
    }
    let task = Task::read(&draft.text()).ok().flatten()?;
    let goals = task.goals.iter();
    let goals = goals.map(|goal| el("li").text(goal_text(shell, goal)));
    let checked = draft.session().map(|session| task.try_solution(&session));
    let texts = shell.texts();
    let (class, told) = match checked {
        None | Some(SolutionCheck::Missing) => ("hint", texts.solution_missing().to_string()),
        Some(SolutionCheck::Refused(line)) => ("fault", texts.solution_refused(line as u32)),
        Some(SolutionCheck::FallsShort) => ("fault", texts.solution_falls_short().to_string()),
        Some(SolutionCheck::Reaches) => ("fine", texts.solution_reaches().to_string()),
    };
    let read = div("task-read")
        .child(el("ul").children(goals))
        .child(el("p").class(class).text(told));
    Some(read)
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
