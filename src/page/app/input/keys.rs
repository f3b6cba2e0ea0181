//! What keys do.

use crate::app::App;
use crate::app::active_game::{skip_animation, skip_ending};
use crate::app::card_keys::card_key;
use crate::app::input::focus::stride;
use crate::app::input::press::hold_or_tell;
use crate::app::input::run::{close, turn_up};
use crate::app::learn::learn_key;
use crate::app::replay::replay_key;
use crate::context::dialogs::Dialog;
use crate::context::keys::takes;
use crate::context::steering::note_key;
use crate::elements::command::Command;
use crate::features::notices::leave_saved_games;
use crate::features::workshop::{note_draft, workshop_key};
use crate::stage::CursorMove;
use view::scene::tween::Millis;

impl App {
    /// Handles a key, as `KeyboardEvent.key` names it. Returns whether it did anything.
    pub fn press_key(&mut self, key: &str, now: Millis) -> bool {
        note_key(&mut self.cx, key);
        if self.cx.dialogs.front() == Some(Dialog::Learn) && learn_key(self, key) {
            self.follow_up(now);
            return true;
        }
        if !takes(&self.cx, key) {
            return false;
        }
        let plays = self.drafts.open.is_none();
        if !plays && !self.cx.dialogs.is_open() && workshop_key(&mut self.drafts, &mut self.cx, key)
        {
            note_draft(&mut self.drafts, &mut self.cx);
            return true;
        }
        let skipped = match key {
            "Enter" | " " => skip_animation(self, now),
            "Escape" => skip_ending(self, now),
            _ => false,
        };
        if skipped {
            return true;
        }
        if plays && replay_key(self, key, now) {
            return true;
        }
        if let Some(way) = CursorMove::of_key(key).filter(|_| plays) {
            turn_up(&mut self.cx, now);
            return stride(&mut self.cx, way, now);
        }
        if plays && card_key(self, key, now) {
            return true;
        }
        if let Some(number) = number_of(key).filter(|_| plays) {
            turn_up(&mut self.cx, now);
            hold_or_tell(self, number, now);
            return self.cx.stage.is_some();
        }
        let command = Command::run_by(key, self.cx.game_kind());
        let Some(command) = command.filter(|&command| self.cx.offers(command)) else {
            return false;
        };
        let dialog = self.cx.dialogs.front();
        // A key that closes nothing here is left to the page around the board, such as the rule book around a lesson.
        let meant = match command {
            Command::Close if self.cx.board.is_some() => close(self, now),
            command => {
                self.run(command, now);
                true
            }
        };
        leave_saved_games(&mut self.cx, dialog);
        self.follow_up(now);
        meant
    }
}

/// The number of the tile that a key selects, from 1.
fn number_of(key: &str) -> Option<usize> {
    match key {
        "1" => Some(1),
        "2" => Some(2),
        "3" => Some(3),
        _ => None,
    }
}

/// Whether the focused element needs a key itself, by its tag, the type of a field, and Shift. The slider of a replay leaves all
/// keys to the replay, which handles more of them.
pub fn keeps_key(tag: &str, field: Option<&str>, key: &str, shift: bool) -> bool {
    match (tag, field) {
        ("INPUT", Some("range")) => false,
        ("INPUT" | "SELECT" | "TEXTAREA", _) => key != "Escape",
        ("BUTTON", _) => key == "Enter" || key == " ",
        ("OL", _) => key.starts_with("Arrow") && !shift || matches!(key, " " | "Home" | "End"),
        _ => false,
    }
}
