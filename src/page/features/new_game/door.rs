//! The ways from the first page of the dialog of a new game to the others.

use crate::context::Context;
use crate::elements::icons::Icon;
use crate::elements::intent::{FormChange, Intent};
use crate::elements::mode::FormPage;
use crate::elements::tree::{Node, el, span};
use crate::features::new_game::boxes::shelf;
use crate::features::new_game::form::Form;
use crate::features::new_game::option_nodes::{house_rules_in_short, summary};
use engine::table::Kind;

/// The door to the expansions, with the boxes on the table. Cards have none.
pub(super) fn door(form: &Form, cx: &Context) -> Option<Node> {
    let label = span("label", cx.texts().expansions());
    let door = || {
        page_button("door", FormPage::Expansions)
            .child(shelf(form, cx))
            .child(
                span("text", "")
                    .child(label)
                    .apart(span("summary", summary(form, cx))),
            )
            .child(Icon::Next.node())
    };
    (form.kind == Kind::Tiles).then(door)
}

/// What differs from the printed rules, and the way there.
pub(super) fn way_to_house_rules(form: &Form, cx: &Context) -> Node {
    page_button("link more", FormPage::HouseRules)
        .child(Icon::Menu.node())
        .child(span("", cx.texts().house_rules()))
        .apart(span("summary", house_rules_in_short(form, cx)))
}

/// A button that turns to another page of the dialog.
fn page_button(class: &str, page: FormPage) -> Node {
    el("button")
        .class(class)
        .key(page.word())
        .attr("type", "button")
        .run(Intent::Form(FormChange::Page(page)))
}
