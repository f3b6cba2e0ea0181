//! The tile files under `assets/tiles`: one line for each printed tile.
//!
//! A `#` and what follows it on a line is a comment; blank lines are skipped. The first line is
//!
//! ```text
//! set base 72 72 72 0
//! ```
//!
//! the set, and the number of tiles in each print: first, second, third, winter. A last word `reconstructed` says that
//! nobody knows the printed tiles and these stand in for them. Every other line is a tile:
//!
//! ```text
//! base/D  4 4 4 0  crfr; start; city N; road EW; field 27 c0; field 3456; decor - - farmhouse pigsty
//! ```
//!
//! its name, its copies in each print, and what its sides show, clockwise from the north: `c`ity, `r`oad, `f`ield,
//! `w`ater (the river). Then come parts, in any order:
//!
//! | part | meaning |
//! | --- | --- |
//! | `start` | one copy is the start tile |
//! | `city NE shield wine cathedral` | a city, the sides it reaches, a `shield` word for each, goods, a cathedral |
//! | `road EW inn` | a road through the tile, perhaps with an inn |
//! | `road S village` | a road that ends: `village` `crossing` `monastery` `farmhouse` `house` `crop-circle` `dock`, or a city: `c0` |
//! | `field 27 c0` | a field: its half-edges (a dash for an inner field), then the cities it touches |
//! | `river EW` | the sides the river reaches |
//! | `monastery`, `garden` | |
//! | `split N` | two cities share this side |
//! | `inn` `cathedral` `gold-mine` `magic` `robber` `hill` `vineyard` `ferry-lake` `gingerbread` `river-source` `river-lake` | symbols |
//! | `flier NW`, `crop-circle road`, `animal bear` | symbols with a direction or a kind |
//! | `road-bridge r0 r1`, `river-bridge r0`, `road-over-city r0 c0` | what crosses without meeting |
//! | `decor - farmhouse` | drawings without meaning, one for each copy of the default print |
//!
//! Cities are numbered `c0`, `c1`, ... in the order of their parts, roads `r0`, `r1`, ... in the order of theirs.

use super::check;
use super::faults::{Fault, Reason};
use super::geometry::{Compass, SideSet};
use super::printed::{
    Animal, CircleKind, Copies, Decor, FeatureKind, Goods, RoadEnd, Segment, SegmentId, Symbol,
    Terrain, Tile, TileId, TileSet,
};
use super::words::{Word, halves_of, sides_of};

/// A tile file without faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The set it lists.
    pub set: TileSet,
    /// Number of tiles in each print, as declared.
    pub totals: Copies,
    /// Whether the tiles stand in for unknown ones.
    pub reconstructed: bool,
    /// The tiles in file order. Their ids count from zero.
    pub tiles: Vec<Tile>,
}

/// A tile line that was understood, before it is checked.
pub(super) struct Draft {
    pub line: usize,
    pub tile: Tile,
    /// Sides declared as shared by two cities.
    pub split: SideSet,
}

/// Reads and checks a tile file.
///
/// # Errors
/// All faults of the file, in the order of lines.
pub fn read(text: &'static str) -> Result<Sheet, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.split('#').next().unwrap_or("").trim()))
        .filter(|(_, line)| !line.is_empty())
        .peekable();
    let head = lines.peek().copied().unwrap_or((1, ""));
    let (set, totals, reconstructed) = match set_line(head.1) {
        Ok(head) => head,
        Err(reason) => {
            faults.push(Fault::in_file(head.0, reason));
            (TileSet::Base, Copies::default(), false)
        }
    };
    let counted = faults.is_empty();
    if head.1.starts_with("set ") {
        lines.next();
    }
    let mut drafts = Vec::new();
    for (line, text) in lines {
        read_tile(line, text, set, &mut drafts, &mut faults);
    }
    check::sheet(&drafts, counted.then_some((head.0, totals)), &mut faults);
    faults.sort_by_key(|fault| fault.line);
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok(Sheet {
        set,
        totals,
        reconstructed,
        tiles: drafts.into_iter().map(|d| d.tile.completed()).collect(),
    })
}

