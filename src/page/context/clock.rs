//! The clock of a duel: the time left for each of the two players. The rules do not know about it.

use crate::context::Context;
use crate::elements::mode::TimeOver;
use crate::elements::table_note::KeptClock;
use engine::table::Seat;
use view::scene::tween::Millis;

/// Two countdowns, at most one of which runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Clock {
    /// The time left for each, in milliseconds.
    left: [Millis; Clock::SEATS as usize],
    /// The minutes given to each.
    minutes: u8,
    /// The seat whose time runs, and since when.
    running: Option<(Seat, Millis)>,
    time_over: TimeOver,
}

/// What the clock announces, each once.
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
    /// The number of players.
    pub const SEATS: u8 = 2;

    /// A stopped clock with `minutes` for each player.
    pub fn new(minutes: u8, time_over: TimeOver) -> Clock {
        Clock {
            left: [f64::from(minutes) * MINUTE; Clock::SEATS as usize],
            minutes,
            running: None,
            time_over,
        }
    }

    /// The same clock with its initial time.
    pub fn afresh(&self) -> Clock {
        Clock::new(self.minutes, self.time_over)
    }

    /// A stored clock, stopped.
    pub fn from_kept(kept: KeptClock) -> Clock {
        Clock {
            left: kept.left.map(f64::from),
            minutes: kept.minutes,
            running: None,
            time_over: kept.time_over,
        }
    }

    /// The clock to store.
    pub fn kept(&self) -> KeptClock {
        KeptClock {
            time_over: self.time_over,
            left: self.left.map(|left| left.round() as u32),
            minutes: self.minutes,
        }
    }

    /// The minutes given to each.
    pub const fn minutes(&self) -> u8 {
        self.minutes
    }

    pub const fn time_over(&self) -> TimeOver {
        self.time_over
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

    /// Who has lost on time.
    pub fn lost(&self) -> Option<Seat> {
        let over = self.left.iter().position(|&left| left <= 0.0)?;
        (self.time_over == TimeOver::Lose).then_some(Seat(over as u8))
    }

    /// Who has won because the other one lost on time.
    pub fn winner(&self) -> Option<Seat> {
        self.lost().map(|Seat(lost)| Seat(1 - lost.min(1)))
    }

    /// Stops the running time at `now` and starts that of `seat`, if any; when a game is lost on time, none runs. Returns what to
    /// announce.
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
        let runs = seat.filter(runs).filter(|_| self.lost().is_none());
        self.running = runs.map(|seat| (seat, now));
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

/// For a game lost on time: whose time ran out, and who won.
pub(crate) fn victory_on_time(cx: &Context) -> Option<String> {
    let (clock, player_names) = cx.active.clock.as_ref().zip(cx.player_names())?;
    let (lost, winner) = clock.lost().zip(clock.winner())?;
    let texts = cx.texts();
    let over = texts.time_is_over(player_names.name(lost));
    Some(format!(
        "{over} {}",
        texts.wins_on_time(player_names.name(winner))
    ))
}

pub(crate) fn lost_on_time(cx: &Context) -> bool {
    let clock = cx.active.clock.as_ref();
    clock.is_some_and(|clock| clock.lost().is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat(0);
    const OTHER: Seat = Seat(1);

    #[test]
    fn time_runs_for_one_at_a_time_and_not_while_it_stands() {
        let mut clock = Clock::new(5, TimeOver::Lose);
        clock.run(Some(ONE), 1_000.0);
        assert_eq!(clock.next_second_at(), Some(2_000.0));
        clock.run(Some(OTHER), 61_000.0);
        assert_eq!((clock.seconds(ONE), clock.seconds(OTHER)), (240, 300));
        clock.run(None, 62_500.0);
        clock.run(Some(ONE), 999_000.0);
        assert_eq!((clock.seconds(ONE), clock.seconds(OTHER)), (240, 299));
        assert_eq!(clock.kept().left, [240_000, 298_500]);
        let again = Clock::from_kept(clock.kept());
        assert_eq!((again.seconds(OTHER), again.running()), (299, None));
        assert_eq!(again.afresh(), Clock::new(5, TimeOver::Lose));
    }

    #[test]
    fn a_minute_ten_seconds_and_the_end_are_told_once_each() {
        let mut clock = Clock::new(5, TimeOver::Lose);
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
        assert_eq!((clock.lost(), clock.running()), (Some(ONE), None));
        assert_eq!(clock.run(Some(OTHER), 500_000.0), None);
        assert_eq!(clock.running(), None, "the game is lost");
    }

    #[test]
    fn a_game_that_goes_on_lets_the_other_time_run() {
        let mut clock = Clock::new(5, TimeOver::PlayOn);
        clock.run(Some(ONE), 0.0);
        assert_eq!(
            clock.run(Some(OTHER), 400_000.0),
            Some(ClockEvent::Over(ONE))
        );
        assert_eq!((clock.lost(), clock.running()), (None, Some(OTHER)));
        clock.run(Some(ONE), 401_000.0);
        assert_eq!(clock.running(), None, "there is nothing left to run");
    }
}
