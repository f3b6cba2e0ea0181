//! Animated accents: a tile being turned, a player's area.

use std::f64::consts::FRAC_PI_2;

use kurbo::{Affine, BezPath, Point};

use super::display::{DisplayList, Group, Pen};
use super::figures::Owner;
use super::plan::border;
use super::print::TileKey;
use engine::tiles::Rotation;

/// A tile turned by `spin` radians from the rotation in its key, while it rotates.
///
/// Roads and walls rotate; what is upright in every drawing of a tile (houses, trees, symbols)
/// fades from one quarter turn to the next. `place` maps the square of the tile to where it
/// belongs, with sides of `size` pixels.
pub fn spinning(list: &mut DisplayList, (key, size): (TileKey, f64), spin: f64, place: Affine) {
    let quarters = (spin / FRAC_PI_2 + 1e-9).floor();
    let rest = (spin / FRAC_PI_2 - quarters).max(0.0);
    let swing = |angle: f64| place * Affine::rotate_about(angle, border::CENTER);
    let turned = |quarters: f64| TileKey {
        rotation: key
            .rotation
            .then(Rotation::ALL[quarters.rem_euclid(4.0) as usize % 4]),
        ..key
    };
    if rest < 1e-6 {
        return list.tiles(size, &[(turned(quarters), place)]);
    }
    let below = (turned(quarters), swing(rest * FRAC_PI_2));
    list.tiles(size, &[below]);
    let share = rest * rest * (3.0 - 2.0 * rest);
    list.group(Group::default().faded(share), |list| {
        let above = (turned(quarters + 1.0), swing((rest - 1.0) * FRAC_PI_2));
        list.tiles(size, &[above]);
    });
}

/// A player's area, in the owner's colour and with rows of the owner's mark, so that it can be recognised without colour. `place`
/// maps the units of the area, those of a tile, to the drawing.
pub fn claim(list: &mut DisplayList, place: Affine, area: &BezPath, owner: Owner) {
    let bounds = kurbo::Shape::bounding_box(area);
    let clip = Group {
        clip: Some(area.clone()),
        ..Group::at(place)
    };
    list.group(clip, |list| {
        list.fill(area.clone(), owner.color().alpha(0.34));
        let ink = owner.color().darker(0.25).alpha(0.75);
        let rows = (bounds.height() / 115.0).ceil() as i32;
        let columns = (bounds.width() / 125.0).ceil() as i32;
        for row in 0..=rows {
            for column in 0..=columns {
                let shift = if row % 2 == 0 { 0.0 } else { 62.5 };
                let at = Point::new(
                    bounds.x0 + f64::from(column) * 125.0 + shift,
                    bounds.y0 + f64::from(row) * 115.0 + 40.0,
                );
                owner.mark().draw(list, at, 19.0, ink);
            }
        }
        list.stroke(area.clone(), owner.color(), Pen::round(22.0));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::display::Item;
    use crate::scene::print::Print;
    use crate::scene::tile_art::turn;
    use engine::tiles::TileId;

    fn key() -> TileKey {
        TileKey::new(TileId(3), 0, Rotation::R1)
    }

    /// Where the printed north edge appears in each drawing of the tile.
    fn norths(spin: f64) -> Vec<Point> {
        let mut list = DisplayList::new();
        spinning(&mut list, (key(), 100.0), spin, Affine::IDENTITY);
        list.items()
            .filter_map(|item| match item {
                Item::Print(Print::Tile(key), affine) => {
                    Some(*affine * turn(key.rotation) * Point::new(500.0, 0.0))
                }
                _ => None,
            })
            .collect()
    }

    #[test]
    fn a_tile_at_rest_is_drawn_once() {
        assert_eq!(norths(0.0).len(), 1);
        assert_eq!(norths(-FRAC_PI_2).len(), 1);
    }

    #[test]
    fn both_drawings_of_a_turning_tile_show_its_edges_in_the_same_place() {
        for spin in [0.4, 1.2, -0.7, -2.0, 3.9] {
            let tilted = Affine::rotate_about(spin, border::CENTER) * turn(key().rotation);
            let expected = tilted * Point::new(500.0, 0.0);
            let seen = norths(spin);
            assert_eq!(seen.len(), 2);
            assert!(
                seen.iter().all(|north| north.distance(expected) < 1e-6),
                "{spin}"
            );
        }
    }

    #[test]
    fn a_claim_shows_the_mark_of_its_owner_many_times() {
        let mut list = DisplayList::new();
        let area = kurbo::Shape::to_path(&kurbo::Rect::new(0.0, 0.0, 500.0, 500.0), 0.1);
        claim(&mut list, Affine::IDENTITY, &area, Owner::Blue);
        assert!(list.items().count() > 20);
    }
}
