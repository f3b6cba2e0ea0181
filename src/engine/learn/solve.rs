//! Looks for decisions that reach what a task wants.

use super::{Judged, Standing, Task};
use crate::session::Session;
use crate::table::{Recorded, Seat};

/// The most decisions that are tried out: a turn with every box has a few thousand ways to go.
const MOST_TRIES: usize = 20_000;
/// The most decisions of a solution: a tile, a figure, and what asks afterwards.
const MOST_DEEP: usize = 6;

impl Task {
    /// The shortest solution within one turn of whoever is to reach it, as lines of a record; none where there is none, or
    /// it was not found among the first ways that were tried.
    pub fn find_solution<G: Recorded>(&self, session: &Session<G>) -> Option<Vec<String>>
    where
        G::Event: Judged,
    {
        let seat = self.solver(session.asked_seat());
        let mut trial = Trial {
            task: self,
            seat,
            from: session.steps(),
            left: MOST_TRIES,
        };
        (1..=MOST_DEEP).find_map(|deep| trial.solve(session, deep))
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
}

impl Trial<'_> {
    /// The lines of at most so many decisions that reach it.
    fn solve<G: Recorded>(&mut self, session: &Session<G>, deep: usize) -> Option<Vec<String>>
    where
        G::Event: Judged,
    {
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
            self.left = self.left.checked_sub(1)?;
            let mut next = session.clone();
            if next.act(action).is_err() {
                continue;
            }
            let standing = self.task.judge_ended(&next, self.seat, self.from);
            if standing == Standing::Solved {
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
