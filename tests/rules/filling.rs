//! Fills in what most records of tests leave out: boxes for all their tiles, and room for figures that share a feature.

use engine::rules::{PositionFault, Record, RecordError, SetupFault, Spot, Trouble};
use engine::table::Silent;
use engine::tiles::{FeatureKind, Pos, TileSet, catalogue};

/// A record with all that it needs and does not say.
///
/// With a written stack, as many boxes are in play as its tiles come from. Players who stand together on a road, in a
/// city or in a monastery came there by flights. Those who share a field each have a meadow of their own beside it.
pub fn filled_in(mut text: String) -> String {
    let listed = text.lines().any(|line| line.trim().starts_with("stack"));
    while let Some(fault) = faults(&text).into_iter().next() {
        text = match fault {
            PositionFault::Setup(SetupFault::NotInPlay(set)) if listed => with_box(&text, set),
            PositionFault::Setup(SetupFault::TooManyOf(tile)) if listed => {
                with_box(&text, catalogue().tile(tile).set)
            }
            PositionFault::Shared(spot) => match shared(&text, spot) {
                Some(text) => text,
                None => return text,
            },
            _ => return text,
        };
    }
    text
}

fn faults(text: &str) -> Vec<PositionFault> {
    match Record::read(text) {
        Err(RecordError {
            trouble: Trouble::Position(faults),
            ..
        }) => faults,
        _ => Vec::new(),
    }
}

/// A record with one more line after its first one.
fn with_line(text: &str, line: &str) -> String {
    let (first, rest) = text.split_once('\n').expect("a first line");
    format!("{first}\n{line}\n{rest}")
}

/// A record with one more box of a set in play; the base set is in play where none is named.
fn with_box(text: &str, set: TileSet) -> String {
    let is_set = |line: &&str| line.trim().starts_with("set ");
    let mut boxes: Vec<(TileSet, u8)> = Vec::new();
    for line in text.lines().filter(is_set) {
        let mut words = line.split_whitespace().skip(1);
        let set = words.next().and_then(TileSet::parse).expect("a set");
        let copies = words
            .next()
            .map_or(1, |copies| copies.parse().expect("copies"));
        boxes.push((set, copies));
    }
    if boxes.is_empty() {
        let winter = text.contains("winter/");
        boxes.push((
            if winter {
                TileSet::Winter
            } else {
                TileSet::Base
            },
            1,
        ));
    }
    match boxes.iter_mut().find(|entry| entry.0 == set) {
        Some(entry) => entry.1 += 1,
        None => boxes.push((set, 1)),
    }
    let rest: Vec<&str> = text.lines().filter(|line| !is_set(line)).collect();
    let named = boxes
        .iter()
        .map(|(set, copies)| format!("set {} {copies}", set.name()));
    with_line(
        &(rest.join("\n") + "\n"),
        &named.collect::<Vec<_>>().join("\n"),
    )
}

/// A record in which the figures on a spot may stand there; `None` when nothing helps.
fn shared(text: &str, spot: Spot) -> Option<String> {
    let before = crowds(text);
    let helps = |text: &String| crowds(text) < before && !is_broken(text);
    let cell = format!("{},{}", spot.pos.x, spot.pos.y);
    let farmer = |line: &&str| line.trim().starts_with("figure") && line.contains("field");
    let here = |line: &&str| farmer(line) && line.ends_with(&format!(" {cell}"));
    let mut seats: Vec<&str> = text.lines().filter(here).filter_map(seat_of).collect();
    seats.dedup();
    let flown = with_line(text, "part flight");
    if seats.is_empty() || helps(&flown) {
        return Some(flown).filter(helps);
    }
    let fields = fields(text);
    let beside = [
        (0, 1),
        (1, 0),
        (0, -1),
        (-1, 0),
        (0, 2),
        (2, 0),
        (-2, 0),
        (0, -2),
    ];
    let tried = seats.iter().rev().flat_map(|seat| {
        beside.map(|(x, y)| moved_to_meadow(text, seat, &cell, spot.pos.moved(x, y)))
    });
    let mut tried = tried.filter(helps);
    tried.find(|tried| self::fields(tried) == fields)
}

/// Whose figure a line is about.
fn seat_of(line: &str) -> Option<&str> {
    line.split_whitespace().nth(1)
}

/// In how many places figures stand that may not stand there together.
fn crowds(text: &str) -> usize {
    let shared = |fault: &PositionFault| matches!(fault, PositionFault::Shared(_));
    faults(text).iter().filter(|fault| shared(fault)).count()
}

/// Whether a line cannot be read, or an action before the last line is refused.
fn is_broken(text: &str) -> bool {
    match Record::read(text) {
        Err(RecordError {
            trouble: Trouble::Position(_),
            ..
        })
        | Ok(_) => false,
        Err(error) => error.line < text.lines().count() as u32,
    }
}

/// How many fields the tiles of a position make.
fn fields(text: &str) -> usize {
    let kept = |line: &&str| {
        let word = line.split_whitespace().next();
        word.is_some_and(|word| {
            ["bastide", "edition", "set", "seats", "start", "tile"].contains(&word)
        })
    };
    let tiles: Vec<&str> = text.lines().filter(kept).collect();
    let Ok(record) = Record::read(&tiles.join("\n")) else {
        return 0;
    };
    let game = record.start(&mut Silent).expect("it was read");
    let kinds = game.regions().all().map(|(_, region)| region.kind);
    kinds.filter(|&kind| kind == FeatureKind::Field).count()
}

/// A record in which all farmers of a seat on a cell stand on a meadow of their own instead.
fn moved_to_meadow(text: &str, seat: &str, cell: &str, pos: Pos) -> String {
    let (meadow, set) = (format!("{},{}", pos.x, pos.y), ["base", "winter"]);
    let set = set[usize::from(text.contains("winter/"))];
    let mut out: Vec<String> = Vec::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["figure", owner, figure, "field", _, at] if owner == seat && at == cell => {
                let tile = format!("tile {set}/B {meadow}");
                if !out.contains(&tile) {
                    out.push(tile);
                }
                out.push(format!("figure {owner} {figure} field 0 {meadow}"));
            }
            _ => out.push(line.to_owned()),
        }
    }
    out.join("\n") + "\n"
}
