//! The choices before a game, one by one: options of the rules, boxes of tiles, parts of the rules.

use crate::elements::choice::{Choice, Choosable, Widget};
use crate::elements::intent::{Field, FormChange, Intent};
use crate::elements::words::switch;
use crate::features::new_game::form::{Form, FormFault};
use crate::messages::Texts;
use crate::widgets::named;
use engine::rules::{
    FieldScoring, FirstPlayer, Hand, HillTieBreak, Module, OptionValue, OptionWord, Options, Part,
    SetupFault, SmallCity,
};
use engine::table::Seat;

impl Choosable for OptionValue {
    type Of = Form;

    fn word(self) -> String {
        OptionValue::word(self)
    }

    fn intent(self) -> Intent {
        Intent::Form(FormChange::Option(self))
    }
}

/// Whether a part of the rules is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartIn(pub Part, bool);

impl Choosable for PartIn {
    type Of = Form;

    fn word(self) -> String {
        switch(self.1).to_string()
    }

    fn intent(self) -> Intent {
        Intent::Form(FormChange::Part(self.0, self.1))
    }
}

/// Whether a box is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ModuleIn(pub Module, bool);

impl Choosable for ModuleIn {
    type Of = Form;

    fn word(self) -> String {
        switch(self.1).to_string()
    }

    fn intent(self) -> Intent {
        Intent::Form(FormChange::Module(self.0, self.1))
    }
}

/// An option of the rules.
macro_rules! option {
    ($option:ident, $widget:expr, $label:expr, $hint:expr) => {
        Choice {
            id: OptionWord::$option.name(),
            label: $label,
            hint: $hint,
            widget: $widget,
            get: |form| OptionValue::from_options(OptionWord::$option, form.options()),
        }
    };
}

/// All options of the rules.
pub static OPTIONS: [Choice<OptionValue>; 14] = [
    option!(
        Farmers,
        Widget::Switch(OptionValue::Farmers),
        |texts| texts.farmers(),
        |_, texts| texts.farmers_hint()
    ),
    option!(
        FieldScoring,
        Widget::List(
            |form, texts| values(
                form,
                &[
                    FieldScoring::PerField,
                    FieldScoring::PerFieldOnce,
                    FieldScoring::PerCity
                ]
                .map(OptionValue::FieldScoring),
                |options| { texts.field_scoring(options.field_scoring).to_string() }
            ),
            Field::Option(OptionWord::FieldScoring)
        ),
        |texts| texts.field_scoring_label(),
        |form, texts| texts.field_scoring_hint(form.options().field_scoring)
    ),
    option!(
        FieldCityValue,
        Widget::Segments(|form, texts| values(
            form,
            &[3, 4].map(OptionValue::FieldCityValue),
            |options| { texts.points(options.field_city_value.into()) }
        )),
        |texts| texts.field_city_value_label(),
        |_, texts| texts.field_city_value_hint()
    ),
    option!(
        SmallCity,
        Widget::Segments(|form, texts| values(
            form,
            &[SmallCity::Two, SmallCity::Four].map(OptionValue::SmallCity),
            |options| { texts.small_city(options.small_city).to_string() }
        )),
        |texts| texts.small_city_label(),
        |_, texts| texts.small_city_hint()
    ),
    option!(
        Hand,
        Widget::Segments(|form, texts| values(
            form,
            &[Hand::One, Hand::Three].map(OptionValue::Hand),
            |options| { texts.hand(options.hand).to_string() }
        )),
        |texts| texts.hand_label(),
        |form, texts| match form.options().hand {
            Hand::One => texts.hand_one_hint(),
            Hand::Three => texts.hand_three_hint(),
        }
    ),
    option!(
        FirstPlayer,
        Widget::List(
            |form: &Form, texts| {
                let player_names = form.player_names(texts);
                let seats = (0..form.seating.seats()).map(|seat| FirstPlayer::Seat(Seat(seat)));
                let first = std::iter::once(FirstPlayer::Random).chain(seats);
                let first: Vec<OptionValue> = first.map(OptionValue::FirstPlayer).collect();
                values(form, &first, |options| match options.first_player {
                    FirstPlayer::Random => texts.first_player_random().to_string(),
                    FirstPlayer::Seat(seat) => player_names.name(seat).to_string(),
                })
            },
            Field::Option(OptionWord::FirstPlayer)
        ),
        |texts| texts.first_player_label(),
        |_, texts| texts.first_player_hint()
    ),
    option!(
        MaxPlayers,
        Widget::Segments(|form, texts| values(
            form,
            &[5, 6].map(OptionValue::MaxPlayers),
            |options| { texts.players_count(options.max_players.into()) }
        )),
        |texts| texts.max_players_label(),
        |_, texts| texts.max_players_hint()
    ),
    option!(
        MessageControlTie,
        Widget::Switch(OptionValue::MessageControlTie),
        |texts| texts.message_tie_label(),
        |_, texts| texts.message_tie_hint()
    ),
    option!(
        AbbotMayFly,
        Widget::Switch(OptionValue::AbbotMayFly),
        |texts| texts.abbot_flies_label(),
        |_, texts| texts.abbot_flies_hint()
    ),
    option!(
        MageOnPlacedTile,
        Widget::Switch(OptionValue::MageOnPlacedTile),
        |texts| texts.mage_here_label(),
        |_, texts| texts.mage_here_hint()
    ),
    option!(
        CropAdd,
        Widget::Segments(|form, texts| values(
            form,
            &[false, true].map(OptionValue::CropAdd),
            |options| { texts.crop_add(options.crop_add_mandatory).to_string() }
        )),
        |texts| texts.crop_add_label(),
        |_, texts| texts.crop_add_hint()
    ),
    option!(
        HillTieBreak,
        Widget::Segments(|form, texts| values(
            form,
            &[HillTieBreak::AtLeastOne, HillTieBreak::Count].map(OptionValue::HillTieBreak),
            |options| { texts.hill_tie(options.hill_tie_break).to_string() }
        )),
        |texts| texts.hill_tie_label(),
        |_, texts| texts.hill_tie_hint()
    ),
    option!(
        VineyardForGarden,
        Widget::Switch(OptionValue::VineyardForGarden),
        |texts| texts.garden_vineyard_label(),
        |_, texts| texts.garden_vineyard_hint()
    ),
    option!(
        GingerbreadDoubleMove,
        Widget::Switch(OptionValue::GingerbreadDoubleMove),
        |texts| texts.double_move_label(),
        |_, texts| texts.double_move_hint()
    ),
];

