//! The picture of the card game as one seat sees it, composed layer by layer into a display list,
//! in pixels.

use kurbo::{Affine, Point, Rect, RoundedRect, Vec2};

use super::card_art::{self, CARD, Hue, Paper, emblem};
use super::layout::{ASPECT, Spread, Thing, in_hand};
use super::motion::Motion;
use super::shown::{self, ShownPlay};
use super::track::Marker;
use super::worth::Worth;
use crate::scene::board::dock_plate;
use crate::scene::color::{Rgba, SOOT, WHITE};
use crate::scene::display::{DisplayList, Group, Layer, Pen};
use crate::scene::figures::on_board::owner_of;
use crate::scene::figures::{Figure, FigureLook, Owner, Shape};
use crate::scene::layout::Layout;
use crate::scene::print::CardKey;
use crate::scene::shade;
use crate::scene::theme::Theme;
use crate::scene::tween::Millis;
use engine::cards::{Card, Game, Suit};
use engine::table::Seat;

/// Height of the drawing of a large meeple, in its units.
const FIGURE: f64 = 268.0;
/// How far a selected card is raised from the hand, relative to its height.
const RAISED: f64 = 0.1;
/// How far the background of a claim extends beyond its cards.
const RIM: f64 = 4.0;

/// What is carried to a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carried {
    /// A card as it will lie: its face, or `None` for the back.
    Card(Option<Card>),
    Meeple,
}

/// Where something selected or carried may go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aim<'a> {
    pub what: Carried,
    /// The rows it may go to.
    pub rows: &'a [Suit],
    pub over: Option<Suit>,
}

/// Something in the air, held by hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Held {
    pub thing: Thing,
    pub at: Point,
    /// In pixels.
    pub height: f64,
}

/// Everything a picture of the card table shows.
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    /// The game as the observer knows it.
    pub game: &'a Game,
    /// The parts of the screen.
    pub layout: &'a Layout,
    pub spread: &'a Spread,
    pub theme: &'a Theme,
    /// The owner of each seat's meeples.
    pub owners: &'a [Owner],
    /// The seat whose hand is in the bar, for which the spread was made.
    pub seat: Option<Seat>,
    /// Where what is selected or carried may go.
    pub aim: Option<Aim<'a>>,
    /// What a large meeple would score at the end of a row, or scores where it was just placed.
    pub worths: &'a [Worth],
    /// Plays that are shown, not made.
    pub plays: &'a [ShownPlay],
    /// What is selected in the hand.
    pub chosen: Option<Thing>,
    /// What is held in the air, and hidden in its place.
    pub held: Option<Held>,
    pub motion: &'a Motion,
    /// Whether there is no bar below the rows.
    pub bare: bool,
    pub now: Millis,
}

impl<'a> Picture<'a> {
    /// Only the rows of a game.
    pub fn still(
        game: &'a Game,
        (layout, spread): (&'a Layout, &'a Spread),
        theme: &'a Theme,
        owners: &'a [Owner],
        motion: &'a Motion,
    ) -> Self {
        Picture {
            game,
            layout,
            spread,
            theme,
            owners,
            seat: None,
            aim: None,
            worths: &[],
            plays: &[],
            chosen: None,
            held: None,
            motion,
            bare: true,
            now: 0.0,
        }
    }
}

