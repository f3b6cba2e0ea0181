//! The clock as elements: a time beside each player, and what is said when one is over.

use crate::app::Shell;
use crate::app::page::labelled;
use crate::elements::command::Command;
use crate::elements::intent::Intent;
use crate::elements::tree::{Node, dialog, div, el, span};
use engine::table::Seat;

/// From here on little is left, in seconds.
const LITTLE: u32 = 60;

/// The time a player has left. It is not said by itself as it goes.
pub(crate) fn clock_node(shell: &Shell, seat: Seat) -> Option<Node> {
    let clock = shell.active.clock.as_ref()?;
    let left = clock.seconds(seat);
    let runs = clock.running() == Some(seat);
    let node = span("clock", format!("{}:{:02}", left / 60, left % 60))
        .class(if runs { "runs" } else { "" })
        .class(if left < LITTLE { "little" } else { "" })
        .attr("role", "timer")
        .attr("aria-label", shell.texts().time_left());
    Some(node)
}

/// The dialog of a game that is lost on time. It can be played on without the clock.
#[inline(never)]
pub(crate) fn time_over_dialog(shell: &Shell) -> Node {
    let texts = shell.texts();
    let clock = shell.active.clock.as_ref();
    let ended = clock.and_then(|clock| clock.lost().zip(clock.winner()));
    let (Some((lost, winner)), Some(company)) = (ended, shell.company()) else {
        return dialog("time-over", texts.time_left()).class("time-over");
    };
    let over = texts.time_is_over(company.name(lost));
    let winner = company.name(winner);
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
                .child(labelled(shell, Command::NewGame, "primary")),
        );
    dialog("time-over", over).class("time-over").child(card)
}
