//! The last saved text of the current game, for the panic panel: available whatever else is broken.

use std::cell::RefCell;

thread_local! {
    /// Id and text.
    static LAST: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

/// Remembers id and text of the current game.
pub(super) fn remember_save(id: &str, text: &str) {
    LAST.with(|last| last.replace(Some((id.to_string(), text.to_string()))));
}

/// Id and text of the current game.
pub(super) fn last_save() -> Option<(String, String)> {
    LAST.with(|last| last.try_borrow().ok()?.clone())
}
