//! The content of a box in small pictures: a tile for each of its parts, and their pieces.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::drawing::Token;
use crate::elements::tree::{Node, div};
use crate::features::new_game::form::Form;
use crate::stage::owner_of_colour;
use engine::rules::{Module, Part};
use engine::tiles::{FeatureKind, Goods, Rotation, Symbol, Tile, TileSet, catalogue};
use view::scene::figures::Shape;

/// A piece that comes with a part.
enum BoxPiece {
    /// One for each player.
    Own(Shape),
    /// One that belongs to nobody.
    Neutral(Shape),
    Token(Token),
}

/// The tiles and pieces of all playable parts of a box.
pub(super) fn pictures_of_box(form: &Form, cx: &Context, module: Module) -> Node {
    let parts: Vec<Part> = module.playable().collect();
    let river = catalogue()
        .tiles_in(TileSet::River)
        .filter(|_| module == Module::River);
    let river = river.take(2);
    let tiles = parts.iter().filter_map(|&part| tile_of(part));
    let tiles: Vec<&Tile> = river.chain(tiles).collect();
    pictures(form, cx, &tiles, &parts)
}

/// The tile and the pieces of a part.
pub(super) fn pictures_of_part(form: &Form, cx: &Context, part: Part) -> Node {
    let tiles: Vec<&Tile> = tile_of(part).into_iter().collect();
    pictures(form, cx, &tiles, &[part])
}

fn pictures(form: &Form, cx: &Context, tiles: &[&Tile], parts: &[Part]) -> Node {
    let look = cx.tile_look(form.edition());
    let tile = |tile: &&Tile| {
        let key = format!("tile {}", tile.id.0);
        drawing::tile(tile.id, Rotation::R0, look).key(key)
    };
    let pieces = parts.iter().flat_map(|&part| pieces_of(part));
    div("pictures")
        .attr("aria-hidden", "true")
        .children(tiles.iter().map(tile))
        .children(pieces.map(|piece| drawn(form, &piece)))
}

/// A piece; players' pieces are drawn as the first player's.
fn drawn(form: &Form, piece: &BoxPiece) -> Node {
    let first = form.seating.chairs().first();
    match piece {
        BoxPiece::Own(shape) => match first.map(|chair| owner_of_colour(chair.colour())) {
            Some(owner) => drawing::figure(*shape, owner),
            None => drawing::neutral(*shape),
        },
        BoxPiece::Neutral(shape) => drawing::neutral(*shape),
        BoxPiece::Token(token) => drawing::token(*token),
    }
}

/// A tile that shows what a part is about; `None` if nothing of it is printed.
fn tile_of(part: Part) -> Option<&'static Tile> {
    let shows = |wanted: fn(Symbol) -> bool| {
        let tiles = catalogue().tiles().iter();
        let mut tiles = tiles.filter(|tile| tile.set != TileSet::Winter);
        tiles.find(|tile| tile.symbols.iter().any(|&symbol| wanted(symbol)))
    };
    match part {
        Part::Abbot => catalogue()
            .tiles_in(TileSet::Base)
            .find(|tile| tile.single(FeatureKind::Garden).is_some()),
        Part::Inns => shows(|symbol| symbol == Symbol::Inn),
        Part::Cathedrals => shows(|symbol| symbol == Symbol::Cathedral),
        Part::Flight => shows(|symbol| matches!(symbol, Symbol::Flier(_))),
        Part::Ferries => shows(|symbol| symbol == Symbol::FerryLake),
        Part::Gold => shows(|symbol| symbol == Symbol::GoldMine),
        Part::MageWitch => shows(|symbol| symbol == Symbol::Magic),
        Part::Robbers => shows(|symbol| symbol == Symbol::Robber),
        Part::CropCircles => shows(|symbol| matches!(symbol, Symbol::CropCircle(_))),
        Part::Hills => shows(|symbol| symbol == Symbol::Hill),
        Part::Shepherds => shows(|symbol| matches!(symbol, Symbol::Animal(_))),
        Part::Vineyards => shows(|symbol| symbol == Symbol::Vineyard),
        Part::Gingerbread => shows(|symbol| symbol == Symbol::Gingerbread),
        Part::LargeMeeple | Part::Goods | Part::Builder | Part::Pig | Part::Messengers => None,
    }
}

fn pieces_of(part: Part) -> Vec<BoxPiece> {
    match part {
        Part::Abbot => vec![BoxPiece::Own(Shape::Abbot)],
        Part::LargeMeeple => vec![BoxPiece::Own(Shape::LargeMeeple)],
        Part::Goods => Goods::ALL
            .map(|goods| BoxPiece::Token(Token::Goods(goods)))
            .into(),
        Part::Builder => vec![BoxPiece::Own(Shape::Builder)],
        Part::Pig => vec![BoxPiece::Own(Shape::Pig)],
        Part::Messengers => vec![BoxPiece::Own(Shape::Messenger)],
        Part::Gold => vec![BoxPiece::Token(Token::Ingot)],
        Part::Ferries => vec![BoxPiece::Token(Token::Ferry)],
        Part::MageWitch => vec![
            BoxPiece::Neutral(Shape::Mage),
            BoxPiece::Neutral(Shape::Witch),
        ],
        Part::Robbers => vec![BoxPiece::Own(Shape::Robber)],
        Part::Shepherds => vec![
            BoxPiece::Own(Shape::Shepherd),
            BoxPiece::Neutral(Shape::Sheep),
        ],
        Part::Gingerbread => vec![BoxPiece::Neutral(Shape::Gingerbread)],
        Part::Inns
        | Part::Cathedrals
        | Part::Flight
        | Part::CropCircles
        | Part::Hills
        | Part::Vineyards => Vec::new(),
    }
}
