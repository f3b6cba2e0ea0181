//! What the pointers that are down over the workshop's board are doing.

use kurbo::Point;

use crate::stage::pointer::{Press, lift_above};
use engine::tiles::Pos;

/// What the pointers that are down are doing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum DraftGesture {
    #[default]
    None,
    /// They press the board: a tap selects the place, a drag pans.
    Board(Press),
    /// They press the tile in hand in its slot: a tap turns it, a drag carries it.
    Hand(Press),
    /// They press the selected tile on its cell: a tap turns it, a drag carries it.
    Tile(Press, Pos),
    /// Two fingers move and zoom the board.
    Pinch(Press, Press),
}

impl DraftGesture {
    pub(super) fn press(&self) -> Option<Press> {
        match *self {
            DraftGesture::Board(press)
            | DraftGesture::Hand(press)
            | DraftGesture::Tile(press, _) => Some(press),
            DraftGesture::None | DraftGesture::Pinch(..) => None,
        }
    }

    /// The centre of the tile from the hand while it is carried.
    pub(super) fn carried_tile(&self) -> Option<Point> {
        match self {
            DraftGesture::Hand(press) => carried(*press),
            _ => None,
        }
    }

    /// The cell whose tile is carried, and the tile's centre.
    pub(super) fn carried_from(&self) -> Option<(Pos, Point)> {
        match self {
            DraftGesture::Tile(press, from) => carried(*press).map(|at| (*from, at)),
            _ => None,
        }
    }
}

/// The centre of what a pointer carries, once it has moved.
pub(super) fn carried(press: Press) -> Option<Point> {
    press.moved.then(|| press.at + lift_above(press.device))
}
