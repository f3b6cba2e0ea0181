//! The River (`RIV`): where it continues, and which way it turned last.

use serde::{Deserialize, Serialize};

use crate::rules::board::{Board, Placed};
use crate::rules::game::Game;
use crate::rules::illegal::Reason;
use crate::tiles::{Pos, Rotation, Side, TileId, catalogue};

/// The direction of a curve, looking downstream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bend {
    Left,
    Right,
}

/// The state of the river; empty when it is not in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct River {
    /// The cell in front of the open end, and the side on which the river enters it.
    end: Option<(Pos, Side)>,
    /// How the last river tile turned, if it was a curve (RIV-07, RIV-08).
    bend: Option<Bend>,
}

impl River {
    /// The cell where the river continues.
    pub fn end(&self) -> Option<Pos> {
        self.end.map(|(pos, _)| pos)
    }

    /// The river on a board, reconstructed from its tiles.
    pub(in crate::rules) fn find(board: &Board) -> River {
        let mut river = River::default();
        let open = board
            .placed()
            .iter()
            .find(|placed| open_side(board, placed).is_some());
        if let Some(placed) = open {
            let out = open_side(board, placed);
            let way_in = turned(placed.tile, placed.rotation).find(|&side| Some(side) != out);
            river.flow(board, placed, way_in);
        }
        river
    }

    /// Extends the river by the tile just placed.
    pub(in crate::rules) fn placed(&mut self, board: &Board, placed: &Placed) {
        let way_in = self
            .end
            .filter(|&(pos, _)| pos == placed.pos)
            .map(|(_, side)| side);
        self.flow(board, placed, way_in);
    }

    fn flow(&mut self, board: &Board, placed: &Placed, way_in: Option<Side>) {
        let out = turned(placed.tile, placed.rotation).find(|&side| Some(side) != way_in);
        self.bend = way_in.zip(out).and_then(|(way_in, out)| bend(way_in, out));
        let front = out.map(|side| (placed.pos.step(side), side.opposite()));
        self.end = front.filter(|&(pos, _)| board.get(pos).is_none());
    }

    /// Why a river tile may not be placed like this, apart from its edges (RIV-05, RIV-07).
    pub(in crate::rules) fn refusal(
        &self,
        tile: TileId,
        pos: Pos,
        rotation: Rotation,
    ) -> Option<Reason> {
        let Some((end, way_in)) = self.end else {
            return Some(Reason::RiverNotContinued);
        };
        if end != pos || !turned(tile, rotation).any(|side| side == way_in) {
            return Some(Reason::RiverNotContinued);
        }
        let out = turned(tile, rotation).find(|&side| side != way_in);
        let bend = out.and_then(|out| bend(way_in, out));
        (bend.is_some() && bend == self.bend).then_some(Reason::RiverUTurn)
    }

    /// Whether the cells the river needs next are all empty (R-RIV-01): in front of the new end,
    /// beyond it, and beside both. A lake needs none.
    pub(in crate::rules) fn has_room(
        &self,
        board: &Board,
        tile: TileId,
        pos: Pos,
        rotation: Rotation,
    ) -> bool {
        let way_in = self.end.map(|(_, side)| side);
        let Some(out) = turned(tile, rotation).find(|&side| Some(side) != way_in) else {
            return true;
        };
        let front = pos.step(out);
        let beyond = front.step(out);
        let beside = [out.turned(Rotation::R1), out.turned(Rotation::R3)];
        let needed = [front, beyond]
            .into_iter()
            .flat_map(|cell| [cell, cell.step(beside[0]), cell.step(beside[1])]);
        needed.into_iter().all(|cell| board.get(cell).is_none())
    }
}

/// The sides the river reaches on a tile in this rotation.
fn turned(tile: TileId, rotation: Rotation) -> impl Iterator<Item = Side> {
    catalogue().tile(tile).river.turned(rotation).iter()
}

fn open_side(board: &Board, placed: &Placed) -> Option<Side> {
    turned(placed.tile, placed.rotation).find(|&side| board.get(placed.pos.step(side)).is_none())
}

/// How the river turns between the sides where it enters and leaves.
fn bend(way_in: Side, out: Side) -> Option<Bend> {
    let ahead = way_in.opposite();
    if out == ahead.turned(Rotation::R1) {
        Some(Bend::Right)
    } else if out == ahead.turned(Rotation::R3) {
        Some(Bend::Left)
    } else {
        None
    }
}

impl Game {
    pub const fn river(&self) -> &River {
        &self.modules.river
    }
}
