//! What the pointers that are down over the board do.

use kurbo::Point;

use crate::stage::input::Device;
use crate::stage::pointer::{Press, lift_above};

/// What the pointers that are down do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TileGesture {
    None,
    /// They press or drag the tile in hand.
    Tile(Press),
    /// They press the tile on the board that is not confirmed: a tap turns it, a drag picks it up.
    Placed(Press),
    /// They press or drag a figure or the like: from the bar or where it stands, where a tap chooses it, or from one of
    /// the places, where a tap puts it.
    Piece(Press),
    /// They press the board: a tap means the place, a drag moves the camera.
    Board(Press),
    /// They drag over the small map.
    Map(Press),
    /// They press an arrow at the edge of the board.
    Arrow(Press),
    /// Two fingers move, zoom and turn the board.
    Pinch(Press, Press),
}

impl TileGesture {
    /// The middle of a tile that is dragged: under the mouse, above a finger.
    pub fn dragged_tile(&self) -> Option<Point> {
        match self {
            TileGesture::Tile(press) if press.moved => Some(press.at + lift_above(press.device)),
            _ => None,
        }
    }

    /// The finger that presses a tile.
    pub(super) fn finger(&self) -> Option<Point> {
        match self {
            TileGesture::Tile(press) if press.device == Device::Finger => Some(press.at),
            _ => None,
        }
    }

    /// The middle of a piece that is dragged: under the mouse, above a finger.
    pub(super) fn dragged_piece(&self) -> Option<Point> {
        match self {
            TileGesture::Piece(press) if press.moved => {
                Some(press.at + lift_above(press.device) * 0.8)
            }
            _ => None,
        }
    }

    /// The pointer that drags a tile or a piece.
    pub(super) fn carried(&self) -> Option<Press> {
        match self {
            TileGesture::Tile(press) | TileGesture::Piece(press) => {
                Some(*press).filter(|press| press.moved)
            }
            _ => None,
        }
    }

    /// Whether a tile or a piece is dragged.
    pub fn carries(&self) -> bool {
        self.carried().is_some()
    }

    /// Whether the fingers that are down do something of their own, however far they move: they have taken something up, or
    /// they are two. One that presses the board may as well move the page around it.
    pub const fn holds_fingers(&self) -> bool {
        match self {
            TileGesture::Tile(_)
            | TileGesture::Placed(_)
            | TileGesture::Piece(_)
            | TileGesture::Map(_)
            | TileGesture::Pinch(..) => true,
            TileGesture::None | TileGesture::Board(_) | TileGesture::Arrow(_) => false,
        }
    }

    /// Drops what is not there any more.
    pub(super) fn cancel_drag(&mut self) {
        let moves = matches!(
            self,
            TileGesture::Board(_)
                | TileGesture::Pinch(..)
                | TileGesture::Map(_)
                | TileGesture::Arrow(_)
        );
        if !moves {
            *self = TileGesture::None;
        }
    }

    /// Whether letting go now is a tap on the board.
    pub(crate) fn is_tap(&self) -> bool {
        matches!(self, TileGesture::Board(press) if !press.moved)
    }

    /// Whether a pointer takes part in it.
    pub(super) fn involves(&self, id: i32) -> bool {
        match self {
            TileGesture::Tile(press)
            | TileGesture::Placed(press)
            | TileGesture::Piece(press)
            | TileGesture::Map(press)
            | TileGesture::Arrow(press)
            | TileGesture::Board(press) => press.id == id,
            TileGesture::Pinch(..) => true,
            TileGesture::None => false,
        }
    }
}
