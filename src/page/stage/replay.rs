//! A replay: the game step by step, without changing it.
//!
//! While a replay is open the stage shows the game as it was, computers wait, and nothing can be decided. What was hidden from
//! the observer stays hidden.

use std::ops::Range;

use crate::elements::words;
use engine::session::{Entry, LogLine, Session};
use engine::table::{Play, Seat};
use view::scene::tween::Millis;

words! {
    /// How fast a replay plays.
    Speed {
        /// With time to look.
        Slow "1×",
        Fast "2×",
        /// As fast as one can follow.
        Fastest "4×",
    }
}

impl Speed {
    const fn interval(self) -> Millis {
        match self {
            Speed::Slow => 1800.0,
            Speed::Fast => 900.0,
            Speed::Fastest => 450.0,
        }
    }

    /// The next speed; after the last comes the first.
    const fn next(self) -> Speed {
        match self {
            Speed::Slow => Speed::Fast,
            Speed::Fast => Speed::Fastest,
            Speed::Fastest => Speed::Slow,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayGoal {
    First,
    /// The previous stop.
    Back,
    /// The next stop.
    On,
    Last,
    /// The end of the previous turn.
    TurnBack,
    /// The end of the next turn.
    TurnOn,
}

/// A replay command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayMove {
    /// Opens it; the picture stays the same until it moves.
    Open,
    /// Goes back to the game.
    Close,
    /// Moves it. Going on by one stop or turn is animated; everything else is a jump.
    To(ReplayGoal),
    /// Jumps to the end of a turn, by its number.
    ToTurn(usize),
    /// Plays, from the beginning if it is at the end; or pauses.
    PlayOrPause,
    NextSpeed,
}

/// Where a replay was opened, and where leaving it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opener {
    Game,
    /// The review, which has told the end.
    Review,
}

/// A turn that is looked at before it is played.
#[derive(Clone, Copy, Debug)]
struct Ahead {
    number: usize,
    /// How many actions precede its decision.
    step: usize,
    /// Whose it is; none if Chance begins it.
    seat: Option<Seat>,
}

/// What a replay needs to know about a decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    /// Whether it visibly changes the board or the scores.
    pub(super) seen: bool,
    /// How many turns begin with it.
    pub(super) begins: usize,
}

/// A replay of a game.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The number of actions before each stop, from 0 on: each stop shows something new.
    stops: Vec<usize>,
    /// The number of all actions. Those after the last stop have no stop of their own and are shown with it.
    end: usize,
    /// The stops that end a turn, by index.
    turns: Vec<usize>,
    /// The current stop, by index.
    at: usize,
    /// The stop, by index, after which the narration of the current one begins: the one before, or the end of the previous turn
    /// when moving by whole turns.
    narrated_from: usize,
    ahead: Option<Ahead>,
    opener: Opener,
    speed: Speed,
    /// When it goes on to the next stop, in milliseconds; none while it is paused.
    due: Option<Millis>,
    /// How long each turn is shown while catching up, in milliseconds; none in an ordinary replay.
    look: Option<Millis>,
}

impl Replay {
    /// A replay that begins at the end; `marks` describes all decisions in order.
    pub(super) fn from_marks(marks: &[Mark]) -> Self {
        // A decision belongs to the turn in which it was made, even by another player, such as a thief.
        let turns = marks.iter().scan(0, |turn, mark| {
            let now = *turn;
            *turn += mark.begins;
            Some(now)
        });
        let seen = (1..)
            .zip(marks.iter().zip(turns))
            .filter(|(_, (mark, _))| mark.seen)
            .map(|(step, (_, turn))| (step, Some(turn)));
        let seen: Vec<(usize, Option<usize>)> = [(0, None)].into_iter().chain(seen).collect();
        let last = seen.len() - 1;
        // A stop ends a turn if the next one is in another turn.
        let ends = |&index: &usize| index == last || seen[index].1 != seen[index + 1].1;
        let turns = (0..seen.len()).filter(ends).collect();
        let stops = seen.iter().map(|&(step, _)| step).collect();
        Replay {
            turns,
            narrated_from: last.saturating_sub(1),
            ahead: None,
            opener: Opener::Game,
            at: last,
            stops,
            end: marks.len(),
            speed: Speed::default(),
            due: None,
            look: None,
        }
    }

    /// A replay that plays by itself from what was visible after `step` actions up to the present, with `look` milliseconds per
    /// turn; none if there is nothing new to see.
    pub(super) fn catching_up(self, step: usize, look: Millis, now: Millis) -> Option<Self> {
        let at = self.stops.partition_point(|&stop| stop <= step) - 1;
        (at + 1 < self.stops.len()).then_some(Replay {
            at,
            narrated_from: at,
            due: Some(now + look),
            look: Some(look),
            ..self
        })
    }

