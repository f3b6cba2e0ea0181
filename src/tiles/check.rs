//! Whether a tile that was read can exist: all its faults, not only the first.

use super::faults::{Fault, Piece, Reason};
use super::geometry::{Half, Side};
use super::parse::Draft;
use super::printed::{
    Copies, FeatureKind, Print, RoadEnd, Segment, SegmentId, Symbol, Terrain, Tile,
};
use super::strands;
use super::words::{Word, symbol_word};

impl Fault {
    /// A fault that is not about one tile.
    pub(super) fn in_file(line: usize, reason: Reason) -> Self {
        Self {
            line,
            tile: String::new(),
            reason,
        }
    }
}

/// Faults of the file as a whole: names used twice and, when the set line was understood, totals.
pub(super) fn sheet(drafts: &[Draft], totals: Option<(usize, Copies)>, faults: &mut Vec<Fault>) {
    for (index, draft) in drafts.iter().enumerate() {
        let same = |earlier: &&Draft| earlier.tile.name == draft.tile.name;
        if let Some(first) = drafts[..index].iter().find(same) {
            faults.push(Fault {
                line: draft.line,
                tile: draft.tile.name.to_owned(),
                reason: Reason::SameName(first.line),
            });
        }
    }
    let heads_read = faults.iter().all(|fault| fault.reason != Reason::BadHead);
    let Some((line, totals)) = totals.filter(|_| heads_read) else {
        return;
    };
    for print in Print::ALL {
        let declared = totals.of(print).into();
        let found = drafts
            .iter()
            .map(|d| u32::from(d.tile.copies.of(print)))
            .sum();
        if declared != found {
            let reason = Reason::Total {
                print,
                declared,
                found,
            };
            faults.push(Fault::in_file(line, reason));
        }
    }
}

/// Faults of one tile.
pub(super) fn tile(draft: &Draft) -> Vec<Reason> {
    let tile = &draft.tile;
    let mut reasons = Vec::new();
    counts(tile, &mut reasons);
    for side in Side::ALL {
        check_side(draft, side, &mut reasons);
    }
    for half in (0..8).map(Half) {
        check_half(tile, half, &mut reasons);
    }
    for (id, segment) in tile.each() {
        match segment.kind {
            FeatureKind::Road => check_road(tile, id, segment, &mut reasons),
            FeatureKind::Field => check_field(tile, id, segment, &mut reasons),
            _ => {}
        }
    }
    check_river(tile, &mut reasons);
    check_symbols(tile, &mut reasons);
    let crossing = strands::crossings(tile);
    reasons.extend(crossing.into_iter().map(|(a, b)| Reason::Crossing(a, b)));
    reasons
}

fn counts(tile: &Tile, reasons: &mut Vec<Reason>) {
    if tile.copies == Copies::default() {
        reasons.push(Reason::NeverPrinted);
    }
    let copies = tile.copies.of(tile.set.default_print());
    if !tile.decor.is_empty() && tile.decor.len() != usize::from(copies) {
        reasons.push(Reason::DecorCount);
    }
    let single =
        |segment: &&Segment| matches!(segment.kind, FeatureKind::Monastery | FeatureKind::Garden);
    if tile.segments.iter().filter(single).count() > 1 {
        reasons.push(Reason::ManyMonasteries);
    }
}

/// The terrain that a piece shows on the sides it reaches.
fn shown_by(piece: Piece) -> Terrain {
    match piece {
        Piece::River => Terrain::River,
        Piece::Segment(FeatureKind::City, _) => Terrain::City,
        Piece::Segment(FeatureKind::Road, _) => Terrain::Road,
        Piece::Segment(..) => Terrain::Field,
    }
}

fn check_side(draft: &Draft, side: Side, reasons: &mut Vec<Reason>) {
    let tile = &draft.tile;
    let terrain = tile.edges[side as usize];
    let river = tile.river.has(side).then_some(Piece::River);
    let (right, wrong): (Vec<_>, Vec<_>) = tile
        .each()
        .filter(|(_, segment)| segment.sides.has(side))
        .map(|(id, _)| Piece::of(tile, id))
        .chain(river)
        .partition(|&piece| shown_by(piece) == terrain);
    reasons.extend(
        wrong
            .into_iter()
            .map(|piece| Reason::SideMismatch(side, piece)),
    );
    let split = draft.split.has(side);
    if split && (terrain != Terrain::City || right.len() != 2) {
        reasons.push(Reason::SplitWithoutTwo(side));
    } else if right.is_empty() && terrain != Terrain::Field {
        reasons.push(Reason::SideUncovered(side, terrain));
    } else if right.len() > 1 && !split {
        reasons.push(Reason::SideShared(side));
    }
}

