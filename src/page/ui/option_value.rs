//! An option of the rules with a value.

use engine::rules::{
    Edition, FieldScoring, FirstPlayer, Hand, HillTieBreak, OptionWord, Options, SmallCity,
};

/// An option of the rules with a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// Whether farmers are played.
    Farmers(bool),
    /// How fields score.
    FieldScoring(FieldScoring),
    /// What a city is worth to a field, in points.
    FieldCityValue(u8),
    /// How cities of two tiles score.
    SmallCity(SmallCity),
    /// How many tiles a hand holds.
    Hand(Hand),
    /// How many may play.
    MaxPlayers(u8),
    /// Who begins.
    FirstPlayer(FirstPlayer),
    /// Whether the mage may go to the tile just placed.
    MageOnPlacedTile(bool),
    /// Whether a figure has to be added in a crop circle.
    CropAdd(bool),
    /// Whether messengers decide ties.
    MessageControlTie(bool),
    /// Whether the gingerbread man moves twice.
    GingerbreadDoubleMove(bool),
    /// How hills decide ties.
    HillTieBreak(HillTieBreak),
    /// Whether vineyards count for gardens.
    VineyardForGarden(bool),
    /// Whether the abbot may fly.
    AbbotMayFly(bool),
}

impl OptionValue {
    /// The value an option has.
    pub fn of(option: OptionWord, options: &Options) -> OptionValue {
        match option {
            OptionWord::Farmers => OptionValue::Farmers(options.farmers),
            OptionWord::FieldScoring => OptionValue::FieldScoring(options.field_scoring),
            OptionWord::FieldCityValue => OptionValue::FieldCityValue(options.field_city_value),
            OptionWord::SmallCity => OptionValue::SmallCity(options.small_city),
            OptionWord::Hand => OptionValue::Hand(options.hand),
            OptionWord::MaxPlayers => OptionValue::MaxPlayers(options.max_players),
            OptionWord::FirstPlayer => OptionValue::FirstPlayer(options.first_player),
            OptionWord::MageOnPlacedTile => {
                OptionValue::MageOnPlacedTile(options.mage_on_placed_tile)
            }
            OptionWord::CropAdd => OptionValue::CropAdd(options.crop_add_mandatory),
            OptionWord::MessageControlTie => {
                OptionValue::MessageControlTie(options.message_control_tie)
            }
            OptionWord::GingerbreadDoubleMove => {
                OptionValue::GingerbreadDoubleMove(options.gingerbread_double_move)
            }
            OptionWord::HillTieBreak => OptionValue::HillTieBreak(options.hill_tie_break),
            OptionWord::VineyardForGarden => {
                OptionValue::VineyardForGarden(options.vineyard_for_garden)
            }
            OptionWord::AbbotMayFly => OptionValue::AbbotMayFly(options.abbot_may_fly),
        }
    }

    /// Sets the option to the value.
    pub fn put(self, options: &mut Options) {
        match self {
            OptionValue::Farmers(on) => options.farmers = on,
            OptionValue::FieldScoring(scoring) => options.field_scoring = scoring,
            OptionValue::FieldCityValue(points) => options.field_city_value = points,
            OptionValue::SmallCity(small) => options.small_city = small,
            OptionValue::Hand(hand) => options.hand = hand,
            OptionValue::MaxPlayers(most) => options.max_players = most,
            OptionValue::FirstPlayer(first) => options.first_player = first,
            OptionValue::MageOnPlacedTile(on) => options.mage_on_placed_tile = on,
            OptionValue::CropAdd(mandatory) => options.crop_add_mandatory = mandatory,
            OptionValue::MessageControlTie(on) => options.message_control_tie = on,
            OptionValue::GingerbreadDoubleMove(on) => options.gingerbread_double_move = on,
            OptionValue::HillTieBreak(by) => options.hill_tie_break = by,
            OptionValue::VineyardForGarden(on) => options.vineyard_for_garden = on,
            OptionValue::AbbotMayFly(on) => options.abbot_may_fly = on,
        }
    }

    /// The option.
    pub const fn option(self) -> OptionWord {
        match self {
            OptionValue::Farmers(_) => OptionWord::Farmers,
            OptionValue::FieldScoring(_) => OptionWord::FieldScoring,
            OptionValue::FieldCityValue(_) => OptionWord::FieldCityValue,
            OptionValue::SmallCity(_) => OptionWord::SmallCity,
            OptionValue::Hand(_) => OptionWord::Hand,
            OptionValue::MaxPlayers(_) => OptionWord::MaxPlayers,
            OptionValue::FirstPlayer(_) => OptionWord::FirstPlayer,
            OptionValue::MageOnPlacedTile(_) => OptionWord::MageOnPlacedTile,
            OptionValue::CropAdd(_) => OptionWord::CropAdd,
            OptionValue::MessageControlTie(_) => OptionWord::MessageControlTie,
            OptionValue::GingerbreadDoubleMove(_) => OptionWord::GingerbreadDoubleMove,
            OptionValue::HillTieBreak(_) => OptionWord::HillTieBreak,
            OptionValue::VineyardForGarden(_) => OptionWord::VineyardForGarden,
            OptionValue::AbbotMayFly(_) => OptionWord::AbbotMayFly,
        }
    }

    /// The value as records write it.
    pub fn word(self) -> String {
        let mut options = Options::of(Edition::Current);
        self.put(&mut options);
        self.option().value(&options)
    }
}
