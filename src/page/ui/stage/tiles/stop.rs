//! What is to be answered next.

use crate::ui::command::Command;
use crate::ui::intent::{Intent, Target};
use crate::ui::stage::TileStage;
use engine::rules::Question;
use engine::tiles::Pos;

impl TileStage {
    /// What is to be answered next.
    pub fn stop(&self) -> Target {
        if self.replay().is_some() {
            return Target::command(Command::Play);
        }
        if self.locked {
            return Target::Press(Intent::Reload);
        }
        match self.question() {
            Some(Question::Place) => self
                .resting_cell()
                .map_or(Target::DOCK, |pos| Target::Press(self.placing(pos))),
            Some(Question::Figure) => self.berth_stop(self.chosen_berth().unwrap_or(0)),
            Some(Question::Confirm) => Target::command(Command::Confirm),
            Some(_) => match self.chosen_berth() {
                Some(index) => self.berth_stop(index),
                None => Target::Press(Intent::Act(self.act_at(0))),
            },
            None if self.covered().is_some() => Target::command(Command::ShowHand),
            None if self.game.is_over() => Target::Press(Intent::Scores),
            None => Target::DOCK,
        }
    }

    /// What putting the tile in hand on a cell means.
    pub(in crate::ui) fn placing(&self, pos: Pos) -> Intent {
        let epoch = self.session.epoch();
        Intent::Place { epoch, pos }
    }

    pub(in crate::ui) fn berth_stop(&self, index: usize) -> Target {
        let berths = self.berths();
        let action = berths.get(index).map_or(0, |berth| berth.action);
        Target::Press(Intent::Act(self.act_at(action)))
    }
}
