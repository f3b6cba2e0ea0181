//! The task of a draft as a form: the question, the goals, hints, and collapsed what most tasks do not need. All other lines of
//! the task are kept as written.

use crate::context::Context;
use crate::context::steering::focus_on;
use crate::elements::choices::list;
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent, Target};
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::{TaskChange, WorkshopField, WorkshopIntent};
use crate::features::workshop::fields::{line_field, number_field};
use crate::features::workshop::goals_form::{SCORE, avoided, changed, goals_node, offered, told};
use crate::features::workshop::state::{Drafts, Workshop};
use crate::features::workshop::task_lines::{
    GoalRow, Goals, all_said, rest_of, said, with, with_said,
};
use crate::messages::{Language, PlayerNames};
use crate::widgets::labelled_intent;
use engine::learn::Task;
use engine::session::{Draft, Edit};
use engine::table::Seat;

/// Keywords of a task's lines.
const ASK: &str = "ask";
const SEAT: &str = "seat";
const TURNS: &str = "turns";
const HINT: &str = "hint";
const SOLVE: &str = "solve";
/// The points of a new goal of points.
const POINTS: &str = "4";
/// The most hints in the form.
const MOST_HINTS: usize = 5;

pub(super) fn task_form(cx: &Context, workshop: &Workshop) -> Vec<Node> {
    let texts = cx.texts();
    let task = workshop.stage.draft().task();
    let goals = Goals::read(task);
    let solves = !goals.rows.is_empty() && workshop.stage.faults().is_empty();
    let solve = labelled_intent(
        "",
        Intent::Workshop(WorkshopIntent::Solve),
        Icon::Hint,
        texts.find_solution(),
    );
    let asked = line_field(
        WorkshopField::Ask(None),
        texts.task_ask_label(),
        said(task, ASK).unwrap_or_default().to_string(),
    );
    let mut form = vec![asked, goals_node(cx, workshop, &goals)];
    form.extend(hints(cx, task, None));
    form.push(more(cx, workshop, &goals));
    form.push(solve.flag("disabled", !solves));
    form
}

/// The hints in a language, or for everybody, with room for one more.
fn hints(cx: &Context, task: &str, language: Option<Language>) -> Vec<Node> {
    let texts = cx.texts();
    let said = all_said(task, HINT, language);
    let most = match language {
        None => said.len() + 1,
        // Each has its version for everybody beside it.
        Some(_) => said.len().max(all_said(task, HINT, None).len()).max(1),
    };
    let field = |index: usize| {
        let label = match index {
            0 => texts.task_hint_label().to_string(),
            index => texts.hint_number(index as u32 + 1),
        };
        line_field(
            WorkshopField::Hint(index as u8, language),
            &in_language(label, language),
            said.get(index).copied().unwrap_or_default().to_string(),
        )
        .key(format!("hint {index}"))
    };
    (0..most.min(MOST_HINTS)).map(field).collect()
}

/// What most tasks do not need, collapsed: the solver, the number of turns, and other languages.
fn more(cx: &Context, workshop: &Workshop, goals: &Goals) -> Node {
    let texts = cx.texts();
    let task = workshop.stage.draft().task();
    let alone = match goals.rows.as_slice() {
        [row] if !row.avoided => Some(avoided(cx, (0, row), texts.task_goal_label())),
        _ => None,
    };
    let turns = said(task, TURNS).unwrap_or("1").to_string();
    let languages = Language::ALL.into_iter().map(|language| {
        let asked = all_said(task, ASK, Some(language)).first().copied();
        div("in-language")
            .key(language.code())
            .child(line_field(
                WorkshopField::Ask(Some(language)),
                &in_language(texts.task_ask_label().to_string(), Some(language)),
                asked.unwrap_or_default().to_string(),
            ))
            .children(hints(cx, task, Some(language)))
    });
    el("details")
        .class("more-of-task")
        .key("more-of-task")
        .child(el("summary").text(texts.task_more()))
        .children(alone)
        .child(
            div("goal-of")
                .child(solver(cx, workshop))
                .child(number_field(
                    WorkshopField::TaskTurns,
                    texts.task_turns_label(),
                    turns,
                )),
        )
        .children(languages)
}

/// The choice of the solver.
fn solver(cx: &Context, workshop: &Workshop) -> Node {
    let texts = cx.texts();
    let draft = workshop.stage.draft();
    let player_names = PlayerNames::new(texts, &draft.seating());
    let mut all = vec![(String::new(), texts.task_seat_asked().to_string())];
    all.extend((0..draft.seating().seats()).map(|seat| {
        let name = player_names.name(Seat(seat)).to_string();
        ((seat + 1).to_string(), name)
    }));
    let now = said(draft.task(), SEAT).unwrap_or_default().to_string();
    let label = texts.task_seat_label();
    el("label")
        .child(el("span").class("label").text(label))
        .child(list(
            Field::Workshop(WorkshopField::TaskSeat),
            label,
            all,
            now,
        ))
}

