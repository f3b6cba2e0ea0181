//! The words of the record format: cells, rotations, segments, options.

use super::Trouble;
use crate::rules::options::{
    Edition, FieldScoring, FirstPlayer, Hand, HillTieBreak, Options, SmallCity,
};
use crate::table::Seat;
use crate::tiles::{
    FeatureKind, Half, HalfSet, Pos, Rotation, SegmentId, Side, SideSet, Tile, TileId, catalogue,
};

/// The words of one line, taken one by one.
pub(super) struct Words<'a> {
    rest: std::str::SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Words {
            rest: text.split_whitespace(),
        }
    }

    pub(super) fn optional(&mut self) -> Option<&'a str> {
        self.rest.next()
    }

    pub(super) fn next(&mut self) -> Result<&'a str, Trouble> {
        self.rest.next().ok_or(Trouble::Missing)
    }

    pub(super) fn number<N: std::str::FromStr>(&mut self) -> Result<N, Trouble> {
        let word = self.next()?;
        word.parse().map_err(|_| Trouble::Number(word.to_owned()))
    }

    /// A seat, written from 1.
    pub(super) fn seat(&mut self) -> Result<Seat, Trouble> {
        let word = self.next()?;
        match word.parse::<u8>() {
            Ok(number @ 1..=6) => Ok(Seat(number - 1)),
            _ => Err(Trouble::Number(word.to_owned())),
        }
    }

    pub(super) fn tile(&mut self) -> Result<TileId, Trouble> {
        let word = self.next()?;
        catalogue()
            .find(word)
            .ok_or_else(|| Trouble::UnknownTile(word.to_owned()))
    }

    pub(super) fn cell(&mut self) -> Result<Pos, Trouble> {
        cell(self.next()?)
    }

    pub(super) fn rotation(&mut self) -> Result<Rotation, Trouble> {
        let Some(word) = self.rest.next() else {
            return Ok(Rotation::R0);
        };
        let named = Rotation::ALL
            .into_iter()
            .find(|&rotation| rotation_word(rotation) == word);
        named.ok_or_else(|| Trouble::UnknownWord(word.to_owned()))
    }

    pub(super) fn end(&mut self) -> Result<(), Trouble> {
        self.rest
            .next()
            .map_or(Ok(()), |word| Err(Trouble::TooMuch(word.to_owned())))
    }

    /// Everything that is left, as kind and place of a segment: `city NE`, `monastery`.
    pub(super) fn segment_words(&mut self) -> Result<SegmentWords<'a>, Trouble> {
        let word = self.next()?;
        let kind = kind(word).ok_or_else(|| Trouble::UnknownWord(word.to_owned()))?;
        let place = match kind {
            FeatureKind::Monastery | FeatureKind::Garden => "",
            _ => self.next()?,
        };
        Ok(SegmentWords { kind, place })
    }
}

/// A segment as written: its kind, and sides, half-edges or `inner`.
pub(super) struct SegmentWords<'a> {
    kind: FeatureKind,
    place: &'a str,
}

impl SegmentWords<'_> {
    /// The one segment of a tile, lying turned by `rotation`, that is meant.
    pub(super) fn find(&self, tile: &Tile, rotation: Rotation) -> Result<SegmentId, Trouble> {
        let of_kind: Vec<SegmentId> = tile
            .each()
            .filter(|(_, s)| s.kind == self.kind)
            .map(|(id, _)| id)
            .collect();
        let text = || {
            format!("{} {}", kind_word(self.kind), self.place)
                .trim_end()
                .to_owned()
        };
        if let Some(&id) = of_kind
            .iter()
            .find(|&&id| place_name(tile, id, rotation) == self.place)
        {
            return Ok(id);
        }
        let meant: Vec<SegmentId> = of_kind
            .into_iter()
            .filter(|&id| self.reaches(tile, id, rotation).unwrap_or(false))
            .collect();
        match meant[..] {
            [id] => Ok(id),
            [] => Err(Trouble::NoSuchSegment(text())),
            _ => Err(Trouble::Ambiguous(text())),
        }
    }

    /// Whether a segment reaches all sides or half-edges of the place; `None` when the place is no such list.
    fn reaches(&self, tile: &Tile, id: SegmentId, rotation: Rotation) -> Option<bool> {
        let segment = tile.segment(id);
        if self.place.is_empty() {
            return None;
        }
        if self.kind == FeatureKind::Field {
            let halves: Option<HalfSet> = self.place.chars().map(half).collect();
            return halves.map(|halves| segment.halves.turned(rotation).0 & halves.0 == halves.0);
        }
        let sides: Option<SideSet> = self.place.chars().map(side).collect();
        sides.map(|sides| segment.sides.turned(rotation).0 & sides.0 == sides.0)
    }
}

