//! Parsing the parts of a tile line. [`super::parse`] describes the format.

use super::faults::Reason;
use super::geometry::{Compass, SideSet};
use super::printed::{Decor, FeatureKind, Goods, RoadEnd, Segment, SegmentId};
use super::sets::{Animal, CircleKind, Symbol};
use super::tile::Tile;
use super::words::{Word, halves_of, sides_of};

/// A tile whose parts are being parsed.
pub(super) struct TileReader {
    /// What has been parsed so far; segments are in the order of parts.
    pub tile: Tile,
    /// Sides declared as shared by two cities.
    pub split: SideSet,
    /// Number of cities on the tile; roads are numbered after them.
    pub cities: usize,
}

impl TileReader {
    pub fn part(&mut self, text: &str) -> Result<(), Reason> {
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
                let mut plain = Symbol::PLAIN.iter().copied();
                let symbol = plain.find(|symbol| symbol.word() == word);
                symbol.ok_or_else(|| Reason::UnknownPart(word.to_owned()))?
            }
            _ => return Err(Reason::UnknownPart(words.join(" "))),
        })
    }

    /// The id of the segment named by `c0` (a city) or `r0` (a road). Whether it exists is checked later.
    fn named(&self, part: &'static str, word: &str, letter: char) -> Result<SegmentId, Reason> {
        let before = if letter == 'r' { self.cities } else { 0 };
        word.strip_prefix(letter)
            .and_then(|number| number.parse::<u8>().ok())
            .and_then(|number| number.checked_add(u8::try_from(before).ok()?))
            .map(SegmentId)
            .ok_or_else(|| unknown(part, word))
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
