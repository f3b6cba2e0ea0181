//! Highlights cells of the board while something about them is pointed at.

use crate::context::Context;
use crate::context::active_game::Highlight;
use crate::stage::tiles::cell_fits::cells_for;
use crate::stage::tiles::log_cells::cells_of_line;
/// Highlights the tiles of a line of the log, or the cells that a kind of tile fits.
pub(crate) fn set_highlight(cx: &mut Context, highlight: Option<Highlight>) {
    cx.active.highlight = highlight;
    let Some(stage) = cx.tile_stage_mut() else {
        return;
    };
    let cells = match highlight {
        Some(Highlight::Line(index)) => Some(cells_of_line(stage.session().log(), index)),
        Some(Highlight::Tile(tile)) => Some(cells_for(stage.game(), tile)),
        None => None,
    };
    stage.highlight(cells.unwrap_or_default());
}
