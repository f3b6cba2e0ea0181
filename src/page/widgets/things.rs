//! What is to be seen on the table, with its name, a sentence and its rule.

use crate::context::Context;
use crate::elements::tree::{Node, div, el};
use crate::messages::rule_of;
use crate::widgets::rule_link;
use engine::rules::Game;
use view::scene::things::Thing;

/// The sentence on a thing, and its rule; also whether it is in play.
pub(crate) fn thing_sentence(cx: &Context, game: Option<&Game>, thing: Thing) -> Node {
    let texts = cx.texts();
    let idle = game.is_some_and(|game| !thing.counts(game));
    let told = match idle {
        true => texts.thing_idle(),
        false => texts.thing_hint(thing),
    };
    let line = el("p").class("says").text(told);
    line.apart(rule_link(texts, rule_of(thing)))
}

/// Its name above that.
pub(crate) fn thing_node(cx: &Context, game: Option<&Game>, thing: Thing) -> Node {
    div("thing")
        .child(el("strong").text(cx.texts().thing(thing)))
        .child(thing_sentence(cx, game, thing))
}
