//! Endgame puzzles: one or two tiles are still to come, and only few turns win whatever the opponent does.

use super::theme::{FEW_TURNS, MANY_PLACES, PuzzleCandidate};
use super::{Puzzle, Turn};
use engine::ai::{MOST_POSITIONS, WorstEnd};
use engine::learn::{Aim, Goal};

/// Most positions searched for one puzzle.
const MOST_TO_READ: u32 = 20 * MOST_POSITIONS;

impl PuzzleCandidate<'_> {
    /// Only few turns win for the solver, whatever the opponent does with the remaining tiles.
    pub(super) fn endgame(&self) -> Option<Puzzle> {
        let goals = vec![Goal::single(Aim::Win)];
        let many = self.turns.len() > FEW_TURNS * MANY_PLACES;
        // Searching the rest of the game is slow, so do it once.
        let mut left = MOST_TO_READ;
        let winning = many.then(|| self.reaching_within(&goals, &mut left))?;
        if winning.len() > FEW_TURNS {
            return None;
        }
        let puzzle = self.of_reaching(goals, &winning)?;
        let best = self.worst_end(&puzzle.solution, i32::MIN, &mut left)?;
        let next = self.best_of_the_others(&mut left)?;
        Some(Puzzle {
            best: [best.own, best.best],
            next: [next.own, next.best],
            to_come: self.to_come(),
            ..puzzle
        })
    }

    /// The best outcome among the turns that do not win.
    fn best_of_the_others(&self, left: &mut u32) -> Option<WorstEnd> {
        let mut best: Option<WorstEnd> = None;
        for turn in self.turns {
            let lead = best.as_ref().map_or(i32::MIN, WorstEnd::lead);
            let end = self.worst_end(turn, lead, left)?;
            if end.lead() > lead && end.lead() <= 0 {
                best = Some(end);
            }
        }
        best
    }

    fn worst_end(&self, turn: &Turn, above: i32, left: &mut u32) -> Option<WorstEnd> {
        WorstEnd::above(turn.after.game(), self.seat, above, left)
    }
}
