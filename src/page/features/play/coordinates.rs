//! The letters of columns and the numbers of rows at the edges of the board, for those who want them.

use crate::context::Context;
use crate::elements::tree::{Node, div, span};
use crate::messages::coordinates::{column, row};
use engine::tiles::{Pos, Rotation};
use std::ops::RangeInclusive;
use view::scene::camera::seen_cell;

/// A label for each column and row with a tile or beside one. Screen readers hear of cells in words.
pub(crate) fn coordinates_node(cx: &Context) -> Option<Node> {
    let stage = cx.tile_stage().filter(|_| cx.settings().coordinates)?;
    let placed = stage.game().board().placed().iter();
    let cells: Vec<Pos> = placed.map(|placed| placed.pos).collect();
    let columns = around(cells.iter().map(|pos| pos.x))?;
    let rows = around(cells.iter().map(|pos| pos.y))?;
    let quarters = stage.board_turn();
    let upright = matches!(quarters, Rotation::R0 | Rotation::R2);
    // On a board that is turned by a quarter the columns lie one above the other.
    let (across, along) = match upright {
        true => ("column", "row"),
        false => ("row", "column"),
    };
    let label = |class: &str, name: String, (x, y): (i16, i16)| {
        let seen = seen_cell(Pos::new(x, y), quarters);
        span(class, name)
            .attr("data-col", seen.x.to_string())
            .attr("data-row", seen.y.to_string())
    };
    let node = div("coordinates")
        .key("coordinates")
        .attr("aria-hidden", "true")
        .children(columns.map(|x| label(across, column(x), (x, 0))))
        .children(rows.map(|y| label(along, row(y), (0, y))));
    Some(node)
}

/// From before the lowest to behind the highest; none without any.
fn around(all: impl Iterator<Item = i16> + Clone) -> Option<RangeInclusive<i16>> {
    let (least, most) = (all.clone().min()?, all.max()?);
    Some(least.saturating_sub(1)..=most.saturating_add(1))
}
