//! A run: puzzles one after another, harder and harder, each shown as soon as the one before is answered.
//!
//! The clock of a rush runs only while a puzzle waits for an answer in sight: it stands while an answer is looked at, while the
//! page is hidden, and while the book is closed.

use crate::elements::puzzles::RunKind;
use view::scene::tween::Millis;

/// How long a rush lasts, and which miss ends it.
const RUSH: Millis = 180_000.0;
const MOST_MISSES: usize = 3;
const SECOND: Millis = 1_000.0;
/// How long an answer is looked at before the next puzzle comes: a wrong one longer.
const LOOK: Millis = 700.0;
const LOOK_AT_MISS: Millis = 1_600.0;

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Missed,
    TimeOver,
    /// There were no more puzzles.
    AllSolved,
    Left,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    /// A puzzle waits for an answer.
    Asking,
    /// An answer was given, and is looked at until then, once the time is known.
    Answered(Option<Millis>),
    Over(Ending),
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Stay,
    /// Another puzzle comes.
    Next(usize),
    End,
}

#[derive(Clone, Debug)]
pub(crate) struct Run {
    pub kind: RunKind,
    /// The best run of this kind before.
    pub best_before: u32,
    /// The puzzles in their order.
    puzzles: Vec<usize>,
    /// Whether each of those that were answered was solved.
    answers: Vec<bool>,
    stage: Stage,
    /// The time left, and since when the clock runs.
    left: Millis,
    since: Option<Millis>,
}

impl Run {
    pub fn new(kind: RunKind, puzzles: Vec<usize>, best_before: u32) -> Run {
        Run {
            kind,
            best_before,
            puzzles,
            answers: Vec::new(),
            stage: Stage::Asking,
            left: RUSH,
            since: None,
        }
    }

    /// The puzzle on the board, unless the run is over.
    pub fn current(&self) -> Option<usize> {
        match self.stage {
            Stage::Asking => self.puzzles.get(self.answers.len()).copied(),
            Stage::Answered(_) => self.answered().last().map(|(puzzle, _)| puzzle),
            Stage::Over(_) => None,
        }
    }

    /// The puzzles that were answered, and whether each was solved.
    pub fn answered(&self) -> impl Iterator<Item = (usize, bool)> {
        let puzzles = self.puzzles.iter().copied();
        puzzles.zip(self.answers.iter().copied())
    }

    pub fn solved(&self) -> u32 {
        self.answers.iter().filter(|solved| **solved).count() as u32
    }

    pub fn misses(&self) -> usize {
        self.answers.len() - self.solved() as usize
    }

    /// How many misses end it.
    pub const fn most_misses(&self) -> usize {
        match self.kind {
            RunKind::Streak => 1,
            RunKind::Rush => MOST_MISSES,
        }
    }

    pub const fn ending(&self) -> Option<Ending> {
        match self.stage {
            Stage::Over(ending) => Some(ending),
            Stage::Asking | Stage::Answered(_) => None,
        }
    }

    /// Whether a puzzle waits for an answer.
    pub fn asks(&self) -> bool {
        self.stage == Stage::Asking
    }

    /// The seconds left on the clock, begun ones included, if there is a clock.
    pub fn seconds_left(&self) -> Option<u32> {
        match self.kind {
            RunKind::Streak => None,
            RunKind::Rush => Some((self.left / SECOND).ceil().max(0.0) as u32),
        }
    }

    /// Takes the first answer to the puzzle on the board. Returns whether it did.
    pub fn answer(&mut self, puzzle: usize, solved: bool) -> bool {
        let takes = self.stage == Stage::Asking && self.current() == Some(puzzle);
        if takes {
            self.answers.push(solved);
            self.stage = Stage::Answered(None);
        }
        takes
    }

    /// Ends it before its time.
    pub fn leave(&mut self) {
        if self.ending().is_none() {
            self.stage = Stage::Over(Ending::Left);
        }
    }

    /// Lets the time pass; `looks` is whether the puzzle is in sight.
    pub fn follow(&mut self, now: Millis, looks: bool) -> Step {
        let timed = self.kind == RunKind::Rush;
        if let Some(since) = self.since.take() {
            self.left -= now - since;
        }
        match self.stage {
            Stage::Asking if timed && self.left <= 0.0 => self.end(Ending::TimeOver),
            Stage::Asking if self.current().is_none() => self.end(Ending::AllSolved),
            Stage::Asking => {
                self.since = (looks && timed).then_some(now);
                Step::Stay
            }
            Stage::Answered(None) => {
                let solved = self.answers.last() == Some(&true);
                let look = if solved { LOOK } else { LOOK_AT_MISS };
                self.stage = Stage::Answered(Some(now + look));
                Step::Stay
            }
            Stage::Answered(Some(until)) if now < until => Step::Stay,
            Stage::Answered(Some(_)) => self.go_on(now, looks && timed),
            Stage::Over(_) => Step::Stay,
        }
    }

