//! Tokens as they lie beside the table: goods, ingots, ferries, sheep. Drawn around (0, 0).

use kurbo::{Affine, Point, Rect};

use super::display::{DisplayList, Group};
use super::flocks::{DISC, face};
use super::plan::SymbolKind;
use super::theme::Theme;
use super::{pieces, tile_art};
use engine::rules::Token;
use engine::tiles::Goods;

/// The bounding box of a token, in the units of a tile.
pub const ROOM: Rect = Rect::new(-84.0, -84.0, 84.0, 84.0);

/// A goods token, as printed on tiles.
pub fn goods(list: &mut DisplayList, goods: Goods) {
    tile_art::goods_token(list, &Theme::summer().palette, Point::ZERO, goods);
}

pub fn ingot(list: &mut DisplayList) {
    let place = Affine::translate((0.0, 12.0)) * Affine::scale(1.25);
    pieces::ingots(list, 1, place);
}

/// A symbol as printed on small tiles.
pub fn symbol(list: &mut DisplayList, kind: SymbolKind) {
    tile_art::picture(list, kind, ROOM.width() / 2.0);
}

/// A token from the bag of sheep.
pub fn flock(list: &mut DisplayList, token: Token) {
    let place = Affine::scale(0.92 * ROOM.width() / 2.0 / DISC);
    list.group(Group::at(place), |list| face(list, token));
}

pub fn ferry(list: &mut DisplayList) {
    pieces::Deck::loose().draw(list, Affine::scale(0.62));
}
