//! Review of one turn: the expected result of what was played, and of the best alternative.
//!
//! The ways to play the turn that seem best without simulations, and the one played, are simulated for some turns with the same
//! random tiles, everybody playing as a strong player. The results can be compared, but are estimates: a difference that chance
//! explains counts as no loss. The review knows no more than the player did: it gets the game as the seat saw it.
//!
//! Separately it measures luck: how much better the drawn tile was than the average of those that could have come, each evaluated
//! without simulations at its best place. Averaged over all tiles, luck is zero.

mod judge;
mod line;
mod why;

use judge::Judge;
use line::Line;
use serde::{Deserialize, Serialize};
pub(super) use why::{ByCause, add_rest};
pub use why::{Cause, Why};

use super::contender::Contender;
use super::evaluation::BySeat;
use super::level::Level;
use super::plan::{LEAST_ROUNDS, Plan};
use super::progress::Choice;
use super::rollout::Rollout;
use super::thinker::can_simulate;
use crate::rules::{Action, Game, Question, outcomes};
use crate::table::{Party, Seat};

/// The simulations for one turn.
const PLAN: Plan = Plan {
    candidates: 4,
    margin: 6_000,
    rounds: 20,
    prior: 2,
    turns: 4,
    endgame: 6,
    shortlist: 16,
    budget: 60_000,
};
/// Positions searched to evaluate the drawn tile and all tiles that could have come.
const JUDGED: u32 = 60_000;
/// The most of them for one tile.
const JUDGED_EACH: u32 = 6_000;

/// How many times the limit of the plan may be searched to finish the minimum of rounds, on boards where a single round exceeds
/// the budget.
const MOST_OVER: u32 = 4;

/// A turn that was played: from placing a tile until something is revealed or the turn is confirmed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turn {
    /// The game before the tile is placed, as the player sees it.
    pub game: Game,
    /// The same before the tile was drawn; `None` if it was not drawn just before.
    pub undrawn: Option<Game>,
    /// The actions of the turn; the first one places the tile.
    pub made: Vec<Action>,
}

/// The review of a turn of the tile game, or of a decision of another one. All numbers are in thousandths of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnReview<A = Action> {
    /// Whose turn it was.
    pub seat: Seat,
    /// The best action; in the tile game, the best placement. It is what was played unless something else (for tiles another
    /// place, or another figure) is better.
    pub best: A,
    /// The lead over the others that the seat could expect with it.
    pub could: i32,
    /// The lead it could expect with what was played; never more than `could`.
    pub did: i32,
    /// The lead that each seat could expect after the turn.
    pub lead: BySeat,
    /// How much better than average the drawn tile was; `None` if that is not known, and in the card game.
    pub luck: Option<i32>,
    /// Why the best is better than what was played: the sum is what was lost.
    pub why: Why,
}

impl<A> TurnReview<A> {
    /// How much less could be expected of what was played than of the best; never below 0.
    pub const fn lost(&self) -> i32 {
        self.could - self.did
    }

    /// The same review with the best action in another form.
    pub fn map<B>(self, best: impl FnOnce(A) -> B) -> TurnReview<B> {
        TurnReview {
            seat: self.seat,
            best: best(self.best),
            could: self.could,
            did: self.did,
            lead: self.lead,
            luck: self.luck,
            why: self.why,
        }
    }
}

/// Reviews one turn, a slice at a time. The same turn and seed lead to the same review on every machine, however the work is
/// sliced.
#[derive(Debug)]
pub struct Reviewer {
    turn: Turn,
    seat: Seat,
    seed: u64,
    policy: Contender,
    /// Evaluates the placements of the drawn tile.
    judge: Judge,
    /// The tiles that could have come and are not evaluated yet, with the number of copies of each.
    others: Vec<(Action, u32)>,
    other: Option<(Judge, u32)>,
    /// The sum of what all evaluated tiles are worth, each times its copies, and the number of these.
    tiles: (i64, i64),
    /// The most positions searched per tile.
    each: u32,
    /// The lines that are simulated, the one played first.
    lines: Vec<Line>,
    round: u32,
    /// The index of the line to simulate next in this round, and the simulation in progress.
    next: usize,
    rollout: Option<Rollout>,
    nodes: u32,
    /// Those of them spent on evaluations, which do not count towards the budget of simulations.
    judged: u32,
}

impl Reviewer {
    /// Starts the review of a turn; `None` if it does not begin with placing a tile, or nothing was played.
    pub fn new(turn: Turn, seed: u64) -> Option<Reviewer> {
        let asked = turn.game.asked()?;
        let Party::Player(seat) = asked.party else {
            return None;
        };
        if asked.question != Question::Place || turn.made.is_empty() {
            return None;
        }
        let others = turn.undrawn.as_ref().map(outcomes).unwrap_or_default();
        let each = (JUDGED / (others.len() as u32 + 1)).min(JUDGED_EACH);
        let policy = Contender {
            plan: PLAN.at(&turn.game),
            ..Contender::new(Level::Strong)
        };
        Some(Reviewer {
            judge: Judge::new(turn.game.clone(), seat, &policy.weights, each),
            turn,
            seat,
            seed,
            policy,
            others,
            other: None,
            tiles: (0, 0),
            each,
            lines: Vec::new(),
            round: 0,
            next: 0,
            rollout: None,
            nodes: 0,
            judged: 0,
        })
    }

