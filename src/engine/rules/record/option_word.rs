//! Options of a game by the words records use for them.

use super::Trouble;
use crate::rules::options::{
    Edition, FieldScoring, FirstPlayer, Hand, HillTieBreak, Options, SmallCity,
};
use crate::table::Seat;
use crate::table::record::Words;

/// An option by its name in records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum OptionWord {
    Farmers,
    FieldScoring,
    FieldCityValue,
    SmallCity,
    Hand,
    MaxPlayers,
    FirstPlayer,
    MageOnPlacedTile,
    CropAdd,
    MessageControlTie,
    GingerbreadDoubleMove,
    HillTieBreak,
    VineyardForGarden,
    AbbotMayFly,
}

impl OptionWord {
    /// Every option with its name.
    const NAMES: [(OptionWord, &'static str); 14] = [
        (OptionWord::Farmers, "farmers"),
        (OptionWord::FieldScoring, "field-scoring"),
        (OptionWord::FieldCityValue, "field-city-value"),
        (OptionWord::SmallCity, "small-city"),
        (OptionWord::Hand, "hand"),
        (OptionWord::MaxPlayers, "max-players"),
        (OptionWord::FirstPlayer, "first-player"),
        (OptionWord::MageOnPlacedTile, "mage-on-placed-tile"),
        (OptionWord::CropAdd, "crop-add"),
        (OptionWord::MessageControlTie, "message-control-tie"),
        (OptionWord::GingerbreadDoubleMove, "gingerbread-double-move"),
        (OptionWord::HillTieBreak, "hill-tie-break"),
        (OptionWord::VineyardForGarden, "vineyard-for-garden"),
        (OptionWord::AbbotMayFly, "abbot-may-fly"),
    ];

    /// Every option, in the order of records.
    pub fn all() -> impl Iterator<Item = OptionWord> {
        Self::NAMES.into_iter().map(|(option, _)| option)
    }

    /// The name used in records.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize].1
    }

    /// The option with this name.
    pub fn parse(name: &str) -> Option<OptionWord> {
        let known = Self::NAMES.into_iter().find(|&(_, known)| known == name);
        known.map(|(option, _)| option)
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

/// Sets an option from its name and value.
pub(super) fn set_option(options: &mut Options, words: &mut Words) -> Result<(), Trouble> {
    let option = words.named(OptionWord::parse)?;
    let word = words.next()?;
    if option.set(options, word) {
        return Ok(words.end()?);
    }
    Err(Trouble::OptionValue(option, word.to_owned()))
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
