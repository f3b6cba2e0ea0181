//! Secret hands of people sharing one screen: a hand stays hidden until its owner confirms being at the screen.

use engine::session::{Entry, Session};
use engine::table::{Party, Play, Seat};

/// The person to move who has not taken over the screen yet, when people at this screen have secrets from each other. `last_observer`
/// took it over last.
pub(super) fn covered<G: Play>(session: &Session<G>, last_observer: Option<Seat>) -> Option<Seat> {
    let asked = session.asked_seat()?;
    let shared = session.is_persons_turn() && session.only_person().is_none();
    (shared && last_observer != Some(asked)).then_some(asked)
}

/// The decisions made since the last one of the person to move.
pub(super) fn since_last_decision<G: Play>(session: &Session<G>) -> &[Entry<G>] {
    let entries = session.entries();
    let own = session.asked_seat().map(Party::Player);
    let last = entries.iter().rposition(|entry| Some(entry.by) == own);
    &entries[last.map_or(0, |last| last + 1)..]
}
