//! A grid of cells: which tile lies on each, and what the neighbours of an empty cell require.
//!
//! Every cell is one number. Placing a tile updates five of them and scans nothing, because an
//! empty cell stores the requirements of its neighbours. Only the border, the empty cells beside
//! tiles, is a list, in reading order.

use super::board::PlacedIx;
use super::clone_in_place::clone_in_place;
use super::edges::{Asks, EdgeFits};
use crate::tiles::{Pos, Rotation, Side, Terrain};

/// An empty cell beside at least one tile, with the requirements of its neighbours (TILE-03,
/// TILE-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gap {
    pub pos: Pos,
    asks: Asks,
}

impl Gap {
    /// The requirements as one number: see `Asks`.
    #[inline]
    pub const fn asked(&self) -> u16 {
        self.asks.number() as u16
    }

    /// The rotations in which a tile with these edges fits, as a bit set.
    #[inline]
    pub(super) const fn turns(&self, fits: &EdgeFits) -> u8 {
        fits.turns(self.asks)
    }

    /// Whether a tile with these edges fits in this rotation.
    #[inline]
    pub(super) const fn takes(&self, fits: &EdgeFits, rotation: Rotation) -> bool {
        self.turns(fits) & (1 << rotation as u8) != 0
    }

    /// The terrain required by the neighbour on `side`, if there is one.
    #[inline]
    pub const fn wanted(&self, side: Side) -> Option<Terrain> {
        self.asks.terrain(side)
    }
}

/// A cell: the index of its tile, or the requirements for an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cell(u16);

impl Cell {
    /// An empty cell without neighbours.
    const EMPTY: Cell = Cell(1 << 15);

    #[inline]
    const fn tile(self) -> Option<PlacedIx> {
        if self.0 & Cell::EMPTY.0 == 0 {
            Some(PlacedIx(self.0))
        } else {
            None
        }
    }

    /// The requirements of an empty cell.
    #[inline]
    const fn asks(self) -> Asks {
        Asks(self.0 & !Cell::EMPTY.0)
    }

    /// This empty cell with a requirement of a new neighbour added.
    #[inline]
    const fn asked_too(self, ask: Asks) -> Cell {
        Cell(self.0 + ask.0)
    }
}

/// A cell of the border: its index, by which the border is sorted, and its position.
#[derive(Clone, Copy, Debug)]
struct Border {
    index: u32,
    pos: Pos,
}

/// A rectangle of cells that grows on demand: every tile has a cell on all sides.
#[derive(Debug)]
pub(super) struct Grid {
    corner: Pos,
    /// The width is this power of two, so that the cell of an index is found without division.
    width_bits: u8,
    height: i16,
    /// Row by row.
    cells: Vec<Cell>,
    /// Empty cells beside at least one tile, in reading order.
    border: Vec<Border>,
}

clone_in_place!(Grid {
    corner,
    width_bits,
    height,
    cells,
    border
});

/// Initial width, as a power of two: enough for nearly every base game.
const FIRST_WIDTH_BITS: u8 = 5;
const FIRST_HEIGHT: i16 = 28;

/// Number of gaps that are looked up together.
const TOGETHER: usize = 16;

impl Default for Grid {
    fn default() -> Self {
        Grid::beside(Pos::new(0, 0))
    }
}

impl Grid {
    /// A grid with room for a first tile on a cell, wherever that is, and for its neighbours.
    pub fn beside(pos: Pos) -> Self {
        let corner = pos.moved(-(1 << (FIRST_WIDTH_BITS - 1)), -FIRST_HEIGHT / 2);
        Grid::empty(corner, FIRST_WIDTH_BITS, FIRST_HEIGHT)
    }

    fn empty(corner: Pos, width_bits: u8, height: i16) -> Self {
        Grid {
            corner,
            width_bits,
            height,
            cells: vec![Cell::EMPTY; (height as usize) << width_bits],
            border: Vec::new(),
        }
    }

    #[inline]
    pub fn get(&self, pos: Pos) -> Option<PlacedIx> {
        self.cells[self.index(pos)?].tile()
    }

    /// The tiles on the cells beside an occupied one, clockwise from the north.
    #[inline]
    pub fn beside_tile(&self, pos: Pos) -> [Option<PlacedIx>; 4] {
        let at = self.index(pos).unwrap_or_default();
        self.beside_index(at)
            .map(|beside| self.cells.get(beside).and_then(|cell| cell.tile()))
    }

