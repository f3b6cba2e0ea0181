//! House rules: who plays and by which clock, the edition, every option, and the seed of the deck.

use crate::context::Context;
use crate::elements::intent::{FormChange, Intent};
use crate::elements::tree::{Node, div, el};
use crate::features::new_game::form::Form;
use crate::features::new_game::modes::modes;
use crate::features::new_game::option_nodes::{editions, options, seed};
use crate::features::new_game::pages::form_page;
use engine::table::Kind;

/// The page of the house rules.
#[inline(never)]
pub(super) fn house_rules_page(form: &Form, cx: &Context) -> Node {
    let choices = div("choices").children(modes(form, cx));
    let choices = match form.kind {
        Kind::Tiles => choices.children(of_tiles(form, cx)),
        Kind::Cards => choices,
    };
    let title = cx.texts().house_rules();
    form_page(
        form,
        cx,
        "house-rules",
        title,
        vec![choices, seed(form, cx)],
    )
}

/// What only the tile game has.
fn of_tiles(form: &Form, cx: &Context) -> Vec<Node> {
    let reset = || {
        el("button")
            .class("button")
            .attr("type", "button")
            .run(Intent::Form(FormChange::Reset))
            .text(cx.texts().options_reset())
    };
    let heading = el("h2").text(cx.texts().rules_label());
    [editions(form, cx), heading]
        .into_iter()
        .chain(options(form, cx))
        .chain((form.changes() > 0).then(reset))
        .collect()
}
