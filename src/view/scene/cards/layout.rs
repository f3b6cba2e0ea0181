//! The layout of the card game on the screen, and hit testing.
//!
//! Four rows, blue at the top and yellow at the bottom, each next to its piece of the score track;
//! the cards of one hand in the bar below. All in pixels.

use kurbo::{Point, Rect, Size, Vec2};

use super::card_art::CARD;
use super::rows::Room;
use super::track::Track;
use crate::scene::layout::{AWAY, Layout};
use engine::cards::{Card, Game, Meeple, Question, Suit};
use engine::table::{Party, Seat};

pub use super::rows::Lane;

/// Width of a card relative to its height.
pub const ASPECT: f64 = CARD.x1 / CARD.y1;

/// The smallest and largest height of a card in a row.
const CARD_HEIGHT: (f64, f64) = (30.0, 190.0);
/// Sizes of cards to try, relative to the largest.
const SIZES: [f64; 4] = [1.0, 0.87, 0.75, 0.64];
/// The largest width of a card relative to its row.
const CARD_SHARE: f64 = 0.21;
/// The largest width of a piece of the track relative to its row.
const PIECE_SHARE: f64 = 0.2;
/// Width of a piece of the track relative to its height.
const PIECE_ASPECT: f64 = 0.95;
/// The smallest width of the place for the next card, so that a finger can hit it.
const LEAST_END: f64 = 44.0;
/// Height of a large meeple relative to a card, and its smallest and largest height.
const MEEPLE: (f64, f64, f64) = (0.46, 24.0, 74.0);
/// Width of a large meeple relative to its height.
const MEEPLE_ASPECT: f64 = 0.9;
/// Height of the large meeple beside a hand relative to its place.
const OWN: f64 = 0.7;
/// How far outside its rectangle a large meeple can still be hit.
const NEAR: f64 = 4.0;

/// Something on the table or in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A card in a row, counted from the track outwards.
    Card(Suit, usize),
    /// A large meeple in a row, counted from the track outwards.
    Meeple(Suit, usize),
    /// A card of the hand in the bar.
    Hand(usize),
    /// The large meeple beside that hand.
    Own,
}

/// The result of a hit test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hit {
    Thing(Thing),
    Track,
    /// A row, outside its cards.
    Row(Suit),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    /// The rows by suit, the lowest first.
    pub lanes: [Lane; Suit::COUNT],
    pub track: Track,
    /// Size of a card in a row.
    pub card: Size,
    /// Size of a large meeple in a row.
    pub meeple: Size,
    /// The cards in the bar: those of [`in_hand`].
    pub hand: Vec<Rect>,
    /// The large meeple beside them, if its owner has it.
    pub own: Option<Rect>,
}

/// The cards in the bar for a seat: its hand, or the one card it has to decide on.
pub fn in_hand(game: &Game, seat: Option<Seat>) -> Vec<Option<Card>> {
    let Some(seat) = seat else {
        return Vec::new();
    };
    match decided(game, seat) {
        Some(card) => vec![Some(card)],
        None => game.player(seat).hand().to_vec(),
    }
}

/// Whether the large meeple of a seat is in the bar: the seat has it and is not deciding on a card.
pub fn has_meeple(game: &Game, seat: Option<Seat>) -> bool {
    let ready = |seat: Seat| game.player(seat).meeple() == Meeple::Ready;
    !game.is_over() && seat.is_some_and(|seat| ready(seat) && decided(game, seat).is_none())
}

/// The card a seat has to decide on.
fn decided(game: &Game, seat: Seat) -> Option<Card> {
    let asked = game.asked()?;
    match asked.question {
        _ if asked.party != Party::Player(seat) => None,
        Question::LayJoker(card) | Question::Stray { card, .. } => Some(card),
        Question::Join => Some(Card::AnimalJoker),
        _ => None,
    }
}

