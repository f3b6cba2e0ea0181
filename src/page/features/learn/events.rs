//! What happens in a lesson, and whether the prediction is right.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::tree::{Node, div, el};
use crate::features::learn::opened::{Exercise, LaidTile, Opened};

/// The players' decisions in it, upcoming or already shown, with the tiles placed by them.
pub(super) fn events(cx: &Context, opened: &Opened, laid: &[LaidTile]) -> Vec<Node> {
    let texts = cx.texts();
    let [seen, heard] = [texts.for_eyes(), texts].map(|texts| opened.to_come(texts));
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

/// Tiles as they will be placed.
pub(super) fn tiles(cx: &Context, opened: &Opened, laid: &[LaidTile]) -> Node {
    let look = cx.tile_look(opened.edition());
    let tiles = laid.iter();
    let tiles = tiles.map(|&(tile, rotation, _)| drawing::tile(tile, rotation, look));
    div("tiles-to-come").children(tiles)
}

/// Whether the whole prediction is right.
pub(super) fn verdict(cx: &Context, opened: &Opened) -> Node {
    el("p").class("verdict").text(verdict_text(cx, opened))
}

/// The same as a sentence; empty without a prediction.
pub(super) fn verdict_text<'a>(cx: &'a Context, opened: &Opened) -> &'a str {
    let texts = cx.texts();
    match (opened.is_foretold(), opened.is_all_right()) {
        (false, _) => "",
        (true, true) => texts.all_right(),
        (true, false) => texts.not_all_right(),
    }
}
