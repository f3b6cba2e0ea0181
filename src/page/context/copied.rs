//! What was just copied, and the buttons that confirm it for a while.

use crate::context::Context;
use crate::context::notices::Notice;
use crate::elements::workshop::WayOut;
use view::scene::tween::Millis;

/// How long a button confirms, in milliseconds.
const SHOWN: Millis = 4000.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Copied {
    Link,
    /// The current game as text.
    Text,
    /// A text of the workshop or of a lesson.
    OfDraft(WayOut),
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

/// Resets the button when its time is over.
pub(crate) fn tick_copied(cx: &mut Context, now: Millis) {
    cx.copied = cx.copied.filter(|&(_, until)| now < until);
}

impl Context {
    pub(crate) fn has_copied(&self, what: Copied) -> bool {
        self.copied.is_some_and(|(copied, _)| copied == what)
    }

    /// Reports whether copying worked.
    pub fn set_copied(&mut self, worked: bool, now: Millis) {
        match worked {
            true => note_copied(self, Copied::Text, now),
            false => self.add_notice(Notice::CopyFailed),
        }
    }
}
