//! Figures stand inside their segments, and apart from each other.

use engine::rules::{Placed, SegIx};
use engine::tiles::{FeatureKind, Pos, Rotation, SegmentId, Symbol, Tile, catalogue};
use kurbo::{Point, Shape};
use view::scene::camera::corner;
use view::scene::plan::border::tile_square;
use view::scene::plan::{Plan, SymbolKind};
use view::scene::spots::anchor_beside;
use view::scene::{anchor, segment_area, segment_at};

/// Figures on one tile stand at least so far apart, in units of the tile. A meeple is 200 units high.
const APART: f64 = 180.0;

/// So far they stand from the borders of cities and fields, in the same units.
const CLEAR: f64 = 60.0;

/// So far a second one on a segment stands from the first, and from borders.
const BESIDE: f64 = 60.0;
const CLEAR_BESIDE: f64 = 28.0;

#[test]
fn every_anchor_lies_in_its_segment() {
    let mut faults = Vec::new();
    for tile in catalogue().tiles() {
        let plan = Plan::for_tile(tile);
        let places = &plan.anchors;
        assert_eq!(places.len(), tile.segments.len(), "{}", tile.name);
        for (id, segment) in tile.each() {
            let place = places[id.0 as usize];
            let drawn = segment_at(tile, place);
            let inside = plan.ground.area(tile, &plan, id).contains(place);
            if drawn != Some(id) || !inside {
                faults.push(format!(
                    "{} {:?} {}: {drawn:?}",
                    tile.name, segment.kind, id.0
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn anchors_of_a_tile_stand_apart() {
    let mut faults = Vec::new();
    for tile in catalogue().tiles() {
        let places = &Plan::for_tile(tile).anchors;
        for (index, one) in places.iter().enumerate() {
            for (other_index, other) in places.iter().enumerate().skip(index + 1) {
                let gap = one.distance(*other);
                if gap < APART {
                    faults.push(format!(
                        "{}: {index} and {other_index} are {gap:.0} apart",
                        tile.name
                    ));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn anchors_keep_off_the_edge_of_the_tile() {
    let inner = tile_square().inset(-55.0);
    for tile in catalogue().tiles() {
        for (id, _) in tile.each() {
            let place = anchor(tile, id);
            assert!(inner.contains(place), "{} {}: {place:?}", tile.name, id.0);
        }
    }
}

#[test]
fn areas_cover_the_tile_between_them_and_hardly_overlap() {
    for tile in catalogue().tiles() {
        let bridged = !tile.symbols.is_empty();
        let areas: Vec<f64> = tile
            .each()
            .filter(|(_, segment)| matches!(segment.kind, FeatureKind::City | FeatureKind::Field))
            .map(|(id, _)| segment_area(tile, id).area().abs())
            .collect();
        let total: f64 = areas.iter().sum();
        assert!(total < 1_005_000.0, "{}: {total}", tile.name);
        assert!(bridged || total > 780_000.0, "{}: {total}", tile.name);
    }
}

/// The middle of what flies from a tile.
fn machine(plan: &Plan) -> Option<Point> {
    let mut symbols = plan.symbols.iter();
    let found = symbols.find(|symbol| matches!(symbol.kind, SymbolKind::Printed(Symbol::Flier(_))));
    found.map(|symbol| symbol.at)
}

#[test]
fn anchors_keep_off_the_borders_of_their_cities_and_fields() {
    for (tile, id, kind) in segments() {
        let plan = Plan::for_tile(tile);
        if matches!(kind, FeatureKind::City | FeatureKind::Field) {
            let clear = plan.ground.room_in(id).around(plan.anchor(id));
            assert!(clear >= CLEAR, "{} {}: {clear:.0}", tile.name, id.0);
        }
    }
}

#[test]
fn figures_and_machines_have_their_places_apart() {
    for (tile, id, kind) in segments() {
        let plan = Plan::for_tile(tile);
        let Some(machine) = machine(&plan) else {
            continue;
        };
        let far = plan.anchor(id).distance(machine);
        assert!(far >= APART, "{} {kind:?} {}: {far:.0}", tile.name, id.0);
    }
}

#[test]
fn a_second_figure_stands_in_its_segment_beside_the_first() {
    let mut faults = Vec::new();
    for (tile, id, kind) in segments() {
        let room = Plan::for_tile(tile).ground.room_in(id);
        let placed = Placed {
            tile: tile.id,
            pos: Pos::new(0, 0),
            rotation: Rotation::R0,
            first: SegIx(0),
        };
        let at = |before| anchor_beside(&placed, id, before) - corner(placed.pos).to_vec2();
        let (gap, clear) = (at(0).distance(at(1)), room.around(at(1)));
        let inside = segment_at(tile, at(1)) == Some(id);
        let narrow = kind == FeatureKind::Road;
        if gap < BESIDE || !inside || !narrow && clear < CLEAR_BESIDE {
            let name = format!("{} {kind:?} {}", tile.name, id.0);
            faults.push(format!("{name}: {gap:.0} apart, {clear:.0} clear"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// All segments of all tiles.
fn segments() -> impl Iterator<Item = (&'static Tile, SegmentId, FeatureKind)> {
    let tiles = catalogue().tiles().iter();
    tiles.flat_map(|tile| {
        tile.each()
            .map(move |(id, segment)| (tile, id, segment.kind))
    })
}
