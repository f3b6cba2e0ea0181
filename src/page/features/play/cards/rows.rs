//! The rows for keys and screen readers: a button over each, with all its cards.

use crate::context::Context;
use crate::context::idle::join;
use crate::elements::intent::FocusMeaning;
use crate::elements::tree::{Node, div, el};
use crate::features::play::cards::foresight::foreseen;
use crate::messages::PlayerNames;
use crate::messages::cards::RowHeard;
use crate::stage::CardStage;
use crate::stage::cards::cursor::row_intent;
use engine::cards::Suit;

/// The rows, the highest first, as on the screen.
pub(crate) fn card_rows(cx: &Context) -> Option<Node> {
    let stage = cx.card_stage()?;
    let player_names = cx.player_names()?;
    let rows = Suit::ALL.into_iter().rev();
    let rows = rows.map(|suit| card_row(cx, stage, &player_names, suit));
    let list = div("strips")
        .key("strips")
        .attr("role", "group")
        .attr("data-play", "")
        .attr("aria-label", cx.texts().card_rows());
    Some(list.children(rows))
}

fn card_row(cx: &Context, stage: &CardStage, player_names: &PlayerNames, suit: Suit) -> Node {
    let row = RowHeard::for_suit(player_names, stage.observer(), stage.game(), suit);
    let over = stage.selection().row() == Some(suit);
    let fits = stage
        .selection()
        .chosen()
        .map(|held| stage.rows_for(held).contains(&suit));
    let told = join([
        cx.texts().rest_of_row(&row),
        foreseen(stage, cx.texts(), suit).unwrap_or_default(),
    ]);
    let reached = over || stage.selection().row().is_none() && suit == Suit::Blue;
    el("button")
        .class("strip")
        .class(suit.name())
        .key(format!("row {}", suit.name()))
        .attr("type", "button")
        .attr("tabindex", if reached { "0" } else { "-1" })
        .near(FocusMeaning::Row(suit))
        .attr("aria-label", cx.texts().row_heard(&row))
        .maybe("aria-description", (!told.is_empty()).then_some(told))
        .maybe("aria-disabled", fits.map(|fits| (!fits).to_string()))
        .run(row_intent(stage, suit))
}
