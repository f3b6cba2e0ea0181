//! The tiles on the table, and the open border around them.

use serde::{Deserialize, Serialize};

use super::clone_in_place::clone_in_place;
use super::shape::{code_at, shape};
use crate::tiles::{FeatureKind, Pos, Rotation, SegmentId, Side, Terrain, TileId};

/// A tile on the table, by order of placement; 0 is the first tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PlacedIx(pub u16);

/// A segment on the table: all segments of all placed tiles, in order of placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SegIx(pub u16);

/// A segment named by where it lies, as actions, events and records do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// The cell of the tile.
    pub pos: Pos,
    /// The segment of that tile.
    pub segment: SegmentId,
}

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Placed {
    /// Which tile.
    pub tile: TileId,
    /// Where.
    pub pos: Pos,
    /// How it lies.
    pub rotation: Rotation,
    /// Its first segment; the others follow.
    pub first: SegIx,
}

impl Placed {
    /// The segment of this tile that is printed as `segment`.
    #[inline]
    pub const fn seg(&self, segment: SegmentId) -> SegIx {
        SegIx(self.first.0 + segment.0 as u16)
    }
}

/// A ferry on a lake: it joins two of the roads that end there (FER-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ferry {
    /// The lake tile.
    pub tile: PlacedIx,
    /// The two quays it connects, as segments of that tile, the lower first.
    pub quays: [SegmentId; 2],
}

/// An empty cell beside at least one tile, with what its neighbours ask for (TILE-03, TILE-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Gap {
    /// The cell.
    pub pos: Pos,
    /// Wanted terrain of each side, a byte each; zero where no neighbour lies.
    want: u32,
    /// 0xFF in the byte of each side with a neighbour.
    mask: u32,
}

impl Gap {
    /// Whether a tile with this code fits.
    #[inline]
    pub(super) const fn takes(&self, code: u32) -> bool {
        (code ^ self.want) & self.mask == 0
    }

    /// The terrain the neighbour on `side` asks for, if one lies there.
    pub fn wanted(&self, side: Side) -> Option<Terrain> {
        let byte = |word: u32| (word >> (8 * side as u32)) as u8;
        let kinds = [Terrain::Field, Terrain::Road, Terrain::City, Terrain::River];
        (byte(self.mask) != 0).then(|| kinds[byte(self.want) as usize % 4])
    }

    /// Notes what the neighbour on `side` shows, as a byte of its code.
    #[inline]
    fn ask(&mut self, side: Side, terrain: u8) {
        self.want |= code_at(side, terrain);
        self.mask |= code_at(side, 0xFF);
    }
}

/// The tiles on the table. Cells are looked up in constant time; the border is kept in reading order.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Board {
    placed: Vec<Placed>,
    segments: u16,
    grid: Grid,
    gaps: Vec<Gap>,
    /// Monasteries and gardens, with their cells.
    centres: Vec<(Pos, SegIx)>,
    /// Ferries, by the place of their lakes in the order of placement.
    ferries: Vec<Ferry>,
}

clone_in_place!(Board {
    placed,
    segments,
    grid,
    gaps,
    centres,
    ferries
});

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.placed == other.placed && self.gaps == other.gaps && self.ferries == other.ferries
    }
}

impl Eq for Board {}