    /// Empty cells beside at least one tile, in reading order.
    #[inline]
    pub fn gaps(&self) -> impl ExactSizeIterator<Item = Gap> + DoubleEndedIterator + Clone {
        self.border.iter().map(|at| Gap {
            pos: at.pos,
            asks: self.cells[at.index as usize].asks(),
        })
    }

    #[inline]
    pub fn gap(&self, pos: Pos) -> Option<Gap> {
        let cell = self.cells[self.index(pos)?];
        let asks = cell.asks();
        let open = cell.tile().is_none() && asks != Asks::NOTHING;
        open.then_some(Gap { pos, asks })
    }

    /// Whether a tile with these edges fits anywhere.
    #[inline]
    pub fn takes(&self, fits: &EdgeFits) -> bool {
        self.border.iter().any(|gap| self.turns(gap, fits) != 0)
    }

    /// Lists every gap and rotation in which a tile with these edges fits, by gap in reading order,
    /// then by rotation. `make` turns each into an entry.
    ///
    /// Which gaps accept a tile is unpredictable, so they are looked up in batches before anything
    /// branches on them.
    #[inline]
    pub fn fits_into<T: Copy>(
        &self,
        fits: &EdgeFits,
        list: &mut Vec<T>,
        make: impl Fn(Pos, Rotation) -> T,
    ) {
        for gaps in self.border.chunks(TOGETHER) {
            let turns = gaps
                .iter()
                .rev()
                .map(|gap| u64::from(self.turns(gap, fits)));
            let mut hits = turns.fold(0, |all, turns| all << 4 | turns);
            while hits != 0 {
                let bit = hits.trailing_zeros() as usize;
                hits &= hits - 1;
                list.push(make(gaps[bit / 4].pos, Rotation::ALL[bit % 4]));
            }
        }
    }

    /// The rotations in which a tile with these edges fits a gap, as a bit set.
    #[inline]
    fn turns(&self, gap: &Border, fits: &EdgeFits) -> u8 {
        fits.turns(self.cells[gap.index as usize].asks())
    }

    /// Puts a tile on an empty cell; `asks` are its requirements for the neighbouring cells,
    /// clockwise from the north.
    #[inline]
    pub fn lay(&mut self, pos: Pos, tile: PlacedIx, asks: [Asks; 4]) {
        let at = self.index_with_room(pos);
        let free = self.cells[at].tile().is_none();
        self.cells[at] = Cell(tile.0);
        if !free {
            // Another tile lies here: its neighbours have a requirement for this side already.
            return;
        }
        let beside = self.beside_index(at);
        let mut opened = [false; 4];
        for ((&beside, ask), opened) in beside.iter().zip(asks).zip(&mut opened) {
            let cell = &mut self.cells[beside];
            *opened = *cell == Cell::EMPTY;
            if cell.tile().is_none() {
                *cell = cell.asked_too(ask);
            }
        }
        let gaps = beside.map(|index| self.border_at(index as u32));
        self.move_border(at as u32, gaps, opened);
    }

    /// Removes a cell from the border and adds those of its neighbours that were `opened`,
    /// clockwise from the north.
    #[inline]
    fn move_border(&mut self, closed: u32, beside: [Border; 4], opened: [bool; 4]) {
        let [north, east, south, west] = beside;
        let place = self.border.partition_point(|gap| gap.index < closed);
        if opened[Side::South as usize] {
            let row = self.border[place..].partition_point(|gap| gap.index < south.index);
            self.border.insert(place + row, south);
        }
        // The first cell opened in the row reuses the slot of the closed one.
        let mut free = self
            .border
            .get(place)
            .is_some_and(|gap| gap.index == closed);
        let row = [(Side::East, east), (Side::West, west)].into_iter();
        for (_, gap) in row.filter(|(side, _)| opened[*side as usize]) {
            if std::mem::take(&mut free) {
                self.border[place] = gap;
            } else {
                self.border.insert(place, gap);
            }
        }
        if free {
            self.border.remove(place);
        }
        if opened[Side::North as usize] {
            let row = self.border[..place].partition_point(|gap| gap.index < north.index);
            self.border.insert(row, north);
        }
    }

    #[inline]
    fn border_at(&self, index: u32) -> Border {
        let pos = self.pos(index);
        Border { index, pos }
    }

