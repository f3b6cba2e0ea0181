//! The task of a draft as a form: what is asked, the goals, hints, and folded away what most tasks do not need. Whatever else
//! its lines say stays as it was written.

use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent, Target};
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::{GoalJoin, TaskChange, WorkshopField, WorkshopIntent};
use crate::messages::{Company, Language};
use crate::shell::Shell;
use crate::shell::dialogs::choices::{group, list, segment};
use crate::shell::embed::task::goal_text;
use crate::shell::input::focus::focus_on;
use crate::shell::page::labelled_intent;
use crate::shell::workshop::Workshop;
use crate::shell::workshop::fields::{line_field, number_field};
use crate::shell::workshop::task_lines::{
    GoalRow, Goals, all_said, rest_of, said, with, with_said,
};
use engine::learn::Task;
use engine::rules::Part;
use engine::session::{Draft, Edit};
use engine::table::Seat;

/// The words of the lines of a task.
const ASK: &str = "ask";
const SEAT: &str = "seat";
const TURNS: &str = "turns";
const HINT: &str = "hint";
const SOLVE: &str = "solve";
/// The first word of a goal of points, and how many points that is to begin with.
const SCORE: &str = "score";
const POINTS: &str = "4";
/// The most goals and hints that the form offers room for.
const MOST_GOALS: usize = 8;
const MOST_HINTS: usize = 5;

/// The form.
pub(super) fn task_form(shell: &Shell, workshop: &Workshop) -> Vec<Node> {
    let texts = shell.texts();
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
    let mut form = vec![asked, goals_node(shell, workshop, &goals)];
    form.extend(hints(shell, task, None));
    form.push(more(shell, workshop, &goals));
    form.push(solve.flag("disabled", !solves));
    form
}

