//! What a beginner sees of what could be done.

use super::rng::SeededRng;
use crate::rules::{Action, Game, SegIx};
use crate::tiles::FeatureKind;

/// Of so many things that could be done, a beginner overlooks one.
const OVERLOOKS_ONE_OF: u32 = 2;

/// Leaves of what could be done what a beginner sees: no figure on a field, and about half of the rest; passing always,
/// and at least one thing.
pub(super) fn overlook(game: &Game, actions: &mut Vec<Action>, rng: &mut SeededRng) {
    let known = |action: &Action| !lies_on_field(game, *action);
    let mut seen: Vec<Action> = actions.iter().copied().filter(known).collect();
    let any = rng.one_of(&seen);
    seen.retain(|&action| action == Action::Pass || Some(action) == any || !overlooks(rng));
    if !seen.is_empty() {
        *actions = seen;
    }
}

/// Whether something is overlooked.
pub(super) fn overlooks(rng: &mut SeededRng) -> bool {
    rng.below(OVERLOOKS_ONE_OF) == 0
}

/// Whether an action puts a figure on a field of the tile just placed.
fn lies_on_field(game: &Game, action: Action) -> bool {
    let Action::Deploy { segment, .. } = action else {
        return false;
    };
    game.placed_now().is_some_and(|placed| {
        let seg = SegIx(placed.first.0 + u16::from(segment.0));
        game.board().kind(seg) == FeatureKind::Field
    })
}
