//! A look ahead: what seems best at once is played on for some turns with tiles that may come, by everybody as a strong
//! player would, and judged by where that leads.

use super::contender::Contender;
use super::evaluator::Evaluator;
use super::level::Level;
use super::payoff::Payoff;
use super::progress::{Choice, Progress};
use super::rng::SeededRng;
use super::thinker::Thinker;
use crate::rules::{Action, Game, Question, outcomes};
use crate::table::{Party, Seat};

/// A choice that is played on.
#[derive(Clone, Debug)]
struct Candidate {
    action: Action,
    /// What it seems worth at once for the seat that chooses, in thousandths of a point, as often as the plan counts that.
    believed: i64,
    /// What came of it in each round that is over.
    outcomes: Vec<i32>,
    /// What came of it in this round.
    last: i32,
}

impl Candidate {
    /// All that is known of it, to compare it with another one that was played on as often.
    fn sum(&self) -> i64 {
        let came: i64 = self.outcomes.iter().copied().map(i64::from).sum();
        self.believed + came
    }

    /// What comes of it on average, in thousandths of a point, with what it seems worth at once counted as `prior` rounds.
    fn mean(&self, prior: u32) -> i32 {
        let times = self.outcomes.len() as i64 + i64::from(prior);
        (self.sum() / times.max(1)) as i32
    }

    /// Whether it is clear that this is worse than another one that was played on as often: by how much it was worse in
    /// each round is far more than what that varies by.
    fn is_clearly_worse(&self, other: &Candidate) -> bool {
        let rounds = self.outcomes.len().min(other.outcomes.len()) as i128;
        let pairs = other.outcomes.iter().zip(&self.outcomes);
        let (mut sum, mut squares) = (0i128, 0i128);
        for (&more, &less) in pairs {
            let lead = i128::from(more) - i128::from(less);
            sum += lead;
            squares += lead * lead;
        }
        let spread = rounds * squares - sum * sum;
        let clear = sum * sum * (rounds - 1) > CLEAR * spread;
        rounds >= LEAST_COMPARED && sum > 0 && clear
    }
}

/// How many standard errors a choice has to be behind to be left out, squared: three of them.
const CLEAR: i128 = 9;
/// In how many rounds two choices are compared before one of them may be left out for that.
const LEAST_COMPARED: i128 = 12;

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
    /// How often the worse half of them is left out until one is left, and how often it was.
    halvings: u32,
    halved: u32,
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
pub(super) struct Rollout {
    game: Game,
    /// Who decides in it, while they think.
    thinker: Option<Thinker>,
    /// Where the tiles come from.
    chance: SeededRng,
    /// Where among what may come the first tile of the first round lies, as a fraction of 2^32.
    first: u32,
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
                believed: i64::from(choice.worth) * i64::from(plan.prior),
                outcomes: Vec::new(),
                last: 0,
            })
            .collect();
        let halvings = candidates.len().next_power_of_two().trailing_zeros();
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
            halvings,
            halved: 0,
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
        let over = between && last || self.nodes >= self.strong.plan.limit();
        over.then(|| self.best())?
    }

    /// What is best by the rounds that are over; of equals the one that seemed best at once, which stands first.
    pub fn best(&self) -> Option<Action> {
        let (mut best, others) = self.candidates.split_first()?;
        for other in others {
            if other.sum() > best.sum() {
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
            worth: candidate.mean(self.strong.plan.prior),
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
            Rollout::new(&self.game, &[candidate.action], self.seed, self.round)
        });
        while self.nodes < until {
            let left = until - self.nodes;
            let (over, looked_at) = rollout.advance(self.round, &self.strong, left);
            self.nodes += looked_at;
            if over {
                let payoff = rollout.payoff(&self.strong);
                self.candidates[self.next].last = payoff.of(self.seat);
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
            candidate.outcomes.push(candidate.last);
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
        let spent = u64::from(self.nodes) * u64::from(self.halvings);
        while spent >= u64::from(self.strong.plan.budget) * u64::from(self.halved + 1) {
            self.halved += 1;
            let most = 1usize << self.halvings.saturating_sub(self.halved);
            let keep = self.candidates.len().min(most);
            self.left_out.extend(self.candidates.drain(keep..).rev());
        }
    }
}

impl Rollout {
    /// A game that is played on after these actions.
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
        }
    }

    /// How good what it came to is.
    pub(super) fn payoff(&self, strong: &Contender) -> Payoff {
        Evaluator::by_heuristic(&self.game, &strong.weights).evaluate(&self.game)
    }

    /// Makes one decision, or thinks about it for `most` positions. Returns whether the game has come far enough, and how
    /// many positions were looked at.
    pub(super) fn advance(&mut self, round: u32, strong: &Contender, most: u32) -> (bool, u32) {
        let Some(asked) = self.game.asked() else {
            return (true, 0);
        };
        let action = match (asked.party, asked.question) {
            (Party::Chance, Question::Draw(_)) if self.draws == strong.plan.turns => None,
            (Party::Chance, question) => {
                self.draws += u32::from(matches!(question, Question::Draw(_)));
                self.outcome(round)
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
            self.thinker = Thinker::in_passing(game, strong);
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

    /// What Chance brings: the first tiles of all rounds together are spread evenly over what may come.
    fn outcome(&mut self, round: u32) -> Option<Action> {
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

/// A fraction of 2^32 for each round: however many rounds there are, those of all of them lie nearly evenly, because each is
/// further than the one before by the golden section.
const fn spread(round: u32) -> u32 {
    round.wrapping_mul(0x9E37_79B9)
}
