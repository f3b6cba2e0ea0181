//! The goals of a task in words, each with a mark that says how it stands.

use crate::app::Shell;
use crate::elements::tree::{Node, el, span};
use crate::features::embed::task::TaskRun;
use crate::messages::Texts;
use engine::learn::{Aim, Clause, Goal, Sought};

/// A goal, whether it is reached, and whether the task is over without it.
pub(super) fn goal_node(shell: &Shell, goal: &Goal, (reached, over): (bool, bool)) -> Node {
    let (class, mark, state) = match (reached, over) {
        (true, _) => ("goal reached", "✓", shell.texts().goal_reached()),
        (false, false) => ("goal", "○", shell.texts().goal_open()),
        // What is still missing.
        (false, true) => ("goal missed", "✗", shell.texts().goal_open()),
    };
    el("li")
        .class(class)
        .child(
            span("mark", mark)
                .attr("role", "img")
                .attr("aria-label", state),
        )
        .child(span("", goal_text(shell, goal)))
}

/// What is to be reached, in a sentence.
pub(crate) fn goal_text(shell: &Shell, goal: &Goal) -> String {
    let clauses = goal.any.iter().map(|clause| clause_text(shell, clause));
    let text = clauses.reduce(|one, other| shell.texts().goal_or(&one, &other));
    text.unwrap_or_default()
}

/// The same for whoever draws it up: with the cells that are going to be marked.
pub(crate) fn goal_text_placed(shell: &Shell, goal: &Goal) -> String {
    let cells = goal.any.iter().filter_map(|clause| clause.aim.cell());
    let cells = cells.map(|cell| shell.texts().cell(cell));
    let cells: Vec<String> = cells.collect();
    match cells.is_empty() {
        true => goal_text(shell, goal),
        false => format!("{} ({})", goal_text(shell, goal), cells.join("; ")),
    }
}

impl Shell {
    /// Marks what goals name, which is called the marked one in words. What the record marks itself is not marked again.
    pub(super) fn mark_goals(&mut self) {
        let goals = self.task().map_or(&[][..], TaskRun::goals).iter();
        let marks = goals.flat_map(|goal| &goal.any);
        let marks: Vec<String> = marks.filter_map(|clause| clause.aim.mark()).collect();
        if let Some(stage) = self.stage.tiles_mut().filter(|_| !marks.is_empty()) {
            stage.mark_also(&marks);
        }
    }
}

fn clause_text(shell: &Shell, clause: &Clause) -> String {
    let texts = shell.texts();
    let aim = match clause.aim {
        Aim::Score(points) => texts.goal_score(points.into()),
        Aim::Complete(kind) => texts.goal_complete(kind).to_string(),
        Aim::Figure(kind) => texts.goal_figure(kind).to_string(),
        Aim::Occupy(_) | Aim::Majority(_) | Aim::Find | Aim::Win => aim_of_land(texts, clause.aim),
        Aim::Lay => texts.goal_lay().to_string(),
        Aim::Place(_, None) => texts.goal_place().to_string(),
        Aim::Place(_, Some(_)) => texts.goal_place_turned().to_string(),
        Aim::Home => texts.goal_home().to_string(),
        Aim::Lead => texts.goal_lead().to_string(),
    };
    match clause.wanted {
        true => aim,
        false => texts.goal_not(&aim),
    }
}

#[inline(never)]
fn aim_of_land(texts: &Texts, aim: Aim) -> String {
    match aim {
        Aim::Occupy(Sought::Any(kind)) => texts.goal_occupy(kind).to_string(),
        Aim::Occupy(Sought::This(named)) => texts.goal_occupy_this(named.kind).to_string(),
        Aim::Majority(Sought::Any(kind)) => texts.goal_majority(kind).to_string(),
        Aim::Majority(Sought::This(named)) => texts.goal_majority_this(named.kind).to_string(),
        Aim::Win => texts.goal_win().to_string(),
        _ => texts.goal_find().to_string(),
    }
}
