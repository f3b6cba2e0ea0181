//! Figures: what players own, where figures stand, what is left in the supply (`FIG`).

use serde::{Deserialize, Serialize};

use super::board::SegIx;
use super::modules::{Part, Parts};
use crate::table::Seat;

/// A figure that can stand on a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Figure {
    /// A normal meeple.
    Meeple,
    /// The large meeple (IC-08).
    Large,
    /// The abbot (ABB-01).
    Abbot,
    /// The builder, not a meeple (TB-12).
    Builder,
    /// The pig, not a meeple (TB-12).
    Pig,
    /// The shepherd, not a meeple (HS-02).
    Shepherd,
}

impl Figure {
    /// All figures, in the order in which they are offered.
    pub const ALL: [Figure; 6] = [
        Figure::Meeple,
        Figure::Large,
        Figure::Abbot,
        Figure::Builder,
        Figure::Pig,
        Figure::Shepherd,
    ];

    /// Whether it is a meeple: it counts for majorities, occupies features, and is meant wherever a
    /// rule says "meeple" (FIG-02).
    #[inline]
    pub const fn is_meeple(self) -> bool {
        matches!(self, Figure::Meeple | Figure::Large | Figure::Abbot)
    }

    /// Its weight in a majority (FIG-02, IC-10).
    pub const fn weight(self) -> u8 {
        match self {
            Figure::Meeple | Figure::Abbot => 1,
            Figure::Large => 2,
            Figure::Builder | Figure::Pig | Figure::Shepherd => 0,
        }
    }

    /// How many a player owns with these parts in play (BASE-04).
    pub const fn supply(self, parts: Parts) -> u8 {
        match self {
            Figure::Meeple => 7,
            Figure::Large => parts.has(Part::LargeMeeple) as u8,
            Figure::Abbot => parts.has(Part::Abbot) as u8,
            Figure::Builder => parts.has(Part::Builder) as u8,
            Figure::Pig => parts.has(Part::Pig) as u8,
            Figure::Shepherd => parts.has(Part::Shepherds) as u8,
        }
    }

    /// The name used in records.
    pub const fn name(self) -> &'static str {
        match self {
            Figure::Meeple => "meeple",
            Figure::Large => "large",
            Figure::Abbot => "abbot",
            Figure::Builder => "builder",
            Figure::Pig => "pig",
            Figure::Shepherd => "shepherd",
        }
    }

    /// The figure with this name.
    pub fn parse(word: &str) -> Option<Figure> {
        Figure::ALL.into_iter().find(|figure| figure.name() == word)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Standing {
    pub seg: SegIx,
    pub owner: Seat,
    pub figure: Figure,
    /// Number of the turn in which it was put there; 0 for a figure of the start position.
    pub since: u16,
}

/// The figures of one player that are not on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Supply([u8; 6]);

impl Supply {
    /// All figures a player owns with these parts in play.
    pub fn full(parts: Parts) -> Self {
        Supply(Figure::ALL.map(|figure| figure.supply(parts)))
    }

    /// How many of `figure` are left.
    #[inline]
    pub const fn count(&self, figure: Figure) -> u8 {
        self.0[figure as usize]
    }

    /// The special figures that are left, with their counts.
    pub fn special(&self) -> impl Iterator<Item = (Figure, u8)> {
        let special = Figure::ALL
            .into_iter()
            .filter(|&figure| figure != Figure::Meeple);
        let counted = special.map(|figure| (figure, self.count(figure)));
        counted.filter(|&(_, count)| count > 0)
    }

    /// Removes one; does nothing when there is none.
    #[inline]
    pub(super) const fn take(&mut self, figure: Figure) {
        self.0[figure as usize] = self.0[figure as usize].saturating_sub(1);
    }

    pub(super) const fn put(&mut self, figure: Figure) {
        self.0[figure as usize] += 1;
    }
}
