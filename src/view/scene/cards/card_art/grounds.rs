//! The landscapes behind the pictures, in the window of a card.

use kurbo::{Affine, Point, Rect};

use super::hues::Hue;
use super::ink::Ink;
use super::{pictures, sketch};
use crate::scene::color::{Paint, Rgba};
use engine::cards::Suit;

/// The height of the horizon.
const HORIZON: f64 = 600.0;

/// Draws the landscape of a suit into a window.
pub fn draw(ink: &mut Ink, window: Rect, suit: Suit) {
    under(ink, window, Hue::for_suit(suit).sky, pictures::land(suit));
}

/// A rocky land in the evening.
pub fn cave(ink: &mut Ink, window: Rect) {
    let sky = [Rgba::hex(0x6f8f93), Rgba::hex(0xf3dcb4)];
    under(ink, window, sky, pictures::picture("cave"));
}

/// A glade at night, with stars.
pub fn glade(ink: &mut Ink, window: Rect) {
    let sky = [Rgba::hex(0x46507f), Rgba::hex(0xcdb7d6)];
    under(ink, window, sky, pictures::picture("glade"));
}

/// A land under a sky that is lighter at the horizon.
fn under(ink: &mut Ink, window: Rect, colors: [Rgba; 2], land: &str) {
    let paint = Paint::Linear {
        from: window.origin(),
        to: Point::new(window.x0, HORIZON),
        colors,
    };
    ink.list.fill(window, paint);
    let left = Affine::translate((window.x0, 0.0));
    ink.at(left, |ink| sketch::draw(ink, land));
}
