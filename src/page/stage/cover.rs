//! Secret hands of persons around one screen: nothing of a hand is shown before its owner says to be in front of it.

use engine::session::{Entry, Session};
use engine::table::{Party, Play, Seat};

/// The person who is asked and has not taken the screen yet, when persons at this screen have secrets from each other;
/// `viewer` is who took it last.
pub(super) fn covered<G: Play>(session: &Session<G>, viewer: Option<Seat>) -> Option<Seat> {
    let asked = session.asked_seat()?;
    let shared = session.is_persons_turn() && session.only_person().is_none();
    (shared && viewer != Some(asked)).then_some(asked)
}

/// What was decided since the person who is asked decided last.
pub(super) fn since_last_decision<G: Play>(session: &Session<G>) -> &[Entry<G>] {
    let entries = session.entries();
    let own = session.asked_seat().map(Party::Player);
    let last = entries.iter().rposition(|entry| Some(entry.by) == own);
    &entries[last.map_or(0, |last| last + 1)..]
}