/// The values of an option, each labelled as if it were set.
fn values(
    form: &Form,
    values: &[OptionValue],
    label: impl Fn(&Options) -> String,
) -> Vec<(OptionValue, String)> {
    let labelled = |&value: &OptionValue| {
        let mut options = form.options().clone();
        value.put(&mut options);
        (value, label(&options))
    };
    values.iter().map(labelled).collect()
}

/// A box: whether its tiles and parts are in play.
macro_rules! module {
    ($module:ident) => {
        (
            Module::$module,
            Choice {
                id: Module::$module.name(),
                label: |texts| named(Module::$module, texts),
                hint: |_, texts| hint(Module::$module, texts),
                widget: Widget::Switch(|on| ModuleIn(Module::$module, on)),
                get: |form| ModuleIn(Module::$module, form.has(Module::$module)),
            },
        )
    };
}

/// All boxes, in the order of the rule documents.
static MODULES: [(Module, Choice<ModuleIn>); 13] = [
    module!(River),
    module!(Abbot),
    module!(InnsAndCathedrals),
    module!(TradersAndBuilders),
    module!(FlyingMachines),
    module!(Messengers),
    module!(Ferries),
    module!(GoldMines),
    module!(MageAndWitch),
    module!(Robbers),
    module!(CropCircles),
    module!(HillsAndSheep),
    module!(Gingerbread),
];

/// The boxes offered: those with something playable.
pub fn modules() -> impl Iterator<Item = &'static (Module, Choice<ModuleIn>)> {
    MODULES
        .iter()
        .filter(|(module, _)| module.parts().is_empty() || module.playable().next().is_some())
}

/// What a box does, in a sentence; a box with a single part does what that part does.
fn hint(module: Module, texts: &Texts) -> &'static str {
    match (module, module.parts()) {
        (Module::InnsAndCathedrals, _) => texts.inns_hint(),
        (Module::TradersAndBuilders, _) => texts.traders_hint(),
        (Module::HillsAndSheep, _) => texts.hills_hint(),
        (Module::River, _) => texts.river_hint(),
        (
            Module::Abbot
            | Module::FlyingMachines
            | Module::Messengers
            | Module::Ferries
            | Module::GoldMines
            | Module::MageAndWitch
            | Module::Robbers
            | Module::CropCircles
            | Module::Gingerbread,
            parts,
        ) => parts.first().map_or("", |&part| texts.part_hint(part)),
    }
}

/// A part of the rules by itself.
macro_rules! part {
    ($part:ident) => {
        Choice {
            id: Part::$part.name(),
            label: |texts| texts.part(Part::$part),
            hint: |_, texts| texts.part_hint(Part::$part),
            widget: Widget::Switch(|on| PartIn(Part::$part, on)),
            get: |form| PartIn(Part::$part, form.plays(Part::$part)),
        }
    };
}

/// The parts that can be left out of boxes with several.
pub static PARTS: [Choice<PartIn>; 9] = [
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
    /// Whether an option makes a difference in this game.
    pub fn matters(&self, option: OptionWord) -> bool {
        match option {
            OptionWord::FieldScoring | OptionWord::FieldCityValue => self.options().farmers,
            OptionWord::MessageControlTie => self.plays(Part::Messengers),
            OptionWord::AbbotMayFly => self.plays(Part::Abbot) && self.plays(Part::Flight),
            OptionWord::MageOnPlacedTile => self.plays(Part::MageWitch),
            OptionWord::CropAdd => self.plays(Part::CropCircles),
            OptionWord::HillTieBreak => self.plays(Part::Hills),
            OptionWord::VineyardForGarden => self.plays(Part::Abbot) && self.plays(Part::Vineyards),
            OptionWord::GingerbreadDoubleMove => self.plays(Part::Gingerbread),
            OptionWord::Farmers
            | OptionWord::SmallCity
            | OptionWord::Hand
            | OptionWord::MaxPlayers
            | OptionWord::FirstPlayer => true,
        }
    }
}

/// The option at which to show a fault; `None` for a fault of no particular option.
pub const fn option_of(fault: FormFault) -> Option<OptionWord> {
    let FormFault::Tiles(fault) = fault else {
        return None;
    };
    match fault {
        SetupFault::Seats { .. } => Some(OptionWord::MaxPlayers),
        SetupFault::FirstPlayer => Some(OptionWord::FirstPlayer),
        SetupFault::FieldCityValue => Some(OptionWord::FieldCityValue),
        SetupFault::Handicap
        | SetupFault::NoStartTile
        | SetupFault::Copies(_)
        | SetupFault::TooManyTiles
        | SetupFault::TooManyOf(_)
        | SetupFault::NotInPlay(_)
        | SetupFault::NotYet(_) => None,
    }
}
