//! The words of the record format: cells, rotations, segments, options.

use super::Trouble;
use crate::rules::options::Edition;
use crate::table::LineTrouble;
use crate::table::record::Words;
use crate::tiles::{
    FeatureKind, Goods, Half, HalfSet, Pos, Rotation, SegmentId, Side, SideSet, Tile, TileId,
    catalogue,
};

/// Parsing the words of a tile game.
pub(super) trait TileWords<'a> {
    fn tile(&mut self) -> Result<TileId, Trouble>;

    fn goods(&mut self) -> Result<Goods, LineTrouble>;

    fn cell(&mut self) -> Result<Pos, Trouble>;

    /// A rotation; when missing, the tile lies as printed.
    fn rotation(&mut self) -> Result<Rotation, LineTrouble>;

    /// Two quays of a lake tile, each named by its side in this rotation; the lower segment first.
    fn quays(&mut self, tile: &Tile, rotation: Rotation) -> Result<[SegmentId; 2], Trouble>;

    /// The rest of the line, as kind and place of a segment: `city NE`, `monastery`.
    fn segment_words(&mut self) -> Result<SegmentWords<'a>, LineTrouble>;
}

impl<'a> TileWords<'a> for Words<'a> {
    fn tile(&mut self) -> Result<TileId, Trouble> {
        let word = self.next()?;
        catalogue()
            .find(word)
            .ok_or_else(|| Trouble::UnknownTile(word.to_owned()))
    }

    fn goods(&mut self) -> Result<Goods, LineTrouble> {
        self.named(|word| Goods::ALL.into_iter().find(|goods| goods.name() == word))
    }

    fn cell(&mut self) -> Result<Pos, Trouble> {
        cell(self.next()?)
    }

    fn rotation(&mut self) -> Result<Rotation, LineTrouble> {
        let turned = |word: &str| {
            let mut all = Rotation::ALL.into_iter();
            all.find(|&rotation| rotation_word(rotation) == word)
        };
        self.optional()
            .map_or(Ok(Rotation::R0), |word| Words::new(word).named(turned))
    }

    fn quays(&mut self, tile: &Tile, rotation: Rotation) -> Result<[SegmentId; 2], Trouble> {
        let mut quay = || {
            let place = self.next()?;
            let named = SegmentWords {
                kind: FeatureKind::Road,
                place,
            };
            named.find(tile, rotation)
        };
        let (first, second) = (quay()?, quay()?);
        Ok([first.min(second), first.max(second)])
    }

    fn segment_words(&mut self) -> Result<SegmentWords<'a>, LineTrouble> {
        let kind = self.named(kind)?;
        let place = match kind {
            FeatureKind::Monastery | FeatureKind::Garden => "",
            _ => self.next()?,
        };
        Ok(SegmentWords { kind, place })
    }
}

/// A segment as written: its kind, and sides, half-edges or `inner`.
pub(super) struct SegmentWords<'a> {
    pub kind: FeatureKind,
    /// Its place on the tile; empty where it is the only one.
    pub place: &'a str,
}

impl SegmentWords<'_> {
    /// The matching segment of a tile in this rotation.
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

    /// Whether a segment reaches all sides or half-edges of the place; `None` when the place lists
    /// neither.
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

/// The name of a segment of a tile in this rotation, as written in records: `city NE`, `field
/// 2345`.
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

pub(super) fn half(letter: char) -> Option<Half> {
    letter.to_digit(8).map(|digit| Half(digit as u8))
}

pub(super) fn side(letter: char) -> Option<Side> {
    Side::ALL
        .into_iter()
        .find(|&side| side_letter(side) == letter)
}

pub(super) const fn side_letter(side: Side) -> char {
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
    let pos: Pos = pair.ok_or_else(|| Trouble::Cell(word.to_owned()))?;
    if pos.is_beyond_limit() {
        return Err(Trouble::FarCell(word.to_owned()));
    }
    Ok(pos)
}

/// The edition with this name.
pub(super) fn edition(word: &str) -> Option<Edition> {
    Edition::ALL
        .into_iter()
        .find(|edition| edition.name() == word)
}
