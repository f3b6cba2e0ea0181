//! The weights of the heuristic evaluation.
//!
//! Where the numbers come from: `coming_back`, `staying`, `monk`, `monastery`, `plain`, `abbot` and the level of `hand` come from
//! a regression of final results on hand-picked features of the positions of 5,500 games of strong and hasty players, and then
//! from matches. That program was not kept; `bastide lab tune --fit 5500` makes such a regression for all numbers at once, by how
//! much the heuristic changes with each. Those of gaps, growth and joining come from matches of a strong player against itself
//! with one number raised or lowered, which is what `bastide lab tune` does without `--fit`; those of boxes from what the rules
//! pay, tried in such matches. STRENGTH.md says what a player loses without each.

/// Declares the weights of a computer player, their defaults, and the names by which tools vary them.
macro_rules! weights {
    ($($(#[doc = $doc:literal])* $name:ident: $kind:ty = $value:expr,)*) => {
        /// The weights of a computer player: points, shares of points, or probabilities.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Weights {
            $($(#[doc = $doc])* pub $name: $kind,)*
        }

        impl Default for Weights {
            fn default() -> Self {
                Weights { $($name: $value,)* }
            }
        }

        impl Weights {
            /// All weights, by the names of the fields.
            pub fn named(&mut self) -> Vec<(&'static str, &mut [f32])> {
                vec![$((stringify!($name), self.$name.numbers()),)*]
            }

            /// The comments above the fields, in the order of [`Weights::named`].
            pub(super) const fn comments() -> &'static [&'static str] {
                &[$(concat!($($doc),*),)*]
            }
        }
    };
}

/// A weight of one number or several.
trait Numbers {
    fn numbers(&mut self) -> &mut [f32];
}

impl Numbers for f32 {
    fn numbers(&mut self) -> &mut [f32] {
        std::slice::from_mut(self)
    }
}

impl<const N: usize> Numbers for [f32; N] {
    fn numbers(&mut self) -> &mut [f32] {
        self
    }
}

impl Weights {
    /// The number called `abbot`, or `hand.3` where there are several; `None` if there is none.
    pub fn number(&mut self, name: &str) -> Option<&mut f32> {
        let (name, at) = match name.split_once('.') {
            Some((name, at)) => (name, at.parse().ok()?),
            None => (name, 0),
        };
        let mut all = self.named().into_iter();
        let (_, numbers) = all.find(|(known, _)| *known == name)?;
        numbers.get_mut::<usize>(at)
    }
}

weights! {
    /// Points for having so many meeples in hand, early in the game.
    hand: [f32; 9] = [0.0, 15.0, 22.0, 27.0, 31.0, 34.0, 36.4, 38.4, 40.0],
    /// Own draws left from which on meeples in hand are worth all of that.
    hand_draws: f32 = 12.0,
    /// Points for each meeple on a road or city, early in the game, times the probability that it comes back.
    coming_back: f32 = 2.0,
    /// Points off for each, times the probability that it stays there.
    staying: f32 = 1.6,
    /// Points off for each meeple on a monastery or garden, early in the game.
    monk: f32 = 1.0,
    /// Share of what seems to come of a monastery or garden.
    monastery: f32 = 0.8,
    /// Draws, as a share of those of one seat, that go into filling one gap.
    gap_draws: f32 = 0.6,
    /// How much a tile that fits a gap without closing it counts of one that closes it.
    extend: f32 = 0.2,
    /// Probability that a city with one gap is completed, and a road, if any number of tiles do it.
    first_gap: [f32; 2] = [0.7, 0.85],
    /// Probability left for each further gap of a city, and of a road, beside that of filling it.
    further_gap: [f32; 2] = [0.5, 0.7],
    /// Draws, as a share of those of one seat, that go into the surroundings of a monastery.
    monastery_draws: f32 = 1.2,
    /// Tiles a completed feature has grown by, for each gap of today.
    filled: f32 = 1.2,
    /// Tiles a feature grows by without being completed, for each gap, if there are [`Weights::growth_draws`] to come.
    growth: f32 = 1.0,
    /// Tiles to come from which on features grow no more than [`Weights::growth`] says.
    growth_draws: f32 = 40.0,
    /// Share of a city nobody holds that fields may hope for.
    unclaimed_city: f32 = 0.5,
    /// Points for each open half-edge of a field, early in the game: cities to come.
    field_edge: f32 = 0.1,
    /// Half-edges of a field that count at most.
    field_edges: f32 = 12.0,
    /// Share of its points that a feature nobody holds, one tile from being complete, is worth to the next player.
    unclaimed: f32 = 0.5,
    /// Probability to keep a field with a lead of one, and with more.
    field_lead: [f32; 2] = [0.85, 0.95],
    /// How much of the probability to be joined up by one tile counts.
    merging: f32 = 0.3,
    /// How much of the probability of fields to be joined up counts.
    field_merging: f32 = 0.375,
    /// Points for another part of the same turn.
    extra_part: f32 = 4.0,
    /// Points for a message to come.
    message: f32 = 4.0,
    /// Points for a robber beside a figure, on an empty space, and in the supply.
    robber: [f32; 3] = [3.5, 2.5, 1.0],
    /// Points for a builder that can be used.
    builder: f32 = 3.0,
    /// Points for a token of goods beyond those of the lead, early in the game.
    token: f32 = 1.5,
    /// Share of the points for most goods that is not counted early in the game: others may still get more.
    goods_doubt: f32 = 0.6,
    /// Points for each tile of the city of the gingerbread man to each knight in it.
    knight: f32 = 0.5,
    /// Points for an ingot with others to come.
    ingot: f32 = 2.5,
    /// Points for the shepherd in hand, early in the game.
    shepherd: f32 = 3.0,
    /// Points for a flock beside its sheep, early in the game: sheep to come.
    flock: f32 = 3.0,
    /// Share of the sheep of a flock that come home, if there are tiles enough.
    sheep: f32 = 0.9,
    /// How likely each further own tile is to bring a flock home.
    flock_draws: f32 = 0.4,
    /// Points for the pig in hand, early in the game.
    pig: f32 = 1.5,
    /// Points for the abbot in hand, early in the game; it is back whenever somebody wants.
    abbot: f32 = 1.0,
    /// Parts of the rules with which nothing is left of what is believed of meeples that come back.
    plain: f32 = 6.0,
    /// Points for the large meeple in hand beyond those of a meeple.
    large: f32 = 1.5,
}
