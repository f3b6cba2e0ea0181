//! Questions to computer players and their answers, as they go between page and worker; and the thinking itself, in
//! slices, which is done in the worker or, where there is none, beside the page.

use postcard::{from_bytes, to_allocvec};
use serde::{Deserialize, Serialize};

use crate::stage::{AnyAction, AnyGame, EitherGame};
use engine::ai::{self, Level, Progress, Thinker};

/// How long a slice should take, in milliseconds.
const SLICE: f64 = 12.0;

/// What a computer player is to think about.
#[derive(Debug, Serialize, Deserialize)]
pub struct Order {
    /// Which state of the session it is about.
    pub epoch: u64,
    /// What its choice among equals depends on.
    pub seed: u64,
    /// How well it plays.
    pub level: Level,
    /// The game as its seat sees it.
    pub game: AnyGame,
}

/// What it decided; nothing when it could not decide.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// Which state of the session it is about.
    pub epoch: u64,
    /// What to do.
    pub action: Option<AnyAction>,
}

impl Order {
    /// As bytes for the worker.
    pub fn write(&self) -> Option<Vec<u8>> {
        to_allocvec(self).ok()
    }

    /// From bytes of the page.
    pub fn read(bytes: &[u8]) -> Option<Order> {
        from_bytes(bytes).ok()
    }
}

impl Decision {
    /// As bytes for the page.
    pub fn write(&self) -> Option<Vec<u8>> {
        to_allocvec(self).ok()
    }

    /// From bytes of the worker.
    pub fn read(bytes: &[u8]) -> Option<Decision> {
        from_bytes(bytes).ok()
    }
}

/// A player thinking about either game.
type Player = EitherGame<Box<Thinker>, Box<ai::cards::Thinker>>;

impl Player {
    /// A player at a game; none when there is nothing to decide.
    fn new(order: Order) -> Option<Player> {
        let Order { seed, level, .. } = order;
        match order.game {
            AnyGame::Tiles(game) => {
                let thinker = Thinker::new(*game, seed, level)?;
                Some(Player::Tiles(Box::new(thinker)))
            }
            AnyGame::Cards(game) => {
                let thinker = ai::cards::Thinker::new(*game, seed, level)?;
                Some(Player::Cards(Box::new(thinker)))
            }
        }
    }

    /// Thinks about so many positions. Returns what it decided, if it did.
    fn step(&mut self, nodes: u32) -> Option<AnyAction> {
        match self {
            Player::Tiles(thinker) => done(thinker.step(nodes)),
            Player::Cards(thinker) => done(thinker.step(nodes)),
        }
    }
}

/// What somebody decided, if thinking is over.
fn done(progress: Progress<impl Into<AnyAction>>) -> Option<AnyAction> {
    match progress {
        Progress::Thinking => None,
        Progress::Done(action) => Some(action.into()),
    }
}

/// At most one player thinking.
pub struct Desk {
    thinker: Option<(u64, Player)>,
    /// Positions to look at in the next slice.
    nodes: u32,
}

impl Desk {
    /// A desk with nobody at it.
    pub const fn new() -> Self {
        Desk {
            thinker: None,
            nodes: 200,
        }
    }

    /// Begins with an order, which replaces the one before it: nobody wants that any more. Decides at once when
    /// there is nothing to decide.
    pub fn begin(&mut self, order: Order) -> Option<Decision> {
        let epoch = order.epoch;
        self.thinker = Player::new(order).map(|thinker| (epoch, thinker));
        self.thinker.is_none().then_some(Decision {
            epoch,
            action: None,
        })
    }

    /// Whether somebody is thinking.
    pub const fn is_busy(&self) -> bool {
        self.thinker.is_some()
    }

    /// Thinks for one slice.
    pub fn slice(&mut self) -> Option<Decision> {
        let (epoch, thinker) = self.thinker.as_mut()?;
        let start = js_sys::Date::now();
        let decided = thinker.step(self.nodes);
        let epoch = *epoch;
        let took = (js_sys::Date::now() - start).max(1.0);
        let rate = (SLICE / took).clamp(0.25, 2.0);
        self.nodes = (f64::from(self.nodes) * rate).clamp(20.0, 1e6) as u32;
        let action = Some(decided?);
        self.thinker = None;
        Some(Decision { epoch, action })
    }
}