    fn go_on(&mut self, now: Millis, runs: bool) -> Step {
        if self.misses() >= self.most_misses() {
            return self.end(Ending::Missed);
        }
        self.stage = Stage::Asking;
        match self.current() {
            Some(next) => {
                self.since = runs.then_some(now);
                Step::Next(next)
            }
            None => self.end(Ending::AllSolved),
        }
    }

    const fn end(&mut self, ending: Ending) -> Step {
        self.stage = Stage::Over(ending);
        Step::End
    }

    /// When [`Run::follow`] is due next.
    pub fn next_tick_at(&self) -> Option<Millis> {
        match self.stage {
            Stage::Asking => {
                let part = self.left % SECOND;
                let wait = if part > 0.0 { part } else { SECOND };
                self.since.map(|since| since + wait)
            }
            Stage::Answered(until) => Some(until.unwrap_or(0.0)),
            Stage::Over(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begun(kind: RunKind) -> Run {
        let mut run = Run::new(kind, (0..50).collect(), 0);
        assert_eq!(run.follow(0.0, true), Step::Stay);
        run
    }

    /// Answers the puzzle on the board, and waits for what comes of it. Returns that and when.
    fn answered(run: &mut Run, solved: bool, now: Millis) -> (Step, Millis) {
        let puzzle = run.current().expect("a puzzle");
        assert!(run.answer(puzzle, solved));
        assert!(!run.answer(puzzle, !solved), "the first answer counts");
        assert_eq!(run.follow(now, true), Step::Stay);
        let due = run.next_tick_at().expect("it goes on by itself");
        assert_eq!(run.follow(due - 1.0, true), Step::Stay);
        (run.follow(due, true), due)
    }

    #[test]
    fn a_streak_ends_at_the_first_miss() {
        let mut run = begun(RunKind::Streak);
        for next in 1..=4 {
            assert_eq!(answered(&mut run, true, 1e9).0, Step::Next(next));
        }
        assert_eq!(answered(&mut run, false, 1e9).0, Step::End);
        assert_eq!((run.ending(), run.solved()), (Some(Ending::Missed), 4));
        assert_eq!((run.current(), run.next_tick_at()), (None, None));
    }

    #[test]
    fn a_rush_ends_at_the_third_miss() {
        let mut run = begun(RunKind::Rush);
        let mut last = Step::Stay;
        for solved in [false, true, false, true, false] {
            assert_ne!(last, Step::End);
            last = answered(&mut run, solved, 1_000.0).0;
        }
        assert_eq!((last, run.solved()), (Step::End, 2));
    }

    #[test]
    fn a_rush_ends_after_three_minutes() {
        let mut run = begun(RunKind::Rush);
        assert_eq!(run.next_tick_at(), Some(1_000.0));
        assert_eq!(run.follow(179_999.0, true), Step::Stay);
        assert_eq!(run.seconds_left(), Some(1));
        assert_eq!(run.follow(180_000.0, true), Step::End);
        assert_eq!(run.ending(), Some(Ending::TimeOver));
        assert_eq!(run.seconds_left(), Some(0));
    }

    #[test]
    fn the_clock_stands_while_an_answer_is_looked_at_and_while_nobody_sees_the_puzzle() {
        let mut run = begun(RunKind::Rush);
        let (_, begins) = answered(&mut run, true, 10_000.0);
        assert!(begins > 10_000.0);
        assert_eq!(run.seconds_left(), Some(170));
        run.follow(begins + 20_000.0, false);
        assert_eq!(run.seconds_left(), Some(150));
        assert_eq!(run.next_tick_at(), None, "nothing is due in the dark");
        run.follow(begins + 500_000.0, false);
        run.follow(begins + 600_000.0, true);
        assert_eq!(run.seconds_left(), Some(150));
        assert_eq!(run.follow(begins + 749_999.0, true), Step::Stay);
        assert_eq!(run.follow(begins + 750_000.0, true), Step::End);
    }

    #[test]
    fn a_run_of_all_puzzles_ends_well_and_may_be_left() {
        let mut run = Run::new(RunKind::Streak, vec![7], 0);
        assert_eq!(answered(&mut run, true, 5.0).0, Step::End);
        assert_eq!(run.ending(), Some(Ending::AllSolved));
        run.leave();
        assert_eq!(run.ending(), Some(Ending::AllSolved));
        let mut run = begun(RunKind::Rush);
        run.leave();
        assert_eq!((run.ending(), run.current()), (Some(Ending::Left), None));
    }
}
