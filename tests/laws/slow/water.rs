//! The river, followed from its source every time.

use engine::tiles::{Pos, Rotation, Side, Symbol, Tile};

use super::land::{Land, Lying};

/// The river as it lies: the cell where it goes on, and the directions in which it left each tile, in order.
pub struct Course {
    pub end: Pos,
    pub ways: Vec<Side>,
}

/// The sides the water reaches, as a tile lies.
fn shores(tile: &Tile, rotation: u8) -> Vec<Side> {
    let turn = |side: Side| Side::ALL[(side as usize + usize::from(rotation)) % 4];
    tile.river.iter().map(turn).collect()
}

/// Follows the river from its source to the first empty cell; `None` without a river, or when a lake ends it.
pub fn course(land: &Land) -> Option<Course> {
    let source = land
        .tiles()
        .find(|lying| lying.tile.shows(Symbol::RiverSource))?;
    let mut here: &Lying = source;
    let mut ways: Vec<Side> = Vec::new();
    loop {
        let came = ways.last().map(|way| way.opposite());
        let way = shores(here.tile, here.turns)
            .into_iter()
            .find(|&side| Some(side) != came)?;
        ways.push(way);
        let next = here.pos.step(way);
        match land.at(next) {
            Some(lying) => here = lying,
            None => return Some(Course { end: next, ways }),
        }
    }
}

impl Course {
    /// Whether the tile goes on with the river: on its end, water to water (RIV-05, RIV-06).
    pub fn goes_on(&self, tile: &Tile, pos: Pos, rotation: Rotation) -> bool {
        let back = self.ways[self.ways.len() - 1].opposite();
        pos == self.end && shores(tile, rotation as u8).contains(&back)
    }

    /// Where the river leaves the tile; nowhere if it is the lake.
    fn way_out(&self, tile: &Tile, rotation: Rotation) -> Option<Side> {
        let back = self.ways[self.ways.len() - 1].opposite();
        shores(tile, rotation as u8)
            .into_iter()
            .find(|&side| side != back)
    }

    /// Whether the tile turns the river once more the way the tile before turned it (RIV-07, RIV-08).
    pub fn turns_back(&self, tile: &Tile, rotation: Rotation) -> bool {
        let bend = |from: Side, to: Side| (to as usize + 4 - from as usize) % 4;
        let Some(out) = self.way_out(tile, rotation) else {
            return false;
        };
        let last = self.ways[self.ways.len() - 1];
        let before = self.ways.len().checked_sub(2).map(|index| self.ways[index]);
        let turn = bend(last, out);
        turn != 0 && before.is_some_and(|before| bend(before, last) == turn)
    }

    /// Whether the six cells R-RIV-01 keeps free in front of the new open end are empty.
    pub fn has_room(&self, land: &Land, tile: &Tile, rotation: Rotation) -> bool {
        let Some(out) = self.way_out(tile, rotation) else {
            return true;
        };
        let left = Side::ALL[(out as usize + 3) % 4];
        let (front, far) = (self.end.step(out), self.end.step(out).step(out));
        [front, far]
            .into_iter()
            .flat_map(|cell| [cell, cell.step(left), cell.step(left.opposite())])
            .all(|cell| land.at(cell).is_none())
    }
}
