//! Tiles on the table, and features found by walking over them.
//!
//! A cell is drawn on squared paper, four squares wide. What a printed segment shows at the border of its tile becomes
//! a few points of that paper; two segments of one kind belong together when they show the same point.

use std::collections::{BTreeMap, BTreeSet};

use engine::rules::{Figure, HillTieBreak, Spot};
use engine::table::Seat;
use engine::tiles::{
    FeatureKind, Goods, Pos, Rotation, Segment, SegmentId, Symbol, Tile, TileId, catalogue,
};

/// A place on the border of a tile, from 0 to 4 in both directions, and the cell it leads to.
type Point = (i16, i16);

/// The middles of the sides, clockwise from the north.
const MIDDLES: [Point; 4] = [(2, 0), (4, 2), (2, 4), (0, 2)];

/// The half-edges, clockwise from the western half of the north side.
const HALVES: [Point; 8] = [
    (1, 0),
    (3, 0),
    (4, 1),
    (4, 3),
    (3, 4),
    (1, 4),
    (0, 3),
    (0, 1),
];

/// A tile that lies on the table.
#[derive(Clone, Copy)]
pub struct Lying {
    pub tile: &'static Tile,
    pub pos: Pos,
    /// Quarter turns clockwise.
    pub turns: u8,
}

/// A figure that stands on a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Piece {
    pub owner: Seat,
    pub figure: Figure,
    pub spot: Spot,
    /// The turn in which it was put there.
    pub since: u16,
}

impl Piece {
    /// What it counts when players compare their meeples (FIG-02, IC-10, TB-25, TB-32).
    pub fn counts(&self) -> u32 {
        match self.figure {
            Figure::Meeple | Figure::Abbot => 1,
            Figure::Large => 2,
            _ => 0,
        }
    }

    /// Whether it goes home where its owner has no meeple left (TB-18, TB-30).
    pub fn is_helper(&self) -> bool {
        matches!(self.figure, Figure::Builder | Figure::Pig)
    }
}

/// A feature: all segments that hang together, and what is printed in them.
#[derive(Debug)]
pub struct Feature {
    pub kind: FeatureKind,
    pub spots: BTreeSet<Spot>,
    /// The cells it counts: its tiles; for a monastery its own and the occupied ones around it.
    pub cells: BTreeSet<Pos>,
    /// Whether nothing is missing (ROAD-01, CITY-01, MON-01).
    pub closed: bool,
    pub shields: u32,
    pub inn: bool,
    pub cathedral: bool,
    pub goods: Vec<Goods>,
    /// Vineyards on the cells around a monastery or garden.
    pub vineyards: u32,
}

impl Feature {
    /// A name for it: the first of its segments.
    pub fn key(&self) -> Spot {
        *self.spots.first().expect("a feature has a segment")
    }
}

/// What lies on the table.
#[derive(Clone, Default)]
pub struct Land {
    tiles: BTreeMap<Pos, Lying>,
    /// Whether gardens are more than decoration (ABB-12).
    pub gardens: bool,
    /// How hills break ties, where they do.
    pub hills: Option<HillTieBreak>,
    pub pieces: Vec<Piece>,
    /// Whether lakes take ferries.
    pub with_ferries: bool,
    /// The quays each ferry connects.
    pub ferries: BTreeMap<Pos, [SegmentId; 2]>,
    /// Lakes whose ferries may be turned in this turn part.
    pub reached: BTreeSet<Pos>,
    /// Where mage and witch stand.
    pub magic: super::magic::Pair,
}

impl Land {
    pub fn lay(&mut self, tile: TileId, pos: Pos, rotation: Rotation) {
        let lying = Lying {
            tile: catalogue().tile(tile),
            pos,
            turns: rotation as u8,
        };
        assert!(
            self.tiles.insert(pos, lying).is_none(),
            "two tiles on {pos:?}"
        );
    }

    pub fn at(&self, pos: Pos) -> Option<&Lying> {
        self.tiles.get(&pos)
    }

    pub fn tiles(&self) -> impl Iterator<Item = &Lying> + Clone {
        self.tiles.values()
    }

