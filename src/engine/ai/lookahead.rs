//! A look ahead: what seems best at once is played on for some turns with tiles that may come, by everybody as a strong
//! player would, and judged by where that leads.

use super::contender::Contender;
use super::evaluator::Evaluator;
use super::level::Level;
use super::progress::{Choice, Progress};
use super::rng::SeededRng;
use super::thinker::Thinker;
use crate::rules::{Action, Game, Question, outcomes};
use crate::table::{Party, Seat};

/// A choice that is played on.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    action: Action,
    /// What came of it for the seat that chooses, in thousandths of a point, over all rounds that are over.
    sum: i64,
    /// What came of it in this round.
    last: i64,
    /// Rounds that are over.
    rounds: u32,
}

impl Candidate {
    /// What comes of it on average, in thousandths of a point; nothing before the first round is over.
    fn mean(&self) -> i32 {
        (self.sum / i64::from(self.rounds.max(1))) as i32
    }
}

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
    /// What is not any more, the best of them last.
    left_out: Vec<Candidate>,
    round: u32,
    /// The candidate whose turn it is in this round, by index.
    next: usize,
    /// The game that is being played on.
    rollout: Option<Rollout>,
    /// Positions looked at so far.
    nodes: u32,
}

/// A game that is played on from one choice.
#[derive(Debug)]
struct Rollout {
    game: Game,
    /// Who decides in it, while they think.
    thinker: Option<Thinker>,
    /// Where the tiles come from.
    chance: SeededRng,
    /// Tiles drawn so far.
    draws: u32,
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
    ) -> Option<Lookahead> {
        let plan = player.plan.at(game);
        let mut worths = worths.to_vec();
        // The order among equals is that of the rules.
        worths.sort_by_key(|choice| std::cmp::Reverse(choice.worth));
        let best = worths.first()?.worth;
        let near = worths.iter().take(plan.candidates as usize);
        let near = near.filter(|choice| choice.worth >= best - plan.margin);
        let candidates: Vec<Candidate> = near
            .map(|choice| Candidate {
                action: choice.action,
                sum: 0,
                last: 0,
                rounds: 0,
            })
            .collect();
        (candidates.len() > 1).then(|| Lookahead {
            game: game.clone(),
            seat,
            seed,
            strong: Contender {
                level: Level::Strong,
                weights: player.weights.clone(),
                plan,
            },
            candidates,
            left_out: Vec::new(),
            round: 0,
            next: 0,
            rollout: None,
            nodes: 0,
        })
    }

    /// Positions looked at so far.
    pub const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// Looks on until about `nodes` more positions have been looked at, or it is clear what is best.
    pub fn step(&mut self, nodes: u32) -> Progress {
        let until = self.nodes.saturating_add(nodes);
        loop {
            if let Some(action) = self.decided() {
                return Progress::Done(action);
            }
            self.play_on(until);
            if self.nodes >= until {
                return Progress::Thinking;
            }
        }
    }

    /// What is best, once every round is over.
    fn decided(&self) -> Option<Action> {
        let between = self.next == 0 && self.rollout.is_none();
        let last = self.candidates.len() == 1 || {
            self.round >= self.strong.plan.rounds || self.nodes >= self.strong.plan.budget
        };
        let over = between && last || self.nodes >= 2 * self.strong.plan.budget;
        over.then(|| self.best())?
    }

    /// What is best by the rounds that are over; of equals the one that seemed best at once, which stands first.
    pub fn best(&self) -> Option<Action> {
        let mut best = *self.candidates.first()?;
        for &other in &self.candidates {
            if other.sum > best.sum {
                best = other;
            }
        }
        Some(best.action)
    }

    /// Everything that came into question with what came of it on average, in thousandths of a point, the best first.
    pub fn ranked(&self) -> Vec<Choice> {
        let all = self.candidates.iter().chain(self.left_out.iter().rev());
        let choice = |candidate: &Candidate| Choice {
            action: candidate.action,
            worth: candidate.mean(),
        };
        let mut ranked: Vec<Choice> = all.map(choice).collect();
        // What was left out early may have seemed better by a few rounds: what is done stands first all the same.
        let best = self.best();
        ranked.sort_by_key(|choice| (Some(choice.action) != best, std::cmp::Reverse(choice.worth)));
        ranked
    }

    /// Plays on with the choice whose turn it is, until its game has come far enough or `until` positions were looked at.
    fn play_on(&mut self, until: u32) {
        let Some(candidate) = self.candidates.get(self.next) else {
            return self.end_round();
        };
        let rollout = self.rollout.get_or_insert_with(|| {
            Rollout::new(&self.game, candidate.action, self.seed, self.round)
        });
        while self.nodes < until {
            let left = until - self.nodes;
            let (over, looked_at) = rollout.advance(self.round, &self.strong, left);
            self.nodes += looked_at;
            if over {
                let mut evaluator = Evaluator::by_heuristic(&rollout.game, &self.strong.weights);
                let payoff = evaluator.evaluate(&rollout.game);
                self.candidates[self.next].last = i64::from(payoff.of(self.seat));
                self.rollout = None;
                self.next += 1;
                return;
            }
        }
    }

    /// Leaves the worse half out when it is time for that.
    fn end_round(&mut self) {
        self.next = 0;
        self.round += 1;
        for candidate in &mut self.candidates {
            candidate.sum += candidate.last;
            candidate.rounds += 1;
        }
        if self.strong.plan.halves_after(self.round) {
            let keep = self.candidates.len().div_ceil(2);
            // What seemed best at once stays first among equals.
            self.candidates
                .sort_by_key(|candidate| std::cmp::Reverse(candidate.sum));
            self.left_out.extend(self.candidates.drain(keep..).rev());
        }
    }
}

