//! Checks parsed tiles and files; reports all faults, not only the first.

use super::faults::{Fault, Reason};
use super::flaws::{Flaw, PrintedPart};
use super::geometry::{Half, Side};
use super::parse::{Draft, Head};
use super::printed::{Copies, FeatureKind, Print, RoadEnd, Segment, SegmentId, Terrain};
use super::sets::{Named, Symbol};
use super::strands;
use super::tile::Tile;
use super::words::Word;

impl Fault {
    /// A fault that does not concern a single tile.
    pub(super) fn in_file(line: usize, reason: Reason) -> Self {
        Self {
            line,
            tile: String::new(),
            reason,
        }
    }
}

/// Faults of the file as a whole: names, start tiles and, if the set line was readable, totals.
pub(super) fn sheet(drafts: &[Draft], head: Option<Head>, faults: &mut Vec<Fault>) {
    for (index, draft) in drafts.iter().enumerate() {
        against_earlier(draft, &drafts[..index], faults);
    }
    let heads_read = faults.iter().all(|fault| fault.reason != Reason::BadHead);
    if let Some(head) = head.filter(|_| heads_read) {
        totals(drafts, head, faults);
    }
}

fn against_earlier(draft: &Draft, earlier: &[Draft], faults: &mut Vec<Fault>) {
    let mut complain = |reason| {
        faults.push(Fault {
            line: draft.line,
            tile: draft.tile.name.to_owned(),
            reason,
        });
    };
    if let Some(first) = earlier.iter().find(|e| e.tile.name == draft.tile.name) {
        complain(Reason::SameName(first.line));
    }
    for print in Print::ALL {
        let starts = |d: &&Draft| d.tile.start && d.tile.copies.in_print(print) > 0;
        if let (true, Some(first)) = (starts(&draft), earlier.iter().find(starts)) {
            complain(Reason::SecondStart(print, first.line));
        }
    }
}

fn totals(drafts: &[Draft], head: Head, faults: &mut Vec<Fault>) {
    for print in Print::ALL {
        let declared = head.totals.in_print(print).into();
        let found = drafts
            .iter()
            .map(|draft| u32::from(draft.tile.copies.in_print(print)))
            .sum();
        if declared != found {
            let reason = Reason::Total {
                print,
                declared,
                found,
            };
            faults.push(Fault::in_file(head.line, reason));
        }
    }
}

/// Flaws of one tile.
pub(super) fn tile(draft: &Draft) -> Vec<Flaw> {
    let tile = &draft.tile;
    let mut flaws = Vec::new();
    counts(tile, &mut flaws);
    for side in Side::ALL {
        check_side(draft, side, &mut flaws);
    }
    for half in (0..8).map(Half) {
        check_half(tile, half, &mut flaws);
    }
    for (id, segment) in tile.each() {
        match segment.kind {
            FeatureKind::Road => check_road(tile, id, segment, &mut flaws),
            FeatureKind::Field => check_field(tile, id, segment, &mut flaws),
            _ => {}
        }
    }
    check_river(tile, &mut flaws);
    check_symbols(tile, &mut flaws);
    let crossing = strands::crossings(tile);
    flaws.extend(crossing.into_iter().map(|(a, b)| Flaw::Crossing(a, b)));
    flaws
}

fn counts(tile: &Tile, flaws: &mut Vec<Flaw>) {
    if tile.copies == Copies::default() {
        flaws.push(Flaw::NeverPrinted);
    }
    let copies = tile.copies.in_print(tile.set.default_print());
    if !tile.decor.is_empty() && tile.decor.len() != usize::from(copies) {
        flaws.push(Flaw::DecorCount);
    }
    let single =
        |segment: &&Segment| matches!(segment.kind, FeatureKind::Monastery | FeatureKind::Garden);
    if tile.segments.iter().filter(single).count() > 1 {
        flaws.push(Flaw::ManyMonasteries);
    }
}

/// The terrain that a piece shows on the sides it reaches.
fn shown_by(piece: PrintedPart) -> Terrain {
    match piece {
        PrintedPart::River => Terrain::River,
        PrintedPart::Segment(FeatureKind::City, _) => Terrain::City,
        PrintedPart::Segment(FeatureKind::Road, _) => Terrain::Road,
        PrintedPart::Segment(..) => Terrain::Field,
    }
}

fn check_side(draft: &Draft, side: Side, flaws: &mut Vec<Flaw>) {
    let tile = &draft.tile;
    let terrain = tile.edges[side as usize];
    let river = tile.river.has(side).then_some(PrintedPart::River);
    let (right, wrong): (Vec<_>, Vec<_>) = tile
        .each()
        .filter(|(_, segment)| segment.sides.has(side))
        .map(|(id, _)| PrintedPart::from_segment(tile, id))
        .chain(river)
        .partition(|&piece| shown_by(piece) == terrain);
    flaws.extend(
        wrong
            .into_iter()
            .map(|piece| Flaw::SideMismatch(side, piece)),
    );
    let split = draft.split.has(side);
    if split && (terrain != Terrain::City || right.len() != 2) {
        flaws.push(Flaw::SplitWithoutTwo(side));
    } else if right.is_empty() && terrain != Terrain::Field {
        flaws.push(Flaw::SideUncovered(side, terrain));
    } else if right.len() > 1 && !split {
        flaws.push(Flaw::SideShared(side));
    }
}

