//! Prints: tiles, cards and figures, which a painter may keep as bitmaps.

use kurbo::Rect;

use super::cards::card_art::paper::{CARD, Paper, SHADOWED};
use super::detail::Detail;
use super::figures::figure::{Figure, ROOM};
use super::theme::Look;
use engine::cards::Card;
use engine::tiles::{Rotation, TileId};

/// One drawing of a tile, which a painter may keep as a bitmap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileKey {
    /// The printed design.
    pub tile: TileId,
    /// Which copy of the design; copies only differ in decoration.
    pub copy: u8,
    /// The rotation. Buildings and shadows stay upright, so every rotation is a drawing of its own.
    pub rotation: Rotation,
    /// The colours it is drawn in.
    pub look: Look,
    pub detail: Detail,
}

impl TileKey {
    /// A copy of a tile in a rotation, in the first look and full detail.
    pub fn new(tile: TileId, copy: u8, rotation: Rotation) -> Self {
        Self {
            tile,
            copy,
            rotation,
            look: Look::default(),
            detail: Detail::default(),
        }
    }

    /// The same tile in another look.
    pub fn seen(self, look: Look) -> Self {
        Self { look, ..self }
    }
}

/// One side of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardKey {
    /// The face of this card, or `None` for the back.
    pub side: Option<Card>,
    pub paper: Paper,
}

impl CardKey {
    /// The name of the side, for ids in documents.
    pub fn name(self) -> &'static str {
        self.side.map_or("back", Card::name)
    }
}

/// A figure at some size on screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FigureKey {
    pub figure: Figure,
    /// The size of a pixel in units of the figure; fine lines are drawn wider when it is large.
    pub pixel: u8,
}

impl FigureKey {
    /// The key of a figure, where a pixel of the screen is this many of its units.
    pub fn new(figure: Figure, pixel: f64) -> Self {
        FigureKey {
            figure,
            pixel: pixel.round().clamp(4.0, 15.0) as u8,
        }
    }
}

/// Something shown many times, which a painter may keep as a bitmap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Print {
    Tile(TileKey),
    Card(CardKey),
    Figure(FigureKey),
}

impl Print {
    /// The edge of the square of a tile, in units.
    const TILE: f64 = 1000.0;

    /// The rectangle of its drawing, in its own units.
    pub const fn area(self) -> Rect {
        match self {
            Print::Tile(_) => Rect::new(0.0, 0.0, Print::TILE, Print::TILE),
            Print::Card(_) => SHADOWED,
            Print::Figure(_) => ROOM,
        }
    }

    /// The part a painter fills with a plain colour until a bitmap is ready, in the same units.
    /// `None` for figures: they are few and drawn quickly, so that they are never missing.
    pub const fn body(self) -> Option<Rect> {
        match self {
            Print::Tile(_) => Some(self.area()),
            Print::Card(_) => Some(CARD),
            Print::Figure(_) => None,
        }
    }

    /// The common part of prints that may briefly stand in for each other: they only differ in
    /// decoration or detail.
    pub const fn motif(self) -> Print {
        match self {
            Print::Tile(key) => Print::Tile(TileKey {
                copy: 0,
                detail: Detail::Full,
                ..key
            }),
            Print::Card(_) => self,
            Print::Figure(key) => Print::Figure(FigureKey { pixel: 0, ..key }),
        }
    }
}
