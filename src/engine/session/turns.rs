//! The turns of a game to look back at, and the decisions of one of cards.

use super::play::Session;
use crate::ai::cards::review::Decision;
use crate::ai::review::Turn;
use crate::cards;
use crate::rules::{Action, Game};
use crate::table::{Party, Play};

impl Session<Game> {
    /// After how many actions somebody was to lay a tile, and laid one.
    pub fn laid_at(&self) -> Vec<usize> {
        let entries = self.entries().iter().enumerate();
        let laid = entries.filter(|(_, entry)| matches!(entry.action, Action::Place { .. }));
        laid.map(|(step, _)| step).collect()
    }

    /// The turn in which a tile was laid after so many actions, with what was known then; `None` where none was.
    pub fn turn_at(&self, step: usize) -> Option<Turn> {
        let laid = self.entries().get(step)?;
        let (Party::Player(seat), Action::Place { .. }) = (laid.by, laid.action) else {
            return None;
        };
        let later = self.entries()[step + 1..].iter();
        let later = later.take_while(|entry| {
            let ends = matches!(entry.action, Game::CONFIRM | Action::Place { .. });
            entry.by == laid.by && !ends
        });
        let made = std::iter::once(laid).chain(later);
        let made = made.map(|entry| entry.action).collect();
        let before = step.checked_sub(1);
        let drawn = before.filter(|&before| {
            let entry = &self.entries()[before];
            entry.by == Party::Chance && matches!(entry.action, Action::Draw(_))
        });
        let seen = |step| self.at(step).seen_by(Some(seat));
        Some(Turn {
            game: seen(step),
            undrawn: drawn.map(seen),
            made,
        })
    }
}

impl Session<cards::Game> {
    /// After how many actions somebody was to decide something that can be looked back at, and did.
    pub fn decided_at(&self) -> Vec<usize> {
        let entries = self.entries().iter().enumerate();
        let decided = entries.filter(|(_, entry)| Decision::is_of(entry.action));
        decided.map(|(step, _)| step).collect()
    }

    /// The decision that was made after so many actions, with what was known then; `None` where none was.
    pub fn decision_at(&self, step: usize) -> Option<Decision> {
        let entry = self.entries().get(step)?;
        let Party::Player(seat) = entry.by else {
            return None;
        };
        Decision::is_of(entry.action).then(|| Decision {
            game: self.at(step).seen_by(Some(seat)),
            made: entry.action,
        })
    }
}
