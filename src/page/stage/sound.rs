//! The sounds of the game.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A tile is placed.
    Tile,
    /// A figure is placed or removed.
    Figure,
    /// The tile in hand is turned.
    Turn,
    /// Somebody scores so many points.
    Points(u16),
    /// A city is completed.
    City,
    /// Something is not allowed.
    Refusal,
    /// The game is over.
    End,
}

/// The most sounds that follow one decision; more would lag behind the picture.
const MOST: usize = 6;

/// Sounds without repetitions; of points one after another, only the most are heard.
pub(super) fn join(sounds: impl IntoIterator<Item = Sound>) -> Vec<Sound> {
    let mut joined: Vec<Sound> = Vec::new();
    for sound in sounds {
        match (joined.last_mut(), sound) {
            (Some(Sound::Points(most)), Sound::Points(points)) => *most = points.max(*most),
            (Some(last), _) if *last == sound => {}
            _ => joined.push(sound),
        }
    }
    let surplus = joined.len().saturating_sub(MOST);
    joined.drain(..surplus);
    joined
}