    /// Whether it shows what is new and then closes by itself.
    pub const fn catches_up(&self) -> bool {
        self.look.is_some()
    }

    /// Whether the end is shown.
    pub(super) fn is_at_end(&self) -> bool {
        self.at + 1 == self.stops.len()
    }

    /// The number of actions before the current stop; at the last stop, of all actions.
    pub fn step(&self) -> usize {
        let stop = self.stops.get(self.at).copied();
        let last = self.at + 1 == self.stops.len();
        stop.filter(|_| !last).unwrap_or(self.end)
    }

    /// The actions narrated with the current stop, by index.
    pub(super) fn actions(&self) -> Range<usize> {
        let before = self.stops.get(self.narrated_from).copied();
        before.unwrap_or_default()..self.step()
    }

    /// The range of decision counts whose notes belong to the current stop and to those narrated with it.
    pub(super) fn remarked(&self) -> Range<usize> {
        let first = match self.at {
            0 => 0,
            at => self.stops[at.min(self.narrated_from + 1)],
        };
        let next = self.stops.get(self.at + 1).copied();
        first..next.unwrap_or(self.end + 1)
    }

    /// The events narrated with the current stop; with the first one, those of the opening.
    pub(crate) fn events<G: Play>(&self, session: &Session<G>) -> Vec<G::Event> {
        match self.at {
            0 => session.opening().to_vec(),
            _ => events_of(session.entries().get(self.actions()).unwrap_or_default()),
        }
    }

    /// Goes to a stop, by index, and narrates everything since the stop before. Returns the decisions to animate: those leading
    /// there if it is the next stop or the end of the current turn.
    pub(super) fn go_to(&mut self, goal: usize) -> Range<usize> {
        let next = self.at + 1..=self.stop_at(ReplayGoal::TurnOn).max(self.at + 1);
        let (from, follows) = (self.step(), next.contains(&goal));
        let goal = goal.min(self.stops.len() - 1);
        self.ahead = self.ahead.filter(|_| goal == self.at);
        self.at = goal;
        self.narrated_from = self.at.saturating_sub(1);
        match follows {
            true => from..self.step(),
            false => 0..0,
        }
    }

    /// Pauses and moves. Returns the decisions to animate.
    pub(super) fn go(&mut self, goal: ReplayGoal) -> Range<usize> {
        self.due = None;
        let steps = self.go_to(self.stop_at(goal));
        if matches!(goal, ReplayGoal::TurnBack | ReplayGoal::TurnOn) {
            self.narrate_turn();
        }
        steps
    }

    /// Goes on by a turn, as it does while playing. Returns the decisions to animate.
    pub(super) fn go_on(&mut self) -> Range<usize> {
        let steps = self.go_to(self.stop_at(ReplayGoal::TurnOn));
        self.narrate_turn();
        steps
    }

    /// Pauses and jumps to the end of a turn by its number; 0 is the beginning.
    pub(super) fn jump_to_turn(&mut self, number: usize) {
        self.due = None;
        let last = self.stops.len() - 1;
        self.go_to(self.turns.get(number).copied().unwrap_or(last));
        self.narrate_turn();
    }

    /// Pauses and shows for the review what was visible before the decision of a seat that follows `step` actions.
    pub(super) fn show_before(&mut self, step: usize, seat: Option<Seat>) {
        self.due = None;
        let stops = self.stops.partition_point(|&stop| stop <= step);
        self.go_to(stops.saturating_sub(1));
        self.narrate_turn();
        self.ahead = Some(Ahead {
            number: self.turn_at(step + 1),
            step,
            seat,
        });
        self.opener = Opener::Review;
    }

    /// Plays or pauses. Returns whether it has to start over because it is at the end.
    pub(super) fn toggle(&mut self, now: Millis) -> bool {
        self.due = match self.due {
            None => Some(now + self.speed.interval() / 2.0),
            Some(_) => None,
        };
        self.is_playing() && self.is_at_end()
    }

    /// Schedules the next stop, no sooner than `quiet`, when animation and reading are over; pauses at the end.
    pub(super) fn wait_for_next(&mut self, now: Millis, quiet: Millis) {
        let next = match self.look {
            Some(look) => (now + look).max(quiet + look / 2.0),
            None => (now + self.speed.interval()).max(quiet),
        };
        self.due = (self.catches_up() || !self.is_at_end()).then_some(next);
    }

    pub(super) fn cycle_speed(&mut self) {
        self.speed = self.speed.next();
    }

