//! Inspecting: tooltips on one feature after another, then on everything that lies or is printed on the tiles.

use crate::stage::tiles::state::TileStage;
use crate::stage::tiles::tooltip::{Subject, Tooltip};
use engine::rules::{Game, RegionId};
use engine::tiles::{FeatureKind, Pos, order};
use kurbo::{Circle, Rect, Shape};
use view::scene::camera::{bounds, square};
use view::scene::pointing::things;

/// The distance of a tooltip from a whole feature, in CSS pixels.
const GAP: f64 = 8.0;
/// The largest share of the board that a feature may take for its tooltip to be placed beside all of it.
const SMALL: f64 = 0.5;

/// Opens a tooltip on the next feature or thing, or on the previous one.
pub(crate) fn inspect(stage: &mut TileStage, back: bool) {
    let all = inspected(&stage.game);
    let shown = stage
        .tooltip()
        .map(|tooltip| (tooltip.subject, tooltip.place));
    let here = all.iter().position(|one| {
        shown.is_some_and(|(subject, place)| match subject {
            // A tile may show the same symbol twice.
            Subject::Thing(..) => subject == one.subject && place == one.place,
            _ => subject == one.subject,
        })
    });
    let count = all.len();
    let next = match here {
        Some(here) if back => (here + count - 1) % count,
        Some(here) => (here + 1) % count,
        None if back => count.saturating_sub(1),
        None => 0,
    };
    let Some(one) = all.get(next) else {
        return;
    };
    stage.view.camera.reveal(one.pos, stage.layout.free);
    let size = stage
        .view
        .camera
        .goal
        .affine()
        .transform_rect_bbox(one.place)
        .size();
    let free = stage.layout.free.size() * SMALL;
    let small = size.width < free.width || size.height < free.height;
    let place = if small { one.place } else { square(one.pos) };
    let tooltip = Tooltip::about(one.subject, place, GAP);
    stage.view.tooltip.show(tooltip);
}

/// A stop of the walk.
struct Inspected {
    subject: Subject,
    /// The tile that names it.
    pos: Pos,
    /// All of it, in units of the table.
    place: Rect,
}

/// Everything in the order of inspection: features, then things.
fn inspected(game: &Game) -> Vec<Inspected> {
    let features = features(game).into_iter().map(|id| Inspected {
        subject: Subject::Feature(id),
        pos: game.spot_of(id).pos,
        place: bounds(game.cells(id).into_iter()),
    });
    let things = things(game).into_iter().map(|(one, pos)| Inspected {
        subject: Subject::Thing(one.thing, pos, None),
        pos,
        place: Circle::new(one.at, one.radius).bounding_box(),
    });
    features.chain(things).collect()
}

/// All features in this order: those with figures first.
fn features(game: &Game) -> Vec<RegionId> {
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