impl Picture<'_> {
    pub fn draw(&self) -> DisplayList {
        let mut list = DisplayList::new();
        list.on(Layer::Table);
        self.grounds(&mut list);
        list.on(Layer::Tiles);
        self.motion.draw_waiting(&mut list, self.paper(), self.now);
        self.cards(&mut list);
        list.on(Layer::Marks);
        self.marks(&mut list);
        list.on(Layer::Figures);
        self.meeples(&mut list);
        self.worths(&mut list);
        if !self.bare {
            dock_plate(&mut list, self.layout.dock, self.theme);
        }
        list.on(Layer::Hand);
        self.hand(&mut list);
        list.on(Layer::Overlay);
        self.motion.draw_moving(&mut list, self.paper(), self.now);
        self.in_the_air(&mut list);
        list
    }

    fn owner(&self, seat: Seat) -> Owner {
        owner_of(self.owners, seat)
    }

    pub(super) fn paper(&self) -> Paper {
        Paper::for_theme(self.theme)
    }

    /// Where a thing is shown now; `None` while it is in flight or held.
    fn place(&self, thing: Thing) -> Option<Rect> {
        let away = self.held.is_some_and(|held| held.thing == thing);
        let rect = self.spread.rect(thing).filter(|_| !away)?;
        self.motion.place(thing, rect, self.now)
    }

    /// Draws the beds of the rows, the track, and the backgrounds of claims.
    fn grounds(&self, list: &mut DisplayList) {
        for suit in Suit::ALL {
            self.bed(list, suit);
        }
        self.spread.track.draw(list, self.theme);
        for suit in Suit::ALL {
            self.claims(list, suit);
        }
    }

    fn bed(&self, list: &mut DisplayList, suit: Suit) {
        let (lane, hue) = (self.spread.lane(suit), Hue::for_suit(suit));
        let middle = lane.whole.center().y;
        let half = self.spread.card.height / 2.0 + RIM;
        let bed = Rect::new(
            lane.piece.x1 + 1.0,
            middle - half,
            lane.whole.x1 - 2.0,
            middle + half,
        );
        let shape = RoundedRect::from_rect(bed, self.spread.card.height * 0.06);
        // Nearly opaque: thin blue over wood looks grey.
        list.fill(shape, hue.main.mix(hue.sky[0], 0.5).alpha(0.62));
        let edge = if self.paper() == Paper::Stark {
            1.0
        } else {
            0.28
        };
        list.stroke(
            shape,
            hue.deep.mix(self.theme.ink, 0.3).alpha(edge),
            Pen::round(1.2),
        );
        let end = lane.end;
        let scale = end.width().min(end.height()) * 0.0056;
        let sign = Affine::translate(end.center().to_vec2()) * Affine::scale(scale);
        list.fill(sign * emblem(suit), hue.deep.alpha(0.4));
    }

    /// The background of each claimed stretch, in the colour of its owner (CARD-21).
    fn claims(&self, list: &mut DisplayList, suit: Suit) {
        let lane = self.spread.lane(suit);
        let mut from = 0;
        for (index, claim) in self.game.row(suit).claims().iter().enumerate() {
            let cards = from..usize::from(claim.end);
            from = cards.end;
            let places = cards.filter_map(|card| self.place(Thing::Card(suit, card)));
            let Some(cards) = places.reduce(|a, b| a.union(b)) else {
                continue;
            };
            let meeple = lane
                .meeples
                .get(index)
                .map_or(cards.x1, |meeple| meeple.center().x);
            let ground = Rect {
                x1: meeple.max(cards.x0 + 1.0),
                ..cards
            }
            .inset(RIM);
            let shape = RoundedRect::from_rect(ground, self.spread.card.height * 0.07);
            let color = self.owner(claim.seat).color();
            list.fill(shape, color);
            list.stroke(shape, self.theme.ink, Pen::round(1.2));
        }
    }

    fn cards(&self, list: &mut DisplayList) {
        for suit in Suit::ALL {
            for (index, laid) in self.game.row(suit).laid().iter().enumerate() {
                let Some(rect) = self.place(Thing::Card(suit, index)) else {
                    continue;
                };
                let face = laid.card.filter(|_| !laid.is_down());
                card(list, face, self.paper(), rect);
                if let Some(hidden) = laid.card.filter(|_| laid.is_down()) {
                    peek(list, hidden, self.paper(), rect);
                }
            }
        }
    }

    fn meeples(&self, list: &mut DisplayList) {
        for suit in Suit::ALL {
            for (index, claim) in self.game.row(suit).claims().iter().enumerate() {
                if let Some(rect) = self.place(Thing::Meeple(suit, index)) {
                    meeple(list, self.owner(claim.seat), FigureLook::Plain, rect);
                }
            }
        }
        let seats = (0..self.game.seats()).map(Seat);
        let markers: Vec<Marker> = seats
            .map(|seat| Marker {
                owner: self.owner(seat),
                points: self
                    .motion
                    .points(seat, self.game.player(seat).score(), self.now),
            })
            .collect();
        self.spread.track.draw_markers(list, &markers);
    }

    fn marks(&self, list: &mut DisplayList) {
        if let Some(aim) = self.aim {
            for &suit in aim.rows {
                self.target(list, suit, aim);
            }
        }
        shown::draw(list, self);
    }

    /// What claims score: above the observer's large meeple where it stands, or where it would.
    fn worths(&self, list: &mut DisplayList) {
        let Some(seat) = self.seat else { return };
        for worth in self.worths {
            let lane = self.spread.lane(worth.row);
            let mut claims = self.game.row(worth.row).claims().iter();
            let placed = claims.position(|claim| claim.seat == seat);
            let stands = placed.and_then(|index| lane.meeples.get(index).copied());
            let waits = Rect::from_center_size(lane.end.center(), self.spread.meeple);
            let plate = worth.plate(lane, stands.unwrap_or(waits));
            worth.draw(list, self.owner(seat), plate);
        }
    }

    /// The end of a row where something may go.
    fn target(&self, list: &mut DisplayList, suit: Suit, aim: Aim) {
        let end = self.spread.lane(suit).end;
        let over = aim.over == Some(suit);
        let shape = RoundedRect::from_rect(end.inset(-2.0), self.spread.card.height * 0.07);
        let glow = if over { 0.75 } else { 0.5 };
        list.fill(shape, self.theme.panel.alpha(glow));
        list.fill(shape, self.theme.accent.alpha(0.14));
        match aim.what {
            Carried::Card(side) if over => {
                let rect = Rect::from_origin_size(end.origin(), self.spread.card);
                list.group(Group::default().faded(0.75), |list| {
                    card(list, side, self.paper(), rect);
                });
            }
            Carried::Card(_) => plus(list, end, self.theme.accent),
            Carried::Meeple => {
                let size = self.spread.meeple;
                let rect = Rect::from_center_size(end.center(), size);
                let owner = self.seat.map_or(Owner::Black, |seat| self.owner(seat));
                list.group(
                    Group::default().faded(if over { 1.0 } else { 0.7 }),
                    |list| {
                        meeple(list, owner, FigureLook::Faint, rect);
                    },
                );
            }
        }
        let pen = Pen::round(if over { 4.0 } else { 2.5 });
        list.stroke(
            shape,
            self.theme.accent,
            if over { pen } else { pen.dashed(9.0, 6.0) },
        );
    }

    /// The bar with the hand and the large meeple.
    fn hand(&self, list: &mut DisplayList) {
        let hand = in_hand(self.game, self.seat);
        for (index, &side) in hand.iter().enumerate() {
            let thing = Thing::Hand(index);
            let Some(rect) = self.place(thing) else {
                continue;
            };
            let rect = self.raised(thing, rect);
            card(list, side, self.paper(), rect);
            if self.chosen == Some(thing) {
                outline(list, rect, self.theme.accent, 4.0);
            }
        }
        if let (Some(rect), Some(seat)) = (self.place(Thing::Own), self.seat) {
            let look = match self.chosen {
                Some(Thing::Own) => FigureLook::Selected,
                _ => FigureLook::Plain,
            };
            meeple(list, self.owner(seat), look, self.raised(Thing::Own, rect));
        }
    }

    fn raised(&self, thing: Thing, rect: Rect) -> Rect {
        match self.chosen == Some(thing) {
            true => rect - Vec2::new(0.0, rect.height() * RAISED),
            false => rect,
        }
    }

    /// The side of a thing that the observer sees.
    fn side(&self, thing: Thing) -> Option<Card> {
        match thing {
            Thing::Card(suit, index) => self.game.row(suit).laid().get(index)?.card,
            Thing::Hand(index) => *in_hand(self.game, self.seat).get(index)?,
            Thing::Meeple(..) | Thing::Own => None,
        }
    }

    fn in_the_air(&self, list: &mut DisplayList) {
        let Some(held) = self.held else { return };
        let high = held.height * 1.06;
        match (held.thing, self.seat) {
            (Thing::Own | Thing::Meeple(..), Some(seat)) => {
                let rect = Rect::from_center_size(held.at, (high * 0.9, high));
                meeple(list, self.owner(seat), FigureLook::Selected, rect);
            }
            (thing, _) => {
                let rect = Rect::from_center_size(held.at, (high * ASPECT, high));
                shade::soft(list, rect + Vec2::new(3.0, 12.0), 10.0, 16.0, 0.32);
                card(list, self.side(thing), self.paper(), rect);
            }
        }
    }
}

