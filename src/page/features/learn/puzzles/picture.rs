//! Small pictures of the positions of puzzles, painted by the browser when they come into sight.

use crate::context::Context;
use crate::context::saved::{fitting, thumbnail_layout};
use crate::elements::tree::{Node, el};
use crate::features::learn::opened::{BeforeGame, before};
use crate::features::learn::state::Learning;
use crate::stage::owner_at;
use engine::table::Seat;
use view::scene::board::Picture;
use view::scene::camera::bounds;
use view::scene::display::DisplayList;

/// Width and height, in CSS pixels.
pub const PICTURE: (u32, u32) = (168, 126);
/// The largest tile.
const LARGEST: f64 = 30.0;
const MARGIN: f64 = -6.0;

/// The canvas on which the browser paints a puzzle.
pub(super) fn picture_node(cx: &Context, number: usize) -> Node {
    let (colours, dark) = (cx.settings.colours(), cx.settings.system.dark);
    let look = 2 * colours as u8 + u8::from(dark);
    el("canvas")
        .attr("aria-hidden", "true")
        .attr("data-picture", format!("puzzle {number} {look}"))
        .attr("width", PICTURE.0.to_string())
        .attr("height", PICTURE.1.to_string())
}

/// The picture of the puzzle with this number.
pub fn puzzle_picture(learning: &Learning, cx: &Context, number: &str) -> Option<DisplayList> {
    let entry = learning.library()?.get(number.parse().ok()?)?;
    let BeforeGame::Tiles(before) = before(entry)? else {
        return None;
    };
    let (game, seating) = (before.session.game(), before.session.seating());
    let (layout, theme) = (thumbnail_layout(PICTURE), cx.board_theme());
    let cells = game.board().placed().iter().map(|placed| placed.pos);
    let camera = fitting(bounds(cells), layout.whole.inset(MARGIN), LARGEST);
    let seats = 0..game.setup().seats;
    let owners: Vec<_> = seats.map(|seat| owner_at(seating, Seat(seat))).collect();
    Some(Picture::still(game, &layout, camera, &theme, &owners).draw())
}
