//! The progress of the card game: the round, and the cards left.

use crate::context::Context;
use crate::context::rounds::round_text;
use crate::elements::icons::Icon;
use crate::elements::tree::{Node, div, span};

/// The round and the cards left in the stack, beside the name of the game.
pub(crate) fn cards_left(cx: &Context) -> Option<Node> {
    let (stage, player_names) = (cx.card_stage()?, cx.player_names()?);
    let game = stage.game();
    let round = round_text(stage, cx.texts(), &player_names);
    let left = cx.texts().cards_left(game.stack().into());
    let told = format!("{round}. {left}");
    let node = div("stack")
        .key("stack")
        .attr("role", "img")
        .hover_title(told.clone())
        .attr("aria-label", told)
        .children(
            (game.round() > 0)
                .then(|| span("round", format!("{}/{}", game.round(), game.rounds()))),
        )
        .child(Icon::Cards.node())
        .child(span("", game.stack().to_string()));
    Some(node)
}
