//! Beside a tile held over a cell: what placing it there would change.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::stage::TileStage;
use crate::stage::popover::PopoverSide;
use crate::stage::tiles::tile_in_hand::Preview;
use engine::rules::{Change, Figure};
use view::scene::figures::on_board::shape_of;

/// Most changes listed.
const MOST: usize = 4;
/// Distance from the tile, in pixels of the page.
const BESIDE: f64 = 10.0;

/// What the held tile would change. Screen readers get it with the cell.
pub(crate) fn preview_node(cx: &Context) -> Option<Node> {
    let stage = cx.tile_stage()?;
    let preview = stage.preview()?;
    let lines = changes_nodes(cx, stage, preview);
    let ways = [
        PopoverSide::Above,
        PopoverSide::Right,
        PopoverSide::Left,
        PopoverSide::Below,
    ];
    let beside = stage.viewport().beside_cell(preview.pos, BESIDE, &ways);
    let some = !lines.is_empty();
    let node = el("ul")
        .class("preview changes")
        .key("preview")
        .attr("aria-hidden", "true")
        .children(lines);
    some.then(|| beside.on(node))
}

/// What a tile would change, one line each.
pub(super) fn changes_nodes(cx: &Context, stage: &TileStage, tile: Preview) -> Vec<Node> {
    let mut changes = stage.game().changes(tile.tile, tile.pos, tile.rotation);
    changes.retain(Change::counts);
    changes.truncate(MOST);
    let lines = changes.iter().map(|change| change_node(cx, stage, change));
    lines.collect()
}

fn change_node(cx: &Context, stage: &TileStage, change: &Change) -> Node {
    let owners = change.holders.iter().map(|seat| stage.owner(seat));
    let holders = owners.map(|owner| {
        div("holder")
            .class(owner_class(owner))
            .child(drawing::figure(shape_of(Figure::Meeple), owner))
    });
    let class = if change.completes { "completes" } else { "" };
    el("li")
        .class(class)
        .children(holders)
        .child(span("", cx.texts().change(change)))
}
