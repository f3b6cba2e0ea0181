//! Ending a game early: somebody resigns, or two players agree to a draw.

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::context::settled::{give_to_computer, goes_on_without, leaver, settle};
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::{Intent, SettleIntent};
use crate::elements::table_note::Settled;
use crate::elements::tree::{Node, dialog, div, el};
use crate::stage::{AnyGame, AnyStage};
use crate::widgets::{button_node, labelled_intent};
use engine::ai::projected_scores;
use engine::table::Seat;
use view::scene::tween::Millis;

/// The dialog in which somebody resigns or offers a draw.
pub(crate) fn settle_dialog(cx: &Context) -> Node {
    let texts = cx.texts();
    let dialog = dialog("settle", texts.resign_or_draw()).class("settle");
    let (Some(seat), Some(player_names)) = (leaver(cx), cx.player_names()) else {
        return dialog;
    };
    let name = player_names.name(seat);
    let hint = match goes_on_without(cx, seat) {
        true => texts.resign_hint_computer(name),
        false => texts.resign_hint(name),
    };
    let resign = labelled_intent(
        "",
        Intent::Settle(SettleIntent::Resign),
        Icon::Flag,
        texts.resign(),
    );
    let offered = cx.active.offers_draw == Some(seat);
    let draw = opponent(cx, seat).filter(|_| !offered).map(|other| {
        let offer = texts.offer_draw(player_names.name(other));
        labelled_intent(
            "",
            Intent::Settle(SettleIntent::OfferDraw),
            Icon::Draw,
            &offer,
        )
    });
    let card = div("card")
        .child(
            el("header")
                .child(el("h1").text(texts.resign_or_draw()))
                .child(button_node(cx, Command::Close, "quiet corner")),
        )
        .child(el("p").class("hint").text(hint))
        .child(div("answers").child(resign).children(draw));
    dialog.child(card)
}

/// The dialog that asks somebody at this screen whether they agree to a draw.
pub(crate) fn draw_dialog(cx: &Context, seat: Seat) -> Node {
    let texts = cx.texts();
    let names = cx.player_names();
    let asked = names.map(|names| texts.draw_offered(names.name(seat)));
    let asked = asked.unwrap_or_default();
    let card = div("card")
        .child(
            el("h1")
                .attr("tabindex", "-1")
                .flag("data-first", true)
                .text(asked.clone()),
        )
        .child(
            div("answers")
                .child(labelled_intent(
                    "",
                    Intent::Settle(SettleIntent::Agree),
                    Icon::Draw,
                    texts.agree_to_draw(),
                ))
                .child(labelled_intent(
                    "primary",
                    Intent::Settle(SettleIntent::Decline(seat)),
                    Icon::Play,
                    texts.decline_draw(),
                )),
        );
    dialog("draw", asked).class("settle").child(card)
}

pub(crate) fn press(cx: &mut Context, intent: SettleIntent, now: Millis) {
    match (intent, leaver(cx)) {
        (SettleIntent::Resign, Some(seat)) => resign(cx, seat, now),
        (SettleIntent::OfferDraw, Some(seat)) => offer_draw(cx, seat, now),
        (SettleIntent::Agree, Some(_)) => agree(cx, now),
        (SettleIntent::Decline(seat), _) => decline(cx, seat, now),
        (SettleIntent::Resign | SettleIntent::OfferDraw | SettleIntent::Agree, None) => {}
    }
}

/// With more than two players, others of them people, a computer plays on. Otherwise the game is lost.
fn resign(cx: &mut Context, seat: Seat, now: Millis) {
    if !goes_on_without(cx, seat) {
        // The others do not know it yet.
        cx.note_link(|by_link| by_link.given = None);
        return settle(cx, Settled::Resigned(seat), now);
    }
    let names = cx.player_names();
    let told = names.map(|names| cx.texts().resigns_for(names.name(seat)));
    give_to_computer(cx, seat, now);
    cx.dialogs.leave();
    cx.tell(told.unwrap_or_default(), now);
}

fn agree(cx: &mut Context, now: Millis) {
    // The others do not know it yet.
    cx.note_link(|by_link| by_link.given = None);
    settle(cx, Settled::Draw, now);
}

/// By link the offer goes with the turn; who was offered a draw agrees by offering one.
fn offer_by_link(cx: &mut Context, seat: Seat, other: Seat, now: Millis) {
    if cx.active.offers_draw == Some(other) {
        return agree(cx, now);
    }
    note_offer(cx, Some(seat));
    let names = cx.player_names();
    let told = names.map(|names| cx.texts().draw_goes_along(names.name(other)));
    cx.dialogs.leave();
    cx.tell(told.unwrap_or_default(), now);
}

fn note_offer(cx: &mut Context, by: Option<Seat>) {
    cx.active.offers_draw = by;
    cx.keep_table_note();
}

/// Asks whoever has the turn about the draw that was offered with it, once. It is declined by ending the turn.
pub(crate) fn follow_offer(cx: &mut Context) {
    let here = cx.active.by_link.and_then(|by_link| by_link.seat);
    let offer = cx.active.offers_draw.zip(here);
    let Some((by, here)) = offer.filter(|&(by, here)| by != here) else {
        return;
    };
    if cx.any_stage().and_then(AnyStage::asked_seat) == Some(by) {
        return note_offer(cx, None);
    }
    let busy = cx.dialogs.is_open() || cx.active.asked_about_draw;
    if leaver(cx) == Some(here) && !busy {
        cx.active.asked_about_draw = true;
        cx.dialogs.show(Dialog::DrawOffered(here));
    }
}

/// A person is asked; a computer agrees if it would not win if the game ended now.
fn offer_draw(cx: &mut Context, seat: Seat, now: Millis) {
    let Some(other) = opponent(cx, seat) else {
        return;
    };
    if cx.active.by_link.is_some() {
        return offer_by_link(cx, seat, other, now);
    }
    let person = cx
        .any_stage()
        .and_then(|stage| stage.seating().chair(other));
    match person.is_some_and(|chair| chair.control.is_person()) {
        true => cx.dialogs.show(Dialog::DrawOffered(other)),
        false if leads(cx, other) => decline(cx, other, now),
        false => settle(cx, Settled::Draw, now),
    }
}

fn decline(cx: &mut Context, seat: Seat, now: Millis) {
    let names = cx.player_names();
    let told = names.map(|names| cx.texts().declines_draw(names.name(seat)));
    if cx.active.offers_draw.is_some() {
        note_offer(cx, None);
    }
    cx.dialogs.leave();
    cx.tell(told.unwrap_or_default(), now);
}

/// Whom a draw can be offered: the other one of two.
fn opponent(cx: &Context, seat: Seat) -> Option<Seat> {
    let two = cx.seats() == Some(2);
    two.then(|| Seat(1 - seat.0.min(1)))
}

/// Whether one of two players would win if the game ended now, as far as that seat knows.
fn leads(cx: &Context, seat: Seat) -> bool {
    let points = match cx.seen_by(seat) {
        None => return false,
        Some((_, AnyGame::Tiles(game))) => {
            let projected = projected_scores(&game);
            [projected[0], projected[1]]
        }
        Some((_, AnyGame::Cards(game))) => {
            let of = |seat| game.player(Seat(seat)).score() as i32;
            [of(0), of(1)]
        }
    };
    let own = seat.index().min(1);
    points[own] > points[1 - own]
}
