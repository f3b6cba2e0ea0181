//! That something was copied: its button says so for a while, or until something else is done.

use crate::context::Context;
use crate::context::copied::Copied;
use view::scene::tween::Millis;

/// Lets the button be as it was when it has said so long enough.
pub(crate) fn tick_copied(cx: &mut Context, now: Millis) {
    cx.copied = cx.copied.filter(|&(_, until)| now < until);
}

impl Context {
    /// Whether this was just copied.
    pub(crate) fn has_copied(&self, what: Copied) -> bool {
        self.copied.is_some_and(|(copied, _)| copied == what)
    }
}
