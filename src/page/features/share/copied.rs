//! That something was copied: its button says so for a while, or until something else is done.

use crate::app::Shell;
use crate::context::copied::Copied;
use crate::elements::icons::Icon;
use crate::elements::tree::{Node, span};
use view::scene::tween::Millis;

/// How long a button says that it has copied, in milliseconds.
const SHOWN: Millis = 4000.0;

/// Takes in that something was copied, and says so.
pub(crate) fn note_copied(shell: &mut Shell, copied: Copied, now: Millis) {
    shell.copied = Some((copied, now + SHOWN));
    let texts = shell.texts();
    let said = match copied {
        Copied::Link => texts.link_copied(),
        Copied::Text | Copied::OfDraft(_) => texts.copied(),
    };
    shell.announcer.say(said.to_string());
}

/// Lets the button be as it was when it has said so long enough.
pub(crate) fn tick_copied(shell: &mut Shell, now: Millis) {
    shell.copied = shell.copied.filter(|&(_, until)| now < until);
}

/// A button that copies something, once it has: as wide as before, and called as before, for it was announced.
pub(crate) fn say_copied(shell: &Shell, mut button: Node) -> Node {
    let label = button.all_text();
    button.kids.clear();
    let told = span("label swapped", "")
        .child(span("", shell.texts().copied()))
        .child(span("before", label.clone()));
    let button = button.attr("aria-label", label);
    button.child(Icon::Done.node()).child(told)
}

impl Shell {
    /// Whether this was just copied.
    pub(crate) fn has_copied(&self, what: Copied) -> bool {
        self.copied.is_some_and(|(copied, _)| copied == what)
    }
}
