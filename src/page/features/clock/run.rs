//! Runs the clock of a game while somebody is asked, saves it with the game, and warns when little time is left.

use crate::context::Context;
use crate::context::clock::{Clock, ClockEvent};
use crate::context::ending::ignore_presses;
use crate::context::settled::{give_to_computer, goes_on_without, settle};
use crate::elements::table_note::Settled;
use crate::stage::AnyStage;
use engine::table::Seat;
use view::scene::tween::Millis;

/// The clock is saved at least once in this many seconds.
const KEPT: u32 = 5;

/// Whose clock is running: the asked seat's, while the game is visible.
fn thinks(cx: &Context) -> Option<Seat> {
    let stage = cx.any_stage()?;
    let looks = cx.visible && !cx.dialogs.is_open() && stage.replay().is_none();
    let held_back = stage.held_back_until().is_some();
    let goes_on = cx.active.settled.is_none();
    let plays = goes_on && !stage.is_locked() && stage.covered_for().is_none() && !held_back;
    stage.asked_seat().filter(|_| looks && plays)
}

pub(crate) fn run_clock(cx: &mut Context, now: Millis) {
    let seat = thinks(cx);
    let adds = |clock: &Clock| clock.terms().seconds > 0;
    let ended = match cx.active.clock.as_ref().is_some_and(adds) {
        true => cx.any_stage().map(AnyStage::turn_ends),
        false => None,
    };
    let Some(clock) = &mut cx.active.clock else {
        return;
    };
    let before = (clock.running(), kept_steps(clock));
    let event = clock.run(seat, now);
    clock.credit(&ended.unwrap_or_default());
    if before != (clock.running(), kept_steps(clock)) {
        cx.keep_table_note();
    }
    if let Some(event) = event {
        tell(cx, event, now);
    }
}

/// The part of a clock whose change makes it worth saving again.
fn kept_steps(clock: &Clock) -> Vec<u32> {
    let seats = (0..clock.seats()).map(Seat);
    seats
        .map(|seat| clock.seconds(seat).div_ceil(KEPT))
        .collect()
}

fn tell(cx: &mut Context, event: ClockEvent, now: Millis) {
    let Some(player_names) = cx.player_names() else {
        return;
    };
    let texts = cx.texts();
    let text = match event {
        ClockEvent::OneMinute(seat) => texts.one_minute_left(player_names.name(seat)),
        ClockEvent::TenSeconds(seat) => texts.ten_seconds_left(player_names.name(seat)),
        ClockEvent::Over(seat) if loses(cx, seat) => return lose(cx, seat, now),
        ClockEvent::Over(seat) => texts.time_is_over(player_names.name(seat)),
    };
    cx.tell(text, now);
}

fn loses(cx: &Context, seat: Seat) -> bool {
    let clock = cx.active.clock.as_ref();
    clock.is_some_and(|clock| clock.has_lost(seat))
}

/// Who has no time left loses. If more than two play, others of them people, a computer plays on for the loser.
fn lose(cx: &mut Context, seat: Seat, now: Millis) {
    if !goes_on_without(cx, seat) {
        settle(cx, Settled::OnTime(seat), now);
        ignore_presses(cx, now);
        return;
    }
    let names = cx.player_names();
    let told = names.map(|names| cx.texts().time_is_over_for(names.name(seat)));
    give_to_computer(cx, seat, now);
    cx.tell(told.unwrap_or_default(), now);
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
        let told: Vec<String> = (0..clock.seats()).map(Seat).map(of).collect();
        told.join(" ")
    });
    let told = told.unwrap_or_else(|| texts.no_clock().to_string());
    cx.tell(told, now);
}
