//! Days of the calendar, as numbers and as they are written.

use crate::messages::Texts;

/// The last day that is known, in 2199: more is no date.
const LAST: u32 = 84_005;
/// The year of the first day.
const FIRST_YEAR: u32 = 1970;

/// A day, counted from the first one of 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(u32);

impl Day {
    /// The day of this number, if there is one.
    pub fn new(number: u32) -> Option<Day> {
        (number <= LAST).then_some(Day(number))
    }

    pub const fn number(self) -> u32 {
        self.0
    }

    /// The days up to this one, as many as there are of so many, the earliest first.
    pub fn last(self, count: u32) -> impl Iterator<Item = Day> {
        (self.0.saturating_sub(count.saturating_sub(1))..=self.0).map(Day)
    }

    /// Year, month from 1, and day of the month from 1.
    pub fn calendar(self) -> (u32, u32, u32) {
        let (mut year, mut left) = (FIRST_YEAR, self.0);
        while left >= days_of_year(year) {
            left -= days_of_year(year);
            year += 1;
        }
        let mut month = 1;
        while left >= days_of_month(year, month) {
            left -= days_of_month(year, month);
            month += 1;
        }
        (year, month, left + 1)
    }

    /// As in records: `2026-11-29`.
    pub fn write(self) -> String {
        let (year, month, day) = self.calendar();
        format!("{year}-{month:02}-{day:02}")
    }

    /// Reads what [`Day::write`] writes.
    pub fn parse(text: &str) -> Option<Day> {
        let mut parts = text.split('-').map(|part| part.parse::<u32>().ok());
        let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
        if !(FIRST_YEAR..2200).contains(&year) || !(1..=12).contains(&month) {
            return None;
        }
        let years: u32 = (FIRST_YEAR..year).map(days_of_year).sum();
        let months: u32 = (1..month).map(|month| days_of_month(year, month)).sum();
        let day = Day::new(years + months + day.checked_sub(1)?)?;
        (day.write() == text).then_some(day)
    }

    /// In words: "29 November 2026".
    pub fn name(self, texts: &Texts) -> String {
        let (year, month, day) = self.calendar();
        texts.saved_earlier(day, month, year)
    }
}

const fn is_leap(year: u32) -> bool {
    year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
}

const fn days_of_year(year: u32) -> u32 {
    if is_leap(year) { 366 } else { 365 }
}

const fn days_of_month(year: u32, month: u32) -> u32 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_is_written_and_read_again() {
        for number in 0..=LAST {
            let day = Day::new(number).expect("a day");
            assert_eq!(Day::parse(&day.write()), Some(day));
        }
        let written = |number| Day::new(number).map(Day::write);
        assert_eq!(written(0).as_deref(), Some("1970-01-01"));
        assert_eq!(written(20_786).as_deref(), Some("2026-11-29"));
        assert_eq!(written(LAST).as_deref(), Some("2199-12-31"));
        assert_eq!(written(LAST + 1), None);
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "2026",
            "2026-11",
            "2026-11-31",
            "2026-02-29",
            "2026-0-1",
            "2026-13-01",
            "1969-12-31",
            "2026-11-00",
            "2026-1-1",
            "2026-11-29-1",
            "99999999999-01-01",
            "2200-01-01",
            "a-b-c",
        ] {
            assert_eq!(Day::parse(text), None, "{text}");
        }
    }
}
