//! The `table` line of a record, which belongs to the page: the mode of the game, its clock, and for a game by link what this
//! device has to remember.
//!
//! ```text
//! note    = [mode] { part }
//! mode    = "standard" | "children" | "duel"
//! part    = clock | by-link | ended | series | left | untimed | offers | "first-game" | "practice"
//! clock   = "clock" time-over minutes seconds left left { left }
//! by-link = "by-link" [seat [given]]
//! ended   = "ended" ( "time" seat | "resigned" seat | "draw" )
//! series  = "series" ( "best-of-3" | "best-of-5" ) won points won points { won points }
//! left    = "left" seat { seat }
//! untimed = "untimed" time-over minutes seconds
//! offers  = "offers" seat
//! ```
//!
//! `time-over` is `lose` or `play-on`; `minutes` is the time that each player was given, `seconds` what each turn adds, `left`
//! the time that each seat has left, in milliseconds. `seat` is a seat, from 1; after `by-link` the one of the player at this
//! device, or 0 while that is unknown; `given` is how many decisions others have already. `ended` says how a game ended before
//! its rules ended it. `series` says how a series stood before this game, by seat. `left` names the seats that computers took over
//! from people during the game, and `untimed` the terms of a clock that was switched off: the next game begins as this one did.
//! `offers` says who offered a draw with the turn that a link passes on.
//! `first-game` marks the first game of a deck of the day, whose result counts, and `practice` another one of it. A game by link
//! has no clock. Anything else is ignored.
//!
//! Older pages wrote a clock without `clock`, and only in a duel: `"duel" time-over left left [minutes]`.

use crate::elements::mode::{MINUTES, Mode, TimeOver};
use crate::elements::series::Series;
use crate::elements::words;
use engine::table::{Seat, SeatSet};

/// A minute, in milliseconds.
const MINUTE: u32 = 60_000;
/// How many words the terms of a clock are.
const TERMS: usize = 3;
/// More time than anybody is given, in milliseconds.
const MOST: u32 = 24 * 60 * MINUTE;

const CLOCK: &str = "clock";
const BY_LINK: &str = "by-link";
const ENDED: &str = "ended";
const SERIES: &str = "series";
const LEFT: &str = "left";
const UNTIMED: &str = "untimed";
const OFFERS: &str = "offers";
/// What introduces the parts after the mode.
const PARTS: [&str; 9] = [
    CLOCK,
    BY_LINK,
    ENDED,
    SERIES,
    LEFT,
    UNTIMED,
    OFFERS,
    DeckTry::First.word(),
    DeckTry::Practice.word(),
];

words! {
    /// Which game of a deck it is.
    DeckTry {
        /// The first one, whose result counts.
        First "first-game",
        /// Any other one.
        Practice "practice",
    }
}

/// What the page stores in a game besides the rules and the moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableNote {
    pub mode: Mode,
    /// The clock, unless the game was continued without it.
    pub clock: Option<KeptClock>,
    /// Set in a game by link.
    pub by_link: Option<ByLink>,
    /// How the game ended before its rules ended it.
    pub settled: Option<Settled>,
    /// Which game of a deck of the day it is.
    pub deck: Option<DeckTry>,
    /// The series that the game belongs to, and how it stood before.
    pub series: Option<Series>,
    /// The seats that computers took over from people.
    pub left: SeatSet,
    /// The terms of the clock that was switched off.
    pub untimed: Option<ClockTerms>,
    /// By link, who offers a draw with the turn that was passed on last.
    pub offers_draw: Option<Seat>,
}

/// What a device has to remember about a game by link. It never leaves the device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByLink {
    /// The seat of the player at this device; none while that is unknown.
    pub seat: Option<Seat>,
    /// How many decisions others have already, by a link that was sent or received; none before the first link.
    pub given: Option<usize>,
}

/// What players agree on about their clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockTerms {
    /// The minutes that each player is given.
    pub minutes: u8,
    /// The seconds that each turn adds.
    pub seconds: u8,
    pub time_over: TimeOver,
}

impl Default for ClockTerms {
    fn default() -> Self {
        ClockTerms {
            minutes: MINUTES[1],
            seconds: 0,
            time_over: TimeOver::default(),
        }
    }
}

