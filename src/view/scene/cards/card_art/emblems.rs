//! Emblems that tell the suits apart without colour, and the small signs for animals, buildings and jokers.
//!
//! A sign is drawn around (0, 0) and extends about 50 units to each side.

use kurbo::BezPath;

use super::{pictures, shapes};
use crate::scene::tile_art::shapes::polygon;
use engine::cards::Suit;

/// The emblem of a suit as one outline: a cross, a wheel, a clover, a tower.
pub fn emblem(suit: Suit) -> BezPath {
    let name = match suit {
        Suit::Yellow => "cross",
        Suit::Red => "wheel",
        Suit::Green => "clover",
        Suit::Blue => "tower",
    };
    sign(name).unwrap_or_default()
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
    sign("paw").unwrap_or_default()
}

/// The sign of a building: a gable with a door.
pub fn house() -> BezPath {
    sign("house").unwrap_or_default()
}

/// A lozenge: one for each point of a character's value.
pub fn pip() -> BezPath {
    sign("pip").unwrap_or_default()
}

/// The sign of a name.
pub fn sign(name: &str) -> Option<BezPath> {
    if name == "star" {
        return Some(star());
    }
    pictures::picture("emblems").lines().find_map(|line| {
        let mut words = line.split_ascii_whitespace().peekable();
        words.next_if_eq(&name)?;
        shapes::outline(words)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kurbo::Shape;

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

    #[test]
    fn every_line_is_a_sign() {
        let text = pictures::picture("emblems").lines();
        for line in text.filter(|line| !line.starts_with('#')) {
            let name = line.split(' ').next().expect("a name");
            assert!(sign(name).is_some(), "{line}");
        }
    }
}
