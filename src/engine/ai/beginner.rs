//! Actions that weak players overlook.

use super::rng::SeededRng;
use crate::rules::{Action, Game};
use crate::tiles::FeatureKind;

/// A beginner overlooks one in this many actions.
const OVERLOOKS_ONE_OF: u32 = 2;
/// A hasty player overlooks one in this many.
const OVERLOOKED_IN_HASTE: u32 = 3;

/// Keeps the actions that a beginner sees: no figure on a field, and about half of the rest; passing always, and at least one
/// action.
pub(super) fn overlook(game: &Game, actions: &mut Vec<Action>, rng: &mut SeededRng) {
    let known = |action: &Action| !lies_on_field(game, *action);
    let mut seen: Vec<Action> = actions.iter().copied().filter(known).collect();
    let any = rng.one_of(&seen);
    seen.retain(|&action| action == Action::Pass || Some(action) == any || !overlooks(rng));
    if !seen.is_empty() {
        *actions = seen;
    }
}

/// Keeps the actions that a hasty player sees: passing always, at least one action, and about two thirds of the rest.
pub(super) fn glance(actions: &mut Vec<Action>, rng: &mut SeededRng) {
    let any = rng.one_of(actions);
    actions.retain(|&action| {
        action == Action::Pass || Some(action) == any || rng.below(OVERLOOKED_IN_HASTE) > 0
    });
}

/// Whether a beginner overlooks one action.
fn overlooks(rng: &mut SeededRng) -> bool {
    rng.below(OVERLOOKS_ONE_OF) == 0
}

/// Whether an action puts a figure on a field of the tile just placed.
fn lies_on_field(game: &Game, action: Action) -> bool {
    let Action::Deploy { segment, .. } = action else {
        return false;
    };
    game.placed_now().is_some_and(|placed| {
        let seg = placed.seg(segment);
        game.board().kind(seg) == FeatureKind::Field
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Record, legal};
    use crate::table::Silent;
    use crate::tiles::catalogue;

    /// A game after these lines of play, in which a tile with a road and two fields comes first.
    fn game(play: &str) -> Game {
        let text =
            format!("bastide 1\nseats 2\noption first-player 1\nstack base/V base/V\nplay\n{play}");
        let record = Record::read(&text).expect("a record");
        record.replay(&mut Silent).expect("a game").0
    }

    /// The actions that beginners with different seeds see.
    fn seen(game: &Game, actions: &[Action]) -> Vec<Vec<Action>> {
        let see = |seed| {
            let mut actions = actions.to_vec();
            overlook(game, &mut actions, &mut SeededRng::new(seed, 0, 0));
            actions
        };
        (0..200).map(see).collect()
    }

    /// Whether an action puts a figure on a field of the tile of [`game`], as it is printed.
    fn is_on_field(action: &Action) -> bool {
        let tile = catalogue().find("base/V").expect("a tile");
        let segments = &catalogue().tile(tile).segments;
        let Action::Deploy { segment, .. } = action else {
            return false;
        };
        segments[usize::from(segment.0)].kind == FeatureKind::Field
    }

    #[test]
    fn no_figure_is_put_on_a_field_and_passing_is_never_overlooked() {
        let game = game("draw base/V\nplace base/V 1,0\n");
        let all = legal(&game);
        assert!(all.iter().any(is_on_field), "there are fields: {all:?}");
        let others = |action: &&Action| !is_on_field(action) && **action != Action::Pass;
        let (mut found, mut missed) = (0, 0);
        for seen in seen(&game, &all) {
            assert!(!seen.iter().any(is_on_field), "{seen:?}");
            assert!(seen.contains(&Action::Pass), "{seen:?}");
            match seen.iter().find(others) {
                Some(_) => found += 1,
                None => missed += 1,
            }
        }
        assert!(found > 0 && missed > 0, "{found} found, {missed} missed");
    }

    #[test]
    fn at_least_one_thing_is_seen() {
        let placing = game("draw base/V\n");
        let all = legal(&placing);
        for few in 1..4 {
            let seen = seen(&placing, &all[..few]);
            assert!(seen.iter().all(|seen| !seen.is_empty()), "of {few}");
        }
        let deploying = game("draw base/V\nplace base/V 1,0\n");
        let mut all = legal(&deploying);
        all.retain(|&action| action != Action::Pass);
        for seen in seen(&deploying, &all) {
            let road = !seen.is_empty() && !seen.iter().any(is_on_field);
            assert!(road, "where not even passing is left: {seen:?}");
        }
        let fields: Vec<Action> = legal(&deploying).into_iter().filter(is_on_field).collect();
        let seen = seen(&deploying, &fields);
        assert!(seen.iter().all(|seen| *seen == fields), "nothing else");
    }
}
