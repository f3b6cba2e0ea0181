//! Secret hands of persons around one screen: nothing of a hand is shown before its owner says to be in front of it.

use super::app::App;
use super::table::Table;
use super::voice::Aside;
use crate::rules::{Event, Hand};
use crate::scene::tween::Millis;
use crate::table::{Party, Seat};

impl Table {
    /// Whether persons at this screen have secrets from each other (ED-20).
    fn has_secrets(&self) -> bool {
        let chairs = self.session.seating().chairs().iter();
        let persons = chairs.filter(|chair| chair.control.is_person()).count();
        persons > 1 && self.session.game().setup().options.hand == Hand::Three
    }

    /// The person who is asked and has not taken the screen yet.
    pub fn covered(&self) -> Option<Seat> {
        let asked = self.session.asked_seat()?;
        let person = self.session.control(asked).is_person();
        let hidden = person && self.has_secrets() && self.viewer != Some(asked);
        hidden.then_some(asked)
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
        let entries = self.session.entries();
        let own = self.session.asked_seat().map(Party::Player);
        let last = entries.iter().rposition(|entry| Some(entry.by) == own);
        let later = &entries[last.map_or(0, |last| last + 1)..];
        let told = |event: &&Event| !matches!(event, Event::Returned { .. } | Event::Passed(_));
        let events = later.iter().flat_map(|entry| entry.events.iter());
        events.filter(told).cloned().collect()
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

impl App {
    /// The person the screen is to be handed to.
    pub fn covered(&self) -> Option<Seat> {
        let table = self.played().filter(|table| !table.is_locked())?;
        table.covered()
    }
}
