//! The planarity check: pieces of a tile may only cross where a symbol allows it.

use super::flaws::PrintedPart;
use super::printed::{FeatureKind, RoadEnd, SegmentId};
use super::sets::Named;
use super::tile::Tile;

/// Places on the border of a tile as a bit set, clockwise: first half-edge, middle and second half-edge of each side.
type Ring = u16;

/// Pieces of a tile that are connected on it: nothing can pass between them without crossing.
struct Strand {
    name: PrintedPart,
    ring: Ring,
    segments: Vec<SegmentId>,
}

/// Pairs of pieces of `tile` that cross without a symbol that allows it.
pub(super) fn crossings(tile: &Tile) -> Vec<(PrintedPart, PrintedPart)> {
    let strands = strands(tile);
    let mut found = Vec::new();
    for (index, a) in strands.iter().enumerate() {
        for b in &strands[index + 1..] {
            if interleave(a.ring, b.ring) && !bridged(tile, a, b) {
                found.push((a.name, b.name));
            }
        }
    }
    found
}

/// The strands of `tile`: a road with the city it leads to, the roads of one junction; everything
/// else alone.
fn strands(tile: &Tile) -> Vec<Strand> {
    let mut strands: Vec<Strand> = Vec::new();
    for (id, _) in tile.each() {
        let mut strand = Strand {
            name: PrintedPart::from_segment(tile, id),
            ring: ring(tile, id),
            segments: vec![id],
        };
        if let Some(known) = strands.iter_mut().find(|known| joined(tile, known, id)) {
            known.ring |= strand.ring;
            known.segments.append(&mut strand.segments);
        } else {
            strands.push(strand);
        }
    }
    if !tile.river.is_empty() {
        strands.push(Strand {
            name: PrintedPart::River,
            ring: tile
                .river
                .iter()
                .fold(0, |ring, side| ring | middle(side as u16)),
            segments: Vec::new(),
        });
    }
    strands
}

/// Whether the road `id` meets a segment of `strand` on the tile. Cities precede roads, so they are
/// known already.
fn joined(tile: &Tile, strand: &Strand, id: SegmentId) -> bool {
    match tile.segment(id).end {
        None | Some(RoadEnd::Farmhouse | RoadEnd::House) => false,
        Some(RoadEnd::City(city)) => strand.segments.contains(&city),
        end => strand
            .segments
            .iter()
            .any(|&other| tile.segment(other).end == end),
    }
}

const fn middle(side: u16) -> Ring {
    0b010 << (3 * side)
}

fn ring(tile: &Tile, id: SegmentId) -> Ring {
    let segment = tile.segment(id);
    let sides = segment.sides.iter().map(|side| match segment.kind {
        FeatureKind::City => 0b111 << (3 * side as u16),
        _ => middle(side as u16),
    });
    let halves = segment.halves.iter().map(|half| {
        let place = if half.0.is_multiple_of(2) {
            0b001
        } else {
            0b100
        };
        place << (3 * half.side() as u16)
    });
    sides.chain(halves).fold(0, |ring, place| ring | place)
}

/// Whether two strands must cross: their places alternate around the border. Places that both reach do not count.
fn interleave(a: Ring, b: Ring) -> bool {
    let (a, b) = (a & !b, b & !a);
    let owners: Vec<bool> = (0..12)
        .filter(|place| (a | b) >> place & 1 == 1)
        .map(|place| a >> place & 1 == 1)
        .collect();
    let next = owners.iter().cycle().skip(1);
    owners.iter().zip(next).filter(|(a, b)| a != b).count() >= 4
}

fn bridged(tile: &Tile, a: &Strand, b: &Strand) -> bool {
    let holds = |id, other| {
        let in_order = a.segments.contains(&id) && b.segments.contains(&other);
        in_order || b.segments.contains(&id) && a.segments.contains(&other)
    };
    tile.symbols.iter().any(|&symbol| match symbol.named() {
        Named::Roads(one, two) => holds(one, two),
        Named::RoadAndCity(road, city) => holds(road, city),
        Named::Road(road) => b.name == PrintedPart::River && a.segments.contains(&road),
        Named::Nothing | Named::Towards(_) | Named::Circle(_) | Named::Animal(_) => false,
    })
}
