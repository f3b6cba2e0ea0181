//! A rollout: a game simulated from a choice with random tiles, everybody playing as a strong player would.

use super::contender::Contender;
use super::evaluation::Evaluation;
use super::evaluator::Evaluator;
use super::progress::Progress;
use super::rng::SeededRng;
use super::thinker::Thinker;
use crate::rules::{Action, Game, Question, outcomes};
use crate::table::Party;

/// A game simulated from one choice.
#[derive(Debug)]
pub(super) struct Rollout {
    game: Game,
    /// The player who is thinking, if one is.
    thinker: Option<Thinker>,
    /// Where the tiles come from.
    chance: SeededRng,
    /// The quantile of the first tile of the first round, as a fraction of 2^32.
    first: u32,
    /// Tiles drawn so far.
    draws: u32,
    /// Positions searched so far.
    nodes: u32,
    /// What was decided before Chance acted or the turn was confirmed, and how many positions had been searched by then.
    rest: Vec<(Action, u32)>,
    /// Whether this turn is still going on.
    in_turn: bool,
}

impl Rollout {
    /// Begins after these actions.
    pub(super) fn new(game: &Game, actions: &[Action], seed: u64, round: u32) -> Rollout {
        let mut game = game.clone();
        // The same tiles come in the same round whatever was chosen.
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
        }
    }

    /// Positions searched so far.
    pub(super) const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// How the turn went on before Chance acted or it was confirmed: what was decided, and how many positions had been searched by
    /// then. It is the same in every round.
    pub(super) fn take_rest(&mut self) -> Vec<(Action, u32)> {
        std::mem::take(&mut self.rest)
    }

    /// The evaluation of the position it has come to.
    pub(super) fn evaluation(&self, policy: &Contender) -> Evaluation {
        Evaluator::by_heuristic(&self.game, &policy.weights).evaluate(&self.game)
    }

    /// Makes one decision, or thinks about it for `most` positions. Returns whether the game has come far enough.
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
            self.game.apply_trusted(action);
        }
        action.is_none()
    }

    /// Whoever is asked decides by the policy. Returns whether there is no action.
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
            self.game.apply_trusted(action);
            self.thinker = None;
            if self.in_turn {
                self.rest.push((action, self.nodes));
            }
        }
        false
    }

    /// What Chance brings; `None` where a tile is to be drawn and `turns` turns have been simulated. Over all rounds the first
    /// tiles are stratified: they are spread evenly over the draws that are possible.
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

/// A fraction of 2^32 for each round. Each is further than the one before by the golden ratio, so that any number of rounds is spread
/// nearly evenly.
const fn spread(round: u32) -> u32 {
    round.wrapping_mul(0x9E37_79B9)
}
