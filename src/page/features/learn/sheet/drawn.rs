//! The pictures of a sheet: vectors, which stay sharp on paper.

use crate::elements::picture::{PictureContent, PictureForm, PictureSize};
use crate::elements::tree::{Node, el};
use crate::features::learn::opened::Opened;
use crate::stage::picture::table_alone;
use engine::rules::Game;
use engine::session::Session;
use engine::table::{Ink, Mark, Marked};
use engine::tiles::{Pos, Rotation, TileId, catalogue};
use view::paint::svg;
use view::scene::detail::Detail;
use view::scene::{Look, Theme, drawing, export};

/// The side of a tile on the board, in pixels: enough to tell everything on it.
const TILE: f64 = 72.0;

/// The board before the decisions of a lesson; the cells on which its tiles go are marked.
pub(super) fn board(opened: &Opened, label: &str) -> Option<Node> {
    let shown = opened.tiles_shown();
    let content = content(shown.into_iter().map(|(_, _, pos)| pos));
    let theme = theme(opened);
    let drawn = opened.drawn(
        |session| table_alone(session, &theme, &content),
        |session| table_alone(session, &theme, &content),
    );
    Some(picture(&drawn?).class("sheet-board").attr("alt", label))
}

/// The board after the decisions of a solution; the tiles laid by them are marked.
pub(super) fn solved(opened: &Opened, session: &Session<Game>, laid: &[Pos]) -> Node {
    let content = content(laid.iter().copied());
    let drawn = table_alone(session, &theme(opened), &content);
    picture(&drawn).class("sheet-board").attr("alt", "")
}

fn content(marked: impl Iterator<Item = Pos>) -> PictureContent {
    let mark = |pos| Mark {
        on: Marked::Tile(pos),
        ink: Ink::Plain,
    };
    PictureContent {
        size: PictureSize::Tile(TILE),
        claims: None,
        marks: marked.map(mark).collect(),
        ..PictureForm::default().content()
    }
}

/// Tiles in a row, turned as they will lie.
pub(super) fn tiles(opened: &Opened, tiles: &[(TileId, Rotation)]) -> Option<Node> {
    let tiles: Vec<_> = tiles
        .iter()
        .map(|&(tile, rotation)| (catalogue().tile(tile), rotation))
        .collect();
    if tiles.is_empty() {
        return None;
    }
    let (list, area) = export::sheet(&tiles, tiles.len(), &theme(opened), Detail::Full);
    let picture = picture(&svg::alone(&list, area, &drawing));
    Some(picture.class("sheet-tiles").attr("alt", ""))
}

/// Paper is light, whatever the page is.
fn theme(opened: &Opened) -> Theme {
    Theme::new(Look::for_edition(opened.edition()))
}

/// An SVG document as an image.
fn picture(svg: &str) -> Node {
    let mut address = "data:image/svg+xml,".to_string();
    for letter in svg.chars() {
        match letter {
            '%' => address += "%25",
            '#' => address += "%23",
            '\n' => address += "%0A",
            letter => address.push(letter),
        }
    }
    el("img").attr("src", address)
}