fn check_half(tile: &Tile, half: Half, reasons: &mut Vec<Reason>) {
    let fields = tile.segments.iter().filter(|s| s.halves.has(half)).count();
    let city = tile.edges[half.side() as usize] == Terrain::City;
    reasons.extend(match (city, fields) {
        (true, 0) | (false, 1) => None,
        (true, _) => Some(Reason::HalfInCity(half)),
        (false, 0) => Some(Reason::HalfUncovered(half)),
        (false, _) => Some(Reason::HalfShared(half)),
    });
}

fn is_city(tile: &Tile, id: SegmentId) -> bool {
    is(tile, id, FeatureKind::City)
}

fn is(tile: &Tile, id: SegmentId, kind: FeatureKind) -> bool {
    tile.segments
        .get(usize::from(id.0))
        .is_some_and(|s| s.kind == kind)
}

fn check_road(tile: &Tile, id: SegmentId, road: &Segment, reasons: &mut Vec<Reason>) {
    let piece = Piece::of(tile, id);
    let Some(end) = road.end else {
        if road.sides.len() != 2 {
            reasons.push(Reason::ThroughRoadSides(piece));
        }
        return;
    };
    if road.sides.len() != 1 {
        reasons.push(Reason::EndedRoadSides(piece));
    }
    let there = match end {
        RoadEnd::City(city) => {
            if !is_city(tile, city) {
                reasons.push(Reason::NoSuchCity(piece, city.0));
            }
            return;
        }
        RoadEnd::Monastery => tile.single(FeatureKind::Monastery).is_some(),
        RoadEnd::CropCircle => tile
            .symbols
            .iter()
            .any(|s| matches!(s, Symbol::CropCircle(_))),
        RoadEnd::Dock => tile.shows(Symbol::FerryLake),
        RoadEnd::Village | RoadEnd::Crossing | RoadEnd::Farmhouse | RoadEnd::House => true,
    };
    if !there {
        reasons.push(Reason::EndMissing(piece, end.word()));
    }
}

fn check_field(tile: &Tile, id: SegmentId, field: &Segment, reasons: &mut Vec<Reason>) {
    let piece = Piece::of(tile, id);
    if field.halves.is_empty() && field.cities == 0 {
        reasons.push(Reason::FieldNowhere(piece));
    }
    for city in (0..16).map(SegmentId).filter(|&city| field.touches(city)) {
        if !is_city(tile, city) {
            reasons.push(Reason::NoSuchCity(piece, city.0));
        }
    }
    let mut untouched: Vec<_> = field
        .halves
        .iter()
        .flat_map(|half| cities_at(tile, beyond_corner(half)))
        .filter(|&city| !field.touches(city))
        .collect();
    untouched.dedup();
    for city in untouched {
        reasons.push(Reason::CornerCityUntouched(piece, Piece::of(tile, city)));
    }
}

/// The side across the corner at which this half-edge lies.
fn beyond_corner(half: Half) -> Side {
    let step = if half.0.is_multiple_of(2) { 7 } else { 1 };
    Half((half.0 + step) % 8).side()
}

/// The cities of `side`; none where two share it, for only one of them reaches the corner.
fn cities_at(tile: &Tile, side: Side) -> Option<SegmentId> {
    let mut cities = tile
        .each()
        .filter(|(_, s)| s.kind == FeatureKind::City && s.sides.has(side))
        .map(|(id, _)| id);
    cities.next().filter(|_| cities.next().is_none())
}

fn check_river(tile: &Tile, reasons: &mut Vec<Reason>) {
    let ends = [Symbol::RiverSource, Symbol::RiverLake];
    let ends = ends.into_iter().filter(|&end| tile.shows(end)).count();
    if tile.river.len() > 2 {
        reasons.push(Reason::RiverSides);
    } else if ends != usize::from(tile.river.len() == 1) {
        reasons.push(Reason::RiverEnd);
    }
}

fn check_symbols(tile: &Tile, reasons: &mut Vec<Reason>) {
    for (index, &symbol) in tile.symbols.iter().enumerate() {
        if tile.symbols[..index].contains(&symbol) {
            reasons.push(Reason::SameSymbol(symbol_word(symbol)));
        }
        let sound = match symbol {
            Symbol::RoadBridge(a, b) => {
                a != b && is(tile, a, FeatureKind::Road) && is(tile, b, FeatureKind::Road)
            }
            Symbol::RiverBridge(road) => {
                is(tile, road, FeatureKind::Road) && !tile.river.is_empty()
            }
            Symbol::RoadOverCity(road, city) => {
                is(tile, road, FeatureKind::Road) && is_city(tile, city)
            }
            _ => true,
        };
        if !sound {
            reasons.push(Reason::CrossingTarget(symbol_word(symbol)));
        }
    }
    for (symbol, marked) in [
        (Symbol::Inn, tile.segments.iter().any(|s| s.inn)),
        (Symbol::Cathedral, tile.segments.iter().any(|s| s.cathedral)),
    ] {
        if tile.shows(symbol) != marked {
            reasons.push(Reason::SymbolUnmatched(symbol_word(symbol)));
        }
    }
}
