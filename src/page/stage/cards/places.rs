//! Where rows, cards and the hand are on the screen.

use kurbo::{Point, Rect};

use crate::stage::cards::decide::provisional;
use crate::stage::cards::playable::Playable;
use crate::stage::cards::state::CardStage;
use crate::stage::display::Refusal;
use crate::stage::popover::{PopoverPlacement, PopoverSide};
use engine::cards::{Action, Card, Game, Reason, Suit};
use view::scene::cards::{Hit, Spread, Thing};

impl CardStage {
    pub(crate) const fn spread(&self) -> &Spread {
        &self.view.spread
    }

    /// Where a refusal is shown without hiding the place it is about.
    pub(crate) fn beside_refusal(&self, refusal: &Refusal<Reason>) -> PopoverPlacement {
        let card = Playable::Joker(Card::Fairy);
        let size = card.rect(&self.view.spread).size();
        let spare = Rect::from_center_size(refusal.at, size);
        let chosen = self.view.selection.chosen();
        let rows = chosen
            .map(|chosen| self.rows_for(chosen))
            .unwrap_or_default();
        let right = rows.iter().map(|&row| self.view.spread.lane(row).whole);
        PopoverPlacement {
            anchor: spare.intersect(self.layout.whole),
            room: self.layout.free,
            whole: self.layout.whole,
            sides: vec![
                PopoverSide::Right,
                PopoverSide::Left,
                PopoverSide::Above,
                PopoverSide::Below,
            ],
            // What was refused goes there.
            keep_free: right.collect(),
        }
    }
}

/// The row at a point of the screen, including its track and everything on it.
pub(super) fn row_at(spread: &Spread, at: Point) -> Option<Suit> {
    match spread.at(at)? {
        Hit::Row(suit) | Hit::Thing(Thing::Card(suit, _) | Thing::Meeple(suit, _)) => Some(suit),
        Hit::Track => {
            let mut rows = Suit::ALL.into_iter();
            rows.find(|&row| spread.lane(row).whole.contains(at))
        }
        Hit::Thing(Thing::Hand(_) | Thing::Own) => None,
    }
}

/// The rectangle of the piece that was placed and is not confirmed.
pub(super) fn provisional_place(stage: &CardStage) -> Option<Rect> {
    let action = provisional(stage)?;
    stage.view.spread.rect(placed_thing(&stage.game, action)?)
}

/// What an action placed in a row, in the game as it is after the action.
pub(super) fn placed_thing(game: &Game, action: Action) -> Option<Thing> {
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
