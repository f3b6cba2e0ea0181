//! The tile files in `assets/tiles`: one line for each printed tile.
//!
//! `#` begins a comment; blank lines are skipped. The first line
//!
//! ```text
//! set base 72 72 72 0
//! ```
//!
//! names the set and the number of tiles in each print: first, second, third, winter. A final word
//! `reconstructed` means that the printed tiles are unknown and these stand in for them. Every
//! other line is a tile:
//!
//! ```text
//! base/D  4 4 4 0  crfr; start; city N; road EW; field 27 c0; field 3456; decor - - farmhouse pigsty
//! ```
//!
//! It has a name, the copies in each print, and what the sides show, clockwise from the north:
//! `c`ity, `r`oad, `f`ield, `w`ater (the river). Then come parts, in any order:
//!
//! | part | meaning |
//! | --- | --- |
//! | `start` | one copy is the start tile |
//! | `city NE shield wine cathedral` | a city: the sides it reaches, `shield` once for each, goods, a cathedral |
//! | `road EW inn` | a road through the tile, perhaps with an inn |
//! | `road S village` | a road that ends at a `village` `crossing` `monastery` `farmhouse` `house` `crop-circle` `dock`, or a city: `c0` |
//! | `field 27 c0` | a field: its half-edges (a dash for an inner field), then the cities it touches |
//! | `river EW` | the sides the river reaches |
//! | `monastery`, `garden` | |
//! | `split N` | two cities share this side |
//! | `inn` `cathedral` `gold-mine` `magic` `robber` `hill` `vineyard` `ferry-lake` `gingerbread` `river-source` `river-lake` | symbols |
//! | `flier NW`, `crop-circle road`, `animal bear` | symbols with a direction or a kind |
//! | `road-bridge r0 r1`, `river-bridge r0`, `road-over-city r0 c0` | features that cross without meeting |
//! | `decor - farmhouse` | drawings without meaning, one for each copy of the default print |
//!
//! Cities are numbered `c0`, `c1`, ... in the order of their parts, and roads
//! likewise: `r0`, `r1`, ...

use super::check;
use super::faults::{Fault, Reason};
use super::geometry::SideSet;
use super::order;
use super::parts::TileReader;
use super::printed::{Copies, FeatureKind, Terrain, TileId};
use super::sets::TileSet;
use super::tile::Tile;

/// A tile file without faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    pub set: TileSet,
    /// Number of tiles in each print, as declared.
    pub totals: Copies,
    /// Whether the tiles stand in for unknown ones.
    pub reconstructed: bool,
    /// The tiles in file order. Their ids count from zero.
    pub tiles: Vec<Tile>,
}

/// A parsed tile line, before it is checked.
pub(super) struct Draft {
    pub line: usize,
    pub tile: Tile,
    /// Sides declared as shared by two cities.
    pub split: SideSet,
}

/// Parses and checks a tile file.
///
/// # Errors
/// All faults of the file, in the order of lines.
pub fn read(text: &'static str) -> Result<Sheet, Vec<Fault>> {
    let mut reader = SheetReader::default();
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        reader.line = index + 1;
        match line.split_whitespace().next() {
            None => {}
            Some("set") => reader.set_line(line),
            Some(_) => reader.tile_line(line),
        }
    }
    reader.finish()
}

/// The `set` line of a file.
#[derive(Clone, Copy)]
pub(super) struct Head {
    pub line: usize,
    pub set: TileSet,
    pub totals: Copies,
    pub reconstructed: bool,
}

/// A file being parsed.
#[derive(Default)]
struct SheetReader {
    line: usize,
    /// Whether there has been a tile, or a `set` line, readable or not.
    begun: bool,
    /// The `set` line, once it has been parsed.
    head: Option<Head>,
    drafts: Vec<Draft>,
    faults: Vec<Fault>,
}

impl SheetReader {
    fn complain(&mut self, tile: &str, reason: Reason) {
        self.faults.push(Fault {
            line: self.line,
            tile: tile.to_owned(),
            reason,
        });
    }

