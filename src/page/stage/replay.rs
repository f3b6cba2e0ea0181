//! Looking back: the game step by step, without changing it.
//!
//! While a replay is open the table shows the game as it was, computers wait, and nothing can be decided. What was
//! hidden from whoever looks stays hidden.

use std::ops::Range;

use crate::elements::words;
use crate::stage::{Handled, Stage, View};
use engine::session::{Entry, LogLine, Session};
use engine::table::{Party, Play, Seat, Told};
use view::scene::tween::Millis;

words! {
    /// How fast a replay goes on by itself.
    Speed {
        /// With time to look.
        Slow "1×",
        /// Faster.
        Fast "2×",
        /// As fast as one can follow.
        Fastest "4×",
    }
}

impl Speed {
    /// The time between two stops, in milliseconds.
    const fn pause(self) -> Millis {
        match self {
            Speed::Slow => 1800.0,
            Speed::Fast => 900.0,
            Speed::Fastest => 450.0,
        }
    }

    /// The next one; after the last comes the first.
    const fn next(self) -> Speed {
        match self {
            Speed::Slow => Speed::Fast,
            Speed::Fast => Speed::Fastest,
            Speed::Fastest => Speed::Slow,
        }
    }
}

/// Where to go in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayGoal {
    /// To the beginning.
    First,
    /// To the stop before.
    Back,
    /// To the next stop.
    On,
    /// To the end.
    Last,
    /// To the end of the turn before.
    TurnBack,
    /// To the end of the next turn.
    TurnOn,
}

/// What a decision is to a look back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    /// Whether it changes something that is seen on the table or in the scores.
    pub(super) seen: bool,
    /// How many turns begin with it.
    pub(super) begins: usize,
}

/// A look back at a game.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The steps worth a stop, from 0 on: after each something can be seen that could not before.
    stops: Vec<usize>,
    /// Which of them end a turn, by index.
    turns: Vec<usize>,
    /// The stop that is shown, by index.
    at: usize,
    /// The stop after which everything is told that leads to the one that is shown, by index: the one before, or the end
    /// of the turn before when whole turns are skipped.
    told: usize,
    /// How fast it goes on by itself.
    pub speed: Speed,
    /// When it goes on by itself; none while it stands.
    pub(super) due: Option<Millis>,
}

impl Replay {
    /// A look back that begins at the end; `marks` are those of all decisions, in order.
    pub(super) fn of(marks: &[Mark]) -> Self {
        // A decision belongs to the turn in which it was taken, whoever took it: a thief decides in the turn of another.
        let turns = marks.iter().scan(0, |turn, mark| {
            let now = *turn;
            *turn += mark.begins;
            Some(now)
        });
        let seen = (1..)
            .zip(marks.iter().zip(turns))
            .filter(|(_, (mark, _))| mark.seen)
            .map(|(step, (_, turn))| (step, Some(turn)));
        let mut seen: Vec<(usize, Option<usize>)> = [(0, None)].into_iter().chain(seen).collect();
        // What comes after the last one is no stop of its own.
        if let Some(end) = seen.last_mut() {
            end.0 = marks.len();
        }
        let last = seen.len() - 1;
        // A turn ends where the next stop is in another one.
        let ends = |&index: &usize| index == last || seen[index].1 != seen[index + 1].1;
        let turns = (0..seen.len()).filter(ends).collect();
        let stops = seen.iter().map(|&(step, _)| step).collect();
        Replay {
            turns,
            told: last.saturating_sub(1),
            at: last,
            stops,
            speed: Speed::default(),
            due: None,
        }
    }

    /// The number of actions before what is shown.
    pub fn step(&self) -> usize {
        self.stops.get(self.at).copied().unwrap_or_default()
    }

    /// The actions that are told with the stop that is shown, by index.
    pub(super) fn actions(&self) -> Range<usize> {
        let before = self.stops.get(self.told).copied();
        before.unwrap_or_default()..self.step()
    }

    /// What is told with the stop that is shown; with the first one how the game opened.
    pub(crate) fn events<G: Play>(&self, session: &Session<G>) -> Vec<G::Event> {
        match self.at {
            0 => session.opening().to_vec(),
            _ => happened(session.entries().get(self.actions()).unwrap_or_default()),
        }
    }

    /// Shows a stop, by index, of which everything since the stop before is told.
    fn show(&mut self, goal: usize) {
        self.at = goal.min(self.stops.len() - 1);
        self.told = self.at.saturating_sub(1);
    }

    /// Lets everything be told since the end of the turn before.
    fn tell_turn(&mut self) {
        let ends = self.turns.iter().rev();
        let before = ends.copied().find(|&end| end < self.at);
        self.told = before.unwrap_or_default();
    }

    /// The stop that is shown, from 0, and the last one.
    pub fn place(&self) -> (usize, usize) {
        (self.at, self.stops.len() - 1)
    }

    /// When it goes on; none while it stands.
    pub(super) const fn due(&self) -> Option<Millis> {
        self.due
    }

    /// Whether it goes on by itself.
    pub const fn plays(&self) -> bool {
        self.due.is_some()
    }

    /// The stop that lies this way.
    fn goal(&self, way: ReplayGoal) -> usize {
        let last = self.stops.len() - 1;
        let turns = self.turns.iter().copied();
        match way {
            ReplayGoal::First => 0,
            ReplayGoal::Back => self.at.saturating_sub(1),
            ReplayGoal::On => (self.at + 1).min(last),
            ReplayGoal::Last => last,
            ReplayGoal::TurnBack => turns.rev().find(|&end| end < self.at).unwrap_or(0),
            ReplayGoal::TurnOn => turns.into_iter().find(|&end| end > self.at).unwrap_or(last),
        }
    }
}