impl Spread {
    /// Computes the layout. `seat` is the seat whose hand is in the bar: its cards in the slots of
    /// the screen, its large meeple in the first place for a figure, or beside the cards when there
    /// is none.
    ///
    /// Cards are as large as the rows allow. When a row gets long, all become smaller, so that
    /// their ribbons stay visible.
    pub fn lay_out(game: &Game, layout: &Layout, seat: Option<Seat>) -> Spread {
        let free = layout.clear();
        let shrunk = SIZES.map(|size| Frame::new(free, size));
        let fits = |frame: &Frame| {
            let mut suits = Suit::ALL.into_iter();
            suits.all(|suit| frame.room(suit).shows_ribbons(game.row(suit)))
        };
        let fitting = shrunk.iter().find(|frame| fits(frame));
        let frame = fitting.unwrap_or(&shrunk[SIZES.len() - 1]);
        let lanes = Suit::ALL.map(|suit| frame.lane(game, suit));
        let pieces = [0, 1, 2, 3].map(|index: usize| lanes[index].piece);
        let hand = hand(layout, in_hand(game, seat).len());
        let own = has_meeple(game, seat).then(|| own(layout, &hand));
        Spread {
            lanes,
            track: Track { pieces },
            card: frame.card,
            meeple: frame.meeple,
            hand,
            own,
        }
    }

    pub const fn lane(&self, suit: Suit) -> &Lane {
        &self.lanes[suit.index()]
    }

    /// The place for one more card, inside the row however long that is.
    pub fn place_in(&self, row: Suit) -> Rect {
        let lane = self.lane(row);
        let place = Rect::from_origin_size(lane.end.origin(), self.card);
        place - Vec2::new((place.x1 - lane.whole.x1).max(0.0), 0.0)
    }

    /// The rectangle of something; `None` when there is no such thing.
    pub fn rect(&self, thing: Thing) -> Option<Rect> {
        match thing {
            Thing::Card(suit, index) => self.lane(suit).cards.get(index).copied(),
            Thing::Meeple(suit, index) => self.lane(suit).meeples.get(index).copied(),
            Thing::Hand(index) => self.hand.get(index).copied(),
            Thing::Own => self.own,
        }
    }

    /// What is at a point, topmost first.
    pub fn at(&self, point: Point) -> Option<Hit> {
        let thing = self.thing_at(point).map(Hit::Thing);
        thing.or_else(|| {
            let suit = Suit::ALL
                .into_iter()
                .find(|&suit| self.lane(suit).whole.contains(point))?;
            let on_track = point.x < self.lane(suit).piece.x1;
            Some(if on_track { Hit::Track } else { Hit::Row(suit) })
        })
    }

    fn thing_at(&self, point: Point) -> Option<Thing> {
        let last = |rects: &[Rect], near: f64| {
            let hit = |rect: &Rect| rect.inset(near).contains(point);
            rects.iter().rposition(hit)
        };
        if self.own.is_some_and(|own| own.inset(NEAR).contains(point)) {
            return Some(Thing::Own);
        }
        if let Some(index) = last(&self.hand, 0.0) {
            return Some(Thing::Hand(index));
        }
        Suit::ALL.into_iter().find_map(|suit| {
            let lane = self.lane(suit);
            let meeple = last(&lane.meeples, NEAR).map(|index| Thing::Meeple(suit, index));
            meeple.or_else(|| last(&lane.cards, 0.0).map(|index| Thing::Card(suit, index)))
        })
    }

    /// The row that a drop at a point goes to: the one below it, or the nearest allowed one within
    /// reach.
    pub fn row_at(&self, point: Point, allowed: &[Suit]) -> Option<Suit> {
        let over = |&suit: &Suit| self.lane(suit).whole.contains(point);
        let here = Suit::ALL.into_iter().find(over);
        let far = |suit: Suit| {
            let whole = self.lane(suit).whole;
            let near = Point::new(
                point.x.clamp(whole.x0, whole.x1),
                point.y.clamp(whole.y0, whole.y1),
            );
            near.distance(point)
        };
        here.filter(|suit| allowed.contains(suit)).or_else(|| {
            let nearest = allowed
                .iter()
                .copied()
                .min_by(|&a, &b| far(a).total_cmp(&far(b)))?;
            (here.is_none() && far(nearest) < LEAST_END / 2.0).then_some(nearest)
        })
    }
}

