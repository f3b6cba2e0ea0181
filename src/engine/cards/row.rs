//! The rows beside the four tracks.

use serde::{Deserialize, Serialize};

use super::card::Card;
use crate::table::Seat;

/// Which side of a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Facing {
    /// Visible to everybody.
    Up,
    /// Only this seat, which placed it, may look at it (CARD-17, R-CARD-16).
    Down(Seat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Laid {
    /// Which card; `None` in the view of somebody who does not know.
    pub card: Option<Card>,
    pub facing: Facing,
}

impl Laid {
    /// A face-up card.
    pub const fn up(card: Card) -> Laid {
        Laid {
            card: Some(card),
            facing: Facing::Up,
        }
    }

    /// Whether it lies face down.
    pub const fn is_down(&self) -> bool {
        matches!(self.facing, Facing::Down(_))
    }
}

/// A large meeple in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Claim {
    pub seat: Seat,
    /// How many cards of the row lie between the track and it (CARD-21).
    pub end: u8,
}

/// A row of cards with the large meeples among them, from the track outwards (CARD-08).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Row {
    pub(super) laid: Vec<Laid>,
    pub(super) claims: Vec<Claim>,
}

impl Row {
    /// All cards, from the track outwards.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The large meeples, from the track outwards.
    pub fn claims(&self) -> &[Claim] {
        &self.claims
    }

    /// How many cards lie between the track and the last large meeple.
    pub fn claimed(&self) -> usize {
        self.claims.last().map_or(0, |claim| usize::from(claim.end))
    }

    /// The unclaimed cards, which a large meeple at the end of the row would claim (CARD-21).
    pub fn open(&self) -> &[Laid] {
        &self.laid[self.claimed().min(self.laid.len())..]
    }

    /// The cards one large meeple claims: between the previous one, or the track, and itself
    /// (CARD-21).
    pub fn of_claim(&self, index: usize) -> &[Laid] {
        let Some(claim) = self.claims.get(index) else {
            return &[];
        };
        let before = index
            .checked_sub(1)
            .map_or(0, |before| self.claims[before].end);
        self.laid
            .get(before.into()..claim.end.into())
            .unwrap_or_default()
    }

    /// Removes the large meeple next to the track and the cards it claims; the others move up
    /// (CARD-25, CARD-26).
    pub(super) fn take_first(&mut self) -> Option<(Seat, Vec<Laid>)> {
        if self.claims.is_empty() {
            return None;
        }
        let first = self.claims.remove(0);
        let taken = self.laid.drain(..usize::from(first.end)).collect();
        for claim in &mut self.claims {
            claim.end -= first.end;
        }
        Some((first.seat, taken))
    }
}
