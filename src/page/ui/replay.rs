//! Looking back: the game step by step, without changing it.
//!
//! While a replay is open the table shows the game as it was, computers wait, and nothing can be decided. What was
//! hidden from whoever looks stays hidden.

use std::ops::Range;

use super::app::App;
use super::choice::words;
use super::table::Table;
use super::voice::Aside;
use engine::rules::{Event, Game};
use engine::session::{Entry, LogLine, Session};
use engine::table::{Party, Play, Seat};
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
    pub(super) fn events<G: Play>(&self, session: &Session<G>) -> Vec<G::Event> {
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
            .played_mut()
            .filter(|table| table.replay().is_some())
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

/// A game that can be looked back at.
pub(super) trait LooksBack {
    /// The look back that is open.
    fn replay(&self) -> Option<&Replay>;
    /// The place of the look back.
    fn replay_mut(&mut self) -> &mut Option<Replay>;
    /// What all decisions so far are to it.
    fn marks(&self) -> Vec<Mark>;
    /// When time was looked at last.
    fn ticked(&self) -> Millis;
    /// When the last thing that moves will have been seen.
    fn quiet(&self) -> Millis;
    /// Lets everything be over that moves because of what happened.
    fn hurry(&mut self, now: Millis);
    /// Shows what is to be seen now at once, as something that was `Stepped` to or `Returned` to.
    fn show_at_once(&mut self, aside: Aside, now: Millis);
    /// Shows decisions again, as they were seen.
    fn show_again(&mut self, steps: Range<usize>, now: Millis);

    /// Whether anything was seen yet that could be looked back at.
    fn can_look_back(&self) -> bool {
        self.marks().iter().any(|mark| mark.seen)
    }

    /// Begins to look back; what is shown stays as it is until one goes somewhere.
    fn look_back(&mut self, now: Millis) {
        if self.replay().is_none() && self.can_look_back() {
            self.hurry(now);
            *self.replay_mut() = Some(Replay::of(&self.marks()));
            self.show_at_once(Aside::Stepped, now);
        }
    }

    /// Goes back to the game.
    fn back_to_game(&mut self, now: Millis) {
        if self.replay_mut().take().is_some() {
            self.show_at_once(Aside::Returned, now);
        }
    }

    /// Goes somewhere in the replay. One stop on is seen as it happened; everything else is a jump.
    fn go(&mut self, way: Way, now: Millis) {
        let Some(replay) = self.replay_mut() else {
            return;
        };
        replay.due = None;
        let goal = replay.goal(way);
        self.go_to(goal, now);
        if let (Some(replay), Way::TurnBack | Way::TurnOn) = (self.replay_mut(), way) {
            replay.tell_turn();
        }
    }

    /// Goes to a stop, by index.
    fn go_to(&mut self, goal: usize, now: Millis) {
        let Some(replay) = self.replay_mut() else {
            return;
        };
        let follows = goal == replay.at + 1;
        let from = replay.step();
        replay.show(goal);
        let to = replay.step();
        self.show_at_once(Aside::Stepped, now);
        if follows {
            self.show_again(from..to, now);
        }
    }

    /// Goes to a stop at once, by index.
    fn jump(&mut self, goal: usize) {
        let now = self.ticked();
        if let Some(replay) = self.replay_mut() {
            replay.due = None;
            replay.show(goal);
            self.show_at_once(Aside::Stepped, now);
        }
    }

    /// Lets the replay go on by itself, from the beginning when it stands at the end; or lets it stand.
    fn play_or_pause(&mut self, now: Millis) {
        let Some(replay) = self.replay_mut() else {
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
    fn hasten(&mut self) {
        if let Some(replay) = self.replay_mut() {
            replay.speed = replay.speed.next();
        }
    }

    /// Goes on by itself when it is time. Returns whether it did.
    fn play_on(&mut self, now: Millis) -> bool {
        let due = self.replay().and_then(|replay| replay.due);
        if due.is_none_or(|due| due > now) {
            return false;
        }
        let goal = self.replay().map_or(0, |replay| replay.goal(Way::On));
        self.go_to(goal, now);
        let quiet = self.quiet();
        if let Some(replay) = self.replay_mut() {
            let (at, last) = replay.place();
            let next = (now + replay.speed.pause()).max(quiet);
            replay.due = (at < last).then_some(next);
        }
        true
    }
}

impl LooksBack for Table {
    fn replay(&self) -> Option<&Replay> {
        self.replay.as_ref()
    }

    fn replay_mut(&mut self) -> &mut Option<Replay> {
        &mut self.replay
    }

    fn marks(&self) -> Vec<Mark> {
        let begins = |event: &&Event| matches!(event, Event::TurnBegan { .. });
        let mark = |entry: &Entry| Mark {
            seen: is_seen(entry),
            begins: entry.events.iter().filter(begins).count(),
        };
        self.session.entries().iter().map(mark).collect()
    }

    fn ticked(&self) -> Millis {
        self.ticked
    }

    fn quiet(&self) -> Millis {
        self.motion.quiet
    }

    fn hurry(&mut self, now: Millis) {
        Table::hurry(self, now);
    }

    fn show_at_once(&mut self, aside: Aside, now: Millis) {
        self.motion.stop(now);
        self.lit.clear();
        self.refresh(now);
        self.aside = aside;
    }

    fn show_again(&mut self, steps: Range<usize>, now: Millis) {
        let entries = self.session.entries().get(steps).unwrap_or_default();
        self.show(&happened(entries), None, now);
    }
}

impl Table {
    /// The look back that is open.
    pub const fn replay(&self) -> Option<&Replay> {
        self.replay.as_ref()
    }

    /// What happened in the step that is shown, and the number of actions after which it was seen.
    pub(super) fn events_shown(&self, replay: &Replay) -> (Vec<Event>, usize) {
        let actions = replay.actions();
        let entries = self.session.entries().get(actions.clone());
        let entries = entries.unwrap_or_default();
        let seen = entries.iter().rposition(is_seen);
        let seen = actions.start + seen.map_or(entries.len(), |index| index + 1);
        (replay.events(&self.session), seen)
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

    /// The game to be seen: as it stands, or as it was, and always only what whoever looks may know.
    pub(super) fn seen_now(&self) -> Game {
        seen_by(&self.session, self.replay(), self.observer())
    }

    /// The lines of the log up to what is shown: at the end of the game only the points that were counted already.
    pub fn log(&self) -> &[LogLine] {
        let log = up_to(self.session.log(), self.replay());
        let coming = self.motion.coming.len();
        let scores = |event: &Event| matches!(event, Event::Scored(one) if one.points > 0);
        match self.game.is_over() {
            true => counted(log, coming, scores),
            false => log,
        }
    }
}

/// What happened in decisions, one after the other.
pub(super) fn happened<G: Play>(entries: &[Entry<G>]) -> Vec<G::Event> {
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
