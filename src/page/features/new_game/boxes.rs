//! The content of a box in small pictures: a tile for each of its parts, and their pieces.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::drawing::Token;
use crate::elements::icons::Icon;
use crate::elements::tree::{Node, div, span};
use crate::features::new_game::form::Form;
use crate::stage::owner_of_colour;
use engine::rules::{Edition, Module, Part, Preset};
use engine::tiles::{FeatureKind, Goods, Rotation, Symbol, Tile, TileSet, catalogue};
use view::scene::Look;
use view::scene::figures::Shape;

/// Most expansions shown one by one.
const MOST_BOXES: usize = 4;

/// Most tiles of expansions in the picture of a ready-made table.
const MOST_TILES: usize = 4;

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
    pictures(form, cx.tile_look(form.edition()), &tiles, &parts)
}

/// The base game of a preset, and some of its expansions: a tile of each.
pub(super) fn pictures_of_table(form: &Form, cx: &Context, preset: Preset) -> Node {
    let base = cover_of_base(preset.edition());
    let boxes: Vec<&Tile> = preset.modules().filter_map(cover_of).collect();
    // The last ones set it apart from smaller tables.
    let boxes = boxes.iter().rev().take(MOST_TILES).rev();
    let tiles: Vec<&Tile> = base.into_iter().chain(boxes.copied()).collect();
    pictures(form, cx.tile_look(preset.edition()), &tiles, &[])
}

/// The boxes in play, each as a picture of its lid: the base game, then the expansions, as many as there is room for.
pub(super) fn shelf(form: &Form, cx: &Context) -> Node {
    let look = cx.tile_look(form.edition());
    let boxes = Module::ALL.into_iter().filter(|&module| form.has(module));
    let boxes: Vec<Module> = boxes.collect();
    let base = || cover_of_base(form.edition());
    let meeple = Some(BoxPiece::Own(Shape::Meeple));
    let shown = boxes.iter().take(MOST_BOXES).map(|&module| {
        let piece = module.playable().flat_map(pieces_of).next();
        let cover = cover_of(module).or_else(base);
        lid(form, look, cover, piece).key(module.name())
    });
    let more = boxes.len().saturating_sub(MOST_BOXES);
    let more = (more > 0).then(|| span("lid more-boxes", format!("+{more}")));
    let room = || div("lid room").child(Icon::Plus.node());
    div("shelf")
        .attr("aria-hidden", "true")
        .child(lid(form, look, base(), meeple).key("base"))
        .children(shown)
        .children(more)
        .children(boxes.is_empty().then(room))
}

/// A lid: a tile, and a piece in front of it.
fn lid(form: &Form, look: Look, cover: Option<&Tile>, piece: Option<BoxPiece>) -> Node {
    let tile = cover.map(|tile| drawing::tile(tile.id, Rotation::R0, look));
    let piece = piece.map(|piece| drawn(form, &piece));
    div("lid").children(tile).children(piece)
}

/// The tile of an edition's base game.
fn cover_of_base(edition: Edition) -> Option<&'static Tile> {
    let set = match edition {
        Edition::Winter => TileSet::Winter,
        Edition::First2001 | Edition::Current => TileSet::Base,
    };
    catalogue().tiles_in(set).find(|tile| tile.start)
}

/// A tile that is in a box, or that its rules are about.
fn cover_of(module: Module) -> Option<&'static Tile> {
    let mut of_parts = module.playable().filter_map(tile_of);
    let of_set = || catalogue().tiles_in(module.tiles()?).next();
    of_parts.next().or_else(of_set)
}

/// The tile and the pieces of a part.
pub(super) fn pictures_of_part(form: &Form, cx: &Context, part: Part) -> Node {
    let tiles: Vec<&Tile> = tile_of(part).into_iter().collect();
    pictures(form, cx.tile_look(form.edition()), &tiles, &[part])
}

fn pictures(form: &Form, look: Look, tiles: &[&Tile], parts: &[Part]) -> Node {
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
        Part::Goods => catalogue()
            .tiles_in(TileSet::Traders)
            .find(|tile| tile.segments.iter().any(|segment| segment.goods.is_some())),
        Part::LargeMeeple | Part::Builder | Part::Pig | Part::Messengers => None,
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