    pub fn printed(&self, spot: Spot) -> &'static Segment {
        let lying = self.tiles[&spot.pos];
        lying.tile.segment(spot.segment)
    }

    /// Every segment of the tile on a cell, if one lies there.
    pub fn spots(&self, pos: Pos) -> Vec<Spot> {
        let count = self.at(pos).map_or(0, |lying| lying.tile.segments.len());
        (0..count as u8)
            .map(|segment| Spot {
                pos,
                segment: SegmentId(segment),
            })
            .collect()
    }

    /// The cells around `pos` that hold tiles, and `pos` itself.
    pub fn crowd(&self, pos: Pos) -> BTreeSet<Pos> {
        let block = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| pos.moved(dx, dy)));
        block.filter(|&cell| self.at(cell).is_some()).collect()
    }

    /// The points of the border that a segment shows, as its tile lies, in quarters of the table's cells; each with
    /// the cell on the other side.
    pub(super) fn border(&self, spot: Spot) -> Vec<((i16, i16), Pos)> {
        let segment = self.printed(spot);
        let turns = self.tiles[&spot.pos].turns;
        let middles = segment.sides.iter().map(|side| MIDDLES[side as usize]);
        let halves = segment.halves.iter().map(|half| HALVES[half.0 as usize]);
        middles
            .chain(halves)
            .map(|point| turned(point, turns))
            .map(|(x, y)| {
                (
                    (4 * spot.pos.x + x, 4 * spot.pos.y + y),
                    beyond(spot.pos, (x, y)),
                )
            })
            .collect()
    }

    /// The feature a segment belongs to (TILE-07): walked from this segment on.
    pub fn feature(&self, spot: Spot) -> Feature {
        let kind = self.printed(spot).kind;
        let mut spots = BTreeSet::from([spot]);
        let mut closed = true;
        let mut todo = vec![spot];
        while let Some(here) = todo.pop() {
            // FER-05: a ferry leads on to the other quay.
            let ferry = self.ferries.get(&here.pos).into_iter().flatten();
            let ferry = ferry.map(|&segment| Spot { segment, ..here });
            let ferry: Vec<Spot> = ferry.collect();
            if ferry.contains(&here) {
                todo.extend(ferry.into_iter().filter(|&quay| spots.insert(quay)));
            }
            for (point, cell) in self.border(here) {
                closed &= self.at(cell).is_some();
                for next in self.spots(cell) {
                    let same = self.printed(next).kind == kind;
                    if same && self.shows(next, point) && spots.insert(next) {
                        todo.push(next);
                    }
                }
            }
        }
        let mut cells: BTreeSet<Pos> = spots.iter().map(|spot| spot.pos).collect();
        let centred = matches!(kind, FeatureKind::Monastery | FeatureKind::Garden);
        if centred {
            cells = self.crowd(spot.pos);
            closed = cells.len() == 9;
        }
        let around = cells.iter().filter(|&&cell| centred && cell != spot.pos);
        let vineyards = around.filter(|cell| self.tiles[cell].tile.shows(Symbol::Vineyard));
        let vineyards = vineyards.count() as u32;
        let any = |what: fn(&Segment) -> bool| spots.iter().any(|&spot| what(self.printed(spot)));
        Feature {
            kind,
            cells,
            closed,
            shields: spots
                .iter()
                .map(|&spot| u32::from(self.printed(spot).shields))
                .sum(),
            inn: any(|segment| segment.inn),
            cathedral: any(|segment| segment.cathedral),
            goods: spots
                .iter()
                .filter_map(|&spot| self.printed(spot).goods)
                .collect(),
            vineyards,
            spots,
        }
    }

    pub(super) fn shows(&self, spot: Spot, point: (i16, i16)) -> bool {
        self.border(spot).iter().any(|&(other, _)| other == point)
    }

    /// The features the tile on a cell completes: its own roads and cities, monasteries on it and around it (SCO-01).
    pub fn completed_by(&self, pos: Pos) -> Vec<Feature> {
        let mut found: BTreeMap<Spot, Feature> = BTreeMap::new();
        for cell in self.crowd(pos) {
            for spot in self.spots(cell) {
                let counts = match self.printed(spot).kind {
                    FeatureKind::Road | FeatureKind::City => cell == pos,
                    FeatureKind::Monastery => true,
                    FeatureKind::Garden => self.gardens,
                    FeatureKind::Field => false,
                };
                if counts {
                    let feature = self.feature(spot);
                    found.insert(feature.key(), feature);
                }
            }
        }
        found
            .into_values()
            .filter(|feature| feature.closed)
            .collect()
    }

    /// The features somebody stands on, each once.
    pub fn settled(&self, kind: FeatureKind) -> Vec<Feature> {
        let mut found: BTreeMap<Spot, Feature> = BTreeMap::new();
        for piece in &self.pieces {
            if self.printed(piece.spot).kind == kind {
                let feature = self.feature(piece.spot);
                found.insert(feature.key(), feature);
            }
        }
        found.into_values().collect()
    }

    /// The figures that stand on a feature.
    pub fn on(&self, feature: &Feature) -> impl Iterator<Item = &Piece> {
        self.pieces
            .iter()
            .filter(|piece| feature.spots.contains(&piece.spot))
    }
}

/// A point of a tile after turning the tile clockwise about its middle.
fn turned(point: Point, turns: u8) -> Point {
    (0..turns).fold(point, |(x, y), _| (4 - y, x))
}

/// The cell on the other side of the border.
fn beyond(pos: Pos, point: Point) -> Pos {
    match point {
        (_, 0) => pos.moved(0, -1),
        (4, _) => pos.moved(1, 0),
        (_, 4) => pos.moved(0, 1),
        _ => pos.moved(-1, 0),
    }
}
