//! Flocks: sheep beside their shepherds, and the tokens drawn for them.

use kurbo::{Affine, Circle, Ellipse, Line, Point, Vec2};

use super::color::{Rgba, SOOT, WHITE};
use super::digits::Number;
use super::display::{DisplayList, Group, Pen};
use super::tile_art::shapes::{drawn, path};
use engine::rules::Token;

/// The radius of a token, in units of a tile.
pub const DISC: f64 = 150.0;
/// How far above its shepherd a token is shown, in units of a tile.
const ABOVE: f64 = 170.0;
/// When a token moves to its flock, as a fraction of the time it is shown.
const LEAVES: f64 = 0.78;
const WOOL: Rgba = Rgba::hex(0xfbf8ee);
/// Heads and legs of sheep.
const DARK: Rgba = Rgba::hex(0x4a3f38);
/// The ground of a token with sheep.
const MEADOW: Rgba = Rgba::hex(0xa9c878);
const NIGHT: Rgba = Rgba::hex(0x4d5a78);

/// The height of the number of a flock, in units of a tile.
const NUMBER: f64 = 66.0;
/// The height below which the number of a flock should not shrink, in pixels, as far as there is
/// room.
const LEAST_NUMBER: f64 = 8.0;
/// The largest magnification of a flock.
const MOST: f64 = 1.7;
/// The fixed point when a flock is magnified: its side at the shepherd.
const BESIDE: Point = Point::new(40.0, 40.0);

/// Draws a flock beside a shepherd at (0, 0), in the units of a tile, of which `pixel` make a
/// pixel; nothing without sheep.
pub fn flock(list: &mut DisplayList, sheep: u16, pixel: f64, affine: Affine) {
    if sheep == 0 {
        return;
    }
    let grown = (LEAST_NUMBER * pixel / NUMBER).clamp(1.0, MOST);
    let place = affine * Affine::scale_about(grown, BESIDE);
    list.group(Group::at(place).named("flock"), |list| {
        // It faces away from the shepherd, so that its head is visible.
        let away = Affine::translate((134.0, 62.0)) * Affine::FLIP_X;
        list.group(Group::at(away), |list| one_sheep(list, Point::ZERO));
        let badge = Point::new(158.0, -36.0);
        let text = sheep.to_string();
        let radius = if text.len() > 1 { 66.0 } else { 54.0 };
        list.fill(Circle::new(badge, radius), WOOL);
        list.stroke(Circle::new(badge, radius), SOOT, Pen::round(11.0));
        Number::new(&text, badge, NUMBER).draw(list, SOOT);
    });
}

/// Draws a token above a shepherd at (0, 0), in the units of a tile. As `time` goes from 0 to 1, it
/// comes out of the bag, is shown, and moves to the flock, except for a wolf.
pub fn token(list: &mut DisplayList, token: Token, time: f64, affine: Affine) {
    let comes = (time * 7.0).min(1.0);
    let goes = match token {
        Token::Wolf => 0.0,
        _ => ((time - LEAVES) / (1.0 - LEAVES)).clamp(0.0, 1.0),
    };
    let fade = comes.min((1.0 - time) * 12.0).clamp(0.0, 1.0);
    let above = Vec2::new(0.0, -ABOVE - 60.0 * (1.0 - comes));
    let at = above.lerp(Vec2::new(128.0, 30.0), goes);
    let size = (0.5 + 0.5 * comes) * (1.0 - 0.6 * goes);
    let place = affine * Affine::translate(at) * Affine::scale(size);
    list.group(Group::at(place).faded(fade).named("token"), |list| {
        face(list, token);
    });
}

/// A token around (0, 0): its number of sheep on a meadow, or the head of the wolf at night.
pub fn face(list: &mut DisplayList, token: Token) {
    let disc = Circle::new(Point::ZERO, DISC);
    list.fill(Circle::new((9.0, 14.0), DISC), SOOT.alpha(0.3));
    list.outlined(
        disc,
        (SOOT, 20.0),
        if token == Token::Wolf { NIGHT } else { MEADOW },
    );
    list.stroke(
        Circle::new(Point::ZERO, DISC - 12.0),
        WHITE.alpha(0.75),
        Pen::round(8.0),
    );
    let (places, size): (&[(f64, f64)], f64) = match token {
        Token::One => (&[(8.0, 4.0)], 1.35),
        Token::Two => (&[(-24.0, -54.0), (34.0, 46.0)], 0.92),
        Token::Three => (&[(4.0, -72.0), (-58.0, 26.0), (66.0, 44.0)], 0.74),
        Token::Four => (
            &[(-46.0, -66.0), (66.0, -46.0), (-60.0, 34.0), (50.0, 62.0)],
            0.66,
        ),
        Token::Wolf => (&[], 1.0),
    };
    for &place in places {
        let place = Affine::translate(place) * Affine::scale(size);
        list.group(Group::at(place), |list| one_sheep(list, Point::ZERO));
    }
    if token == Token::Wolf {
        wolf(list);
    }
}

