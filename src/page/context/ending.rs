//! The end of a game: its final scoring is seen before the table of points opens.

use crate::context::Context;
use crate::context::dialogs::Dialog;
use view::scene::tween::Millis;
/// Shows the final scoring again; the table of points comes back when it was seen.
pub(crate) fn watch_ending(cx: &mut Context, now: Millis) {
    let stage = cx.tile_stage_mut().filter(|stage| stage.can_walk());
    if let Some(stage) = stage {
        stage.walk_again(now);
        cx.active.ending = true;
        cx.dialogs.leave();
        cx.panels.show_log(false);
    }
}

/// Whether what happened is still being told, so that nothing comes to its end yet.
pub(crate) fn is_telling(cx: &Context) -> bool {
    let stage = cx.any_stage();
    stage.is_some_and(|stage| stage.pending().is_telling())
}

/// When everything that moves at the end of a game will have been seen.
pub(crate) fn last_seen(cx: &Context) -> Option<Millis> {
    let ending = cx.active.ending && !is_telling(cx);
    let stage = cx.any_stage().filter(|_| ending)?;
    Some(stage.animation_end())
}

/// Whether a press would hit what has just come under the hand by itself.
pub(crate) fn ignores_presses(cx: &Context, now: Millis) -> bool {
    cx.dialogs.front() == Some(Dialog::End) && cx.active.ignoring.is_some_and(|until| now < until)
}
