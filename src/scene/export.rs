//! The table alone, as a picture to keep: no hand, no marks, no page around it.

use kurbo::Rect;

use super::board::Picture;
use super::camera::{Camera, TILE, bounds};
use super::display::{DisplayList, Layer};
use super::figures::Owner;
use super::layout::Layout;
use super::theme::Theme;
use crate::rules::Game;

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
