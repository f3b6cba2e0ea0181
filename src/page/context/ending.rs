//! The end of a game: the final scoring is shown before the score table opens.

use crate::context::Context;
use crate::context::dialogs::Dialog;
use view::scene::tween::Millis;

/// How long the score table ignores presses after opening by itself, in milliseconds.
const IGNORING: Millis = 700.0;

/// Shows the final scoring again; the score table reopens afterwards.
pub(crate) fn watch_ending(cx: &mut Context, now: Millis) {
    let stage = cx.tile_stage_mut().filter(|stage| stage.can_walk());
    if let Some(stage) = stage {
        stage.walk_again(now);
        cx.active.ending = true;
        cx.dialogs.leave();
        cx.panels.show_log(false);
    }
}

/// Whether a scoring is still being narrated, which delays the end.
pub(crate) fn is_narrating(cx: &Context) -> bool {
    let stage = cx.any_stage();
    stage.is_some_and(|stage| stage.pending().is_narrating())
}

/// When the animations at the end of a game are over.
pub(crate) fn last_seen(cx: &Context) -> Option<Millis> {
    let ending = cx.active.ending && !is_narrating(cx);
    let stage = cx.any_stage().filter(|_| ending)?;
    Some(stage.animation_end())
}

/// Ignores presses for a moment, because the score table has opened by itself.
pub(crate) const fn ignore_presses(cx: &mut Context, now: Millis) {
    cx.active.ignoring = Some(now + IGNORING);
}

/// Whether presses are ignored because a dialog has just opened by itself.
pub(crate) fn ignores_presses(cx: &Context, now: Millis) -> bool {
    cx.dialogs.front() == Some(Dialog::End) && cx.active.ignoring.is_some_and(|until| now < until)
}
