//! Looking back: the game step by step, without changing it.
//!
//! While a replay is open the table shows the game as it was, computers wait, and nothing can be decided. What was
//! hidden from whoever looks stays hidden.

use std::ops::Range;

use super::app::App;
use super::choice::words;
use super::table::Table;
use super::voice::Aside;
use crate::rules::{Event, Game};
use crate::scene::tween::Millis;
use crate::session::{Entry, LogLine};
use crate::table::{Party, Seat};

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
pub enum Way {
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
    /// A look back that begins at the end.
    fn of(entries: &[Entry]) -> Self {
        let begins = |event: &Event| matches!(event, Event::TurnBegan { .. });
        // A decision belongs to the turn in which it was taken, whoever took it: a thief decides in the turn of another.
        let turns = entries.iter().scan(0, |turn, entry| {
            let now = *turn;
            *turn += entry.events.iter().filter(|event| begins(event)).count();
            Some(now)
        });
        let seen = (1..)
            .zip(entries.iter().zip(turns))
            .filter(|(_, (entry, _))| is_seen(entry))
            .map(|(step, (_, turn))| (step, Some(turn)));
        let mut seen: Vec<(usize, Option<usize>)> = [(0, None)].into_iter().chain(seen).collect();
        // What comes after the last one is no stop of its own.
        if let Some(end) = seen.last_mut() {
            end.0 = entries.len();
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
    fn actions(&self) -> Range<usize> {
        let before = self.stops.get(self.told).copied();
        before.unwrap_or_default()..self.step()
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

    /// Whether it goes on by itself.
    pub const fn plays(&self) -> bool {
        self.due.is_some()
    }

    /// The stop that lies this way.
    fn goal(&self, way: Way) -> usize {
        let last = self.stops.len() - 1;
        let turns = self.turns.iter().copied();
        match way {
            Way::First => 0,
            Way::Back => self.at.saturating_sub(1),
            Way::On => (self.at + 1).min(last),
            Way::Last => last,
            Way::TurnBack => turns.rev().find(|&end| end < self.at).unwrap_or(0),
            Way::TurnOn => turns.into_iter().find(|&end| end > self.at).unwrap_or(last),
        }
    }
}

/// Whether a decision changes something that is seen on the board or in the scores.
fn is_seen(entry: &Entry) -> bool {
    let shown = |event: &Event| {
        matches!(
            event,
            Event::Placed { .. }
                | Event::Removed { .. }
                | Event::Deployed { .. }
                | Event::Returned { .. }
                | Event::Scored(_)
                | Event::RobberPlaced { .. }
                | Event::Conjured { .. }
                | Event::Landed { .. }
                | Event::TookOff { .. }
                | Event::FlockGuided { .. }
                | Event::FerryLaid { .. }
                | Event::FerryTurned { .. }
                | Event::WizardLeft { .. }
                | Event::MessageRead { .. }
                | Event::Won(_)
        )
    };
    entry.by != Party::Chance && entry.events.iter().any(shown)
}

impl App {
    /// Takes in a key while a replay is open. Returns whether it meant something for it.
    pub(super) fn replay_key(&mut self, key: &str, now: Millis) -> bool {
        let Some(table) = self
            .shown
            .tiles_mut()
            .filter(|table| table.replay.is_some())
        else {
            return false;
        };
        match key {
            "ArrowLeft" | "ArrowUp" => table.go(Way::Back, now),
            "ArrowRight" | "ArrowDown" => table.go(Way::On, now),
            "Home" => table.go(Way::First, now),
            "End" => table.go(Way::Last, now),
            "PageUp" => table.go(Way::TurnBack, now),
            "PageDown" => table.go(Way::TurnOn, now),
            " " => table.play_or_pause(now),
            "Escape" => {
                table.back_to_game(now);
                self.focus_on_stop();
            }
            _ => return false,
        }
        self.settle(now);
        true
    }
}

impl Table {
    /// The look back that is open.
    pub const fn replay(&self) -> Option<&Replay> {
        self.replay.as_ref()
    }

    /// Whether anything was seen yet that could be looked back at.
    pub fn can_look_back(&self) -> bool {
        self.session.entries().iter().any(is_seen)
    }

    /// Begins to look back; what is shown stays as it is until one goes somewhere.
    pub fn look_back(&mut self, now: Millis) {
        if self.replay.is_none() && self.can_look_back() {
            self.hurry(now);
            self.replay = Some(Replay::of(self.session.entries()));
            self.show_stop(now);
        }
    }

    /// Goes back to the game.
    pub fn back_to_game(&mut self, now: Millis) {
        if self.replay.take().is_some() {
            self.motion.stop(now);
            self.refresh(now);
            self.aside = Aside::Returned;
        }
    }

    /// Goes somewhere in the replay. One stop on is seen as it happened; everything else is a jump.
    pub fn go(&mut self, way: Way, now: Millis) {
        let Some(replay) = &mut self.replay else {
            return;
        };
        replay.due = None;
        let goal = replay.goal(way);
        self.go_to(goal, now);
        if let (Some(replay), Way::TurnBack | Way::TurnOn) = (&mut self.replay, way) {
            replay.tell_turn();
        }
    }

    /// Goes to a stop, by index.
    pub fn go_to(&mut self, goal: usize, now: Millis) {
        let Some(replay) = &mut self.replay else {
            return;
        };
        let follows = goal == replay.at + 1;
        let from = replay.step();
        replay.show(goal);
        let to = replay.step();
        self.show_stop(now);
        if follows {
            let entries = self.session.entries().get(from..to).unwrap_or_default();
            let events = entries
                .iter()
                .flat_map(|entry| entry.events.iter().cloned());
            let events: Vec<Event> = events.collect();
            self.show(&events, None, now);
        }
    }

    /// Goes to a stop at once, by index.
    pub fn jump(&mut self, goal: usize) {
        if let Some(replay) = &mut self.replay {
            replay.due = None;
            replay.show(goal);
            self.show_stop(self.ticked);
        }
    }

    fn show_stop(&mut self, now: Millis) {
        self.motion.stop(now);
        self.lit.clear();
        self.refresh(now);
        self.aside = Aside::Stepped;
    }

    /// What happened in the step that is shown, and the number of actions after which it was seen.
    pub(super) fn events_shown(&self, replay: &Replay) -> (Vec<Event>, usize) {
        let actions = replay.actions();
        let entries = self.session.entries().get(actions.clone());
        let entries = entries.unwrap_or_default();
        if replay.at == 0 {
            return (self.session.opening().to_vec(), 0);
        }
        let seen = entries.iter().rposition(is_seen);
        let seen = actions.start + seen.map_or(entries.len(), |index| index + 1);
        let events = entries
            .iter()
            .flat_map(|entry| entry.events.iter().cloned());
        (events.collect(), seen)
    }

    /// The turn in which an action was taken, as a number, and whose it was; none before the first.
    pub(super) fn turn_at(&self, step: usize) -> Option<(u16, Seat)> {
        let log = self.session.log();
        let log = log[..log.partition_point(|line| line.step < step)].iter();
        log.rev().find_map(|line| match line.event {
            Event::TurnBegan { seat, number } => Some((number, seat)),
            _ => None,
        })
    }

    /// Lets the replay go on by itself, from the beginning when it stands at the end; or lets it stand.
    pub fn play_or_pause(&mut self, now: Millis) {
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
    pub fn hasten(&mut self) {
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
            .map_or(0, |replay| replay.goal(Way::On));
        self.go_to(goal, now);
        let quiet = self.motion.quiet;
        if let Some(replay) = &mut self.replay {
            let (at, last) = replay.place();
            let next = (now + replay.speed.pause()).max(quiet);
            replay.due = (at < last).then_some(next);
        }
        true
    }

    /// The game to be seen: as it stands, or as it was, and always only what whoever looks may know.
    pub(super) fn seen_now(&self) -> Game {
        let observer = self.observer();
        match &self.replay {
            Some(replay) => self.session.at(replay.step()).seen_by(observer),
            None => self.session.seen_by(observer),
        }
    }

    /// The lines of the log up to what is shown: at the end of the game only the points that were counted already.
    pub fn log(&self) -> &[LogLine] {
        let log = self.session.log();
        let step = self.replay.as_ref().map_or(usize::MAX, Replay::step);
        let log = &log[..log.partition_point(|line| line.step <= step)];
        let coming = self.motion.coming.len();
        if !self.game.is_over() || coming == 0 {
            return log;
        }
        let scores = |line: &LogLine| matches!(&line.event, Event::Scored(one) if one.points > 0);
        let scored = log
            .iter()
            .enumerate()
            .rev()
            .filter(|(_, line)| scores(line));
        let first = scored.take(coming).last().map(|(index, _)| index);
        &log[..first.unwrap_or(log.len())]
    }
}
