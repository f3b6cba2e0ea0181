//! The strength of a seat in a feature as one comparable number: meeples first, then hills to break ties (HS-31).

use crate::rules::{Game, HillTieBreak, Part, Standing};
use crate::tiles::{FeatureKind, Symbol, catalogue};

/// One meeple's worth; below it is room for hills.
const MEEPLE: u8 = 16;
/// What any number of hills counts where one is enough (HS-32).
const HIGH: u8 = MEEPLE - 1;

/// What one figure adds on a feature of this kind.
pub(super) fn figure_strength(game: &Game, standing: &Standing, kind: FeatureKind) -> u8 {
    let meeples = standing.figure.weight() * MEEPLE;
    // A tie on a monastery stays (R-HS-09).
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

/// What two of these are together.
pub(super) const fn combined(one: u8, other: u8) -> u8 {
    let hills = one % MEEPLE + other % MEEPLE;
    let hills = if hills > HIGH { HIGH } else { hills };
    (one / MEEPLE + other / MEEPLE) * MEEPLE + hills
}

/// The meeples in it, hills aside.
pub(super) const fn meeples(strength: u8) -> u8 {
    strength / MEEPLE
}
