//! Where the next decision is made.

use crate::elements::command::Command;
use crate::elements::intent::{Intent, Target};
use crate::stage::tiles::state::TileStage;
use engine::rules::Question;
use engine::tiles::Pos;

impl TileStage {
    /// The part of the page where the next decision is made.
    pub fn next_target(&self) -> Target {
        if self.replay().is_some() {
            return Target::command(Command::Play);
        }
        if self.lock.is_some() {
            return Target::Press(Intent::Reload);
        }
        match self.question() {
            Some(Question::Place) => self
                .focus_cell()
                .map_or(Target::DOCK, |pos| Target::Press(place_intent(self, pos))),
            Some(Question::Figure) => place_target(self, self.chosen_place().unwrap_or(0)),
            Some(Question::Confirm) => Target::command(Command::Confirm),
            Some(_) => match self.chosen_place() {
                Some(index) => place_target(self, index),
                None => Target::Press(Intent::Decide(self.act_at(0))),
            },
            None if self.covered_for().is_some() => Target::command(Command::ShowHand),
            None if self.game.is_over() => Target::Press(Intent::ShowScores),
            None => Target::DOCK,
        }
    }
}

/// The intent of placing the tile in hand on a cell.
pub(crate) fn place_intent(stage: &TileStage, pos: Pos) -> Intent {
    let epoch = stage.session.epoch();
    Intent::Place { epoch, pos }
}

/// The button of a place, by its index in [`TileStage::listed_places`].
pub(crate) fn place_target(stage: &TileStage, index: usize) -> Target {
    let listed_places = stage.listed_places();
    let action = listed_places.get(index).map_or(0, |listed| listed.action);
    Target::Press(Intent::Decide(stage.act_at(action)))
}
