//! Where points come from: the rows of the table at the end; and how the log reads an event.

use super::event::{Event, Source};
use crate::table::{self, Points, Told};
use crate::tiles::FeatureKind;

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

impl table::Origin for Origin {
    const BEFORE: Origin = Origin::Before;
}

impl Told for Event {
    type Origin = Origin;

    /// What is drawn, passed or confirmed is seen on the table, and a completed feature with an owner is told by its
    /// points.
    fn is_told(&self) -> bool {
        match self {
            Event::Drew { .. } | Event::Passed(_) | Event::TurnEnded(_) => false,
            Event::Completed { winners, .. } => winners.is_empty(),
            _ => true,
        }
    }

    fn begins(&self) -> Option<u16> {
        match self {
            Event::TurnBegan { number, .. } => Some(*number),
            _ => None,
        }
    }

    fn is_end(&self) -> bool {
        matches!(self, Event::TurnEnded(_) | Event::Won(_))
    }

    fn points(&self) -> Option<Points<Origin>> {
        let Event::Scored(scored) = self else {
            return None;
        };
        Some(Points {
            seat: scored.seat,
            points: scored.points,
            origin: Origin::of(scored.source),
            timing: scored.timing,
        })
    }
}
