//! The cards a large meeple claims, counted, and what they are worth to a player.

use super::assets::{Assets, POINT};
use crate::cards::{Card, FLAT_POINTS, LONE_JOKER_POINTS, Laid, Suit};

/// What the Dragon, the Fairy and each card of another colour that leaves the game bring.
pub(super) const FLAT: i32 = FLAT_POINTS as i32 * POINT;
/// What an animal joker without animals brings.
const LONE: i32 = LONE_JOKER_POINTS as i32 * POINT;
/// The average worth of an unknown card.
const UNKNOWN: i32 = 6 * POINT;

/// Cards that are claimed together, counted by what they do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ClaimedCards {
    /// Characters of the colour of the row, and the sum of their values (CARD-27).
    characters: u8,
    sum: u8,
    /// Cards that bring the same whoever claims them.
    flat: u8,
    /// Animals of the colour of the row.
    animals: u8,
    /// Animals of other colours, by kind.
    stray_animals: [u8; Suit::COUNT],
    jokers: u8,
    /// Buildings of the colour of the row, and jokers.
    buildings: u8,
    stray_buildings: u8,
    /// Cards face down that this view does not know.
    unknown: u8,
}

impl ClaimedCards {
    /// Counts cards of a row.
    pub fn new(row: Suit, cards: &[Laid]) -> ClaimedCards {
        let mut claimed = ClaimedCards::default();
        for laid in cards {
            match laid.card {
                Some(card) => claimed.add(row, card),
                None => claimed.unknown += 1,
            }
        }
        claimed
    }

    /// Adds a card that lies in this row.
    pub const fn add(&mut self, row: Suit, card: Card) {
        let row = row as u8;
        match card {
            Card::Character(suit, rank) if suit as u8 == row => {
                self.characters += 1;
                self.sum += rank.value();
            }
            Card::Character(..) | Card::Dragon | Card::Fairy => self.flat += 1,
            Card::Animal(suit) if suit as u8 == row => self.animals += 1,
            Card::Animal(suit) => self.stray_animals[suit.index()] += 1,
            Card::AnimalJoker => self.jokers += 1,
            Card::Building(suit) if suit as u8 != row => self.stray_buildings += 1,
            Card::Building(_) | Card::BuildingJoker => self.buildings += 1,
        }
    }

    /// Adds an unknown card.
    pub const fn add_unknown(&mut self) {
        self.unknown += 1;
    }

    /// What the cards bring to a player that claims them in this row, now and later.
    pub fn worth(&self, row: Suit, assets: &Assets) -> i32 {
        let characters = i32::from(self.characters) * i32::from(self.sum) * POINT;
        let flat = i32::from(self.flat) * FLAT;
        let unknown = i32::from(self.unknown) * UNKNOWN;
        let strays = i32::from(self.stray_buildings) * assets.building().max(FLAT);
        let buildings = i32::from(self.buildings) * assets.building();
        characters + flat + unknown + strays + buildings + self.animals(row, assets)
    }

    /// What the animals bring; those of other colours are kept if they bring more than [`FLAT`].
    fn animals(&self, row: Suit, assets: &Assets) -> i32 {
        if self.animals == 0 && self.jokers == 0 && self.stray_animals == [0; Suit::COUNT] {
            return 0;
        }
        let mut herds = GrowingHerds::new(assets);
        herds.come(row, self.animals);
        let mut sold = 0;
        for kind in Suit::ALL {
            for _ in 0..self.stray_animals[kind.index()] {
                if herds.gain(kind) > FLAT {
                    herds.come(kind, 1);
                } else {
                    sold += FLAT;
                }
            }
        }
        sold + herds.join(self.jokers) + herds.worth()
    }
}

/// Herds as they grow by claimed animals.
struct GrowingHerds<'a> {
    assets: &'a Assets,
    came: [u8; Suit::COUNT],
}

impl GrowingHerds<'_> {
    const fn new(assets: &Assets) -> GrowingHerds<'_> {
        GrowingHerds {
            assets,
            came: [0; Suit::COUNT],
        }
    }

    const fn come(&mut self, kind: Suit, cards: u8) {
        self.came[kind.index()] += cards;
    }

    /// What one more card of a kind brings.
    fn gain(&self, kind: Suit) -> i32 {
        self.assets.value_of_next(kind, self.came[kind.index()])
    }

    /// Lets jokers, waiting ones included, join where they bring most; returns what they bring without any animals (CARD-32,
    /// CARD-33).
    fn join(&mut self, jokers: u8) -> i32 {
        let may = |kind: &Suit| self.assets.kinds[kind.index()] || self.came[kind.index()] > 0;
        if !Suit::ALL.iter().any(may) {
            return i32::from(jokers) * (LONE + self.assets.later_value(1));
        }
        for _ in 0..jokers + self.assets.waiting {
            let may = |kind: &Suit| self.assets.kinds[kind.index()] || self.came[kind.index()] > 0;
            let kinds = Suit::ALL.into_iter().filter(may);
            if let Some(best) = kinds.max_by_key(|&kind| self.gain(kind)) {
                self.come(best, 1);
            }
        }
        0
    }

    fn worth(&self) -> i32 {
        let brings = |kind: Suit| self.assets.value_of(kind, self.came[kind.index()]);
        Suit::ALL.into_iter().map(brings).sum()
    }
}
