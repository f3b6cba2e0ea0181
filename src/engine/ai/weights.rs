//! What a computer player believes things to be worth. Found by playing matches against itself.

/// What a computer player believes; points, shares of points, or probabilities.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Points for having so many meeples in hand, early in the game.
    pub hand: [f32; 9],
    /// Own draws left from which on meeples in hand are worth all of that.
    pub hand_draws: f32,
    /// Share of the worth of one more meeple in hand for one on a feature, times the probability of completing that.
    pub home: f32,
    /// Draws, as a share of those of one seat, that go into filling one gap.
    pub gap_draws: f32,
    /// How much a tile that fits a gap without closing it counts of one that closes it.
    pub extend: f32,
    /// Probability that a city with one gap is completed, and a road, if any number of tiles do it.
    pub first_gap: [f32; 2],
    /// Probability left for each further gap of a city, and of a road, beside that of filling it.
    pub further_gap: [f32; 2],
    /// Draws, as a share of those of one seat, that go into the surroundings of a monastery.
    pub monastery_draws: f32,
    /// Tiles a completed feature has grown by, for each gap of today.
    pub filled: f32,
    /// Tiles a feature grows by without being completed, for each gap, if there are [`Weights::growth_draws`] to come.
    pub growth: f32,
    /// Tiles to come from which on features grow no more than [`Weights::growth`] says.
    pub growth_draws: f32,
    /// Share of a city nobody holds that fields may hope for.
    pub unclaimed_city: f32,
    /// Points for each open half-edge of a field, early in the game: cities to come.
    pub field_edge: f32,
    /// Half-edges of a field that count at most.
    pub field_edges: f32,
    /// Share of its points that a feature nobody holds, one tile from being complete, is worth to the next player.
    pub unclaimed: f32,
    /// Probability to keep a field with a lead of one, and with more.
    pub field_lead: [f32; 2],
    /// How much of the probability to be joined up by one tile counts.
    pub merging: f32,
    /// How much of the probability of fields to be joined up counts.
    pub field_merging: f32,
    /// Points for another part of the same turn.
    pub extra_part: f32,
    /// Points for a message to come.
    pub message: f32,
    /// Points for a robber beside a figure, on an empty space, and in the supply.
    pub robber: [f32; 3],
    /// Points for a builder that can be used, and for the large meeple in hand.
    pub builder: f32,
    /// Points for a token of goods beyond those of the lead, early in the game.
    pub token: f32,
    /// Points for each tile of the city of the gingerbread man to each knight in it.
    pub knight: f32,
    /// Points for an ingot with others to come.
    pub ingot: f32,
    /// Points for the shepherd in hand, early in the game.
    pub shepherd: f32,
    /// Points for a flock beside its sheep, early in the game: sheep to come.
    pub flock: f32,
    /// Share of the sheep of a flock that come home, if there are tiles enough.
    pub sheep: f32,
    /// How likely each further own tile is to bring a flock home.
    pub flock_draws: f32,
    /// Points for the pig in hand, early in the game.
    pub pig: f32,
    /// Points for the large meeple in hand beyond those of a meeple.
    pub large: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            hand: [0.0, 10.0, 17.0, 22.0, 26.0, 29.0, 31.4, 33.4, 35.0],
            hand_draws: 12.0,
            home: 0.0,
            gap_draws: 0.6,
            extend: 0.2,
            first_gap: [0.7, 0.85],
            further_gap: [0.5, 0.7],
            monastery_draws: 1.2,
            filled: 1.2,
            growth: 1.0,
            growth_draws: 40.0,
            unclaimed_city: 0.5,
            field_edge: 0.1,
            field_edges: 12.0,
            unclaimed: 0.5,
            field_lead: [0.85, 0.95],
            merging: 0.3,
            field_merging: 0.3,
            extra_part: 4.0,
            message: 4.0,
            robber: [3.5, 2.5, 1.0],
            builder: 3.0,
            token: 1.5,
            knight: 0.5,
            ingot: 2.5,
            shepherd: 3.0,
            flock: 3.0,
            sheep: 0.9,
            flock_draws: 0.4,
            pig: 1.5,
            large: 1.5,
        }
    }
}
