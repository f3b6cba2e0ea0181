//! A look ahead: what seems best at once is played on for some turns with tiles that may come, by everybody as a strong
//! player would, and judged by where that leads.

use super::candidate::{Candidate, Sample};
use super::contender::Contender;
use super::kept::Kept;
use super::level::Level;
use super::progress::{Choice, Progress};
use super::rollout::Rollout;
use super::thinker::can_play_on;
use crate::rules::{Action, Game};
use crate::table::{Party, Seat};

/// The looking ahead at one decision, one position at a time.
#[derive(Debug)]
pub(super) struct Lookahead {
    game: Game,
    seat: Seat,
    seed: u64,
    /// How everybody plays on, and how far.
    strong: Contender,
    /// What is still in question.
    candidates: Vec<Candidate>,
    /// What is not any more, what was left out later behind what was earlier.
    left_out: Vec<Candidate>,
    /// How often the worse half of them is left out until one is left, and how often it was.
    halvings: u32,
    halved: u32,
    round: u32,
    /// The candidate whose turn it is in this round, by index.
    next: usize,
    /// The game that is being played on.
    rollout: Option<Rollout>,
    /// Positions that count as looked at so far.
    spent: u32,
    /// Those of them that were looked at for the decision before.
    spared: u32,
}

impl Lookahead {
    /// Looks ahead from a game for a seat among choices with what they seem worth at once; `None` where only one of them
    /// comes into question.
    pub fn new(
        game: &Game,
        seat: Seat,
        seed: u64,
        player: &Contender,
        worths: &[Choice],
        kept: Option<Kept>,
    ) -> Option<Lookahead> {
        let plan = player.plan.at(game);
        let mut worths = worths.to_vec();
        // The order among equals is that of the rules.
        worths.sort_by_key(|choice| std::cmp::Reverse(choice.worth));
        let best = worths.first()?.worth;
        let near = worths.iter().take(plan.candidates as usize);
        let near = near.filter(|choice| choice.worth >= best - plan.margin);
        let believed = |choice: &Choice| i64::from(choice.worth) * i64::from(plan.prior);
        let mut candidates: Vec<Candidate> = near
            .map(|choice| Candidate::new(choice.action, believed(choice)))
            .collect();
        let strong = Contender {
            level: Level::Strong,
            weights: player.weights.clone(),
            plan,
        };
        if let Some(kept) = kept {
            kept.hand_over(game, seed, &strong, &mut candidates);
        }
        let halvings = candidates.len().next_power_of_two().trailing_zeros();
        (candidates.len() > 1).then(|| Lookahead {
            game: game.clone(),
            seat,
            seed,
            strong,
            candidates,
            left_out: Vec::new(),
            halvings,
            halved: 0,
            round: 0,
            next: 0,
            rollout: None,
            spent: 0,
            spared: 0,
        })
    }

    /// Positions looked at so far; not those that were looked at for the decision before.
    pub const fn nodes(&self) -> u32 {
        self.spent - self.spared
    }

    /// Looks on until about `nodes` more positions have been looked at, or it is clear what is best.
    pub fn step(&mut self, nodes: u32) -> Progress {
        let until = self.nodes().saturating_add(nodes);
        loop {
            if let Some(action) = self.decided() {
                return Progress::Done(action);
            }
            self.play_on(until);
            if self.nodes() >= until {
                return Progress::Thinking;
            }
        }
    }

    /// What is best, once every round is over.
    fn decided(&self) -> Option<Action> {
        let between = self.next == 0 && self.rollout.is_none();
        let last = self.candidates.len() == 1 || {
            self.round >= self.strong.plan.rounds || self.spent >= self.strong.plan.budget
        };
        let over = between && last || self.spent >= self.strong.plan.limit();
        over.then(|| self.best())?
    }

    /// What is best by the rounds that are over.
    pub fn best(&self) -> Option<Action> {
        Some(self.best_candidate()?.action)
    }