impl Board {
    /// All tiles in order of placement.
    #[inline]
    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }

    /// A tile by its order of placement.
    #[inline]
    pub fn at(&self, index: PlacedIx) -> &Placed {
        &self.placed[index.0 as usize]
    }

    /// The tile on a cell.
    #[inline]
    pub fn get(&self, pos: Pos) -> Option<PlacedIx> {
        self.grid.get(pos)
    }

    /// Empty cells beside at least one tile, in reading order.
    #[inline]
    pub fn gaps(&self) -> &[Gap] {
        &self.gaps
    }

    /// The gap on a cell.
    #[inline]
    pub fn gap(&self, pos: Pos) -> Option<&Gap> {
        self.gaps
            .binary_search_by_key(&pos, |gap| gap.pos)
            .ok()
            .map(|index| &self.gaps[index])
    }

    /// Number of segments on the table.
    #[inline]
    pub fn segments(&self) -> usize {
        self.segments as usize
    }

    /// The segment at a spot, if a tile with such a segment lies there.
    pub fn seg(&self, spot: Spot) -> Option<SegIx> {
        let placed = self.at(self.get(spot.pos)?);
        let count = shape(placed.tile).pieces.len();
        ((spot.segment.0 as usize) < count).then(|| placed.seg(spot.segment))
    }

    /// The segment `segment` of the tile `index`.
    #[inline]
    pub fn seg_of(&self, index: PlacedIx, segment: SegmentId) -> SegIx {
        self.at(index).seg(segment)
    }

    /// The tile a segment is printed on.
    #[inline]
    pub fn tile_of(&self, seg: SegIx) -> PlacedIx {
        PlacedIx(self.placed.partition_point(|placed| placed.first <= seg) as u16 - 1)
    }

    /// Where a segment lies.
    #[inline]
    pub fn spot(&self, seg: SegIx) -> Spot {
        let placed = self.at(self.tile_of(seg));
        Spot {
            pos: placed.pos,
            segment: SegmentId((seg.0 - placed.first.0) as u8),
        }
    }

    /// What kind of feature a segment belongs to.
    #[inline]
    pub fn kind(&self, seg: SegIx) -> FeatureKind {
        let placed = self.at(self.tile_of(seg));
        shape(placed.tile).pieces[(seg.0 - placed.first.0) as usize].kind
    }

    /// Monasteries and gardens on the eight cells around `pos` and on it, in order of placement.
    pub(super) fn centres_near(&self, pos: Pos) -> impl Iterator<Item = SegIx> {
        let near = move |at: Pos| at.x.abs_diff(pos.x) <= 1 && at.y.abs_diff(pos.y) <= 1;
        self.centres
            .iter()
            .filter(move |centre| near(centre.0))
            .map(|&(_, seg)| seg)
    }

    /// Ferries on lakes, in the order in which the lakes were placed.
    pub fn ferries(&self) -> &[Ferry] {
        &self.ferries
    }

    /// The ferry on a lake tile.
    pub fn ferry(&self, tile: PlacedIx) -> Option<&Ferry> {
        let place = self.ferries.binary_search_by_key(&tile, |ferry| ferry.tile);
        place.ok().map(|place| &self.ferries[place])
    }

    /// Lays a ferry on a lake without one. Does not judge whether it fits.
    pub(super) fn lay_ferry(&mut self, ferry: Ferry) {
        let place = self
            .ferries
            .binary_search_by_key(&ferry.tile, |known| known.tile);
        if let Err(place) = place {
            self.ferries.insert(place, ferry);
        }
    }

    /// Takes the ferry of a lake up again.
    pub(super) fn lift_ferry(&mut self, tile: PlacedIx) -> Option<Ferry> {
        let place = self.ferries.binary_search_by_key(&tile, |ferry| ferry.tile);
        place.ok().map(|place| self.ferries.remove(place))
    }

    /// Number of tiles on the eight cells around `pos`.
    pub fn neighbours(&self, pos: Pos) -> u8 {
        pos.around()
            .into_iter()
            .filter(|&cell| self.get(cell).is_some())
            .count() as u8
    }

    /// Whether the cell is empty and touches a tile by a full side, or is the first cell of an empty table.
    pub fn is_open(&self, pos: Pos) -> bool {
        if self.placed.is_empty() {
            true
        } else {
            self.gap(pos).is_some()
        }
    }

    /// Puts a tile on an empty cell. Does not judge whether it fits.
    pub(super) fn put(&mut self, tile: TileId, pos: Pos, rotation: Rotation) -> PlacedIx {
        if self.placed.is_empty() {
            self.grid = Grid::beside(pos);
        }
        let index = PlacedIx(self.placed.len() as u16);
        self.placed.push(Placed {
            tile,
            pos,
            rotation,
            first: SegIx(self.segments),
        });
        let form = shape(tile);
        if let Some(centre) = form.centre {
            self.centres
                .push((pos, SegIx(self.segments + u16::from(centre.0))));
        }
        self.segments += form.pieces.len() as u16;
        self.grid.set(pos, index);
        if let Ok(closed) = self.gaps.binary_search_by_key(&pos, |gap| gap.pos) {
            self.gaps.remove(closed);
        }
        for side in Side::ALL {
            let beside = pos.step(side);
            if self.grid.get(beside).is_none() {
                let terrain = (form.code[rotation as usize] >> (8 * side as u32)) as u8;
                self.open_gap(beside).ask(side.opposite(), terrain);
            }
        }
        index
    }

    fn open_gap(&mut self, pos: Pos) -> &mut Gap {
        let index = match self.gaps.binary_search_by_key(&pos, |gap| gap.pos) {
            Ok(index) => index,
            Err(index) => {
                self.gaps.insert(
                    index,
                    Gap {
                        pos,
                        want: 0,
                        mask: 0,
                    },
                );
                index
            }
        };
        &mut self.gaps[index]
    }
}

