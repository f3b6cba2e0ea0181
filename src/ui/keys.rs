//! What a key means.

use super::app::{App, Dialog};
use super::command::COMMANDS;
use super::grid::Stride;
use crate::scene::tween::Millis;

impl App {
    /// Takes in a key, as browsers name it. Returns whether it meant something.
    pub fn key(&mut self, key: &str, now: Millis) -> bool {
        self.steer_by(key);
        let helps = key == "?" && self.dialog != Some(Dialog::Help);
        if self.dialog.is_some() && key != "Escape" && !helps {
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
        if matches!(key, "1" | "2" | "3") {
            self.hold_or_tell(key, now);
            return self.table.is_some();
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
