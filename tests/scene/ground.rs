//! The drawing of every tile says the same as its data: what is joined, what is parted, what reaches which edge.

use engine::tiles::{FeatureKind, Half, Side, Terrain, Tile, catalogue};
use view::scene::plan::{Plan, Use, border};

/// Everything the ground plan of a tile gets wrong.
fn faults(tile: &Tile) -> Vec<String> {
    let plan = Plan::new(tile);
    let mut faults = Vec::new();
    for half in (0..8).map(Half) {
        let place = f64::from(half.0) * 0.5 + 0.25;
        let point = border::at(place);
        let drawn = plan.ground.segment_at(point);
        let expected = match tile.edges[half.side() as usize] {
            Terrain::City => continue,
            _ => tile.field_at(half),
        };
        if drawn != expected {
            faults.push(format!("half {}: {drawn:?} for {expected:?}", half.0));
        }
    }
    faults.extend(joined_fields(tile, &plan));
    for (id, segment) in tile.each() {
        let cells = plan
            .ground
            .uses()
            .cells()
            .filter(|c| c.2 == Use::Segment(id))
            .count();
        let least = match segment.kind {
            FeatureKind::Field => 150,
            FeatureKind::City => 900,
            _ => 40,
        };
        if cells < least {
            faults.push(format!("{:?} {} has {cells} cells", segment.kind, id.0));
        }
    }
    faults.extend(parted_by_edges(tile, &plan));
    faults
}

/// Each field is one connected area on the drawing.
fn joined_fields(tile: &Tile, plan: &Plan) -> Vec<String> {
    let mut faults = Vec::new();
    for (id, segment) in tile.each().filter(|(_, s)| s.kind == FeatureKind::Field) {
        let mut uses = plan.ground.uses().clone();
        let first = uses.cells().find(|c| c.2 == Use::Segment(id));
        if let Some((column, row, _)) = first {
            let whole = uses.cells().filter(|c| c.2 == Use::Segment(id)).count();
            let reached = uses.flood(column, row, Use::Open);
            if reached * 10 < whole * 9 {
                faults.push(format!(
                    "field {} falls apart: {reached} of {whole} ({:?})",
                    id.0, segment.halves
                ));
            }
        }
    }
    faults
}

/// A city or road reaches the sides its data names.
fn parted_by_edges(tile: &Tile, plan: &Plan) -> Vec<String> {
    let mut faults = Vec::new();
    for side in Side::ALL {
        let Some(id) = tile.link(side).middle else {
            continue;
        };
        if tile.link(side).second.is_some() {
            continue;
        }
        let drawn = plan.ground.segment_at(border::at(border::middle(side)));
        if drawn != Some(id) {
            faults.push(format!("{side:?}: {drawn:?} for {id:?}"));
        }
    }
    faults
}

#[test]
fn the_drawing_of_every_tile_says_what_is_printed() {
    let faults: Vec<String> = catalogue()
        .tiles()
        .iter()
        .flat_map(|tile| {
            faults(tile)
                .into_iter()
                .map(|fault| format!("{}: {fault}", tile.name))
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
