//! The decisions of a draft on its board: after which of them it is looked at.

use crate::stage::draft::{DraftStage, Tool};
use crate::stage::navigate_replay::{is_seen, marks};
use crate::stage::replay::Replay;
use crate::stage::tiles::state::TileView;
use engine::rules::RecordError;
use engine::session::Session;

impl DraftStage {
    /// After how many decisions the draft is looked at; 0 is the position in which it begins.
    pub const fn step(&self) -> usize {
        self.step
    }

    /// Looks at the draft after so many decisions, or after all of them. What changes positions is put down there.
    pub fn go_to(&mut self, step: usize) {
        self.step = step.min(self.draft().steps());
        if self.step > 0 && !matches!(self.tool, Tool::Mark(..)) {
            self.tool = Tool::None;
            self.selected = None;
        }
        self.refresh();
    }

    /// The game with everything that is decided; none where nothing is, or not all of it can be.
    pub const fn played(&self) -> Option<&Session> {
        self.played.as_ref()
    }

    /// Why one of the decisions cannot be, with its number, from 1; none where all can, or where the position cannot.
    pub const fn refused(&self) -> Option<&RecordError> {
        self.refused.as_ref()
    }

    /// Plays what is decided, and looks at the game where it is looked at. A decision that cannot be leaves the position.
    pub(super) fn play_course(&mut self) {
        let draft = self.history.now();
        (self.played, self.refused) = match draft.steps() {
            0 => (None, None),
            _ if self.joined.is_none() => (None, None),
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
            self.joined = Some(self.game.clone());
        }
    }

    /// The number of the turn that is looked at, as replays count; none where it begins, or nothing is decided.
    pub fn turn_number(&self) -> Option<usize> {
        self.turn_at(self.step)
    }

    /// The same after so many decisions.
    pub fn turn_at(&self, step: usize) -> Option<usize> {
        self.turns(&[step]).first().copied().flatten()
    }

    /// The same of each of some numbers of decisions.
    pub fn turns(&self, steps: &[usize]) -> Vec<Option<usize>> {
        let played = self.played.as_ref();
        let replay = played.map(|session| Replay::of(&marks::<TileView>(session)));
        let number = |&step: &usize| {
            let replay = replay.as_ref().filter(|_| step > 0)?;
            Some(replay.number_at(step))
        };
        steps.iter().map(number).collect()
    }

    /// The decisions worth a stop, by how many were made then: where it begins, after what is to be seen, and where something
    /// is said.
    pub fn stops(&self) -> Vec<usize> {
        let entries = self.played.iter().flat_map(Session::entries);
        let stops = (1..).zip(entries).filter(|&(step, entry)| {
            is_seen::<TileView>(entry) || !self.draft().remarks(step).trim().is_empty()
        });
        [0].into_iter().chain(stops.map(|(step, _)| step)).collect()
    }
}
