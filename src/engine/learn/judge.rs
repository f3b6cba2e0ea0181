//! Judges what happened in a game by the goals of a task.

use super::{Aim, Clause, Examined, Goal, Judged as _, Task};
use crate::ai::MOST_POSITIONS;
use crate::session::{Entry, Session};
use crate::table::record::Words;
use crate::table::{LoggedEvent, Party, Play, Seat};
use crate::tiles::Pos;

/// Whether a task is solved, failed or still open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Its goals can still be reached.
    Open,
    /// All its goals were reached.
    Solved,
    /// The turns for it are over.
    Missed,
}

/// The judgement of a game by a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// For each goal whether it is reached now.
    pub reached: Vec<bool>,
    /// How the whole task stands.
    pub standing: Standing,
}

impl Verdict {
    /// How many goals are reached.
    pub fn score(&self) -> usize {
        self.reached.iter().filter(|&&reached| reached).count()
    }
}

/// The result of playing the solution of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolutionCheck {
    /// The task has none.
    Missing,
    /// The decision of this number, from 1, cannot be read or is illegal.
    Refused(usize),
    /// It is legal, but does not reach the goals.
    FallsShort,
    /// It is legal, but whether the game is won then cannot be determined.
    Undecided,
    /// It reaches the goals.
    Reaches,
}

/// The first word of a line that points out a cell.
const FIND: &str = "find";

/// The cell that a line of a solution points out (`find 1,-2`); `None` for any other line.
pub fn pointed_cell(line: &str) -> Option<Pos> {
    let mut words = Words::new(line);
    let is_find = words.next().is_ok_and(|word| word == FIND);
    let cell = words.next().ok().filter(|_| is_find)?;
    let pos = super::read::cell(cell).ok()?;
    words.end().is_ok().then_some(pos)
}

/// The cell on which a line of a record places a tile (`place base/E 1,0 r2`); `None` for any other line.
pub fn laid_cell(line: &str) -> Option<Pos> {
    let rest = line.strip_prefix("place ")?;
    rest.split_whitespace()
        .find_map(|word| super::read::cell(word).ok())
}

/// The line that points out a cell.
pub fn find_line(pos: Pos) -> String {
    format!("{FIND} {},{}", pos.x, pos.y)
}

/// An attempt at a task so far.
#[derive(Debug)]
pub struct Attempt<'a, G: Play> {
    /// The game after the latest decision.
    pub session: &'a Session<G>,
    /// Who is to solve the task.
    pub seat: Seat,
    /// The number of decisions before the attempt.
    pub from: usize,
    /// The cells pointed out.
    pub found: &'a [Pos],
}

/// What is computed once for an attempt, however many goals ask for it.
struct Known<'a, G> {
    /// Whether the seat wins: `None` before the search, `Some(None)` if it cannot be determined.
    won: Option<Option<bool>>,
    /// The game at the start of the attempt.
    before: Option<G>,
    /// Positions that may still be searched to determine the winner.
    left: &'a mut u32,
}

impl<G: Examined> Attempt<'_, G> {
    fn entries(&self) -> &[Entry<G>] {
        self.session.entries().get(self.from..).unwrap_or_default()
    }

    /// Whether anything was decided or pointed out.
    fn is_begun(&self) -> bool {
        !self.entries().is_empty() || !self.found.is_empty()
    }

    /// Whether a condition about the board as a whole holds.
    #[inline(never)]
    fn has_come_about(&self, aim: Aim, known: &mut Known<G>) -> bool {
        let (game, seat) = (self.session.game(), self.seat);
        let since: Vec<&G::Event> = self.entries().iter().flat_map(|one| &one.events).collect();
        match aim {
            Aim::Occupy(sought) => game.occupies(seat, sought, &since),
            Aim::Majority(sought) => game.takes_majority(self.before(known), seat, sought, &since),
            Aim::Find => {
                let cells = self.before(known).cells_to_lay();
                !cells.is_empty() && cells.iter().all(|cell| self.found.contains(cell))
            }
            _ => false,
        }
    }

    fn before<'a>(&self, known: &'a mut Known<G>) -> &'a G {
        let begun = || self.session.at(self.from);
        known.before.get_or_insert_with(begun)
    }

    /// Whether it is certain that the seat wins, or, if `won` is false, that it does not.
    fn is_decided(&self, won: bool, known: &mut Known<G>) -> bool {
        let game = self.session.game();
        let found = || game.is_won_by(self.seat, known.left);
        *known.won.get_or_insert_with(found) == Some(won)
    }

    fn holds(&self, clause: &Clause, known: &mut Known<G>) -> bool {
        let seat = self.seat;
        let mut events = self.entries().iter().flat_map(|entry| &entry.events);
        let game = self.session.game();
        let happened = match clause.aim {
            Aim::Score(wanted) => {
                let points = events.filter_map(LoggedEvent::points);
                let own = points.filter(|points| points.seat == seat);
                own.map(|points| u32::from(points.points)).sum::<u32>() >= u32::from(wanted)
            }
            Aim::Complete(kind) => events.any(|event| event.completes(seat, kind)),
            Aim::Figure(kind) => events.any(|event| event.deploys(seat, kind)),
            Aim::Occupy(_) | Aim::Majority(_) | Aim::Find => self.has_come_about(clause.aim, known),
            // If it cannot be determined, neither the clause nor its negation holds.
            Aim::Win => return self.is_decided(clause.wanted, known),
            Aim::Lay => events.any(|event| event.places(seat).is_some()),
            Aim::Place(cell, turned) => {
                let mut laid = events.filter_map(|event| event.places(seat));
                let is_so = |turning| turned.is_none_or(|turned| turned == turning);
                laid.any(|(pos, rotation)| pos == cell && is_so(rotation))
            }
            Aim::Home => events.any(|event| event.returns(seat)),
            Aim::Lead => leads(&game.scores(), seat),
        };
        happened == clause.wanted
    }
}

