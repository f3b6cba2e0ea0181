//! A long search of one decision, by which the choices of players are judged.

use engine::ai::{Choice, Contender, Level, Progress, Thinker, are_alike, can_simulate};
use engine::rules::{Action, Game};
use engine::table::Party;

/// Choices that are searched: many more than come into question in a game.
const CANDIDATES: u32 = 24;
/// By how much they may fall short of the best in the evaluation without search, in thousandths of a point.
const MARGIN: i32 = 12_000;
/// Turns that are simulated: twice as many as in a game, so that the evaluation of an expert matters less.
const TURNS: u32 = 12;

/// What the choices of a decision bring by a search of about so many positions, the best first; `None` where nobody is asked for
/// a tile or a figure, a hand is hidden, or only one choice comes into question. What seems to bring much less without search
/// is not among them.
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

/// By how much an action falls short of the best of these choices of a game, which stands first, in thousandths of a point. What
/// is not among them counts as the last of them, though it may be worse still.
pub fn regret_of(game: &Game, choices: &[Choice], done: Action) -> i32 {
    let same = |choice: &&Choice| are_alike(game, choice.action, done);
    let made = choices.iter().find(same);
    match (choices.first(), made.or(choices.last())) {
        (Some(best), Some(made)) => best.worth - made.worth,
        _ => 0,
    }
}
