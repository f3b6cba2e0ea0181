//! Looking back: the game step by step, without changing it.
//!
//! While a replay is open the table shows the game as it was, computers wait, and nothing can be decided. What was
//! hidden from whoever looks stays hidden.

pub(super) mod bar;

use crate::shell::Shell;
use crate::stage::replay::ReplayGoal;
use view::scene::tween::Millis;

impl Shell {
    /// Takes in a key while a replay is open. Returns whether it meant something for it.
    pub(in crate::shell) fn replay_key(&mut self, key: &str, now: Millis) -> bool {
        let Some(table) = self
            .shown
            .any_mut()
            .filter(|table| table.replay().is_some())
        else {
            return false;
        };
        match key {
            "ArrowLeft" | "ArrowUp" => table.go(ReplayGoal::Back, now),
            "ArrowRight" | "ArrowDown" => table.go(ReplayGoal::On, now),
            "Home" => table.go(ReplayGoal::First, now),
            "End" => table.go(ReplayGoal::Last, now),
            "PageUp" => table.go(ReplayGoal::TurnBack, now),
            "PageDown" => table.go(ReplayGoal::TurnOn, now),
            " " => table.play_or_pause(now),
            "Escape" => {
                table.back_to_game(now);
                self.focus_on_stop();
            }
            _ => return false,
        }
        self.settle(now);
        true
    }
}
