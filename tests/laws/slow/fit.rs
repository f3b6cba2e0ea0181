//! Where a tile may be laid, cell by cell and turn by turn.

use std::collections::BTreeSet;

use engine::tiles::{Pos, Rotation, Side, Terrain, Tile, TileId, catalogue};

use super::land::Land;
use super::water::course;

/// What a side of a tile shows, as the tile lies.
fn shown(tile: &Tile, side: Side, turns: u8) -> Terrain {
    tile.edges[(side as usize + 4 - usize::from(turns)) % 4]
}

/// The sides on which a tile would not match its neighbours, with what both show (TILE-04).
pub fn mismatches(
    land: &Land,
    tile: TileId,
    pos: Pos,
    rotation: Rotation,
) -> BTreeSet<(Side, Terrain, Terrain)> {
    let tile = catalogue().tile(tile);
    let mut found = BTreeSet::new();
    for side in Side::ALL {
        if let Some(beside) = land.at(pos.step(side)) {
            let ours = shown(tile, side, rotation as u8);
            let theirs = shown(beside.tile, side.opposite(), beside.turns);
            if ours != theirs {
                found.insert((side, ours, theirs));
            }
        }
    }
    found
}

/// Whether a tile lies on a cell that touches the cell by a full side (TILE-03).
pub fn has_neighbour(land: &Land, pos: Pos) -> bool {
    Side::ALL
        .into_iter()
        .any(|side| land.at(pos.step(side)).is_some())
}

/// Whether the tile fits there as far as its own sides are concerned (TILE-03, TILE-04, TILE-06).
fn matches(land: &Land, tile: TileId, pos: Pos, rotation: Rotation) -> bool {
    land.at(pos).is_none()
        && has_neighbour(land, pos)
        && mismatches(land, tile, pos, rotation).is_empty()
}

/// All cells of the table and two beyond on every side.
pub fn cells(land: &Land) -> Vec<Pos> {
    let xs = land.tiles().map(|lying| lying.pos.x);
    let ys = land.tiles().map(|lying| lying.pos.y);
    let (west, east) = (xs.clone().min().unwrap_or(0), xs.max().unwrap_or(0));
    let (north, south) = (ys.clone().min().unwrap_or(0), ys.max().unwrap_or(0));
    (north - 2..=south + 2)
        .flat_map(|y| (west - 2..=east + 2).map(move |x| Pos::new(x, y)))
        .collect()
}

/// Every legal place of a tile: cells tried one after the other, four turns each.
pub fn places(land: &Land, tile: TileId) -> BTreeSet<(Pos, Rotation)> {
    let mut fitting = Vec::new();
    for pos in cells(land) {
        for rotation in Rotation::ALL {
            if matches(land, tile, pos, rotation) {
                fitting.push((pos, rotation));
            }
        }
    }
    let printed = catalogue().tile(tile);
    if printed.river.is_empty() {
        return fitting.into_iter().collect();
    }
    let Some(course) = course(land) else {
        return BTreeSet::new();
    };
    fitting.retain(|&(pos, rotation)| {
        course.goes_on(printed, pos, rotation) && !course.turns_back(printed, rotation)
    });
    // R-RIV-01: with room for the river first; without, only if there is no other way.
    let roomy: BTreeSet<_> = fitting
        .iter()
        .copied()
        .filter(|&(_, rotation)| course.has_room(land, printed, rotation))
        .collect();
    if roomy.is_empty() {
        fitting.into_iter().collect()
    } else {
        roomy
    }
}
