//! Runs the clock of a duel while somebody is asked, saves it with the game, and warns when little time is left.

use crate::context::Context;
use crate::context::clock::lost_on_time;
use crate::context::clock::victory_on_time;
use crate::context::clock::{Clock, ClockEvent};
use crate::context::dialogs::Dialog;
use crate::elements::mode::TimeOver;
use crate::stage::Lock;
use engine::table::Seat;
use view::scene::tween::Millis;

/// The clock is saved at least once in this many seconds.
const KEPT: u32 = 5;

/// Whose clock is running: the asked seat's, while the game is visible.
fn thinks(cx: &Context) -> Option<Seat> {
    let stage = cx.any_stage()?;
    let looks = cx.visible && !cx.dialogs.is_open() && stage.replay().is_none();
    let held_back = stage.held_back_until().is_some();
    let plays = !stage.is_locked() && stage.covered_for().is_none() && !held_back;
    stage.asked_seat().filter(|_| looks && plays)
}

pub(crate) fn run_clock(cx: &mut Context, now: Millis) {
    let seat = thinks(cx);
    let Some(clock) = &mut cx.active.clock else {
        return;
    };
    let before = (clock.running(), kept_step(clock));
    let event = clock.run(seat, now);
    if before != (clock.running(), kept_step(clock)) {
        cx.keep_table_note();
    }
    if let Some(event) = event {
        tell(cx, event, now);
    }
}

/// The part of a clock whose change makes it worth saving again.
fn kept_step(clock: &Clock) -> [u32; Clock::SEATS as usize] {
    [Seat(0), Seat(1)].map(|seat| clock.seconds(seat).div_ceil(KEPT))
}

/// A game lost on time is read-only, unless it is played on without a clock.
pub(crate) fn stop_on_time(cx: &mut Context, now: Millis) {
    let lost = lost_on_time(cx);
    if let Some(stage) = cx.stage.as_mut().filter(|_| lost) {
        stage.lock(Lock::TimeOver, now);
    }
}

/// Removes the clock. The game remains a duel: the agreement to play without aids still holds for both.
pub(crate) fn play_without_clock(cx: &mut Context, now: Millis) {
    cx.active.clock = None;
    if let Some(stage) = cx.stage.as_mut() {
        stage.unlock(Lock::TimeOver, now);
    }
    cx.keep_table_note();
    cx.dialogs.leave();
}

fn tell(cx: &mut Context, event: ClockEvent, now: Millis) {
    let Some(player_names) = cx.player_names() else {
        return;
    };
    let texts = cx.texts();
    let text = match event {
        ClockEvent::OneMinute(seat) => texts.one_minute_left(player_names.name(seat)),
        ClockEvent::TenSeconds(seat) => texts.ten_seconds_left(player_names.name(seat)),
        ClockEvent::Over(seat) => texts.time_is_over(player_names.name(seat)),
    };
    let clock = cx.active.clock.as_ref();
    let lost = clock.is_some_and(|clock| clock.time_over() == TimeOver::Lose);
    if matches!(event, ClockEvent::Over(_)) && lost {
        stop_on_time(cx, now);
        cx.dialogs.show(Dialog::TimeOver);
        let told = victory_on_time(cx).unwrap_or_default();
        cx.announcer.say(told);
    } else {
        cx.tell(text, now);
    }
}

/// Announces the remaining time.
pub(crate) fn tell_clock(cx: &mut Context, now: Millis) {
    let texts = cx.texts();
    let told = cx.active.clock.as_ref().zip(cx.player_names());
    let told = told.map(|(clock, player_names)| {
        let of = |seat: Seat| {
            let left = clock.seconds(seat);
            texts.clock_told(player_names.name(seat), left / 60, left % 60)
        };
        [Seat(0), Seat(1)].map(of).join(" ")
    });
    let told = told.unwrap_or_else(|| texts.no_clock().to_string());
    cx.tell(told, now);
}
