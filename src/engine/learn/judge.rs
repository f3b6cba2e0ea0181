//! Whether what happened in a game is what a task wants.

use super::{Aim, Clause, Goal, Task};
use crate::cards;
use crate::rules::Event;
use crate::session::{Entry, Session};
use crate::table::{LoggedEvent, Party, Play, Recorded, Seat};
use crate::tiles::{FeatureKind, Pos, Rotation};

/// How a task stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It can still be reached.
    Open,
    /// It was reached.
    Solved,
    /// The turns it was to be reached in are over.
    Missed,
}

/// What a task looks like in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Of each goal, whether it is reached now.
    pub reached: Vec<bool>,
    /// The whole of it.
    pub standing: Standing,
}

impl Verdict {
    /// How many goals are reached.
    pub fn score(&self) -> usize {
        self.reached.iter().filter(|&&reached| reached).count()
    }
}

/// What comes of the solution of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolutionCheck {
    /// None is written down.
    Missing,
    /// Its decision of this number, from 1, cannot be read or is not allowed.
    Refused(usize),
    /// It is allowed, and does not reach the goals.
    FallsShort,
    /// It reaches them.
    Reaches,
}

/// What a task can ask of an event, beside the points in it.
pub trait Judged: LoggedEvent {
    /// Whether a feature was completed in which a seat has the majority.
    fn completes(&self, seat: Seat, kind: FeatureKind) -> bool;
    /// Whether a seat put a figure on a feature.
    fn deploys(&self, seat: Seat, kind: FeatureKind) -> bool;
    /// The cell on which a seat put a tile, and how it was turned, if that is what happened.
    fn places(&self, seat: Seat) -> Option<(Pos, Rotation)>;
    /// Whether a figure came back to a seat.
    fn returns(&self, seat: Seat) -> bool;
}

impl Judged for Event {
    fn completes(&self, seat: Seat, wanted: FeatureKind) -> bool {
        matches!(self, Event::Completed { kind, winners, .. } if *kind == wanted && winners.has(seat))
    }

    fn deploys(&self, whose: Seat, wanted: FeatureKind) -> bool {
        matches!(self, Event::Deployed { seat, kind, .. } if *kind == wanted && *seat == whose)
    }

    fn places(&self, whose: Seat) -> Option<(Pos, Rotation)> {
        match *self {
            Event::Placed {
                seat,
                pos,
                rotation,
                ..
            } if seat == whose => Some((pos, rotation)),
            _ => None,
        }
    }

    fn returns(&self, whose: Seat) -> bool {
        matches!(self, Event::Returned { seat, .. } if *seat == whose)
    }
}

/// There are no features and no figures on tiles among cards.
impl Judged for cards::Event {
    fn completes(&self, _: Seat, _: FeatureKind) -> bool {
        false
    }

    fn deploys(&self, _: Seat, _: FeatureKind) -> bool {
        false
    }

    fn places(&self, _: Seat) -> Option<(Pos, Rotation)> {
        None
    }

    fn returns(&self, _: Seat) -> bool {
        false
    }
}

impl Task {
    /// What comes of the solution in a game that begins like this. The end of the last turn need not be written.
    pub fn try_solution<G: Recorded>(&self, session: &Session<G>) -> SolutionCheck
    where
        G::Event: Judged,
    {
        let asked = self.seat.or(session.asked_seat());
        let (Some(seat), false) = (asked, self.solution.is_empty()) else {
            return SolutionCheck::Missing;
        };
        let (mut tried, from) = (session.clone(), session.steps());
        for (index, line) in (1..).zip(&self.solution) {
            let action = tried.read_action(line).ok();
            if action.is_none_or(|action| tried.act(action).is_err()) {
                return SolutionCheck::Refused(index);
            }
        }
        match self.judge_ended(&tried, seat, from) {
            Standing::Solved => SolutionCheck::Reaches,
            Standing::Open | Standing::Missed => SolutionCheck::FallsShort,
        }
    }

    /// How the task stands in a game for a seat, from what happened after the first `from` decisions; the end of its turn is
    /// taken for granted.
    pub(super) fn judge_ended<G: Recorded>(
        &self,
        session: &Session<G>,
        seat: Seat,
        from: usize,
    ) -> Standing
    where
        G::Event: Judged,
    {
        let standing = self.judge(session, seat, from).standing;
        let mut ended = session.clone();
        match standing {
            // Where nothing is to be confirmed it is refused.
            Standing::Open if ended.act(G::CONFIRM).is_ok() => {
                self.judge(&ended, seat, from).standing
            }
            standing => standing,
        }
    }

    /// How the task stands in a game for a seat, from what happened after the first `from` decisions.
    pub fn judge<G: Recorded>(&self, session: &Session<G>, seat: Seat, from: usize) -> Verdict
    where
        G::Event: Judged,
    {
        let entries = session.entries().get(from..).unwrap_or_default();
        let reach = |goal: &Goal| {
            goal.any
                .iter()
                .any(|clause| holds(clause, session, entries, seat))
        };
        let reached: Vec<bool> = self.goals.iter().map(reach).collect();
        let all = reached.iter().all(|&reached| reached);
        let lasting = !self.goals.iter().any(Goal::can_be_lost);
        let over =
            turns_ended(entries, seat) >= usize::from(self.turns) || session.asked().is_none();
        let standing = match (all, over) {
            (true, true) => Standing::Solved,
            (true, false) if lasting => Standing::Solved,
            (false, true) => Standing::Missed,
            (_, false) => Standing::Open,
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

fn holds<G: Recorded>(
    clause: &Clause,
    session: &Session<G>,
    entries: &[Entry<G>],
    seat: Seat,
) -> bool
where
    G::Event: Judged,
{
    let mut events = entries.iter().flat_map(|entry| &entry.events);
    let happened = match clause.aim {
        Aim::Score(wanted) => {
            let points = events.filter_map(LoggedEvent::points);
            let own = points.filter(|points| points.seat == seat);
            own.map(|points| u32::from(points.points)).sum::<u32>() >= u32::from(wanted)
        }
        Aim::Complete(kind) => events.any(|event| event.completes(seat, kind)),
        Aim::Figure(kind) => events.any(|event| event.deploys(seat, kind)),
        Aim::Lay => events.any(|event| event.places(seat).is_some()),
        Aim::Place(cell, turned) => events
            .filter_map(|event| event.places(seat))
            .any(|(pos, rotation)| pos == cell && turned.is_none_or(|turned| turned == rotation)),
        Aim::Home => events.any(|event| event.returns(seat)),
        Aim::Lead => leads(&session.game().scores(), seat),
    };
    happened == clause.wanted
}

fn leads(scores: &[u32], seat: Seat) -> bool {
    let own = scores.get(seat.index()).copied().unwrap_or(0);
    let mut others = (0..).zip(scores).filter(|(other, _)| *other != seat.0);
    others.all(|(_, &points)| points < own)
}