/// The sizes in a part of the screen, independent of what lies in the rows.
struct Frame {
    free: Rect,
    /// Height of a row.
    high: f64,
    gap: f64,
    card: Size,
    meeple: Size,
    piece: Size,
}

impl Frame {
    /// The sizes when cards have this fraction of their largest size.
    fn new(free: Rect, size: f64) -> Frame {
        let high = free.height() / Suit::COUNT as f64;
        let gap = (high * 0.06).clamp(3.0, 9.0);
        let widest = free.width() * CARD_SHARE / ASPECT;
        let largest = (high - 2.0 * gap).min(widest);
        let card = (largest * size).clamp(CARD_HEIGHT.0, CARD_HEIGHT.1);
        // Even in a very low row, nothing sticks out.
        let card = card.min(largest.max(1.0));
        let meeple = (card * MEEPLE.0).clamp(MEEPLE.1, MEEPLE.2).min(card);
        let piece = (high * PIECE_ASPECT).min(free.width() * PIECE_SHARE);
        Frame {
            free,
            high,
            gap,
            card: Size::new(card * ASPECT, card),
            meeple: Size::new(meeple * MEEPLE_ASPECT, meeple),
            piece: Size::new(piece, high - 3.0),
        }
    }

    /// The whole area of a row.
    fn whole(&self, suit: Suit) -> Rect {
        let above = (Suit::COUNT - 1 - suit.index()) as f64;
        let y0 = self.free.y0 + self.high * above;
        Rect::new(self.free.x0, y0, self.free.x1, y0 + self.high)
    }

    /// The piece of the track at the head of a row.
    fn piece(&self, suit: Suit) -> Rect {
        let x0 = self.free.x0 + self.gap + Track::start(self.piece);
        Rect::from_origin_size((x0, self.whole(suit).y0 + 1.5), self.piece)
    }

    /// The room for the cards of a row.
    fn room(&self, suit: Suit) -> Room {
        let (middle, half) = (self.whole(suit).center().y, self.card.height / 2.0);
        let from = self.piece(suit).x1 + self.gap;
        Room {
            bed: Rect::new(from, middle - half, self.free.x1 - self.gap, middle + half),
            card: self.card,
            meeple: self.meeple,
            end: (self.card.width * 0.7).max(LEAST_END),
        }
    }

    fn lane(&self, game: &Game, suit: Suit) -> Lane {
        let (cards, meeples, end) = self.room(suit).lay(game.row(suit));
        Lane {
            whole: self.whole(suit),
            piece: self.piece(suit),
            cards,
            meeples,
            end,
        }
    }
}

/// The largest card that fits into a rectangle, centred.
fn fitted(slot: Rect) -> Rect {
    let high = slot.height().min(slot.width() / ASPECT);
    Rect::from_center_size(slot.center(), (high * ASPECT, high))
}

/// The cards of a hand: one in each slot, or overlapping when there are too few slots.
fn hand(layout: &Layout, count: usize) -> Vec<Rect> {
    let slots = &layout.slots;
    if slots.len() >= count {
        return slots[..count].iter().copied().map(fitted).collect();
    }
    let Some(whole) = slots.iter().copied().reduce(|a, b| a.union(b)) else {
        return vec![AWAY; count];
    };
    let high = whole.height().min(whole.width() / ASPECT);
    let wide = high * ASPECT;
    let step = ((whole.width() - wide) / (count - 1).max(1) as f64).min(wide * 1.08);
    let used = wide + step * (count - 1) as f64;
    let first = Point::new(whole.center().x - used / 2.0, whole.center().y - high / 2.0);
    (0..count)
        .map(|index| first + Vec2::new(step * index as f64, 0.0))
        .map(|corner| Rect::from_origin_size(corner, (wide, high)))
        .collect()
}

