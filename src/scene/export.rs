//! Pictures to keep: the table alone, without hand, marks and the page around it; and many tiles side by side.

use kurbo::{Affine, Rect, Vec2};

use super::board::Picture;
use super::camera::{Camera, TILE, bounds};
use super::display::{DisplayList, Layer, TileKey};
use super::figures::Owner;
use super::layout::Layout;
use super::theme::{Season, Theme};
use crate::rules::Game;
use crate::tiles::{Rotation, Tile};

/// Space between the tiles of a contact sheet.
const GAP: f64 = 60.0;

/// The tiles and figures of a game, in units of the table, and the part of the table they fill.
pub fn table(game: &Game, theme: &Theme, owners: &[Owner]) -> (DisplayList, Rect) {
    let cells = game.board().placed().iter().map(|placed| placed.pos);
    let area = bounds(cells).inset(TILE * 0.15);
    let layout = Layout {
        whole: area,
        ..Layout::default()
    };
    let camera = Camera {
        middle: area.center(),
        screen: area.center(),
        zoom: TILE,
    };
    let picture = Picture {
        game,
        layout: &layout,
        camera,
        theme,
        owners,
        held: None,
        lying: &[],
        places: None,
        ghost: None,
        preview: None,
        offer: None,
        loupe: None,
        refused: None,
        fresh: None,
        lit: &[],
        areas: &[],
        notes: Default::default(),
        flights: &[],
        bare: true,
        now: Default::default(),
    };
    let mut list = DisplayList::new();
    list.on(Layer::Table).fill(area, theme.table);
    list.on(Layer::Tiles);
    picture.tiles(&mut list);
    list.on(Layer::Figures);
    picture.figures(&mut list);
    (list, area)
}

/// A contact sheet: tiles in rows of `columns`, each with how it lies, and the part of the table they fill.
pub fn sheet(tiles: &[(&Tile, Rotation)], columns: usize, season: Season) -> (DisplayList, Rect) {
    let columns = columns.max(1);
    let step = TILE + GAP;
    let long = |count: usize| count as f64 * step + GAP;
    let area = Rect::new(0.0, 0.0, long(columns), long(tiles.len().div_ceil(columns)));
    let mut list = DisplayList::new();
    list.on(Layer::Table).fill(area, Theme::new(season).table);
    list.on(Layer::Tiles);
    for (index, &(tile, rotation)) in tiles.iter().enumerate() {
        let place = Vec2::new((index % columns) as f64, (index / columns) as f64) * step;
        let key = TileKey {
            tile: tile.id,
            copy: 0,
            rotation,
            season,
        };
        list.tile(key, Affine::translate(place + Vec2::new(GAP, GAP)));
    }
    (list, area)
}
