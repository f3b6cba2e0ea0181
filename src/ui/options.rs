//! What may be agreed before a game, one by one: options of the rules, boxes of tiles, parts of the rules.

use super::choice::{Choice, Look, ON, Value, choice, switch};
use super::form::Form;
use crate::rules::{FirstPlayer, Hand, OptionWord, Options, Part, SetupFault};
use crate::tiles::TileSet;

/// An option of the rules: its name and its words are those of records.
macro_rules! option {
    ($option:ident $look:ident, $label:expr, $hint:expr, $values:expr) => {
        Choice {
            id: OptionWord::$option.name(),
            label: $label,
            hint: $hint,
            look: Look::$look,
            values: $values,
            get: |form| OptionWord::$option.value(form.options()),
            set: |form, word| form.set_option(OptionWord::$option, word),
        }
    };
}

/// The options of the rules that are played.
pub static OPTIONS: [Choice<Form>; 8] = [
    option!(
        Farmers Switch,
        |texts| texts.farmers(),
        |_, texts| texts.farmers_hint(),
        |_, _| Vec::new()
    ),
    option!(
        FieldScoring List,
        |texts| texts.field_scoring_label(),
        |form, texts| texts.field_scoring_hint(form.options().field_scoring),
        |form, texts| values(form, OptionWord::FieldScoring, &["per-field", "per-field-once", "per-city"], |options| {
            texts.field_scoring(options.field_scoring).to_string()
        })
    ),
    option!(
        FieldCityValue Segments,
        |texts| texts.field_city_value_label(),
        |_, texts| texts.field_city_value_hint(),
        |form, texts| values(form, OptionWord::FieldCityValue, &["3", "4"], |options| {
            texts.points(options.field_city_value.into())
        })
    ),
    option!(
        SmallCity Segments,
        |texts| texts.small_city_label(),
        |_, texts| texts.small_city_hint(),
        |form, texts| values(form, OptionWord::SmallCity, &["2", "4"], |options| {
            texts.small_city(options.small_city).to_string()
        })
    ),
    option!(
        Hand Segments,
        |texts| texts.hand_label(),
        |form, texts| match form.options().hand {
            Hand::One => texts.hand_one_hint(),
            Hand::Three => texts.hand_three_hint(),
        },
        |form, texts| values(form, OptionWord::Hand, &["1", "3"], |options| {
            texts.hand(options.hand).to_string()
        })
    ),
    option!(
        FirstPlayer List,
        |texts| texts.first_player_label(),
        |_, texts| texts.first_player_hint(),
        |form, texts| {
            let company = form.company(texts);
            let words: Vec<String> = (1..=form.seating.seats()).map(|n| n.to_string()).collect();
            let words = std::iter::once("random").chain(words.iter().map(String::as_str));
            values(form, OptionWord::FirstPlayer, &words.collect::<Vec<_>>(), |options| {
                match options.first_player {
                    FirstPlayer::Random => texts.first_player_random().to_string(),
                    FirstPlayer::Seat(seat) => company.name(seat).to_string(),
                }
            })
        }
    ),
    option!(
        MaxPlayers Segments,
        |texts| texts.max_players_label(),
        |_, texts| texts.max_players_hint(),
        |form, texts| values(form, OptionWord::MaxPlayers, &["5", "6"], |options| {
            texts.players_count(options.max_players.into())
        })
    ),
    option!(
        MessageControlTie Switch,
        |texts| texts.message_tie_label(),
        |_, texts| texts.message_tie_hint(),
        |_, _| Vec::new()
    ),
];

/// Values of an option by their words, each labelled from options in which it is set.
fn values(
    form: &Form,
    option: OptionWord,
    words: &[&str],
    label: impl Fn(&Options) -> String,
) -> Vec<Value> {
    let value = |&word: &&str| {
        let mut options = form.options().clone();
        option.set(&mut options, word);
        Value::new(word, label(&options))
    };
    words.iter().map(value).collect()
}

/// A box as it is offered: its tiles, if it has any, and the parts of the rules that come with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expansion {
    /// Its tiles.
    pub set: Option<TileSet>,
    /// Its parts; those whose rules are not written yet stay away.
    pub parts: &'static [Part],
}

