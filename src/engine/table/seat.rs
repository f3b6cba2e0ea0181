//! Seats at the table, and who is asked.

use serde::{Deserialize, Serialize};

/// A seat, counted clockwise from 0 (BASE-07).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Seat(pub u8);

impl Seat {
    /// The largest number of seats in either game.
    pub const MOST: usize = 6;

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise among `count` seats.
    #[inline]
    pub const fn next(self, count: u8) -> Seat {
        self.after(1, count)
    }

    /// The seat this many steps clockwise. A hot path, so it only divides if it must.
    #[inline]
    const fn after(self, steps: u8, count: u8) -> Seat {
        let seat = self.0 + steps;
        Seat(if seat < count { seat } else { seat % count })
    }

    /// All `count` seats clockwise, starting with this one.
    #[inline]
    pub fn clockwise(self, count: u8) -> impl Iterator<Item = Seat> {
        (0..count).map(move |step| self.after(step, count))
    }
}

/// A set of seats, one bit each.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct SeatSet(pub u8);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    /// This set with `seat` added.
    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set with `seat` removed.
    pub const fn without(self, seat: Seat) -> Self {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Number of seats in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// Who can be asked for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Party {
    /// The dealer's role: draws, dice and shuffles.
    Chance,
    Player(Seat),
}

/// An open question and who has to answer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Asked<Q> {
    pub party: Party,
    pub question: Q,
}