/// The goals, one below the other; with one of them, or with none, it is a list to choose from and nothing more.
fn goals_node(shell: &Shell, workshop: &Workshop, goals: &Goals) -> Node {
    let texts = shell.texts();
    let none = GoalRow::of("");
    let shown = goals.rows.len().max(1);
    let rows = (0..shown).map(|index| {
        let row = goals.rows.get(index).unwrap_or(&none);
        goal_row(shell, workshop, (index as u8, row), shown > 1)
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
        group(texts.goals_joined(), joins)
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

fn changed(change: TaskChange) -> Intent {
    Intent::Workshop(WorkshopIntent::Task(change))
}

/// One goal; among several it can be left out again, or be what is not to happen.
fn goal_row(shell: &Shell, workshop: &Workshop, (index, row): (u8, &GoalRow), among: bool) -> Node {
    let texts = shell.texts();
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
            .attr("title", name)
    });
    let avoids = among || row.avoided;
    div("goal-of")
        .key(format!("goal {index}"))
        .child(goal_list(
            shell,
            workshop.stage.draft(),
            (index, row),
            (&label, among),
        ))
        .children(points)
        .children(avoids.then(|| avoided(shell, (index, row), &label)))
        .children(drop)
}

/// Whether a goal is what is not to happen.
fn avoided(shell: &Shell, (index, row): (u8, &GoalRow), label: &str) -> Node {
    let texts = shell.texts();
    el("button")
        .class("button quiet avoid")
        .attr("type", "button")
        .state("aria-pressed", row.avoided)
        .attr("aria-label", texts.labelled(label, texts.goal_avoided()))
        .run(changed(TaskChange::Avoid(index, !row.avoided)))
        .text(texts.goal_avoided())
}

/// The choice of a goal. One that was written by hand and is none of them stands there as it is.
fn goal_list(
    shell: &Shell,
    draft: &Draft,
    (index, row): (u8, &GoalRow),
    (label, among): (&str, bool),
) -> Node {
    let texts = shell.texts();
    let now = match row.aim.split_whitespace().next() {
        Some(SCORE) if row.aim.split_whitespace().count() == 2 => SCORE,
        _ => row.aim.as_str(),
    };
    // One of several goes by the button beside it.
    let none = (!among).then(|| (String::new(), texts.no_task().to_string()));
    let mut all: Vec<(String, String)> = none.into_iter().collect();
    all.extend(
        offered(draft)
            .into_iter()
            .map(|goal| (goal.to_string(), told(shell, goal))),
    );
    if all.iter().all(|(word, _)| word != now) {
        all.push((now.to_string(), told(shell, now)));
    }
    let field = Field::Workshop(WorkshopField::Goal(index));
    el("label")
        .child(el("span").class("label").text(label))
        .child(list(field, label, all, now.to_string()))
}

/// The hints in a language, or for everybody, and room for one more.
fn hints(shell: &Shell, task: &str, language: Option<Language>) -> Vec<Node> {
    let texts = shell.texts();
    let said = all_said(task, HINT, language);
    let most = match language {
        None => said.len() + 1,
        // Each has one in the words for everybody beside it.
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

/// What most tasks do not need, folded away: who, in how many turns, and other languages.
fn more(shell: &Shell, workshop: &Workshop, goals: &Goals) -> Node {
    let texts = shell.texts();
    let task = workshop.stage.draft().task();
    let alone = match goals.rows.as_slice() {
        [row] if !row.avoided => Some(avoided(shell, (0, row), texts.task_goal_label())),
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
            .children(hints(shell, task, Some(language)))
    });
    el("details")
        .class("more-of-task")
        .key("more-of-task")
        .child(el("summary").text(texts.task_more()))
        .children(alone)
        .child(
            div("goal-of")
                .child(solver(shell, workshop))
                .child(number_field(
                    WorkshopField::TaskTurns,
                    texts.task_turns_label(),
                    turns,
                )),
        )
        .children(languages)
}

/// Who is to reach the goals.
fn solver(shell: &Shell, workshop: &Workshop) -> Node {
    let texts = shell.texts();
    let draft = workshop.stage.draft();
    let company = Company::new(texts, &draft.seating());
    let mut all = vec![(String::new(), texts.task_seat_asked().to_string())];
    all.extend((0..draft.seating().seats()).map(|seat| {
        let name = company.name(Seat(seat)).to_string();
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

/// A label with the language it is about.
fn in_language(label: String, language: Option<Language>) -> String {
    match language {
        None => label,
        Some(language) => format!("{label} ({})", language.name()),
    }
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
    let task = Task::read(&format!("task\ngoal {goal}"));
    let task = task.ok().flatten();
    let told = task.and_then(|task| Some(goal_text(shell, task.goals.first()?)));
    told.unwrap_or_else(|| goal.to_string())
}

/// What becomes of the lines of the task when a field of the form is filled in.
pub(super) fn fill_in_task(draft: &Draft, field: WorkshopField, value: &str) -> Edit {
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
    Edit::Task(lines)
}

/// The lines with another aim for one of the goals; without any, the goal goes.
fn with_goal(task: &str, index: u8, aim: &str) -> String {
    let mut goals = Goals::read(task);
    let index = usize::from(index);
    match goals.rows.get_mut(index) {
        Some(_) if aim.is_empty() => _ = goals.rows.remove(index),
        Some(row) => row.aim = aim.to_string(),
        None if aim.is_empty() => {}
        None => goals.rows.push(GoalRow::of(aim)),
    }
    goals.put(task)
}

/// Changes the goals by a press, and says which one came or went. What was pressed may be gone with it: keys go on beside it.
pub(super) fn change_goals(shell: &mut Shell, change: TaskChange) {
    let Some(workshop) = &mut shell.workshop else {
        return;
    };
    let before = Goals::read(workshop.stage.draft().task()).rows;
    let edit = press_task(workshop.stage.draft(), change);
    workshop.stage.edit(&edit);
    let now = Goals::read(workshop.stage.draft().task()).rows;
    let texts = shell.texts();
    let said = match (change, now.last()) {
        (TaskChange::AddGoal, Some(row)) => {
            let number = texts.goal_number(now.len() as u32);
            texts.labelled(&number, &told(shell, &row.aim))
        }
        (TaskChange::DropGoal(index), _) => before
            .get(usize::from(index))
            .map_or_else(String::new, |row| {
                texts.draft_removed(&told(shell, &row.aim))
            }),
        _ => String::new(),
    };
    shell.announcer.say(said);
    if matches!(change, TaskChange::DropGoal(_)) {
        focus_on(shell, Target::Press(changed(TaskChange::AddGoal)));
    }
}

/// What becomes of the lines of the task when something of the form is pressed.
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
            goals.rows.push(GoalRow::of(&aim));
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
