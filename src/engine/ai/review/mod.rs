//! A look back at one turn: what could be expected of what was done, and of the best that could have been done.
//!
//! Of the ways to take the turn those that seem best at once, and the one that was taken, are played on for some turns with
//! tiles that may come, which are the same ones for all of them; everybody plays on as a strong player. So what is said of
//! them can be compared, and is no more than an estimate: where the ways differ by less than chance explains, nothing is said
//! to be lost. Whoever takes a turn back there knew no more than this does: it gets the game as the seat saw it.
//!
//! Apart from that it is told how much better the tile was that came than those that could have come: by what each of them
//! seems worth at once where it is laid best. That is luck, and on average over all tiles it is nothing.

mod judge;
mod line;

use judge::Judge;
use line::Line;
use serde::{Deserialize, Serialize};

use super::contender::Contender;
use super::evaluation::BySeat;
use super::level::Level;
use super::plan::{LEAST_ROUNDS, Plan};
use super::progress::Choice;
use super::rollout::Rollout;
use super::thinker::can_simulate;
use crate::rules::{Action, Game, Question, outcomes};
use crate::table::{Party, Seat};

/// How much is looked at for a turn.
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
/// Positions looked at to judge all tiles that could have come, and the one that came.
const JUDGED: u32 = 60_000;
/// And for one tile at most.
const JUDGED_EACH: u32 = 6_000;

/// How many times what should be looked at is looked at at most for the least rounds, on tables on which one takes longer than
/// all should.
const MOST_OVER: u32 = 4;

/// A turn that was taken: from where a tile is to be laid until something is revealed, or the turn is confirmed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turn {
    /// The game as whoever lays the tile sees it.
    pub game: Game,
    /// The same before the tile was drawn; none where it was not drawn just before.
    pub undrawn: Option<Game>,
    /// What was done, at least that the tile was laid.
    pub made: Vec<Action>,
}

/// What is to be said of a turn of the tile game, or of a decision of another one. Everything is in thousandths of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict<A = Action> {
    /// Whose turn it was.
    pub seat: Seat,
    /// What should have been done: of tiles where one should have been laid. It is what was done, unless something else (of tiles
    /// another place, or another figure) is better.
    pub best: A,
    /// How far the seat could expect to be ahead of the others with that.
    pub could: i32,
    /// How far it could with what was done; never more.
    pub did: i32,
    /// How far everybody could expect to be ahead of the others after the turn.
    pub lead: BySeat,
    /// How much better than a usual one the tile was that came; none where that is not known, and at cards.
    pub luck: Option<i32>,
}

impl<A> Verdict<A> {
    /// How much less could be expected of what was done than of the best; never below 0.
    pub const fn lost(&self) -> i32 {
        self.could - self.did
    }

    /// The same where what should have been done is said in another way.
    pub fn map<B>(self, best: impl FnOnce(A) -> B) -> Verdict<B> {
        Verdict {
            seat: self.seat,
            best: best(self.best),
            could: self.could,
            did: self.did,
            lead: self.lead,
            luck: self.luck,
        }
    }
}

/// Who looks back at one turn, a slice at a time. The same turn and seed lead to the same verdict on every machine, however
/// the work is sliced.
#[derive(Debug)]
pub struct Reviewer {
    turn: Turn,
    seat: Seat,
    seed: u64,
    policy: Contender,
    /// What is judged at once: the tile that came.
    judge: Judge,
    /// Then the others that could have come, with how many there are of each.
    others: Vec<(Action, u32)>,
    other: Option<(Judge, u32)>,
    /// What all tiles that could be laid were worth, each as often as it is there, and how many those were.
    tiles: (i64, i64),
    /// Positions looked at for a tile at most.
    each: u32,
    /// The ways that are played on, that which was taken first.
    lines: Vec<Line>,
    round: u32,
    /// The way whose turn it is in this round, by index, and what came of those before it.
    next: usize,
    rollout: Option<Rollout>,
    nodes: u32,
    /// Those of them that were looked at to judge, which is no part of what may be played on.
    judged: u32,
}

impl Reviewer {
    /// Who begins to look back at a turn; `None` where nobody is to lay a tile in it, or nothing was done.
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

    /// Positions looked at so far.
    pub const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// Looks on until about `nodes` more positions have been looked at. Returns what is to be said, once that is known.
    pub fn step(&mut self, nodes: u32) -> Option<Verdict> {
        let until = self.nodes.saturating_add(nodes);
        while self.nodes < until {
            if self.judges() {
                self.nodes += 1;
                self.judged += 1;
            } else if self.is_over() {
                return self.verdict();
            } else {
                self.play_on(until);
            }
        }
        None
    }

    /// Judges one position more. Returns whether there was one left.
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

    /// Everything was judged: what was done and what seems best is played on.
    fn choose_lines(&mut self) {
        let ranked = self.judge.ranked();
        let best = ranked.first().map_or(0, |choice| choice.worth);
        let made = self.judge.after(&self.turn.made, &self.policy.weights);
        let made = Line::new(self.turn.made.clone(), made.for_seat(self.seat));
        let near = |choice: &&Choice| choice.worth >= best - self.policy.plan.margin;
        let near = ranked.iter().filter(near);
        let near = near.take(self.policy.plan.candidates as usize);
        // Where the tile was laid another figure may have been better.
        let same = ranked
            .iter()
            .find(|choice| Some(&choice.action) == self.turn.made.first());
        let same = same.filter(|same| !near.clone().any(|choice| choice.action == same.action));
        let others = near.chain(same);
        let others = others.map(|choice| Line::new(vec![choice.action], choice.worth));
        self.lines = std::iter::once(made).chain(others).collect();
    }

    /// Whether everything was played on as often as it is worth.
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

    /// Plays on with the way whose turn it is, until its game has come far enough or `until` positions were looked at.
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
                line.outcomes.push(rollout.evaluation(&self.policy));
                self.rollout = None;
                self.next += 1;
                return;
            }
        }
    }

    fn verdict(&mut self) -> Option<Verdict> {
        // What is not over for all of them says nothing.
        let rounds = self.lines.iter().map(|line| line.outcomes.len()).min()?;
        for line in &mut self.lines {
            line.outcomes.truncate(rounds);
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
        Some(Verdict {
            seat: self.seat,
            best: *best.actions.first()?,
            could: worth(best),
            did: worth(made),
            lead: made.lead().unwrap_or_else(|| now().by_seat()),
            luck: came
                .zip(average)
                .map(|(came, average)| came - average as i32),
        })
    }
}

/// What is to be said of a turn, found at once.
pub fn review(turn: Turn, seed: u64) -> Option<Verdict> {
    let mut reviewer = Reviewer::new(turn, seed)?;
    loop {
        if let Some(verdict) = reviewer.step(u32::MAX) {
            return Some(verdict);
        }
    }
}
