//! The task of a draft as a form: what is asked, one goal, a hint. Whatever else its lines say stays as it was written.

use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent};
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::{WorkshopField, WorkshopIntent};
use crate::shell::Shell;
use crate::shell::dialogs::choices::list;
use crate::shell::embed::task::goal_text;
use crate::shell::page::labelled_intent;
use crate::shell::workshop::Workshop;
use crate::shell::workshop::fields::{line_field, number_field};
use engine::learn::Task;
use engine::rules::Part;
use engine::session::{Draft, Edit};
use engine::table::Said;

/// The words of the lines of a task.
const ASK: &str = "ask";
const GOAL: &str = "goal";
const HINT: &str = "hint";
const SOLVE: &str = "solve";
/// The first word of a goal of points, and how many points that is to begin with.
const SCORE: &str = "score";
const POINTS: &str = "4";

/// The form.
pub(super) fn task_form(shell: &Shell, workshop: &Workshop) -> Vec<Node> {
    let texts = shell.texts();
    let draft = workshop.stage.draft();
    let said = |word: &str| said(draft.task(), word).unwrap_or_default().to_string();
    let goal = said(GOAL);
    let points = goal
        .strip_prefix(SCORE)
        .map(|points| points.trim().to_string());
    let points =
        points.map(|points| number_field(WorkshopField::GoalPoints, texts.points_label(), points));
    let solves = !goal.is_empty() && workshop.stage.faults().is_empty();
    let solve = labelled_intent(
        "",
        Intent::Workshop(WorkshopIntent::Solve),
        Icon::Hint,
        texts.find_solution(),
    );
    vec![
        line_field(WorkshopField::Ask, texts.task_ask_label(), said(ASK)),
        div("goal-of")
            .child(goals(shell, draft, &goal))
            .children(points),
        line_field(WorkshopField::Hint, texts.task_hint_label(), said(HINT)),
        solve.flag("disabled", !solves),
    ]
}

/// The choice of a goal. One that was written by hand and is none of them stands there as it is.
fn goals(shell: &Shell, draft: &Draft, now: &str) -> Node {
    let texts = shell.texts();
    let now = match now.split_whitespace().next() {
        Some(SCORE) if now.split_whitespace().count() == 2 => SCORE,
        _ => now,
    };
    let mut all = vec![(String::new(), texts.no_task().to_string())];
    all.extend(
        offered(draft)
            .into_iter()
            .map(|goal| (goal.to_string(), told(shell, goal))),
    );
    if all.iter().all(|(word, _)| word != now) {
        all.push((now.to_string(), told(shell, now)));
    }
    let field = Field::Workshop(WorkshopField::Goal);
    let label = texts.task_goal_label();
    el("label")
        .child(el("span").class("label").text(label))
        .child(list(field, label, all, now.to_string()))
}

/// The goals that mean something with what is in play.
fn offered(draft: &Draft) -> Vec<&'static str> {
    let gardens = draft.setup().parts.has(Part::Abbot);
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
        (true, "lead"),
    ];
    let offered = goals.into_iter().filter(|(offered, _)| *offered);
    offered.map(|(_, goal)| goal).collect()
}

/// A goal as it is told to whoever is to reach it.
fn told(shell: &Shell, goal: &str) -> String {
    if goal == SCORE {
        return shell.texts().score_points_goal().to_string();
    }
    let task = Task::read(&format!("task\n{GOAL} {goal}"));
    let task = task.ok().flatten();
    let told = task.and_then(|task| Some(goal_text(shell, task.goals.first()?)));
    told.unwrap_or_else(|| goal.to_string())
}

/// What becomes of the lines of the task when a field of the form is filled in.
pub(super) fn fill_in_task(draft: &Draft, field: WorkshopField, value: &str) -> Edit {
    let task = draft.task();
    let lines = match field {
        WorkshopField::Ask => with(task, ASK, value),
        WorkshopField::Hint => with(task, HINT, value),
        WorkshopField::Goal if value == SCORE => with(task, GOAL, &format!("{SCORE} {POINTS}")),
        WorkshopField::Goal => with(task, GOAL, value),
        WorkshopField::GoalPoints => {
            let points = value.trim().parse::<u16>().unwrap_or(0);
            with(task, GOAL, &format!("{SCORE} {points}"))
        }
        _ => task.to_string(),
    };
    Edit::Task(lines)
}

/// The lines of the task with a solution that was looked for, in place of the one that was there; none where none is found.
pub(super) fn solved(draft: &Draft) -> Option<Edit> {
    let task = Task::read(&draft.text()).ok().flatten()?;
    let found = task.find_solution(&draft.session()?)?;
    let others = draft.task().lines();
    let others = others.filter(|line| rest_of(line, SOLVE).is_none());
    let found = found.into_iter().map(|line| format!("{SOLVE} {line}"));
    let lines: Vec<String> = others.map(str::to_string).chain(found).collect();
    Some(Edit::Task(lines.join("\n")))
}

/// What the first line of a word says that is for everybody.
pub(super) fn said<'a>(lines: &'a str, word: &str) -> Option<&'a str> {
    lines
        .lines()
        .find_map(|line| rest_of(line, word))
        .map(str::trim)
}

/// Lines in which the first of a word says something else; empty, it goes.
pub(super) fn with(lines: &str, word: &str, value: &str) -> String {
    // What would begin a comment or another line is left out.
    let value: String = value
        .chars()
        .filter(|letter| !letter.is_control() && *letter != '#')
        .collect();
    let said = (!value.trim().is_empty()).then(|| format!("{word} {value}"));
    let mut all: Vec<String> = lines.lines().map(str::to_string).collect();
    let at = all.iter().position(|line| rest_of(line, word).is_some());
    match (at, said) {
        (Some(at), Some(said)) => all[at] = said,
        (Some(at), None) => _ = all.remove(at),
        (None, Some(said)) => all.push(said),
        (None, None) => {}
    }
    all.join("\n")
}

/// What a line says after its word, unless that is for those of one language.
fn rest_of<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let rest = line.trim_start().strip_prefix(word)?;
    let rest = rest
        .strip_prefix(' ')
        .or_else(|| rest.is_empty().then_some(rest))?;
    let spoken = Said::read(rest).is_ok_and(|said| said.language.is_some());
    (!spoken).then_some(rest)
}
