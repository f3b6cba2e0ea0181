//! Running animations on the board, and points not shown yet.

use engine::rules::{Marker, Scored};
use engine::table::Seat;
use view::scene::flight::Flight;
use view::scene::glow::Glow;
use view::scene::tween::{Millis, Stop};

/// Points that are not shown yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PendingPoints {
    pub(super) seat: Seat,
    /// Which score figure moves.
    pub(super) marker: Marker,
    pub(super) points: u16,
    /// When they begin to be shown.
    pub(super) at: Millis,
    /// How long it takes to count them, in milliseconds.
    pub(super) counting: Millis,
    /// How many are not shown yet.
    pub(super) left: u16,
}

impl PendingPoints {
    /// Points that count from `at` on, one after another.
    pub(super) fn of(scored: &Scored, at: Millis, counting: Millis) -> Self {
        PendingPoints {
            seat: scored.seat,
            marker: scored.marker,
            at,
            counting,
            left: scored.points,
            points: scored.points,
        }
    }

    /// Counts what is shown at `now`. Returns whether something is left: a loss is until its time has come.
    fn count(&mut self, now: Millis) -> bool {
        let time = match self.counting > 0.0 {
            true => ((now - self.at) / self.counting).clamp(0.0, 1.0),
            false => f64::from(u8::from(now >= self.at)),
        };
        self.left = (f64::from(self.points) * (1.0 - time)).ceil() as u16;
        self.left > 0 || now < self.at
    }
}

/// Running animations.
#[derive(Debug, Default)]
pub(super) struct Animation {
    pub(super) flights: Vec<Flight>,
    pub(super) pending: Vec<PendingPoints>,
    /// Features that were just scored.
    glows: Vec<Glow>,
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

    /// Lights a feature up, once at a time.
    pub(super) fn light(&mut self, glow: Glow) {
        let lit =
            |other: &Glow| other.areas == glow.areas && !other.tween.is_over(glow.tween.start);
        if !self.glows.iter().any(lit) {
            self.glows.push(glow);
        }
    }

    pub(super) fn glows(&self) -> &[Glow] {
        &self.glows
    }

    /// When the next light that nothing moves with goes out.
    pub(super) fn light_ends(&self) -> Option<Millis> {
        let ends = self.glows.iter().map(|glow| glow.tween.end());
        ends.min_by(f64::total_cmp)
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
        self.glows.clear();
        self.end = now;
    }

    /// Points not shown yet, by seat.
    pub(super) fn pending_points(&self) -> Vec<(Seat, u32)> {
        let pending = self.pending.iter();
        pending
            .map(|pending| (pending.seat, u32::from(pending.left)))
            .collect()
    }

    /// Whether a flight is still running at `now`.
    pub(super) fn is_moving(&self, now: Millis) -> bool {
        self.flights.iter().any(|flight| !flight.tween.is_over(now))
    }

    /// Drops what is over. Returns whether anything was.
    pub(super) fn tick(&mut self, now: Millis) -> bool {
        let sizes = |all: &Animation| {
            let left = all.pending.iter().map(|one| u32::from(one.left));
            let pending = (all.pending.len(), left.sum::<u32>());
            (all.flights.len(), all.glows.len(), pending)
        };
        let before = sizes(self);
        self.flights.retain(|flight| !flight.tween.is_over(now));
        self.glows.retain(|glow| !glow.tween.is_over(now));
        self.pending.retain_mut(|one| one.count(now));
        before != sizes(self)
    }

    /// The sum of the pending points that match.
    pub(super) fn points(&self, meant: impl Fn(&&PendingPoints) -> bool) -> u32 {
        let pending = self.pending.iter().filter(meant);
        pending.map(|pending| u32::from(pending.left)).sum()
    }
}
