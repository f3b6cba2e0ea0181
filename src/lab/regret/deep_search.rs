//! A deep search of one decision, used to judge the choices of players.

use engine::ai::{Choice, Contender, Level, Progress, Thinker, are_alike, can_simulate};
use engine::rules::{Action, Game};
use engine::table::Party;

/// Choices searched: many more than in a game.
const CANDIDATES: u32 = 24;
/// How far a choice may fall short of the best before the search, in thousandths of a point.
const MARGIN: i32 = 12_000;
/// Turns simulated: twice as many as in a game, so that the expert's evaluation matters less.
const TURNS: u32 = 12;

/// The expected worth of each choice by a search of about `nodes` positions, best first; choices that look much worse before the
/// search are left out. `None` if no tile or figure is to be placed, a hand is hidden, or only one choice is worth searching.
pub fn deep_search(game: &Game, seed: u64, nodes: u32) -> Option<Vec<Choice>> {
    let Party::Player(seat) = game.asked()?.party else {
        return None;
    };
    if !can_simulate(game) {
        return None;
    }
    let mut searcher = Contender::new(Level::Expert);
    searcher.plan = searcher.plan.for_budget(nodes);
    searcher.plan.candidates = CANDIDATES;
    searcher.plan.margin = MARGIN;
    searcher.plan.turns = TURNS;
    let mut thinker = Thinker::with_player(game.seen_by(Some(seat)), seed, &searcher)?;
    while thinker.step(u32::MAX) == Progress::Thinking {}
    let choices = thinker.ranked();
    (choices.len() > 1).then_some(choices)
}

/// How far an action falls short of the best of these choices (the first), in thousandths of a point. An action not among them
/// counts as the last of them, though it may be worse.
pub fn regret_of(game: &Game, choices: &[Choice], done: Action) -> i32 {
    let same = |choice: &&Choice| are_alike(game, choice.action, done);
    let made = choices.iter().find(same);
    match (choices.first(), made.or(choices.last())) {
        (Some(best), Some(made)) => best.worth - made.worth,
        _ => 0,
    }
}
