//! A series of games between the same players, and how it stands.

use crate::elements::words;
use engine::table::{MOST_POINTS, Seat, SeatSet};

words! {
    /// How many games a series has at most, unless some are drawn.
    SeriesLength {
        Three "best-of-3",
        Five "best-of-5",
    }
}

impl SeriesLength {
    /// How many games somebody has to win.
    pub const fn needed(self) -> u8 {
        match self {
            SeriesLength::Three => 2,
            SeriesLength::Five => 3,
        }
    }
}

/// What a player has in the games of a series so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The games won; a game that several won counts for nobody.
    pub won: u8,
    /// The sum of the points.
    pub points: u32,
}

/// A series, and how it stands for each seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    pub length: SeriesLength,
    pub standing: Vec<Standing>,
}

impl Series {
    /// A series that begins.
    pub fn new(length: SeriesLength, seats: u8) -> Series {
        Series {
            length,
            standing: vec![Standing::default(); seats.into()],
        }
    }

    /// Who has won the series.
    pub fn winner(&self) -> Option<Seat> {
        let mut seats = (0..).map(Seat).zip(&self.standing);
        let won = seats.find(|(_, standing)| standing.won >= self.length.needed());
        won.map(|(seat, _)| seat)
    }

    /// The series after another game.
    #[must_use]
    pub fn after(mut self, winners: SeatSet, points: &[u32]) -> Series {
        let alone = winners.iter().count() == 1;
        for ((seat, standing), points) in (0..).map(Seat).zip(&mut self.standing).zip(points) {
            standing.won += u8::from(alone && winners.has(seat));
            standing.points = standing.points.saturating_add(*points);
        }
        self
    }

    /// What follows: the same series, or a new one if somebody has won it.
    #[must_use]
    pub fn next(self) -> Series {
        match self.winner() {
            Some(_) => Series::new(self.length, self.standing.len() as u8),
            None => self,
        }
    }

    /// Moves everybody up by so many seats; those in front go to the end.
    pub fn rotate(&mut self, by: u8) {
        let by = usize::from(by).checked_rem(self.standing.len());
        self.standing.rotate_left(by.unwrap_or(0));
    }

    /// The series of a table's note: its length, then games won and points by seat.
    pub fn read(words: &[&str]) -> Option<Series> {
        let (length, rest) = words.split_first()?;
        let number = |word: &&str| word.parse::<u32>().ok();
        let numbers: Vec<u32> = rest.iter().map_while(number).take(2 * Seat::MOST).collect();
        let (pairs, []) = numbers.as_chunks::<2>() else {
            return None;
        };
        let length = SeriesLength::parse(length)?;
        let standing = |&[won, points]: &[u32; 2]| {
            let won = u8::try_from(won).ok().filter(|&won| won < length.needed());
            let points = Some(points).filter(|&points| points <= 9 * MOST_POINTS);
            won.zip(points)
                .map(|(won, points)| Standing { won, points })
        };
        let standing = pairs.iter().map(standing).collect::<Option<Vec<_>>>()?;
        (standing.len() > 1).then_some(Series { length, standing })
    }

    pub fn write(&self) -> String {
        let seats = self.standing.iter();
        let seats = seats.map(|standing| format!(" {} {}", standing.won, standing.points));
        format!("{}{}", self.length.word(), seats.collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(seat: u8) -> SeatSet {
        SeatSet::default().with(Seat(seat))
    }

    #[test]
    fn who_has_won_most_games_wins_and_a_draw_counts_for_nobody() {
        let series = Series::new(SeriesLength::Three, 2);
        let series = series.after(only(1), &[10, 20]);
        let mut series = series.after(only(0).with(Seat(1)), &[30, 30]);
        assert_eq!(series.write(), "best-of-3 0 40 1 50");
        assert_eq!(
            (series.winner(), series.clone().next()),
            (None, series.clone())
        );
        series.rotate(1);
        let series = series.after(only(0), &[5, 4]);
        assert_eq!(series.write(), "best-of-3 2 55 0 44");
        assert_eq!(series.winner(), Some(Seat(0)));
        assert_eq!(series.next(), Series::new(SeriesLength::Three, 2));
    }

    #[test]
    fn what_is_written_is_read_again_and_nonsense_is_no_series() {
        let text = "best-of-5 2 140 0 99 1 120";
        let words: Vec<&str> = text.split(' ').collect();
        assert_eq!(
            Series::read(&words).map(|series| series.write()).as_deref(),
            Some(text)
        );
        for text in [
            "",
            "best-of-3",
            "best-of-9 0 0 0 0",
            "best-of-3 0 0",
            "best-of-3 0 0 0",
            "best-of-3 2 0 0 0",
            "best-of-3 900 0 0 0",
            "best-of-3 0 4000000000 0 0",
            "best-of-3 -1 0 0 0",
        ] {
            let words: Vec<&str> = text.split(' ').collect();
            assert_eq!(Series::read(&words), None, "{text}");
        }
    }
}