impl Expansion {
    /// Its parts that can be played.
    pub fn playable(self) -> impl Iterator<Item = Part> {
        self.parts.iter().copied().filter(|part| part.is_playable())
    }
}

/// A box: whether its tiles and parts are in play.
macro_rules! expansion {
    ($id:literal $set:expr, [$($part:ident),*], $label:expr, $hint:expr) => {
        (
            Expansion { set: $set, parts: &[$(Part::$part),*] },
            Choice {
                id: $id,
                label: $label,
                hint: $hint,
                look: Look::Switch,
                values: |_, _| Vec::new(),
                get: |form| switch(form.has(Expansion { set: $set, parts: &[$(Part::$part),*] })),
                set: |form, word| form.put(Expansion { set: $set, parts: &[$(Part::$part),*] }, word == ON),
            },
        )
    };
}

/// The boxes that are offered.
pub static EXPANSIONS: [(Expansion, Choice<Form>); 5] = [
    expansion!("river" Some(TileSet::River), [], |texts| texts.river(), |_, texts| texts.river_hint()),
    expansion!(
        "inns" Some(TileSet::Inns),
        [Inns, Cathedrals, LargeMeeple],
        |texts| texts.tile_set(TileSet::Inns),
        |_, texts| texts.inns_hint()
    ),
    expansion!(
        "traders" Some(TileSet::Traders),
        [Builder, Goods, Pig],
        |texts| texts.tile_set(TileSet::Traders),
        |_, texts| texts.part_hint(Part::Builder)
    ),
    expansion!(
        "robbers" Some(TileSet::Robbers),
        [Robbers],
        |texts| texts.tile_set(TileSet::Robbers),
        |_, texts| texts.part_hint(Part::Robbers)
    ),
    expansion!(
        "messengers" None,
        [Messengers],
        |texts| texts.part(Part::Messengers),
        |_, texts| texts.part_hint(Part::Messengers)
    ),
];

/// A part of the rules by itself.
macro_rules! part {
    ($part:ident) => {
        Choice {
            id: Part::$part.name(),
            label: |texts| texts.part(Part::$part),
            hint: |_, texts| texts.part_hint(Part::$part),
            look: Look::Switch,
            values: |_, _| Vec::new(),
            get: |form| switch(form.plays(Part::$part)),
            set: |form, word| form.play(Part::$part, word == ON),
        }
    };
}

/// Parts that can be left out of a box that brings several.
pub static PARTS: [Choice<Form>; 3] = [part!(Inns), part!(Cathedrals), part!(LargeMeeple)];

impl Form {
    /// Chooses from one of the tables: the word of the table, the name of the choice, and the word of the value.
    pub fn choose(&mut self, table: &str, name: &str, word: &str) {
        let found = match table {
            "option" => choice(&OPTIONS, name),
            "part" => choice(&PARTS, name),
            "box" => EXPANSIONS
                .iter()
                .map(|(_, choice)| choice)
                .find(|choice| choice.id == name),
            _ => None,
        };
        if let Some(found) = found {
            (found.set)(self, word);
        }
    }

    /// Whether an option has something to say in this game.
    pub fn matters(&self, option: &Choice<Form>) -> bool {
        match OptionWord::parse(option.id) {
            Some(OptionWord::FieldScoring | OptionWord::FieldCityValue) => self.options().farmers,
            Some(OptionWord::MessageControlTie) => self.plays(Part::Messengers),
            _ => true,
        }
    }
}

/// The option at which a fault is said; none for one that belongs to no option.
pub fn option_of(fault: SetupFault) -> Option<OptionWord> {
    match fault {
        SetupFault::Seats { .. } => Some(OptionWord::MaxPlayers),
        SetupFault::FirstPlayer => Some(OptionWord::FirstPlayer),
        SetupFault::FieldCityValue => Some(OptionWord::FieldCityValue),
        SetupFault::NoStartTile
        | SetupFault::Copies(_)
        | SetupFault::TooManyTiles
        | SetupFault::NotYet(_) => None,
    }
}
