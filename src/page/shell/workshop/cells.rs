//! The tiles and the free places of the workshop as a grid of elements for keys and screen readers.

use crate::elements::intent::Intent;
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::WorkshopIntent;
use crate::messages::{TileLook, capital};
use crate::shell::Shell;
use crate::shell::board::grid::grid_cell;
use crate::shell::workshop::Workshop;
use engine::tiles::Pos;

/// The cells, one element for each, over its place on the board.
pub(super) fn draft_cells(shell: &Shell, workshop: &Workshop) -> Node {
    let cells = workshop.stage.cells();
    let west = cells.iter().map(|pos| pos.x).min().unwrap_or_default();
    let north = cells.first().map_or(0, |pos| pos.y);
    let rest = workshop.stage.focus_cell();
    let rows = cells.chunk_by(|one, next| one.y == next.y);
    let row = |cells: &[Pos]| {
        let y = cells.first().map_or(0, |pos| pos.y);
        let cells = cells.iter();
        el("div")
            .attr("role", "row")
            .key(format!("row {y}"))
            .attr("aria-rowindex", (y - north + 1).to_string())
            .children(cells.map(|&pos| cell(shell, workshop, pos, (west, rest == Some(pos)))))
    };
    div("cells")
        .key("cells")
        .attr("role", "grid")
        .attr("data-play", "")
        .attr("aria-label", shell.texts().workshop_cells())
        .children(rows.map(row))
}

fn cell(shell: &Shell, workshop: &Workshop, pos: Pos, (west, reached): (i16, bool)) -> Node {
    grid_cell(pos, west, reached)
        .state("aria-selected", workshop.stage.selected() == Some(pos))
        .attr("aria-label", cell_name(shell, workshop, pos))
        .run(Intent::Workshop(WorkshopIntent::Cell(pos)))
}

/// Where a cell is, and what lies there.
pub(super) fn cell_name(shell: &Shell, workshop: &Workshop, pos: Pos) -> String {
    let texts = shell.texts();
    let cell = capital(&texts.cell(pos));
    let draft = workshop.stage.draft();
    let laid = draft.tile_at(pos).map(|at| draft.position().tiles[at]);
    match laid {
        None => texts.cell_free(&cell),
        Some(laid) => {
            let look = texts.tile_look(&TileLook::of(laid.tile, laid.rotation));
            texts.cell_with_tile(&cell, &look)
        }
    }
}