/// A sheep facing left, with the middle of its wool at `at`.
fn one_sheep(list: &mut DisplayList, at: Point) {
    let shade = Ellipse::new(at + Vec2::new(8.0, 60.0), (78.0, 18.0), 0.0);
    list.fill(shade, SOOT.alpha(0.3));
    for x in [-34.0, 30.0] {
        let hip = at + Vec2::new(x, 22.0);
        let leg = Line::new(hip, hip + Vec2::new(0.0, 42.0));
        list.stroke(leg, DARK, Pen::round(15.0));
    }
    let wool = [
        (-44.0, 2.0, 30.0),
        (-16.0, -20.0, 34.0),
        (20.0, -18.0, 34.0),
        (44.0, 4.0, 30.0),
        (0.0, 12.0, 40.0),
    ];
    let curl = |&(x, y, radius): &(f64, f64, f64)| Circle::new(at + Vec2::new(x, y), radius);
    for part in &wool {
        list.stroke(curl(part), SOOT, Pen::round(14.0));
    }
    for part in &wool {
        list.fill(curl(part), WOOL);
    }
    let face = Ellipse::new(at + Vec2::new(-68.0, -8.0), (24.0, 30.0), 0.3);
    list.fill(face, DARK);
    let ear = Ellipse::new(at + Vec2::new(-46.0, -30.0), (17.0, 9.0), -0.4);
    list.fill(ear, DARK);
}

/// The head of a wolf from the front, around (0, 0).
fn wolf(list: &mut DisplayList) {
    let fur = Rgba::hex(0x9aa0a8);
    let head = drawn(Point::ZERO, HEAD);
    list.outlined(head, (SOOT, 18.0), fur);
    for side in [-1.0, 1.0] {
        let part = |commands: &str| path(commands, &|x, y| Point::new(x * side, y));
        list.fill(part("M 50 -62 L 70 -88 74 -44 Z"), DARK);
        let cheek = part("M 18 -2 L 88 6 66 44 30 44 Z");
        list.fill(cheek, WHITE.alpha(0.75));
        let eye = part("M 16 -2 L 52 -24 46 4 26 8 Z");
        list.outlined(eye, (SOOT, 7.0), Rgba::hex(0xffd23e));
        list.fill(Circle::new((36.0 * side, -5.0), 7.0), SOOT);
    }
    let snout = drawn(Point::ZERO, "M -20 14 L 20 14 30 74 0 96 -30 74 Z");
    list.fill(snout, fur.lighter(0.45));
    list.fill(Ellipse::new((0.0, 62.0), (21.0, 15.0), 0.0), SOOT);
    list.stroke(Line::new((0.0, 74.0), (0.0, 90.0)), SOOT, Pen::round(7.0));
}

/// The outline of the wolf's head: ears, cheeks, chin.
const HEAD: &str = "M 0 -56 L 34 -60 74 -112 86 -34 104 16 78 34 60 62 \
                    0 108 -60 62 -78 34 -104 16 -86 -34 -74 -112 -34 -60 0 -56 Z";

#[cfg(test)]
mod tests {
    use super::*;

    fn items(draw: impl FnOnce(&mut DisplayList)) -> usize {
        let mut list = DisplayList::new();
        draw(&mut list);
        list.items().count()
    }

    #[test]
    fn a_flock_without_sheep_is_not_seen() {
        let of = |sheep| items(|list| flock(list, sheep, 10.0, Affine::IDENTITY));
        assert_eq!(of(0), 0);
        assert!(of(7) > 8);
    }

    #[test]
    fn a_token_shows_as_many_sheep_as_it_counts() {
        let of = |token| items(|list| face(list, token));
        let one = of(Token::Two) - of(Token::One);
        assert!(one > 10, "a sheep");
        assert_eq!(of(Token::Three) - of(Token::Two), one);
        assert_eq!(of(Token::Four) - of(Token::Three), one);
    }
}
