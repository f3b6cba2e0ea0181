//! Figures stand inside their segments, and apart from each other.

use engine::tiles::{FeatureKind, catalogue};
use kurbo::Shape;
use view::scene::plan::{Plan, tile_square};
use view::scene::{anchor, segment_area, segment_at};

/// Figures on one tile stand at least so far apart, in units of the tile. A meeple is 200 units high.
const APART: f64 = 100.0;

#[test]
fn every_anchor_lies_in_its_segment() {
    let mut faults = Vec::new();
    for tile in catalogue().tiles() {
        let plan = Plan::of(tile);
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
        let places = &Plan::of(tile).anchors;
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
