//! The tiles on the table, and the empty cells around them.

use serde::{Deserialize, Serialize};

use super::clone_in_place::clone_in_place;
use super::edges::EdgeFits;
use super::grid::{Gap, Grid};
use super::shape::shape;
use crate::tiles::{FeatureKind, Pos, Rotation, SegmentId, TileId, catalogue};

/// A tile on the table, by order of placement; 0 is the first tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PlacedIx(pub u16);

/// A segment on the table: all segments of all tiles are numbered in order of placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SegIx(pub u16);

/// A segment named by its cell and its number on the tile, as in actions, events and records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Spot {
    pub pos: Pos,
    /// The number of the segment on the printed tile.
    pub segment: SegmentId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Placed {
    pub tile: TileId,
    pub pos: Pos,
    pub rotation: Rotation,
    /// The first segment of this tile; the others follow.
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
    pub tile: PlacedIx,
    /// The two quays it connects, as segments of that tile, the lower first.
    pub quays: [SegmentId; 2],
}

/// The tiles on the table. Cells are looked up in constant time.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Laid", into = "Laid")]
pub struct Board {
    placed: Vec<Placed>,
    segments: u16,
    grid: Grid,
    /// Monasteries and gardens, with their cells.
    centres: Vec<(Pos, SegIx)>,
    /// Ferries, in order of placement of their lakes.
    ferries: Vec<Ferry>,
}

clone_in_place!(Board {
    placed,
    segments,
    grid,
    centres,
    ferries
});

/// The serialized form; the rest of a board is derived from it.
#[derive(Serialize, Deserialize)]
struct Laid {
    placed: Vec<Placed>,
    ferries: Vec<Ferry>,
}

impl From<Board> for Laid {
    fn from(board: Board) -> Laid {
        Laid {
            placed: board.placed,
            ferries: board.ferries,
        }
    }
}

impl TryFrom<Laid> for Board {
    type Error = &'static str;

    fn try_from(laid: Laid) -> Result<Board, &'static str> {
        let known = catalogue().tiles().len();
        if laid
            .placed
            .iter()
            .any(|placed| usize::from(placed.tile.0) >= known)
        {
            return Err("a tile that is in no set");
        }
        let mut board = Board::default();
        for placed in &laid.placed {
            board.put(placed.tile, placed.pos, placed.rotation);
        }
        Ok(Board {
            ferries: laid.ferries,
            ..board
        })
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        // Everything else is derived from these.
        self.placed == other.placed && self.ferries == other.ferries
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

    #[inline]
    pub fn get(&self, pos: Pos) -> Option<PlacedIx> {
        self.grid.get(pos)
    }

    /// The tiles beside a tile of the board, clockwise from the north.
    #[inline]
    pub(super) fn beside(&self, placed: &Placed) -> [Option<PlacedIx>; 4] {
        self.grid.beside_tile(placed.pos)
    }

    /// Empty cells beside at least one tile, in reading order.
    #[inline]
    pub fn gaps(&self) -> impl ExactSizeIterator<Item = Gap> + DoubleEndedIterator + Clone {
        self.grid.gaps()
    }

    #[inline]
    pub fn gap(&self, pos: Pos) -> Option<Gap> {
        self.grid.gap(pos)
    }

    /// Whether a tile with these edges fits anywhere.
    #[inline]
    pub(super) fn takes(&self, fits: &EdgeFits) -> bool {
        self.grid.takes(fits)
    }

    /// Lists every gap and rotation in which a tile with these edges fits, by gap in reading order,
    /// then by rotation. `make` turns each into an entry.
    #[inline]
    pub(super) fn fits_into<T: Copy>(
        &self,
        fits: &EdgeFits,
        list: &mut Vec<T>,
        make: impl Fn(Pos, Rotation) -> T,
    ) {
        self.grid.fits_into(fits, list, make);
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

    /// All segments of a tile.
    #[inline]
    pub(super) fn segments_of(&self, index: PlacedIx) -> impl Iterator<Item = SegIx> {
        let placed = self.at(index);
        let count = shape(placed.tile).pieces.len() as u16;
        (placed.first.0..placed.first.0 + count).map(SegIx)
    }

    /// The tile a segment is printed on.
    #[inline]
    pub fn tile_of(&self, seg: SegIx) -> PlacedIx {
        PlacedIx(self.placed.partition_point(|placed| placed.first <= seg) as u16 - 1)
    }

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
        // Without branches, which would be unpredictable.
        let near = move |at: Pos| (at.x.abs_diff(pos.x) <= 1) & (at.y.abs_diff(pos.y) <= 1);
        self.centres
            .iter()
            .filter(move |centre| near(centre.0))
            .map(|&(_, seg)| seg)
    }

    /// Ferries on lakes, in the order in which the lakes were placed.
    pub fn ferries(&self) -> &[Ferry] {
        &self.ferries
    }

    /// The ferry on a lake tile, if it has one.
    pub fn ferry(&self, tile: PlacedIx) -> Option<&Ferry> {
        let place = self.ferries.binary_search_by_key(&tile, |ferry| ferry.tile);
        place.ok().map(|place| &self.ferries[place])
    }

    /// Lays a ferry on a lake without one. The caller checks that it may lie there.
    pub(super) fn lay_ferry(&mut self, ferry: Ferry) {
        let place = self
            .ferries
            .binary_search_by_key(&ferry.tile, |known| known.tile);
        if let Err(place) = place {
            self.ferries.insert(place, ferry);
        }
    }

    /// Removes the ferry of a lake.
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

    /// Puts a tile on an empty cell. The caller checks that it fits.
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
        self.grid.lay(pos, index, form.asks[rotation as usize]);
        index
    }
}
