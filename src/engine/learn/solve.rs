//! Searches for a solution of a task.

use super::{Attempt, Examined, MOST_TRIES, Standing, Task, cost_of_a_try, find_line};
use crate::ai::MOST_POSITIONS;
use crate::session::Session;
use crate::table::Seat;
use crate::tiles::Pos;

/// The most positions searched to determine the winner, over all tries.
const MOST_TO_READ: u32 = 10 * MOST_POSITIONS;
/// The most decisions of a solution: a tile, a figure, and the questions that follow.
const MOST_DEEP: usize = 6;

impl Task {
    /// The shortest solution within one turn of the solver, as lines of a record, after those that point out all cells if the
    /// task asks for that. `None` if there is none, or it was not found within the limits of the search.
    pub fn find_solution<G: Examined>(&self, session: &Session<G>) -> Option<Vec<String>> {
        let seat = self.solver(session.asked_seat());
        let found = match self.seeks_cells() {
            true => session.game().cells_to_lay(),
            false => Vec::new(),
        };
        let mut trial = Trial {
            task: self,
            seat,
            from: session.steps(),
            left: MOST_TRIES,
            to_read: MOST_TO_READ,
            found: &found,
        };
        let pointed = found.iter().copied().map(find_line);
        // If nothing else is wanted, there is nothing to decide.
        if !found.is_empty() && trial.is_solved(session) {
            return Some(pointed.collect());
        }
        let decided = (1..=MOST_DEEP).find_map(|deep| trial.solve(session, deep))?;
        Some(pointed.chain(decided).collect())
    }
}

/// The line of a player who passes.
const PASS: &str = "pass";

struct Trial<'a> {
    task: &'a Task,
    seat: Seat,
    from: usize,
    /// How many more decisions may be tried.
    left: usize,
    /// Positions that may still be searched to determine the winner.
    to_read: u32,
    /// The cells pointed out.
    found: &'a [Pos],
}

impl Trial<'_> {
    fn is_solved<G: Examined>(&mut self, session: &Session<G>) -> bool {
        let attempt = Attempt {
            session,
            seat: self.seat,
            from: self.from,
            found: self.found,
        };
        self.task.judge_ended(&attempt, &mut self.to_read) == Standing::Solved
    }

    /// The lines of at most `deep` decisions that solve the task.
    fn solve<G: Examined>(&mut self, session: &Session<G>, deep: usize) -> Option<Vec<String>> {
        if deep == 0 || session.asked_seat() != Some(self.seat) {
            return None;
        }
        let legal = session.game().legal().into_iter();
        let mut legal: Vec<(String, G::Action)> = legal
            .map(|action| (session.game().action_text(action), action))
            .collect();
        // Passing is tried first, so that a solution contains nothing needless.
        legal.sort_by_key(|(line, _)| line != PASS);
        for (line, action) in legal {
            self.left = self.left.checked_sub(cost_of_a_try(session.steps()))?;
            let mut next = session.clone();
            if next.act(action).is_err() {
                continue;
            }
            if self.is_solved(&next) {
                return Some(vec![line]);
            }
            if action != G::CONFIRM
                && let Some(mut rest) = self.solve(&next, deep - 1)
            {
                rest.insert(0, line);
                return Some(rest);
            }
        }
        None
    }
}