    /// Positions searched so far.
    pub const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// Continues until about `nodes` more positions have been searched. Returns the review once it is known.
    pub fn step(&mut self, nodes: u32) -> Option<TurnReview> {
        let until = self.nodes.saturating_add(nodes);
        while self.nodes < until {
            if self.judges() {
                self.nodes += 1;
                self.judged += 1;
            } else if self.is_over() {
                return self.turn_review();
            } else {
                self.play_on(until);
            }
        }
        None
    }

    /// Evaluates one more position. Returns whether there was one left.
    fn judges(&mut self) -> bool {
        if self.lines.is_empty() {
            if self.judge.step() {
                self.choose_lines();
            }
            return true;
        }
        if let Some((other, copies)) = &mut self.other {
            if other.step() {
                let best = other.ranked().first().map(|choice| i64::from(choice.worth));
                let copies = i64::from(*copies);
                if let Some(best) = best {
                    self.tiles.0 += best * copies;
                    self.tiles.1 += copies;
                }
                self.other = None;
            }
            return true;
        }
        let Some(((action, copies), undrawn)) = self.others.pop().zip(self.turn.undrawn.as_ref())
        else {
            return false;
        };
        let mut game = undrawn.clone();
        game.apply_trusted(action);
        // A tile that fits nowhere is put aside, and another one is drawn.
        let asked = game.asked();
        if asked.is_some_and(|asked| asked.question == Question::Place) {
            let judge = Judge::new(game, self.seat, &self.policy.weights, self.each);
            self.other = Some((judge, copies));
        }
        true
    }

    /// Chooses the lines to simulate, once all placements are evaluated: the one played, and the best.
    fn choose_lines(&mut self) {
        let ranked = self.judge.ranked();
        let best = ranked.first().map_or(0, |choice| choice.worth);
        let made = self.judge.after(&self.turn.made, &self.policy.weights);
        let made = Line::new(self.turn.made.clone(), made.for_seat(self.seat));
        let near = |choice: &&Choice| choice.worth >= best - self.policy.plan.margin;
        let near = ranked.iter().filter(near);
        let near = near.take(self.policy.plan.candidates as usize);
        // With the tile in the same place another figure may have been better.
        let same = ranked
            .iter()
            .find(|choice| Some(&choice.action) == self.turn.made.first());
        let same = same.filter(|same| !near.clone().any(|choice| choice.action == same.action));
        let others = near.chain(same);
        let others = others.map(|choice| Line::new(vec![choice.action], choice.worth));
        self.lines = std::iter::once(made).chain(others).collect();
    }

    /// Whether enough has been simulated.
    fn is_over(&self) -> bool {
        let plan = &self.policy.plan;
        let between = self.next == 0 && self.rollout.is_none();
        let played = self.nodes - self.judged;
        let spent = self.round >= LEAST_ROUNDS && played >= plan.budget;
        let most = plan.limit().saturating_mul(MOST_OVER);
        between && (spent || self.round >= plan.rounds)
            || played >= most
            || !can_simulate(&self.turn.game)
    }

    /// Simulates the next line until its rollout is over or `until` positions have been searched.
    fn play_on(&mut self, until: u32) {
        let Some(line) = self.lines.get_mut(self.next) else {
            self.next = 0;
            self.round += 1;
            return;
        };
        let rollout = self.rollout.get_or_insert_with(|| {
            Rollout::new(&self.turn.game, &line.actions, self.seed, self.round)
        });
        while self.nodes < until {
            let before = rollout.nodes();
            let over = rollout.advance(self.round, &self.policy, until - self.nodes);
            self.nodes += rollout.nodes() - before;
            if over {
                line.take(&self.turn.game, rollout, &self.policy, self.seat);
                self.rollout = None;
                self.next += 1;
                return;
            }
        }
    }

    fn turn_review(&mut self) -> Option<TurnReview> {
        // Only rounds finished by all lines count.
        let rounds = self.lines.iter().map(|line| line.outcomes.len()).min()?;
        for line in &mut self.lines {
            line.truncate(rounds);
        }
        let prior = i64::from(self.policy.plan.prior);
        let judged_alone = !can_simulate(&self.turn.game);
        let worth = |line: &Line| line.mean(self.seat, prior);
        let (made, others) = self.lines.split_first()?;
        let mut best = made;
        for other in others {
            let clear = judged_alone || made.is_worse(other, self.seat);
            if clear && worth(other) > worth(best) {
                best = other;
            }
        }
        let now = || self.judge.after(&made.actions, &self.policy.weights);
        let average = self.tiles.0.checked_div(self.tiles.1);
        let came = self.judge.ranked().first().map(|choice| choice.worth);
        let (could, did) = (worth(best), worth(made));
        Some(TurnReview {
            seat: self.seat,
            best: *best.actions.first()?,
            could,
            did,
            lead: made.lead().unwrap_or_else(|| now().by_seat()),
            luck: came
                .zip(average)
                .map(|(came, average)| came - average as i32),
            why: Why::between(&best.whys, &made.whys, could - did),
        })
    }
}

/// Reviews a turn without slicing the work.
pub fn review(turn: Turn, seed: u64) -> Option<TurnReview> {
    let mut reviewer = Reviewer::new(turn, seed)?;
    loop {
        if let Some(turn_review) = reviewer.step(u32::MAX) {
            return Some(turn_review);
        }
    }
}
