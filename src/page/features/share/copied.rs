//! Feedback for copying: the button says so for a while, or until something else is done.

use crate::context::Context;
use crate::context::copied::Copied;
use view::scene::tween::Millis;

/// Resets the button when its time is over.
pub(crate) fn tick_copied(cx: &mut Context, now: Millis) {
    cx.copied = cx.copied.filter(|&(_, until)| now < until);
}

impl Context {
    pub(crate) fn has_copied(&self, what: Copied) -> bool {
        self.copied.is_some_and(|(copied, _)| copied == what)
    }
}
