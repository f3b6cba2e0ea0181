//! Small pictures of a moment in the tile game: what was played and, once that may be known, what is better.

use super::moments::Moment;
use super::{Review, turns};
use crate::context::Context;
use crate::context::saved::{fitting, thumbnail_layout};
use crate::context::thinking::AnyTurn;
use crate::elements::tree::{Node, el};
use crate::stage::{AnyStage, EitherGame};
use view::scene::board::Picture;
use view::scene::camera::{TILE, bounds};
use view::scene::display::DisplayList;
use view::scene::overlay::Notes;
use view::scene::shown_move::Meaning;

/// Width and height, in CSS pixels.
pub const PICTURE: (u32, u32) = (156, 156);
/// The size of a tile: its neighbours are in the picture too.
const LARGEST: f64 = 52.0;
/// What names the picture of the better move.
const BETTER: &str = "better";

/// The canvases on which the browser paints them; none in the card game, whose cards would be too small to be told apart.
pub(super) fn picture_nodes(cx: &Context, review: &Review, moment: &Moment) -> Vec<Node> {
    let (colours, dark) = (cx.settings.colours(), cx.settings.system.dark);
    let look = 2 * colours as u8 + u8::from(dark);
    let canvas = |which: &str| {
        el("canvas")
            .class("moment-picture")
            .attr("aria-hidden", "true")
            .attr(
                "data-picture",
                format!("moment {} {which} {look}", moment.step),
            )
            .attr("width", PICTURE.0.to_string())
            .attr("height", PICTURE.1.to_string())
    };
    match moment.choice.better_turn {
        EitherGame::Cards(_) => Vec::new(),
        // Nothing gives away the better move while somebody may look for it.
        EitherGame::Tiles(_) if review.can_find(cx, moment) => vec![canvas("played")],
        EitherGame::Tiles(_) => vec![canvas(BETTER), canvas("played")],
    }
}

/// The picture with this name: the number of actions before the turn, and which move.
pub fn moment_picture(review: &Review, cx: &Context, name: &str) -> Option<DisplayList> {
    let (step, which) = name.split_once(' ')?;
    let moment = review.moment(step.parse().ok()?)?;
    let (_, AnyTurn::Tiles(turn)) = turns::turn_at(cx.kept_stage(), moment.step)? else {
        return None;
    };
    let (AnyStage::Tiles(stage), EitherGame::Tiles(better)) =
        (cx.kept_stage()?, &moment.choice.better_turn)
    else {
        return None;
    };
    let shown = match which {
        BETTER => stage.shown_turn(&turn.game, better, Meaning::Better),
        _ => stage.shown_turn(&turn.game, &turn.made, Meaning::Played),
    }?;
    let (layout, theme) = (thumbnail_layout(PICTURE), cx.board_theme());
    let moves = [shown];
    let area = bounds(moves.iter().map(|one| one.cell)).inset(TILE);
    let camera = fitting(area, layout.whole, LARGEST);
    let owners = stage.owners();
    let mut picture = Picture::still(&turn.game, &layout, camera, &theme, &owners);
    picture.notes = Notes {
        moves: &moves,
        ..Notes::default()
    };
    Some(picture.draw())
}
