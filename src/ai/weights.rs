//! What a computer player believes things to be worth. Found by playing matches against itself.

/// What a computer player believes; points, shares of points, or chances.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Points for having so many meeples in hand, early in the game.
    pub hand: [f32; 9],
    /// Own draws left from which on meeples in hand are worth all of that.
    pub hand_draws: f32,
    /// Share of the worth of one more meeple in hand for one on a feature, times its chance to be completed.
    pub home: f32,
    /// Draws, as a share of those of one seat, that go into filling one gap.
    pub effort: f32,
    /// How much a tile that fits a gap without closing it counts of one that closes it.
    pub extend: f32,
    /// Chance left for each gap beyond the first of a city, beside that of filling it.
    pub city_gap: f32,
    /// The same for a road.
    pub road_gap: f32,
    /// Draws, as a share of those of one seat, that go into the surroundings of a monastery.
    pub around: f32,
    /// Points an incomplete feature grows by for each gap, beside what completing it brings.
    pub growth: f32,
    /// Share of a city nobody holds that fields may hope for.
    pub unheld: f32,
    /// Chance to keep a field with a lead of one, and with more.
    pub field_lead: [f32; 2],
    /// How much of the chance to be joined up by one tile counts.
    pub joining: f32,
    /// Points for another part of the same turn.
    pub again: f32,
    /// Points for a message to come.
    pub message: f32,
    /// Points for a robber beside a figure, on an empty space, and in the supply.
    pub robber: [f32; 3],
    /// Points for a builder that can be used, and for the large meeple in hand.
    pub builder: f32,
    /// Points for the large meeple in hand beyond those of a meeple.
    pub large: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            hand: [0.0, 5.0, 8.5, 11.0, 13.0, 14.5, 15.7, 16.7, 17.4],
            hand_draws: 12.0,
            home: 0.5,
            effort: 0.6,
            extend: 0.2,
            city_gap: 0.8,
            road_gap: 0.9,
            around: 1.2,
            growth: 0.2,
            unheld: 0.5,
            field_lead: [0.85, 0.95],
            joining: 0.3,
            again: 4.0,
            message: 4.0,
            robber: [3.5, 2.5, 1.0],
            builder: 3.0,
            large: 1.5,
        }
    }
}
