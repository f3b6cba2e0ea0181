//! Questions to computer players and their answers, as they go between page and worker.

use postcard::{from_bytes, to_allocvec};
use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::rules::{Action, Game};

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
    pub game: Game,
}

/// What it decided; nothing when it could not decide.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// Which state of the session it is about.
    pub epoch: u64,
    /// What to do.
    pub action: Option<Action>,
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
