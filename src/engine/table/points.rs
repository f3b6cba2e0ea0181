//! Itemised points, and who listens to what happens.

use serde::{Deserialize, Serialize};

use super::rule::RuleId;
use super::seat::Seat;
use crate::tiles::Pos;

/// What a line of a score counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Measure {
    /// Points that were agreed before the game (R-ED-08).
    Handicap,
    Tiles,
    Shields,
    /// Completed cities at a field.
    Cities,
    /// Own knights (MSG-26).
    Knights,
    /// Own farmers (MSG-27).
    Farmers,
    /// A message taken as points (MSG-11).
    Message,
    /// Half of another player's points (ROB-11).
    Stolen,
    /// A robber left on the track (ROB-19).
    Robber,
    /// Completed cities at a field with the own pig in it: what the pig adds (TB-33).
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
    /// Animal jokers without any animals (CARD-32).
    LoneJokers,
    /// Dragon and Fairy (CARD-35).
    Magic,
    /// Cards of another colour than their row (CARD-36, CARD-37).
    Strays,
    /// A set of different buildings (CARD-39).
    BuildingSet,
}

impl Measure {
    /// What is counted, in a word.
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

/// One line of a score: so many of something at so many points each, by one rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Line {
    pub measure: Measure,
    pub count: u16,
    /// Points for each.
    pub each: i16,
    /// The rule that gives them.
    pub rule: RuleId,
}

impl Line {
    /// The points of this line.
    pub const fn points(self) -> i32 {
        self.count as i32 * self.each as i32
    }
}

/// A line of a score with the cells it counts, for showing and lighting up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreItem {
    /// What, how many, points each, by which rule.
    pub line: Line,
    /// The cells it counts, in reading order.
    pub tiles: Vec<Pos>,
}

/// Points a player may begin with in the middle of a game: far beyond any game, and few enough that sums of what all
/// players have fit everywhere, in thousandths of a point too.
pub const MOST_POINTS: u32 = 100_000;

/// When points are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Timing {
    /// During the game.
    During,
    /// In the final scoring.
    Final,
}

/// Points given to one seat, as the tables of points count them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points<O> {
    pub seat: Seat,
    pub points: u16,
    pub origin: O,
    pub timing: Timing,
    /// Whether they are none, for something that might have brought some.
    pub lost: bool,
}

/// Who may know of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Audience {
    /// Everybody at the table.
    Everyone,
    /// One seat sees it whole; the others see that it happened.
    Only(Seat),
}

/// Somebody who is told what happens, in order.
pub trait Listener<E> {
    /// Takes one event. `event` is only called by listeners that want it, so a search pays nothing for it.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// The listener of a search: wants nothing, costs nothing.
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
