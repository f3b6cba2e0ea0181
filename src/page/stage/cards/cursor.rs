//! The keyboard cursor over the rows and the hand: left and right choose what to play, up and down the row.

use crate::elements::command::Command;
use crate::elements::intent::{Intent, Target};
use crate::stage::cards::state::CardStage;
use crate::stage::cursor::CursorMove;
use engine::cards::{Question, Suit};

impl CardStage {
    /// Follows an arrow key: left and right to the next playable, up and down to the next row. Returns the new focus target; none
    /// if nothing can be played.
    pub(crate) fn move_cursor(&mut self, way: CursorMove) -> Option<Target> {
        let playables = self.playables();
        if playables.is_empty() {
            return None;
        }
        let place = self.view.selection.place_among(&playables);
        match way {
            CursorMove::Step(0, down) => {
                let chosen = playables.get(place.unwrap_or(0)).copied()?;
                let fits = self.rows_for(chosen);
                let selection = &mut self.view.selection;
                let row = selection.next_row(chosen, &fits, down);
                selection.chosen = Some(chosen);
                selection.row = Some(row);
            }
            way => {
                let next = way.among(place, playables.len());
                let selection = &mut self.view.selection;
                selection.chosen = next.map(|place| playables[place]);
                selection.row = None;
            }
        }
        self.refusal = None;
        Some(self.next_target())
    }

    /// The part of the page where the next decision is made.
    pub fn next_target(&self) -> Target {
        if self.replay.is_some() {
            return Target::command(Command::Play);
        }
        if self.lock.is_some() {
            return Target::Press(Intent::Reload);
        }
        if self.pending().is_narrating() {
            return Target::command(Command::Confirm);
        }
        match self.question() {
            Some(Question::Turn | Question::LayJoker(_)) => {
                let selection = &self.view.selection;
                match (selection.chosen(), selection.row()) {
                    (Some(_), Some(row)) => Target::Press(row_intent(self, row)),
                    _ => chosen_target(self),
                }
            }
            Some(Question::Confirm) => Target::command(Command::Confirm),
            Some(Question::Stray { .. } | Question::Join) => {
                Target::Press(Intent::Decide(self.act_at(0)))
            }
            Some(_) => Target::DOCK,
            None if self.covered_for().is_some() => Target::command(Command::ShowHand),
            None if self.game.is_over() => Target::Press(Intent::ShowScores),
            None => Target::DOCK,
        }
    }
}

/// The button of the selected playable, or of the first one.
fn chosen_target(stage: &CardStage) -> Target {
    let chosen = stage.view.selection.chosen();
    let playables = stage.playables();
    let place = playables.iter().position(|one| Some(*one) == chosen);
    match playables.is_empty() {
        true => Target::DOCK,
        false => Target::Press(Intent::Hold(place.unwrap_or(0) + 1)),
    }
}

/// The intent of pressing a row.
pub(crate) fn row_intent(stage: &CardStage, row: Suit) -> Intent {
    let epoch = stage.session.epoch();
    Intent::ToRow { epoch, row }
}
