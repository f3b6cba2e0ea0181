//! What happened becomes something to see: flights of cards, large meeples and points.

use kurbo::{Point, Rect};

use super::held::Held;
use super::table::CardTable;
use crate::cards::{Card, Event, Laid, Scored, Suit};
use crate::scene::tween::{Ease, Millis, Tween};
use crate::table::Seat;
use crate::ui::table::length;

/// How long a card that somebody else played is on its way.
const STEP: Millis = 520.0;
/// How long a card or a large meeple that was let go by hand comes to rest.
const REST: Millis = 180.0;
/// How long claimed cards are on their way to their player, and the time between two of them.
const TAKE: (Millis, Millis) = (620.0, 70.0);
/// How long a card is on its way to the hand, and the time between two of them.
const DEAL: (Millis, Millis) = (340.0, 70.0);
/// How long claimed cards lie open before they go.
const OPEN: Millis = 700.0;
/// How long points rise, and the time between two scores.
const RISE: (Millis, Millis) = (1500.0, 450.0);

/// What flies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Cargo {
    /// A card, face down when it is not known.
    Card(Option<Card>),
    /// The large meeple of a seat.
    Meeple(Seat),
    /// Points of a seat.
    Points(u16, Seat),
}

/// What stands on the table already and is not shown before a flight ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hides {
    /// Nothing.
    Nothing,
    /// A card of a row, by its place.
    Card(Suit, usize),
    /// The large meeple of a row, by its number.
    Claim(Suit, usize),
    /// A card of the hand, by its place.
    Slot(usize),
}

/// Something on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Flight {
    pub(super) cargo: Cargo,
    pub(super) from: Rect,
    pub(super) to: Rect,
    pub(super) tween: Tween,
    pub(super) hides: Hides,
}

/// What moves because of what happened.
#[derive(Debug, Default)]
pub(super) struct Motion {
    pub(super) flights: Vec<Flight>,
    /// Points that are not seen yet: whose, how many, and when they are.
    coming: Vec<(Seat, u16, Millis)>,
    /// Where a card or the large meeple is let go that was carried by hand.
    pub(super) dropped: Option<Point>,
    /// Where the mouse hovers.
    pub(super) pointer: Option<Point>,
    /// When the last thing that moves will be seen.
    pub(super) quiet: Millis,
}

impl Motion {
    /// Lets everything be over at `now`.
    pub(super) fn stop(&mut self, now: Millis) {
        self.flights.clear();
        self.coming.clear();
        self.quiet = now;
    }

    /// Whether something still flies at `now`.
    pub(super) fn goes_on(&self, now: Millis) -> bool {
        self.flights.iter().any(|flight| !flight.tween.is_over(now))
    }

    /// Forgets what is over. Returns whether something is.
    pub(super) fn tick(&mut self, now: Millis) -> bool {
        let before = (self.flights.len(), self.coming.len());
        self.flights.retain(|flight| !flight.tween.is_over(now));
        self.coming.retain(|&(_, _, at)| at > now);
        before != (self.flights.len(), self.coming.len())
    }

    /// Whether something on the table is not seen yet.
    pub(super) fn hides(&self, hidden: Hides) -> bool {
        self.flights.iter().any(|flight| flight.hides == hidden)
    }

    /// How many points of a seat are still to be seen.
    pub(super) fn coming(&self, seat: Seat) -> u32 {
        let own = self.coming.iter().filter(|coming| coming.0 == seat);
        own.map(|&(_, points, _)| u32::from(points)).sum()
    }

    fn fly(&mut self, flight: Flight) -> Millis {
        self.quiet = self.quiet.max(flight.tween.end());
        self.flights.push(flight);
        flight.tween.end()
    }
}

impl CardTable {
    /// Shows events one after the other; what a person did with the own hand is seen already.
    pub(super) fn show(&mut self, events: &[Event], by_hand: bool, now: Millis) {
        self.motion.quiet = self.motion.quiet.max(now);
        if self.calm {
            return;
        }
        let mut time = now;
        for event in events {
            time = match event {
                Event::Played { seat, card, row } => {
                    self.show_card((*seat, *card), *row, (by_hand, time))
                }
                Event::JokerLaid { seat, card, row } => {
                    self.show_card((*seat, Some(*card)), *row, (by_hand, time))
                }
                Event::Claimed { seat, row, .. } => self.show_claim(*seat, *row, (by_hand, time)),
                Event::Taken { seat, row, cards } => self.show_taking(*seat, *row, cards, time),
                Event::Scored(scored) if scored.points > 0 => self.rise(scored, time),
                Event::RoundBegan { .. } => self.show_deal(time),
                _ => time,
            };
        }
        self.motion.quiet = self.motion.quiet.max(time);
    }

