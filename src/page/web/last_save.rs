//! The game on the screen as it was saved last, for a page that broke: whatever else is out of order then.

use std::cell::RefCell;

thread_local! {
    /// The name and the text.
    static LAST: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

/// Remembers the name and the text of the game on the screen.
pub(super) fn remember_save(id: &str, text: &str) {
    LAST.with(|last| last.replace(Some((id.to_string(), text.to_string()))));
}

/// The name and the text of the game on the screen.
pub(super) fn last_save() -> Option<(String, String)> {
    LAST.with(|last| last.try_borrow().ok()?.clone())
}
