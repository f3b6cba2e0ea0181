//! Which sounds belong to what happens.

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
    let mut sounds: Vec<Sound> = events.iter().filter_map(sound).collect();
    sounds.dedup();
    sounds
}

const fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Placed { .. } => Some(Sound::Tile),
        Event::Deployed { .. }
        | Event::Landed { .. }
        | Event::RobberPlaced { .. }
        | Event::Conjured { .. } => Some(Sound::Figure),
        Event::Scored(_) => Some(Sound::Points),
        Event::Won(_) => Some(Sound::End),
        _ => None,
    }
}
