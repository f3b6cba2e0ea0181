//! The tile sets and the symbols on tiles: the lists that a new expansion extends.

use serde::{Deserialize, Serialize};

use super::geometry::Compass;
use super::printed::{Print, SegmentId};

macro_rules! sets {
    ($($name:ident $word:literal $print:ident),+ $(,)?) => {
        /// The sets tiles are printed in.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum TileSet { $($name),+ }

        impl TileSet {
            /// All sets, in catalogue order.
            pub const ALL: [TileSet; [$($word),+].len()] = [$(TileSet::$name),+];

            /// The word for this set in files and records.
            pub const fn name(self) -> &'static str {
                match self { $(TileSet::$name => $word),+ }
            }

            /// The set with this word; the inverse of [`TileSet::name`].
            pub fn parse(word: &str) -> Option<Self> {
                TileSet::ALL.into_iter().find(|set| set.name() == word)
            }

            /// The text of its file.
            pub(super) const fn file(self) -> &'static str {
                match self {
                    $(TileSet::$name => include_str!(concat!("../../../assets/tiles/", $word, ".txt"))),+
                }
            }

            /// The print whose copies a game uses by default.
            pub const fn default_print(self) -> Print {
                match self { $(TileSet::$name => Print::$print),+ }
            }
        }
    };
}

// Each set with its word, which is also the name of its file in `assets/tiles`, and its print.
sets! {
    Base "base" Second,
    River "river" Second,
    Inns "inns" Second,
    Traders "traders" Second,
    Flying "flying" Second,
    Ferries "ferries" Second,
    Gold "gold" Second,
    Mage "mage" Second,
    Robbers "robbers" Second,
    Crop "crop" Second,
    Hills "hills" Second,
    Winter "winter" Winter,
    Gingerbread "gingerbread" Winter,
}

/// The kind of feature that a crop circle affects (CROP-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CircleKind {
    Road,
    City,
    Field,
}

/// Animals of the Winter edition; they have no effect (WIN-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Animal {
    Bear,
    Wolf,
    Crow,
    Deer,
    Boar,
    Fox,
    Wolpertinger,
}

macro_rules! symbols {
    ($($name:ident $word:literal),+; $($(#[doc = $doc:literal])? $more:ident($($of:ty),+) $first:literal),+;) => {
        /// A printed symbol or crossing, read by the rules of some module or by the artwork.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Symbol {
            $($name,)+
            $($(#[doc = $doc])? $more($($of),+),)+
        }

        impl Symbol {
            /// The symbols that consist of one word.
            pub(super) const PLAIN: &'static [Symbol] = &[$(Symbol::$name),+];

            /// The word it begins with in a tile file.
            pub(super) const fn word(self) -> &'static str {
                match self {
                    $(Symbol::$name => $word,)+
                    $(Symbol::$more(..) => $first,)+
                }
            }
        }
    };
}

// Each symbol with its word in tile files; symbols with arguments last.
symbols! {
    Inn "inn",
    Cathedral "cathedral",
    GoldMine "gold-mine",
    Magic "magic",
    Robber "robber",
    Hill "hill",
    Vineyard "vineyard",
    FerryLake "ferry-lake",
    Gingerbread "gingerbread",
    RiverSource "river-source",
    RiverLake "river-lake";
    Flier(Compass) "flier",
    CropCircle(CircleKind) "crop-circle",
    Animal(Animal) "animal",
    /// Two roads that cross without meeting.
    RoadBridge(SegmentId, SegmentId) "road-bridge",
    /// A road that crosses the river.
    RiverBridge(SegmentId) "river-bridge",
    /// A road that crosses a city: road, then city.
    RoadOverCity(SegmentId, SegmentId) "road-over-city";
}

/// The arguments of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Named {
    Nothing,
    /// Where it points.
    Towards(Compass),
    Circle(CircleKind),
    Animal(Animal),
    Road(SegmentId),
    /// Two roads that cross.
    Roads(SegmentId, SegmentId),
    /// A road, and the city it crosses.
    RoadAndCity(SegmentId, SegmentId),
}

impl Symbol {
    pub(super) const fn named(self) -> Named {
        match self {
            Symbol::Flier(direction) => Named::Towards(direction),
            Symbol::CropCircle(kind) => Named::Circle(kind),
            Symbol::Animal(animal) => Named::Animal(animal),
            Symbol::RoadBridge(a, b) => Named::Roads(a, b),
            Symbol::RiverBridge(road) => Named::Road(road),
            Symbol::RoadOverCity(road, city) => Named::RoadAndCity(road, city),
            Symbol::Inn
            | Symbol::Cathedral
            | Symbol::GoldMine
            | Symbol::Magic
            | Symbol::Robber
            | Symbol::Hill
            | Symbol::Vineyard
            | Symbol::FerryLake
            | Symbol::Gingerbread
            | Symbol::RiverSource
            | Symbol::RiverLake => Named::Nothing,
        }
    }
}