/// Whether a decision changes something that is seen on the table or in the scores.
pub(super) fn is_seen<V: View>(entry: &Entry<V::Game>) -> bool {
    entry.by != Party::Chance && entry.events.iter().any(V::is_seen)
}

impl<V: View> Stage<V> {
    /// Whether anything was seen yet that could be looked back at.
    pub(super) fn can_look_back(&self) -> bool {
        self.marks().iter().any(|mark| mark.seen)
    }

    /// Begins to look back; what is shown stays as it is until one goes somewhere.
    pub(super) fn look_back(&mut self, now: Millis) {
        if self.replay.as_ref().is_none() && self.can_look_back() {
            self.hurry(now);
            self.replay = Some(Replay::of(&self.marks()));
            self.show_at_once(Handled::Stepped, now);
        }
    }

    /// Goes back to the game.
    pub(super) fn back_to_game(&mut self, now: Millis) {
        if self.replay.take().is_some() {
            self.show_at_once(Handled::Returned, now);
        }
    }

    /// Goes somewhere in the replay. One stop on is seen as it happened; everything else is a jump.
    pub(super) fn go(&mut self, way: ReplayGoal, now: Millis) {
        let Some(replay) = &mut self.replay else {
            return;
        };
        replay.due = None;
        let goal = replay.goal(way);
        self.go_to(goal, now);
        if let (Some(replay), ReplayGoal::TurnBack | ReplayGoal::TurnOn) = (&mut self.replay, way) {
            replay.tell_turn();
        }
    }

    /// Goes to a stop, by index.
    pub(super) fn go_to(&mut self, goal: usize, now: Millis) {
        let Some(replay) = &mut self.replay else {
            return;
        };
        let follows = goal == replay.at + 1;
        let from = replay.step();
        replay.show(goal);
        let to = replay.step();
        self.show_at_once(Handled::Stepped, now);
        if follows {
            self.show_again(from..to, now);
        }
    }

    /// Goes to a stop at once, by index.
    pub(super) fn jump(&mut self, goal: usize) {
        let now = self.clock;
        if let Some(replay) = &mut self.replay {
            replay.due = None;
            replay.show(goal);
            self.show_at_once(Handled::Stepped, now);
        }
    }

    /// Lets the replay go on by itself, from the beginning when it stands at the end; or lets it stand.
    pub(super) fn play_or_pause(&mut self, now: Millis) {
        let Some(replay) = &mut self.replay else {
            return;
        };
        let (at, last) = replay.place();
        replay.due = match replay.due {
            None => Some(now + replay.speed.pause() / 2.0),
            Some(_) => None,
        };
        if replay.plays() && at == last {
            self.go_to(0, now);
        }
    }

    /// Chooses the next speed.
    pub(super) fn hasten(&mut self) {
        if let Some(replay) = &mut self.replay {
            replay.speed = replay.speed.next();
        }
    }

    /// Goes on by itself when it is time. Returns whether it did.
    pub(super) fn play_on(&mut self, now: Millis) -> bool {
        let due = self.replay.as_ref().and_then(|replay| replay.due);
        if due.is_none_or(|due| due > now) {
            return false;
        }
        let goal = self
            .replay
            .as_ref()
            .map_or(0, |replay| replay.goal(ReplayGoal::On));
        self.go_to(goal, now);
        let quiet = self.view.quiet();
        if let Some(replay) = &mut self.replay {
            let (at, last) = replay.place();
            let next = (now + replay.speed.pause()).max(quiet);
            replay.due = (at < last).then_some(next);
        }
        true
    }

    /// What all decisions so far are to a replay.
    fn marks(&self) -> Vec<Mark> {
        let mark = |entry: &Entry<V::Game>| Mark {
            seen: is_seen::<V>(entry),
            begins: entry
                .events
                .iter()
                .filter(|event| event.begins().is_some())
                .count(),
        };
        self.session.entries().iter().map(mark).collect()
    }

    /// Shows what is to be seen now at once, as something that was `Stepped` to or `Returned` to.
    fn show_at_once(&mut self, handled: Handled, now: Millis) {
        self.view.stop_motion(now);
        self.view.leave();
        self.refresh(now);
        self.handled = handled;
    }

    /// Shows decisions again, as they were seen.
    fn show_again(&mut self, steps: Range<usize>, now: Millis) {
        let entries = self.session.entries().get(steps).unwrap_or_default();
        V::show(self, &happened(entries), None, now);
    }
}

/// What happened in decisions, one after the other.
pub(crate) fn happened<G: Play>(entries: &[Entry<G>]) -> Vec<G::Event> {
    let events = entries.iter().flat_map(|entry| entry.events.iter());
    events.cloned().collect()
}

/// A game as it stands, or as a look back shows it, and always only what the observer may know.
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

/// The lines of a log up to what a look back shows.
pub(super) fn up_to<'a, G: Play>(
    log: &'a [LogLine<G>],
    replay: Option<&Replay>,
) -> &'a [LogLine<G>] {
    let step = replay.map_or(usize::MAX, Replay::step);
    &log[..log.partition_point(|line| line.step <= step)]
}

/// The lines of a log before the last scores that are still coming, so many.
pub(super) fn counted<G: Play>(
    log: &[LogLine<G>],
    coming: usize,
    scores: impl Fn(&G::Event) -> bool,
) -> &[LogLine<G>] {
    let lines = log.iter().enumerate().rev();
    let scored = lines.filter(|(_, line)| scores(&line.event));
    let first = scored.take(coming).last().map(|(index, _)| index);
    &log[..first.unwrap_or(log.len())]
}
