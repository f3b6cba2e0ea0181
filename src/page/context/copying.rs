//! Copy buttons, and how they confirm.

use crate::context::Context;
use crate::context::copied::Copied;
use crate::elements::icons::Icon;
use crate::elements::tree::Node;
use crate::elements::tree::span;
use view::scene::tween::Millis;
/// A copy button that confirms: with unchanged width and accessible name, since the announcer has confirmed it too.
pub(crate) fn say_copied(cx: &Context, mut button: Node) -> Node {
    let label = button.all_text();
    button.kids.clear();
    let told = span("label swapped", "")
        .child(span("", cx.texts().copied()))
        .child(span("before", label.clone()));
    let button = button.attr("aria-label", label);
    button.child(Icon::Done.node()).child(told)
}

/// Remembers and announces that something was copied.
pub(crate) fn note_copied(cx: &mut Context, copied: Copied, now: Millis) {
    cx.copied = Some((copied, now + SHOWN));
    let texts = cx.texts();
    let said = match copied {
        Copied::Link => texts.link_copied(),
        Copied::Text | Copied::OfDraft(_) => texts.copied(),
    };
    cx.announcer.say(said.to_string());
}

/// How long a button confirms, in milliseconds.
pub(crate) const SHOWN: Millis = 4000.0;
