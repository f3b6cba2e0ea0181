//! When a newer version of the page is told.

use crate::app::Shell;
use crate::context::notices::Notice;
use crate::features::notices::NewerVersion;

impl Shell {
    /// A newer version of the page waits: that is told as soon as nobody is in the middle of a turn.
    pub fn offer_update(&mut self) {
        self.newer_version = NewerVersion::Untold;
        tell_newer_version(self);
    }
}

/// Tells between two turns that a newer version of the page waits.
pub(crate) fn tell_newer_version(shell: &mut Shell) {
    let stage = shell.cx.any_stage();
    let rests = stage
        .is_none_or(|stage| stage.is_over() || stage.is_read_only() || stage.is_between_turns());
    if shell.newer_version == NewerVersion::Untold && rests && !shell.carries() {
        shell.newer_version = NewerVersion::Told;
        shell.cx.add_notice(Notice::NewerVersion);
    }
}
