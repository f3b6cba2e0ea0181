//! Where things are on the screen: rows, cards, the hand.

use kurbo::{Point, Rect};

use crate::stage::CardStage;
use crate::stage::cards::held::Held;
use engine::cards::{Action, Game, Suit};
use view::scene::cards::{Hit, Spread, Thing};
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

impl CardStage {
    /// Lays everything out anew, with what is on its way there.
    pub(super) fn spread_out(&mut self) {
        self.view.spread = Spread::of(&self.game, &self.layout, self.observer());
        self.view.motion.aim(&self.view.spread);
    }

    /// The row at a point of the screen, with its track and all that lies in it.
    pub(super) fn row_at(&self, at: Point) -> Option<Suit> {
        match self.view.spread.at(at)? {
            Hit::Row(suit) | Hit::Thing(Thing::Card(suit, _) | Thing::Meeple(suit, _)) => {
                Some(suit)
            }
            Hit::Track => {
                let mut rows = Suit::ALL.into_iter();
                rows.find(|&row| self.view.spread.lane(row).whole.contains(at))
            }
            Hit::Thing(Thing::Hand(_) | Thing::Own) => None,
        }
    }

    /// Where the next card of a row would lie.
    pub(crate) fn end_of(&self, row: Suit) -> Rect {
        self.view.spread.lane(row).end
    }

    /// A row from its beginning to its end.
    pub(crate) fn strip_of(&self, row: Suit) -> Rect {
        self.view.spread.lane(row).whole
    }

    /// Where what can be held lies.
    pub(crate) fn home_of(&self, held: Held) -> Rect {
        self.view.spread.rect(held.thing()).unwrap_or(AWAY)
    }

    /// What was placed and is not confirmed, where it lies.
    pub(super) fn placed_at(&self) -> Option<Rect> {
        let placed = self
            .provisional()
            .and_then(|action| placed(&self.game, action))?;
        self.view.spread.rect(placed)
    }
}

/// What of the rows an action put there last, in the game as it stands after it.
pub(super) fn placed(game: &Game, action: Action) -> Option<Thing> {
    let row = |suit| game.row(suit);
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
