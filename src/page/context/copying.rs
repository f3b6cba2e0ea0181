//! Buttons that copy, and what they say once they have.

use crate::context::Context;
use crate::context::copied::Copied;
use crate::elements::icons::Icon;
use crate::elements::tree::Node;
use crate::elements::tree::span;
use view::scene::tween::Millis;
/// A button that copies something, once it has: as wide as before, and called as before, for it was announced.
pub(crate) fn say_copied(cx: &Context, mut button: Node) -> Node {
    let label = button.all_text();
    button.kids.clear();
    let told = span("label swapped", "")
        .child(span("", cx.texts().copied()))
        .child(span("before", label.clone()));
    let button = button.attr("aria-label", label);
    button.child(Icon::Done.node()).child(told)
}

/// Takes in that something was copied, and says so.
pub(crate) fn note_copied(cx: &mut Context, copied: Copied, now: Millis) {
    cx.copied = Some((copied, now + SHOWN));
    let texts = cx.texts();
    let said = match copied {
        Copied::Link => texts.link_copied(),
        Copied::Text | Copied::OfDraft(_) => texts.copied(),
    };
    cx.announcer.say(said.to_string());
}

/// How long a button says that it has copied, in milliseconds.
pub(crate) const SHOWN: Millis = 4000.0;
