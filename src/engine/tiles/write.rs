//! Tiles as lines of a tile file: the inverse of [`super::parse`].

use std::fmt::{self, Display, Formatter};

use super::flaws::PrintedPart;
use super::geometry::{Side, SideSet};
use super::printed::{Decor, FeatureKind, RoadEnd, Segment, SegmentId, Terrain};
use super::sets::{Named, Symbol};
use super::tile::Tile;
use super::words::{Word, halves_word, sides_word};

impl Display for Tile {
    /// The line of the tile file that describes this tile.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let [first, second, third, winter] = self.copies.0;
        let sides: String = self.edges.map(Terrain::word).concat();
        write!(f, "{} {first} {second} {third} {winter} {sides}", self.name)?;
        if self.start {
            f.write_str("; start")?;
        }
        for segment in &self.segments {
            write_segment(segment, f)?;
        }
        if !self.river.is_empty() {
            write!(f, "; river {}", sides_word(self.river))?;
        }
        let split: SideSet = Side::ALL
            .into_iter()
            .filter(|&side| self.link(side).second.is_some())
            .collect();
        if !split.is_empty() {
            write!(f, "; split {}", sides_word(split))?;
        }
        for &symbol in &self.symbols {
            write_symbol(self, symbol, f)?;
        }
        if !self.decor.is_empty() {
            f.write_str("; decor")?;
        }
        for drawing in &self.decor {
            write!(f, " {}", drawing.map_or("-", Decor::word))?;
        }
        Ok(())
    }
}

fn write_segment(segment: &Segment, f: &mut Formatter<'_>) -> fmt::Result {
    write!(f, "; {}", segment.kind.word())?;
    match segment.kind {
        FeatureKind::City | FeatureKind::Road => write!(f, " {}", sides_word(segment.sides))?,
        FeatureKind::Field => write!(f, " {}", halves_word(segment.halves))?,
        FeatureKind::Monastery | FeatureKind::Garden => {}
    }
    for _ in 0..segment.shields {
        f.write_str(" shield")?;
    }
    if segment.cathedral {
        f.write_str(" cathedral")?;
    }
    if let Some(goods) = segment.goods {
        write!(f, " {}", goods.word())?;
    }
    match segment.end {
        Some(RoadEnd::City(city)) => write!(f, " c{}", city.0)?,
        Some(end) => write!(f, " {}", end.word())?,
        None => {}
    }
    if segment.inn {
        f.write_str(" inn")?;
    }
    for city in (0..16).filter(|&city| segment.touches(SegmentId(city))) {
        write!(f, " c{city}")?;
    }
    Ok(())
}

fn write_symbol(tile: &Tile, symbol: Symbol, f: &mut Formatter<'_>) -> fmt::Result {
    write!(f, "; {}", symbol.word())?;
    let mut name = |id| match PrintedPart::from_segment(tile, id) {
        PrintedPart::Segment(kind, number) => write!(f, " {}{number}", &kind.word()[..1]),
        PrintedPart::River => Ok(()),
    };
    match symbol.named() {
        Named::Nothing => Ok(()),
        Named::Towards(direction) => write!(f, " {}", direction.word()),
        Named::Circle(kind) => write!(f, " {}", kind.word()),
        Named::Animal(animal) => write!(f, " {}", animal.word()),
        Named::Road(road) => name(road),
        Named::Roads(a, b) | Named::RoadAndCity(a, b) => name(a).and_then(|()| name(b)),
    }
}
