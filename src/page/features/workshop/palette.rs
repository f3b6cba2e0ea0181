//! The palette: the tiles to pick, by set.

use crate::context::Context;
use crate::elements::choices::list;
use crate::elements::drawing;
use crate::elements::intent::{Field, FocusMeaning, Intent};
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::{WorkshopField, WorkshopIntent};
use crate::features::workshop::state::Workshop;
use crate::messages::{TileLook, capital};
use crate::stage::draft::Tool;
use engine::tiles::{Rotation, Tile, TileId, TileSet, catalogue};
use view::scene::Look;

/// The choice of a set, and its tiles.
pub(super) fn palette_node(cx: &Context, workshop: &Workshop) -> Node {
    let texts = cx.texts();
    let sets = TileSet::ALL.map(|set| (set.name().to_string(), texts.tile_set(set).to_string()));
    let look = cx.tile_look(workshop.stage.draft().setup().edition);
    let tiles = catalogue().tiles().iter();
    let tiles = tiles.filter(|tile| tile.set == workshop.set);
    let tiles: Vec<&Tile> = tiles.collect();
    let reached = reached(workshop, &tiles);
    let tiles = tiles
        .into_iter()
        .map(|tile| tile_node(cx, workshop, (tile, reached == Some(tile.id)), look));
    div("palette")
        .child(
            div("from")
                .child(
                    el("span")
                        .attr("aria-hidden", "true")
                        .text(texts.palette_label()),
                )
                .child(list(
                    Field::Workshop(WorkshopField::Set),
                    texts.palette_label(),
                    sets.into(),
                    workshop.set.name().to_string(),
                )),
        )
        .child(
            el("ul")
                .class("tiles")
                .attr("data-arrows", "")
                .attr("aria-label", texts.palette_label())
                .children(tiles),
        )
}

/// The tile reached with Tab: the last one focused, the one in hand, or the first. Arrow keys lead to the others.
fn reached(workshop: &Workshop, tiles: &[&Tile]) -> Option<TileId> {
    let taken = match workshop.stage.tool() {
        Tool::Tile(taken) => Some(taken.tile),
        _ => None,
    };
    let there = |id: &TileId| tiles.iter().any(|tile| tile.id == *id);
    let known = [workshop.palette_at, taken].into_iter().flatten();
    let first = tiles.first().map(|tile| tile.id);
    known.into_iter().find(there).or(first)
}

fn tile_node(
    cx: &Context,
    workshop: &Workshop,
    (tile, reached): (&Tile, bool),
    look: Look,
) -> Node {
    let taken = match workshop.stage.tool() {
        Tool::Tile(taken) => taken.tile == tile.id,
        _ => false,
    };
    let words = cx.texts().tile_look(&TileLook::new(tile.id, Rotation::R0));
    let name = cx.texts().tile_with_name(&capital(&words), tile.name);
    let button = el("button")
        .class("tile-kind")
        .attr("type", "button")
        .state("aria-pressed", taken)
        .attr("aria-label", name.clone())
        .hover_title(name)
        .attr("tabindex", if reached { "0" } else { "-1" })
        .near(FocusMeaning::OfferedTile(tile.id))
        .run(Intent::Workshop(WorkshopIntent::Take(tile.id)))
        .child(drawing::tile(tile.id, Rotation::R0, look));
    el("li").key(format!("tile {}", tile.id.0)).child(button)
}
