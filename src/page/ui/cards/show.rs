//! What happened becomes something to see.

use kurbo::Point;

use super::held::Held;
use super::table::CardTable;
use crate::ui::table::length;
use engine::cards::Event;
use view::scene::cards::flights::{Journey, Scene, flights};
use view::scene::cards::motion::{Cargo, Stop};
use view::scene::cards::{Flight, Motion};
use view::scene::tween::{Ease, Millis, Tween};

impl CardTable {
    /// Shows events one after the other.
    pub(super) fn show(&mut self, events: &[Event], now: Millis) {
        self.motion.quiet = self.motion.quiet.max(now);
        if self.calm {
            return;
        }
        let owners = self.owners();
        let journey = Journey {
            before: Scene {
                game: &self.before,
                spread: &self.spread_before,
            },
            after: Scene {
                game: &self.game,
                spread: &self.spread,
            },
            layout: &self.layout,
            owners: &owners,
            seat: self.observer(),
            dropped: self.dropped,
            now,
        };
        let motion = flights(journey, events);
        self.motion.and(motion);
    }

    /// What was put down nowhere goes back to where it was.
    pub(super) fn give_back(&mut self, held: Held, from: Point, now: Millis) {
        let (Some(seat), home) = (self.session.asked_seat(), self.home_of(held)) else {
            return;
        };
        let cargo = match held.card() {
            Some(card) => Cargo::Card(Some(card), Some(card)),
            None => Cargo::Meeple(self.owner(seat)),
        };
        let to = Stop::on(home);
        let tween = Tween::new(now, self.lasting(length::BACK), Ease::Out);
        let flight = Flight {
            cargo,
            from: Stop { at: from, ..to },
            to,
            tween,
            since: None,
            hides: Some(held.thing()),
        };
        self.motion.and(Motion {
            flights: vec![flight],
            quiet: tween.end(),
            ..Motion::default()
        });
    }
}
