//! Animations on the table of the card game: cards, large meeples, points, small meeples on the
//! track.

use kurbo::{Point, Rect, Size};

use super::card_art::Paper;
use super::layout::{ASPECT, Spread, Thing};
use super::table::{card, meeple};
use crate::scene::color::WHITE;
use crate::scene::display::{DisplayList, Group, Pen};
use crate::scene::figures::{FigureLook, Owner};
use crate::scene::flight::points;
use crate::scene::glow::swell;
use crate::scene::tween::{Millis, Tween, carried};
use engine::cards::Card;
use engine::table::Seat;

/// Duration of a small meeple's walk.
const WALK: Millis = 700.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cargo {
    /// A card: the side that is up at the start and at the end. It turns over on the way when they
    /// differ.
    Card(Option<Card>, Option<Card>),
    Meeple(Owner),
    /// Points won by an owner.
    Points(u16, Owner),
    /// The light on a row scored by an owner.
    Light(Rect, Owner),
}

/// A place on the screen: centre and height, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
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
    /// From when on it is shown at its start; `None` when it comes from somebody's hand.
    pub since: Option<Millis>,
    /// What is already on the table but hidden until the flight ends.
    pub hides: Option<Thing>,
}

/// A thing that moves a little on the table, because others came or went.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slide {
    pub thing: Thing,
    pub from: Rect,
    pub tween: Tween,
}

/// Points that have not arrived yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Coming {
    pub seat: Seat,
    pub points: u32,
    /// When the small meeple starts walking for them.
    pub at: Millis,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Motion {
    pub flights: Vec<Flight>,
    /// Things that move aside.
    pub slides: Vec<Slide>,
    /// Points on their way to the track.
    pub coming: Vec<Coming>,
    /// When everything is over.
    pub quiet: Millis,
}

impl Motion {
    /// Adds animations that begin now.
    pub fn and(&mut self, more: Motion) {
        self.slides
            .retain(|slide| more.slides.iter().all(|new| new.thing != slide.thing));
        self.flights.extend(more.flights);
        self.slides.extend(more.slides);
        self.coming.extend(more.coming);
        self.quiet = self.quiet.max(more.quiet);
    }

    /// Ends everything at `now`.
    pub fn stop(&mut self, now: Millis) {
        *self = Motion {
            quiet: now,
            ..Motion::default()
        };
    }

    /// Redirects flights to the current places of their targets: the page may make room for a hand
    /// after a flight has begun.
    pub fn aim(&mut self, spread: &Spread) {
        for flight in &mut self.flights {
            let there = flight.hides.and_then(|thing| spread.rect(thing));
            flight.to = there.map_or(flight.to, Stop::on);
        }
    }

    /// Restricts flights to what everybody may see: cards that end face down show their backs, and
    /// those of a hand disappear (CARD-17).
    pub fn cover(&mut self) {
        let of_hand = |flight: &Flight| matches!(flight.hides, Some(Thing::Hand(_)));
        self.flights.retain(|flight| !of_hand(flight));
        for flight in &mut self.flights {
            if let Cargo::Card(first, None) = &mut flight.cargo {
                *first = None;
            }
        }
    }

    /// Whether something is still moving at `now`.
    pub fn goes_on(&self, now: Millis) -> bool {
        let flies = self.flights.iter().any(|flight| !flight.tween.is_over(now));
        let slides = self.slides.iter().any(|slide| !slide.tween.is_over(now));
        flies || slides || self.coming.iter().any(|coming| coming.at + WALK > now)
    }

    /// Removes what is over. Returns whether anything was.
    pub fn tick(&mut self, now: Millis) -> bool {
        let count =
            |motion: &Motion| motion.flights.len() + motion.slides.len() + motion.coming.len();
        let before = count(self);
        self.flights.retain(|flight| !flight.tween.is_over(now));
        self.slides.retain(|slide| !slide.tween.is_over(now));
        self.coming.retain(|coming| coming.at + WALK > now);
        before != count(self)
    }

    /// The displayed points of a seat, fractional while its small meeple walks.
    pub fn points(&self, seat: Seat, score: u32, now: Millis) -> f64 {
        let own = self.coming.iter().filter(|coming| coming.seat == seat);
        let ahead = own.map(|coming| {
            let time = ((now - coming.at) / WALK).clamp(0.0, 1.0);
            f64::from(coming.points) * (1.0 - time)
        });
        (f64::from(score) - ahead.sum::<f64>()).max(0.0)
    }

    /// Where a thing is shown whose place is `rect`; `None` until its flight ends.
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

    /// Draws what has not left yet, at its start.
    pub(super) fn draw_waiting(&self, list: &mut DisplayList, paper: Paper, now: Millis) {
        for flight in &self.flights {
            let waits = flight.since.is_some_and(|since| since <= now) && now < flight.tween.start;
            if waits {
                flight.put(list, paper, flight.from, 0.0);
            }
        }
    }

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
        let share = self.tween.share(now);
        match self.cargo {
            Cargo::Points(won, owner) => {
                let at = self.from.at.lerp(self.to.at, share);
                return points(list, (won, owner), at, self.tween.time(now));
            }
            Cargo::Light(row, owner) => return light(list, row, owner, self.tween.time(now)),
            Cargo::Card(..) | Cargo::Meeple(_) => {}
        }
        let ways = (
            (self.from.at, self.from.height),
            (self.to.at, self.to.height),
        );
        let (at, height) = carried(ways.0, ways.1, share);
        self.put(list, paper, Stop { at, height }, share);
    }

    /// Draws it at a place, after a fraction of its way.
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
            Cargo::Points(..) | Cargo::Light(..) => {}
        }
    }
}

/// The light on a row after a fraction of its time.
fn light(list: &mut DisplayList, row: Rect, owner: Owner, time: f64) {
    let outline = row.inset(-3.0).to_rounded_rect(12.0);
    list.group(Group::default().faded(swell(time)), |list| {
        list.fill(outline, WHITE.alpha(0.22));
        list.stroke(outline, WHITE, Pen::round(5.0));
        list.stroke(outline, owner.color(), Pen::round(3.0));
    });
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