    pub const fn speed(&self) -> Speed {
        self.speed
    }

    /// Narrates everything since the end of the previous turn.
    fn narrate_turn(&mut self) {
        let ends = self.turns.iter().rev();
        let before = ends.copied().find(|&end| end < self.at);
        self.narrated_from = before.unwrap_or_default();
    }

    /// The number of the current turn, 0 being the beginning, and the last number.
    pub fn counter(&self) -> (usize, usize) {
        (self.turn_of_stop(self.at), self.turns.len() - 1)
    }

    /// Whether a turn is looked at before it is played.
    pub(crate) const fn looks_ahead(&self) -> bool {
        self.ahead.is_some()
    }

    /// The actions between the current stop and the decision that is looked at before it is played, by index.
    pub(super) fn before_decision(&self) -> Range<usize> {
        self.step()..self.ahead.map_or(0, |ahead| ahead.step)
    }

    /// Whose turn is looked at before it is played.
    pub(crate) fn seat_ahead(&self) -> Option<Seat> {
        self.ahead.and_then(|ahead| ahead.seat)
    }

    pub(crate) const fn opener(&self) -> Opener {
        self.opener
    }

    /// The number of the turn that is looked at: the current one, or the next before it is played.
    pub fn turn_looked_at(&self) -> usize {
        let ahead = self.ahead.map(|ahead| ahead.number);
        ahead.unwrap_or_else(|| self.turn_of_stop(self.at))
    }

    /// The number of the turn in which something happened after `step` actions.
    pub(crate) fn turn_at(&self, step: usize) -> usize {
        let stop = self.stops.partition_point(|&other| other < step);
        self.turn_of_stop(stop.min(self.stops.len() - 1))
    }

    fn turn_of_stop(&self, stop: usize) -> usize {
        self.turns.partition_point(|&end| end < stop)
    }

    /// The actions between the current stop and the next one, by index, if it ends a turn.
    pub(super) fn between_turns(&self) -> Option<Range<usize>> {
        let ends = self.turns.contains(&self.at);
        let next = self.stops.get(self.at + 1).filter(|_| ends)?;
        Some(self.step()..next - 1)
    }

    /// The index of the current stop, and of the last one.
    pub fn position(&self) -> (usize, usize) {
        (self.at, self.stops.len() - 1)
    }

    /// When it goes on to the next stop, in milliseconds; none while it is paused.
    pub(super) const fn due(&self) -> Option<Millis> {
        self.due
    }

    pub const fn is_playing(&self) -> bool {
        self.due.is_some()
    }

    /// The index of the stop to go to.
    pub(super) fn stop_at(&self, goal: ReplayGoal) -> usize {
        let last = self.stops.len() - 1;
        let turns = self.turns.iter().copied();
        match goal {
            ReplayGoal::First => 0,
            ReplayGoal::Back => self.at.saturating_sub(1),
            ReplayGoal::On => (self.at + 1).min(last),
            ReplayGoal::Last => last,
            ReplayGoal::TurnBack => turns.rev().find(|&end| end < self.at).unwrap_or(0),
            ReplayGoal::TurnOn => turns.into_iter().find(|&end| end > self.at).unwrap_or(last),
        }
    }
}

/// The events of consecutive decisions.
pub(crate) fn events_of<G: Play>(entries: &[Entry<G>]) -> Vec<G::Event> {
    let events = entries.iter().flat_map(|entry| entry.events.iter());
    events.cloned().collect()
}

/// The game as it stands, or as a replay shows it, with only what the observer may know.
pub(super) fn seen_by<G: Play>(
    session: &Session<G>,
    replay: Option<&Replay>,
    observer: Option<Seat>,
) -> G {
    match replay {
        Some(replay) => session.at(replay.step()).seen_by(observer),
        None => session.seen_by(observer),
    }
}

/// The lines of a log up to the current stop of a replay.
pub(super) fn log_up_to<'a, G: Play>(
    log: &'a [LogLine<G>],
    replay: Option<&Replay>,
) -> &'a [LogLine<G>] {
    let step = replay.map_or(usize::MAX, Replay::step);
    &log[..log.partition_point(|line| line.step <= step)]
}

/// The lines of a log before the last `coming` scores, which have not been shown yet.
pub(super) fn log_before_pending<G: Play>(
    log: &[LogLine<G>],
    coming: usize,
    scores: impl Fn(&G::Event) -> bool,
) -> &[LogLine<G>] {
    let lines = log.iter().enumerate().rev();
    let scored = lines.filter(|(_, line)| scores(&line.event));
    let first = scored.take(coming).last().map(|(index, _)| index);
    &log[..first.unwrap_or(log.len())]
}
