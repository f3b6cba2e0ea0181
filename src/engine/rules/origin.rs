//! Where points come from (the rows of the score table).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::action::Message;
use super::record::kind_word;
use super::wording::number;
use crate::table::{self, Seat, listed};
use crate::tiles::{FeatureKind, Goods};

/// The source of some points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Source {
    /// A handicap (R-ED-08).
    Handicap,
    /// A feature, complete or in the final scoring.
    Feature(FeatureKind),
    /// A message (MSG-11).
    Message(Message),
    /// A theft from this seat (ROB-11).
    Theft(Seat),
    /// A robber left on the track (ROB-19).
    Robber,
    /// A majority of a kind of goods (TB-10).
    Goods(Goods),
    /// Ingots (GOLD-11).
    Gold,
    /// Knights in the city of the gingerbread man (GB-06).
    Gingerbread,
    /// A flock that came home (HS-12).
    Flock,
}

/// As written in the one-line form of events: `road`, `message 3`, `theft 2`, `goods wine`.
impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Handicap => f.write_str("handicap"),
            Source::Feature(kind) => f.write_str(kind_word(*kind)),
            Source::Message(message) => write!(f, "message {}", message.number()),
            Source::Theft(victim) => write!(f, "theft {}", number(*victim)),
            Source::Robber => f.write_str("robber"),
            Source::Goods(goods) => write!(f, "goods {}", goods.name()),
            Source::Gold => f.write_str("gold"),
            Source::Gingerbread => f.write_str("gingerbread"),
            Source::Flock => f.write_str("flock"),
        }
    }
}

listed! {
    /// A row of the score table.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Origin {
        /// The position the game started with.
        Before,
        Handicap,
        Roads,
        Cities,
        Monasteries,
        Gardens,
        Fields,
        Messages,
        Thefts,
        /// Robbers left on the track.
        Robbers,
        /// Majorities of goods.
        Goods,
        Gold,
        /// Knights in the city of the gingerbread man.
        Gingerbread,
        /// Flocks that came home.
        Flocks,
    }
}

impl Origin {
    /// The row in which points of this source are counted.
    pub const fn from_source(source: Source) -> Origin {
        match source {
            Source::Handicap => Origin::Handicap,
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
