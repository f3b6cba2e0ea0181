//! What a key means.

use crate::app::Shell;
use crate::app::active_game::skip_ending;
use crate::app::input::focus::{note_key, stride};
use crate::app::input::hindrance::hold_or_tell;
use crate::app::input::run::{close, turn_up};
use crate::context::dialogs::Dialog;
use crate::elements::command::{Command, shortcut, with_key};
use crate::features::cards::keys::card_key;
use crate::features::learn::learn_key;
use crate::features::notices::leave_saved_games;
use crate::features::replay::replay_key;
use crate::features::workshop::workshop_key;
use crate::stage::tiles::keys::CursorMove;
use view::scene::tween::Millis;

impl Shell {
    /// Takes in a key, as browsers name it. Returns whether it meant something.
    pub fn press_key(&mut self, key: &str, now: Millis) -> bool {
        note_key(self, key);
        if self.dialogs.front() == Some(Dialog::Learn) && learn_key(self, key) {
            self.follow_up(now);
            return true;
        }
        if !takes(self, key) {
            return false;
        }
        let plays = self.workshop.is_none();
        if !plays && !self.dialogs.is_open() && workshop_key(self, key) {
            return true;
        }
        if matches!(key, "Enter" | "Escape" | " ") && skip_ending(self, now) {
            return true;
        }
        if plays && replay_key(self, key, now) {
            return true;
        }
        if let Some(way) = CursorMove::of_key(key).filter(|_| plays) {
            turn_up(self, now);
            return stride(self, way, now);
        }
        if plays && card_key(self, key, now) {
            return true;
        }
        if let Some(number) = number_of(key).filter(|_| plays) {
            turn_up(self, now);
            hold_or_tell(self, number, now);
            return self.stage.has_game();
        }
        let command = Command::run_by(key, self.game_kind());
        let Some(command) = command.filter(|&command| self.offers(command)) else {
            return false;
        };
        let dialog = self.dialogs.front();
        // Where a board has nothing to close the key is for the page around it, like the rule book around a lesson.
        let meant = match command {
            Command::Close if self.embedding.is_some() => close(self, now),
            command => {
                self.run(command, now);
                true
            }
        };
        leave_saved_games(self, dialog);
        self.follow_up(now);
        meant
    }
}

/// Whether a key means something for the page as it is: in a dialog only those that leave it or help.
pub(super) fn takes(shell: &Shell, key: &str) -> bool {
    let helps = key == "?" && shell.dialogs.front() != Some(Dialog::Help);
    !shell.dialogs.is_open() || key == "Escape" || helps
}

/// The key of a command that is best remembered in the game on the screen.
pub(crate) fn key_of(shell: &Shell, command: Command) -> Option<&'static str> {
    command.key(shell.game_kind(), shell.language())
}

/// All keys of a command in that game, the best remembered first and once more among all.
pub(crate) fn keys_of(
    shell: &Shell,
    command: Command,
) -> impl Iterator<Item = &'static str> + use<> {
    let all = command.keys(shell.game_kind()).iter().copied();
    key_of(shell, command).into_iter().chain(all)
}

/// What a button of a command is called, with the key that runs it now.
pub(crate) fn hint(shell: &Shell, label: &str, command: Command) -> String {
    let mut keys = keys_of(shell, command);
    let key = keys.find(|key| takes(shell, key));
    with_key(label, key, shell.texts())
}

/// All keys that run a command now, in words for screen readers; none when no key does.
pub(crate) fn shortcuts(shell: &Shell, command: Command) -> Option<String> {
    let keys = command.keys(shell.game_kind()).iter();
    let keys = keys.filter(|key| takes(shell, key));
    let mut keys: Vec<String> = keys.map(|key| shortcut(key)).collect();
    // A key and the same key with shift are one key.
    keys.dedup();
    (!keys.is_empty()).then(|| keys.join(" "))
}

/// The tile of the hand that a key takes, from 1.
fn number_of(key: &str) -> Option<usize> {
    match key {
        "1" => Some(1),
        "2" => Some(2),
        "3" => Some(3),
        _ => None,
    }
}

/// Whether what has the focus wants a key for itself: by the tag, the type of a field, and whether shift is held. The
/// slider of a replay leaves all keys to the replay, which knows more of them.
pub fn keeps_key(tag: &str, field: Option<&str>, key: &str, shift: bool) -> bool {
    match (tag, field) {
        ("INPUT", Some("range")) => false,
        ("INPUT" | "SELECT" | "TEXTAREA", _) => key != "Escape",
        ("BUTTON", _) => key == "Enter" || key == " ",
        ("OL", _) => key.starts_with("Arrow") && !shift || matches!(key, " " | "Home" | "End"),
        _ => false,
    }
}
