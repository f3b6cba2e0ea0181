//! A small picture of a moment: the table as it was, with what was played and, once that may be known, what is better.

use super::moments::Moment;
use super::{Review, turns};
use crate::context::Context;
use crate::context::saved::{cards_alone, fitting, thumbnail_layout};
use crate::context::thinking::AnyTurn;
use crate::elements::tree::{Node, el};
use crate::stage::{AnyStage, EitherGame};
use view::scene::board::Picture;
use view::scene::camera::{TILE, bounds};
use view::scene::display::DisplayList;
use view::scene::overlay::Notes;
use view::scene::shown_move::Meaning;

/// Width and height, in CSS pixels.
pub const PICTURE: (u32, u32) = (168, 126);
/// The largest tile, in CSS pixels.
const LARGEST: f64 = 44.0;

/// The canvas on which the browser paints it.
pub(super) fn picture_node(cx: &Context, review: &Review, moment: &Moment) -> Node {
    let both = meanings(cx, review, moment).len();
    let (colours, dark) = (cx.settings.colours(), cx.settings.system.dark);
    let look = 2 * colours as u8 + u8::from(dark);
    el("canvas")
        .class("moment-picture")
        .attr("aria-hidden", "true")
        .attr(
            "data-picture",
            format!("moment {} {both}.{look}", moment.step),
        )
        .attr("width", PICTURE.0.to_string())
        .attr("height", PICTURE.1.to_string())
}

/// What it shows: nothing gives away the better move while somebody may look for it.
fn meanings(cx: &Context, review: &Review, moment: &Moment) -> &'static [Meaning] {
    match review.can_find(cx, moment) {
        true => &[Meaning::Played],
        false => &[Meaning::Better, Meaning::Played],
    }
}

/// The picture of the moment whose turn comes after so many actions.
pub fn moment_picture(review: &Review, cx: &Context, step: usize) -> Option<DisplayList> {
    let moment = review.moment(step)?;
    let (_, turn) = turns::turn_at(cx.kept_stage(), step)?;
    let meanings = meanings(cx, review, moment).iter();
    let (layout, theme) = (thumbnail_layout(PICTURE), cx.board_theme());
    match (cx.kept_stage()?, turn, &moment.choice.better_turn) {
        (AnyStage::Tiles(stage), AnyTurn::Tiles(turn), EitherGame::Tiles(better)) => {
            let moves = meanings.filter_map(|&meaning| {
                let actions = if meaning == Meaning::Better {
                    better
                } else {
                    &turn.made
                };
                stage.shown_turn(&turn.game, actions, meaning)
            });
            let moves: Vec<_> = moves.collect();
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
        (AnyStage::Cards(stage), AnyTurn::Cards(turn), &EitherGame::Cards(better)) => {
            let plays = meanings.filter_map(|&meaning| {
                let action = if meaning == Meaning::Better {
                    better
                } else {
                    turn.made
                };
                stage.shown_play(&turn.game, action, meaning)
            });
            let plays: Vec<_> = plays.collect();
            Some(cards_alone(
                &turn.game,
                &layout,
                &theme,
                &stage.owners(),
                &plays,
            ))
        }
        _ => None,
    }
}
