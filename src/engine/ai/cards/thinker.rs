//! A computer player of the card game at one decision, thinking in slices.

use super::policy::{self, Claiming};
use super::search::Search;
use crate::ai::rng::SeededRng;
use crate::ai::{Choice, Level, Progress, Thought};
use crate::cards::{Action, Game, Question, legal};
use crate::table::Party;

/// A computer player at one decision.
///
/// It knows what it is given, which should be [`Game::seen_by`] its seat. The same game, seed and level lead to the
/// same action on every machine, however the thinking is sliced.
#[derive(Debug)]
pub struct Thinker(Finding);

/// A beginner makes one in this many decisions at random.
const AT_RANDOM: u32 = 8;
/// A hasty player, and a strong one, make one in this many decisions without search.
const HASTY: u32 = 2;
const CARELESS: u32 = 6;

/// The action of a player, or the search for it.
#[derive(Debug)]
enum Finding {
    Settled(Action),
    Open(Box<Search>),
}

/// How a decision is made.
#[derive(Clone, Copy)]
enum Manner {
    /// By any legal action.
    Anything,
    /// By the default policy.
    Sees,
    /// By search.
    Thinks,
}

impl Manner {
    /// How a player of this level makes its next decision.
    fn for_level(level: Level, rng: &mut SeededRng) -> Manner {
        let mut one_of = |all| rng.below(all) == 0;
        match level {
            Level::Random => Manner::Anything,
            Level::Beginner if one_of(AT_RANDOM) => Manner::Anything,
            Level::Beginner | Level::Greedy => Manner::Sees,
            Level::Hasty if one_of(HASTY) => Manner::Sees,
            Level::Strong if one_of(CARELESS) => Manner::Sees,
            Level::Hasty | Level::Strong | Level::Expert => Manner::Thinks,
        }
    }
}

impl Thinker {
    /// Starts thinking about the open question; `None` when no player is asked.
    pub fn new(game: Game, seed: u64, level: Level) -> Option<Thinker> {
        let asked = game.asked()?;
        let Party::Player(seat) = asked.party else {
            return None;
        };
        let mut rng = SeededRng::new(seed, game.digest(), game.round().into());
        let choices = legal(&game);
        let manner = match asked.question {
            Question::LayJoker(_) | Question::Confirm => Manner::Sees,
            _ => Manner::for_level(level, &mut rng),
        };
        let settled = match (manner, &choices[..]) {
            (Manner::Anything, _) => rng.one_of(&choices),
            (Manner::Sees, _) => policy::action(&game, Claiming::Late, &mut rng),
            (Manner::Thinks, [] | [_]) => choices.first().copied(),
            (Manner::Thinks, _) => {
                let search = Search::new(game, seat, &choices, rng);
                return Some(Thinker(Finding::Open(Box::new(search))));
            }
        };
        Some(Thinker(Finding::Settled(settled?)))
    }

    /// Positions searched so far.
    pub const fn nodes(&self) -> u32 {
        match &self.0 {
            Finding::Settled(_) => 0,
            Finding::Open(search) => search.nodes(),
        }
    }

    /// The choices, best first; empty if there was no search.
    pub fn ranked(&self) -> Vec<Choice<Action>> {
        match &self.0 {
            Finding::Settled(_) => Vec::new(),
            Finding::Open(search) => search.ranked(),
        }
    }

    /// Thinks until about `nodes` more positions have been searched, or it is done.
    pub fn step(&mut self, nodes: u32) -> Progress<Action> {
        let search = match &mut self.0 {
            Finding::Settled(action) => return Progress::Done(*action),
            Finding::Open(search) => search,
        };
        let until = search.nodes().saturating_add(nodes);
        loop {
            if let Some(action) = search.look() {
                return Progress::Done(action);
            }
            if search.nodes() >= until {
                return Progress::Thinking;
            }
        }
    }
}

/// The action that a computer player chooses; `None` when no player is asked. Thinks to the end at once.
pub fn choose(game: &Game, seed: u64, level: Level) -> Option<Action> {
    Some(think(game, seed, level)?.action)
}

/// As [`choose`], with the cost.
pub fn think(game: &Game, seed: u64, level: Level) -> Option<Thought<Action>> {
    let asked = game.asked()?;
    let Party::Player(seat) = asked.party else {
        return None;
    };
    if asked.question == Question::Confirm {
        return Some(Thought::free(Action::Confirm));
    }
    let mut thinker = Thinker::new(game.seen_by(Some(seat)), seed, level)?;
    loop {
        if let Progress::Done(action) = thinker.step(u32::MAX) {
            let nodes = thinker.nodes();
            return Some(Thought { action, nodes });
        }
    }
}
