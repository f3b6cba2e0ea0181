//! Secret hands of persons around one screen: nothing of a hand is shown before its owner says to be in front of it.

use super::app::App;
use super::replay::happened;
use super::table::Table;
use super::voice::Aside;
use engine::rules::{Event, Hand};
use engine::session::{Entry, Session};
use engine::table::{Party, Play, Seat};
use view::scene::tween::Millis;

impl Table {
    /// The person who is asked and has not taken the screen yet, where hands are secret (ED-20).
    pub fn covered(&self) -> Option<Seat> {
        let secret = self.session.game().setup().options.hand == Hand::Three;
        covered(&self.session, self.viewer).filter(|_| secret)
    }

    /// Whose view the screen may show: nobody's while it is handed over.
    pub(super) fn observer(&self) -> Option<Seat> {
        match self.covered() {
            Some(_) => None,
            None => self.session.observer(),
        }
    }

    /// What happened since the person who is asked decided last, as far as it can be told in short: without figures that
    /// went home and steps left out.
    pub(super) fn since_last_decision(&self) -> Vec<Event> {
        let mut events = happened(since_last_decision(&self.session));
        events.retain(|event| !matches!(event, Event::Returned { .. } | Event::Passed(_)));
        events
    }

    /// The person who is asked has taken the screen: shows what is theirs.
    pub fn uncover(&mut self, now: Millis) {
        if let Some(seat) = self.covered().filter(|_| !self.locked) {
            self.viewer = Some(seat);
            self.refresh(now);
            self.aside = Aside::Uncovered;
        }
    }
}

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

impl App {
    /// The person the screen is to be handed to.
    pub fn covered(&self) -> Option<Seat> {
        let table = self.played().filter(|table| !table.is_locked())?;
        table.covered()
    }
}
