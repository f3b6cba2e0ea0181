//! Intents become actions: placing, turning, putting figures, leaving out, confirming, taking back.

use crate::shell::Shell;
use view::scene::tween::Millis;

impl Shell {
    /// Takes the last decision back, or says that there is none.
    pub(in crate::shell) fn take_back(&mut self, now: Millis) {
        let done = self.shown.any_mut().map(|table| table.take_back(now));
        if done == Some(false) {
            self.tell(self.texts.nothing_to_take_back().to_string(), now);
        }
    }

    /// Makes again what was taken back last, or says that there is nothing.
    pub(in crate::shell) fn redo(&mut self, now: Millis) {
        let done = self.shown.any_mut().map(|table| table.redo(now));
        if done == Some(false) {
            self.tell(self.texts.nothing_to_redo().to_string(), now);
        }
    }
}
