//! The clock of a game: the time left for each player. The rules do not know about it.

use crate::elements::mode::TimeOver;
use crate::elements::table_note::{ClockTerms, KeptClock};
use engine::table::Seat;
use view::scene::tween::Millis;

/// A countdown for each seat, at most one of which runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Clock {
    terms: ClockTerms,
    /// The time left for each, in milliseconds.
    left: Vec<Millis>,
    /// The seat whose time runs, and since when.
    running: Option<(Seat, Millis)>,
    /// How many ended turns have added their seconds.
    credited: usize,
}

/// What the clock announces, each time that less than that is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    OneMinute(Seat),
    TenSeconds(Seat),
    Over(Seat),
}

const MINUTE: Millis = 60_000.0;
const TEN_SECONDS: Millis = 10_000.0;
const SECOND: Millis = 1_000.0;

impl Clock {
    /// A stopped clock for so many players.
    pub fn new(terms: ClockTerms, seats: u8) -> Clock {
        Clock {
            terms,
            left: vec![f64::from(terms.minutes) * MINUTE; seats.into()],
            running: None,
            credited: 0,
        }
    }

    /// The same clock with its initial time.
    pub fn afresh(&self) -> Clock {
        Clock::new(self.terms, self.left.len() as u8)
    }

    /// A stored clock, stopped, in a game in which so many turns have ended.
    pub fn from_kept(kept: KeptClock, ended: usize) -> Clock {
        Clock {
            terms: kept.terms,
            left: kept.left.into_iter().map(f64::from).collect(),
            running: None,
            credited: ended,
        }
    }

    /// The clock to store.
    pub fn kept(&self) -> KeptClock {
        KeptClock {
            terms: self.terms,
            left: self.left.iter().map(|left| left.round() as u32).collect(),
        }
    }

    pub const fn terms(&self) -> ClockTerms {
        self.terms
    }

    pub const fn seats(&self) -> u8 {
        self.left.len() as u8
    }

    /// The seconds that a seat has left, rounded up.
    pub fn seconds(&self, seat: Seat) -> u32 {
        let left = self.left.get(seat.index()).copied().unwrap_or(0.0);
        (left / SECOND).ceil() as u32
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Seat> {
        self.running.map(|(seat, _)| seat)
    }

    /// Whether a seat has lost because it has no time left.
    pub fn has_lost(&self, seat: Seat) -> bool {
        let over = self.left.get(seat.index()).is_some_and(|&left| left <= 0.0);
        over && self.terms.time_over == TimeOver::Lose
    }

    /// Adds the seconds for each turn that has ended, given who ended the turns so far. A turn that is taken back and ended again
    /// adds nothing more, and nothing is added where no time is left.
    pub fn credit(&mut self, ended: &[Seat]) {
        for seat in ended.iter().skip(self.credited) {
            let left = self.left.get_mut(seat.index());
            if let Some(left) = left.filter(|left| **left > 0.0) {
                *left += f64::from(self.terms.seconds) * SECOND;
            }
        }
        self.credited = self.credited.max(ended.len());
    }

    /// Stops the running time at `now` and starts that of `seat`, if any is left. Returns what to announce.
    pub fn run(&mut self, seat: Option<Seat>, now: Millis) -> Option<ClockEvent> {
        let mut event = None;
        if let Some((ran, since)) = self.running.take()
            && let Some(left) = self.left.get_mut(ran.index())
        {
            let before = *left;
            *left = (before - (now - since).max(0.0)).max(0.0);
            let passes = |limit: Millis| before > limit && *left <= limit;
            event = match () {
                () if passes(0.0) => Some(ClockEvent::Over(ran)),
                () if passes(TEN_SECONDS) => Some(ClockEvent::TenSeconds(ran)),
                () if passes(MINUTE) => Some(ClockEvent::OneMinute(ran)),
                () => None,
            };
        }
        let runs = |seat: &Seat| self.left.get(seat.index()).is_some_and(|&left| left > 0.0);
        self.running = seat.filter(runs).map(|seat| (seat, now));
        event
    }

    /// When it next shows another second; none while it is stopped.
    pub fn next_second_at(&self) -> Option<Millis> {
        let (seat, since) = self.running?;
        let left = self.left.get(seat.index())?;
        let part = left % SECOND;
        Some(since + if part > 0.0 { part } else { SECOND })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat(0);
    const OTHER: Seat = Seat(1);

    fn clock(time_over: TimeOver, seconds: u8) -> Clock {
        let terms = ClockTerms {
            minutes: 5,
            seconds,
            time_over,
        };
        Clock::new(terms, 2)
    }

    #[test]
    fn time_runs_for_one_at_a_time_and_not_while_it_stands() {
        let mut clock = clock(TimeOver::Lose, 0);
        let begun = clock.clone();
        clock.run(Some(ONE), 1_000.0);
        assert_eq!(clock.next_second_at(), Some(2_000.0));
        clock.run(Some(OTHER), 61_000.0);
        assert_eq!((clock.seconds(ONE), clock.seconds(OTHER)), (240, 300));
        clock.run(None, 62_500.0);
        clock.run(Some(ONE), 999_000.0);
        assert_eq!((clock.seconds(ONE), clock.seconds(OTHER)), (240, 299));
        assert_eq!(clock.kept().left, [240_000, 298_500]);
        let again = Clock::from_kept(clock.kept(), 3);
        assert_eq!((again.seconds(OTHER), again.running()), (299, None));
        assert_eq!(again.afresh(), begun);
    }

    #[test]
    fn a_minute_ten_seconds_and_the_end_are_told_once_each() {
        let mut clock = clock(TimeOver::Lose, 0);
        let mut told = Vec::new();
        for second in 0..400 {
            told.extend(clock.run(Some(ONE), f64::from(second) * 1_000.0));
        }
        let all = [
            ClockEvent::OneMinute(ONE),
            ClockEvent::TenSeconds(ONE),
            ClockEvent::Over(ONE),
        ];
        assert_eq!(told, all);
        assert_eq!(clock.running(), None, "there is nothing left to run");
        assert!(clock.has_lost(ONE) && !clock.has_lost(OTHER));
    }

    #[test]
    fn a_game_that_goes_on_lets_the_other_time_run() {
        let mut clock = clock(TimeOver::PlayOn, 0);
        clock.run(Some(ONE), 0.0);
        assert_eq!(
            clock.run(Some(OTHER), 400_000.0),
            Some(ClockEvent::Over(ONE))
        );
        assert_eq!(clock.running(), Some(OTHER));
        assert!(!clock.has_lost(ONE));
    }

    #[test]
    fn an_ended_turn_adds_its_seconds_once() {
        let mut clock = clock(TimeOver::Lose, 10);
        clock.credit(&[ONE]);
        clock.credit(&[ONE]);
        assert_eq!((clock.seconds(ONE), clock.seconds(OTHER)), (310, 300));
        // Taken back, and ended again.
        clock.credit(&[]);
        clock.credit(&[ONE, OTHER]);
        assert_eq!((clock.seconds(ONE), clock.seconds(OTHER)), (310, 310));
        clock.run(Some(ONE), 0.0);
        clock.run(None, 900_000.0);
        clock.credit(&[ONE, OTHER, ONE]);
        assert_eq!(clock.seconds(ONE), 0, "it is over");
    }
}
