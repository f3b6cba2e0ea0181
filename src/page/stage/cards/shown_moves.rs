//! Plays that are shown on the table, not made: those of a moment that a review looks at, and what was tried instead.

use crate::stage::cards::state::CardStage;
use crate::stage::shown::ShownMoves;
use engine::cards::{Action, Game, Question};
use engine::table::Party;
use view::scene::cards::{Carried, ShownPlay};
use view::scene::shown_move::Meaning;

impl CardStage {
    /// Shows plays until the next call: during play, or at the stop that a replay shows now.
    pub(crate) fn show_moves(&mut self, all: Vec<ShownPlay>) {
        self.view.plays = ShownMoves::now(all, self.replay.as_ref());
    }

    /// An action as it would lie; `None` if it adds nothing to a row.
    pub(crate) fn shown_play(
        &self,
        game: &Game,
        action: Action,
        meaning: Meaning,
    ) -> Option<ShownPlay> {
        let asked = game.asked()?;
        let (row, what) = match (action, asked.question) {
            (Action::Play { card, row }, _) => (row, Carried::Card(Some(card))),
            (Action::Lay(row), Question::LayJoker(card)) => (row, Carried::Card(Some(card))),
            (Action::Claim(row), _) => (row, Carried::Meeple),
            _ => return None,
        };
        let Party::Player(seat) = asked.party else {
            return None;
        };
        Some(ShownPlay {
            meaning,
            row,
            what,
            owner: self.owner(seat),
        })
    }

    /// The plays that are shown now: during play only until something else is played.
    pub fn moves_shown(&self) -> &[ShownPlay] {
        match self.replay.is_some() || self.question() == Some(Question::Turn) {
            true => self.view.plays.at(self.replay.as_ref()),
            false => &[],
        }
    }
}
