//! The goals in the form of a task: one, or several of which all or any are to be reached.

use crate::context::Context;
use crate::elements::choices::{group, list, segment};
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent};
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::{GoalJoin, TaskChange, WorkshopField, WorkshopIntent};
use crate::features::workshop::fields::number_field;
use crate::features::workshop::state::Workshop;
use crate::features::workshop::task_lines::{GoalRow, Goals};
use crate::sentences::goals::goal_text;
use crate::widgets::labelled_intent;
use engine::learn::{MOST_TO_COME, Task};
use engine::rules::Part;
use engine::session::Draft;

/// The first word of a goal of points.
pub(super) const SCORE: &str = "score";
/// The most goals in the form.
const MOST_GOALS: usize = 8;

/// The goals, one below the other; a single one, or none, is just a list to choose from.
pub(super) fn goals_node(cx: &Context, workshop: &Workshop, goals: &Goals) -> Node {
    let texts = cx.texts();
    let none = GoalRow::parse("");
    let shown = goals.rows.len().max(1);
    let rows = (0..shown).map(|index| {
        let row = goals.rows.get(index).unwrap_or(&none);
        goal_row(cx, workshop, (index as u8, row), shown > 1)
    });
    let join = |join: GoalJoin| {
        let label = match join {
            GoalJoin::All => texts.goals_all(),
            GoalJoin::One => texts.goals_one(),
        };
        let run = changed(TaskChange::Join(join));
        segment((join.word(), label), goals.join == join, run)
    };
    let joins = (shown > 1).then(|| {
        let joins = GoalJoin::ALL.iter().map(|&one| join(one)).collect();
        group(texts.task_goal_label(), joins)
    });
    let adds = (!goals.rows.is_empty() && shown < MOST_GOALS).then(|| {
        let add = changed(TaskChange::AddGoal);
        labelled_intent("quiet add-goal", add, Icon::Plus, texts.add_goal())
    });
    div("goals-of")
        .children(rows)
        .children(joins)
        .children(adds)
}

pub(super) fn changed(change: TaskChange) -> Intent {
    Intent::Workshop(WorkshopIntent::Task(change))
}

/// One goal; among several it can be removed, or negated.
fn goal_row(cx: &Context, workshop: &Workshop, (index, row): (u8, &GoalRow), among: bool) -> Node {
    let texts = cx.texts();
    let label = match among {
        true => texts.goal_number(u32::from(index) + 1),
        false => texts.task_goal_label().to_string(),
    };
    let points = row.aim.strip_prefix(SCORE).map(str::trim);
    let points = points.filter(|points| !points.contains(' ')).map(|points| {
        let field = WorkshopField::GoalPoints(index);
        number_field(field, texts.points_label(), points.to_string())
    });
    let drop = among.then(|| {
        let name = texts.remove_goal(u32::from(index) + 1);
        let run = changed(TaskChange::DropGoal(index));
        labelled_intent("quiet drop-goal", run, Icon::Close, &name)
            .attr("aria-label", name.clone())
            .hover_title(name)
    });
    let avoids = among || row.avoided;
    div("goal-of")
        .key(format!("goal {index}"))
        .child(goal_list(
            cx,
            workshop.stage.draft(),
            (index, row),
            (&label, among),
        ))
        .children(points)
        .children(avoids.then(|| avoided(cx, (index, row), &label)))
        .children(drop)
}

/// The switch that negates a goal.
pub(super) fn avoided(cx: &Context, (index, row): (u8, &GoalRow), label: &str) -> Node {
    let texts = cx.texts();
    el("button")
        .class("button quiet avoid")
        .attr("type", "button")
        .state("aria-pressed", row.avoided)
        .attr("aria-label", texts.labelled(label, texts.goal_avoided()))
        .run(changed(TaskChange::Avoid(index, !row.avoided)))
        .text(texts.goal_avoided())
}

/// The choice of a goal. A custom goal written by hand is listed as it is.
fn goal_list(
    cx: &Context,
    draft: &Draft,
    (index, row): (u8, &GoalRow),
    (label, among): (&str, bool),
) -> Node {
    let texts = cx.texts();
    let now = match row.aim.split_whitespace().next() {
        Some(SCORE) if row.aim.split_whitespace().count() == 2 => SCORE,
        _ => row.aim.as_str(),
    };
    // One of several is removed by the button beside it.
    let none = (!among).then(|| (String::new(), texts.no_task().to_string()));
    let mut all: Vec<(String, String)> = none.into_iter().collect();
    all.extend(
        offered(draft)
            .into_iter()
            .map(|goal| (goal.to_string(), told(cx, goal))),
    );
    if all.iter().all(|(word, _)| word != now) {
        all.push((now.to_string(), told(cx, now)));
    }
    let field = Field::Workshop(WorkshopField::Goal(index));
    el("label")
        .child(el("span").class("label").text(label))
        .child(list(field, label, all, now.to_string()))
}

/// The goals that make sense with what is in play.
pub(super) fn offered(draft: &Draft) -> Vec<&'static str> {
    let gardens = draft.setup().parts.has(Part::Abbot);
    let stack = draft.setup().stack.as_ref();
    let near_end = stack.is_some_and(|stack| stack.len() <= usize::from(MOST_TO_COME));
    let goals = [
        (true, "complete city"),
        (true, "complete road"),
        (true, "complete monastery"),
        (gardens, "complete garden"),
        (true, SCORE),
        (true, "home"),
        (true, "lay"),
        (true, "figure city"),
        (true, "figure road"),
        (true, "figure monastery"),
        (true, "figure field"),
        (true, "occupy field"),
        (true, "majority road"),
        (true, "majority city"),
        (true, "majority field"),
        (true, "find"),
        (true, "lead"),
        (near_end, "win"),
    ];
    let offered = goals.into_iter().filter(|(offered, _)| *offered);
    offered.map(|(_, goal)| goal).collect()
}

/// A goal as the solver reads it.
pub(super) fn told(cx: &Context, goal: &str) -> String {
    if goal == SCORE {
        return cx.texts().score_points_goal().to_string();
    }
    let task = Task::read(&format!("task\ngoal {goal}"));
    let task = task.ok().flatten();
    let told = task.and_then(|task| Some(goal_text(cx.texts().for_eyes(), task.goals.first()?)));
    told.unwrap_or_else(|| goal.to_string())
}
