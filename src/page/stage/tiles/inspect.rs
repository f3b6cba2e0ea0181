//! Inspecting: tooltips on one feature after another.

use crate::stage::tiles::state::TileStage;
use crate::stage::tiles::tooltip::{Subject, Tooltip};
use engine::rules::{Game, RegionId};
use engine::tiles::{FeatureKind, order};
use view::scene::camera::{bounds, square};

/// The distance of a tooltip from a whole feature, in CSS pixels.
const GAP: f64 = 8.0;
/// The largest share of the board that a feature may take for its tooltip to be placed beside all of it.
const SMALL: f64 = 0.5;

/// Opens a tooltip on the next feature, or on the previous one.
pub(crate) fn inspect(stage: &mut TileStage, back: bool) {
    let all = inspected(&stage.game);
    let shown = stage.tooltip().map(|tooltip| tooltip.subject);
    let here = all
        .iter()
        .position(|&id| shown == Some(Subject::Feature(id)));
    let count = all.len();
    let next = match here {
        Some(here) if back => (here + count - 1) % count,
        Some(here) => (here + 1) % count,
        None if back => count.saturating_sub(1),
        None => 0,
    };
    let Some(&id) = all.get(next) else {
        return;
    };
    let spot = stage.game.spot_of(id);
    stage.view.camera.reveal(spot.pos, stage.layout.free);
    let whole = bounds(stage.game.cells(id).into_iter());
    let size = stage
        .view
        .camera
        .goal
        .affine()
        .transform_rect_bbox(whole)
        .size();
    let free = stage.layout.free.size() * SMALL;
    let small = size.width < free.width || size.height < free.height;
    let place = if small { whole } else { square(spot.pos) };
    stage
        .view
        .tooltip
        .show(Tooltip::about(Subject::Feature(id), place, GAP));
}

/// All features in the order of inspection: those with figures first.
fn inspected(game: &Game) -> Vec<RegionId> {
    let worth_a_look = |id: &RegionId| {
        let region = game.regions().get(*id);
        region.kind != FeatureKind::Field || game.on(*id).next().is_some()
    };
    let all = game.regions().all().map(|(id, _)| id);
    let mut all: Vec<RegionId> = all.filter(worth_a_look).collect();
    let rank = |id: &RegionId| {
        let region = game.regions().get(*id);
        let empty = game.on(*id).next().is_none();
        (empty, region.complete(), region.kind, game.spot_of(*id).pos)
    };
    order::sort_by_key(&mut all, rank);
    all
}
