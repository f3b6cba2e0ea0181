//! The pages of the dialog of a new game behind the first one: what frames them.

use crate::context::Context;
use crate::elements::icons::Icon;
use crate::elements::intent::{FormChange, Intent};
use crate::elements::mode::FormPage;
use crate::elements::tree::{Node, dialog, div, el, span};
use crate::features::new_game::form::Form;
use crate::features::new_game::option_nodes::{faults_at_start, summary};
use crate::features::new_game::start::start_button;
use engine::table::Kind;

/// A page with its title, and below it what is played and the button that starts.
pub(super) fn form_page(
    form: &Form,
    cx: &Context,
    key: &'static str,
    title: &str,
    nodes: Vec<Node>,
) -> Node {
    let heading = el("h1").attr("tabindex", "-1").flag("data-first", true);
    let header = el("header")
        .child(back(cx, "icon-button quiet corner left"))
        .child(heading.text(title));
    let card = div("card").child(header).children(nodes).child(
        div("go").children(faults_at_start(form, cx)).child(
            div("start-or-back")
                .child(span("summary", played(form, cx)))
                .child(start_button(form, cx)),
        ),
    );
    dialog(key, title).class("form-page").class(key).child(card)
}

/// The button back to the first page.
fn back(cx: &Context, class: &str) -> Node {
    let label = cx.texts().learn_back();
    el("button")
        .class(class)
        .attr("type", "button")
        .attr("aria-label", label)
        .hover_title(label)
        .run(Intent::Form(FormChange::Page(FormPage::Start)))
        .child(Icon::Before.node())
}

/// What is played, and roughly for how long.
fn played(form: &Form, cx: &Context) -> String {
    let tiles = form.kind == Kind::Tiles;
    let minutes = form.duration().filter(|_| tiles);
    let minutes = minutes.map(|minutes| cx.texts().about_minutes(minutes));
    let parts = std::iter::once(summary(form, cx)).chain(minutes);
    parts.collect::<Vec<_>>().join("\u{a0}· ")
}
