//! The turns of a game for its review, and the decisions of a card game.

use super::play::Session;
use crate::ai::cards::review::Decision;
use crate::ai::review::Turn;
use crate::cards;
use crate::rules::{Action, Game};
use crate::table::{Party, Play};

impl Session<Game> {
    /// The steps at which somebody was asked for a tile and placed one.
    pub fn laid_at(&self) -> Vec<usize> {
        let entries = self.entries().iter().enumerate();
        let laid = entries.filter(|(_, entry)| matches!(entry.action, Action::Place { .. }));
        laid.map(|(step, _)| step).collect()
    }

    /// The turn in which a tile was placed at this step, with what was known then; `None` where
    /// none was.
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
    /// The steps at which somebody made a decision that can be reviewed.
    pub fn decided_at(&self) -> Vec<usize> {
        let entries = self.entries().iter().enumerate();
        let decided = entries.filter(|(_, entry)| Decision::is_of(entry.action));
        decided.map(|(step, _)| step).collect()
    }

    /// The decision made at this step, with what was known then; `None` where none was.
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
