//! Where the focus belongs. This decides where; the browser code moves it.

use crate::context::Context;
use crate::context::active_game::set_highlight;
use crate::context::idle::why_idle;
use crate::elements::intent::{Area, Target};
use crate::features::play::cards::foresight::foreseen;
use crate::stage::tiles::target::{place_intent, place_target};
use crate::stage::{AnyStage, CursorMove, TileStage};
use engine::rules::Question;
use view::scene::tween::Millis;

/// Opens the log and focuses it, or closes it; it can be read this way even where it is always visible.
pub(super) fn show_log(cx: &mut Context, shown: bool) {
    cx.panels.show_log(shown);
    if !shown {
        // The highlight of a log line goes with it.
        cx.panels.forget_turn();
        set_highlight(cx, None);
    }
    let target = match shown {
        true => Target::Area(Area::Log),
        false => cx.focus_fallback(),
    };
    cx.focus.request(target);
}

/// Handles an arrow key over the board. Returns whether there is a board.
pub(super) fn stride(cx: &mut Context, way: CursorMove, now: Millis) -> bool {
    let target = match &mut cx.stage {
        None => return false,
        Some(AnyStage::Tiles(stage)) => stride_on_tiles(stage, way),
        Some(AnyStage::Cards(stage)) => {
            let target = stage.move_cursor(way);
            let claim = stage.selection().row();
            let told = cx
                .card_stage()
                .and_then(|stage| foreseen(stage, cx.texts(), claim?));
            cx.announcer.say(told.unwrap_or_default());
            target
        }
    };
    match target {
        Some(target) => cx.focus.request(target),
        None => {
            if let Some(why) = why_idle(cx) {
                cx.tell(why, now);
            }
        }
    }
    true
}

/// The focus target after an arrow key over the tiles; none if nobody can decide anything.
fn stride_on_tiles(stage: &mut TileStage, way: CursorMove) -> Option<Target> {
    match stage.question() {
        Some(Question::Place) => stage
            .move_cursor(way)
            .map(|pos| Target::Press(place_intent(stage, pos))),
        Some(Question::Figure) => stage
            .choose_next_place(way)
            .map(|index| place_target(stage, index)),
        Some(_) => {
            let chosen = stage.choose_next_place(way);
            Some(chosen.map_or_else(|| stage.next_target(), |index| place_target(stage, index)))
        }
        None => stage.covered_for().is_some().then(|| stage.next_target()),
    }
}
