//! The clock as elements: the time of each player, and the dialog when one runs out.

use crate::context::Context;
use crate::elements::command::Command;
use crate::elements::intent::Intent;
use crate::elements::tree::{Node, dialog, div, el};
use crate::widgets::labelled;

/// The dialog of a game lost on time, which can be played on without the clock.
pub(crate) fn time_over_dialog(cx: &Context) -> Node {
    let texts = cx.texts();
    let clock = cx.active.clock.as_ref();
    let ended = clock.and_then(|clock| clock.lost().zip(clock.winner()));
    let (Some((lost, winner)), Some(player_names)) = (ended, cx.player_names()) else {
        return dialog("time-over", texts.time_left()).class("time-over");
    };
    let over = texts.time_is_over(player_names.name(lost));
    let winner = player_names.name(winner);
    let on = el("button")
        .class("button")
        .attr("type", "button")
        .run(Intent::PlayWithoutClock)
        .text(texts.play_on_without_clock());
    let card = div("card")
        .child(
            el("h1")
                .attr("tabindex", "-1")
                .flag("data-first", true)
                .text(over.clone()),
        )
        .child(el("p").class("centred").text(texts.wins_on_time(winner)))
        .child(
            div("answers")
                .child(on)
                .child(labelled(cx, Command::NewGame, "primary")),
        );
    dialog("time-over", over).class("time-over").child(card)
}
