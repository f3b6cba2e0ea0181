//! Handicaps: points agreed on before the first turn (R-ED-08).

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::game::Game;
use super::queue::{Basis, Payment};
use crate::rules::action::Marker;
use crate::table::{Chapter, Line, Listener, Measure, RuleId, Seat};

/// The head start of every seat, in points (R-ED-08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Handicap([u8; Seat::MOST]);

impl Handicap {
    /// The largest head start: two rounds of the score track.
    pub const MOST: u8 = 100;

    pub const NONE: Handicap = Handicap([0; Seat::MOST]);

    /// The head start of a seat, in points.
    pub fn points(&self, seat: Seat) -> u8 {
        self.0.get(seat.index()).copied().unwrap_or(0)
    }

    /// Replaces the head start of a seat.
    pub fn give(&mut self, seat: Seat, points: u8) {
        if let Some(given) = self.0.get_mut(seat.index()) {
            *given = points;
        }
    }

    /// Removes a seat; those behind it move up.
    pub fn remove(&mut self, seat: Seat) {
        if let Some(behind) = self.0.get_mut(seat.index()..) {
            behind.rotate_left(1);
            self.give(Seat(Seat::MOST as u8 - 1), 0);
        }
    }

    /// The seats with a head start, and its points.
    pub fn given(&self) -> impl Iterator<Item = (Seat, u8)> {
        let seats = (0..).map(Seat).zip(self.0);
        seats.filter(|&(_, points)| points > 0)
    }

    /// Whether a game with this many seats can start with this handicap.
    pub(super) fn fits(&self, seats: u8) -> bool {
        self.given()
            .all(|(seat, points)| seat.0 < seats && points <= Handicap::MOST)
    }
}

impl Game {
    /// Gives everybody the agreed points (R-ED-08). The movement has no consequences: no message is
    /// read, and there is no robber yet.
    pub(super) fn give_handicap(&mut self, listener: &mut impl Listener<Event>) {
        let handicap = self.setup.handicap;
        for (seat, points) in handicap.given() {
            let payment = Payment {
                seat,
                points: points.into(),
                basis: Basis::Handicap,
            };
            self.credit(&payment, Marker::Score, listener);
        }
    }
}

/// The score line of a head start.
pub(super) const fn handicap_line(points: u16) -> Line {
    Line {
        measure: Measure::Handicap,
        count: points,
        each: 1,
        rule: RuleId::ruling(Chapter::Ed, 8),
    }
}
