//! The scoring cards: what animals and buildings are worth, read from `assets/cards/scores.txt`.

use std::sync::OnceLock;

use super::card::Suit;

/// Points for the Dragon, the Fairy and each card of another colour than its row that leaves the game (CARD-35 to
/// CARD-37).
pub const FLAT_POINTS: u16 = 10;
/// Points for a claimed animal joker of a player without animals (CARD-32).
pub const LONE_JOKER_POINTS: u16 = 3;

const TEXT: &str = include_str!("../../../assets/cards/scores.txt");

/// Where a value of the scoring cards comes from (R-CARD-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// The rules state it.
    Printed,
    /// It is this project's own until a real scoring card is known.
    Unsourced,
}

/// What so many cards score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreValue {
    /// The points.
    pub points: u16,
    /// Where they come from.
    pub known: Known,
}

/// Both scoring cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scoring {
    animals: Vec<ScoreValue>,
    buildings: Vec<ScoreValue>,
}

/// A line of the file that is not understood, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoringFault(pub usize);

impl Scoring {
    /// Reads a file: each kind of line counts its cards from 1 without a gap.
    ///
    /// # Errors
    /// The first line that is not understood.
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

    /// What animals score by their number, from one card on (CARD-29, CARD-30).
    pub fn animals(&self) -> &[ScoreValue] {
        &self.animals
    }

    /// What different buildings score by their number, from one card on (CARD-39).
    pub fn buildings(&self) -> &[ScoreValue] {
        &self.buildings
    }
}

/// The scoring cards of the game.
pub fn scoring() -> &'static Scoring {
    static SCORING: OnceLock<Scoring> = OnceLock::new();
    // A unit test reads the file, so nothing is ever missing here.
    SCORING.get_or_init(|| Scoring::read(TEXT).unwrap_or_default())
}

/// The points of so many cards by a column; more cards than it has lines score like its last line.
fn points(column: &[ScoreValue], cards: u8) -> u16 {
    let line = usize::from(cards).min(column.len()).checked_sub(1);
    line.map_or(0, |line| column[line].points)
}

/// What so many animals of one kind score (CARD-29).
pub fn herd_points(cards: u8) -> u16 {
    points(scoring().animals(), cards)
}

/// What so many different buildings score together (CARD-39).
pub fn set_points(cards: u8) -> u16 {
    points(scoring().buildings(), cards)
}

/// The sets of different buildings that score most, the largest first: each the kinds in it, `None` for a joker
/// (CARD-39, CARD-40, R-CARD-12).
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

/// The sizes of the sets when each is as large as possible: as larger sets score more for each card, nothing is better.
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

/// Calls `tell` with every way to let `jokers` stand for kinds, from `kind` on.
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