impl Rollout {
    fn new(game: &Game, action: Action, seed: u64, round: u32) -> Rollout {
        let mut game = game.clone();
        // The same tiles come in the same round whatever was chosen.
        let chance = SeededRng::new(seed, u64::from(round), round);
        game.apply_trusted(action);
        Rollout {
            game,
            thinker: None,
            chance,
            draws: 0,
        }
    }

    /// Makes one decision, or thinks about it for `most` positions. Returns whether the game has come far enough, and how
    /// many positions were looked at.
    fn advance(&mut self, round: u32, strong: &Contender, most: u32) -> (bool, u32) {
        let Some(asked) = self.game.asked() else {
            return (true, 0);
        };
        let action = match (asked.party, asked.question) {
            (Party::Chance, Question::Draw(_)) if self.draws == strong.plan.turns => None,
            (Party::Chance, question) => {
                self.draws += u32::from(matches!(question, Question::Draw(_)));
                self.outcome(round, strong.plan.rounds)
            }
            (Party::Player(_), Question::Confirm) => Some(Action::Confirm),
            (Party::Player(_), _) => return self.think(strong, most),
        };
        if let Some(action) = action {
            self.game.apply_trusted(action);
        }
        (action.is_none(), 0)
    }

    /// Whoever is asked thinks as a strong player. Returns whether nobody knows what to do, and how many positions were
    /// looked at.
    fn think(&mut self, strong: &Contender, most: u32) -> (bool, u32) {
        if self.thinker.is_none() {
            let game = self.game.clone();
            self.thinker = Thinker::of(game, 0, strong);
        }
        let Some(thinker) = &mut self.thinker else {
            return (true, 0);
        };
        let before = thinker.nodes();
        let progress = thinker.step(most);
        let looked_at = thinker.nodes() - before;
        if let Progress::Done(action) = progress {
            self.game.apply_trusted(action);
            self.thinker = None;
        }
        (false, looked_at)
    }

    /// What Chance brings: the first tile of all rounds together is spread evenly over what may come.
    fn outcome(&mut self, round: u32, rounds: u32) -> Option<Action> {
        let all = outcomes(&self.game);
        let whole: u32 = all.iter().map(|&(_, weight)| weight).sum();
        let at = self.chance.below(whole);
        let at = match self.draws == 1 {
            true => {
                let stratum = round * stride(rounds) % rounds;
                ((u64::from(stratum) * u64::from(whole) + u64::from(at)) / u64::from(rounds)) as u32
            }
            false => at,
        };
        let mut passed = 0;
        let found = all.iter().find(|&&(_, weight)| {
            passed += weight;
            at < passed
        });
        found.map(|&(action, _)| action)
    }
}

/// How far apart the parts are from which the first tiles of two rounds come that follow each other; it shares no divisor
/// with their number.
fn stride(rounds: u32) -> u32 {
    const PRIMES: [u32; 4] = [7, 11, 13, 1];
    let prime = PRIMES
        .into_iter()
        .find(|prime| *prime == 1 || !rounds.is_multiple_of(*prime));
    prime.unwrap_or(1)
}
