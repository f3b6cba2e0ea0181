//! The layout of one row: cards side by side while there is room, then overlapping, so that the
//! whole row stays visible.

use kurbo::{Point, Rect, Size, Vec2};

use super::card_art::{CARD, RIBBON};
use engine::cards::Row;

/// How much wider the visible strip of an unclaimed card is.
const OPEN: f64 = 1.4;
/// Gap between two cards that do not overlap, relative to their width.
const GAP: f64 = 0.06;
/// The largest fraction of a row that large meeples may take from the cards.
const MEEPLES: f64 = 0.3;
/// The fraction of a large meeple that stands between cards; the rest is in front of them.
const BETWEEN: f64 = 0.68;
/// Iterations of bisection until the strips fit to a fraction of a pixel.
const HALVINGS: usize = 40;

/// The layout of a row, in pixels.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lane {
    /// The area of the row: whatever is dropped here goes to its end.
    pub whole: Rect,
    /// Its piece of the score track.
    pub piece: Rect,
    /// The cards, from the track outwards; later ones overlap earlier ones.
    pub cards: Vec<Rect>,
    /// The large meeples among them.
    pub meeples: Vec<Rect>,
    /// The place for the next card or large meeple.
    pub end: Rect,
}

/// What the layout of a row depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    /// From the track to the end of the row.
    pub bed: Rect,
    pub card: Size,
    /// Size of a large meeple.
    pub meeple: Size,
    /// The width reserved for the next card or large meeple.
    pub end: f64,
}

impl Room {
    /// Lays out a row: cards, large meeples, and the place for what comes next.
    pub(super) fn lay(&self, row: &Row) -> (Vec<Rect>, Vec<Rect>, Rect) {
        let count = row.laid().len();
        let gap = self.card.width * GAP;
        let wide = self.bed.width() - self.end - gap;
        let claims = row.claims().len().max(1) as f64;
        let between = (self.meeple.width * BETWEEN).min(wide * MEEPLES / claims);
        let meeples = between * row.claims().len() as f64;
        let strips = self.strips(count, row.claimed(), wide - meeples - self.card.width);
        let foot = self.bed.y1;
        let mut at = Point::new(self.bed.x0, foot - self.card.height);
        let (mut cards, mut standing) = (Vec::new(), Vec::new());
        let mut claims = row.claims().iter().peekable();
        for index in 0..=count {
            while claims
                .next_if(|claim| usize::from(claim.end) <= index)
                .is_some()
            {
                let middle = at.x + between / 2.0 - gap / 2.0;
                standing.push(self.standing(middle, foot));
                at.x += between;
            }
            if index < count {
                cards.push(Rect::from_origin_size(at, self.card));
                at.x += strips.get(index).copied().unwrap_or(self.card.width + gap);
            }
        }
        let end = Rect::from_origin_size(at, Size::new(self.end, self.card.height));
        (cards, standing, end)
    }

    /// Whether the ribbon of every card in a row is visible.
    pub(super) fn shows_ribbons(&self, row: &Row) -> bool {
        let (cards, ..) = self.lay(row);
        let least = self.card.width * RIBBON / CARD.width();
        let mut pairs = cards.windows(2);
        pairs.all(|pair| pair[1].x0 - pair[0].x0 >= least)
    }

    /// The rectangle of a large meeple at the foot of a row.
    fn standing(&self, middle: f64, foot: f64) -> Rect {
        let corner = Point::new(middle - self.meeple.width / 2.0, foot - self.meeple.height);
        Rect::from_origin_size(corner + Vec2::new(0.0, 4.0), self.meeple)
    }

    /// The visible width of each card but the last, when they have `room` together.
    fn strips(&self, count: usize, claimed: usize, room: f64) -> Vec<f64> {
        let whole = self.card.width * (1.0 + GAP);
        let weights: Vec<f64> = (0..count.saturating_sub(1))
            .map(|index| if index < claimed { 1.0 } else { OPEN })
            .collect();
        let strips = |share: f64| {
            weights
                .iter()
                .map(move |weight| (weight * share).min(whole))
        };
        if strips(whole).sum::<f64>() <= room {
            return strips(whole).collect();
        }
        let (mut low, mut high) = (0.0, whole);
        for _ in 0..HALVINGS {
            let middle = (low + high) / 2.0;
            if strips(middle).sum::<f64>() <= room {
                low = middle;
            } else {
                high = middle;
            }
        }
        strips(low).collect()
    }
}
