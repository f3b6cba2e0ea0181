//! What is on its way on the table of the card game: cards, large meeples, points, small meeples on the track.

use kurbo::{Point, Rect, Size};

use super::card_art::Paper;
use super::layout::{ASPECT, Spread, Thing};
use super::table::{card, meeple};
use crate::scene::display::DisplayList;
use crate::scene::figures::{FigureLook, Owner};
use crate::scene::flight::points;
use crate::scene::tween::{Millis, Tween, carried};
use engine::cards::Card;
use engine::table::Seat;

/// How long a small meeple walks for its points.
const WALK: Millis = 700.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cargo {
    /// A card, from the side that is up first to the one in the end; it turns over on the way when they differ.
    Card(Option<Card>, Option<Card>),
    Meeple(Owner),
    /// Points won by an owner.
    Points(u16, Owner),
}

/// A place on the screen: a middle and a height, in pixels of the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    /// The middle of what is there.
    pub at: Point,
    pub height: f64,
}

impl Stop {
    /// The place of a rectangle.
    pub fn on(rect: Rect) -> Stop {
        Stop {
            at: rect.center(),
            height: rect.height(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    pub cargo: Cargo,
    pub from: Stop,
    pub to: Stop,
    pub tween: Tween,
    /// Since when something that has not left yet is seen where it was; never when it comes from somebody's hand.
    pub since: Option<Millis>,
    /// What lies on the table already and is not shown before the flight ends.
    pub hides: Option<Thing>,
}

/// A thing that moves a little without leaving the table, because others came or went.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slide {
    pub thing: Thing,
    pub from: Rect,
    pub tween: Tween,
}

/// Points that are not seen yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Coming {
    pub seat: Seat,
    pub points: u32,
    /// When the small meeple sets out for them.
    pub at: Millis,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Motion {
    pub flights: Vec<Flight>,
    /// Things that move aside.
    pub slides: Vec<Slide>,
    /// Points on their way to the track.
    pub coming: Vec<Coming>,
    /// When the last thing will have been seen.
    pub quiet: Millis,
}

impl Motion {
    /// Adds what begins now to what still moves.
    pub fn and(&mut self, more: Motion) {
        self.slides
            .retain(|slide| more.slides.iter().all(|new| new.thing != slide.thing));
        self.flights.extend(more.flights);
        self.slides.extend(more.slides);
        self.coming.extend(more.coming);
        self.quiet = self.quiet.max(more.quiet);
    }

    /// Lets everything be over at `now`.
    pub fn stop(&mut self, now: Millis) {
        *self = Motion {
            quiet: now,
            ..Motion::default()
        };
    }

    /// Lets what flies to a thing on the table end where that thing lies now: the page may find room for a hand only
    /// after the flight has begun.
    pub fn aim(&mut self, spread: &Spread) {
        for flight in &mut self.flights {
            let there = flight.hides.and_then(|thing| spread.rect(thing));
            flight.to = there.map_or(flight.to, Stop::on);
        }
    }

    /// Shows of what flies only what everybody may see: cards that lie face down in the end are on their backs, and
    /// those of a hand are gone (CARD-17).
    pub fn cover(&mut self) {
        let of_hand = |flight: &Flight| matches!(flight.hides, Some(Thing::Hand(_)));
        self.flights.retain(|flight| !of_hand(flight));
        for flight in &mut self.flights {
            if let Cargo::Card(first, None) = &mut flight.cargo {
                *first = None;
            }
        }
    }

    /// Whether something still moves at `now`.
    pub fn goes_on(&self, now: Millis) -> bool {
        let flies = self.flights.iter().any(|flight| !flight.tween.is_over(now));
        let slides = self.slides.iter().any(|slide| !slide.tween.is_over(now));
        flies || slides || self.coming.iter().any(|coming| coming.at + WALK > now)
    }

    /// Forgets what is over. Returns whether something is.
    pub fn tick(&mut self, now: Millis) -> bool {
        let count =
            |motion: &Motion| motion.flights.len() + motion.slides.len() + motion.coming.len();
        let before = count(self);
        self.flights.retain(|flight| !flight.tween.is_over(now));
        self.slides.retain(|slide| !slide.tween.is_over(now));
        self.coming.retain(|coming| coming.at + WALK > now);
        before != count(self)
    }

    /// The points of a seat as far as they were seen, between two numbers while its small meeple walks.
    pub fn points(&self, seat: Seat, score: u32, now: Millis) -> f64 {
        let own = self.coming.iter().filter(|coming| coming.seat == seat);
        let ahead = own.map(|coming| {
            let time = ((now - coming.at) / WALK).clamp(0.0, 1.0);
            f64::from(coming.points) * (1.0 - time)
        });
        (f64::from(score) - ahead.sum::<f64>()).max(0.0)
    }

    /// Where a thing is seen that lies in `rect` in the end; nowhere before its flight has ended.
    pub(super) fn place(&self, thing: Thing, rect: Rect, now: Millis) -> Option<Rect> {
        let hides = |flight: &Flight| flight.hides == Some(thing) && !flight.tween.is_over(now);
        if self.flights.iter().any(hides) {
            return None;
        }
        let slide = self.slides.iter().find(|slide| slide.thing == thing);
        Some(slide.map_or(rect, |slide| {
            let share = slide.tween.share(now);
            let size = slide
                .from
                .size()
                .to_vec2()
                .lerp(rect.size().to_vec2(), share);
            let corner = slide.from.origin().lerp(rect.origin(), share);
            Rect::from_origin_size(corner, size.to_size())
        }))
    }

    /// Draws what has not left yet where it was.
    pub(super) fn draw_waiting(&self, list: &mut DisplayList, paper: Paper, now: Millis) {
        for flight in &self.flights {
            let waits = flight.since.is_some_and(|since| since <= now) && now < flight.tween.start;
            if waits {
                flight.put(list, paper, flight.from, 0.0);
            }
        }
    }

    /// Draws what flies.
    pub(super) fn draw_moving(&self, list: &mut DisplayList, paper: Paper, now: Millis) {
        for flight in &self.flights {
            if now >= flight.tween.start && !flight.tween.is_over(now) {
                flight.draw(list, paper, now);
            }
        }
    }
}

impl Flight {
    fn draw(&self, list: &mut DisplayList, paper: Paper, now: Millis) {
        if let Cargo::Points(won, owner) = self.cargo {
            let share = self.tween.share(now);
            let at = self.from.at.lerp(self.to.at, share);
            return points(list, (won, owner), at, self.tween.time(now));
        }
        let share = self.tween.share(now);
        let ways = (
            (self.from.at, self.from.height),
            (self.to.at, self.to.height),
        );
        let (at, height) = carried(ways.0, ways.1, share);
        self.put(list, paper, Stop { at, height }, share);
    }

    /// Draws it at a place, after a share of its way.
    fn put(&self, list: &mut DisplayList, paper: Paper, stop: Stop, share: f64) {
        match self.cargo {
            Cargo::Card(first, last) => {
                let turn = (share * std::f64::consts::PI).cos();
                let (side, wide) = match (first == last, turn < 0.0) {
                    (true, _) => (first, 1.0),
                    (false, false) => (first, turn),
                    (false, true) => (last, -turn),
                };
                let size = Size::new(stop.height * ASPECT * wide.max(0.04), stop.height);
                card(list, side, paper, Rect::from_center_size(stop.at, size));
            }
            Cargo::Meeple(owner) => {
                let size = Size::new(stop.height * 0.9, stop.height);
                meeple(
                    list,
                    owner,
                    FigureLook::Plain,
                    Rect::from_center_size(stop.at, size),
                );
            }
            Cargo::Points(..) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::tween::Ease;
    use engine::cards::Suit;

    fn slide() -> Motion {
        Motion {
            slides: vec![Slide {
                thing: Thing::Card(Suit::Red, 2),
                from: Rect::new(100.0, 0.0, 110.0, 10.0),
                tween: Tween::new(50.0, 100.0, Ease::InOut),
            }],
            ..Motion::default()
        }
    }

    #[test]
    fn a_card_that_slides_begins_where_it_was_and_ends_where_it_lies() {
        let rect = Rect::new(0.0, 0.0, 10.0, 10.0);
        let at = |now| slide().place(Thing::Card(Suit::Red, 2), rect, now);
        assert_eq!(at(0.0), Some(Rect::new(100.0, 0.0, 110.0, 10.0)));
        assert_eq!(at(100.0), Some(Rect::new(50.0, 0.0, 60.0, 10.0)));
        assert_eq!(at(150.0), Some(rect));
        assert_eq!(slide().place(Thing::Own, rect, 0.0), Some(rect));
    }

    #[test]
    fn points_are_seen_when_the_small_meeple_walks() {
        let motion = Motion {
            coming: vec![Coming {
                seat: Seat(1),
                points: 10,
                at: 1000.0,
            }],
            ..Motion::default()
        };
        assert_eq!(motion.points(Seat(1), 30, 0.0), 20.0);
        assert_eq!(motion.points(Seat(1), 30, 1000.0 + WALK / 2.0), 25.0);
        assert_eq!(motion.points(Seat(1), 30, 1000.0 + WALK), 30.0);
        assert_eq!(motion.points(Seat(0), 30, 0.0), 30.0);
    }

    #[test]
    fn what_is_over_is_forgotten() {
        let mut motion = slide();
        assert!(motion.goes_on(149.0) && !motion.tick(149.0));
        assert!(!motion.goes_on(150.0) && motion.tick(150.0));
        assert_eq!(motion.slides, []);
    }
}
