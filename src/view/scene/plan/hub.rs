//! The hub of a tile: what roads end at, usually in the middle.

use kurbo::{Point, Vec2};

use super::border::{self, CENTER, inward};
use engine::tiles::{FeatureKind, RoadEnd, Segment, Side, Symbol, Terrain, Tile};

/// What stands where roads end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HubKind {
    /// Houses around a green.
    Village,
    /// A junction with a wayside cross.
    Crossing,
    /// A group of trees.
    Copse,
    Monastery,
    Farmhouse,
    /// One or two houses across the road.
    House,
    CropCircle,
    /// The lake of a ferry.
    FerryLake,
}

/// What the roads of a tile end at.
#[derive(Clone, Copy, Debug)]
pub struct Hub {
    pub kind: HubKind,
    pub at: Point,
    /// Its radius, which no field passes through.
    pub radius: f64,
}

impl Hub {
    /// The distance from the centre at which a road stops.
    pub fn road_stop(&self) -> f64 {
        match self.kind {
            HubKind::Village | HubKind::House => self.radius * 0.55,
            HubKind::Crossing | HubKind::Copse => self.radius * 0.3,
            HubKind::Farmhouse => self.radius * 0.6,
            _ => self.radius * 0.92,
        }
    }
}

/// The hub of a tile, if roads end at something other than a city gate, or a crop circle separates
/// its fields.
pub fn find(tile: &Tile) -> Option<Hub> {
    let kind = kind(tile)?;
    Some(Hub {
        kind,
        at: place(tile, kind),
        radius: radius(tile, kind),
    })
}

fn ends(tile: &Tile) -> impl Iterator<Item = (Side, RoadEnd, &Segment)> {
    tile.each().filter_map(|(_, segment)| {
        let side = segment.sides.iter().next()?;
        match segment.end {
            Some(RoadEnd::City(_)) | None => None,
            Some(end) => Some((side, end, segment)),
        }
    })
}

fn kind(tile: &Tile) -> Option<HubKind> {
    let circle = |symbol: &Symbol| matches!(symbol, Symbol::CropCircle(_));
    if tile.symbols.iter().any(circle) {
        return Some(HubKind::CropCircle);
    }
    let (_, end, _) = ends(tile).next()?;
    Some(match end {
        RoadEnd::Village => HubKind::Village,
        RoadEnd::Crossing if tile.shows(Symbol::Magic) => HubKind::Copse,
        RoadEnd::Crossing | RoadEnd::City(_) => HubKind::Crossing,
        RoadEnd::Monastery => HubKind::Monastery,
        RoadEnd::Farmhouse => HubKind::Farmhouse,
        RoadEnd::House => HubKind::House,
        RoadEnd::CropCircle => HubKind::CropCircle,
        RoadEnd::Dock => HubKind::FerryLake,
    })
}

fn radius(tile: &Tile, kind: HubKind) -> f64 {
    match kind {
        HubKind::Village => 118.0,
        HubKind::Crossing => 58.0,
        HubKind::Copse => 96.0,
        HubKind::Monastery => 150.0,
        HubKind::Farmhouse => 92.0,
        HubKind::House => 74.0,
        HubKind::FerryLake => 165.0,
        HubKind::CropCircle if ends(tile).next().is_none() => 252.0,
        HubKind::CropCircle => 150.0,
    }
}

/// The place of the hub: in the middle, moved away from city caps, or to its side of a passing
/// road.
fn place(tile: &Tile, kind: HubKind) -> Point {
    let away = caps(tile);
    let passing = tile
        .each()
        .find(|(_, s)| s.kind == FeatureKind::Road && s.sides.len() == 2 && s.end.is_none());
    let toward: Vec2 = ends(tile).fold(Vec2::ZERO, |sum, (side, _, _)| sum - inward(side));
    match kind {
        HubKind::Monastery if tile.river.len() == 2 => CENTER - toward * 245.0,
        HubKind::Monastery if passing.is_some() => {
            passing.map_or(CENTER, |(_, s)| CENTER + sides_inward(s) * 85.0)
        }
        HubKind::House if passing.is_some() => CENTER + toward * 225.0,
        HubKind::House if toward.x != 0.0 && toward.y != 0.0 => CENTER + toward * 135.0,
        HubKind::Farmhouse => CENTER - toward * 205.0,
        HubKind::CropCircle if passing.is_some() => {
            passing.map_or(CENTER, |(_, s)| beside_road(tile, s))
        }
        _ => CENTER + away * 62.0,
    }
}

/// A crop circle beside a road touches the road only where it separates the fields on that side.
fn beside_road(tile: &Tile, road: &Segment) -> Point {
    let sides: Vec<f64> = road.sides.iter().map(border::middle).collect();
    let parted = match *sides.as_slice() {
        [one, other] if (other - one - 1.0).abs() < 1e-9 => {
            tile.field_at(border::half_before(one)) != tile.field_at(border::half_after(other))
        }
        [one, other] => {
            tile.field_at(border::half_after(one)) != tile.field_at(border::half_before(other))
        }
        _ => false,
    };
    CENTER + sides_inward(road) * if parted { -32.0 } else { 105.0 }
}

/// The way from the sides of a segment into the tile.
pub fn sides_inward(segment: &Segment) -> Vec2 {
    segment
        .sides
        .iter()
        .fold(Vec2::ZERO, |sum, side| sum + inward(side))
}

/// The direction away from the city caps of a tile; opposite caps cancel out.
fn caps(tile: &Tile) -> Vec2 {
    Side::ALL
        .into_iter()
        .filter(|&side| {
            tile.edges[side as usize] == Terrain::City
                && tile
                    .link(side)
                    .middle
                    .is_some_and(|id| tile.segment(id).sides.len() == 1)
        })
        .fold(Vec2::ZERO, |sum, side| sum + inward(side))
}
