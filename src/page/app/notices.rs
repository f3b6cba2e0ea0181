//! When to tell that there is a newer version of the page.

use crate::app::App;
use crate::context::notices::Notice;
use crate::features::notices::NewerVersion;

impl App {
    /// Notes that a newer version of the page is waiting; it is told as soon as nobody is in the middle of a turn.
    pub fn offer_update(&mut self) {
        self.newer_version = NewerVersion::Unannounced;
        tell_newer_version(self);
    }
}

/// Tells between two turns that a newer version of the page is waiting.
pub(crate) fn tell_newer_version(app: &mut App) {
    let stage = app.cx.any_stage();
    let rests = stage
        .is_none_or(|stage| stage.is_over() || stage.is_read_only() || stage.is_between_turns());
    if app.newer_version == NewerVersion::Unannounced && rests && !app.carries() {
        app.newer_version = NewerVersion::Announced;
        app.cx.add_notice(Notice::NewerVersion);
    }
}
