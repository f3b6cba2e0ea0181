//! The card table as a picture.

use kurbo::{Affine, Circle, Point, Rect};

use super::held::Held;
use super::show::{Cargo, Flight, Hides};
use super::table::CardTable;
use crate::cards::{Card, Suit};
use crate::rules::Figure;
use crate::scene::Theme;
use crate::scene::board::shape_of;
use crate::scene::color::{Rgba, WHITE};
use crate::scene::digits;
use crate::scene::display::{DisplayList, Pen};
use crate::scene::figures::Figure as Drawn;
use crate::scene::tween::Millis;
use crate::table::Seat;

fn hue(suit: Option<Suit>) -> Rgba {
    match suit {
        Some(Suit::Yellow) => Rgba::hex(0xe2b93b),
        Some(Suit::Red) => Rgba::hex(0xc0432f),
        Some(Suit::Green) => Rgba::hex(0x5c9a45),
        Some(Suit::Blue) => Rgba::hex(0x3f6fb0),
        None => Rgba::hex(0x8a6bb0),
    }
}

impl CardTable {
    /// What is to be seen at `now`.
    pub(super) fn draw(&self, theme: &Theme, now: Millis) -> DisplayList {
        let mut list = DisplayList::new();
        list.fill(self.layout.whole, theme.table);
        list.fill(self.layout.dock.to_rounded_rect(16.0), theme.panel);
        for suit in Suit::ALL {
            self.draw_row(&mut list, suit);
        }
        let carried = self.grip.carried();
        for (place, card) in self.hand().into_iter().enumerate() {
            let lifted = carried.and_then(|(held, _)| held.slot()) == Some(place);
            if !lifted && !self.motion.hides(Hides::Slot(place)) {
                face(&mut list, self.layout.slot(place), Some(card));
            }
        }
        match carried {
            Some((Held::Meeple, at)) => self.meeple(&mut list, self.observer(), at, 90.0),
            Some((held, at)) => {
                let size = self.home_of(held).size();
                face(&mut list, Rect::from_center_size(at, size), held.card());
            }
            None => {}
        }
        for flight in &self.motion.flights {
            self.draw_flight(&mut list, flight, now);
        }
        list
    }

    fn draw_flight(&self, list: &mut DisplayList, flight: &Flight, now: Millis) {
        if now < flight.tween.start {
            return;
        }
        let share = flight.tween.share(now);
        let middle = flight.from.center().lerp(flight.to.center(), share);
        let (a, b) = (flight.from.size(), flight.to.size());
        let size = a * (1.0 - share) + b * share;
        let place = Rect::from_center_size(middle, size);
        match flight.cargo {
            Cargo::Card(card) => face(list, place, card),
            Cargo::Meeple(seat) => self.meeple(list, Some(seat), middle, size.height),
            Cargo::Points(points, seat) => {
                let text = format!("+{points}");
                list.fill(place.to_rounded_rect(12.0), self.owner(seat).color());
                list.fill(digits::number(&text, middle, 22.0), self.owner(seat).ink());
            }
        }
    }

    fn draw_row(&self, list: &mut DisplayList, suit: Suit) {
        let strip = self.strip(suit);
        let fits = self
            .chosen
            .is_some_and(|held| self.rows_for(held).contains(&suit));
        let strong = if fits { 0.55 } else { 0.22 };
        list.fill(
            strip.inset(-2.0).to_rounded_rect(10.0),
            hue(Some(suit)).alpha(strong),
        );
        if self.over == Some(suit) {
            list.stroke(
                strip.inset(-3.0).to_rounded_rect(10.0),
                WHITE,
                Pen::round(3.0),
            );
        }
        let row = self.game.row(suit);
        for (place, laid) in row.laid().iter().enumerate() {
            let card = laid.card.filter(|_| !laid.is_down());
            if !self.motion.hides(Hides::Card(suit, place)) {
                face(list, self.card_at(&self.game, suit, place), card);
            }
        }
        for (number, claim) in row.claims().iter().enumerate() {
            let place = self.claim_at(&self.game, suit, number);
            if !self.motion.hides(Hides::Claim(suit, number)) {
                self.meeple(list, Some(claim.seat), place.center(), place.height());
            }
        }
    }

    fn meeple(&self, list: &mut DisplayList, seat: Option<Seat>, at: Point, size: f64) {
        if let Some(seat) = seat {
            let figure = Drawn::of(shape_of(Figure::Large), self.owner(seat));
            let scale = size / 260.0;
            figure.draw(list, Affine::translate(at.to_vec2()) * Affine::scale(scale));
        }
    }
}

fn face(list: &mut DisplayList, place: Rect, card: Option<Card>) {
    let rounded = place.to_rounded_rect(6.0);
    let Some(card) = card else {
        list.fill(rounded, Rgba::hex(0x6b4a30));
        list.stroke(rounded, WHITE, Pen::round(2.0));
        return;
    };
    list.fill(rounded, WHITE);
    list.stroke(rounded, hue(card.suit()), Pen::round(3.0));
    match card {
        Card::Character(_, rank) => {
            let text = rank.value().to_string();
            list.fill(
                digits::number(&text, place.center(), place.height() * 0.4),
                hue(card.suit()),
            );
        }
        Card::Animal(_) | Card::AnimalJoker => {
            list.fill(
                Circle::new(place.center(), place.width() * 0.25),
                hue(card.suit()),
            );
        }
        _ => {
            let house =
                Rect::from_center_size(place.center(), (place.width() * 0.5, place.width() * 0.5));
            list.fill(house, hue(card.suit()));
        }
    }
}
