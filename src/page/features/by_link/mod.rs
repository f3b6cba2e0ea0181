//! A game by link: its persons use their own devices. Each plays a turn and sends a link, and whoever opens it goes on.
//!
//! The game itself is the same everywhere. What only concerns this device (which seats are here, and what has been sent) is
//! stored in the note about the table and never included in a link.

pub mod chat;
pub mod dock;
pub mod incoming;

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::context::ending::watch_ending;
use crate::elements::table_note::ByLink;
use crate::features::by_link::chat::{Delivery, name_seat, tell_seat};
use crate::features::by_link::incoming::keep_note;
use crate::stage::AnyStage;
use crate::stage::any_session::AnySession;
use crate::stage::replay::Replay;
use engine::table::Seat;
use view::scene::tween::Millis;

/// The game on the screen as text for somebody else; for a game by link without the seat of this device.
pub fn record_to_send(cx: &Context) -> Option<String> {
    let text = cx.record()?;
    let Some(by_link) = cx.active.by_link else {
        return Some(text);
    };
    let mut game = AnySession::load(&text).ok()?;
    let seat = None;
    keep_note(&mut game, ByLink { seat, ..by_link });
    Some(game.save())
}

/// Gives a seat to the person in front of the screen, and shows what happened since it was last asked.
pub(crate) fn sit_here(delivery: &mut Delivery, cx: &mut Context, seat: Seat, now: Millis) {
    let Some(by_link) = cx.active.by_link else {
        return;
    };
    let stage = cx.stage.as_mut();
    let Some(stage) = stage.filter(|stage| seat.0 < stage.seats() && !stage.is_locked()) else {
        return;
    };
    stage.sit_here(seat, now);
    let since = stage.steps_of(seat);
    name_seat(delivery, cx, seat);
    cx.note_link(|by_link| by_link.seat = Some(seat));
    tell_seat(delivery, cx, seat);
    cx.dialogs.leave();
    if by_link.seat.is_none() {
        catch_up(cx, since, now);
    } else {
        cx.tell(cx.texts().seat_taken().to_string(), now);
    }
}

/// How long a turn from a link is shown, in milliseconds, in addition to the pauses of a computer before its tile and figure.
const LOOK: Millis = 600.0;

/// Shows what happened after `steps` decisions, turn by turn; it can be skipped.
pub(crate) fn catch_up(cx: &mut Context, steps: usize, now: Millis) {
    let look = LOOK + 2.0 * cx.settings().pace.wait(cx.settings.calm());
    let Some(stage) = cx.stage.as_mut() else {
        return;
    };
    stage.catch_up(steps, look, now);
    if stage.replay().is_none() {
        return;
    }
    cx.dialogs.leave();
    cx.active.catching_up = true;
    cx.announcer.say(cx.texts().catching_up().to_string());
}

/// After the turns from a link have been shown; if the game is over, its final scoring follows.
pub(crate) fn end_catching_up(cx: &mut Context, now: Millis) {
    let replay = cx.any_stage().and_then(AnyStage::replay);
    let goes_on = replay.is_some_and(Replay::catches_up);
    if !cx.active.catching_up || goes_on {
        return;
    }
    cx.active.catching_up = false;
    if cx.goes_on() {
        return;
    }
    match cx.tile_stage().is_some_and(|stage| stage.can_walk()) {
        true => watch_ending(cx, now),
        false => cx.dialogs.show(Dialog::End),
    }
}
