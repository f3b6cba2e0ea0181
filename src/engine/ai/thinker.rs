//! A computer player at one decision, thinking in slices.

use super::beginner::{glance, overlook};
use super::best_candidate::BestCandidate;
use super::carryover::Carryover;
use super::contender::Contender;
use super::evaluation::Evaluation;
use super::evaluator::Evaluator;
use super::level::Level;
use super::lookahead::Lookahead;
use super::progress::{Choice, Progress, Thought};
use super::rng::SeededRng;
use super::search::{Search, distinct_actions};
use crate::rules::{Action, Game, Hand, Question, legal};
use crate::table::{Party, Seat};

/// The most positions searched to evaluate the choices of one decision, besides one for each choice; simulations come on top. In
/// a game for five with everything one decision in a hundred would need more; all others are searched to their end.
pub const MOST_TO_JUDGE: u32 = 24_000;

/// A computer player at one decision.
///
/// It knows what it is given, which should be [`Game::seen_by`] its seat. The same game, seed and level lead to the
/// same action on every machine, however the thinking is sliced.
#[derive(Debug)]
pub struct Thinker {
    game: Game,
    seat: Seat,
    seed: u64,
    rng: SeededRng,
    search: Search,
    /// The choices, and how many of them have been evaluated.
    choices: Vec<Action>,
    evaluated: usize,
    best: BestCandidate<Action>,
    /// The evaluations of choices so far.
    worths: Vec<Choice>,
    ahead: Ahead,
    /// Simulations carried over from the previous decision.
    carryover: Option<Carryover>,
    /// The length of the shortlist of placements, while all of them are evaluated at one position each.
    shortlist: Option<usize>,
}

/// Whether choices are simulated, and how far that has come.
#[derive(Debug)]
enum Ahead {
    /// The choice with the best evaluation is made.
    No,
    /// All choices are evaluated first; then this player simulates the best of them.
    Later(Box<Contender>),
    /// They are being simulated.
    Now(Box<Lookahead>),
}

impl Thinker {
    /// Starts thinking about the open question; `None` when no player is asked.
    pub fn new(game: Game, seed: u64, level: Level) -> Option<Thinker> {
        Thinker::with_player(game, seed, &Contender::new(level))
    }

    /// As [`Thinker::new`], for a player with its own weights and plan.
    pub fn with_player(game: Game, seed: u64, player: &Contender) -> Option<Thinker> {
        let level = player.level;
        let Party::Player(seat) = game.asked()?.party else {
            return None;
        };
        let mut rng = SeededRng::new(seed, game.digest(), game.turn().number.into());
        let mut actions = Vec::new();
        if level == Level::Random {
            let all = legal(&game);
            actions.extend(all.get(rng.below(all.len() as u32) as usize));
        } else {
            distinct_actions(&game, &mut actions);
        }
        match level {
            Level::Beginner => overlook(&game, &mut actions, &mut rng),
            Level::Hasty => glance(&mut actions, &mut rng),
            Level::Random | Level::Greedy | Level::Strong | Level::Expert => {}
        }
        let evaluator = match level.uses_weights() {
            true => Evaluator::by_heuristic(&game, &player.weights),
            false => Evaluator::by_points(),
        };
        let ahead = match level.looks_ahead() && can_simulate(&game) {
            true => Ahead::Later(Box::new(player.clone())),
            false => Ahead::No,
        };
        (!actions.is_empty()).then(|| Thinker {
            ahead,
            game,
            seat,
            seed,
            rng,
            search: Search::new(evaluator),
            choices: actions,
            evaluated: 0,
            worths: Vec::new(),
            best: BestCandidate::default(),
            carryover: None,
            shortlist: None,
        })
    }

    /// The same player with simulations carried over from the previous decision: it decides the same, sooner.
    #[must_use]
    pub fn with_carryover(self, carryover: Option<Carryover>) -> Thinker {
        Thinker { carryover, ..self }
    }

    /// What the next decision of the turn can reuse, once this one is made.
    pub fn carryover(&self) -> Option<Carryover> {
        match &self.ahead {
            Ahead::Now(ahead) => ahead.carryover(),
            // A decision without simulations may lie between two with them.
            Ahead::No | Ahead::Later(_) => self.carryover.clone(),
        }
    }

    /// A player in a simulation, who searches less: all placements are evaluated at one position each, and only a shortlist of
    /// them is searched.
    pub(super) fn for_simulation(game: Game, player: &Contender) -> Option<Thinker> {
        let mut thinker = Thinker::with_player(game, 0, player)?;
        let asked = thinker.game.asked().map(|asked| asked.question);
        let most = player.plan.shortlist as usize;
        if asked == Some(Question::Place) && thinker.choices.len() > most {
            thinker.shortlist = Some(most);
        }
        Some(thinker)
    }

    /// Positions searched so far.
    pub fn nodes(&self) -> u32 {
        let ahead = match &self.ahead {
            Ahead::No | Ahead::Later(_) => 0,
            Ahead::Now(ahead) => ahead.nodes(),
        };
        self.search.nodes() + ahead
    }

