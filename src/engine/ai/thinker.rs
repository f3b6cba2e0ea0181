//! A computer player at one decision, thinking in slices.

use super::dice::Dice;
use super::favourite::Favourite;
use super::judge::Judge;
use super::level::Level;
use super::progress::Progress;
use super::turn::{Explorer, choices};
use super::verdict::Verdict;
use super::weights::Weights;
use crate::rules::{Action, Game, Question, legal};
use crate::table::{Party, Seat};

/// Positions looked at for one decision at most, and one for each choice. Every hundredth decision of a game for five with
/// everything would need more; all others are thought to their end.
pub const MOST_NODES: u32 = 24_000;

/// A computer player at one decision.
///
/// It knows what it is given, which should be [`Game::seen_by`] its seat. The same game, seed and level lead to the
/// same action on every machine, however the thinking is sliced.
#[derive(Debug)]
pub struct Thinker {
    game: Game,
    seat: Seat,
    dice: Dice,
    explorer: Explorer,
    /// What can be done, and how much of it has been weighed.
    choices: Vec<Action>,
    weighed: usize,
    best: Favourite<Action>,
}

impl Thinker {
    /// A player who begins to think about the question that is open; `None` when no player is asked.
    pub fn new(game: Game, seed: u64, level: Level) -> Option<Thinker> {
        Thinker::with_weights(game, seed, level, &Weights::default())
    }

    /// As [`Thinker::new`], for a player who values things differently; only the level [`Level::Strong`] does.
    pub fn with_weights(game: Game, seed: u64, level: Level, weights: &Weights) -> Option<Thinker> {
        let Party::Player(seat) = game.asked()?.party else {
            return None;
        };
        let mut dice = Dice::new(seed, game.digest(), game.turn().number.into());
        let mut actions = Vec::new();
        if level == Level::Random {
            let all = legal(&game);
            actions.extend(all.get(dice.below(all.len() as u32) as usize));
        } else {
            choices(&game, &mut actions);
        }
        let judge = match level {
            Level::Random | Level::Greedy => Judge::of_points(),
            Level::Strong => Judge::of_prospects(&game, weights),
        };
        (!actions.is_empty()).then(|| Thinker {
            game,
            seat,
            dice,
            explorer: Explorer::new(judge),
            choices: actions,
            weighed: 0,
            best: Favourite::default(),
        })
    }

    /// Positions looked at so far.
    pub const fn nodes(&self) -> u32 {
        self.explorer.nodes()
    }

    /// Thinks on until `nodes` more positions have been looked at, or it is ready.
    pub fn step(&mut self, nodes: u32) -> Progress {
        if let [only] = self.choices[..] {
            return Progress::Done(only);
        }
        let until = self.explorer.nodes().saturating_add(nodes);
        while let Some(&action) = self.choices.get(self.weighed) {
            if let Some(verdict) = self.look(action) {
                self.weighed += 1;
                let worth = verdict.of(self.seat);
                self.best.offer(action, worth, &mut self.dice);
            }
            if self.explorer.nodes() >= until {
                break;
            }
        }
        match self.best.action() {
            Some(best) if self.weighed == self.choices.len() => Progress::Done(best),
            _ => Progress::Thinking,
        }
    }

    /// Looks at one more position that a choice leads to; the verdict on the choice, if that was the last one.
    fn look(&mut self, action: Action) -> Option<Verdict> {
        if self.explorer.is_trying() {
            return self.explorer.go_on();
        }
        // What is left is shared out evenly among the choices that were not weighed.
        let left = MOST_NODES.saturating_sub(self.explorer.nodes());
        let others = (self.choices.len() - self.weighed) as u32;
        self.explorer
            .begin(&self.game, action, left / others.max(1))
    }
}

/// What a computer player does now; `None` when no player is asked. Thinks to the end at once.
pub fn choose(game: &Game, seed: u64, level: Level) -> Option<Action> {
    decide(game, seed, level, &Weights::default())
}

/// As [`choose`], for a player who values things differently.
pub fn decide(game: &Game, seed: u64, level: Level, weights: &Weights) -> Option<Action> {
    let seat = match game.asked()?.party {
        Party::Player(seat) => seat,
        Party::Chance => return None,
    };
    if game.asked()?.question == Question::Confirm {
        return Some(Action::Confirm);
    }
    let mut thinker = Thinker::with_weights(game.seen_by(Some(seat)), seed, level, weights)?;
    loop {
        if let Progress::Done(action) = thinker.step(u32::MAX) {
            return Some(action);
        }
    }
}
