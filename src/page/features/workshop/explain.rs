//! The remarks and marks on the position, and its task.

use crate::context::Context;
use crate::elements::choices::{group, segment};
use crate::elements::intent::Intent;
use crate::elements::tree::{Node, div, el, span};
use crate::elements::workshop::{MarkKind, WorkshopField, WorkshopIntent};
use crate::features::workshop::check::{fault_of, task_error, tried};
use crate::features::workshop::fields::{area, fault_line, line_field};
use crate::features::workshop::moves::{moves_node, step_name};
use crate::features::workshop::pieces::parts;
use crate::features::workshop::state::Workshop;
use crate::features::workshop::task_form::task_form;
use crate::features::workshop::task_lines::said;
use crate::messages::sentences;
use crate::sentences::goals::goal_text;
use crate::stage::draft::Tool;
use engine::learn::{SolutionCheck, Task};
use engine::rules::RecordError;
use engine::session::RemarkError;
use engine::table::Ink;
use engine::table::record::SAY;

pub(super) fn explain_node(cx: &Context, workshop: &Workshop) -> Node {
    let texts = cx.texts();
    let draft = workshop.stage.draft();
    let said_here = draft.remarks(workshop.stage.step());
    let comment = said(said_here, SAY).unwrap_or_default().to_string();
    let (remarks, task) = (said_here.to_string(), draft.task().to_string());
    div("explain")
        .children(moves_node(cx, workshop))
        .child(el("h2").text(texts.remarks()))
        .child(line_field(
            WorkshopField::Comment,
            texts.comment_label(),
            comment,
        ))
        .child(marks(cx, workshop))
        .children(marks_parts(workshop).then(|| parts(cx, workshop)))
        .child(area(
            WorkshopField::Remarks,
            "3",
            texts.remark_lines_label(),
            remarks,
        ))
        .children(wrong_remark(cx, workshop))
        .child(el("h2").text(texts.draft_task_label()))
        .children(task_form(cx, workshop))
        .child(el("p").class("hint").text(texts.draft_task_hint()))
        .child(area(
            WorkshopField::Task,
            "5",
            texts.task_lines_label(),
            task,
        ))
        .children(task_read(cx, workshop))
}

/// What is wrong with a remark, and after which decision if that is not the one shown.
fn wrong_remark(cx: &Context, workshop: &Workshop) -> Option<Node> {
    let RemarkError { step, error } = workshop.stage.wrong_remark()?;
    if *step == workshop.stage.step() {
        return Some(wrong(cx, error));
    }
    let told = sentences::record_error(cx.texts(), error);
    let turn = workshop.stage.turn_at(*step);
    let told = format!(
        "{} {told}",
        step_name(cx.texts().for_eyes(), workshop, (*step, turn))
    );
    Some(fault_line(told))
}

/// Whether features are being marked: by keys, that means choosing among the segments of a tile.
fn marks_parts(workshop: &Workshop) -> bool {
    matches!(workshop.stage.tool(), Tool::Mark(MarkKind::Feature, _))
}

/// The kinds and colours of marks.
fn marks(cx: &Context, workshop: &Workshop) -> Node {
    let texts = cx.texts();
    let held = match workshop.stage.tool() {
        Tool::Mark(kind, _) => Some(kind),
        _ => None,
    };
    let kind = |&kind: &MarkKind| {
        el("button")
            .class("piece-kind mark-kind")
            .attr("type", "button")
            .state("aria-pressed", held == Some(kind))
            .run(Intent::Workshop(WorkshopIntent::Mark(kind)))
            .child(span("label", mark_name(cx, kind)))
    };
    let ink = |ink: Ink| {
        let run = Intent::Workshop(WorkshopIntent::Ink(ink));
        segment(
            (ink.name(), texts.ink_name(ink)),
            ink == workshop.stage.ink(),
            run,
        )
        .class(ink.name())
    };
    div("marking")
        .child(
            div("piece-kinds")
                .attr("role", "group")
                .attr("aria-label", texts.mark_what())
                .children(MarkKind::ALL.iter().map(kind)),
        )
        .child(group(texts.mark_colour(), Ink::ALL.map(ink).into()).class("inks"))
}

pub(super) fn mark_name(cx: &Context, kind: MarkKind) -> &'static str {
    let texts = cx.texts();
    match kind {
        MarkKind::Cell => texts.mark_cell(),
        MarkKind::Feature => texts.mark_feature(),
        MarkKind::Edge => texts.mark_edge(),
        MarkKind::Arrow => texts.mark_arrow(),
        MarkKind::Letter => texts.mark_letter(),
    }
}

/// The task as parsed: its goals, and whether the solution reaches them; or why it cannot be parsed.
fn task_read(cx: &Context, workshop: &Workshop) -> Option<Node> {
    let draft = workshop.stage.draft();
    if let Some(error) = task_error(workshop) {
        return Some(wrong(cx, &error));
    }
    let task = Task::read(&draft.text()).ok().flatten()?;
    let texts = cx.texts();
    let eyes = texts.for_eyes();
    let goals = task.goals.iter();
    let goals = goals.map(|goal| el("li").told(goal_text(eyes, goal), goal_text(texts, goal)));
    let check = tried(workshop);
    let fault = check.as_ref().and_then(|check| fault_of(cx, check));
    let (class, told) = match (check, fault) {
        (_, Some(fault)) => ("fault", fault),
        (Some(SolutionCheck::Reaches), None) => ("fine", texts.solution_reaches().to_string()),
        _ => ("hint", texts.solution_missing().to_string()),
    };
    let read = div("task-read")
        .child(el("ul").children(goals))
        .child(el("p").class(class).text(told));
    Some(read)
}

fn wrong(cx: &Context, error: &RecordError) -> Node {
    fault_line(sentences::record_error(cx.texts(), error))
}
