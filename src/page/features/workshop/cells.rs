//! The tiles and free cells of the workshop as a list of elements for keys and screen readers.

use crate::context::Context;
use crate::elements::intent::Intent;
use crate::elements::tree::Node;
use crate::elements::workshop::WorkshopIntent;
use crate::features::workshop::state::Workshop;
use crate::messages::{TileLook, capital};
use crate::widgets::{cell_list, grid_cell};
use engine::tiles::{Pos, Rotation};

/// The cells, one element for each, over its place on the board.
pub(super) fn draft_cells(cx: &Context, workshop: &Workshop) -> Node {
    let rest = workshop.stage.focus_cell();
    let cells = workshop.stage.cells();
    let cell = |&pos: &Pos| cell(cx, workshop, pos, rest == Some(pos));
    cell_list(cx.texts().workshop_cells()).children(cells.iter().map(cell))
}

fn cell(cx: &Context, workshop: &Workshop, pos: Pos, reached: bool) -> Node {
    grid_cell(pos, Rotation::R0, reached)
        .state("aria-selected", workshop.stage.selected() == Some(pos))
        .attr("aria-label", cell_name(cx, workshop, pos))
        .run(Intent::Workshop(WorkshopIntent::Cell(pos)))
}

/// The position of a cell, and what is on it.
pub(super) fn cell_name(cx: &Context, workshop: &Workshop, pos: Pos) -> String {
    let texts = cx.texts();
    let cell = capital(&texts.cell(pos));
    let draft = workshop.stage.draft();
    let laid = draft.tile_at(pos).map(|at| draft.position().tiles[at]);
    match laid {
        None => texts.cell_free(&cell),
        Some(laid) => {
            let look = texts.tile_look(&TileLook::new(laid.tile, laid.rotation));
            texts.cell_with_tile(&cell, &look)
        }
    }
}
