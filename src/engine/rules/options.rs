//! Editions, parts and options: what a host may choose before a game (`ED`).

use serde::{Deserialize, Serialize};

use crate::table::Seat;

/// An edition: a preset of tiles and options. Every option can be changed afterwards (R-ED-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Edition {
    /// The first edition of 2001.
    First2001,
    /// The Winter edition.
    Winter,
    /// The current edition, as in the Big Box.
    #[default]
    Current,
}

impl Edition {
    /// All editions.
    pub const ALL: [Edition; 3] = [Edition::First2001, Edition::Winter, Edition::Current];

    /// The name used in records.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::First2001 => "first-2001",
            Edition::Winter => "winter",
            Edition::Current => "current",
        }
    }
}

macro_rules! parts {
    ($($name:ident $word:literal $doc:literal),+ $(,)?) => {
        /// A part of the rules that can be in play or not, alone or with any others (promise: parts combine freely).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Part { $(#[doc = $doc] $name),+ }

        impl Part {
            /// All parts.
            pub const ALL: &'static [Part] = &[$(Part::$name),+];

            /// The name used in records.
            pub const fn name(self) -> &'static str {
                match self { $(Part::$name => $word),+ }
            }
        }
    };
}

parts! {
    Abbot "abbot" "The abbot and his gardens (ABB).",
    LargeMeeple "large-meeple" "The large meeple (IC-08).",
    Inns "inns" "Inns beside roads (IC-01).",
    Cathedrals "cathedrals" "Cathedrals in cities (IC-05).",
    Goods "goods" "Trade goods (TB-05).",
    Builder "builder" "The builder and the double turn (TB-12).",
    Pig "pig" "The pig (TB-27).",
    Flight "flight" "Flights (FLY).",
    Messengers "messengers" "Messengers and messages (MSG).",
    Ferries "ferries" "Ferries (FER).",
    Gold "gold" "Gold ingots (GOLD).",
    MageWitch "mage-witch" "Mage and witch (MW).",
    Robbers "robbers" "Robbers on the score track (ROB).",
    CropCircles "crop-circles" "Crop circles (CROP).",
    Hills "hills" "Hills and the tiles under them (HS-21).",
    Shepherds "shepherds" "Shepherds and flocks (HS-01).",
    Vineyards "vineyards" "Vineyards (HS-41).",
    Gingerbread "gingerbread" "The gingerbread man (GB).",
}

impl Part {
    /// Whether its rules are written.
    pub const fn is_playable(self) -> bool {
        matches!(
            self,
            Part::Abbot
                | Part::LargeMeeple
                | Part::Inns
                | Part::Cathedrals
                | Part::Goods
                | Part::Builder
                | Part::Pig
                | Part::Flight
                | Part::Messengers
                | Part::Gold
                | Part::Ferries
                | Part::MageWitch
                | Part::Robbers
                | Part::CropCircles
                | Part::Hills
                | Part::Shepherds
                | Part::Vineyards
                | Part::Gingerbread
        )
    }

    /// The part with this name.
    pub fn parse(word: &str) -> Option<Part> {
        Part::ALL.iter().copied().find(|part| part.name() == word)
    }
}

/// A set of parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Parts(pub u32);

impl Parts {
    /// No part: the base game.
    pub const NONE: Parts = Parts(0);

    /// This set with `part` added.
    pub const fn with(self, part: Part) -> Self {
        Parts(self.0 | 1 << part as u32)
    }

    /// Whether `part` is in play.
    pub const fn has(self, part: Part) -> bool {
        self.0 & (1 << part as u32) != 0
    }

    /// The parts in play, in the order of [`Part::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Part> {
        Part::ALL
            .iter()
            .copied()
            .filter(move |&part| self.has(part))
    }
}

impl FromIterator<Part> for Parts {
    fn from_iter<I: IntoIterator<Item = Part>>(parts: I) -> Self {
        parts.into_iter().fold(Parts::NONE, Parts::with)
    }
}

/// How fields are scored at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FieldScoring {
    /// Each field on its own (FIELD-10).
    PerField,
    /// Each field, but a city pays a player at most once (FIELD-30).
    PerFieldOnce,
    /// Each city, with the farmers of all its fields pooled (FIELD-20).
    PerCity,
}

/// What a completed city of two tiles is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SmallCity {
    /// 1 point per tile and shield (ED-15).
    Two,
    /// As any city (ED-16).
    Four,
}

/// How many tiles a player holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Hand {
    /// One open tile, drawn at the beginning of the turn (TILE-01).
    One,
    /// Three secret tiles (ED-20).
    Three,
}

/// Who plays first (R-BASE-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FirstPlayer {
    /// Chance decides.
    Random,
    /// This seat.
    Seat(Seat),
}

/// How hills break ties (HS-34).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HillTieBreak {
    /// Whoever has at least one meeple on a hill.
    AtLeastOne,
    /// Whoever has most meeples on hills.
    Count,
}

/// Every option of the table in `ED`, with the defaults of an edition from [`Options::of`].
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Whether meeples may become farmers and fields are scored (FIELD-09).
    pub farmers: bool,
    /// How fields are scored.
    pub field_scoring: FieldScoring,
    /// Points for a completed city at a field, 3 or 4 (R-FIELD-01).
    pub field_city_value: u8,
    /// Value of a two-tile city.
    pub small_city: SmallCity,
    /// Tiles in a hand.
    pub hand: Hand,
    /// Seats allowed at most, 5 or 6 (ED-01).
    pub max_players: u8,
    /// Who begins.
    pub first_player: FirstPlayer,
    /// Whether mage and witch may go on the tile just placed (MW-05).
    pub mage_on_placed_tile: bool,
    /// Whether adding a meeple by a crop circle is compulsory (CROP-07).
    pub crop_add_mandatory: bool,
    /// Whether a tie counts as control for message 8 (R-MSG-04).
    pub message_control_tie: bool,
    /// Whether a gingerbread tile that completes his city moves him twice (R-GB-01).
    pub gingerbread_double_move: bool,
    /// How hills break ties.
    pub hill_tie_break: HillTieBreak,
    /// Whether gardens get vineyard points (HS-43).
    pub vineyard_for_garden: bool,
    /// Whether the abbot may fly (R-FLY-03).
    pub abbot_may_fly: bool,
}

impl Options {
    /// The defaults of `edition`.
    pub fn of(edition: Edition) -> Self {
        let first = edition == Edition::First2001;
        Options {
            farmers: true,
            field_scoring: if first {
                FieldScoring::PerCity
            } else {
                FieldScoring::PerField
            },
            field_city_value: 3,
            small_city: if first {
                SmallCity::Two
            } else {
                SmallCity::Four
            },
            hand: Hand::One,
            max_players: if edition == Edition::Current { 6 } else { 5 },
            first_player: FirstPlayer::Random,
            mage_on_placed_tile: false,
            crop_add_mandatory: false,
            message_control_tie: true,
            gingerbread_double_move: true,
            hill_tie_break: HillTieBreak::AtLeastOne,
            vineyard_for_garden: false,
            abbot_may_fly: false,
        }
    }
}
