//! What can go to the end of a row: a card of the hand, the large meeple, a joker among the first cards.

use crate::stage::CardStage;
use engine::cards::{Action, Card, Question, Suit};
use view::scene::cards::layout::has_meeple;

/// Something that can go to the end of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A card of the hand: its place there, and which.
    Card(usize, Card),
    /// The large meeple.
    Meeple,
    /// The joker that was turned up among the first cards (CARD-11).
    Joker(Card),
}

impl Held {
    /// What it is to let it go to a row.
    pub const fn to(self, row: Suit) -> Action {
        match self {
            Held::Card(_, card) => Action::Play { card, row },
            Held::Meeple => Action::Claim(row),
            Held::Joker(_) => Action::Lay(row),
        }
    }

    /// Whether it is a card of the hand.
    pub(super) const fn is_of_hand(self) -> bool {
        matches!(self, Held::Card(..))
    }

    /// The card, if it is one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Held::Card(_, card) | Held::Joker(card) => Some(card),
            Held::Meeple => None,
        }
    }

    /// Its place among the cards in front of whoever looks.
    pub const fn slot(self) -> Option<usize> {
        match self {
            Held::Card(place, _) => Some(place),
            Held::Joker(_) => Some(0),
            Held::Meeple => None,
        }
    }
}

impl CardStage {
    /// All that can be held now: the cards in their order, then the large meeple.
    pub fn held(&self) -> Vec<Held> {
        match self.question() {
            Some(Question::LayJoker(joker)) => vec![Held::Joker(joker)],
            Some(Question::Turn) => {
                let cards = (0..).zip(self.hand());
                let cards = cards.map(|(place, card)| Held::Card(place, card));
                let meeple = self.has_meeple().then_some(Held::Meeple);
                cards.chain(meeple).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What is chosen to go to a row.
    pub const fn chosen(&self) -> Option<Held> {
        self.view.chosen
    }

    /// The row that is pointed at, or chosen with keys.
    pub const fn over(&self) -> Option<Suit> {
        self.view.over
    }

    /// Whether the large meeple of whoever looks lies in the bar (CARD-20).
    pub fn has_meeple(&self) -> bool {
        has_meeple(&self.game, self.observer())
    }

    /// The rows to which something may go.
    pub fn rows_for(&self, held: Held) -> Vec<Suit> {
        let fits = |row: &Suit| self.legal.contains(&held.to(*row));
        Suit::ALL.into_iter().filter(fits).collect()
    }

    /// Chooses something to go to a row. Returns whether it can.
    pub(super) fn choose(&mut self, held: Held) -> bool {
        let can = self.held().contains(&held);
        if can {
            self.view.chosen = Some(held);
            self.refusal = None;
        }
        can
    }
}