    /// Thinks until `nodes` more positions have been searched, or it is done.
    pub fn step(&mut self, nodes: u32) -> Progress {
        if let [only] = self.choices[..] {
            return Progress::Done(only);
        }
        let until = self.nodes().saturating_add(nodes);
        while let Some(&action) = self.choices.get(self.evaluated) {
            if let Some(evaluation) = self.evaluate_next(action) {
                self.evaluated += 1;
                let worth = evaluation.for_seat(self.seat);
                if self.shortlist.is_none() {
                    self.best.offer(action, worth, &mut self.rng);
                }
                self.worths.push(Choice { action, worth });
                if self.evaluated == self.choices.len() {
                    self.take_shortlist();
                }
            }
            if self.search.nodes() >= until {
                break;
            }
        }
        let best = self.best.candidate();
        match best.filter(|_| self.evaluated == self.choices.len()) {
            Some(best) => self.look_ahead(best, until),
            None => Progress::Thinking,
        }
    }

    /// The best choice so far, for callers that cannot wait any longer; `None` if nothing has been evaluated yet.
    pub fn best_so_far(&self) -> Option<Action> {
        match &self.ahead {
            Ahead::Now(ahead) => ahead.best(),
            Ahead::No | Ahead::Later(_) => self.best.candidate(),
        }
    }

    /// The choices evaluated so far, best first. Once choices are simulated, only those: choices with a much worse evaluation are
    /// left out.
    pub fn ranked(&self) -> Vec<Choice> {
        if let Ahead::Now(ahead) = &self.ahead {
            return ahead.ranked();
        }
        let mut ranked = self.worths.clone();
        ranked.sort_by_key(|choice| std::cmp::Reverse(choice.worth));
        ranked
    }

    /// Once all choices are evaluated: returns the best, or simulates those close to it.
    fn look_ahead(&mut self, best: Action, until: u32) -> Progress {
        if let Ahead::Later(player) = &self.ahead {
            let (game, carryover) = (&self.game, self.carryover.take());
            let ahead = Lookahead::new(game, self.seat, self.seed, player, &self.worths, carryover);
            self.ahead = ahead.map_or(Ahead::No, |ahead| Ahead::Now(Box::new(ahead)));
        }
        let left = until.saturating_sub(self.nodes());
        match &mut self.ahead {
            Ahead::Now(ahead) => ahead.step(left),
            Ahead::No | Ahead::Later(_) => Progress::Done(best),
        }
    }

    /// Once all placements are evaluated at one position each: keeps the best of them, to be searched.
    fn take_shortlist(&mut self) {
        let Some(most) = self.shortlist.take() else {
            return;
        };
        let mut worths = std::mem::take(&mut self.worths);
        worths.sort_by_key(|choice| std::cmp::Reverse(choice.worth));
        self.choices.clear();
        let nearest = worths.iter().take(most.max(1));
        self.choices.extend(nearest.map(|choice| choice.action));
        self.evaluated = 0;
    }

    /// Searches one more position after a choice. Returns the evaluation of the choice if that was the last one.
    fn evaluate_next(&mut self, action: Action) -> Option<Evaluation> {
        if self.search.is_trying() {
            return self.search.step();
        }
        if self.shortlist.is_some() {
            return self.search.begin(&self.game, action, 1);
        }
        // The positions left are shared evenly among the choices not evaluated yet.
        let left = MOST_TO_JUDGE.saturating_sub(self.search.nodes());
        let others = (self.choices.len() - self.evaluated) as u32;
        self.search.begin(&self.game, action, left / others.max(1))
    }
}

/// Whether a decision can be simulated: it is about a tile or a figure, and no hand is hidden.
pub fn can_simulate(game: &Game) -> bool {
    let question = game.asked().map(|asked| asked.question);
    let counts = matches!(question, Some(Question::Place | Question::Figure));
    counts && game.setup().options.hand == Hand::One
}

/// The action that a computer player chooses; `None` when no player is asked. Thinks to the end at once.
pub fn choose(game: &Game, seed: u64, level: Level) -> Option<Action> {
    Some(think(game, seed, &Contender::new(level))?.action)
}

/// As [`choose`], for a player with its own weights and plan, and with the cost.
pub fn think(game: &Game, seed: u64, player: &Contender) -> Option<Thought<Action>> {
    think_on(game, seed, player, &mut None)
}

/// As [`think`], reusing what the previous decision carried over, and replacing it by what this one carries over. The decision is
/// the same, but costs less.
pub fn think_on(
    game: &Game,
    seed: u64,
    player: &Contender,
    carryover: &mut Option<Carryover>,
) -> Option<Thought<Action>> {
    let seat = match game.asked()?.party {
        Party::Player(seat) => seat,
        Party::Chance => return None,
    };
    if game.asked()?.question == Question::Confirm {
        return Some(Thought::free(Action::Confirm));
    }
    let thinker = Thinker::with_player(game.seen_by(Some(seat)), seed, player)?;
    let mut thinker = thinker.with_carryover(carryover.take());
    loop {
        if let Progress::Done(action) = thinker.step(u32::MAX) {
            *carryover = thinker.carryover();
            let nodes = thinker.nodes();
            return Some(Thought { action, nodes });
        }
    }
}