    #[inline]
    fn pos(&self, at: u32) -> Pos {
        let column = at & ((1 << self.width_bits) - 1);
        let row = at >> self.width_bits;
        Pos {
            x: self.corner.x.wrapping_add(column as i16),
            y: self.corner.y.wrapping_add(row as i16),
        }
    }

    /// The neighbours of a cell that is not at the edge of the rectangle, clockwise from the north.
    #[inline]
    const fn beside_index(&self, at: usize) -> [usize; 4] {
        let width = 1 << self.width_bits;
        [
            at.wrapping_sub(width),
            at + 1,
            at + width,
            at.wrapping_sub(1),
        ]
    }

    #[inline]
    fn index(&self, pos: Pos) -> Option<usize> {
        let x = pos.x.wrapping_sub(self.corner.x) as u16;
        let y = pos.y.wrapping_sub(self.corner.y) as u16;
        let inside = u32::from(x) < 1 << self.width_bits && y < self.height as u16;
        inside.then_some((usize::from(y) << self.width_bits) + usize::from(x))
    }

    /// The index of a cell that is about to get a tile, after making room on all sides of it.
    #[inline]
    fn index_with_room(&mut self, pos: Pos) -> usize {
        loop {
            let corners = [pos.moved(-1, -1), pos.moved(1, 1)];
            match corners.into_iter().find(|&cell| self.index(cell).is_none()) {
                Some(outside) => self.grow(outside),
                None => return self.index(pos).unwrap_or_default(),
            }
        }
    }

    /// Doubles the rectangle only in the directions of a cell outside it, so that a long row of
    /// tiles does not add room above and below.
    #[cold]
    fn grow(&mut self, pos: Pos) {
        let width = 1 << self.width_bits;
        let (west, north) = (pos.x < self.corner.x, pos.y < self.corner.y);
        let wide = west || pos.x - self.corner.x >= width;
        let high = north || pos.y - self.corner.y >= self.height;
        let more = |grows: bool, size: i16| if grows { size } else { 0 };
        let corner = self
            .corner
            .moved(-more(west, width), -more(north, self.height));
        let height = self.height + more(high, self.height);
        let mut larger = Grid::empty(corner, self.width_bits + u8::from(wide), height);
        for (y, row) in (0..).zip(self.cells.chunks(width as usize)) {
            let start = self.corner.moved(0, y);
            let there = larger
                .index(start)
                .and_then(|to| larger.cells.get_mut(to..to + row.len()));
            if let Some(there) = there {
                there.copy_from_slice(row);
            }
        }
        let border = self.border.iter().filter_map(|gap| {
            let index = larger.index(gap.pos)? as u32;
            Some(Border { index, ..*gap })
        });
        larger.border = border.collect();
        *self = larger;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The border kept cell by cell equals the one found by scanning the whole table, however far
    /// the tiles extend.
    #[test]
    fn the_border_is_what_lies_beside_tiles_in_reading_order() {
        for step in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-2, 5)] {
            let mut grid = Grid::beside(Pos::new(7, -9));
            let mut laid: Vec<Pos> = Vec::new();
            for number in 0..60_i16 {
                let pos = Pos::new(7 + step.0 * number, -9 + step.1 * number);
                let asks = Side::ALL.map(|side| Asks::on(side.opposite(), Terrain::Road));
                grid.lay(pos, PlacedIx(number as u16), asks);
                laid.push(pos);
            }
            let beside = laid
                .iter()
                .flat_map(|pos| Side::ALL.map(|side| pos.step(side)));
            let mut open: Vec<Pos> = beside.filter(|pos| !laid.contains(pos)).collect();
            open.sort_unstable();
            open.dedup();
            let gaps: Vec<Gap> = grid.gaps().collect();
            assert_eq!(gaps.iter().map(|gap| gap.pos).collect::<Vec<_>>(), open);
            for gap in gaps {
                for side in Side::ALL {
                    let asked = laid.contains(&gap.pos.step(side));
                    assert_eq!(gap.wanted(side), asked.then_some(Terrain::Road), "{gap:?}");
                }
                assert_eq!(grid.gap(gap.pos), Some(gap));
            }
            let found = laid.iter().map(|&pos| grid.get(pos));
            assert!(found.eq((0..60).map(|number| Some(PlacedIx(number)))));
        }
    }
}
