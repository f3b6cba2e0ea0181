//! A rollout: a game simulated after a choice, with random tiles and every seat played as a strong player would.

use super::contender::Contender;
use super::evaluation::Evaluation;
use super::evaluator::Evaluator;
use super::progress::Progress;
use super::rng::SeededRng;
use super::thinker::Thinker;
use crate::rules::{Action, Game, Question, outcomes};
use crate::table::Party;

#[derive(Debug)]
pub(super) struct Rollout {
    game: Game,
    /// The player thinking about the current decision, if any.
    thinker: Option<Thinker>,
    /// Samples the outcomes of chance, except the first tile.
    chance: SeededRng,
    /// The quantile of the first tile of the first round, as a fraction of 2^32.
    first: u32,
    /// Tiles drawn so far.
    draws: u32,
    /// Positions searched so far.
    nodes: u32,
    /// The decisions until Chance acted or the turn was confirmed, each with the positions searched by then.
    rest: Vec<(Action, u32)>,
    /// Whether Chance has not acted yet and the turn is not confirmed.
    in_turn: bool,
    /// All that was done, from the beginning.
    taken: Vec<Action>,
}

impl Rollout {
    /// Starts a rollout after these actions.
    pub(super) fn new(game: &Game, actions: &[Action], seed: u64, round: u32) -> Rollout {
        let mut game = game.clone();
        // In the same round every choice meets the same tiles.
        let chance = SeededRng::new(seed, u64::from(round), round);
        for &action in actions {
            game.apply_trusted(action);
        }
        Rollout {
            game,
            thinker: None,
            chance,
            first: seed as u32,
            draws: 0,
            nodes: 0,
            rest: Vec::new(),
            in_turn: true,
            taken: actions.to_vec(),
        }
    }

    /// Positions searched so far.
    pub(super) const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// The decisions until Chance acted or the turn was confirmed, each with the positions searched by then. They are the same in
    /// every round.
    pub(super) fn take_rest(&mut self) -> Vec<(Action, u32)> {
        std::mem::take(&mut self.rest)
    }

    /// The position reached.
    pub(super) const fn game(&self) -> &Game {
        &self.game
    }

    /// All that was done, from the beginning.
    pub(super) fn taken(&self) -> &[Action] {
        &self.taken
    }

    /// The evaluation of the position reached.
    pub(super) fn evaluation(&self, policy: &Contender) -> Evaluation {
        Evaluator::by_heuristic(&self.game, &policy.weights).evaluate(&self.game)
    }

    /// Makes one decision, or thinks about it for `most` positions. Returns whether the rollout is over.
    pub(super) fn advance(&mut self, round: u32, policy: &Contender, most: u32) -> bool {
        let Some(asked) = self.game.asked() else {
            return true;
        };
        let action = match asked.party {
            Party::Player(_) if asked.question != Question::Confirm => {
                return self.think(policy, most);
            }
            Party::Player(_) => Some(Action::Confirm),
            Party::Chance => self.outcome(round, asked.question, policy.plan.turns),
        };
        self.in_turn = false;
        if let Some(action) = action {
            self.apply(action);
        }
        action.is_none()
    }

    /// Lets the player to move decide by the policy. Returns whether there is no action.
    fn think(&mut self, policy: &Contender, most: u32) -> bool {
        if self.thinker.is_none() {
            let game = self.game.clone();
            self.thinker = Thinker::for_simulation(game, policy);
        }
        let Some(thinker) = &mut self.thinker else {
            return true;
        };
        let before = thinker.nodes();
        let progress = thinker.step(most);
        self.nodes += thinker.nodes() - before;
        if let Progress::Done(action) = progress {
            self.apply(action);
            self.thinker = None;
            if self.in_turn {
                self.rest.push((action, self.nodes));
            }
        }
        false
    }

    fn apply(&mut self, action: Action) {
        self.game.apply_trusted(action);
        self.taken.push(action);
    }

    /// Samples an outcome of chance; `None` when a tile is to be drawn and `turns` turns have been simulated. The first tiles are
    /// stratified over the rounds: spread evenly over the possible draws.
    fn outcome(&mut self, round: u32, question: Question, turns: u32) -> Option<Action> {
        if matches!(question, Question::Draw(_)) {
            if self.draws == turns {
                return None;
            }
            self.draws += 1;
        }
        let all = outcomes(&self.game);
        let whole: u32 = all.iter().map(|&(_, weight)| weight).sum();
        let at = match self.draws == 1 {
            true => {
                ((u64::from(whole) * u64::from(self.first.wrapping_add(spread(round)))) >> 32)
                    as u32
            }
            false => self.chance.below(whole),
        };
        let mut passed = 0;
        let found = all.iter().find(|&&(_, weight)| {
            passed += weight;
            at < passed
        });
        found.map(|&(action, _)| action)
    }
}

/// A quantile for each round, as a fraction of 2^32. Each is the golden ratio further than the one before, so that any number of
/// rounds is spread almost evenly.
const fn spread(round: u32) -> u32 {
    round.wrapping_mul(0x9E37_79B9)
}
