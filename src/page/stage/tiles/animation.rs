//! What moves on the board because of what happened, and the points that are not seen yet.

use engine::rules::Marker;
use engine::table::Seat;
use view::scene::flight::Flight;
use view::scene::tween::{Millis, Stop};

/// Points that are not seen yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PendingPoints {
    pub(super) seat: Seat,
    /// Which score figure moves.
    pub(super) marker: Marker,
    pub(super) points: u16,
    /// When they are seen.
    pub(super) at: Millis,
}

/// What moves because of what happened.
#[derive(Debug, Default)]
pub(super) struct Animation {
    flights: Vec<Flight>,
    pending: Vec<PendingPoints>,
    /// Where a piece is dropped that was dragged.
    dropped: Option<Stop>,
    /// When the last thing that moves will have been seen.
    end: Millis,
    /// When the event that is being shown becomes visible.
    event_start: Millis,
}

impl Animation {
    pub(super) fn flights(&self) -> &[Flight] {
        &self.flights
    }

    /// The next event becomes visible at `time`.
    pub(super) const fn begin_event(&mut self, time: Millis) {
        self.event_start = time;
    }

    /// When the event that is being shown becomes visible.
    pub(super) const fn event_start(&self) -> Millis {
        self.event_start
    }

    /// Is not over before `time`.
    pub(super) fn extend_to(&mut self, time: Millis) {
        self.end = self.end.max(time);
    }

    /// Points are seen later.
    pub(super) fn add_pending(&mut self, points: PendingPoints) {
        self.pending.push(points);
    }

    /// Lets something fly that becomes visible with the event that is being shown.
    pub(super) fn add(&mut self, flight: Flight) {
        self.extend_to(flight.tween.end());
        self.flights.push(flight);
    }

    /// When the last thing that moves will have been seen.
    pub(super) const fn end(&self) -> Millis {
        self.end
    }

    /// A piece is dropped here that was dragged.
    pub(super) const fn set_dropped(&mut self, stop: Stop) {
        self.dropped = Some(stop);
    }

    /// Where a piece was dropped, once.
    pub(super) const fn take_dropped(&mut self) -> Option<Stop> {
        self.dropped.take()
    }

    /// Whether a piece was dropped.
    pub(super) const fn is_dropped(&self) -> bool {
        self.dropped.is_some()
    }

    /// Lets everything be over at `now`.
    pub(super) fn finish(&mut self, now: Millis) {
        self.flights.clear();
        self.pending.clear();
        self.end = now;
    }

    /// Points that are on their way, by seat.
    pub(super) fn pending_points(&self) -> Vec<(Seat, u32)> {
        let pending = self.pending.iter();
        pending
            .map(|pending| (pending.seat, u32::from(pending.points)))
            .collect()
    }

    /// Whether something still flies at `now`.
    pub(super) fn is_moving(&self, now: Millis) -> bool {
        self.flights.iter().any(|flight| !flight.tween.is_over(now))
    }

    /// Forgets what is over. Returns whether something is.
    pub(super) fn tick(&mut self, now: Millis) -> bool {
        let before = (self.flights.len(), self.pending.len());
        self.flights.retain(|flight| !flight.tween.is_over(now));
        self.pending.retain(|pending| pending.at > now);
        before != (self.flights.len(), self.pending.len())
    }

    /// How many points are still to be seen, of those meant.
    pub(super) fn points(&self, meant: impl Fn(&&PendingPoints) -> bool) -> u32 {
        let pending = self.pending.iter().filter(meant);
        pending.map(|pending| u32::from(pending.points)).sum()
    }
}
