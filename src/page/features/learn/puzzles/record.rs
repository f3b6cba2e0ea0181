//! What is kept of puzzles: the rating of whoever solves them here, those of the puzzles that were tried, and the best runs.
//!
//! ```text
//! line = "rated" value deviation volatility | "ratings" value { " " value } | "puzzle" name value deviation | "streak" n | "rush" n
//! ```
//!
//! Values, deviations and volatilities are whole numbers of [`UNIT`]s: reading fractions would bring ten kilobytes of tables.

use crate::elements::puzzles::RunKind;
use crate::features::learn::progress::is_name;
use crate::features::learn::puzzles::glicko::Rating;

/// The most ratings that are kept for the curve.
const MOST_RATINGS: usize = 120;
/// The most puzzles that are read: many times what exists.
const MOST_PUZZLES: usize = 3_000;
/// The best run that is believed.
const MOST_SOLVED: u32 = 10_000;
/// The rating of puzzles of level 0, and the points for each level.
const EASIEST: f64 = 900.0;
const STEP: f64 = 200.0;
/// How unsure the level of a puzzle is as a rating.
const BY_LEVEL: f64 = 150.0;

/// So many of the units in which ratings are kept make one.
const UNIT: f64 = 100_000.0;

/// The rating of a puzzle that nobody has tried.
pub(super) fn by_level(level: u8) -> Rating {
    Rating::begun(EASIEST + STEP * f64::from(level), BY_LEVEL)
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Record {
    /// The rating of whoever solves puzzles here; `None` before the first one.
    rating: Option<Rating>,
    /// The ratings after each try, the latest last.
    ratings: Vec<i32>,
    /// The puzzles that were tried, with their ratings.
    tried: Vec<(String, Rating)>,
    /// The most that were solved in a streak and in a rush.
    best: [u32; RunKind::ALL.len()],
}

impl Record {
    /// Reads a line by its first word. Returns `None` if it is none.
    pub(in crate::features::learn) fn read_line<'a>(
        &mut self,
        first: &str,
        mut words: impl Iterator<Item = &'a str>,
    ) -> Option<()> {
        match first {
            "rated" => self.rating = Some(rating(&mut words, None)?),
            "ratings" => {
                let values = words.filter_map(|word| word.parse().ok());
                self.ratings = values.filter(|value| (0..=4000).contains(value)).collect();
                self.forget_oldest();
            }
            "puzzle" => {
                let name = words.next().filter(|name| is_name(name))?.to_string();
                let read = rating(&mut words, Some(Rating::default().volatility))?;
                let known = self.of(&name).is_some() || self.tried.len() >= MOST_PUZZLES;
                self.tried.extend((!known).then_some((name, read)));
            }
            word => {
                let kind = RunKind::ALL.into_iter().find(|kind| kind.word() == word)?;
                self.note_run(kind, words.next()?.parse().ok()?);
            }
        }
        Some(())
    }

    pub(in crate::features::learn) fn write(&self, lines: &mut Vec<String>) {
        lines.extend(self.rating.map(|rating| {
            let [value, deviation, volatility] = in_units(rating);
            format!("rated {value} {deviation} {volatility}")
        }));
        if !self.ratings.is_empty() {
            let ratings: Vec<String> = self.ratings.iter().map(i32::to_string).collect();
            lines.push(format!("ratings {}", ratings.join(" ")));
        }
        lines.extend(self.tried.iter().map(|(name, rating)| {
            let [value, deviation, _] = in_units(*rating);
            format!("puzzle {name} {value} {deviation}")
        }));
        for kind in RunKind::ALL {
            if let best @ 1.. = self.best(kind) {
                lines.push(format!("{} {best}", kind.word()));
            }
        }
    }

    /// The rating; that of a beginner before the first try.
    pub fn rating(&self) -> Rating {
        self.rating.unwrap_or_default()
    }

    pub const fn is_rated(&self) -> bool {
        self.rating.is_some()
    }

    /// The ratings after each of the latest tries.
    pub fn ratings(&self) -> &[i32] {
        &self.ratings
    }

    /// The rating of a puzzle that was tried.
    pub fn of(&self, name: &str) -> Option<Rating> {
        let mut tried = self.tried.iter();
        tried
            .find(|(one, _)| one == name)
            .map(|(_, rating)| *rating)
    }

    /// The names of the puzzles that were tried, the latest first.
    pub fn latest(&self) -> impl Iterator<Item = &str> {
        self.tried.iter().rev().map(|(name, _)| name.as_str())
    }

    /// Rates the first try at a puzzle: it and whoever tried it are opponents.
    pub fn rate(&mut self, name: &str, level: u8, solved: bool) {
        if self.of(name).is_some() {
            return;
        }
        let (own, other) = (self.rating(), by_level(level));
        let after = own.after_game(other, solved);
        let Rating {
            value, deviation, ..
        } = other.after_game(own, !solved);
        self.rating = Some(kept(after));
        self.ratings.push(after.value.round() as i32);
        self.forget_oldest();
        self.tried
            .push((name.to_string(), kept(Rating::begun(value, deviation))));
    }

    /// Notes a try that is not rated, nor is any later one.
    pub fn note_unrated(&mut self, name: &str, level: u8) {
        if self.of(name).is_none() {
            self.tried.push((name.to_string(), by_level(level)));
        }
    }

    pub const fn best(&self, kind: RunKind) -> u32 {
        self.best[kind as usize]
    }

    /// Notes how many puzzles were solved in a run.
    pub fn note_run(&mut self, kind: RunKind, solved: u32) {
        let best = &mut self.best[kind as usize];
        *best = solved.min(MOST_SOLVED).max(*best);
    }

    /// Adds what is kept elsewhere. The rating that rests on more tries stays.
    pub(in crate::features::learn) fn add(&mut self, other: Record) {
        if other.ratings.len() > self.ratings.len() || !self.is_rated() {
            (self.rating, self.ratings) = (other.rating, other.ratings);
        }
        for (name, rating) in other.tried {
            if self.of(&name).is_none() {
                self.tried.push((name, rating));
            }
        }
        for kind in RunKind::ALL {
            self.note_run(kind, other.best[kind as usize]);
        }
    }

    fn forget_oldest(&mut self) {
        let surplus = self.ratings.len().saturating_sub(MOST_RATINGS);
        self.ratings.drain(..surplus);
    }
}

