//! A computer player of the card game at one decision, thinking in slices.

use super::habit;
use crate::ai::dice::Dice;
use crate::ai::{Level, Progress};
use crate::cards::{Action, Game, Question, legal};
use crate::table::Party;

/// A computer player at one decision.
///
/// It knows what it is given, which should be [`Game::seen_by`] its seat. The same game, seed and level lead to the
/// same action on every machine, however the thinking is sliced.
#[derive(Debug)]
pub struct Thinker {
    settled: Action,
}

impl Thinker {
    /// A player who begins to think about the question that is open; `None` when no player is asked.
    pub fn new(game: Game, seed: u64, level: Level) -> Option<Thinker> {
        let asked = game.asked()?;
        let Party::Player(_) = asked.party else {
            return None;
        };
        let mut dice = Dice::new(seed, game.digest(), game.round().into());
        let settled = match (asked.question, level) {
            (Question::LayJoker(_) | Question::Confirm, _) => habit::action(&game, &mut dice),
            (_, Level::Random) => dice.one_of(&legal(&game)),
            (_, Level::Greedy | Level::Strong) => habit::action(&game, &mut dice),
        };
        Some(Thinker { settled: settled? })
    }

    /// Positions looked at so far.
    pub const fn nodes(&self) -> u32 {
        0
    }

    /// Thinks on until about `nodes` more positions have been looked at, or it is ready.
    pub const fn step(&mut self, _nodes: u32) -> Progress<Action> {
        Progress::Done(self.settled)
    }
}

/// What a computer player does now; `None` when no player is asked. Thinks to the end at once.
pub fn choose(game: &Game, seed: u64, level: Level) -> Option<Action> {
    let seat = match game.asked()?.party {
        Party::Player(seat) => seat,
        Party::Chance => return None,
    };
    let mut thinker = Thinker::new(game.seen_by(Some(seat)), seed, level)?;
    loop {
        if let Progress::Done(action) = thinker.step(u32::MAX) {
            return Some(action);
        }
    }
}
