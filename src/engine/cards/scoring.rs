//! The scoring cards: what herds of animals and sets of buildings score, read from
//! `assets/cards/scores.txt`.

use std::sync::OnceLock;

use super::card::Suit;

/// Points for the Dragon, the Fairy and each card of another colour that leaves the game (CARD-35 to CARD-37).
pub const FLAT_POINTS: u16 = 10;
/// Points for a claimed animal joker of a player without animals (CARD-32).
pub const LONE_JOKER_POINTS: u16 = 3;

const TEXT: &str = include_str!("../../../assets/cards/scores.txt");

/// The source of a value on the scoring cards (R-CARD-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Stated in the printed rules.
    Printed,
    /// This project's own value, until a real scoring card is known.
    Unsourced,
}

/// The score for one number of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreValue {
    pub points: u16,
    pub known: Known,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scoring {
    animals: Vec<ScoreValue>,
    buildings: Vec<ScoreValue>,
}

/// The number of the first line that cannot be read, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoringFault(pub usize);

impl Scoring {
    /// Parses the file: each kind of line counts its cards from 1 without gaps.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn read(text: &str) -> Result<Scoring, ScoringFault> {
        let mut scoring = Scoring::default();
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                scoring.add(line).ok_or(ScoringFault(index + 1))?;
            }
        }
        Ok(scoring)
    }

    fn add(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [kind, cards, points, known] = words[..] else {
            return None;
        };
        let column = match kind {
            "animals" => &mut self.animals,
            "buildings" => &mut self.buildings,
            _ => return None,
        };
        let known = match known {
            "printed" => Known::Printed,
            "unsourced" => Known::Unsourced,
            _ => return None,
        };
        let points = points.parse().ok()?;
        column.push(ScoreValue { points, known });
        (cards.parse() == Ok(column.len())).then_some(())
    }

    /// What animals of one kind score; index 0 is one card (CARD-29, CARD-30).
    pub fn animals(&self) -> &[ScoreValue] {
        &self.animals
    }

    /// What different buildings score; index 0 is one card (CARD-39).
    pub fn buildings(&self) -> &[ScoreValue] {
        &self.buildings
    }
}

/// The scoring cards, parsed once.
pub fn scoring() -> &'static Scoring {
    static SCORING: OnceLock<Scoring> = OnceLock::new();
    // A unit test parses the file, so the fallback is never used.
    SCORING.get_or_init(|| Scoring::read(TEXT).unwrap_or_default())
}

/// The score in a column for this many cards; beyond its last line, that of the last line.
fn points(column: &[ScoreValue], cards: u8) -> u16 {
    let line = usize::from(cards).min(column.len()).checked_sub(1);
    line.map_or(0, |line| column[line].points)
}

/// The score of a herd of this many animals (CARD-29).
pub fn herd_points(cards: u8) -> u16 {
    points(scoring().animals(), cards)
}

/// The score of a set of this many different buildings (CARD-39).
pub fn set_points(cards: u8) -> u16 {
    points(scoring().buildings(), cards)
}

/// The sets of different buildings that score most, largest first: the kinds in each, `None` for a
/// joker (CARD-39, CARD-40, R-CARD-12).
pub fn best_sets(buildings: [u8; Suit::COUNT], jokers: u8) -> Vec<Vec<Option<Suit>>> {
    let mut best = (0, [0; Suit::COUNT]);
    share(jokers, 0, [0; Suit::COUNT], &mut |as_kind| {
        let total: u16 = sizes(buildings, as_kind).map(set_points).sum();
        if total > best.0 || best.1 == [0; Suit::COUNT] {
            best = (total, as_kind);
        }
    });
    let as_kind = best.1;
    (1..=sizes(buildings, as_kind).count() as u8)
        .map(|layer| {
            let kinds = Suit::ALL.into_iter();
            let kinds =
                kinds.filter(|kind| buildings[kind.index()] + as_kind[kind.index()] >= layer);
            // A joker fills the layers above the real cards of its kind.
            kinds
                .map(|kind| (buildings[kind.index()] >= layer).then_some(kind))
                .collect()
        })
        .collect()
}

/// The sizes of the sets when each is as large as possible. Larger sets score more per card, so
/// this is optimal.
fn sizes(buildings: [u8; Suit::COUNT], as_kind: [u8; Suit::COUNT]) -> impl Iterator<Item = u8> {
    let count = move |kind: usize| buildings[kind] + as_kind[kind];
    (1..=u8::MAX)
        .map(move |layer| {
            (0..Suit::COUNT)
                .filter(|&kind| count(kind) >= layer)
                .count() as u8
        })
        .take_while(|&size| size > 0)
}

/// Calls `tell` with every assignment of `jokers` to kinds, starting at `kind`.
fn share(
    jokers: u8,
    kind: usize,
    as_kind: [u8; Suit::COUNT],
    tell: &mut impl FnMut([u8; Suit::COUNT]),
) {
    if kind + 1 == Suit::COUNT {
        let mut all = as_kind;
        all[kind] = jokers;
        return tell(all);
    }
    for here in 0..=jokers {
        let mut some = as_kind;
        some[kind] = here;
        share(jokers - here, kind + 1, some, tell);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_the_scoring_cards_is_read_whole() {
        let scoring = Scoring::read(TEXT).unwrap();
        assert_eq!((scoring.animals.len(), scoring.buildings.len()), (13, 4));
        assert_eq!(Scoring::read("animals 2 6 printed"), Err(ScoringFault(1)));
        assert_eq!(Scoring::read("\nhens 1 3 printed"), Err(ScoringFault(2)));
        assert_eq!(Scoring::read("animals 1 3 guessed"), Err(ScoringFault(1)));
    }
}
