//! A character of each suit: a monk, a highwayman, a farmer, a knight.
//!
//! Each stands with the feet at (0, 0) and is about 620 units high.

mod farmer;
mod highwayman;
mod knight;
mod monk;

use kurbo::Affine;

use super::ink::{Ink, curve, disc, mirrored, oval};
use crate::scene::color::Rgba;
use engine::cards::Suit;

const SKIN: Rgba = Rgba::hex(0xf3cfa5);
const GOLD: Rgba = Rgba::hex(0xf2c14e);
const STEEL: Rgba = Rgba::hex(0xc3ccd4);
const LEATHER: Rgba = Rgba::hex(0x6b4a35);

/// Draws the character of a suit.
pub fn draw(ink: &mut Ink, suit: Suit) {
    ink.fill(oval(22.0, 4.0, 165.0, 26.0), ink.line.alpha(0.25));
    match suit {
        Suit::Yellow => monk::draw(ink),
        Suit::Red => highwayman::draw(ink),
        Suit::Green => farmer::draw(ink),
        Suit::Blue => knight::draw(ink),
    }
}

/// Eyes, cheeks and a mouth in the middle of a face.
fn face(ink: &mut Ink, y: f64) {
    for side in [-1.0, 1.0] {
        ink.fill(disc(side * 26.0, y, 8.5), ink.line);
        ink.fill(
            oval(side * 44.0, y + 26.0, 15.0, 10.0),
            Rgba::hex(0xe5866a).alpha(0.5),
        );
    }
    ink.stroke(
        &[(-16.0, y + 31.0), (0.0, y + 38.0), (16.0, y + 31.0)],
        7.0,
        ink.line,
    );
}

/// Two boots, and legs in hose of a colour.
fn boots(ink: &mut Ink, color: Rgba) {
    for side in [-1.0, 1.0] {
        ink.limb(&[(side * 40.0, -150.0), (side * 42.0, -40.0)], 52.0, color);
        let boot = curve(&BOOT);
        ink.at(Affine::translate((side * 42.0, 0.0)), |ink| {
            ink.solid(if side < 0.0 { mirrored(&boot) } else { boot }, LEATHER);
        });
    }
}

/// A boot that points to the right.
const BOOT: [(f64, f64); 8] = [
    (-30.0, -70.0),
    (-30.0, -70.0),
    (30.0, -70.0),
    (30.0, -70.0),
    (58.0, -16.0),
    (50.0, 4.0),
    (-30.0, 4.0),
    (-30.0, 4.0),
];
