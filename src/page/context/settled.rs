//! Games that ended before their rules ended them. They are read-only, but can be played on.

use crate::context::Context;
use crate::context::by_link::LinkStep;
use crate::context::dialogs::Dialog;
use crate::elements::table_note::Settled;
use crate::stage::{Lock, for_both};
use engine::session::{Control, Level};
use engine::table::{Seat, SeatSet};
use view::scene::tween::Millis;

/// Ends the game on the screen.
pub(crate) fn settle(cx: &mut Context, settled: Settled, now: Millis) {
    cx.active.settled = Some(settled);
    cx.keep_table_note();
    lock_settled(cx, now);
    cx.dialogs.show(Dialog::End);
    let told = how_settled(cx).unwrap_or_default();
    cx.announcer.say(told);
}

/// Makes a game that has been settled read-only.
pub(crate) fn lock_settled(cx: &mut Context, now: Millis) {
    let settled = cx.active.settled.is_some();
    if let Some(stage) = cx.stage.as_mut().filter(|_| settled) {
        stage.lock(Lock::Settled, now);
    }
}

/// Goes on with a game that was settled; one that was lost on time goes on without the clock. A duel remains one: the agreement to
/// play without aids still holds for both.
pub(crate) fn play_on_unsettled(cx: &mut Context, now: Millis) {
    match cx.active.settled.take() {
        Some(Settled::OnTime(_)) => {
            let clock = cx.active.clock.take();
            cx.active.untimed = clock.map(|clock| clock.terms());
        }
        Some(Settled::Resigned(_) | Settled::Draw) => {}
        None => return,
    }
    if let Some(stage) = cx.stage.as_mut() {
        stage.unlock(Lock::Settled, now);
    }
    cx.keep_table_note();
    cx.dialogs.leave();
}

/// Whether a game that was settled can be played on: by link only as long as the others do not know.
pub(crate) fn can_play_on(cx: &Context) -> bool {
    cx.active.settled.is_some() && cx.link_step().is_none_or(LinkStep::owes)
}

/// Who may resign or offer a draw at this screen: the person who is asked, or else the only one. By link, between two, whoever has
/// the turn.
pub(crate) fn leaver(cx: &Context) -> Option<Seat> {
    let stage = cx.any_stage()?;
    // Who began the first game of a deck has to play it to its end, for the result to compare.
    let counts = cx.active.task.is_some() || cx.active.counts_for_deck();
    if stage.is_over() || stage.is_read_only() || counts {
        return None;
    }
    let person = |seat: &Seat| {
        let chair = stage.seating().chair(*seat);
        chair.is_some_and(|chair| chair.control.is_person())
    };
    let asked = stage.asked_seat().filter(person);
    if cx.active.by_link.is_some() {
        return asked.filter(|_| stage.seats() == 2 && !cx.is_in_chat());
    }
    let mut persons = (0..stage.seats()).map(Seat).filter(person);
    let only = persons.next().filter(|_| persons.next().is_none());
    asked.or(only)
}

/// Whether a game goes on when a seat leaves it: there are more than two, and other people still play.
pub(crate) fn goes_on_without(cx: &Context, seat: Seat) -> bool {
    cx.any_stage().is_some_and(|stage| {
        let mut others = stage.seating().humans().filter(|&other| other != seat);
        stage.seats() > 2 && others.next().is_some()
    })
}

/// Lets a computer play on for a seat.
pub(crate) fn give_to_computer(cx: &mut Context, seat: Seat, now: Millis) {
    let level = Level::default();
    give_seat(cx, seat, Control::Computer(level), now);
}

/// Whether players can be renamed and seats handed over: nowhere else changes this game, and it is not just tried out.
pub(crate) fn can_change_seats(cx: &Context) -> bool {
    !cx.tries_out() && cx.any_stage().is_some_and(|stage| !stage.is_locked())
}

/// Changes who plays a seat. A person who leaves it is back in the next game like this one.
pub(crate) fn give_seat(cx: &mut Context, seat: Seat, control: Control, now: Millis) {
    let can_change = can_change_seats(cx);
    let Some(stage) = cx.stage.as_mut().filter(|_| can_change) else {
        return;
    };
    let chair = stage.seating().chair(seat);
    let person = chair.is_some_and(|chair| chair.control.is_human());
    stage.set_control(seat, control);
    stage.refresh(now);
    cx.active.left = match (person, control) {
        (_, Control::Person | Control::Remote) => cx.active.left.without(seat),
        (true, Control::Computer(_)) => cx.active.left.with(seat),
        (false, Control::Computer(_)) => cx.active.left,
    };
    cx.keep_table_note();
}

/// Who won the game on the screen, if it has been settled: everybody whose points are the most among those who did not lose it.
pub(crate) fn settled_winners(cx: &Context) -> Option<SeatSet> {
    let (settled, stage) = (cx.active.settled?, cx.any_stage()?);
    let scores = for_both!(stage, one => one.session().game().scores());
    let lost = match settled {
        Settled::OnTime(seat) | Settled::Resigned(seat) => seat,
        Settled::Draw => return Some((0..stage.seats()).map(Seat).collect()),
    };
    let others = (0..).map(Seat).zip(scores);
    let others: Vec<(Seat, u32)> = others.filter(|&(seat, _)| seat != lost).collect();
    let most = others.iter().map(|&(_, points)| points).max();
    let best = others
        .into_iter()
        .filter(|&(_, points)| Some(points) == most);
    Some(best.map(|(seat, _)| seat).collect())
}

/// How a game ended that has been settled, and among two players who won.
pub(crate) fn how_settled(cx: &Context) -> Option<String> {
    let (settled, player_names) = (cx.active.settled?, cx.player_names()?);
    let texts = cx.texts();
    let winner = settled.winner_of_two(cx.seats()?.into());
    let (told, won) = match settled {
        Settled::OnTime(seat) => (
            texts.time_is_over(player_names.name(seat)),
            winner.map(|winner| texts.wins_on_time(player_names.name(winner))),
        ),
        Settled::Resigned(seat) => (
            texts.resigns(player_names.name(seat)),
            winner.map(|winner| texts.wins_so(player_names.name(winner))),
        ),
        Settled::Draw => (texts.draw_agreed().to_string(), None),
    };
    Some([told].into_iter().chain(won).collect::<Vec<_>>().join(" "))
}
