//! Turns events of the card game into motion: flights of cards, large meeples and points, cards
//! moving up, small meeples walking. Computed from the table before, the table after, and the
//! events in between.

use kurbo::{Point, Rect, Size, Vec2};

use super::layout::{Spread, Thing, in_hand};
use super::motion::{Cargo, Coming, Flight, Motion, Slide, Stop};
use crate::scene::figures::Owner;
use crate::scene::figures::on_board::owner_of;
use crate::scene::flight::plate;
use crate::scene::layout::Layout;
use crate::scene::tween::{Ease, Millis, Tween};
use engine::cards::{Card, Event, Game, Laid, Scored, Suit};
use engine::table::Seat;

/// Height of a card in its owner's panel, in pixels.
const AT_HOME: f64 = 46.0;
/// Height of a large meeple there, in pixels.
const MEEPLE_AT_HOME: f64 = 30.0;

/// Duration of a card's flight to its row or hand, and the delay between two cards being dealt.
const PLAY: Millis = 480.0;
const DEAL_GAP: Millis = 90.0;
/// Delay between two of the first ten cards.
const TURN_UP_GAP: Millis = 170.0;
/// Duration of a large meeple's flight.
const STEP: Millis = 340.0;
/// Duration of turning a card over in place.
const REVEAL: Millis = 420.0;
/// How long it is then shown.
const LOOK: Millis = 260.0;
/// Duration of the flight of claimed cards to their owner, and the delay between two of them.
const HOME: Millis = 620.0;
const HOME_GAP: Millis = 45.0;
/// Duration of rising points, their height, and the delay between two scores.
const RISE: Millis = 1200.0;
const HEIGHT: f64 = 56.0;
const SCORE_GAP: Millis = 520.0;
/// Gap between two plates with points, in pixels.
const BESIDE: f64 = 6.0;
/// Duration of cards moving up.
const SLIDE: Millis = 260.0;
/// The shortest movement that is animated, in pixels.
const LEAST: f64 = 0.75;

/// The table at one moment.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The game as the observer knows it.
    pub game: &'a Game,
    pub spread: &'a Spread,
}

/// Everything needed to show what happened.
#[derive(Clone, Copy, Debug)]
pub struct Journey<'a> {
    /// The table before it happened.
    pub before: Scene<'a>,
    pub after: Scene<'a>,
    /// The parts of the screen, with the homes of the seats.
    pub layout: &'a Layout,
    /// The owner of each seat's meeples.
    pub owners: &'a [Owner],
    /// The seat whose hand is in the bar.
    pub seat: Option<Seat>,
    /// Where somebody dropped what they carried; it starts from there instead of from the hand.
    pub dropped: Option<Stop>,
    pub now: Millis,
}

/// Shows events one after the other: what flies when, and what each flight hides until it ends.
pub fn flights(journey: Journey, events: &[Event]) -> Motion {
    let mut show = Show {
        taken: [0; Suit::COUNT],
        gone: [0; Suit::COUNT],
        played: [0; Suit::COUNT],
        dealt: 0,
        place: journey.after.spread.track.pieces[0].center(),
        at_row: None,
        time: journey.now,
        moved: journey.now,
        motion: Motion::default(),
        plays: Suit::ALL.map(|suit| {
            let laid = events.iter().filter_map(lays);
            laid.filter(|&row| row == suit).count()
        }),
        journey,
    };
    for event in events {
        show.event(event);
    }
    show.slides();
    show.motion.quiet = show.motion.quiet.max(show.time);
    show.motion
}

/// The row to which an event adds a card.
const fn lays(event: &Event) -> Option<Suit> {
    match event {
        Event::TurnedUp(card) => card.suit(),
        Event::JokerLaid { row, .. } | Event::Played { row, .. } => Some(*row),
        _ => None,
    }
}

struct Show<'a> {
    journey: Journey<'a>,
    motion: Motion,
    /// Cards and large meeples taken from each row so far.
    taken: [usize; Suit::COUNT],
    gone: [usize; Suit::COUNT],
    /// Cards that come to each row: in all, and so far.
    plays: [usize; Suit::COUNT],
    played: [usize; Suit::COUNT],
    /// Cards dealt to the hand in the bar so far.
    dealt: usize,
    /// Where points rise, and the row that is in.
    place: Point,
    at_row: Option<Suit>,
    /// When the next event is shown.
    time: Millis,
    /// When the rows move up.
    moved: Millis,
}

