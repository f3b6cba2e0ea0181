//! What begins the names of everything that the page keeps in the browser.

use web_sys::Window;

/// On a site, which has a store of its own.
const OF_SITE: &str = "bastide";

/// In a file on the disk. Chromium has one store for all of them, of whatever program and age: the number says how things
/// are kept, and grows when an older file could not read them. `www/start.js` knows this name, too.
const OF_FILE: &str = "bastide-1";

/// What begins the names here.
pub(super) fn storage_name(window: &Window) -> &'static str {
    match window.location().protocol().as_deref() {
        Ok("file:") => OF_FILE,
        _ => OF_SITE,
    }
}
