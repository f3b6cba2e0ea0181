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
    /// The turns it was to be reached in are over.
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
    /// None is written down.
    Missing,
    /// Its decision of this number, from 1, cannot be read or is not allowed.
    Refused(usize),
    /// It is allowed, and does not reach the goals.
    FallsShort,
    /// It is allowed, and whether the game is won then cannot be found out.
    Undecided,
    /// It reaches the goals.
    Reaches,
}

/// The word of a line with a cell that is pointed out.
const FIND: &str = "find";

/// The cell that a line of a solution points out: `find 1,-2`; none where it is another line.
pub fn pointed_cell(line: &str) -> Option<Pos> {
    let mut words = Words::new(line);
    let is_find = words.next().is_ok_and(|word| word == FIND);
    let cell = words.next().ok().filter(|_| is_find)?;
    let pos = super::read::cell(cell).ok()?;
    words.end().is_ok().then_some(pos)
}

/// The cell on which a line of a record lays a tile: `place base/E 1,0 r2`; none where it is another line.
pub fn laid_cell(line: &str) -> Option<Pos> {
    let rest = line.strip_prefix("place ")?;
    rest.split_whitespace()
        .find_map(|word| super::read::cell(word).ok())
}

/// The line that points a cell out.
pub fn find_line(pos: Pos) -> String {
    format!("{FIND} {},{}", pos.x, pos.y)
}

/// What somebody did in a task so far.
#[derive(Debug)]
pub struct Attempt<'a, G: Play> {
    /// The game, up to what somebody did last.
    pub session: &'a Session<G>,
    /// Who is to reach the task.
    pub seat: Seat,
    /// After how many decisions it began.
    pub from: usize,
    /// The cells that were pointed out.
    pub found: &'a [Pos],
}

/// What is found out of an attempt once, however many goals ask for it.
struct Known<'a, G> {
    /// Whether the seat wins, if that can be found out.
    won: Option<Option<bool>>,
    /// The game in which the task began.
    before: Option<G>,
    /// Positions that may still be looked at to find out who wins.
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

    /// The same of what the land as a whole has to say.
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

    /// Whether it is known that the seat wins, or that it does not.
    #[inline(never)]
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
            // What nobody can find out is neither so nor not so.
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
    /// Whether cells are to be pointed out in it before the tile is laid.
    pub fn seeks_cells(&self) -> bool {
        self.goals.iter().any(Goal::seeks_cells)
    }

    /// What comes of the solution in a game that begins like this. The end of the last turn need not be written.
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

    /// Whether who wins is asked for and cannot be found out, though the turn is over.
    fn is_undecided<G: Examined>(&self, attempt: &Attempt<G>) -> bool {
        let asked = self
            .goals
            .iter()
            .any(|goal| goal.any.iter().any(|clause| clause.aim == Aim::Win));
        let mut ended = attempt.session.clone();
        // Where nothing is to be confirmed the turn is over already.
        let _ = ended.act(G::CONFIRM);
        let mut left = MOST_POSITIONS;
        asked && ended.game().is_won_by(attempt.seat, &mut left).is_none()
    }

    /// How the task stands after what somebody did; the end of their turn is taken for granted. Of the positions that are `left`
    /// it takes those that are looked at to find out who wins.
    pub(super) fn judge_ended<G: Examined>(
        &self,
        attempt: &Attempt<G>,
        left: &mut u32,
    ) -> Standing {
        let standing = self.judge_within(attempt, left).standing;
        let mut ended = attempt.session.clone();
        match standing {
            // Where nothing is to be confirmed it is refused.
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

    /// How the task stands in a game for a seat, from what happened after the first `from` decisions, where no cell was
    /// pointed out.
    pub fn judge<G: Examined>(&self, session: &Session<G>, seat: Seat, from: usize) -> Verdict {
        self.judge_attempt(&Attempt {
            session,
            seat,
            from,
            found: &[],
        })
    }

    /// How the task stands after what somebody did. Nothing is reached before they did anything, and what can be lost again is
    /// reached when their turns are over.
    pub fn judge_attempt<G: Examined>(&self, attempt: &Attempt<G>) -> Verdict {
        self.judge_within(attempt, &mut { MOST_POSITIONS })
    }

    /// The same, where of the positions that are `left` to be looked at something is taken to find out who wins.
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
