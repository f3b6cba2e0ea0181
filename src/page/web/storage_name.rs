//! The prefix of all names that the page uses in the browser's storage.

use web_sys::Window;

/// On a site, which has a storage of its own.
const OF_SITE: &str = "bastide";

/// In a file on disk. Chromium has one storage for all files, of any program and version: the number is the version of the data
/// format and grows when older files could not read it. `www/start.js` uses this name, too.
const OF_FILE: &str = "bastide-1";

/// The prefix for this page.
pub(super) fn storage_name(window: &Window) -> &'static str {
    match window.location().protocol().as_deref() {
        Ok("file:") => OF_FILE,
        _ => OF_SITE,
    }
}
