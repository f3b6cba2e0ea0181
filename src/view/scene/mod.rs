//! What is visible, as display lists: layout of the screen, camera, tile and card art, figures,
//! marks, animation and hit testing.
//!
//! Everything on a tile is drawn from its catalogue entry, so every tile of every set has a
//! picture. "Pixels" are CSS pixels of the page, "units" are thousandths of a tile's side,
//! unless a comment says otherwise.
//!
//! Deliberately absent: painters, the browser, text layout, clocks (time is passed in) and rules.
//! The scene asks the engine what is legal and what it scores, and never decides it. It may use
//! floats; nothing drawn flows back into a game.

pub mod accents;
pub mod anchors;
pub mod answers;
pub mod board;
pub mod camera;
pub mod caption;
pub mod cards;
pub mod color;
pub mod crowd;
pub mod detail;
pub mod die_roll;
pub mod digits;
pub mod display;
pub mod edge_arrows;
pub mod export;
pub mod figures;
pub mod flight;
pub mod flocks;
pub mod framing;
pub mod glow;
pub mod guides;
pub mod hand;
pub mod layout;
pub mod loupe;

pub mod marks;
pub mod minimap;
pub mod offer;
pub mod overlay;
pub mod pieces;
pub mod plan;
pub mod pointing;
pub mod print;
pub mod recent;
pub mod remarks;
pub mod shade;
pub mod shown_move;
pub mod spots;
pub mod spread;
pub mod theme;
pub mod things;
pub mod tile_art;
pub mod tokens;
pub mod tween;

pub use anchors::{anchor, segment_area, segment_at};
pub use color::{Paint, Rgba};
pub use detail::Detail;
pub use display::{DisplayList, Group, Item, Layer, Pen};
pub use figures::{Figure, FigureLook, Owner, Pose};
pub use print::{CardKey, FigureKey, Print, TileKey};
pub use theme::{Brightness, FigureSize, Look, Palette, Theme};
pub use tile_art::tile_art;

use engine::tiles::{Terrain, Tile, catalogue};

/// The drawing of a tile, a card or a figure, for painters.
pub fn drawing(print: Print) -> DisplayList {
    match print {
        Print::Tile(key) => tile_art::drawing(key),
        Print::Card(key) => cards::card_art::drawing(key),
        Print::Figure(key) => figures::drawing(key),
    }
}

/// The dominant colour of a print, for painters that have not drawn it yet.
pub fn ground(print: Print) -> Rgba {
    match print {
        Print::Tile(key) => {
            let palette = Theme::new(key.look).palette;
            match catalogue().get(key.tile) {
                Some(tile) if is_mostly_city(tile) => palette.city,
                _ => palette.meadow,
            }
        }
        Print::Card(key) => key.paper.color(),
        Print::Figure(key) => key.figure.color(),
    }
}

fn is_mostly_city(tile: &Tile) -> bool {
    let walled = |terrain: &&Terrain| **terrain == Terrain::City;
    tile.edges.iter().filter(walled).count() >= 3
}
