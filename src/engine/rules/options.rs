//! Editions and options: what a host may choose before a game (`ED`), and the words of records for it.

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

macro_rules! options {
    ($($option:ident $name:literal),+ $(,)?) => {
        /// An option by its name in records.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum OptionWord { $($option),+ }

        impl OptionWord {
            /// All options, in the order of records.
            pub const ALL: &'static [OptionWord] = &[$(OptionWord::$option),+];

            /// The name used in records.
            pub const fn name(self) -> &'static str {
                match self { $(OptionWord::$option => $name),+ }
            }
        }
    };
}

options! {
    Farmers "farmers",
    FieldScoring "field-scoring",
    FieldCityValue "field-city-value",
    SmallCity "small-city",
    Hand "hand",
    MaxPlayers "max-players",
    FirstPlayer "first-player",
    MageOnPlacedTile "mage-on-placed-tile",
    CropAdd "crop-add",
    MessageControlTie "message-control-tie",
    GingerbreadDoubleMove "gingerbread-double-move",
    HillTieBreak "hill-tie-break",
    VineyardForGarden "vineyard-for-garden",
    AbbotMayFly "abbot-may-fly",
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

    /// Its value as records write it.
    pub fn value(self, options: &Options) -> String {
        value(options, self)
    }

    /// All its values as records write them: `on, off`.
    pub fn values(self) -> String {
        if self == OptionWord::MaxPlayers {
            return "5, 6".to_owned();
        }
        let mut options = Options::of(Edition::Current);
        let values = candidates(self).into_iter().map(|change| {
            change(&mut options);
            value(&options, self)
        });
        values.collect::<Vec<_>>().join(", ")
    }

    /// Sets its value as records write it. Returns whether there is such a value; if not, nothing has changed.
    pub fn set(self, options: &mut Options, word: &str) -> bool {
        if self == OptionWord::MaxPlayers {
            let most = word.parse().ok();
            options.max_players = most.unwrap_or(options.max_players);
            return most.is_some();
        }
        let wanted = candidates(self).into_iter().find_map(|change| {
            let mut changed = options.clone();
            change(&mut changed);
            (value(&changed, self) == word).then_some(changed)
        });
        let known = wanted.is_some();
        *options = wanted.unwrap_or_else(|| options.clone());
        known
    }
}

fn switch(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// The value of an option as written.
fn value(options: &Options, option: OptionWord) -> String {
    match option {
        OptionWord::Farmers => switch(options.farmers).to_owned(),
        OptionWord::FieldScoring => match options.field_scoring {
            FieldScoring::PerField => "per-field".to_owned(),
            FieldScoring::PerFieldOnce => "per-field-once".to_owned(),
            FieldScoring::PerCity => "per-city".to_owned(),
        },
        OptionWord::FieldCityValue => options.field_city_value.to_string(),
        OptionWord::SmallCity => if options.small_city == SmallCity::Two {
            "2"
        } else {
            "4"
        }
        .to_owned(),
        OptionWord::Hand => if options.hand == Hand::Three {
            "3"
        } else {
            "1"
        }
        .to_owned(),
        OptionWord::MaxPlayers => options.max_players.to_string(),
        OptionWord::FirstPlayer => match options.first_player {
            FirstPlayer::Random => "random".to_owned(),
            FirstPlayer::Seat(seat) => (seat.0 + 1).to_string(),
        },
        OptionWord::MageOnPlacedTile => switch(options.mage_on_placed_tile).to_owned(),
        OptionWord::CropAdd => if options.crop_add_mandatory {
            "mandatory"
        } else {
            "optional"
        }
        .to_owned(),
        OptionWord::MessageControlTie => switch(options.message_control_tie).to_owned(),
        OptionWord::GingerbreadDoubleMove => switch(options.gingerbread_double_move).to_owned(),
        OptionWord::HillTieBreak => match options.hill_tie_break {
            HillTieBreak::AtLeastOne => "at-least-one".to_owned(),
            HillTieBreak::Count => "count".to_owned(),
        },
        OptionWord::VineyardForGarden => switch(options.vineyard_for_garden).to_owned(),
        OptionWord::AbbotMayFly => switch(options.abbot_may_fly).to_owned(),
    }
}

/// Every option whose value differs from another set of options, as name and value.
pub(super) fn differing(options: &Options, from: &Options) -> Vec<(&'static str, String)> {
    let differs = |option: &OptionWord| value(options, *option) != value(from, *option);
    OptionWord::all()
        .filter(differs)
        .map(|option| (option.name(), value(options, option)))
        .collect()
}

/// Every value an option can have, as a change of the options.
fn candidates(option: OptionWord) -> Vec<fn(&mut Options)> {
    match option {
        OptionWord::Farmers => vec![|o| o.farmers = true, |o| o.farmers = false],
        OptionWord::FieldScoring => vec![
            |o| o.field_scoring = FieldScoring::PerField,
            |o| o.field_scoring = FieldScoring::PerFieldOnce,
            |o| o.field_scoring = FieldScoring::PerCity,
        ],
        OptionWord::FieldCityValue => vec![|o| o.field_city_value = 3, |o| o.field_city_value = 4],
        OptionWord::SmallCity => vec![|o| o.small_city = SmallCity::Two, |o| {
            o.small_city = SmallCity::Four
        }],
        OptionWord::Hand => vec![|o| o.hand = Hand::One, |o| o.hand = Hand::Three],
        OptionWord::MaxPlayers => Vec::new(),
        OptionWord::FirstPlayer => vec![
            |o| o.first_player = FirstPlayer::Random,
            |o| o.first_player = FirstPlayer::Seat(Seat(0)),
            |o| o.first_player = FirstPlayer::Seat(Seat(1)),
            |o| o.first_player = FirstPlayer::Seat(Seat(2)),
            |o| o.first_player = FirstPlayer::Seat(Seat(3)),
            |o| o.first_player = FirstPlayer::Seat(Seat(4)),
            |o| o.first_player = FirstPlayer::Seat(Seat(5)),
        ],
        OptionWord::MageOnPlacedTile => vec![|o| o.mage_on_placed_tile = true, |o| {
            o.mage_on_placed_tile = false
        }],
        OptionWord::CropAdd => vec![|o| o.crop_add_mandatory = true, |o| {
            o.crop_add_mandatory = false
        }],
        OptionWord::MessageControlTie => vec![|o| o.message_control_tie = true, |o| {
            o.message_control_tie = false
        }],
        OptionWord::GingerbreadDoubleMove => {
            vec![|o| o.gingerbread_double_move = true, |o| {
                o.gingerbread_double_move = false
            }]
        }
        OptionWord::HillTieBreak => {
            vec![|o| o.hill_tie_break = HillTieBreak::AtLeastOne, |o| {
                o.hill_tie_break = HillTieBreak::Count
            }]
        }
        OptionWord::VineyardForGarden => vec![|o| o.vineyard_for_garden = true, |o| {
            o.vineyard_for_garden = false
        }],
        OptionWord::AbbotMayFly => vec![|o| o.abbot_may_fly = true, |o| o.abbot_may_fly = false],
    }
}
