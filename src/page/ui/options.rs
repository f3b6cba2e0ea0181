//! What may be agreed before a game, one by one: options of the rules, boxes of tiles, parts of the rules.

use super::choice::{Choice, Look, ON, Value, choice, switch};
use super::form::{Form, FormFault};
use crate::messages::Texts;
use engine::rules::{FirstPlayer, Hand, Module, OptionWord, Options, Part, SetupFault};

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
pub static OPTIONS: [Choice<Form>; 14] = [
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
    option!(
        AbbotMayFly Switch,
        |texts| texts.abbot_flies_label(),
        |_, texts| texts.abbot_flies_hint(),
        |_, _| Vec::new()
    ),
    option!(
        MageOnPlacedTile Switch,
        |texts| texts.mage_here_label(),
        |_, texts| texts.mage_here_hint(),
        |_, _| Vec::new()
    ),
    option!(
        CropAdd Segments,
        |texts| texts.crop_add_label(),
        |_, texts| texts.crop_add_hint(),
        |form, texts| values(form, OptionWord::CropAdd, &["optional", "mandatory"], |options| {
            texts.crop_add(options.crop_add_mandatory).to_string()
        })
    ),
    option!(
        HillTieBreak Segments,
        |texts| texts.hill_tie_label(),
        |_, texts| texts.hill_tie_hint(),
        |form, texts| values(form, OptionWord::HillTieBreak, &["at-least-one", "count"], |options| {
            texts.hill_tie(options.hill_tie_break).to_string()
        })
    ),
    option!(
        VineyardForGarden Switch,
        |texts| texts.garden_vineyard_label(),
        |_, texts| texts.garden_vineyard_hint(),
        |_, _| Vec::new()
    ),
    option!(
        GingerbreadDoubleMove Switch,
        |texts| texts.double_move_label(),
        |_, texts| texts.double_move_hint(),
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

/// A box: whether its tiles and parts are in play.
macro_rules! module {
    ($id:literal $module:ident) => {
        (
            Module::$module,
            Choice {
                id: $id,
                label: |texts| named(Module::$module, texts),
                hint: |_, texts| hint(Module::$module, texts),
                look: Look::Switch,
                values: |_, _| Vec::new(),
                get: |form| switch(form.has(Module::$module)),
                set: |form, word| form.put(Module::$module, word == ON),
            },
        )
    };
}

/// All boxes, in the order of the rule documents.
static MODULES: [(Module, Choice<Form>); 13] = [
    module!("river" River),
    module!("abbot" Abbot),
    module!("inns" InnsAndCathedrals),
    module!("traders" TradersAndBuilders),
    module!("flying" FlyingMachines),
    module!("messengers" Messengers),
    module!("ferries" Ferries),
    module!("gold" GoldMines),
    module!("mage" MageAndWitch),
    module!("robbers" Robbers),
    module!("crop" CropCircles),
    module!("hills" HillsAndSheep),
    module!("gingerbread" Gingerbread),
];

/// The boxes that are offered: those of which something can be played.
pub fn modules() -> impl Iterator<Item = &'static (Module, Choice<Form>)> {
    MODULES
        .iter()
        .filter(|(module, _)| module.parts().is_empty() || module.playable().next().is_some())
}

/// What a box is called: as its tiles, or as its part if it has none.
pub(super) fn named(module: Module, texts: &dyn Texts) -> &'static str {
    match (module.tiles(), module.parts()) {
        (Some(set), _) => texts.tile_set(set),
        (None, [part, ..]) => texts.part(*part),
        (None, []) => "",
    }
}

/// What a box does, in a sentence; one of a single part does what that part does.
fn hint(module: Module, texts: &dyn Texts) -> &'static str {
    match (module, module.parts()) {
        (Module::InnsAndCathedrals, _) => texts.inns_hint(),
        (Module::TradersAndBuilders, _) => texts.traders_hint(),
        (Module::HillsAndSheep, _) => texts.hills_hint(),
        (_, [part, ..]) => texts.part_hint(*part),
        (_, []) => texts.river_hint(),
    }
}

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
pub static PARTS: [Choice<Form>; 9] = [
    part!(Inns),
    part!(Cathedrals),
    part!(LargeMeeple),
    part!(Builder),
    part!(Goods),
    part!(Pig),
    part!(Hills),
    part!(Shepherds),
    part!(Vineyards),
];

impl Form {
    /// Chooses from one of the tables: the word of the table, the name of the choice, and the word of the value.
    pub fn choose(&mut self, table: &str, name: &str, word: &str) {
        let found = match table {
            "option" => choice(&OPTIONS, name),
            "part" => choice(&PARTS, name),
            "box" => modules()
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
            Some(OptionWord::AbbotMayFly) => self.plays(Part::Abbot) && self.plays(Part::Flight),
            Some(OptionWord::MageOnPlacedTile) => self.plays(Part::MageWitch),
            Some(OptionWord::CropAdd) => self.plays(Part::CropCircles),
            Some(OptionWord::HillTieBreak) => self.plays(Part::Hills),
            Some(OptionWord::VineyardForGarden) => {
                self.plays(Part::Abbot) && self.plays(Part::Vineyards)
            }
            Some(OptionWord::GingerbreadDoubleMove) => self.plays(Part::Gingerbread),
            _ => true,
        }
    }
}

/// The option at which a fault is said; none for one that belongs to no option.
pub const fn option_of(fault: FormFault) -> Option<OptionWord> {
    let FormFault::Tiles(fault) = fault else {
        return None;
    };
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
