//! The table at the end: points by seat and by where they come from.

use crate::rules::{Event, Source, Timing};
use crate::table::Seat;
use crate::tiles::{FeatureKind, order};

/// Where points of a row come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// What the players had in the position the game began with.
    Before,
    /// Roads.
    Roads,
    /// Cities.
    Cities,
    /// Monasteries.
    Monasteries,
    /// Gardens.
    Gardens,
    /// Fields.
    Fields,
    /// Messages.
    Messages,
    /// Thefts.
    Thefts,
    /// Robbers left on the track.
    Robbers,
    /// Majorities of goods.
    Goods,
    /// Ingots.
    Gold,
    /// Knights in the city of the gingerbread man.
    Gingerbread,
    /// Flocks that came home.
    Flocks,
}

impl Origin {
    /// All origins, in the order of the table.
    pub const ALL: [Origin; 13] = [
        Origin::Before,
        Origin::Roads,
        Origin::Cities,
        Origin::Monasteries,
        Origin::Gardens,
        Origin::Fields,
        Origin::Messages,
        Origin::Thefts,
        Origin::Robbers,
        Origin::Goods,
        Origin::Gold,
        Origin::Gingerbread,
        Origin::Flocks,
    ];

    /// Where points of this source are counted.
    pub const fn of(source: Source) -> Origin {
        match source {
            Source::Feature(FeatureKind::Road) => Origin::Roads,
            Source::Feature(FeatureKind::City) => Origin::Cities,
            Source::Feature(FeatureKind::Monastery) => Origin::Monasteries,
            Source::Feature(FeatureKind::Garden) => Origin::Gardens,
            Source::Feature(FeatureKind::Field) => Origin::Fields,
            Source::Message(_) => Origin::Messages,
            Source::Theft(_) => Origin::Thefts,
            Source::Robber => Origin::Robbers,
            Source::Goods(_) => Origin::Goods,
            Source::Gold => Origin::Gold,
            Source::Gingerbread => Origin::Gingerbread,
            Source::Flock => Origin::Flocks,
        }
    }
}

/// One row: points of every seat from one origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Where they come from.
    pub origin: Origin,
    /// During the game or in the final scoring.
    pub timing: Timing,
    /// Points by seat.
    pub points: Vec<u32>,
}

/// Points by seat and origin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreTable {
    /// Rows in which somebody has points: during the game in the order of [`Origin::ALL`], then the final scoring.
    pub rows: Vec<Row>,
    /// The sum of all rows, by seat.
    pub totals: Vec<u32>,
}

impl ScoreTable {
    /// The table of players who began with `before` points and of all that was scored since.
    pub(super) fn new<'a>(before: &[u32], events: impl Iterator<Item = &'a Event>) -> ScoreTable {
        let mut table = ScoreTable {
            rows: Vec::new(),
            totals: vec![0; before.len()],
        };
        for (seat, &points) in (0..).map(Seat).zip(before) {
            table.add(Origin::Before, Timing::During, seat, points);
        }
        for event in events {
            if let Event::Scored(scored) = event {
                let origin = Origin::of(scored.source);
                table.add(origin, scored.timing, scored.seat, scored.points.into());
            }
        }
        order::sort_by_key(&mut table.rows, |row| (row.timing, row.origin));
        table
    }

    fn add(&mut self, origin: Origin, timing: Timing, seat: Seat, points: u32) {
        if points == 0 {
            return;
        }
        let seats = self.totals.len();
        let known = |row: &Row| (row.origin, row.timing) == (origin, timing);
        let place = self.rows.iter().position(known).unwrap_or_else(|| {
            self.rows.push(Row {
                origin,
                timing,
                points: vec![0; seats],
            });
            self.rows.len() - 1
        });
        self.rows[place].points[seat.index()] += points;
        self.totals[seat.index()] += points;
    }
}