/// A stopped clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptClock {
    pub terms: ClockTerms,
    /// The time that each player has left, in milliseconds.
    pub left: Vec<u32>,
}

/// How a game ended before its rules ended it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// This seat had no time left.
    OnTime(Seat),
    /// This seat resigned.
    Resigned(Seat),
    /// Two players agreed to a draw.
    Draw,
}

impl TableNote {
    /// Reads a note. An unreadable one means a standard game, and so does a duel with an unreadable clock.
    pub fn read(note: &str) -> TableNote {
        let words: Vec<&str> = note.split_whitespace().collect();
        let mode = words.first().and_then(|word| Mode::parse(word));
        let rest = match mode {
            Some(_) => &words[1..],
            None => &words,
        };
        let mode = mode.unwrap_or_default();
        let part = |name: &str| -> Option<&[&str]> {
            let at = rest.iter().position(|&word| word == name)?;
            Some(&rest[at + 1..])
        };
        let older = rest.first().is_some_and(|word| !PARTS.contains(word));
        let clock = match mode {
            Mode::Duel if older => KeptClock::read_older(rest),
            Mode::Standard | Mode::Children | Mode::Duel => part(CLOCK).and_then(KeptClock::read),
        };
        let by_link = part(BY_LINK).map(ByLink::read);
        let timeless = clock.is_none() && (older || part(CLOCK).is_some() || by_link.is_some());
        if mode == Mode::Duel && timeless {
            return TableNote::default();
        }
        let settled = part(ENDED).and_then(Settled::read);
        TableNote {
            mode,
            settled: settled.or_else(|| clock.as_ref().and_then(KeptClock::lost)),
            by_link: by_link.filter(|_| clock.is_none()),
            series: part(SERIES).and_then(Series::read),
            left: part(LEFT).map(read_seats).unwrap_or_default(),
            untimed: part(UNTIMED).and_then(ClockTerms::read),
            offers_draw: part(OFFERS).and_then(|words| read_seat(words.first())),
            clock,
            deck: rest.iter().find_map(|word| DeckTry::parse(word)),
        }
    }

    /// The note for other people's copies, without what concerns only this device.
    #[must_use]
    pub fn shared(self) -> TableNote {
        TableNote {
            by_link: None,
            deck: self.deck.map(|_| DeckTry::Practice),
            ..self
        }
    }