fn set_line(line: &str) -> Result<(TileSet, Copies, bool), Reason> {
    let words: Vec<_> = line.split_whitespace().collect();
    let ["set", set, totals @ ..] = words.as_slice() else {
        return Err(Reason::NoSetLine);
    };
    let (totals, last) = totals.split_at(totals.len().min(4));
    match (TileSet::parse(set), copies(totals), last) {
        (Some(set), Some(totals), []) => Ok((set, totals, false)),
        (Some(set), Some(totals), ["reconstructed"]) => Ok((set, totals, true)),
        _ => Err(Reason::BadSetLine),
    }
}

fn copies(words: &[&str]) -> Option<Copies> {
    let mut copies = [0; 4];
    if words.len() != 4 {
        return None;
    }
    for (copies, word) in copies.iter_mut().zip(words) {
        *copies = word.parse().ok()?;
    }
    Some(Copies(copies))
}

fn read_tile(
    line: usize,
    text: &'static str,
    set: TileSet,
    drafts: &mut Vec<Draft>,
    faults: &mut Vec<Fault>,
) {
    if text.starts_with("set ") {
        faults.push(Fault::in_file(line, Reason::SecondSetLine));
        return;
    }
    let mut parts = text.split(';').map(str::trim);
    let Some(tile) = tile_head(parts.next().unwrap_or(""), set, drafts.len()) else {
        faults.push(Fault::in_file(line, Reason::BadHead));
        return;
    };
    let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
    let mut reader = TileReader {
        cities: parts
            .iter()
            .filter(|part| part.starts_with("city "))
            .count(),
        tile,
        split: SideSet::EMPTY,
    };
    let mut reasons: Vec<_> = parts
        .iter()
        .filter_map(|part| reader.part(part).err())
        .collect();
    let draft = reader.draft(line);
    if reasons.is_empty() {
        reasons = check::tile(&draft);
    }
    let name = draft.tile.name;
    faults.extend(reasons.into_iter().map(|reason| Fault {
        line,
        tile: name.to_owned(),
        reason,
    }));
    drafts.push(draft);
}

fn tile_head(text: &'static str, set: TileSet, index: usize) -> Option<Tile> {
    let words: Vec<_> = text.split_whitespace().collect();
    let [name, counts @ .., sides] = words.as_slice() else {
        return None;
    };
    let mut edges = Vec::new();
    for letter in sides.chars() {
        edges.push(Terrain::of_word(letter.encode_utf8(&mut [0; 4]))?);
    }
    Some(Tile {
        id: TileId(u16::try_from(index).ok()?),
        name,
        set,
        copies: copies(counts)?,
        start: false,
        edges: edges.try_into().ok()?,
        segments: Vec::new(),
        river: SideSet::EMPTY,
        symbols: Vec::new(),
        decor: Vec::new(),
        links: Default::default(),
        symmetry: 4,
    })
}

/// A tile whose parts are being read.
struct TileReader {
    tile: Tile,
    split: SideSet,
    /// Number of cities on the tile; roads are numbered after them.
    cities: usize,
}

impl TileReader {
    fn part(&mut self, text: &str) -> Result<(), Reason> {
        let words: Vec<_> = text.split_whitespace().collect();
        match words.as_slice() {
            ["start"] => self.tile.start = true,
            ["city", sides, rest @ ..] => self.city(sides, rest)?,
            ["road", sides, rest @ ..] => self.road(sides, rest)?,
            ["field", halves, cities @ ..] => self.field(halves, cities)?,
            ["river", sides] => self.tile.river = sides_or("river", sides)?,
            ["split", sides] => self.split = sides_or("split", sides)?,
            ["monastery"] => self.segment(Segment::plain(FeatureKind::Monastery)),
            ["garden"] => self.segment(Segment::plain(FeatureKind::Garden)),
            ["decor", drawings @ ..] => self.decor(drawings)?,
            other => {
                let symbol = self.symbol(other)?;
                self.tile.symbols.push(symbol);
            }
        }
        Ok(())
    }

    fn segment(&mut self, segment: Segment) {
        self.tile.segments.push(segment);
    }