/// The place of the large meeple beside a hand.
fn own(layout: &Layout, hand: &[Rect]) -> Rect {
    if let Some(&place) = layout.kinds.first() {
        let high = (place.height() * OWN).min(place.width() / MEEPLE_ASPECT);
        return Rect::from_center_size(place.center(), (high * MEEPLE_ASPECT, high));
    }
    let last = hand.last().or(layout.slots.last()).copied().unwrap_or(AWAY);
    let high = last.height() * OWN;
    let corner = Point::new(last.x1 + 8.0, last.center().y - high / 2.0);
    Rect::from_origin_size(corner, (high * MEEPLE_ASPECT, high))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::cards::Setup;

    fn screen(wide: f64, high: f64) -> Layout {
        Layout {
            whole: Rect::new(0.0, 0.0, wide, high),
            free: Rect::new(0.0, 40.0, wide, high - 110.0),
            slots: vec![Rect::new(10.0, high - 100.0, wide - 80.0, high - 10.0)],
            ..Layout::default()
        }
    }

    fn game() -> Game {
        Game::new(Setup::new(3)).unwrap()
    }

    #[test]
    fn card_08_the_rows_lie_above_each_other_from_yellow_to_blue() {
        let spread = Spread::lay_out(&game(), &screen(390.0, 844.0), None);
        let heights = Suit::ALL.map(|suit| spread.lane(suit).whole.y0);
        assert!(heights.is_sorted_by(|a, b| a > b), "{heights:?}");
    }

    #[test]
    fn a_finger_hits_every_row_on_the_smallest_screen() {
        for (wide, high) in [(390.0, 844.0), (844.0, 390.0), (1280.0, 800.0)] {
            let spread = Spread::lay_out(&game(), &screen(wide, high), None);
            for suit in Suit::ALL {
                let lane = spread.lane(suit);
                assert!(lane.whole.height() >= 44.0 && lane.end.width() >= 44.0);
                let middle = lane.end.center();
                assert_eq!(spread.at(middle), Some(Hit::Row(suit)));
                assert_eq!(spread.row_at(middle, &[suit]), Some(suit));
            }
        }
    }

    #[test]
    fn what_lies_in_a_row_stays_inside_however_low_it_is() {
        for high in [176.0, 120.0, 96.0] {
            let layout = Layout {
                free: Rect::new(0.0, 0.0, 304.0, high),
                ..Layout::default()
            };
            let frame = Frame::new(layout.clear(), 1.0);
            let lane = frame.lane(&game(), Suit::Red);
            assert!(frame.card.height <= lane.whole.height(), "{high}");
            assert!(frame.meeple.height <= frame.card.height, "{high}");
        }
    }

    #[test]
    fn a_row_where_a_card_may_not_go_does_not_catch_it() {
        let spread = Spread::lay_out(&game(), &screen(1280.0, 800.0), None);
        let red = spread.lane(Suit::Red).whole.center();
        assert_eq!(spread.row_at(red, &[Suit::Blue]), None);
        let below = Point::new(600.0, spread.lane(Suit::Yellow).whole.y1 + 9.0);
        assert_eq!(spread.row_at(below, &[Suit::Yellow]), Some(Suit::Yellow));
        assert_eq!(
            spread.row_at(below + Vec2::new(0.0, 60.0), &[Suit::Yellow]),
            None
        );
    }

    #[test]
    fn a_hand_without_enough_slots_overlaps_and_stays_inside_of_them() {
        let layout = screen(390.0, 844.0);
        let hand = hand(&layout, 6);
        assert_eq!(hand.len(), 6);
        let slot = layout.slots[0];
        assert!(
            hand.iter()
                .all(|card| slot.inset(0.01).union(*card).area() <= slot.inset(0.02).area())
        );
        assert!(hand.is_sorted_by(|a, b| a.x0 < b.x0));
    }
}
