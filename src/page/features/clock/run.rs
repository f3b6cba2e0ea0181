//! Lets the clock of a duel run while somebody is asked, keeps it with the game, and says when little is left.

use crate::app::Shell;
use crate::context::dialogs::Dialog;
use crate::elements::mode::TimeOver;
use crate::features::clock::{Clock, ClockEvent};
use crate::stage::Lock;
use engine::table::Seat;
use view::scene::tween::Millis;

/// The clock is kept at least once in so many seconds.
const KEPT: u32 = 5;

impl Shell {
    /// Takes in whether the page can be seen: no time runs while it cannot.
    pub fn set_visible(&mut self, visible: bool, now: Millis) {
        self.visible = visible;
        self.follow_up(now);
    }
}

/// Whose time runs now: of whoever is asked, while the game is looked at.
fn thinks(shell: &Shell) -> Option<Seat> {
    let stage = shell.any_stage()?;
    let looks = shell.visible && !shell.dialogs.is_open() && stage.replay().is_none();
    let held_back = stage.held_back_until().is_some();
    let plays = !stage.is_locked() && stage.covered_for().is_none() && !held_back;
    stage.asked_seat().filter(|_| looks && plays)
}

/// Lets the clock run on.
pub(crate) fn run_clock(shell: &mut Shell, now: Millis) {
    let seat = thinks(shell);
    let Some(clock) = &mut shell.active.clock else {
        return;
    };
    let before = (clock.running(), kept_step(clock));
    let event = clock.run(seat, now);
    if before != (clock.running(), kept_step(clock)) {
        shell.keep_table_note();
    }
    if let Some(event) = event {
        tell(shell, event, now);
    }
}

/// What of a clock makes it worth keeping again when it changes.
fn kept_step(clock: &Clock) -> [u32; Clock::SEATS as usize] {
    [Seat(0), Seat(1)].map(|seat| clock.seconds(seat).div_ceil(KEPT))
}

/// Whether the game was lost because somebody had no time left.
pub(crate) fn lost_on_time(shell: &Shell) -> bool {
    let clock = shell.active.clock.as_ref();
    clock.is_some_and(|clock| clock.lost().is_some())
}

/// Of a game that was lost on time: whose time was over, and who won by that.
pub(crate) fn victory_on_time(shell: &Shell) -> Option<String> {
    let (clock, company) = shell.active.clock.as_ref().zip(shell.company())?;
    let (lost, winner) = clock.lost().zip(clock.winner())?;
    let texts = shell.texts();
    let over = texts.time_is_over(company.name(lost));
    Some(format!(
        "{over} {}",
        texts.wins_on_time(company.name(winner))
    ))
}

/// A game that is lost on time can only be looked at, unless it is played on without a clock.
pub(crate) fn stop_on_time(shell: &mut Shell, now: Millis) {
    if lost_on_time(shell) {
        shell.active.drop_answer();
        if let Some(stage) = shell.stage.any_mut() {
            stage.lock(Lock::TimeOver, now);
        }
    }
}

/// Takes the clock away. The game stays a duel: what was agreed besides the clock, to play without aids, holds for both.
pub(crate) fn play_without_clock(shell: &mut Shell, now: Millis) {
    shell.active.clock = None;
    if let Some(stage) = shell.stage.any_mut() {
        stage.unlock(Lock::TimeOver, now);
    }
    shell.keep_table_note();
    shell.dialogs.leave();
}

fn tell(shell: &mut Shell, event: ClockEvent, now: Millis) {
    let Some(company) = shell.company() else {
        return;
    };
    let texts = shell.texts();
    let text = match event {
        ClockEvent::OneMinute(seat) => texts.one_minute_left(company.name(seat)),
        ClockEvent::TenSeconds(seat) => texts.ten_seconds_left(company.name(seat)),
        ClockEvent::Over(seat) => texts.time_is_over(company.name(seat)),
    };
    let clock = shell.active.clock.as_ref();
    let lost = clock.is_some_and(|clock| clock.time_over() == TimeOver::Lose);
    if matches!(event, ClockEvent::Over(_)) && lost {
        stop_on_time(shell, now);
        shell.dialogs.show(Dialog::TimeOver);
        let told = victory_on_time(shell).unwrap_or_default();
        shell.announcer.say(told);
    } else {
        shell.tell(text, now);
    }
}

/// Says how much time is left.
pub(crate) fn tell_clock(shell: &mut Shell, now: Millis) {
    let texts = shell.texts();
    let told = shell.active.clock.as_ref().zip(shell.company());
    let told = told.map(|(clock, company)| {
        let of = |seat: Seat| {
            let left = clock.seconds(seat);
            texts.clock_told(company.name(seat), left / 60, left % 60)
        };
        [Seat(0), Seat(1)].map(of).join(" ")
    });
    let told = told.unwrap_or_else(|| texts.no_clock().to_string());
    shell.tell(told, now);
}