impl Task {
    /// Whether cells are to be pointed out before the tile is placed.
    pub fn seeks_cells(&self) -> bool {
        self.goals.iter().any(Goal::seeks_cells)
    }

    /// Plays the solution from here. The confirmation of the last turn may be left out.
    pub fn try_solution<G: Examined>(&self, session: &Session<G>) -> SolutionCheck {
        let asked = self.seat.or(session.asked_seat());
        let (Some(seat), false) = (asked, self.solution.is_empty()) else {
            return SolutionCheck::Missing;
        };
        let (mut tried, from) = (session.clone(), session.steps());
        let mut found = Vec::new();
        for (index, line) in (1..).zip(&self.solution) {
            if let Some(pos) = pointed_cell(line) {
                if !tried.game().cells_to_lay().contains(&pos) {
                    return SolutionCheck::Refused(index);
                }
                found.push(pos);
                continue;
            }
            let action = tried.read_action(line).ok();
            if action.is_none_or(|action| tried.act(action).is_err()) {
                return SolutionCheck::Refused(index);
            }
        }
        let attempt = Attempt {
            session: &tried,
            seat,
            from,
            found: &found,
        };
        match self.judge_ended(&attempt, &mut { MOST_POSITIONS }) {
            Standing::Solved => SolutionCheck::Reaches,
            Standing::Open | Standing::Missed if self.is_undecided(&attempt) => {
                SolutionCheck::Undecided
            }
            Standing::Open | Standing::Missed => SolutionCheck::FallsShort,
        }
    }

    /// Whether a goal asks who wins, and that cannot be determined though the turn is over.
    fn is_undecided<G: Examined>(&self, attempt: &Attempt<G>) -> bool {
        let asked = self
            .goals
            .iter()
            .any(|goal| goal.any.iter().any(|clause| clause.aim == Aim::Win));
        let mut ended = attempt.session.clone();
        // If there is nothing to confirm, the turn is over already.
        let _ = ended.act(G::CONFIRM);
        let mut left = MOST_POSITIONS;
        asked && ended.game().is_won_by(attempt.seat, &mut left).is_none()
    }

    /// How the task stands after an attempt and the confirmation of its turn. Deducts the positions searched to determine the
    /// winner from `left`.
    pub(super) fn judge_ended<G: Examined>(
        &self,
        attempt: &Attempt<G>,
        left: &mut u32,
    ) -> Standing {
        let standing = self.judge_within(attempt, left).standing;
        let mut ended = attempt.session.clone();
        match standing {
            // Refused if there is nothing to confirm.
            Standing::Open if ended.act(G::CONFIRM).is_ok() => {
                let attempt = Attempt {
                    session: &ended,
                    ..*attempt
                };
                self.judge_within(&attempt, left).standing
            }
            standing => standing,
        }
    }

    /// How the task stands for a seat, by the decisions after the first `from`, with no cells pointed out.
    pub fn judge<G: Examined>(&self, session: &Session<G>, seat: Seat, from: usize) -> Verdict {
        self.judge_attempt(&Attempt {
            session,
            seat,
            from,
            found: &[],
        })
    }

    /// How the task stands after an attempt. Nothing is reached before the first decision; what can be lost again is reached only
    /// when the turns are over.
    pub fn judge_attempt<G: Examined>(&self, attempt: &Attempt<G>) -> Verdict {
        self.judge_within(attempt, &mut { MOST_POSITIONS })
    }

    /// As [`Task::judge_attempt`], but deducts the positions searched to determine the winner from `left`.
    pub fn judge_within<G: Examined>(&self, attempt: &Attempt<G>, left: &mut u32) -> Verdict {
        let mut known = Known {
            won: None,
            before: None,
            left,
        };
        let turns = turns_ended(attempt.entries(), attempt.seat);
        let over = turns >= usize::from(self.turns) || attempt.session.asked().is_none();
        let judged = |clause: &&Clause| over || !clause.can_be_lost();
        let reach = |goal: &Goal| {
            let mut clauses = goal.any.iter().filter(judged);
            attempt.is_begun() && clauses.any(|clause| attempt.holds(clause, &mut known))
        };
        let reached: Vec<bool> = self.goals.iter().map(reach).collect();
        let standing = match (reached.iter().all(|&reached| reached), over) {
            (true, _) => Standing::Solved,
            (false, true) => Standing::Missed,
            (false, false) => Standing::Open,
        };
        Verdict { reached, standing }
    }
}

/// How many turns a seat has ended.
fn turns_ended<G: Play>(entries: &[Entry<G>], seat: Seat) -> usize {
    let own = entries
        .iter()
        .filter(|entry| entry.by == Party::Player(seat));
    own.filter(|entry| entry.action == G::CONFIRM).count()
}

fn leads(scores: &[u32], seat: Seat) -> bool {
    let own = scores.get(seat.index()).copied().unwrap_or(0);
    let mut others = (0..).zip(scores).filter(|(other, _)| *other != seat.0);
    others.all(|(_, &points)| points < own)
}
