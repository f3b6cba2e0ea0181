//! Where things are on the screen: rows, cards, the hand.

use kurbo::{Point, Rect};

use super::held::Held;
use super::table::CardTable;
use engine::cards::{Action, Suit};
use view::scene::cards::{Place, Spread, Thing};
use view::scene::layout::AWAY;

impl Held {
    /// What it is on the table.
    pub const fn thing(self) -> Thing {
        match self.slot() {
            Some(place) => Thing::Hand(place),
            None => Thing::Own,
        }
    }
}

impl CardTable {
    /// Lays everything out anew, with what is on its way there.
    pub(super) fn spread_out(&mut self) {
        self.spread = Spread::of(&self.game, &self.layout, self.observer());
        self.motion.aim(&self.spread);
    }

    /// The row at a point of the screen, with its track and all that lies in it.
    pub(super) fn row_at(&self, at: Point) -> Option<Suit> {
        match self.spread.at(at)? {
            Place::Row(suit) | Place::Thing(Thing::Card(suit, _) | Thing::Meeple(suit, _)) => {
                Some(suit)
            }
            Place::Track => {
                let mut rows = Suit::ALL.into_iter();
                rows.find(|&row| self.spread.lane(row).whole.contains(at))
            }
            Place::Thing(Thing::Hand(_) | Thing::Own) => None,
        }
    }

    /// Where the next card of a row would lie.
    pub(super) fn end_of(&self, row: Suit) -> Rect {
        self.spread.lane(row).end
    }

    /// Where what can be held lies.
    pub(super) fn home_of(&self, held: Held) -> Rect {
        self.spread.rect(held.thing()).unwrap_or(AWAY)
    }

    /// What of the rows an action put there last.
    pub(super) fn placed(&self, action: Action) -> Option<Thing> {
        let row = |suit| self.game.row(suit);
        match action {
            Action::Play { row: suit, .. } | Action::Lay(suit) => {
                let last = row(suit).laid().len().checked_sub(1)?;
                Some(Thing::Card(suit, last))
            }
            Action::Claim(suit) => {
                let last = row(suit).claims().len().checked_sub(1)?;
                Some(Thing::Meeple(suit, last))
            }
            _ => None,
        }
    }

    /// What was placed and is not confirmed, where it lies.
    pub(super) fn placed_at(&self) -> Option<Rect> {
        let placed = self.provisional().and_then(|action| self.placed(action))?;
        self.spread.rect(placed)
    }
}
