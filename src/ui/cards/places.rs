//! Where things are on the screen: rows, cards, the hand.

use kurbo::{Point, Rect};

use super::held::Held;
use super::table::CardTable;
use crate::cards::{Action, Game, Suit};
use crate::scene::layout::AWAY;

impl CardTable {
    /// The part of the screen in which a row lies with its track, the lowest at the bottom (R-CARD-08).
    pub(super) fn strip(&self, row: Suit) -> Rect {
        let free = self.layout.free;
        let high = free.height() / Suit::COUNT as f64;
        let top = free.y1 - high * (row.index() + 1) as f64;
        Rect::new(free.x0, top, free.x1, top + high)
    }

    /// The row at a point of the screen.
    pub(super) fn row_at(&self, at: Point) -> Option<Suit> {
        let mut rows = Suit::ALL.into_iter();
        rows.find(|&row| self.strip(row).contains(at))
    }

    /// The card at a place of a row, counted from the track.
    pub(super) fn card_at(&self, game: &Game, row: Suit, place: usize) -> Rect {
        let strip = self.strip(row).inset(-3.0);
        let high = strip.height();
        let wide = high * 0.65;
        let first = strip.x0 + high * 0.7;
        let count = game.row(row).laid().len().max(1) as f64;
        let step = ((strip.x1 - wide * 2.4 - first) / count).clamp(6.0, wide * 1.05);
        let x = first + step * place as f64;
        Rect::new(x, strip.y0, x + wide, strip.y1)
    }

    /// Where the next card of a row would lie.
    pub(super) fn end_of(&self, row: Suit) -> Rect {
        self.card_at(&self.game, row, self.game.row(row).laid().len())
    }

    /// Where a large meeple of a row stands, by its number: behind the last card it claims.
    pub(super) fn claim_at(&self, game: &Game, row: Suit, number: usize) -> Rect {
        let end = game.row(row).claims().get(number);
        let end = end.map_or(0, |claim| usize::from(claim.end));
        let place = self.card_at(game, row, end);
        let middle = Point::new(place.x0, place.center().y);
        Rect::from_center_size(middle, (place.height() * 0.6, place.height() * 0.6))
    }

    /// Where what can be held lies.
    pub(super) fn home_of(&self, held: Held) -> Rect {
        match held.slot() {
            Some(place) => self.layout.slot(place),
            None => self.layout.kinds.first().copied().unwrap_or(AWAY),
        }
    }

    /// Where an action put something.
    pub(super) fn place_of(&self, action: Action) -> Option<Point> {
        match action {
            Action::Play { row, .. } | Action::Lay(row) => {
                let last = self.game.row(row).laid().len().checked_sub(1)?;
                Some(self.card_at(&self.game, row, last).center())
            }
            Action::Claim(row) => Some(self.end_of(row).center()),
            _ => None,
        }
    }

    /// What was placed and is not confirmed, where it lies.
    pub(super) fn placed_at(&self) -> Option<Rect> {
        match self.provisional()? {
            Action::Play { row, .. } | Action::Lay(row) => {
                let last = self.game.row(row).laid().len().checked_sub(1)?;
                Some(self.card_at(&self.game, row, last))
            }
            Action::Claim(row) => {
                let last = self.game.row(row).claims().len().checked_sub(1)?;
                Some(self.claim_at(&self.game, row, last))
            }
            _ => None,
        }
    }
}