    /// Writes the note; empty for a standard game at one screen.
    pub fn write(&self) -> String {
        let mode = match self.mode {
            Mode::Standard => None,
            mode => Some(mode.word().to_string()),
        };
        let parts = [
            mode,
            self.clock.as_ref().map(KeptClock::write),
            self.by_link.as_ref().map(ByLink::write),
            self.settled.map(Settled::write),
            self.deck.map(|one| one.word().to_string()),
            self.series
                .as_ref()
                .map(|series| format!("{SERIES} {}", series.write())),
            (!self.left.is_empty()).then(|| write_seats(self.left)),
            self.untimed
                .map(|terms| format!("{UNTIMED} {}", terms.write())),
            self.offers_draw
                .map(|seat| format!("{OFFERS} {}", seat.0 + 1)),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

/// A seat as a number from 1.
fn read_seat(word: Option<&&str>) -> Option<Seat> {
    let number = word?.parse::<u8>().ok()?;
    let seats = 1..=Seat::MOST;
    seats
        .contains(&usize::from(number))
        .then(|| Seat(number - 1))
}

fn read_seats(words: &[&str]) -> SeatSet {
    let seats = words.iter().map_while(|word| read_seat(Some(word)));
    seats.collect()
}

fn write_seats(seats: SeatSet) -> String {
    let numbers = seats.iter().map(|seat| format!(" {}", seat.0 + 1));
    format!("{LEFT}{}", numbers.collect::<String>())
}

impl ClockTerms {
    fn read(words: &[&str]) -> Option<ClockTerms> {
        let [time_over, minutes, seconds, ..] = words else {
            return None;
        };
        Some(ClockTerms {
            time_over: TimeOver::parse(time_over)?,
            minutes: minutes.parse().ok()?,
            seconds: seconds.parse().ok()?,
        })
    }

    fn write(self) -> String {
        format!(
            "{} {} {}",
            self.time_over.word(),
            self.minutes,
            self.seconds
        )
    }
}

impl ByLink {
    fn read(words: &[&str]) -> ByLink {
        ByLink {
            seat: read_seat(words.first()),
            given: words.get(1).and_then(|word| word.parse().ok()),
        }
    }

    fn write(&self) -> String {
        let seat = self.seat.map_or(0, |seat| seat.0 + 1);
        match (seat, self.given) {
            (0, None) => BY_LINK.to_string(),
            (seat, None) => format!("{BY_LINK} {seat}"),
            (seat, Some(given)) => format!("{BY_LINK} {seat} {given}"),
        }
    }
}

impl KeptClock {
    fn read(words: &[&str]) -> Option<KeptClock> {
        let terms = ClockTerms::read(words)?;
        let left = words.iter().skip(TERMS).map_while(|word| time(word));
        let left: Vec<u32> = left.take(Seat::MOST).collect();
        (left.len() > 1).then_some(KeptClock { terms, left })
    }

    /// The clock of a duel as older pages wrote it.
    fn read_older(words: &[&str]) -> Option<KeptClock> {
        let [time_over, one, other, more @ ..] = words else {
            return None;
        };
        let left = vec![time(one)?, time(other)?];
        let minutes = more.first().and_then(|word| word.parse().ok());
        let terms = ClockTerms {
            minutes: minutes.unwrap_or_else(|| least_minutes(&left)),
            seconds: 0,
            time_over: TimeOver::parse(time_over)?,
        };
        Some(KeptClock { terms, left })
    }

    fn write(&self) -> String {
        let left: String = self.left.iter().map(|left| format!(" {left}")).collect();
        format!("{CLOCK} {}{left}", self.terms.write())
    }

    /// Of two players, the one who lost because no time is left. Older pages did not write that.
    fn lost(&self) -> Option<Settled> {
        let over = self.left.iter().position(|&left| left == 0)?;
        let loses = self.terms.time_over == TimeOver::Lose && self.left.len() == 2;
        loses.then_some(Settled::OnTime(Seat(over as u8)))
    }
}

impl Settled {
    /// Of two players, the one who won.
    pub fn winner_of_two(self, seats: usize) -> Option<Seat> {
        match self {
            Settled::OnTime(seat) | Settled::Resigned(seat) => {
                (seats == 2).then(|| Seat(1 - seat.0.min(1)))
            }
            Settled::Draw => None,
        }
    }

    /// Whether it can be how a game of so many players ended.
    pub const fn is_for(self, seats: u8) -> bool {
        match self {
            Settled::OnTime(seat) | Settled::Resigned(seat) => seat.0 < seats,
            Settled::Draw => seats == 2,
        }
    }

    fn read(words: &[&str]) -> Option<Settled> {
        match *words.first()? {
            "time" => read_seat(words.get(1)).map(Settled::OnTime),
            "resigned" => read_seat(words.get(1)).map(Settled::Resigned),
            "draw" => Some(Settled::Draw),
            _ => None,
        }
    }

    fn write(self) -> String {
        match self {
            Settled::OnTime(seat) => format!("{ENDED} time {}", seat.0 + 1),
            Settled::Resigned(seat) => format!("{ENDED} resigned {}", seat.0 + 1),
            Settled::Draw => format!("{ENDED} draw"),
        }
    }
}

/// A time in milliseconds, at most [`MOST`].
fn time(word: &str) -> Option<u32> {
    word.parse().ok().map(|time: u32| time.min(MOST))
}

/// The minutes for a note of an older version without them: the fewest offered that cover the time left, or the most offered.
fn least_minutes(left: &[u32]) -> u8 {
    let holds = |&minutes: &u8| left.iter().all(|&left| left <= u32::from(minutes) * MINUTE);
    let most = MINUTES[MINUTES.len() - 1];
    MINUTES.into_iter().find(holds).unwrap_or(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for &mode in Mode::ALL {
            let plain = TableNote {
                mode,
                ..TableNote::default()
            };
            assert_eq!(TableNote::read(&plain.write()), plain);
        }
        for mode in [Mode::Standard, Mode::Children] {
            for seat in [None, Some(Seat(0)), Some(Seat(5))] {
                for given in [None, Some(0), Some(412)] {
                    let note = TableNote {
                        mode,
                        by_link: Some(ByLink { seat, given }),
                        ..TableNote::default()
                    };
                    assert_eq!(TableNote::read(&note.write()), note);
                    let told = note.clone().shared().write();
                    assert_eq!(TableNote::read(&told).by_link, None);
                    assert_eq!(TableNote::read(&told).mode, mode);
                }
            }
        }
        for &time_over in TimeOver::ALL {
            for (mode, left) in [
                (Mode::Duel, vec![0, 298_500]),
                (Mode::Standard, vec![1, 2, 3, 4, 5, 0]),
                (Mode::Children, vec![1, 2, 3]),
            ] {
                let settled = (time_over == TimeOver::Lose).then_some(Settled::OnTime(Seat(0)));
                let terms = ClockTerms {
                    minutes: 15,
                    seconds: 10,
                    time_over,
                };
                let note = TableNote {
                    mode,
                    clock: Some(KeptClock { terms, left }),
                    by_link: None,
                    settled,
                    series: Series::read(&["best-of-3", "1", "50", "0", "40"]),
                    left: SeatSet::default().with(Seat(0)).with(Seat(5)),
                    ..TableNote::default()
                };
                assert_eq!(TableNote::read(&note.write()), note);
            }
        }
        for settled in [Settled::Resigned(Seat(5)), Settled::Draw] {
            let note = TableNote {
                settled: Some(settled),
                ..TableNote::default()
            };
            assert_eq!(TableNote::read(&note.write()), note);
        }
        let [first, practice] = [DeckTry::First, DeckTry::Practice].map(|deck| TableNote {
            mode: Mode::Duel,
            deck: Some(deck),
            untimed: Some(ClockTerms::default()),
            offers_draw: Some(Seat(1)),
            ..TableNote::default()
        });
        for note in [&first, &practice] {
            assert_eq!(TableNote::read(&note.write()), *note);
        }
        assert_eq!(first.shared(), practice, "it counts at this device");
        assert_eq!(TableNote::default().write(), "");
        let older = TableNote::read("duel lose 600000 300000");
        assert_eq!(older.write(), "duel clock lose 10 0 600000 300000");
    }

    #[test]
    fn a_clock_that_was_kept_without_its_minutes_has_the_fewest_that_hold_what_is_left() {
        let given = |text: &str| TableNote::read(text).clock.map(|clock| clock.terms.minutes);
        assert_eq!(given("duel lose 0 300000"), Some(5));
        assert_eq!(given("duel lose 0 300001"), Some(10));
        assert_eq!(given("duel lose 86400000 5"), Some(20));
        assert_eq!(given("duel lose 5 5 15"), Some(15));
    }

    #[test]
    fn a_damaged_note_is_that_of_a_game_as_usual() {
        for text in [
            "",
            "  ",
            "chess",
            "Duel lose 5 5 5",
            "duel lose",
            "duel lose 5",
            "duel never 5 5",
            "duel lose -5 5",
            "duel lose x 5",
            "duel lose 99999999999 5",
            "duel \u{0} 5 5",
            "duel clock lose 5 5 5",
            "clock lose 5 5 -5 5",
            "clock lose 500 5 5 5",
            "ended time 7",
            "ended time",
            "ended clock",
            "left 7",
            "left",
            "untimed lose 5",
            "offers 9",
        ] {
            assert_eq!(TableNote::read(text), TableNote::default(), "{text:?}");
        }
        let read = TableNote::read;
        for text in ["by-link x y", "by-link 7 -3", "by-link 255"] {
            assert_eq!(read(text).by_link, Some(ByLink::default()), "{text:?}");
        }
        assert_eq!(read("duel by-link 1"), TableNote::default());
        assert_eq!(read("children lose 5 5").clock, None);
        assert_eq!(read("duel lose 5 5 x"), read("duel lose 5 5"));
        assert_eq!(read("duel lose 5 5 10 more"), read("duel lose 5 5 10"));
        let long = read("clock lose 5 0 4000000000 5").clock;
        assert_eq!(long.map(|clock| clock.left[0]), Some(MOST));
    }
}
