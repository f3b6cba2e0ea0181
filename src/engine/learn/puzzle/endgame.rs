//! Ends of games: a tile or two are still to come, and few turns win whatever the other one does with them.

use super::theme::{FEW_TURNS, MANY_PLACES, Sought};
use super::{Puzzle, Turn};
use crate::ai::WorstEnd;
use crate::learn::{Aim, Goal};

impl Sought<'_> {
    /// The solver wins by few turns alone, whatever the other one does with the tiles to come.
    pub(super) fn endgame(&self) -> Option<Puzzle> {
        let goals = vec![Goal::of(Aim::Win)];
        let many = self.turns.len() > FEW_TURNS * MANY_PLACES;
        // To read the rest of the game out takes time: it is done once.
        let winning = many.then(|| self.reaching(&goals))?;
        if winning.len() > FEW_TURNS {
            return None;
        }
        let puzzle = self.of_reaching(goals, &winning)?;
        let best = self.worst_end(&puzzle.solution, i32::MIN)?;
        let next = self.best_of_the_others()?;
        Some(Puzzle {
            best: [best.own, best.best],
            next: [next.own, next.best],
            to_come: self.to_come(),
            ..puzzle
        })
    }

    /// The best end of those turns that do not win.
    fn best_of_the_others(&self) -> Option<WorstEnd> {
        let mut best: Option<WorstEnd> = None;
        for turn in self.turns {
            let lead = best.as_ref().map_or(i32::MIN, WorstEnd::lead);
            let end = self.worst_end(turn, lead)?;
            if end.lead() > lead && end.lead() <= 0 {
                best = Some(end);
            }
        }
        best
    }

    fn worst_end(&self, turn: &Turn, above: i32) -> Option<WorstEnd> {
        WorstEnd::above(turn.after.game(), self.seat, above)
    }
}
