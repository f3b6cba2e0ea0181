//! The tool in hand in the workshop.

use crate::elements::workshop::MarkKind;
use engine::tiles::{Pos, Rotation, TileId};
use view::scene::answers::Piece;

/// A tile in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    pub tile: TileId,
    pub rotation: Rotation,
    /// Whether somebody turned it; until then it turns by itself to fit.
    pub turned: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Nothing: a press selects a tile.
    #[default]
    None,
    /// A tile, which can be placed any number of times.
    Tile(Taken),
    /// A figure of the selected seat, or another piece.
    Piece(Piece),
    /// The tile of this cell, to be moved.
    Move(Pos),
    /// A marking tool; for an arrow, with the cell it begins at once that is pressed.
    Mark(MarkKind, Option<Pos>),
}

impl Tool {
    /// The cell of the tile to be moved.
    pub(super) const fn source(self) -> Option<Pos> {
        match self {
            Tool::Move(from) => Some(from),
            Tool::None | Tool::Tile(_) | Tool::Piece(_) | Tool::Mark(..) => None,
        }
    }

    /// Whether it acts on segments of a tile.
    pub const fn is_for_parts(self) -> bool {
        matches!(
            self,
            Tool::Piece(Piece::Figure(_) | Piece::Wizard(_) | Piece::Gingerbread)
                | Tool::Mark(MarkKind::Feature, _)
        )
    }
}
