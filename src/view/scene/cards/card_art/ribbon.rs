//! The ribbon along the left edge of a face: what a card is, visible even under other cards.

use kurbo::{Affine, BezPath, Point, Rect};

use super::emblems::{self, emblem, star};
use super::hues::Hue;
use super::ink::{Ink, disc};
use super::paper::Paper;
use super::{MARGIN, RIBBON, print_area};
use crate::scene::color::{Paint, Rgba, WHITE};
use engine::cards::{Card, Suit};

/// The middle of the ribbon.
const INDEX: f64 = (MARGIN + RIBBON) / 2.0;

/// Draws the ribbon.
pub fn draw(ink: &mut Ink, card: Card, paper: Paper) {
    let band = Rect {
        x1: RIBBON,
        ..print_area()
    };
    ground(ink, card, band);
    let rim = [(RIBBON, band.y0), (RIBBON, band.y1)];
    ink.stroke(&rim, 17.0, ink.line);
    ink.stroke(&rim, 9.0, paper.color());
    index(ink, card);
}

/// The colour of the suit, or the colours of all.
fn ground(ink: &mut Ink, card: Card, band: Rect) {
    match card.suit().map(Hue::for_suit) {
        Some(hue) => {
            let colors = [hue.main, hue.main.mix(hue.deep, 0.45)];
            ink.list.fill(band, across(band, colors));
        }
        None => bands(ink, band),
    }
}

fn across(area: Rect, colors: [Rgba; 2]) -> Paint {
    Paint::Linear {
        from: area.origin(),
        to: Point::new(area.x0, area.y1),
        colors,
    }
}

/// The colours of all suits, one under the other, the highest row on top.
fn bands(ink: &mut Ink, band: Rect) {
    let part = band.height() / Suit::COUNT as f64;
    for (step, suit) in Suit::ALL.into_iter().rev().enumerate() {
        let y0 = band.y0 + part * step as f64;
        let color = Hue::for_suit(suit).main;
        ink.fill(Rect { y0, ..band }, color);
    }
}

/// What a card is: large at the top, its emblem below, its points at the foot.
fn index(ink: &mut Ink, card: Card) {
    let light = card.suit().map_or(WHITE, |suit| Hue::for_suit(suit).ink);
    match card {
        Card::Character(suit, rank) => {
            let text = rank.value().to_string();
            ink.number(&text, Point::new(INDEX, 150.0), 186.0, light);
            sign(ink, emblem(suit), 340.0, 1.16, light);
            for pip in 0..rank.value() {
                sign(
                    ink,
                    emblems::pip(),
                    908.0 - 84.0 * f64::from(pip),
                    0.66,
                    light,
                );
            }
        }
        Card::Animal(suit) => {
            sign(ink, emblems::paw(), 140.0, 1.38, light);
            sign(ink, emblem(suit), 340.0, 1.16, light);
        }
        Card::Building(suit) => {
            sign(ink, emblems::house(), 140.0, 1.32, light);
            sign(ink, emblem(suit), 340.0, 1.16, light);
        }
        Card::AnimalJoker => joker(ink, emblems::paw()),
        Card::BuildingJoker => joker(ink, emblems::house()),
        Card::Dragon | Card::Fairy => ten(ink),
    }
}

/// A sign in the middle of the ribbon.
fn sign(ink: &mut Ink, sign: BezPath, y: f64, size: f64, color: Rgba) {
    ink.fill(
        Affine::translate((INDEX, y)) * Affine::scale(size) * sign,
        color,
    );
}

fn joker(ink: &mut Ink, kind: BezPath) {
    let dark = ink.line;
    ink.fill(disc(INDEX, 136.0, 70.0), dark);
    sign(ink, star(), 134.0, 1.12, Rgba::hex(0xffd964));
    ink.fill(disc(INDEX, 300.0, 66.0), WHITE);
    sign(ink, kind, 300.0, 0.94, dark);
}

/// Ten points at once.
fn ten(ink: &mut Ink) {
    let dark = ink.line;
    let plate = Rect::new(MARGIN, 68.0, RIBBON, 224.0);
    ink.fill(plate, dark);
    ink.number("10", Point::new(INDEX - 3.0, 146.0), 118.0, WHITE);
    sign(ink, star(), 300.0, 1.1, WHITE);
}

/// Draws the upper part of the ribbon of a card into a rectangle of its shape.
pub fn small(ink: &mut Ink, card: Card, area: Rect) {
    let upper = Rect::new(MARGIN, 40.0, RIBBON, 420.0);
    let scale = area.width() / upper.width();
    let shift = Affine::translate(area.origin().to_vec2()) * Affine::scale(scale);
    ink.at(
        shift * Affine::translate(-upper.origin().to_vec2()),
        |ink| {
            ground(ink, card, upper);
            index(ink, card);
        },
    );
}
