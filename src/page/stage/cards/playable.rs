//! What can be added to a row: a card of the hand, the large meeple, a joker among the first cards.

use kurbo::Rect;

use engine::cards::{Action, Card, Suit};
use view::scene::cards::{Spread, Thing};
use view::scene::layout::AWAY;

/// Something that can be added to a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playable {
    /// A card of the hand, with its index there.
    Card(usize, Card),
    Meeple,
    /// The joker turned up among the first cards (CARD-11).
    Joker(Card),
}

impl Playable {
    /// The action that plays it to a row.
    pub(super) const fn action(self, row: Suit) -> Action {
        match self {
            Playable::Card(_, card) => Action::Play { card, row },
            Playable::Meeple => Action::Claim(row),
            Playable::Joker(_) => Action::Lay(row),
        }
    }

    /// Whether this action plays it.
    pub(super) fn is_of(self, action: Action) -> bool {
        match (action, self) {
            (Action::Play { card, .. }, Playable::Card(_, own)) => card == own,
            (Action::Claim(_), Playable::Meeple) | (Action::Lay(_), Playable::Joker(_)) => true,
            _ => false,
        }
    }

    pub(super) const fn is_of_hand(self) -> bool {
        matches!(self, Playable::Card(..))
    }

    /// The card, if it is one.
    pub(super) const fn card(self) -> Option<Card> {
        match self {
            Playable::Card(_, card) | Playable::Joker(card) => Some(card),
            Playable::Meeple => None,
        }
    }

    /// Its index among the cards in front of the observer.
    pub const fn slot(self) -> Option<usize> {
        match self {
            Playable::Card(place, _) => Some(place),
            Playable::Joker(_) => Some(0),
            Playable::Meeple => None,
        }
    }

    /// The thing on the table that it is.
    pub(super) const fn thing(self) -> Thing {
        match self.slot() {
            Some(place) => Thing::Hand(place),
            None => Thing::Own,
        }
    }

    /// Its rectangle, in CSS pixels.
    pub(crate) fn rect(self, spread: &Spread) -> Rect {
        spread.rect(self.thing()).unwrap_or(AWAY)
    }
}
