//! The keyboard.

use crate::browser::Browser;
use serde_json::{Value, json};

/// A key that writes nothing.
#[derive(Clone, Copy, Debug)]
pub enum Key {
    Down,
    End,
    Enter,
    Escape,
    Home,
    Left,
    PageDown,
    Right,
    Shift,
    Tab,
    Up,
}

impl From<Key> for char {
    /// As the WebDriver protocol writes it.
    fn from(key: Key) -> char {
        match key {
            Key::Tab => '\u{e004}',
            Key::Enter => '\u{e007}',
            Key::Shift => '\u{e008}',
            Key::Escape => '\u{e00c}',
            Key::PageDown => '\u{e00f}',
            Key::End => '\u{e010}',
            Key::Home => '\u{e011}',
            Key::Left => '\u{e012}',
            Key::Up => '\u{e013}',
            Key::Right => '\u{e014}',
            Key::Down => '\u{e015}',
        }
    }
}

fn down(key: char) -> Value {
    json!({ "type": "keyDown", "value": key })
}

fn up(key: char) -> Value {
    json!({ "type": "keyUp", "value": key })
}

impl Browser {
    /// Presses and releases a key.
    pub fn key(&self, key: impl Into<char>) {
        let key = key.into();
        self.keys([down(key), up(key)]);
    }

    /// Presses a key while another is held, as in `chord(Key::Shift, 'r')`.
    pub fn chord(&self, held: impl Into<char>, key: impl Into<char>) {
        let (held, key) = (held.into(), key.into());
        self.keys([down(held), down(key), up(key), up(held)]);
    }

    /// Types text, key by key.
    pub fn write(&self, text: &str) {
        self.keys(text.chars().flat_map(|key| [down(key), up(key)]));
    }

    fn keys(&self, strokes: impl IntoIterator<Item = Value>) {
        let strokes: Vec<Value> = strokes.into_iter().collect();
        self.act(&[json!({ "type": "key", "id": "keyboard", "actions": strokes })]);
    }
}
