//! Emblems that tell the suits apart without colour, and the small signs for animals, buildings and jokers.
//!
//! A sign is drawn around (0, 0) and extends about 50 units to each side.

use kurbo::{Affine, BezPath, Cap, Shape, Stroke, StrokeOpts};

use super::ink::{curve, disc, mirrored, oval, way};
use crate::scene::tile_art::shapes::polygon;
use engine::cards::Suit;

/// The emblem of a suit as one outline: a cross, a wheel, a clover, a tower.
pub fn emblem(suit: Suit) -> BezPath {
    match suit {
        Suit::Yellow => cross(),
        Suit::Red => wheel(),
        Suit::Green => clover(),
        Suit::Blue => tower(),
    }
}

/// A cross with round ends.
fn cross() -> BezPath {
    let mut path = drawn(&way(&[(0.0, -34.0), (0.0, 38.0)]), 19.0);
    path.extend(drawn(&way(&[(-26.0, -12.0), (26.0, -12.0)]), 19.0));
    for (x, y) in [(0.0, -38.0), (-30.0, -12.0), (30.0, -12.0), (0.0, 38.0)] {
        path.extend(disc(x, y, 13.5));
    }
    path
}

/// The wheel of a cart: a rim, a hub and four spokes.
fn wheel() -> BezPath {
    let mut path = ring(41.0, 16.0);
    for spoke in [0.25, 0.75] {
        let turn = Affine::rotate(spoke * std::f64::consts::PI);
        path.extend(turn * drawn(&way(&[(0.0, -38.0), (0.0, 38.0)]), 13.0));
    }
    path.extend(disc(0.0, 0.0, 15.0));
    path
}

/// Three leaves on a stalk.
fn clover() -> BezPath {
    let leaf = curve(&[
        (0.0, 4.0),
        (0.0, 4.0),
        (-25.0, -20.0),
        (-22.0, -46.0),
        (0.0, -39.0),
        (0.0, -39.0),
        (22.0, -46.0),
        (25.0, -20.0),
    ]);
    let mut path = BezPath::new();
    for turn in [-112.0f64, 0.0, 112.0] {
        path.extend(
            Affine::translate((0.0, -4.0)) * Affine::rotate(turn.to_radians()) * leaf.clone(),
        );
    }
    path.extend(drawn(&way(&[(0.0, 0.0), (3.0, 24.0), (14.0, 47.0)]), 10.0));
    path
}

/// A tower with three battlements and a gate.
fn tower() -> BezPath {
    let mut path = polygon(
        [
            (-40.0, 50.0),
            (-14.0, 50.0),
            (-14.0, 28.0),
            (-8.0, 16.0),
            (8.0, 16.0),
            (14.0, 28.0),
            (14.0, 50.0),
            (40.0, 50.0),
            (40.0, 38.0),
            (30.0, 32.0),
            (30.0, -8.0),
            (42.0, -18.0),
            (42.0, -50.0),
            (24.0, -50.0),
            (24.0, -36.0),
            (10.0, -36.0),
            (10.0, -50.0),
            (-10.0, -50.0),
            (-10.0, -36.0),
            (-24.0, -36.0),
            (-24.0, -50.0),
            (-42.0, -50.0),
            (-42.0, -18.0),
            (-30.0, -8.0),
            (-30.0, 32.0),
            (-40.0, 38.0),
        ]
        .map(Into::into),
    );
    if path.area() < 0.0 {
        path = path.reverse_subpaths();
    }
    path
}

/// A star with five points.
pub fn star() -> BezPath {
    polygon((0..10).map(|corner| {
        let reach = if corner % 2 == 0 { 54.0 } else { 23.0 };
        let angle = f64::from(corner) * std::f64::consts::PI / 5.0;
        (angle.sin() * reach, 4.0 - angle.cos() * reach).into()
    }))
}

/// The sign of an animal: a paw.
pub fn paw() -> BezPath {
    let pad = curve(&[
        (0.0, -2.0),
        (24.0, 18.0),
        (30.0, 40.0),
        (12.0, 46.0),
        (0.0, 42.0),
        (-12.0, 46.0),
        (-30.0, 40.0),
        (-24.0, 18.0),
    ]);
    let toes = [
        oval(-12.0, -32.0, 11.0, 17.0),
        oval(-36.0, -8.0, 10.0, 15.0),
    ];
    let mut path = pad;
    for toe in toes {
        path.extend(mirrored(&toe).reverse_subpaths());
        path.extend(toe);
    }
    path
}

/// The sign of a building: a gable with a door.
pub fn house() -> BezPath {
    polygon(
        [
            (-34.0, 46.0),
            (-11.0, 46.0),
            (-11.0, 14.0),
            (11.0, 14.0),
            (11.0, 46.0),
            (34.0, 46.0),
            (34.0, 0.0),
            (50.0, 0.0),
            (0.0, -48.0),
            (-50.0, 0.0),
            (-34.0, 0.0),
        ]
        .map(Into::into),
    )
}

/// A lozenge: one for each point of a character's value.
pub fn pip() -> BezPath {
    polygon([(0.0, -50.0), (36.0, 0.0), (0.0, 50.0), (-36.0, 0.0)].map(Into::into))
}

fn ring(radius: f64, width: f64) -> BezPath {
    drawn(&disc(0.0, 0.0, radius), width)
}

/// The outline of a stroked line.
fn drawn(line: &BezPath, width: f64) -> BezPath {
    let style = Stroke::new(width).with_caps(Cap::Round);
    kurbo::stroke(
        line.elements().iter().copied(),
        &style,
        &StrokeOpts::default(),
        0.1,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_fits_its_place_and_is_in_the_middle_of_it() {
        let emblems = Suit::ALL.map(emblem);
        for sign in emblems.into_iter().chain([star(), paw(), house(), pip()]) {
            let bounds = sign.bounding_box();
            assert!(
                bounds.width() < 112.0 && bounds.height() < 112.0,
                "{bounds:?}"
            );
            assert!(bounds.center().to_vec2().hypot() < 9.0, "{bounds:?}");
        }
    }
}
