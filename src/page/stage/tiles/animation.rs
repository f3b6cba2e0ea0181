//! Running animations on the board, and points not shown yet.

use engine::rules::Marker;
use engine::table::Seat;
use view::scene::flight::Flight;
use view::scene::tween::{Millis, Stop};

/// Points that are not shown yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PendingPoints {
    pub(super) seat: Seat,
    /// Which score figure moves.
    pub(super) marker: Marker,
    pub(super) points: u16,
    /// When they are shown.
    pub(super) at: Millis,
}

/// Running animations.
#[derive(Debug, Default)]
pub(super) struct Animation {
    pub(super) flights: Vec<Flight>,
    pub(super) pending: Vec<PendingPoints>,
    /// Where a dragged piece was dropped.
    pub(super) dropped: Option<Stop>,
    /// When the last animation ends.
    pub(super) end: Millis,
    /// When the event being animated becomes visible.
    pub(super) event_start: Millis,
}

impl Animation {
    /// Makes the animation last at least until `time`.
    pub(super) fn extend_to(&mut self, time: Millis) {
        self.end = self.end.max(time);
    }

    /// Adds a flight that becomes visible with the event being animated.
    pub(super) fn add(&mut self, flight: Flight) {
        self.extend_to(flight.tween.end());
        self.flights.push(flight);
    }

    /// Ends all animations at `now`.
    pub(super) fn finish(&mut self, now: Millis) {
        self.flights.clear();
        self.pending.clear();
        self.end = now;
    }

    /// Points not shown yet, by seat.
    pub(super) fn pending_points(&self) -> Vec<(Seat, u32)> {
        let pending = self.pending.iter();
        pending
            .map(|pending| (pending.seat, u32::from(pending.points)))
            .collect()
    }

    /// Whether a flight is still running at `now`.
    pub(super) fn is_moving(&self, now: Millis) -> bool {
        self.flights.iter().any(|flight| !flight.tween.is_over(now))
    }

    /// Drops what is over. Returns whether anything was.
    pub(super) fn tick(&mut self, now: Millis) -> bool {
        let before = (self.flights.len(), self.pending.len());
        self.flights.retain(|flight| !flight.tween.is_over(now));
        self.pending.retain(|pending| pending.at > now);
        before != (self.flights.len(), self.pending.len())
    }

    /// The sum of the pending points that match.
    pub(super) fn points(&self, meant: impl Fn(&&PendingPoints) -> bool) -> u32 {
        let pending = self.pending.iter().filter(meant);
        pending.map(|pending| u32::from(pending.points)).sum()
    }
}