/// Which tile lies on which cell: a rectangle that grows where it gets too small.
#[derive(Debug, Serialize, Deserialize)]
struct Grid {
    corner: Pos,
    width: i16,
    height: i16,
    cells: Vec<u16>,
}

clone_in_place!(Grid {
    corner,
    width,
    height,
    cells
});

const EMPTY: u16 = u16::MAX;
/// Half the side of the first rectangle: room for nearly every base game.
const REACH: i16 = 14;

impl Default for Grid {
    fn default() -> Self {
        Grid::beside(Pos::new(0, 0))
    }
}

impl Grid {
    /// Room for a first tile on a cell, and for those that follow, wherever the cell is.
    fn beside(pos: Pos) -> Self {
        Grid::around(pos.moved(-REACH, -REACH), 2 * REACH, 2 * REACH)
    }

    fn around(corner: Pos, width: i16, height: i16) -> Self {
        Grid {
            corner,
            width,
            height,
            cells: vec![EMPTY; width as usize * height as usize],
        }
    }

    #[inline]
    fn index(&self, pos: Pos) -> Option<usize> {
        let (x, y) = (
            pos.x.wrapping_sub(self.corner.x),
            pos.y.wrapping_sub(self.corner.y),
        );
        let inside = (x as u16) < self.width as u16 && (y as u16) < self.height as u16;
        inside.then(|| y as usize * self.width as usize + x as usize)
    }

    #[inline]
    fn get(&self, pos: Pos) -> Option<PlacedIx> {
        let value = self.cells[self.index(pos)?];
        (value != EMPTY).then_some(PlacedIx(value))
    }

    #[inline]
    fn set(&mut self, pos: Pos, value: PlacedIx) {
        while self.index(pos).is_none() {
            self.grow(pos);
        }
        if let Some(index) = self.index(pos) {
            self.cells[index] = value.0;
        }
    }

    /// Doubles the rectangle towards a cell outside it: a long row of tiles needs no room above and below.
    fn grow(&mut self, pos: Pos) {
        let (west, north) = (pos.x < self.corner.x, pos.y < self.corner.y);
        let wide = west || pos.x - self.corner.x >= self.width;
        let high = north || pos.y - self.corner.y >= self.height;
        let more = |grows: bool, size: i16| if grows { size } else { 0 };
        let corner = self
            .corner
            .moved(-more(west, self.width), -more(north, self.height));
        let width = self.width + more(wide, self.width);
        let height = self.height + more(high, self.height);
        let mut larger = Grid::around(corner, width, height);
        for y in 0..self.height {
            for x in 0..self.width {
                let from = self.cells[y as usize * self.width as usize + x as usize];
                if let Some(to) = larger.index(self.corner.moved(x, y)) {
                    larger.cells[to] = from;
                }
            }
        }
        *self = larger;
    }
}
