//! Writes the app's announcements into the live region.

use std::rc::Rc;

use super::dom::after_delay;
use super::live_region::EMPTY_FIRST;
use super::page::Page;

impl Page {
    /// Waits a moment before the first announcement.
    pub(super) fn open_live_region(self: &Rc<Self>) {
        let page = Rc::clone(self);
        after_delay(&self.window, EMPTY_FIRST, move || {
            page.live_region.ready.set(true);
            page.announce();
        });
    }

    /// Shows the app's announcements.
    pub(super) fn announce(self: &Rc<Self>) {
        // A closed board announces nothing.
        if !self.ready.get() {
            return;
        }
        let region = &self.live_region;
        if self.focused().is_some() {
            region.speak();
        }
        let more = self.read(|app, now| region.show(app.cx.announcer(), now));
        let Some(Some(wait)) = more.filter(|_| !region.waits.get()) else {
            return;
        };
        region.waits.set(true);
        let page = Rc::clone(self);
        after_delay(&self.window, wait.ceil() as i32, move || {
            page.live_region.waits.set(false);
            page.announce();
        });
    }
}
