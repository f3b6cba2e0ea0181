//! Which sounds belong to what happens.

use super::happening::happening;
use engine::rules::Event;

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A tile is put down.
    Tile,
    /// A figure is put down or taken away.
    Figure,
    /// Somebody scores.
    Points,
    /// Something is not allowed.
    Refusal,
    /// The game is over.
    End,
}

/// The sounds of what happened, in order; the same is not heard twice in a row.
pub fn sounds(events: &[Event]) -> Vec<Sound> {
    let mut sounds: Vec<Sound> = events
        .iter()
        .filter_map(|event| happening(event).sound)
        .collect();
    sounds.dedup();
    sounds
}