    /// The best by the rounds that are over; of equals the one that seemed best at once, which stands first.
    fn best_candidate(&self) -> Option<&Candidate> {
        let (mut best, others) = self.candidates.split_first()?;
        for other in others {
            if other.sum() > best.sum() {
                best = other;
            }
        }
        Some(best)
    }

    /// What is known of the next decision of this seat in its turn that can be played on from, if what is best is done now.
    pub fn kept(&self) -> Option<Kept> {
        let best = self.best_candidate()?;
        let mut game = self.game.clone();
        game.apply_trusted(best.action);
        for &(action, nodes) in &best.rest {
            let asked = game.asked()?.party == Party::Player(self.seat);
            if asked && can_play_on(&game) {
                let later = best.samples.iter().map(|sample| Sample {
                    nodes: sample.nodes - nodes,
                    ..*sample
                });
                let (strong, samples) = (self.strong.clone(), later.collect());
                return Some(Kept::new(game, self.seed, strong, action, samples));
            }
            game.apply_trusted(action);
        }
        None
    }

    /// Everything that came into question with what came of it on average, in thousandths of a point, the best first. What was
    /// left out is compared with the best by the rounds that both were played in.
    pub fn ranked(&self) -> Vec<Choice> {
        let Some(best) = self.best_candidate() else {
            return Vec::new();
        };
        let prior = self.strong.plan.prior;
        let most = best.mean(prior);
        let all = self.candidates.iter().chain(self.left_out.iter().rev());
        let choice = |candidate: &Candidate| Choice {
            action: candidate.action,
            worth: most - candidate.behind(best, prior).max(0),
        };
        let mut ranked: Vec<Choice> = all.map(choice).collect();
        ranked.sort_by_key(|choice| {
            let others = choice.action != best.action;
            (others, std::cmp::Reverse(choice.worth))
        });
        ranked
    }

    /// Plays on with the choice whose turn it is, until its game has come far enough or `until` positions were looked at.
    fn play_on(&mut self, until: u32) {
        let Some(candidate) = self.candidates.get_mut(self.next) else {
            return self.end_round();
        };
        if let Some(&known) = candidate.known.get(self.round as usize) {
            candidate.last = known;
            self.spent = self.spent.saturating_add(known.nodes);
            self.spared = self.spared.saturating_add(known.nodes);
            self.next += 1;
            return;
        }
        let rollout = self.rollout.get_or_insert_with(|| {
            Rollout::new(&self.game, &[candidate.action], self.seed, self.round)
        });
        while self.spent - self.spared < until {
            let left = until - (self.spent - self.spared);
            let before = rollout.nodes();
            let over = rollout.advance(self.round, &self.strong, left);
            self.spent += rollout.nodes() - before;
            if over {
                candidate.last = Sample {
                    worth: rollout.payoff(&self.strong).of(self.seat),
                    nodes: rollout.nodes(),
                };
                candidate.rest = rollout.take_rest();
                self.rollout = None;
                self.next += 1;
                return;
            }
        }
    }

    /// Leaves out what is clearly worse than the best, and the worse half when its share of the budget is spent.
    fn end_round(&mut self) {
        self.next = 0;
        self.round += 1;
        for candidate in &mut self.candidates {
            candidate.samples.push(candidate.last);
        }
        // What seemed best at once stays first among equals.
        self.candidates
            .sort_by_key(|candidate| std::cmp::Reverse(candidate.sum()));
        let mut all = std::mem::take(&mut self.candidates).into_iter();
        self.candidates.extend(all.next());
        for candidate in all {
            let worse = candidate.is_clearly_worse(&self.candidates[0]);
            let list = if worse {
                &mut self.left_out
            } else {
                &mut self.candidates
            };
            list.push(candidate);
        }
        let spent = u64::from(self.spent) * u64::from(self.halvings);
        while spent >= u64::from(self.strong.plan.budget) * u64::from(self.halved + 1) {
            self.halved += 1;
            let most = 1usize << self.halvings.saturating_sub(self.halved);
            let keep = self.candidates.len().min(most);
            self.left_out.extend(self.candidates.drain(keep..).rev());
        }
    }
}
