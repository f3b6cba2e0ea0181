//! What players hold beside their figures, what it is worth, and where their figures of the score track stand.

use engine::rules::Marker;
use engine::tiles::Goods;

/// Sentences about what somebody holds.
pub trait Holdings {
    /// Tokens of a kind of goods, whether nobody has more, and what most of them bring at the end (TB-10).
    fn goods_held(&self, goods: Goods, count: u32, most: bool, points: u32) -> String;
    /// Ingots, and what they are worth at the end (GOLD-11).
    fn ingots_held(&self, count: u32, points: u32) -> String;
    /// The flock beside the shepherd, and what it brings when it is guided home (HS-12, HS-14).
    fn flock_held(&self, sheep: u32, points: u32) -> String;
    /// Where the messenger stands, and how many points it brings (MSG-03).
    fn messenger_stands(&self, space: u32, points: u32) -> String;
    /// Where a score figure stands, and the next dark space before it where that matters: "the messenger on 12, next dark
    /// space: 15".
    fn marker_stands(&self, marker: Marker, space: u32, dark: Option<u32>) -> String;
    /// How many boxes belong to a game: "11 expansions".
    fn boxes(&self, count: u32) -> String;
}
