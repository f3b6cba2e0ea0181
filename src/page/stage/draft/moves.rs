//! The decisions of a draft, and after which of them its board is shown.

use crate::stage::draft::{DraftStage, Tool};
use crate::stage::navigate_replay::{is_seen, marks};
use crate::stage::replay::Replay;
use crate::stage::tiles::state::TileView;
use engine::rules::RecordError;
use engine::session::Session;

impl DraftStage {
    /// After how many decisions the draft is shown; 0 is its starting position.
    pub const fn step(&self) -> usize {
        self.step
    }

    /// Shows the draft after `step` decisions, or after all of them. Tools that change the position are put down there.
    pub fn go_to(&mut self, step: usize) {
        self.step = step.min(self.draft().steps());
        if self.step > 0 && !matches!(self.tool, Tool::Mark(..)) {
            self.tool = Tool::None;
            self.selected = None;
        }
        self.refresh();
    }

    /// The game after all decisions; none if there are none, or one of them fails.
    pub const fn played(&self) -> Option<&Session> {
        self.played.as_ref()
    }

    /// Why a decision fails, with its number from 1; none if all succeed, or the position itself is invalid.
    pub const fn refused(&self) -> Option<&RecordError> {
        self.refused.as_ref()
    }

    /// Plays the decisions and shows the game at the current step. If one fails, the position is shown.
    pub(super) fn play_moves(&mut self) {
        let draft = self.history.now();
        (self.played, self.refused) = match draft.steps() {
            0 => (None, None),
            _ if self.playable.is_none() => (None, None),
            _ => match draft.played() {
                Ok(session) => (Some(session), None),
                Err(error) => (None, Some(error)),
            },
        };
        self.step = match &self.played {
            Some(_) => self.step.min(draft.steps()),
            None => 0,
        };
        if let (Some(session), 1..) = (&self.played, self.step) {
            self.game = session.at(self.step);
            self.playable = Some(self.game.clone());
        }
    }

    /// The number of the turn shown, as replays count; none at the start, or without decisions.
    pub fn turn_number(&self) -> Option<usize> {
        self.turn_at(self.step)
    }

    /// The same after `step` decisions.
    pub fn turn_at(&self, step: usize) -> Option<usize> {
        self.turns(&[step]).first().copied().flatten()
    }

    /// The same for each of several numbers of decisions.
    pub fn turns(&self, steps: &[usize]) -> Vec<Option<usize>> {
        let played = self.played.as_ref();
        let replay = played.map(|session| Replay::from_marks(&marks::<TileView>(session)));
        let number = |&step: &usize| {
            let replay = replay.as_ref().filter(|_| step > 0)?;
            Some(replay.turn_at(step))
        };
        steps.iter().map(number).collect()
    }

    /// The numbers of decisions worth a stop: the start, after each visible change, and wherever there are remarks.
    pub fn stops(&self) -> Vec<usize> {
        let entries = self.played.iter().flat_map(Session::entries);
        let stops = (1..).zip(entries).filter(|&(step, entry)| {
            is_seen::<TileView>(entry) || !self.draft().remarks(step).trim().is_empty()
        });
        [0].into_iter().chain(stops.map(|(step, _)| step)).collect()
    }
}