/// The name of a segment of a tile that lies turned by `rotation`, as records write it: `city NE`, `field 2345`.
pub fn segment_name(tile: &Tile, id: SegmentId, rotation: Rotation) -> String {
    let kind = tile.segment(id).kind;
    format!("{} {}", kind_word(kind), place_name(tile, id, rotation))
        .trim_end()
        .to_owned()
}

fn place_name(tile: &Tile, id: SegmentId, rotation: Rotation) -> String {
    let segment = tile.segment(id);
    match segment.kind {
        FeatureKind::Monastery | FeatureKind::Garden => String::new(),
        FeatureKind::Field if segment.halves.is_empty() => {
            let inner = |other: &SegmentId| {
                let other = tile.segment(*other);
                other.kind == FeatureKind::Field && other.halves.is_empty()
            };
            let before = (0..id.0).map(SegmentId).filter(inner).count();
            if before == 0 {
                "inner".to_owned()
            } else {
                format!("inner{}", before + 1)
            }
        }
        FeatureKind::Field => segment
            .halves
            .turned(rotation)
            .iter()
            .map(|half| char::from(b'0' + half.0))
            .collect(),
        FeatureKind::Road | FeatureKind::City => segment
            .sides
            .turned(rotation)
            .iter()
            .map(side_letter)
            .collect(),
    }
}

fn half(letter: char) -> Option<Half> {
    letter.to_digit(8).map(|digit| Half(digit as u8))
}

fn side(letter: char) -> Option<Side> {
    Side::ALL
        .into_iter()
        .find(|&side| side_letter(side) == letter)
}

const fn side_letter(side: Side) -> char {
    match side {
        Side::North => 'N',
        Side::East => 'E',
        Side::South => 'S',
        Side::West => 'W',
    }
}

pub(super) const fn rotation_word(rotation: Rotation) -> &'static str {
    ["r0", "r1", "r2", "r3"][rotation as usize]
}

/// The word for a kind of feature.
pub(in crate::rules) const fn kind_word(kind: FeatureKind) -> &'static str {
    match kind {
        FeatureKind::Road => "road",
        FeatureKind::City => "city",
        FeatureKind::Monastery => "monastery",
        FeatureKind::Garden => "garden",
        FeatureKind::Field => "field",
    }
}

fn kind(word: &str) -> Option<FeatureKind> {
    FeatureKind::ALL
        .into_iter()
        .find(|&kind| kind_word(kind) == word)
}

fn cell(word: &str) -> Result<Pos, Trouble> {
    let pair = word
        .split_once(',')
        .and_then(|(x, y)| Some(Pos::new(x.parse().ok()?, y.parse().ok()?)));
    pair.ok_or_else(|| Trouble::Cell(word.to_owned()))
}

pub(super) fn edition(word: &str) -> Result<Edition, Trouble> {
    let named = Edition::ALL
        .into_iter()
        .find(|edition| edition.name() == word);
    named.ok_or_else(|| Trouble::UnknownWord(word.to_owned()))
}

/// An option by its name in records.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OptionWord {
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
    const ALL: [(OptionWord, &'static str); 14] = [
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
    let values = OptionWord::ALL
        .into_iter()
        .map(|(option, name)| (name, value(options, option), value(from, option)));
    values
        .filter(|(_, ours, theirs)| ours != theirs)
        .map(|(name, ours, _)| (name, ours))
        .collect()
}

/// Sets an option from its name and value.
pub(super) fn set_option(options: &mut Options, words: &mut Words) -> Result<(), Trouble> {
    let name = words.next()?;
    let named = OptionWord::ALL
        .into_iter()
        .find(|&(_, known)| known == name);
    let (option, _) = named.ok_or_else(|| Trouble::UnknownWord(name.to_owned()))?;
    if option == OptionWord::MaxPlayers {
        options.max_players = words.number()?;
        return words.end();
    }
    let word = words.next()?;
    let wanted = candidates(option).into_iter().find_map(|change| {
        let mut changed = options.clone();
        change(&mut changed);
        (value(&changed, option) == word).then_some(changed)
    });
    *options = wanted.ok_or_else(|| Trouble::UnknownWord(word.to_owned()))?;
    words.end()
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
