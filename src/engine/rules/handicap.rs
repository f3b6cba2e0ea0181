//! Points that players have before the first turn, because they agreed so (R-ED-08).

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::game::Game;
use super::queue::{Basis, Payment};
use crate::rules::action::Marker;
use crate::table::{Chapter, Line, Listener, Measure, RuleId, Seat};

/// The points of every seat before the first turn (R-ED-08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Handicap([u8; Seat::MOST]);

impl Handicap {
    /// The most points a seat may begin with: two rounds of the score track.
    pub const MOST: u8 = 100;

    /// Nobody has any.
    pub const NONE: Handicap = Handicap([0; Seat::MOST]);

    /// The points of a seat.
    pub fn of(&self, seat: Seat) -> u8 {
        self.0.get(seat.index()).copied().unwrap_or(0)
    }

    /// Gives a seat so many points, in the place of those it had.
    pub fn give(&mut self, seat: Seat, points: u8) {
        if let Some(given) = self.0.get_mut(seat.index()) {
            *given = points;
        }
    }

    /// Takes a seat away; those behind it move up.
    pub fn remove(&mut self, seat: Seat) {
        if let Some(behind) = self.0.get_mut(seat.index()..) {
            behind.rotate_left(1);
            self.give(Seat(Seat::MOST as u8 - 1), 0);
        }
    }

    /// The seats that have points, with their points.
    pub fn given(&self) -> impl Iterator<Item = (Seat, u8)> {
        let seats = (0..).map(Seat).zip(self.0);
        seats.filter(|&(_, points)| points > 0)
    }

    /// Whether a game of so many seats can begin like this.
    pub(super) fn fits(&self, seats: u8) -> bool {
        self.given()
            .all(|(seat, points)| seat.0 < seats && points <= Handicap::MOST)
    }
}

impl Game {
    /// Gives everybody the points that were agreed (R-ED-08). Nothing follows from this movement: no message is read,
    /// and there is no robber yet.
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

/// The line of points that were agreed.
pub(super) const fn handicap_line(points: u16) -> Line {
    Line {
        measure: Measure::Handicap,
        count: points,
        each: 1,
        rule: RuleId::ruling(Chapter::Ed, 8),
    }
}
