//! What is to be answered next.

use crate::ui::stage::TileStage;
use engine::rules::Question;

impl TileStage {
    /// What is to be answered next: what pressing it does, or `dock`.
    pub fn stop(&self) -> String {
        let dock = || "dock".to_string();
        if self.replay().is_some() {
            return "play".to_string();
        }
        if self.locked {
            return "reload".to_string();
        }
        match self.question() {
            Some(Question::Place) => self
                .resting_cell()
                .map_or_else(dock, |pos| format!("place {} {}", pos.x, pos.y)),
            Some(Question::Figure) => self.berth_stop(self.chosen_berth().unwrap_or(0)),
            Some(Question::Confirm) => "confirm".to_string(),
            Some(_) => self
                .chosen_berth()
                .map_or("act 0".to_string(), |index| self.berth_stop(index)),
            None if self.covered().is_some() => "show-hand".to_string(),
            None if self.game.is_over() => "scores".to_string(),
            None => dock(),
        }
    }

    pub(in crate::ui) fn berth_stop(&self, index: usize) -> String {
        let berths = self.berths();
        let action = berths.get(index).map_or(0, |berth| berth.action);
        format!("act {action}")
    }
}
