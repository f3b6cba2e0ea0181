//! Searches for a solution of a task.

use super::{Attempt, Examined, MOST_TRIES, Standing, Task, cost_of_a_try, find_line};
use crate::ai::MOST_POSITIONS;
use crate::session::Session;
use crate::table::Seat;
use crate::tiles::Pos;

/// The most positions that are looked at to find out who wins, after all that is tried out.
const MOST_TO_READ: u32 = 10 * MOST_POSITIONS;
/// The most decisions of a solution: a tile, a figure, and what asks afterwards.
const MOST_DEEP: usize = 6;

impl Task {
    /// The shortest solution within one turn of whoever is to reach it, as lines of a record, behind those that point out all
    /// cells where that is asked; none where there is none, or it was not found among the first ways that were tried.
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
        // Where nothing else is wanted, nothing is to be decided.
        if !found.is_empty() && trial.is_solved(session) {
            return Some(pointed.collect());
        }
        let decided = (1..=MOST_DEEP).find_map(|deep| trial.solve(session, deep))?;
        Some(pointed.chain(decided).collect())
    }
}

/// The line of whoever leaves something out.
const PASS: &str = "pass";

struct Trial<'a> {
    task: &'a Task,
    seat: Seat,
    from: usize,
    /// How many more decisions may be tried out.
    left: usize,
    /// How many more positions may be looked at to find out who wins.
    to_read: u32,
    /// The cells that are pointed out.
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

    /// The lines of at most so many decisions that reach it.
    fn solve<G: Examined>(&mut self, session: &Session<G>, deep: usize) -> Option<Vec<String>> {
        if deep == 0 || session.asked_seat() != Some(self.seat) {
            return None;
        }
        let legal = session.game().legal().into_iter();
        let mut legal: Vec<(String, G::Action)> = legal
            .map(|action| (session.game().action_text(action), action))
            .collect();
        // What nobody needs to do is left out.
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
