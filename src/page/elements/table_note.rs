//! The `table` line of a record, which belongs to the page: the mode of the game, the clock of a duel, and for a game by link
//! what this device has to remember; and whether a game is the first one of a deck of the day, whose result counts.
//!
//! ```text
//! note    = "" | mode | "duel" clock | [mode] by-link | "first-game"
//! mode    = "standard" | "children" | "duel"
//! clock   = time-over left left [minutes]
//! by-link = "by-link" [seat [given]]
//! ```
//!
//! `time-over` is `lose` or `play-on`; `left` is the time that each of the two has left, in milliseconds; `minutes` is the time
//! that each was given. `seat` is the seat of the player at this device, from 1, or 0 while that is unknown; `given` is how many
//! decisions others have already. A duel is not played by link. Anything after that is ignored.

use std::str::SplitWhitespace;

use crate::elements::mode::{MINUTES, Mode, TimeOver};
use engine::table::Seat;

/// A minute, in milliseconds.
const MINUTE: u32 = 60_000;
/// More time than anybody is given, in milliseconds.
const MOST: u32 = 24 * 60 * MINUTE;
/// Introduces the part about a game by link.
const BY_LINK: &str = "by-link";
/// Says that the result counts for the deck of a day.
pub const FIRST_GAME: &str = "first-game";

/// What the page stores in a game besides the rules and the moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableNote {
    pub mode: Mode,
    /// The clock of a duel, unless that was continued without it.
    pub clock: Option<KeptClock>,
    /// Set in a game by link.
    pub by_link: Option<ByLink>,
    /// Whether it is the first game of a deck of the day, whose result counts.
    pub first_game: bool,
}

/// What a device has to remember about a game by link. It never leaves the device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByLink {
    /// The seat of the player at this device; none while that is unknown.
    pub seat: Option<Seat>,
    /// How many decisions others have already, by a link that was sent or received; none before the first link.
    pub given: Option<usize>,
}

/// A stopped clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptClock {
    pub time_over: TimeOver,
    /// The time that each player has left, in milliseconds.
    pub left: [u32; 2],
    /// The minutes that each player was given.
    pub minutes: u8,
}

impl TableNote {
    /// Reads a note. An unreadable one means a standard game, and so does a duel with an unreadable clock.
    pub fn read(note: &str) -> TableNote {
        let mut words = note.split_whitespace();
        let first = words.clone().next();
        let mode = first.and_then(Mode::parse);
        if mode.is_some() {
            words.next();
        }
        let mode = mode.unwrap_or_default();
        if mode != Mode::Duel {
            let next = words.next();
            return TableNote {
                mode,
                clock: None,
                by_link: (next == Some(BY_LINK)).then(|| ByLink::read(words)),
                first_game: next == Some(FIRST_GAME),
            };
        }
        let has_clock = words.clone().next().is_some();
        let clock = has_clock.then(|| KeptClock::read(words)).flatten();
        match has_clock && clock.is_none() {
            true => TableNote::default(),
            false => TableNote {
                mode,
                clock,
                by_link: None,
                first_game: false,
            },
        }
    }

    /// The note for other people's copies, without what concerns only this device.
    #[must_use]
    pub fn shared(self) -> TableNote {
        TableNote {
            by_link: None,
            first_game: false,
            ..self
        }
    }

    /// Writes the note; empty for a standard game at one screen.
    pub fn write(&self) -> String {
        let mode = match self.mode {
            Mode::Standard => "",
            mode => mode.word(),
        };
        let more = match (self.mode, &self.clock, &self.by_link) {
            (Mode::Duel, Some(clock), _) => clock.write(),
            (Mode::Duel, None, _) => String::new(),
            (_, _, None) if self.first_game => FIRST_GAME.to_string(),
            (_, _, None) => String::new(),
            (_, _, Some(by_link)) => by_link.write(),
        };
        format!("{mode} {more}").trim().to_string()
    }
}

impl ByLink {
    fn read(mut words: SplitWhitespace) -> ByLink {
        let seat = words.next().and_then(|word| word.parse::<u8>().ok());
        let seat = seat.filter(|&number| usize::from(number) <= Seat::MOST);
        ByLink {
            seat: seat.and_then(|number| number.checked_sub(1)).map(Seat),
            given: words.next().and_then(|word| word.parse().ok()),
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
    fn read(mut words: SplitWhitespace) -> Option<KeptClock> {
        let time_over = TimeOver::parse(words.next()?)?;
        let mut time = || words.next()?.parse().ok().map(|time: u32| time.min(MOST));
        let left = [time()?, time()?];
        let minutes = words.next().and_then(|word| word.parse().ok());
        Some(KeptClock {
            time_over,
            left,
            minutes: minutes.unwrap_or_else(|| least_minutes(left)),
        })
    }

    fn write(&self) -> String {
        let [one, other] = self.left;
        let minutes = self.minutes;
        format!("{} {one} {other} {minutes}", self.time_over.word())
    }
}

/// The minutes for a note of an older version without them: the fewest offered that cover the time left, or the most offered.
fn least_minutes(left: [u32; 2]) -> u8 {
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
                        clock: None,
                        by_link: Some(ByLink { seat, given }),
                        first_game: false,
                    };
                    assert_eq!(TableNote::read(&note.write()), note);
                    let told = note.shared().write();
                    assert_eq!(TableNote::read(&told).by_link, None);
                    assert_eq!(TableNote::read(&told).mode, mode);
                }
            }
        }
        for &time_over in TimeOver::ALL {
            let clock = KeptClock {
                time_over,
                left: [0, 298_500],
                minutes: 15,
            };
            let duel = TableNote {
                mode: Mode::Duel,
                clock: Some(clock),
                by_link: None,
                first_game: false,
            };
            assert_eq!(TableNote::read(&duel.write()), duel);
        }
        let first = TableNote {
            first_game: true,
            ..TableNote::default()
        };
        assert_eq!(TableNote::read(&first.write()), first);
        assert_eq!(
            first.shared(),
            TableNote::default(),
            "it counts at this device"
        );
        assert_eq!(TableNote::default().write(), "");
        let older = TableNote::read("duel lose 600000 300000");
        assert_eq!(older.write(), "duel lose 600000 300000 10");
    }

    #[test]
    fn a_clock_that_was_kept_without_its_minutes_has_the_fewest_that_hold_what_is_left() {
        let given = |text: &str| TableNote::read(text).clock.map(|clock| clock.minutes);
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
        let long = read("duel lose 4000000000 5").clock;
        assert_eq!(long.map(|clock| clock.left[0]), Some(MOST));
    }
}
