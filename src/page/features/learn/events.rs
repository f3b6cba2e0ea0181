//! What happens in a lesson.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::tree::{Node, div, el};
use crate::features::learn::opened::{Exercise, LaidTile, Opened};

/// The players' decisions in it, upcoming or already shown, with the tiles placed by them.
pub(super) fn events(cx: &Context, opened: &Opened, laid: &[LaidTile]) -> Vec<Node> {
    let texts = cx.texts();
    let (seen, heard) = (seen_events(cx, opened), opened.to_come(texts));
    let over = seen.is_empty().then(|| el("li").text(texts.turn_is_over()));
    let to_come = seen.into_iter().zip(heard);
    let to_come = to_come.map(|(seen, heard)| el("li").told(seen, heard));
    vec![
        el("p").text(match opened.exercise {
            Exercise::Foretell => texts.what_happens(),
            _ => texts.what_happened(),
        }),
        tiles(cx, opened, laid),
        el("ul").class("to-come").children(to_come).children(over),
    ]
}

/// The decisions to come, for eyes: the cell of the only tile is marked, and need not be named.
pub(super) fn seen_events(cx: &Context, opened: &Opened) -> Vec<String> {
    let texts = cx.texts();
    let laid = opened.tiles_to_come();
    let cell = match laid.as_slice() {
        [(_, _, pos)] if opened.marks_tiles() => Some(texts.for_eyes().cell(*pos)),
        _ => None,
    };
    let mut seen = opened.to_come(texts.for_eyes());
    let placed = cell.and_then(|cell| seen.iter_mut().find(|seen| seen.contains(&cell)));
    if let Some(placed) = placed {
        *placed = texts.tile_on_marked_cell().to_string();
    }
    seen
}

/// Tiles as they will be placed.
pub(super) fn tiles(cx: &Context, opened: &Opened, laid: &[LaidTile]) -> Node {
    let look = cx.tile_look(opened.edition());
    let tiles = laid.iter();
    let tiles = tiles.map(|&(tile, rotation, _)| drawing::tile(tile, rotation, look));
    div("tiles-to-come").children(tiles)
}
