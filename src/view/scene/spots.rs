//! Places of figures on the table, and the areas of features for highlights.

use std::sync::{Arc, OnceLock};

use kurbo::{Affine, BezPath, Point};

use super::anchors::{beside, segment_area};
use super::camera::{TILE, corner};
use super::plan::Plan;
use super::tile_art::turn;
use engine::rules::{Board, Game, Placed, RegionId, Spot};
use engine::tiles::{Pos, Rotation, SegmentId, TileId, catalogue};

/// The plan of a tile with its anchors. The drawing of the tile needs it as well, and it takes
/// longest to compute.
fn plan_of(tile: TileId) -> Arc<Plan> {
    Plan::for_tile(catalogue().tile(tile))
}

/// Number of reserved places on a segment besides the first.
const MORE: usize = 4;

/// The places for further figures on the segments of a tile, computed on first use: for the second
/// figure, the third, and so on.
fn more_of(tile: TileId) -> &'static [Vec<Point>] {
    static ALL: OnceLock<Vec<OnceLock<Vec<Vec<Point>>>>> = OnceLock::new();
    let tiles = catalogue().tiles();
    let all = ALL.get_or_init(|| tiles.iter().map(|_| OnceLock::new()).collect());
    let more = || {
        let printed = catalogue().tile(tile);
        let plan = Plan::for_tile(printed);
        let mut taken = plan.anchors.clone();
        let round = |_| {
            let places = beside(printed, &plan, &taken);
            taken.extend(&places);
            places
        };
        (0..MORE).map(round).collect()
    };
    let known = all.get(usize::from(tile.0));
    known.map_or(&[], |known| known.get_or_init(more))
}

/// The place of a figure on a segment of a placed tile with `before` others, in units of the table.
pub fn anchor_beside(placed: &Placed, segment: SegmentId, before: usize) -> Point {
    let Some(round) = before.checked_sub(1) else {
        return anchor_at(placed, segment);
    };
    let place = more_of(placed.tile).get(round.min(MORE - 1));
    let at = place.and_then(|round| round.get(usize::from(segment.0)));
    let at = at.copied().unwrap_or(Point::new(500.0, 500.0));
    to_table(placed.pos, placed.rotation) * at
}

/// The place for something lying on a placed tile that covers no place for figures, in units of the
/// table.
pub fn rest_on(placed: &Placed) -> Point {
    let plan = plan_of(placed.tile);
    let far = |at: Point| {
        let figures = plan.anchors.iter().map(|anchor| anchor.distance(at));
        figures.fold(CLEAR_OF_FIGURES, f64::min) + at.distance(Point::new(500.0, 500.0)) * OUTWARD
    };
    let along =
        (0..STEPS).map(|step| EDGE + f64::from(step) * (TILE - 2.0 * EDGE) / f64::from(STEPS - 1));
    let all = along
        .clone()
        .flat_map(|y| along.clone().map(move |x| Point::new(x, y)));
    let best = all.max_by(|a, b| far(*a).total_cmp(&far(*b)));
    to_table(placed.pos, placed.rotation) * best.unwrap_or(Point::new(500.0, 500.0))
}

/// The distance from the places for figures at which nothing is covered, in units of the table.
const CLEAR_OF_FIGURES: f64 = 260.0;
/// The bonus of a place per unit of distance from the middle of the tile.
const OUTWARD: f64 = 0.1;
/// The smallest distance from the edge of the tile, in units of the table.
const EDGE: f64 = 150.0;
/// Number of candidate places along each side.
const STEPS: u32 = 6;

/// Maps a printed tile to the table.
pub fn to_table(pos: Pos, rotation: Rotation) -> Affine {
    Affine::translate(corner(pos).to_vec2()) * turn(rotation)
}

/// The place of the first figure on a segment of a placed tile, in units of the table.
pub fn anchor_at(placed: &Placed, segment: SegmentId) -> Point {
    to_table(placed.pos, placed.rotation) * plan_of(placed.tile).anchor(segment)
}

/// The place of the first figure on a spot; `None` when no tile lies there.
pub fn anchor_of(board: &Board, spot: Spot) -> Option<Point> {
    let placed = board.at(board.get(spot.pos)?);
    Some(anchor_at(placed, spot.segment))
}

/// The areas of all segments of a feature, in units of the table.
pub fn areas(game: &Game, id: RegionId) -> Vec<BezPath> {
    let regions = game.regions();
    let area = |seg| {
        let placed = game.board().at(regions.tile_of(seg));
        let printed = catalogue().tile(placed.tile);
        let segment = game.spot(seg).segment;
        to_table(placed.pos, placed.rotation) * segment_area(printed, segment)
    };
    regions.segments(id).map(area).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules;

    #[test]
    fn anchors_turn_with_the_tile() {
        let tile = catalogue().find("base/D").unwrap();
        let segments = catalogue().tile(tile).segments.len() as u8;
        for segment in (0..segments).map(SegmentId) {
            let at = |rotation| {
                let placed = Placed {
                    tile,
                    pos: Pos::new(0, 0),
                    rotation,
                    first: rules::SegIx(0),
                };
                anchor_at(&placed, segment) - Point::new(500.0, 500.0)
            };
            let (plain, turned) = (at(Rotation::R0), at(Rotation::R1));
            assert!((turned.x + plain.y).abs() < 1e-6 && (turned.y - plain.x).abs() < 1e-6);
        }
    }
}
