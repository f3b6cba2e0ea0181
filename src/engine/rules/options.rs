//! Editions and options: what the players may choose before a game (`ED`), and their names in
//! records.

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
    Random,
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

/// Every option in the table of chapter `ED`; see [`Options::for_edition`] for the defaults of an edition.
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
    pub first_player: FirstPlayer,
    /// Whether mage and witch may go to the tile just placed (MW-05).
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
    pub fn for_edition(edition: Edition) -> Self {
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
            message_control_tie: false,
            gingerbread_double_move: true,
            hill_tie_break: HillTieBreak::AtLeastOne,
            vineyard_for_garden: false,
            abbot_may_fly: false,
        }
    }
}

macro_rules! options {
    ($($(#[doc = $doc:literal])+ $option:ident($value:ty) $field:ident $name:literal),+ $(,)?) => {
        /// An option, identified by its name in records.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum OptionWord { $($(#[doc = $doc])+ $option),+ }

        /// An option with a value.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum OptionValue { $($(#[doc = $doc])+ $option($value)),+ }

        impl OptionWord {
            /// All options, in the order of records.
            pub const ALL: &'static [OptionWord] = &[$(OptionWord::$option),+];

            /// The name used in records.
            pub const fn name(self) -> &'static str {
                match self { $(OptionWord::$option => $name),+ }
            }
        }

        impl OptionValue {
            /// The value of an option.
            pub const fn from_options(option: OptionWord, options: &Options) -> OptionValue {
                match option { $(OptionWord::$option => OptionValue::$option(options.$field)),+ }
            }

            /// Sets the option to this value.
            pub const fn put(self, options: &mut Options) {
                match self { $(OptionValue::$option(value) => options.$field = value),+ }
            }

            pub const fn option(self) -> OptionWord {
                match self { $(OptionValue::$option(_) => OptionWord::$option),+ }
            }
        }
    };
}

options! {
    /// Whether farmers are played.
    Farmers(bool) farmers "farmers",
    /// How fields score.
    FieldScoring(FieldScoring) field_scoring "field-scoring",
    /// What a city is worth to a field, in points.
    FieldCityValue(u8) field_city_value "field-city-value",
    /// How cities of two tiles score.
    SmallCity(SmallCity) small_city "small-city",
    /// How many tiles a hand holds.
    Hand(Hand) hand "hand",
    /// How many may play.
    MaxPlayers(u8) max_players "max-players",
    /// Who plays first.
    FirstPlayer(FirstPlayer) first_player "first-player",
    /// Whether the mage may go to the tile just placed.
    MageOnPlacedTile(bool) mage_on_placed_tile "mage-on-placed-tile",
    /// Whether a figure has to be added in a crop circle.
    CropAdd(bool) crop_add_mandatory "crop-add",
    /// Whether a tie is enough for message 8.
    MessageControlTie(bool) message_control_tie "message-control-tie",
    /// Whether the gingerbread man moves twice.
    GingerbreadDoubleMove(bool) gingerbread_double_move "gingerbread-double-move",
    /// How hills decide ties.
    HillTieBreak(HillTieBreak) hill_tie_break "hill-tie-break",
    /// Whether vineyards count for gardens.
    VineyardForGarden(bool) vineyard_for_garden "vineyard-for-garden",
    /// Whether the abbot may fly.
    AbbotMayFly(bool) abbot_may_fly "abbot-may-fly",
}

impl OptionWord {
    /// Every option, in the order of records.
    pub fn all() -> impl Iterator<Item = OptionWord> {
        Self::ALL.iter().copied()
    }

    /// The option with this name.
    pub fn parse(name: &str) -> Option<OptionWord> {
        OptionWord::all().find(|option| option.name() == name)
    }

    /// Its value as written in records.
    pub fn value(self, options: &Options) -> String {
        OptionValue::from_options(self, options).word()
    }

    /// All its values as written in records: `on, off`.
    pub fn values(self) -> String {
        let words = self.candidates().into_iter().map(OptionValue::word);
        words.collect::<Vec<_>>().join(", ")
    }

    /// Sets its value from a record. Returns `false` and changes nothing when there is no such
    /// value.
    pub fn set(self, options: &mut Options, word: &str) -> bool {
        let value = match self {
            // A record may contain any number; the setup checks whether it can be played.
            OptionWord::MaxPlayers => word.parse().ok().map(OptionValue::MaxPlayers),
            _ => self
                .candidates()
                .into_iter()
                .find(|value| value.word() == word),
        };
        value.inspect(|value| value.put(options)).is_some()
    }

    /// Every value it can have, in the order of [`OptionWord::values`].
    pub fn candidates(self) -> Vec<OptionValue> {
        let switch = |make: fn(bool) -> OptionValue| vec![make(true), make(false)];
        match self {
            OptionWord::Farmers => switch(OptionValue::Farmers),
            OptionWord::FieldScoring => vec![
                OptionValue::FieldScoring(FieldScoring::PerField),
                OptionValue::FieldScoring(FieldScoring::PerFieldOnce),
                OptionValue::FieldScoring(FieldScoring::PerCity),
            ],
            OptionWord::FieldCityValue => [3, 4].map(OptionValue::FieldCityValue).to_vec(),
            OptionWord::SmallCity => [SmallCity::Two, SmallCity::Four]
                .map(OptionValue::SmallCity)
                .to_vec(),
            OptionWord::Hand => [Hand::One, Hand::Three].map(OptionValue::Hand).to_vec(),
            OptionWord::MaxPlayers => [5, 6].map(OptionValue::MaxPlayers).to_vec(),
            OptionWord::FirstPlayer => [FirstPlayer::Random]
                .into_iter()
                .chain((0..6).map(|seat| FirstPlayer::Seat(Seat(seat))))
                .map(OptionValue::FirstPlayer)
                .collect(),
            OptionWord::MageOnPlacedTile => switch(OptionValue::MageOnPlacedTile),
            OptionWord::CropAdd => switch(OptionValue::CropAdd),
            OptionWord::MessageControlTie => switch(OptionValue::MessageControlTie),
            OptionWord::GingerbreadDoubleMove => switch(OptionValue::GingerbreadDoubleMove),
            OptionWord::HillTieBreak => [HillTieBreak::AtLeastOne, HillTieBreak::Count]
                .map(OptionValue::HillTieBreak)
                .to_vec(),
            OptionWord::VineyardForGarden => switch(OptionValue::VineyardForGarden),
            OptionWord::AbbotMayFly => switch(OptionValue::AbbotMayFly),
        }
    }
}

impl OptionValue {
    /// The value as written in records.
    pub fn word(self) -> String {
        let word = match self {
            OptionValue::FieldCityValue(number) | OptionValue::MaxPlayers(number) => {
                return number.to_string();
            }
            OptionValue::FirstPlayer(FirstPlayer::Seat(seat)) => return (seat.0 + 1).to_string(),
            OptionValue::FirstPlayer(FirstPlayer::Random) => "random",
            OptionValue::Farmers(on)
            | OptionValue::MageOnPlacedTile(on)
            | OptionValue::MessageControlTie(on)
            | OptionValue::GingerbreadDoubleMove(on)
            | OptionValue::VineyardForGarden(on)
            | OptionValue::AbbotMayFly(on) => ["off", "on"][usize::from(on)],
            OptionValue::CropAdd(mandatory) => ["optional", "mandatory"][usize::from(mandatory)],
            OptionValue::FieldScoring(FieldScoring::PerField) => "per-field",
            OptionValue::FieldScoring(FieldScoring::PerFieldOnce) => "per-field-once",
            OptionValue::FieldScoring(FieldScoring::PerCity) => "per-city",
            OptionValue::SmallCity(SmallCity::Two) => "2",
            OptionValue::SmallCity(SmallCity::Four) => "4",
            OptionValue::Hand(Hand::One) => "1",
            OptionValue::Hand(Hand::Three) => "3",
            OptionValue::HillTieBreak(HillTieBreak::AtLeastOne) => "at-least-one",
            OptionValue::HillTieBreak(HillTieBreak::Count) => "count",
        };
        word.to_owned()
    }
}

/// Every option whose value differs between two sets of options, as name and value.
pub(super) fn differing(options: &Options, from: &Options) -> Vec<(&'static str, String)> {
    let differs = |option: &OptionWord| {
        OptionValue::from_options(*option, options) != OptionValue::from_options(*option, from)
    };
    OptionWord::all()
        .filter(differs)
        .map(|option| (option.name(), option.value(options)))
        .collect()
}
