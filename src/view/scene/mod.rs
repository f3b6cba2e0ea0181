//! The look of the board: display list, themes, tile art, figures, and where figures stand.
//!
//! Pure: nothing here knows who paints. Everything is drawn from what is printed on a tile, so that every tile of every
//! set has a picture.

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
pub mod digits;
pub mod display;
pub mod edge_arrows;
pub mod export;
pub mod figures;
pub mod flight;
pub mod flocks;
pub mod framing;
pub mod guides;
pub mod hand;
pub mod layout;
mod letters;
pub mod loupe;
pub mod luck;
pub mod marks;
pub mod minimap;
pub mod offer;
pub mod overlay;
pub mod pieces;
pub mod plan;
pub mod pointing;
pub mod recent;
pub mod remarks;
pub mod shade;
pub mod spots;
pub mod spread;
pub mod theme;
pub mod tile_art;
pub mod tokens;
pub mod tween;

pub use anchors::{anchor, segment_area, segment_at};
pub use color::{Paint, Rgba};
pub use detail::Detail;
pub use display::{CardKey, DisplayList, FigureKey, Group, Item, Layer, Pen, Print, TileKey};
pub use figures::{Figure, FigureLook, Owner, Pose};
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

/// The colour most of a print has, for painters that have had no time for its drawing yet.
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
