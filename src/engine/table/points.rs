//! Itemised points, and listeners for events.

use serde::{Deserialize, Serialize};

use super::rule::RuleId;
use super::seat::Seat;
use crate::tiles::Pos;

/// What a score line counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Measure {
    /// A handicap (R-ED-08).
    Handicap,
    Tiles,
    Shields,
    /// Completed cities at a field.
    Cities,
    /// The player's knights (MSG-26).
    Knights,
    /// The player's farmers (MSG-27).
    Farmers,
    /// A message taken as points (MSG-11).
    Message,
    /// Half of another player's points (ROB-11).
    Stolen,
    /// A robber left on the track (ROB-19).
    Robber,
    /// Completed cities at a field with the player's pig: the bonus for the pig (TB-33).
    Pig,
    /// A majority of one kind of goods (TB-10).
    Goods,
    /// Ingots (GOLD-11).
    Ingots,
    /// Tiles of a road or city with the mage (MW-11).
    Mage,
    /// The points the witch takes from a road or city (MW-12).
    Witch,
    /// Vineyards around a monastery (HS-42).
    Vineyards,
    /// Sheep of a flock (HS-12).
    Sheep,
    /// Claimed character cards, each worth the sum of their values (CARD-27).
    Characters,
    /// All animals of one kind together (CARD-29).
    Herd,
    /// Animal jokers of a player without animals (CARD-32).
    LoneJokers,
    /// Dragon and Fairy (CARD-35).
    Magic,
    /// Cards of another colour than their row (CARD-36, CARD-37).
    Strays,
    /// A set of different buildings (CARD-39).
    BuildingSet,
}

impl Measure {
    /// The name used in records.
    pub const fn name(self) -> &'static str {
        match self {
            Measure::Handicap => "handicap",
            Measure::Tiles => "tiles",
            Measure::Shields => "shields",
            Measure::Cities => "cities",
            Measure::Knights => "knights",
            Measure::Farmers => "farmers",
            Measure::Message => "message",
            Measure::Stolen => "stolen",
            Measure::Robber => "robber",
            Measure::Pig => "pig",
            Measure::Goods => "goods",
            Measure::Ingots => "ingots",
            Measure::Mage => "mage",
            Measure::Witch => "witch",
            Measure::Vineyards => "vineyards",
            Measure::Sheep => "sheep",
            Measure::Characters => "characters",
            Measure::Herd => "herd",
            Measure::LoneJokers => "lone jokers",
            Measure::Magic => "dragon and fairy",
            Measure::Strays => "strays",
            Measure::BuildingSet => "set of buildings",
        }
    }
}

/// One line of a score: a number of things, points for each, by one rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Line {
    pub measure: Measure,
    pub count: u16,
    /// Points for each.
    pub each: i16,
    /// The rule that grants them.
    pub rule: RuleId,
}

impl Line {
    /// The points of this line.
    pub const fn points(self) -> i32 {
        self.count as i32 * self.each as i32
    }
}

/// A score line with the cells it counts, for highlighting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreItem {
    pub line: Line,
    /// The cells it counts, in reading order.
    pub tiles: Vec<Pos>,
}

/// The most points a player may start with in the middle of a game. Far beyond any game, and small
/// enough that sums over all players never overflow, even in thousandths of a point.
pub const MOST_POINTS: u32 = 100_000;

/// When points are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Timing {
    /// During the game.
    During,
    /// In the final scoring.
    Final,
}

/// Points for one seat, as the score tables count them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points<O> {
    pub seat: Seat,
    pub points: u16,
    pub origin: O,
    pub timing: Timing,
    /// Whether a score was expected but came to 0 points.
    pub lost: bool,
}

/// Who may see an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Audience {
    /// Everybody at the table.
    Everyone,
    /// One seat sees all of it; the others only see that it happened.
    Only(Seat),
}

/// Receives events in order.
pub trait Listener<E> {
    /// Receives one event. Listeners that do not need it never call `event`, so that a search pays
    /// nothing for events.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// A listener that ignores all events, at no cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Listener<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Listener<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
