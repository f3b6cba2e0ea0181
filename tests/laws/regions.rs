//! Features kept tile by tile equal features found again from the table.

use engine::rules::{Board, Game, Placed, Region, RegionId, Regions, SegIx};
use engine::tiles::{FeatureKind, Side, catalogue};

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
fn what_can_still_grow_ends_at_the_border_of_the_table() {
    for seed in 130..160 {
        play(seed, |step| {
            for kind in [FeatureKind::Road, FeatureKind::City] {
                let open: Vec<RegionId> = step.after.unfinished(|asked| asked == kind).collect();
                assert_eq!(open, at_border(step.after, kind), "seed {seed}, {kind:?}");
            }
        });
    }
}

/// The features of a kind that end at an empty cell.
fn at_border(game: &Game, kind: FeatureKind) -> Vec<RegionId> {
    let ends = |placed: &Placed| {
        let tile = catalogue().tile(placed.tile);
        let open = move |side: &Side| game.board().get(placed.pos.step(*side)).is_none();
        let links = Side::ALL.into_iter().filter(open);
        let links = links.map(|side| tile.link(side.printed(placed.rotation)));
        let ends = links.flat_map(|link| link.middle.into_iter().chain(link.second));
        let regions = ends.map(|id| game.regions().region_of(placed.seg(id)));
        regions.collect::<Vec<_>>()
    };
    let all = game.board().placed().iter().flat_map(ends);
    let of_kind = all.filter(|&id| game.regions().get(id).kind == kind);
    let mut found: Vec<RegionId> = of_kind.collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// Open ends counted from the printed tiles alone.
fn open_ends(game: &Game, board: &Board, id: RegionId) -> u32 {
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
