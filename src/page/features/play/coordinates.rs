//! The letters of columns and the numbers of rows at the edges of the board, for those who want them.

use crate::context::Context;
use crate::elements::tree::{Node, div, span};
use crate::messages::coordinates::{column, number, row};
use engine::tiles::{Pos, Rotation};
use std::ops::RangeInclusive;
use view::scene::camera::seen_cell;

/// The room that a label takes with the gap to the next, in CSS pixels.
const LABEL: f64 = 36.0;

/// A label for each column and row with a tile or beside one. Screen readers hear of cells in words.
pub(crate) fn coordinates_node(cx: &Context) -> Option<Node> {
    let stage = cx.tile_stage().filter(|_| cx.settings().coordinates)?;
    let placed = stage.game().board().placed().iter();
    let cells: Vec<Pos> = placed.map(|placed| placed.pos).collect();
    let columns = around(cells.iter().map(|pos| pos.x))?;
    let rows = around(cells.iter().map(|pos| pos.y))?;
    let quarters = stage.board_turn();
    // On a board that is turned by a quarter the columns lie one above the other.
    let (across, along) = match quarters {
        Rotation::R0 | Rotation::R2 => ("column", "row"),
        Rotation::R1 | Rotation::R3 => ("row", "column"),
    };
    let label = |class: &str, name: String, number: i32, (x, y): (i16, i16)| {
        let seen = seen_cell(Pos::new(x, y), quarters);
        let steps = [2, 5, 10].into_iter().filter(|step| number % step == 0);
        let steps: Vec<String> = steps.map(|step| step.to_string()).collect();
        span(class, name)
            .attr("data-in", steps.join(" "))
            .attr("data-col", seen.x.to_string())
            .attr("data-row", seen.y.to_string())
    };
    let node = div("coordinates")
        .key("coordinates")
        .attr("aria-hidden", "true")
        .children(columns.map(|x| label(across, column(x), number(x), (x, 0))))
        .children(rows.map(|y| label(along, row(y), number(y), (0, y))));
    Some(node)
}

/// Which labels stand at cells of `zoom` pixels so that none touches the next: all, or every second, fifth or tenth.
pub(crate) fn step_at(zoom: f64) -> i32 {
    match LABEL / zoom {
        ..=1.0 => 1,
        ..=2.0 => 2,
        ..=5.0 => 5,
        _ => 10,
    }
}

/// From before the lowest to behind the highest; none without any.
fn around(all: impl Iterator<Item = i16> + Clone) -> Option<RangeInclusive<i16>> {
    let (least, most) = (all.clone().min()?, all.max()?);
    Some(least.saturating_sub(1)..=most.saturating_add(1))
}