/// A label with its language.
fn in_language(label: String, language: Option<Language>) -> String {
    match language {
        None => label,
        Some(language) => format!("{label} ({})", language.name()),
    }
}

/// The edit of the task's lines when a field of the form changes.
pub(crate) fn fill_in_task(draft: &Draft, field: WorkshopField, value: &str) -> Edit {
    let task = draft.task();
    let lines = match field {
        WorkshopField::Ask(language) => with_said(task, ASK, (0, language), value),
        WorkshopField::Hint(index, language) => {
            with_said(task, HINT, (index.into(), language), value)
        }
        WorkshopField::Goal(index) if value == SCORE => {
            with_goal(task, index, &format!("{SCORE} {POINTS}"))
        }
        WorkshopField::Goal(index) => with_goal(task, index, value),
        WorkshopField::GoalPoints(index) => {
            let points = value.trim().parse::<u16>().unwrap_or(0);
            with_goal(task, index, &format!("{SCORE} {points}"))
        }
        WorkshopField::TaskSeat => with(task, SEAT, value),
        WorkshopField::TaskTurns => {
            let turns = value.trim().parse::<u16>().unwrap_or(1);
            let turns = (turns > 1).then(|| turns.to_string());
            with(task, TURNS, &turns.unwrap_or_default())
        }
        _ => task.to_string(),
    };
    match field {
        // Each choice in a list is a step of its own in the history; the rest is typed.
        WorkshopField::Goal(_) | WorkshopField::TaskSeat => Edit::Goals(lines),
        _ => Edit::Task(lines),
    }
}

/// The lines with another aim for a goal; an empty one removes the goal.
fn with_goal(task: &str, index: u8, aim: &str) -> String {
    let mut goals = Goals::read(task);
    let index = usize::from(index);
    match goals.rows.get_mut(index) {
        Some(_) if aim.is_empty() => _ = goals.rows.remove(index),
        Some(row) => row.aim = aim.to_string(),
        None if aim.is_empty() => {}
        None => goals.rows.push(GoalRow::parse(aim)),
    }
    goals.put(task)
}

/// Changes the goals by a press, and announces it. The pressed element may be gone, so keyboard focus moves next to it.
pub(crate) fn change_goals(drafts: &mut Drafts, cx: &mut Context, change: TaskChange) {
    let Some(workshop) = &mut drafts.open else {
        return;
    };
    let before = Goals::read(workshop.stage.draft().task()).rows;
    let edit = press_task(workshop.stage.draft(), change);
    workshop.stage.edit(&edit);
    let now = Goals::read(workshop.stage.draft().task()).rows;
    let texts = cx.texts();
    let said = match (change, now.last()) {
        (TaskChange::AddGoal, Some(row)) => {
            let number = texts.goal_number(now.len() as u32);
            texts.labelled(&number, &told(cx, &row.aim))
        }
        (TaskChange::DropGoal(index), _) => before
            .get(usize::from(index))
            .map_or_else(String::new, |row| texts.draft_removed(&told(cx, &row.aim))),
        _ => String::new(),
    };
    cx.announcer.say(said);
    if matches!(change, TaskChange::DropGoal(_)) {
        focus_on(cx, Target::Press(changed(TaskChange::AddGoal)));
    }
}

/// The edit of the task's lines when something in the form is pressed.
fn press_task(draft: &Draft, change: TaskChange) -> Edit {
    let mut goals = Goals::read(draft.task());
    match change {
        TaskChange::AddGoal => {
            let new = |aim: &&str| goals.rows.iter().all(|row| !row.aim.starts_with(aim));
            let aim = offered(draft).into_iter().find(new).unwrap_or("lay");
            let aim = match aim {
                SCORE => format!("{SCORE} {POINTS}"),
                aim => aim.to_string(),
            };
            goals.rows.push(GoalRow::parse(&aim));
        }
        TaskChange::DropGoal(index) => {
            if usize::from(index) < goals.rows.len() {
                goals.rows.remove(index.into());
            }
        }
        TaskChange::Avoid(index, on) => {
            if let Some(row) = goals.rows.get_mut(usize::from(index)) {
                row.avoided = on;
            }
        }
        TaskChange::Join(join) => goals.join = join,
    }
    Edit::Goals(goals.put(draft.task()))
}

/// The lines of the task with a computed solution in place of any other; `None` if none is found.
pub(crate) fn solved(draft: &Draft) -> Option<Edit> {
    let task = Task::read(&draft.text()).ok().flatten()?;
    let found = task.find_solution(&draft.session()?)?;
    let others = draft.task().lines();
    let others = others.filter(|line| rest_of(line, SOLVE).is_none());
    let found = found.into_iter().map(|line| format!("{SOLVE} {line}"));
    let lines: Vec<String> = others.map(str::to_string).chain(found).collect();
    Some(Edit::Goals(lines.join("\n")))
}
