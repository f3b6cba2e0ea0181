//! What the pointers that are down over the board are doing.

use kurbo::Point;

use crate::stage::input::Device;
use crate::stage::pointer::{Press, lift_above};

/// What the pointers that are down are doing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TileGesture {
    None,
    /// They press or drag the tile in hand.
    Tile(Press),
    /// They press the unconfirmed tile on the board: a tap turns it, a drag picks it up.
    Placed(Press),
    /// They press or drag a figure or other piece: from the bar or the board, where a tap selects it, or from a place, where a
    /// tap puts it there.
    Piece(Press),
    /// They press the board: a tap selects the place, a drag pans.
    Board(Press),
    /// They drag on the minimap.
    Map(Press),
    /// They press an edge arrow.
    Arrow(Press),
    /// Two fingers pan and zoom the board and turn the tile.
    Pinch(Press, Press),
}

impl TileGesture {
    /// The centre of the dragged tile: under the mouse, above a finger.
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

    /// The centre of the dragged piece: under the mouse, above a finger.
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

    pub fn carries(&self) -> bool {
        self.carried().is_some()
    }

    /// Whether the fingers that are down must not scroll the page: they hold something, or there are two of them.
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

    /// Cancels the drag of something that is no longer there.
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

    /// Whether releasing the pointer now is a tap on the board.
    pub(crate) fn is_tap(&self) -> bool {
        matches!(self, TileGesture::Board(press) if !press.moved)
    }

    /// Whether a pointer takes part in the gesture.
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