/// Value, deviation and volatility in units.
fn in_units(rating: Rating) -> [i32; 3] {
    let Rating {
        value,
        deviation,
        volatility,
    } = rating;
    [value, deviation, volatility].map(|number| (number * UNIT).round() as i32)
}

/// A rating as it is read again.
fn kept(rating: Rating) -> Rating {
    let [value, deviation, volatility] = in_units(rating).map(|units| f64::from(units) / UNIT);
    Rating {
        value,
        deviation,
        volatility,
    }
}

/// A rating in words of a line; its volatility unless it is known.
fn rating<'a>(
    words: &mut impl Iterator<Item = &'a str>,
    volatility: Option<f64>,
) -> Option<Rating> {
    let mut number = || {
        let units: i32 = words.next()?.parse().ok()?;
        Some(f64::from(units) / UNIT)
    };
    let (value, deviation) = (number()?, number()?);
    Rating::new(value, deviation, volatility.or_else(number)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Record {
        let mut record = Record::default();
        for line in text.lines() {
            let mut words = line.split(' ');
            let first = words.next().unwrap_or_default();
            record.read_line(first, words);
        }
        record
    }

    fn written(record: &Record) -> String {
        let mut lines = Vec::new();
        record.write(&mut lines);
        lines.join("\n")
    }

    fn tried() -> Record {
        let mut record = Record::default();
        record.rate("points/0001", 1, true);
        record.rate("last/0002", 5, false);
        record.note_unrated("home/0003", 2);
        record.note_run(RunKind::Rush, 9);
        record
    }

    #[test]
    fn what_was_written_is_read_again() {
        assert_eq!(written(&Record::default()), "");
        let record = tried();
        assert_eq!(read(&written(&record)), record);
        assert!(written(&record).contains("\nrush 9"), "{record:?}");
    }

    #[test]
    fn only_the_first_try_counts() {
        let mut record = tried();
        let before = record.clone();
        record.rate("points/0001", 1, false);
        record.rate("home/0003", 2, true);
        record.note_run(RunKind::Rush, 4);
        assert_eq!(record, before);
        record.rate("home/0004", 2, true);
        assert!(record.rating().value > before.rating().value);
        let puzzle = record.of("home/0004").expect("it was tried");
        assert!(puzzle.value < by_level(2).value && puzzle.deviation < BY_LEVEL);
    }

    #[test]
    fn what_is_damaged_is_skipped() {
        let strange = "rated 2000000000 3 6000\nrated 150000000 x 6000\nrated 150000000\nrated\nratings -5 1500 x 99999\npuzzle <b>/x 150000000 10000000\n\
            puzzle home/0001 NaN 10000000\npuzzle home/0001\npuzzle\nstreak -4\nstreak\nrush 99999999999\nboth 3";
        let record = read(strange);
        assert_eq!(written(&record), "ratings 1500");
        assert_eq!(record.rating(), Rating::default());
        let long = format!("ratings{}", " 1500".repeat(9_000));
        assert_eq!(read(&long).ratings().len(), MOST_RATINGS);
        assert_eq!(read("streak 4000000000").best(RunKind::Streak), MOST_SOLVED);
    }

    #[test]
    fn what_comes_from_elsewhere_adds_to_what_is_known_here() {
        let mut here = Record::default();
        here.rate("join/0009", 1, false);
        here.note_run(RunKind::Streak, 3);
        here.add(tried());
        assert_eq!(here.rating(), tried().rating(), "it rests on more tries");
        let bests = RunKind::ALL.map(|kind| here.best(kind));
        assert_eq!(bests, [3, 9]);
        assert_eq!(here.latest().count(), 4);
        let both = here.clone();
        here.add(tried());
        assert_eq!(here, both);
    }
}