impl Show<'_> {
    fn event(&mut self, event: &Event) {
        match event {
            Event::TurnedUp(card) => {
                let from = self.card_home(self.journey.after.game.dealer());
                if let Some(row) = card.suit() {
                    self.lay((None, Some(*card)), row, from);
                }
                self.time += TURN_UP_GAP;
            }
            Event::JokerLaid { seat, card, row } => {
                let from = self.out_of_hand(*seat, Some(*card));
                self.lay((Some(*card), Some(*card)), *row, from);
            }
            Event::Played { seat, card, row } => self.play(*seat, *card, *row),
            Event::Dealt(seat) => self.deal(*seat),
            Event::Claimed { seat, row, .. } => self.claim(*seat, *row),
            Event::RoundScored(_) => self.time = self.time.max(self.motion.quiet) + SLIDE,
            Event::Taken { seat, row, cards } => self.take(*seat, *row, cards),
            Event::Opened { seat, .. } => self.place = self.card_home(*seat).at,
            Event::Scored(scored) => self.rise(scored),
            _ => {}
        }
    }

    fn owner(&self, seat: Seat) -> Owner {
        owner_of(self.journey.owners, seat)
    }

    fn card_home(&self, seat: Seat) -> Stop {
        Stop {
            at: self.journey.layout.home(seat.index()),
            height: AT_HOME,
        }
    }

    fn fly(&mut self, cargo: Cargo, way: (Stop, Stop), tween: Tween, hides: Option<Thing>) {
        self.motion.flights.push(Flight {
            cargo,
            from: way.0,
            to: way.1,
            tween,
            since: None,
            hides,
        });
        self.motion.quiet = self.motion.quiet.max(tween.end());
    }

    /// Like [`Show::fly`]; from `since` until it leaves, it is shown where it was.
    fn leave(&mut self, cargo: Cargo, way: (Stop, Stop), tween: Tween, since: Millis) {
        self.fly(cargo, way, tween, None);
        if let Some(flight) = self.motion.flights.last_mut() {
            flight.since = Some(since);
        }
    }

    /// Where a card played by a seat comes from: where it was dropped, its place in the hand, or
    /// the seat's home.
    fn out_of_hand(&mut self, seat: Seat, card: Option<Card>) -> Stop {
        if self.journey.seat != Some(seat) {
            return self.card_home(seat);
        }
        let before = self.journey.before;
        let hand = in_hand(before.game, Some(seat));
        let left = in_hand(self.journey.after.game, Some(seat));
        let known = card.and_then(|card| hand.iter().position(|&held| held == Some(card)));
        let place = known.or_else(|| first_change(&left, &hand));
        let own = place.and_then(|index| before.spread.rect(Thing::Hand(index)));
        let own = own.map_or_else(|| self.card_home(seat), Stop::on);
        self.journey.dropped.take().unwrap_or(own)
    }

    fn play(&mut self, seat: Seat, card: Option<Card>, row: Suit) {
        let from = self.out_of_hand(seat, card);
        // Its owner sees it turn face down.
        let index = self.next_in(row);
        let laid = self.journey.after.game.row(row).laid();
        let known = laid.get(index).and_then(|laid| laid.card);
        let own = (self.journey.seat == Some(seat)).then_some(known).flatten();
        self.lay((card.or(own), card), row, from);
    }

    /// The place in a row, in the current layout, for the next card.
    fn next_in(&self, row: Suit) -> usize {
        let all = self.journey.after.game.row(row).laid().len();
        (all + self.played[row.index()]).saturating_sub(self.plays[row.index()])
    }

    /// Moves a card to the end of a row.
    fn lay(&mut self, sides: (Option<Card>, Option<Card>), row: Suit, from: Stop) {
        let thing = Thing::Card(row, self.next_in(row));
        self.played[row.index()] += 1;
        let spread = self.journey.after.spread;
        let there = spread.rect(thing).unwrap_or(spread.lane(row).end);
        let way = (from, Stop::on(there));
        let far = from.at.distance(way.1.at);
        let tween = Tween::new(self.time, PLAY.min(160.0 + far), Ease::InOut);
        self.fly(Cargo::Card(sides.0, sides.1), way, tween, Some(thing));
    }

    fn deal(&mut self, seat: Seat) {
        let from = self.card_home(self.journey.after.game.dealer());
        let tween = Tween::new(self.time, PLAY, Ease::Out);
        if self.journey.seat == Some(seat) {
            let hand = in_hand(self.journey.after.game, Some(seat));
            let before = in_hand(self.journey.before.game, Some(seat));
            let new = changes(&before, &hand).get(self.dealt).copied();
            self.dealt += 1;
            let there = new.and_then(|index| self.journey.after.spread.rect(Thing::Hand(index)));
            if let (Some(index), Some(there)) = (new, there) {
                let cargo = Cargo::Card(None, hand.get(index).copied().flatten());
                let way = (from, Stop::on(there));
                self.fly(cargo, way, tween, Some(Thing::Hand(index)));
            }
        } else if self.card_home(seat) != from {
            let way = (from, self.card_home(seat));
            self.fly(Cargo::Card(None, None), way, tween, None);
        }
        self.time += DEAL_GAP;
    }

    fn claim(&mut self, seat: Seat, row: Suit) {
        let spread = self.journey.after.spread;
        let claims = self.journey.after.game.row(row).claims().len();
        let thing = claims.checked_sub(1).map(|last| Thing::Meeple(row, last));
        let there = thing.and_then(|thing| spread.rect(thing));
        let there = there.unwrap_or(spread.lane(row).end);
        let own = match self.journey.seat == Some(seat) {
            true => (self.journey.dropped.take()).or(self.journey.before.spread.own.map(Stop::on)),
            false => None,
        };
        let from = own.unwrap_or_else(|| self.meeple_home(seat));
        let tween = Tween::new(self.time, STEP, Ease::Out);
        let cargo = Cargo::Meeple(self.owner(seat));
        self.fly(cargo, (from, Stop::on(there)), tween, thing);
        self.time = tween.end();
    }

    /// Where the large meeple of a seat is when it is not in a row.
    fn meeple_home(&self, seat: Seat) -> Stop {
        let own = (self.journey.seat == Some(seat)).then_some(self.journey.after.spread.own);
        own.flatten().map_or(
            Stop {
                height: MEEPLE_AT_HOME,
                ..self.card_home(seat)
            },
            Stop::on,
        )
    }

    /// Reveals claimed cards and moves them to their owner, with the large meeple (CARD-25).
    fn take(&mut self, seat: Seat, row: Suit, cards: &[Laid]) {
        let before = self.journey.before.spread;
        let (first, end) = (self.taken[row.index()], before.lane(row).end);
        let place = |index: usize| before.rect(Thing::Card(row, first + index)).unwrap_or(end);
        let places: Vec<Rect> = (0..cards.len()).map(place).collect();
        let all = places.iter().copied().reduce(|a, b| a.union(b));
        self.place = all.unwrap_or(end).center();
        self.at_row = Some(row);
        let hidden = cards.iter().any(Laid::is_down);
        let leave = self.time + if hidden { REVEAL + LOOK } else { 0.0 };
        for (index, (laid, &here)) in cards.iter().zip(&places).enumerate() {
            self.take_card(seat, laid, here, leave + HOME_GAP * index as f64);
        }
        let meeple = before.rect(Thing::Meeple(row, self.gone[row.index()]));
        // A replay may show the turn in which it was placed together with this event.
        let placed = Stop {
            height: before.meeple.height,
            ..Stop::on(end)
        };
        let way = (meeple.map_or(placed, Stop::on), self.meeple_home(seat));
        let tween = Tween::new(leave, HOME, Ease::InOut);
        let now = self.journey.now;
        self.leave(Cargo::Meeple(self.owner(seat)), way, tween, now);
        let own = self.journey.seat == Some(seat) && self.journey.after.spread.own.is_some();
        if let Some(flight) = self.motion.flights.last_mut().filter(|_| own) {
            flight.hides = Some(Thing::Own);
        }
        self.taken[row.index()] += cards.len();
        self.gone[row.index()] += 1;
        self.moved = leave + HOME * 0.5;
        self.time = self.moved;
    }

    /// Moves one of them. It stays in place until it leaves, and is revealed first if it lies face
    /// down.
    fn take_card(&mut self, seat: Seat, laid: &Laid, here: Rect, leaves: Millis) {
        let (here, now) = (Stop::on(here), self.journey.now);
        let mut waits = now;
        if laid.is_down() {
            let turn = Tween::new(self.time, REVEAL, Ease::InOut);
            self.leave(Cargo::Card(None, laid.card), (here, here), turn, now);
            waits = turn.end();
        }
        let way = (here, self.card_home(seat));
        let tween = Tween::new(leaves, HOME, Ease::InOut);
        self.leave(Cargo::Card(laid.card, laid.card), way, tween, waits);
    }

    /// Shows points that rise from the scored cards, without leaving their row.
    fn rise(&mut self, scored: &Scored) {
        self.motion.coming.push(Coming {
            seat: scored.seat,
            points: scored.points.into(),
            at: self.time,
        });
        let stop = |at: Point| Stop { at, height: 1.0 };
        let plate = plate(scored.points);
        let (from, to, aside) = match scored.row {
            Some(row) => {
                self.light_up(row, scored.seat);
                let (from, to) = self.inside(row, plate);
                (from, to, Vec2::new(plate.width + BESIDE, 0.0))
            }
            None => (
                self.place,
                self.place - Vec2::new(0.0, HEIGHT),
                Vec2::new(0.0, 44.0),
            ),
        };
        let way = (stop(from), stop(to));
        let cargo = Cargo::Points(scored.points, self.owner(scored.seat));
        let tween = Tween::new(self.time, RISE, Ease::Out);
        self.fly(cargo, way, tween, None);
        self.place = from + aside;
        self.time += SCORE_GAP;
    }

    /// Lights the scored row up.
    fn light_up(&mut self, row: Suit, seat: Seat) {
        let whole = self.journey.after.spread.lane(row).whole;
        let cargo = Cargo::Light(whole, self.owner(seat));
        let tween = Tween::new(self.time, RISE, Ease::Out);
        self.fly(cargo, (Stop::on(whole), Stop::on(whole)), tween, None);
    }

    /// The start and end of a plate of this size that rises within a row.
    fn inside(&mut self, row: Suit, plate: Size) -> (Point, Point) {
        let lane = self.journey.after.spread.lane(row);
        let (whole, half) = (lane.whole, plate.width / 2.0);
        let (left, right) = (lane.piece.x1 + half, whole.x1 - half - BESIDE);
        if self.at_row != Some(row) {
            self.at_row = Some(row);
            self.place.x = left + BESIDE;
        }
        let x = self.place.x.clamp(left.min(right), right);
        let reach = ((whole.height() - plate.height) / 2.0).clamp(0.0, HEIGHT / 2.0);
        let at = |y: f64| Point::new(x, whole.center().y + y);
        (at(reach), at(-reach))
    }

    /// Moves things that are on the table before and after, but in different places (CARD-26).
    fn slides(&mut self) {
        let (before, after) = (self.journey.before, self.journey.after);
        for suit in Suit::ALL {
            let (taken, gone) = (self.taken[suit.index()], self.gone[suit.index()]);
            let start = match gone {
                0 => self.journey.now,
                _ => self.moved,
            };
            for index in 0..after.game.row(suit).laid().len() {
                let was = Thing::Card(suit, index + taken);
                self.slide(Thing::Card(suit, index), was, start);
            }
            for index in 0..after.game.row(suit).claims().len() {
                let was = Thing::Meeple(suit, index + gone);
                self.slide(Thing::Meeple(suit, index), was, start);
            }
        }
        let hand = in_hand(after.game, self.journey.seat);
        let old = in_hand(before.game, self.journey.seat);
        if old.len() == hand.len() + 1
            && let Some(gap) = first_change(&hand, &old)
        {
            for index in 0..hand.len() {
                let was = if index < gap { index } else { index + 1 };
                self.slide(Thing::Hand(index), Thing::Hand(was), self.journey.now);
            }
        }
        self.slide(Thing::Own, Thing::Own, self.journey.now);
    }

    fn slide(&mut self, thing: Thing, was: Thing, start: Millis) {
        let (before, after) = (self.journey.before.spread, self.journey.after.spread);
        let (Some(from), Some(to)) = (before.rect(was), after.rect(thing)) else {
            return;
        };
        let mut flights = self.motion.flights.iter();
        let hidden = flights.any(|flight| flight.hides == Some(thing));
        let far = from.origin().distance(to.origin()) + (from.size() - to.size()).to_vec2().hypot();
        if far > LEAST && !hidden {
            let tween = Tween::new(start, SLIDE, Ease::InOut);
            self.motion.slides.push(Slide { thing, from, tween });
            self.motion.quiet = self.motion.quiet.max(tween.end());
        }
    }
}

/// The first index at which a longer list differs from a shorter one.
fn first_change(short: &[Option<Card>], long: &[Option<Card>]) -> Option<usize> {
    changes(short, long).first().copied()
}

/// The indices in a sorted list that a shorter one lacks.
fn changes(short: &[Option<Card>], long: &[Option<Card>]) -> Vec<usize> {
    let mut rest = short.to_vec();
    let mut new = Vec::new();
    for (index, card) in long.iter().enumerate() {
        match rest.iter().position(|old| old == card) {
            Some(known) => {
                rest.remove(known);
            }
            None => new.push(index),
        }
    }
    new
}