fn check_half(tile: &Tile, half: Half, flaws: &mut Vec<Flaw>) {
    let fields = tile.segments.iter().filter(|s| s.halves.has(half)).count();
    let city = tile.edges[half.side() as usize] == Terrain::City;
    flaws.extend(match (city, fields) {
        (true, 0) | (false, 1) => None,
        (true, _) => Some(Flaw::HalfInCity(half)),
        (false, 0) => Some(Flaw::HalfUncovered(half)),
        (false, _) => Some(Flaw::HalfShared(half)),
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

fn check_road(tile: &Tile, id: SegmentId, road: &Segment, flaws: &mut Vec<Flaw>) {
    let piece = PrintedPart::from_segment(tile, id);
    let Some(end) = road.end else {
        if road.sides.len() != 2 {
            flaws.push(Flaw::ThroughRoadSides(piece));
        }
        return;
    };
    if road.sides.len() != 1 {
        flaws.push(Flaw::EndedRoadSides(piece));
    }
    let there = match end {
        RoadEnd::City(city) => {
            if !is_city(tile, city) {
                flaws.push(Flaw::NoSuchCity(piece, city.0));
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
        flaws.push(Flaw::EndMissing(piece, end.word()));
    }
}

fn check_field(tile: &Tile, id: SegmentId, field: &Segment, flaws: &mut Vec<Flaw>) {
    let piece = PrintedPart::from_segment(tile, id);
    if field.halves.is_empty() && field.cities == 0 {
        flaws.push(Flaw::FieldNowhere(piece));
    }
    for city in (0..16).map(SegmentId).filter(|&city| field.touches(city)) {
        if !is_city(tile, city) {
            flaws.push(Flaw::NoSuchCity(piece, city.0));
        }
    }
    let mut untouched: Vec<_> = field
        .halves
        .iter()
        .flat_map(|half| city_filling(tile, beyond_corner(half)))
        .filter(|&city| !field.touches(city))
        .collect();
    untouched.dedup();
    for city in untouched {
        flaws.push(Flaw::CornerCityUntouched(
            piece,
            PrintedPart::from_segment(tile, city),
        ));
    }
}

/// The side across the corner at which this half-edge lies.
fn beyond_corner(half: Half) -> Side {
    let step = if half.0.is_multiple_of(2) { 7 } else { 1 };
    Half((half.0 + step) % 8).side()
}

/// The city that fills `side`; `None` when two share it, as only one of them reaches the corner.
fn city_filling(tile: &Tile, side: Side) -> Option<SegmentId> {
    let link = tile.link(side);
    let alone = tile.edges[side as usize] == Terrain::City && link.second.is_none();
    link.middle.filter(|&city| alone && is_city(tile, city))
}

fn check_river(tile: &Tile, flaws: &mut Vec<Flaw>) {
    let ends = [Symbol::RiverSource, Symbol::RiverLake];
    let ends = ends.into_iter().filter(|&end| tile.shows(end)).count();
    if tile.river.len() > 2 {
        flaws.push(Flaw::RiverSides);
    } else if ends != usize::from(tile.river.len() == 1) {
        flaws.push(Flaw::RiverEnd);
    }
}

fn check_symbols(tile: &Tile, flaws: &mut Vec<Flaw>) {
    for (index, &symbol) in tile.symbols.iter().enumerate() {
        if tile.symbols[..index].contains(&symbol) {
            flaws.push(Flaw::SameSymbol(symbol.word()));
        }
        let sound = match symbol.named() {
            Named::Roads(a, b) => {
                a != b && is(tile, a, FeatureKind::Road) && is(tile, b, FeatureKind::Road)
            }
            Named::Road(road) => is(tile, road, FeatureKind::Road) && !tile.river.is_empty(),
            Named::RoadAndCity(road, city) => {
                is(tile, road, FeatureKind::Road) && is_city(tile, city)
            }
            Named::Nothing | Named::Towards(_) | Named::Circle(_) | Named::Animal(_) => true,
        };
        if !sound {
            flaws.push(Flaw::CrossingTarget(symbol.word()));
        }
    }
    for (symbol, marked) in [
        (Symbol::Inn, tile.segments.iter().any(|s| s.inn)),
        (Symbol::Cathedral, tile.segments.iter().any(|s| s.cathedral)),
    ] {
        if tile.shows(symbol) != marked {
            flaws.push(Flaw::SymbolUnmatched(symbol.word()));
        }
    }
}
