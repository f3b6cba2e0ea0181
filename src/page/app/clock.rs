//! Whether the page is visible.

use crate::app::App;
use view::scene::tween::Millis;

impl App {
    /// Sets whether the page is visible: clocks stop while it is not.
    pub fn set_visible(&mut self, visible: bool, now: Millis) {
        self.cx.visible = visible;
        self.follow_up(now);
    }
}
