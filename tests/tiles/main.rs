//! The printed tiles and the geometry of the table.

mod counts;
mod faults;
mod files;
mod flaws;
mod geometry;
mod known;
mod symmetry;

use engine::tiles::{FeatureKind, Segment, Tile, catalogue};

/// The tile with this name.
fn tile(name: &str) -> &'static Tile {
    let id = catalogue().find(name).expect("a printed tile");
    catalogue().tile(id)
}

/// The segments of one kind, in order.
fn segments(tile: &Tile, kind: FeatureKind) -> Vec<&Segment> {
    let of_kind = |segment: &&Segment| segment.kind == kind;
    tile.segments.iter().filter(of_kind).collect()
}
