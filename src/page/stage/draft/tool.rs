//! What is in hand in the workshop.

use crate::elements::workshop::MarkKind;
use engine::tiles::{Pos, Rotation, TileId};
use view::scene::answers::Piece;

/// A tile in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    pub tile: TileId,
    /// How it is turned.
    pub rotation: Rotation,
    /// Whether somebody turned it: until then it turns by itself to fit.
    pub turned: bool,
}

/// What is in hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Nothing: a press chooses a tile.
    #[default]
    None,
    /// A tile, to be laid as often as somebody wants.
    Tile(Taken),
    /// A figure of the chosen seat, or another piece.
    Piece(Piece),
    /// The tile of this cell, to be moved.
    Move(Pos),
    /// What marks things; of an arrow the cell it begins at, once that is pressed.
    Mark(MarkKind, Option<Pos>),
}

impl Tool {
    /// The cell of the tile that is to be moved.
    pub(super) const fn source(self) -> Option<Pos> {
        match self {
            Tool::Move(from) => Some(from),
            Tool::None | Tool::Tile(_) | Tool::Piece(_) | Tool::Mark(..) => None,
        }
    }

    /// Whether a press on a part of a tile does something with it.
    pub const fn is_for_parts(self) -> bool {
        matches!(
            self,
            Tool::Piece(Piece::Figure(_) | Piece::Wizard(_) | Piece::Gingerbread)
                | Tool::Mark(MarkKind::Feature, _)
        )
    }
}
