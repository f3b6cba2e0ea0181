//! What a key means, and which commands mean something in which game.

use super::app::{App, Dialog};
use super::command::{COMMANDS, Command, shortcut, with_key};
use super::grid::Stride;
use crate::i18n::Texts;
use crate::scene::tween::Millis;
use crate::table::Kind;

impl Command {
    /// Whether it means something in a game.
    pub fn is_of(&self, kind: Kind) -> bool {
        kind == Kind::Tiles || !OF_TILES.contains(&self.id)
    }

    /// What it is called in a game.
    pub fn label_in(&self, kind: Kind, texts: &dyn Texts) -> &'static str {
        let of_cards: Option<&'static str> = match self.id {
            "show-hand" => Some(texts.show_cards()),
            "ask-hand" => Some(texts.ask_hand_of_cards()),
            "ask-figures" => Some(texts.ask_mine()),
            "ask-features" => Some(texts.ask_rows()),
            "ask-tiles" => Some(texts.ask_cards()),
            _ => None,
        };
        let own = of_cards.filter(|_| kind == Kind::Cards);
        own.unwrap_or_else(|| (self.label)(texts))
    }
}

impl App {
    /// Whether a key means something for the page as it is: in a dialog only those that leave it or help.
    pub(super) fn takes(&self, key: &str) -> bool {
        let helps = key == "?" && self.dialog != Some(Dialog::Help);
        self.dialog.is_none() || key == "Escape" || helps
    }

    /// What a button of a command is called, with the key that runs it now.
    pub(super) fn hint(&self, label: &str, command: &Command) -> String {
        let best = command.key(self.language()).into_iter();
        let mut keys = best.chain(command.keys.iter().copied());
        let key = keys.find(|key| self.takes(key));
        with_key(label, key, self.texts)
    }

    /// All keys that run a command now, in words for screen readers; none when no key does.
    pub(super) fn shortcuts(&self, command: &Command) -> Option<String> {
        let keys = command.keys.iter().filter(|key| self.takes(key));
        let mut keys: Vec<String> = keys.map(|key| shortcut(key)).collect();
        // A key and the same key with shift are one key.
        keys.dedup();
        (!keys.is_empty()).then(|| keys.join(" "))
    }

    /// Takes in a key, as browsers name it. Returns whether it meant something.
    pub fn key(&mut self, key: &str, now: Millis) -> bool {
        self.steer_by(key);
        if !self.takes(key) {
            return false;
        }
        if matches!(key, "Enter" | "Escape" | " ") && self.hurry(now) {
            return true;
        }
        if self.replay_key(key, now) {
            return true;
        }
        if let Some(stride) = Stride::of_key(key) {
            return self.walk(stride, now);
        }
        if self.card_key(key, now) {
            return true;
        }
        if matches!(key, "1" | "2" | "3") {
            self.hold_or_tell(key, now);
            return self.shown.has_game();
        }
        let found = COMMANDS.iter().find(|command| command.is_run_by(key));
        let Some(command) = found else {
            return false;
        };
        self.run(command, now);
        self.settle(now);
        true
    }
}

/// Commands of the tile game alone.
static OF_TILES: [&str; 16] = [
    "turn-left",
    "turn-right",
    "next-tile",
    "skip",
    "zoom-in",
    "zoom-out",
    "fit",
    "track",
    "claims",
    "remaining",
    "inspect",
    "inspect-back",
    "look-north",
    "look-east",
    "look-south",
    "look-west",
];
