//! The border of a tile, measured clockwise in sides from the north-west corner: 0 is that corner,
//! 0.5 the middle of the north edge, 4 the corner again.

use kurbo::{Point, Rect, Vec2};

use engine::tiles::{Half, Side};

/// Length of an edge of a tile in the units of the drawing.
pub const SIZE: f64 = 1000.0;
pub const CENTER: Point = Point::new(SIZE / 2.0, SIZE / 2.0);

/// The square of a tile.
pub fn tile_square() -> Rect {
    Rect::new(0.0, 0.0, SIZE, SIZE)
}

/// The point at `place` sides along the border; values above 4 wrap around.
pub fn at(place: f64) -> Point {
    let place = place.rem_euclid(4.0);
    let along = place.fract() * SIZE;
    match place as u8 {
        0 => Point::new(along, 0.0),
        1 => Point::new(SIZE, along),
        2 => Point::new(SIZE - along, SIZE),
        _ => Point::new(0.0, SIZE - along),
    }
}

/// The middle of a side, as a place on the border.
pub fn middle(side: Side) -> f64 {
    f64::from(side as u8) + 0.5
}

/// The unit vector from a side into the tile.
pub fn inward(side: Side) -> Vec2 {
    match side {
        Side::North => Vec2::new(0.0, 1.0),
        Side::East => Vec2::new(-1.0, 0.0),
        Side::South => Vec2::new(0.0, -1.0),
        Side::West => Vec2::new(1.0, 0.0),
    }
}

/// The half-edge just before `place`, which is a corner or the middle of a side.
pub fn half_before(place: f64) -> Half {
    Half(((place * 2.0).round() as u8 + 7) % 8)
}

/// The half-edge just after `place`, which is a corner or the middle of a side.
pub fn half_after(place: f64) -> Half {
    Half((place * 2.0).round() as u8 % 8)
}

/// The corners strictly between two places, clockwise; `to` is greater than `from`.
pub fn corners(from: f64, to: f64) -> impl Iterator<Item = Point> {
    let first = from.floor() as i32 + 1;
    (first..)
        .map(f64::from)
        .take_while(move |&corner| corner < to - 1e-9)
        .map(at)
}

/// Whether `place` lies strictly between two places, going clockwise.
pub fn between(place: f64, from: f64, to: f64) -> bool {
    let ahead = (place - from).rem_euclid(4.0);
    ahead > 1e-9 && ahead < to - from - 1e-9
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_go_clockwise_from_the_north_west() {
        assert_eq!(at(0.5), Point::new(500.0, 0.0));
        assert_eq!(at(1.0), Point::new(1000.0, 0.0));
        assert_eq!(at(2.25), Point::new(750.0, 1000.0));
        assert_eq!(at(7.5), Point::new(0.0, 500.0));
    }

    #[test]
    fn half_edges_meet_at_corners_and_middles() {
        assert_eq!((half_before(2.0), half_after(2.0)), (Half(3), Half(4)));
        assert_eq!((half_before(2.5), half_after(2.5)), (Half(4), Half(5)));
        assert_eq!((half_before(0.0), half_after(0.0)), (Half(7), Half(0)));
    }

    #[test]
    fn a_walk_across_three_sides_passes_two_corners() {
        assert_eq!(corners(1.0, 4.0).count(), 2);
        assert_eq!(corners(3.0, 4.44).collect::<Vec<_>>(), [at(0.0)]);
    }
}
