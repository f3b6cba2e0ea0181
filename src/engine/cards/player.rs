//! What a player has in hand, in front of them and on the track.

use serde::{Deserialize, Serialize};

use super::card::{Card, Suit};
use crate::tiles::order;

/// Where the large meeple of a player is (CARD-07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Meeple {
    /// In front of the player, to be placed in this round (CARD-20).
    #[default]
    Ready,
    /// In a row, until the scoring.
    Placed,
}

/// The number on the point tile of a player with this many points: the hundreds that the track does not show (CARD-09).
pub const fn hundreds(points: u32) -> u32 {
    // The track counts 0 (beside space 1) to 100, so 100 is still on the track.
    points.saturating_sub(1) / 100 * 100
}

/// What a player has. Cards are sorted as in [`Card::ALL`], so that their order reveals nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    pub(super) hand: Vec<Option<Card>>,
    pub(super) meeple: Meeple,
    /// Whether the face-down card of this round has been placed (CARD-17).
    pub(super) begun: bool,
    pub(super) score: u32,
    /// Animal cards by kind, without jokers.
    pub(super) animals: [u8; Suit::COUNT],
    /// Animal jokers by the kind they have joined.
    pub(super) joined: [u8; Suit::COUNT],
    pub(super) waiting: u8,
    pub(super) chest: Vec<Option<Card>>,
}

impl Player {
    /// The cards in hand; `None` for those hidden from this view.
    pub fn hand(&self) -> &[Option<Card>] {
        &self.hand
    }

    /// Whether a card is in hand.
    pub fn holds(&self, card: Card) -> bool {
        self.hand.contains(&Some(card))
    }

    /// Where the large meeple is.
    pub const fn meeple(&self) -> Meeple {
        self.meeple
    }

    /// Whether the next card is the first one of this round, which goes face down (CARD-17).
    pub const fn plays_face_down(&self) -> bool {
        !self.begun
    }

    /// Whether the player still has a card or the large meeple to place in this round (CARD-24).
    pub fn has_turns(&self) -> bool {
        self.meeple == Meeple::Ready || !self.hand.is_empty()
    }

    pub const fn score(&self) -> u32 {
        self.score
    }

    /// The number on the player's point tile, a multiple of 100 (CARD-09).
    pub const fn hundreds(&self) -> u32 {
        hundreds(self.score)
    }

    /// The space of the small meeple: 0 beside the track, then 1 to 100 (CARD-09).
    pub const fn space(&self) -> u32 {
        self.score - self.hundreds()
    }

    /// How many animals of a kind the player has, including jokers that joined them (CARD-28,
    /// CARD-31).
    pub const fn herd(&self, kind: Suit) -> u8 {
        self.animals[kind.index()].saturating_add(self.joined[kind.index()])
    }

    /// How many of them are jokers.
    pub const fn joined_jokers(&self, kind: Suit) -> u8 {
        self.joined[kind.index()]
    }

    /// Animal jokers waiting for the player's first animals (CARD-32).
    pub const fn waiting(&self) -> u8 {
        self.waiting
    }

    /// The kinds of animals in front of the player.
    pub fn kinds(&self) -> impl Iterator<Item = Suit> + '_ {
        let kinds = Suit::ALL.into_iter();
        kinds.filter(|kind| self.animals[kind.index()] > 0)
    }

    /// The buildings under the chest; `None` for those hidden from this view (CARD-34, R-CARD-17).
    pub fn chest(&self) -> &[Option<Card>] {
        &self.chest
    }

    /// How many buildings are under the chest, including jokers (R-CARD-13).
    pub const fn stored(&self) -> usize {
        self.chest.len()
    }

    /// The known buildings under the chest by kind, and the jokers among them.
    pub fn buildings(&self) -> ([u8; Suit::COUNT], u8) {
        let mut kinds = [0; Suit::COUNT];
        for card in self.chest.iter().flatten() {
            if let Card::Building(kind) = card {
                kinds[kind.index()] += 1;
            }
        }
        let jokers = self
            .chest
            .iter()
            .filter(|&&card| card == Some(Card::BuildingJoker));
        (kinds, jokers.count() as u8)
    }

    pub(super) fn take_into_hand(&mut self, card: Option<Card>) {
        self.hand.push(card);
        in_order(&mut self.hand);
    }

    /// Removes a card from the hand; in another player's view, one of the hidden ones.
    pub(super) fn play(&mut self, card: Card) {
        let known = self.hand.iter().position(|&held| held == Some(card));
        let place = known.or_else(|| self.hand.iter().position(Option::is_none));
        if let Some(place) = place {
            self.hand.remove(place);
        }
        self.begun = true;
    }

    pub(super) fn store(&mut self, card: Card) {
        self.chest.push(Some(card));
        in_order(&mut self.chest);
    }
}

/// Sorts cards as in [`Card::ALL`], hidden ones first.
pub(super) fn in_order(cards: &mut [Option<Card>]) {
    order::sort_by_key(cards, |card| card.map_or(0, |card| card.index() + 1));
}