    /// A card that goes to the end of a row. Returns when the next event may be shown.
    fn show_card(
        &mut self,
        (seat, card): (Seat, Option<Card>),
        row: Suit,
        (by_hand, time): (bool, Millis),
    ) -> Millis {
        let Some(place) = self.game.row(row).laid().len().checked_sub(1) else {
            return time;
        };
        let to = self.card_at(&self.game, row, place);
        self.motion.fly(Flight {
            cargo: Cargo::Card(card),
            from: self.beginning(seat, to, by_hand),
            to,
            tween: way(by_hand, time),
            hides: Hides::Card(row, place),
        })
    }

    fn show_claim(&mut self, seat: Seat, row: Suit, (by_hand, time): (bool, Millis)) -> Millis {
        let Some(number) = self.game.row(row).claims().len().checked_sub(1) else {
            return time;
        };
        let to = self.claim_at(&self.game, row, number);
        self.motion.fly(Flight {
            cargo: Cargo::Meeple(seat),
            from: self.beginning(seat, to, by_hand),
            to,
            tween: way(by_hand, time),
            hides: Hides::Claim(row, number),
        })
    }

    /// Where something comes from: from the hand that let it go, or from the panel of its player.
    fn beginning(&self, seat: Seat, like: Rect, by_hand: bool) -> Rect {
        let dropped = self.motion.dropped.filter(|_| by_hand);
        let from = dropped.unwrap_or_else(|| self.layout.home(seat.index()));
        let size = if dropped.is_some() {
            like.size()
        } else {
            like.size() * 0.4
        };
        Rect::from_center_size(from, size)
    }

    /// The cards somebody claimed lie open for a moment and go to their player, with the large meeple.
    fn show_taking(&mut self, seat: Seat, row: Suit, cards: &[Laid], time: Millis) -> Millis {
        let home = self.layout.home(seat.index());
        let mut last = time;
        for (place, laid) in cards.iter().enumerate() {
            let from = self.card_at(&self.before, row, place);
            let to = Rect::from_center_size(home, from.size() * 0.3);
            let start = time + OPEN + TAKE.1 * place as Millis;
            let tween = Tween::new(start, TAKE.0, Ease::InOut);
            last = self.motion.fly(Flight {
                cargo: Cargo::Card(laid.card),
                from,
                to,
                tween,
                hides: Hides::Nothing,
            });
        }
        last
    }

    /// Points rise at the panel of their player. Returns when the next ones may.
    fn rise(&mut self, scored: &Scored, time: Millis) -> Millis {
        let home = self.layout.home(scored.seat.index());
        let inside = self.layout.free.inset(-40.0);
        let begin = Point::new(
            home.x.clamp(inside.x0, inside.x1),
            home.y.clamp(inside.y0, inside.y1),
        );
        let from = Rect::from_center_size(begin, (60.0, 40.0));
        self.motion.coming.push((scored.seat, scored.points, time));
        self.motion.fly(Flight {
            cargo: Cargo::Points(scored.points, scored.seat),
            from,
            to: from - kurbo::Vec2::new(0.0, 46.0),
            tween: Tween::new(time, RISE.0, Ease::Out),
            hides: Hides::Nothing,
        });
        time + RISE.1
    }

    /// The cards of the hand of whoever looks come from the stack, one after the other.
    fn show_deal(&mut self, time: Millis) -> Millis {
        let stack = Point::new(self.layout.free.x1, self.layout.free.y0);
        let mut last = time;
        for (place, card) in self.hand().into_iter().enumerate() {
            let to = self.layout.slot(place);
            let start = time + DEAL.1 * place as Millis;
            last = self.motion.fly(Flight {
                cargo: Cargo::Card(Some(card)),
                from: Rect::from_center_size(stack, to.size() * 0.5),
                to,
                tween: Tween::new(start, DEAL.0, Ease::Out),
                hides: Hides::Slot(place),
            });
        }
        last
    }

    /// What was put down nowhere goes back to where it was.
    pub(super) fn give_back(&mut self, held: Held, from: Point, now: Millis) {
        let (Some(seat), to) = (self.session.asked_seat(), self.home_of(held)) else {
            return;
        };
        let cargo = match held {
            Held::Card(_, card) | Held::Joker(card) => Cargo::Card(Some(card)),
            Held::Meeple => Cargo::Meeple(seat),
        };
        let hides = held.slot().map_or(Hides::Nothing, Hides::Slot);
        self.motion.fly(Flight {
            cargo,
            from: Rect::from_center_size(from, to.size()),
            to,
            tween: Tween::new(now, self.lasting(length::BACK), Ease::Out),
            hides,
        });
    }
}

/// How something goes to a row: let go by hand, or from the panel of a player.
fn way(by_hand: bool, time: Millis) -> Tween {
    match by_hand {
        true => Tween::new(time, REST, Ease::Out),
        false => Tween::new(time, STEP, Ease::InOut),
    }
}
