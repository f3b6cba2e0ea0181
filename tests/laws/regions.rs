//! Features kept tile by tile equal features found again from the table.

use engine::rules::{Board, Game, Region, RegionId, Regions, SegIx};
use engine::tiles::FeatureKind;

use crate::games::play;

/// The features of the table built again, with the meeples standing now.
fn rebuilt(game: &Game) -> Vec<(SegIx, Region)> {
    let mut fresh = Regions::rebuild(game.board()).canonical();
    let names: Vec<SegIx> = fresh.iter().map(|&(name, _)| name).collect();
    for standing in game
        .standing()
        .iter()
        .filter(|standing| standing.figure.is_meeple())
    {
        let name = names[usize::from(standing.seg.0)];
        for entry in fresh.iter_mut().filter(|entry| entry.0 == name) {
            entry.1.meeples += 1;
        }
    }
    fresh
}

#[test]
fn incremental_features_equal_a_rebuild_after_every_action() {
    for seed in 0..60 {
        play(seed, |step| {
            assert_eq!(
                step.after.regions().canonical(),
                rebuilt(step.after),
                "seed {seed}, {:?}",
                step.action
            );
        });
    }
}

#[test]
fn a_feature_is_complete_exactly_when_no_edge_of_it_is_open() {
    for seed in 100..130 {
        let (_, game) = play(seed, |_| {});
        let board: &Board = game.board();
        for (id, region) in game.regions().all() {
            let open = open_ends(&game, board, id);
            assert_eq!(
                u32::from(region.open),
                open,
                "seed {seed}, {:?} {:?}",
                region.kind,
                game.spot_of(id)
            );
        }
    }
}

#[test]
fn what_can_still_grow_is_found_from_the_border_of_the_table() {
    for seed in 130..160 {
        play(seed, |step| {
            for kind in [FeatureKind::Road, FeatureKind::City] {
                let all = step.after.regions().all();
                let open = all.filter(|(_, region)| region.kind == kind && !region.complete());
                let mut open: Vec<RegionId> = open.map(|(id, _)| id).collect();
                open.sort_unstable();
                assert_eq!(
                    step.after.unfinished(|asked| asked == kind),
                    open,
                    "seed {seed}, {kind:?}"
                );
            }
        });
    }
}

/// Open ends counted from the printed tiles alone.
fn open_ends(game: &Game, board: &Board, id: RegionId) -> u32 {
    use engine::tiles::catalogue;
    let mut open = 0;
    for seg in game.regions().segments(id) {
        let spot = game.spot(seg);
        let placed = board.at(board.get(spot.pos).expect("the segment lies on a tile"));
        let segment = catalogue().tile(placed.tile).segment(spot.segment);
        let empty = |side| board.get(spot.pos.step(side)).is_none();
        open += match segment.kind {
            FeatureKind::Road | FeatureKind::City => segment
                .sides
                .turned(placed.rotation)
                .iter()
                .filter(|&side| empty(side))
                .count(),
            FeatureKind::Field => segment
                .halves
                .turned(placed.rotation)
                .iter()
                .filter(|half| empty(half.side()))
                .count(),
            FeatureKind::Monastery | FeatureKind::Garden => spot
                .pos
                .around()
                .into_iter()
                .filter(|&cell| board.get(cell).is_none())
                .count(),
        } as u32;
    }
    open
}
