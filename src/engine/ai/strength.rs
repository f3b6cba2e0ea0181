//! The strength of a seat in a feature as one comparable number: meeples first, then hills to break ties (HS-31).

use crate::rules::{Game, HillTieBreak, Part, Standing};
use crate::tiles::{FeatureKind, Symbol, catalogue};

/// The strength of one meeple; smaller amounts are hills.
const MEEPLE: u8 = 16;
/// The strength of any number of hills where one is enough (HS-32).
const HIGH: u8 = MEEPLE - 1;

/// The strength of one figure on a feature of this kind.
pub(super) fn figure_strength(game: &Game, standing: &Standing, kind: FeatureKind) -> u8 {
    let meeples = standing.figure.weight() * MEEPLE;
    // Hills break no ties on monasteries (R-HS-09).
    let centre = matches!(kind, FeatureKind::Monastery | FeatureKind::Garden);
    if centre || !game.plays(Part::Hills) || !standing.figure.is_meeple() {
        return meeples;
    }
    let placed = game.board().at(game.regions().tile_of(standing.seg));
    if !catalogue().tile(placed.tile).shows(Symbol::Hill) {
        return meeples;
    }
    match game.setup().options.hill_tie_break {
        HillTieBreak::AtLeastOne => meeples + HIGH,
        HillTieBreak::Count => meeples + 1,
    }
}

/// The sum of two strengths.
pub(super) const fn combined(one: u8, other: u8) -> u8 {
    let hills = one % MEEPLE + other % MEEPLE;
    let hills = if hills > HIGH { HIGH } else { hills };
    (one / MEEPLE + other / MEEPLE) * MEEPLE + hills
}

/// The number of meeples in a strength, without hills.
pub(super) const fn meeples(strength: u8) -> u8 {
    strength / MEEPLE
}
