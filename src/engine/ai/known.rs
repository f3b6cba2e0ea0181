//! What is known of each choice of a decision, and what players miss of it.

use super::contender::Contender;
use super::level::Level;
use super::progress::{Choice, Progress};
use super::search::are_alike;
use super::thinker::{Thinker, can_play_on};
use crate::rules::{Action, Game};
use crate::table::Party;

/// Choices that are searched: many more than come into question in a game.
const CANDIDATES: u32 = 24;
/// How much less than the best they may seem worth at once, in thousandths of a point.
const MARGIN: i32 = 12_000;
/// Turns that are played on: twice as many as in a game, so that what an expert believes of positions matters less.
const TURNS: u32 = 12;

/// What the choices of a decision bring by a search that looks at about so many positions, the best first; `None` where nobody
/// is asked for a tile or a figure, a hand is hidden, or only one choice comes into question. What seems to bring much less at
/// once is not among them.
pub fn searched(game: &Game, seed: u64, nodes: u32) -> Option<Vec<Choice>> {
    let Party::Player(seat) = game.asked()?.party else {
        return None;
    };
    if !can_play_on(game) {
        return None;
    }
    let mut searcher = Contender::new(Level::Expert);
    searcher.plan = searcher.plan.for_budget(nodes);
    searcher.plan.candidates = CANDIDATES;
    searcher.plan.margin = MARGIN;
    searcher.plan.turns = TURNS;
    let mut thinker = Thinker::of(game.seen_by(Some(seat)), seed, &searcher)?;
    while thinker.step(u32::MAX) == Progress::Thinking {}
    let choices = thinker.ranked();
    (choices.len() > 1).then_some(choices)
}

/// How much less than the best of these choices of a game, which stands first, this one brings, in thousandths of a point. What
/// is not among them is taken for the last of them, though it may be worse still.
pub fn missed(game: &Game, choices: &[Choice], done: Action) -> i32 {
    let same = |choice: &&Choice| are_alike(game, choice.action, done);
    let made = choices.iter().find(same);
    match (choices.first(), made.or(choices.last())) {
        (Some(best), Some(made)) => best.worth - made.worth,
        _ => 0,
    }
}