    /// Reports a missing `set` line.
    fn begin(&mut self) {
        if !self.begun {
            self.complain("", Reason::NoSetLine);
            self.begun = true;
        }
    }

    fn set_line(&mut self, text: &str) {
        if self.begun {
            return self.complain("", Reason::SecondSetLine);
        }
        self.begun = true;
        self.head = head(self.line, text);
        if self.head.is_none() {
            self.complain("", Reason::BadSetLine);
        }
    }

    fn tile_line(&mut self, text: &'static str) {
        self.begin();
        let mut parts = text.split(';').map(str::trim);
        let Some(tile) = self.tile(parts.next().unwrap_or("")) else {
            return self.complain("", Reason::BadHead);
        };
        let (draft, mut reasons) = read_parts(self.line, tile, parts.collect());
        if reasons.is_empty() {
            reasons = check::tile(&draft).into_iter().map(Reason::Tile).collect();
        }
        for reason in reasons {
            self.complain(draft.tile.name, reason);
        }
        self.drafts.push(draft);
    }

    /// A tile without parts, from the head of its line.
    fn tile(&self, text: &'static str) -> Option<Tile> {
        let words: Vec<_> = text.split_whitespace().collect();
        let [name, counts @ .., sides] = words.as_slice() else {
            return None;
        };
        let edges: Option<Vec<_>> = sides.chars().map(Terrain::of_letter).collect();
        Some(Tile {
            id: TileId(u16::try_from(self.drafts.len()).ok()?),
            name,
            // Without a set line the file is rejected anyway.
            set: self.head.map_or(TileSet::Base, |head| head.set),
            copies: copies(counts)?,
            start: false,
            edges: edges?.try_into().ok()?,
            segments: Vec::new(),
            river: SideSet::EMPTY,
            symbols: Vec::new(),
            decor: Vec::new(),
            links: Default::default(),
            symmetry: 4,
        })
    }

    fn finish(mut self) -> Result<Sheet, Vec<Fault>> {
        self.line = self.line.max(1);
        self.begin();
        check::sheet(&self.drafts, self.head, &mut self.faults);
        order::sort_by_key(&mut self.faults, |fault| fault.line);
        match self.head {
            Some(head) if self.faults.is_empty() => Ok(Sheet {
                set: head.set,
                totals: head.totals,
                reconstructed: head.reconstructed,
                tiles: self.drafts.into_iter().map(|draft| draft.tile).collect(),
            }),
            _ => Err(self.faults),
        }
    }
}

fn head(line: usize, text: &str) -> Option<Head> {
    let words: Vec<_> = text.split_whitespace().collect();
    let [_, set, totals @ ..] = words.as_slice() else {
        return None;
    };
    let (totals, last) = totals.split_at(totals.len().min(4));
    Some(Head {
        line,
        set: TileSet::parse(set)?,
        totals: copies(totals)?,
        reconstructed: match last {
            [] => false,
            ["reconstructed"] => true,
            _ => return None,
        },
    })
}

fn copies(words: &[&str]) -> Option<Copies> {
    let counts: Option<Vec<_>> = words.iter().map(|word| word.parse().ok()).collect();
    Some(Copies(counts?.try_into().ok()?))
}

/// Parses the parts of a tile, and sorts its segments into the order of [`Tile::segments`].
fn read_parts(line: usize, tile: Tile, parts: Vec<&str>) -> (Draft, Vec<Reason>) {
    let city = |part: &&&str| part.split_whitespace().next() == Some("city");
    let mut reader = TileReader {
        cities: parts.iter().filter(city).count(),
        tile,
        split: SideSet::EMPTY,
    };
    let faults = parts.iter().filter_map(|part| reader.part(part).err());
    let reasons = faults.collect();
    let TileReader {
        mut tile, split, ..
    } = reader;
    order::sort_by_key(&mut tile.segments, |segment| match segment.kind {
        FeatureKind::City => 0,
        FeatureKind::Road => 1,
        FeatureKind::Field => 2,
        FeatureKind::Monastery => 3,
        FeatureKind::Garden => 4,
    });
    let tile = tile.completed();
    (Draft { line, tile, split }, reasons)
}
