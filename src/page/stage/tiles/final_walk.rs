//! The final scoring as a walk over the board: its stations, and its progress.

use kurbo::BezPath;

use crate::stage::tiles::event_traits::cells_of;
use engine::rules::{Event, RegionId, Scored, Standing};
use engine::tiles::{Pos, order};
use view::scene::tween::Millis;

/// A station of the walk: a feature, or points that come from nowhere on the board.
#[derive(Clone, Debug)]
pub(super) struct Station {
    /// When it begins.
    pub(super) at: Millis,
    /// The feature, if it is one.
    pub(super) region: Option<RegionId>,
    /// Its tiles, and those its points count.
    pub(super) cells: Vec<Pos>,
    /// The figures on it.
    pub(super) figures: Vec<Standing>,
    /// What it scores.
    pub(super) scores: Vec<Scored>,
}

impl Station {
    /// Whether points of a region are counted at this station too.
    pub(super) fn belongs(&self, region: Option<RegionId>, scored: &Scored) -> bool {
        let source = self.scores.first().map(|other| other.source);
        self.region == region && (region.is_some() || source == Some(scored.source))
    }

    /// Adds points, and the tiles they count.
    pub(super) fn add(&mut self, event: &Event, scored: &Scored) {
        self.scores.push(scored.clone());
        self.cells.extend(cells_of(event));
        order::sort(&mut self.cells);
        self.cells.dedup();
    }
}

/// The walk, and its progress.
#[derive(Debug)]
pub(super) struct FinalWalk {
    pub(super) stations: Vec<Station>,
    /// When the walk ends.
    pub(super) end: Millis,
    /// The current station, by index.
    pub(super) shown: Option<usize>,
    /// The area of its feature, in table units.
    pub(super) areas: Vec<BezPath>,
}

/// What the walk shows.
#[derive(Clone, Copy, Debug)]
pub struct WalkStep<'a> {
    /// The number of the station, from 1.
    pub number: usize,
    /// The number of stations.
    pub count: usize,
    /// What the station scores.
    pub scores: &'a [Scored],
}

impl FinalWalk {
    /// The station at `now`, by index.
    pub(super) fn at(&self, now: Millis) -> Option<usize> {
        self.stations
            .partition_point(|station| station.at <= now)
            .checked_sub(1)
    }

    /// When it moves to the next station, or ends.
    pub(super) fn next_tick_at(&self) -> Millis {
        let next = self.shown.map_or(0, |shown| shown + 1);
        self.stations
            .get(next)
            .map_or(self.end, |station| station.at)
    }

    /// Ends the walk at `now`.
    pub(super) fn finish(&mut self, now: Millis) {
        self.stations.clear();
        self.areas.clear();
        self.shown = None;
        self.end = now;
    }

    /// The stations reached so far.
    pub(super) fn reached(&self) -> &[Station] {
        &self.stations[..self.shown.map_or(0, |shown| shown + 1)]
    }
}

/// The events of the final scoring, if they are among these.
pub(super) fn final_part(events: &[Event]) -> Option<&[Event]> {
    let begins = |event: &Event| matches!(event, Event::FinalScoring);
    let at = events.iter().position(begins)?;
    Some(&events[at..])
}