/// Draws a side of a card in a rectangle.
pub(super) fn card(list: &mut DisplayList, side: Option<Card>, paper: Paper, rect: Rect) {
    let scale =
        Affine::scale_non_uniform(rect.width() / CARD.width(), rect.height() / CARD.height());
    let place = Affine::translate(rect.origin().to_vec2()) * scale;
    list.card(CardKey { side, paper }, place);
}

/// Draws a large meeple in a rectangle.
pub(super) fn meeple(list: &mut DisplayList, owner: Owner, look: FigureLook, rect: Rect) {
    let figure = Figure::owned(Shape::LargeMeeple, owner).looking(look);
    let scale = Affine::scale(rect.height() / FIGURE);
    figure.draw(list, Affine::translate(rect.center().to_vec2()) * scale);
}

/// A small picture of its face on a face-down card, for its owner (R-CARD-16).
fn peek(list: &mut DisplayList, hidden: Card, paper: Paper, rect: Rect) {
    let scale = Affine::scale(rect.width() / CARD.width());
    let place = Affine::translate(rect.origin().to_vec2()) * scale;
    list.group(Group::at(place), |list| {
        card_art::corner(list, hidden, paper)
    });
}

/// A line around a card.
fn outline(list: &mut DisplayList, rect: Rect, color: Rgba, width: f64) {
    let round = rect.width() * card_art::ROUND / CARD.width();
    let shape = rect.inset(1.0).to_rounded_rect(round);
    list.stroke(shape, SOOT, Pen::round(width + 2.0));
    list.stroke(shape, color, Pen::round(width));
    list.stroke(shape, WHITE.alpha(0.35), Pen::round(1.0));
}

/// A plus in the middle of a place for a card.
fn plus(list: &mut DisplayList, end: Rect, color: Rgba) {
    let (at, reach) = (end.center(), end.width() * 0.2);
    for way in [Vec2::new(reach, 0.0), Vec2::new(0.0, reach)] {
        let line = kurbo::Line::new(at - way, at + way);
        list.stroke(line, WHITE, Pen::round(8.0));
        list.stroke(line, color, Pen::round(4.5));
    }
}
