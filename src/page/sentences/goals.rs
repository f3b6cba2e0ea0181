//! What a task asks for, in words.

use crate::messages::Texts;
use engine::learn::Aim;
use engine::learn::Clause;
use engine::learn::Goal;
use engine::learn::GoalFeature;
/// The goal, in a sentence, for those who see what is marked on the board.
pub(crate) fn goal_on_board(texts: &Texts, goal: &Goal) -> String {
    let clauses = goal.any.iter().map(|clause| clause_text(texts, clause));
    let text = clauses.reduce(|one, other| texts.goal_or(&one, &other));
    text.unwrap_or_default()
}

/// The goal, in a sentence, with the cells that are marked.
pub(crate) fn goal_text(texts: &Texts, goal: &Goal) -> String {
    let text = goal_on_board(texts, goal);
    let cells = goal.any.iter().filter_map(|clause| clause.aim.cell());
    let cells: Vec<String> = cells.map(|cell| texts.cell(cell)).collect();
    match cells.is_empty() {
        true => text,
        false => format!("{text} ({})", cells.join("; ")),
    }
}

fn clause_text(texts: &Texts, clause: &Clause) -> String {
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

pub(crate) fn aim_of_land(texts: &Texts, aim: Aim) -> String {
    match aim {
        Aim::Occupy(GoalFeature::Any(kind)) => texts.goal_occupy(kind).to_string(),
        Aim::Occupy(GoalFeature::This(named)) => texts.goal_occupy_this(named.kind).to_string(),
        Aim::Majority(GoalFeature::Any(kind)) => texts.goal_majority(kind).to_string(),
        Aim::Majority(GoalFeature::This(named)) => texts.goal_majority_this(named.kind).to_string(),
        Aim::Win => texts.goal_win().to_string(),
        _ => texts.goal_find().to_string(),
    }
}
