//! What a tile would do is what it does.

use bastide::rules::{Action, Game, Part};
use bastide::tiles::FeatureKind;

use crate::games::play;

fn complete(game: &Game, kind: FeatureKind) -> usize {
    let all = game.regions().all();
    all.filter(|(_, region)| region.kind == kind && region.complete())
        .count()
}

#[test]
fn a_tile_completes_what_it_was_said_to_complete() {
    let mut completed = [0_usize; 4];
    for seed in 900..1100 {
        play(seed, |step| {
            let Action::Place {
                tile,
                pos,
                rotation,
            } = step.action
            else {
                return;
            };
            let touches = step.before.touches(tile, pos, rotation);
            let gardens = step.before.plays(Part::Abbot);
            for (index, kind) in FeatureKind::ALL.into_iter().take(4).enumerate() {
                let said = touches.iter().filter(|touch| touch.completes);
                let said = said.filter(|touch| touch.kind == kind).count();
                let done = complete(step.after, kind) - complete(step.before, kind);
                let counts = gardens || kind != FeatureKind::Garden;
                let done = if counts { done } else { 0 };
                assert_eq!(said, done, "seed {seed}: {kind:?} by {:?}", step.action);
                completed[index] += done;
            }
        });
    }
    // Random games hardly ever complete a garden.
    let seen = completed[..3].iter().all(|&count| count > 0);
    assert!(seen, "{completed:?}");
}

#[test]
fn a_tile_joins_the_features_beside_it_as_they_lie() {
    for seed in 960..990 {
        play(seed, |step| {
            let Action::Place {
                tile,
                pos,
                rotation,
            } = step.action
            else {
                return;
            };
            for touch in step.before.touches(tile, pos, rotation) {
                let alike = |game: &Game, tiles: u16| {
                    let mut all = game.regions().all();
                    all.any(|(id, region)| {
                        region.kind == touch.kind
                            && region.tiles == tiles
                            && game.majority(id) == touch.holders
                    })
                };
                if matches!(touch.kind, FeatureKind::Road | FeatureKind::City) && !touch.completes {
                    assert!(alike(step.before, touch.tiles), "seed {seed}: {touch:?}");
                }
            }
        });
    }
}