    fn city(&mut self, sides: &str, rest: &[&str]) -> Result<(), Reason> {
        let mut city = Segment::plain(FeatureKind::City);
        city.sides = sides_or("city", sides)?;
        for &word in rest {
            match word {
                "shield" => city.shields = city.shields.saturating_add(1),
                "cathedral" => city.cathedral = true,
                _ if city.goods.is_none() => city.goods = Some(word_or::<Goods>("city", word)?),
                _ => return Err(unknown("city", word)),
            }
        }
        self.segment(city);
        Ok(())
    }

    fn road(&mut self, sides: &str, rest: &[&str]) -> Result<(), Reason> {
        let mut road = Segment::plain(FeatureKind::Road);
        road.sides = sides_or("road", sides)?;
        for &word in rest {
            match word {
                "inn" => road.inn = true,
                _ if road.end.is_some() => return Err(unknown("road", word)),
                _ => {
                    let end = RoadEnd::of_word(word);
                    road.end = match end {
                        Some(end) => Some(end),
                        None => Some(RoadEnd::City(self.named("road", word, 'c')?)),
                    };
                }
            }
        }
        self.segment(road);
        Ok(())
    }

    fn field(&mut self, halves: &str, cities: &[&str]) -> Result<(), Reason> {
        let mut field = Segment::plain(FeatureKind::Field);
        field.halves = halves_of(halves).ok_or_else(|| unknown("field", halves))?;
        for word in cities {
            let city = self.named("field", word, 'c')?;
            let bit = 1_u16.checked_shl(city.0.into());
            field.cities |= bit.ok_or_else(|| unknown("field", word))?;
        }
        self.segment(field);
        Ok(())
    }

    fn decor(&mut self, drawings: &[&str]) -> Result<(), Reason> {
        for &word in drawings {
            self.tile.decor.push(match word {
                "-" => None,
                _ => Some(word_or::<Decor>("decor", word)?),
            });
        }
        Ok(())
    }

    fn symbol(&self, words: &[&str]) -> Result<Symbol, Reason> {
        let road = |part, word| self.named(part, word, 'r');
        Ok(match *words {
            ["flier", word] => Symbol::Flier(word_or::<Compass>("flier", word)?),
            ["crop-circle", word] => {
                Symbol::CropCircle(word_or::<CircleKind>("crop-circle", word)?)
            }
            ["animal", word] => Symbol::Animal(word_or::<Animal>("animal", word)?),
            ["road-bridge", a, b] => {
                Symbol::RoadBridge(road("road-bridge", a)?, road("road-bridge", b)?)
            }
            ["river-bridge", a] => Symbol::RiverBridge(road("river-bridge", a)?),
            ["road-over-city", a, b] => {
                let city = self.named("road-over-city", b, 'c')?;
                Symbol::RoadOverCity(road("road-over-city", a)?, city)
            }
            [word] => {
                let symbol = Symbol::of_word(word);
                symbol.ok_or_else(|| Reason::UnknownPart(word.to_owned()))?
            }
            _ => return Err(Reason::UnknownPart(words.join(" "))),
        })
    }

    /// The segment that `c0` (a city) or `r0` (a road) names. Whether the tile has it is checked later.
    fn named(&self, part: &'static str, word: &str, letter: char) -> Result<SegmentId, Reason> {
        let before = if letter == 'r' { self.cities } else { 0 };
        word.strip_prefix(letter)
            .and_then(|number| number.parse::<u8>().ok())
            .and_then(|number| number.checked_add(u8::try_from(before).ok()?))
            .map(SegmentId)
            .ok_or_else(|| unknown(part, word))
    }

    fn draft(mut self, line: usize) -> Draft {
        self.tile
            .segments
            .sort_by_key(|segment| match segment.kind {
                FeatureKind::City => 0,
                FeatureKind::Road => 1,
                FeatureKind::Field => 2,
                FeatureKind::Monastery => 3,
                FeatureKind::Garden => 4,
            });
        Draft {
            line,
            tile: self.tile,
            split: self.split,
        }
    }
}

fn unknown(part: &'static str, word: &str) -> Reason {
    let word = word.to_owned();
    Reason::UnknownWord { part, word }
}

fn word_or<W: Word>(part: &'static str, word: &str) -> Result<W, Reason> {
    W::of_word(word).ok_or_else(|| unknown(part, word))
}

fn sides_or(part: &'static str, letters: &str) -> Result<SideSet, Reason> {
    sides_of(letters).ok_or_else(|| unknown(part, letters))
}
