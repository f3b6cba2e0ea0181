//! What happened becomes something to see.

use kurbo::Point;

use crate::stage::cards::held::Held;
use crate::stage::{CardStage, duration};
use engine::cards::Event;
use view::scene::cards::flights::{Journey, Scene, flights};
use view::scene::cards::motion::{Cargo, Stop};
use view::scene::cards::{Flight, Motion};
use view::scene::tween::{Ease, Millis, Tween};

impl CardStage {
    /// Shows events one after the other.
    pub(super) fn show(&mut self, events: &[Event], now: Millis) {
        self.view.motion.quiet = self.view.motion.quiet.max(now);
        if self.preferences.calm {
            return;
        }
        let owners = self.owners();
        let journey = Journey {
            before: Scene {
                game: &self.before,
                spread: &self.view.spread_before,
            },
            after: Scene {
                game: &self.game,
                spread: &self.view.spread,
            },
            layout: &self.layout,
            owners: &owners,
            seat: self.observer(),
            dropped: self.view.dropped,
            now,
        };
        let motion = flights(journey, events);
        self.view.motion.and(motion);
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
        let tween = Tween::new(now, self.lasting(duration::BACK), Ease::Out);
        let flight = Flight {
            cargo,
            from: Stop { at: from, ..to },
            to,
            tween,
            since: None,
            hides: Some(held.thing()),
        };
        self.view.motion.and(Motion {
            flights: vec![flight],
            quiet: tween.end(),
            ..Motion::default()
        });
    }
}
