//! The last tile of the game, which is told once to everybody.

use crate::context::Context;
use engine::rules::Question;
use view::scene::tween::Millis;

/// Says that the last tile is in somebody's hand, once.
pub(crate) fn tell_last_tile(cx: &mut Context, now: Millis) {
    let last = cx.tile_stage().is_some_and(|stage| {
        let asked = stage.game().asked().map(|asked| asked.question);
        let drawn = stage.game().stack().left() == 0 && asked == Some(Question::Place);
        drawn && stage.replay().is_none() && stage.is_between_turns()
    });
    let before = std::mem::replace(&mut cx.active.last_tile, last);
    if last && !before && cx.active.task.is_none() && cx.board.is_none() {
        cx.show(cx.texts().last_tile().to_string(), now);
    }
}
