//! The keyboard.

use crate::browser::Browser;
use fantoccini::actions::{InputSource, KeyAction, KeyActions};

pub use fantoccini::key::Key;

impl Browser {
    /// Presses and releases a key.
    pub fn key(&self, key: impl Into<char>) {
        let value = key.into();
        self.keys([KeyAction::Down { value }, KeyAction::Up { value }]);
    }

    /// Presses a key while another is held, as in `chord(Key::Shift, 'r')`.
    pub fn chord(&self, held: impl Into<char>, key: impl Into<char>) {
        let (held, value) = (held.into(), key.into());
        self.keys([
            KeyAction::Down { value: held },
            KeyAction::Down { value },
            KeyAction::Up { value },
            KeyAction::Up { value: held },
        ]);
    }

    /// Types text, key by key.
    pub fn write(&self, text: &str) {
        self.keys(
            text.chars()
                .flat_map(|value| [KeyAction::Down { value }, KeyAction::Up { value }]),
        );
    }

    fn keys(&self, actions: impl IntoIterator<Item = KeyAction>) {
        let keys = KeyActions::new("keyboard".to_string());
        self.wait(
            self.client()
                .perform_actions(actions.into_iter().fold(keys, InputSource::then)),
        );
    }
}
