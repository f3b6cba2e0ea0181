//! Whether anybody looks at the page.

use crate::app::App;
use view::scene::tween::Millis;

impl App {
    /// Takes in whether the page can be seen: no time runs while it cannot.
    pub fn set_visible(&mut self, visible: bool, now: Millis) {
        self.cx.visible = visible;
        self.follow_up(now);
    }
}
