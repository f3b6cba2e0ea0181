//! What others have done since the observer's last action: tiles placed and points scored, marked
//! until it is the observer's turn again.

use kurbo::{Affine, Circle, Point, Rect};

use super::camera::{TILE, square};
use super::color::{SOOT, WHITE};
use super::display::{DisplayList, Group, Pen};
use super::figures::Owner;
use super::flight::{plate, points_plate};
use super::flocks::{DISC, face};
use super::marks::brackets;
use engine::rules::Token;
use engine::tiles::Pos;

/// The radius of the badge at the corner of a tile, in pixels.
const BADGE: f64 = 8.5;
/// Its largest radius on small tiles, relative to the tile.
const WIDEST_BADGE: f64 = 0.24;
/// The size of points, relative to rising ones.
const POINTS: f64 = 0.56;
/// The largest width of points, relative to a tile.
const WIDEST_POINTS: f64 = 0.92;

/// The radius of a wolf's token, in pixels.
const WOLF: f64 = 13.0;

/// A tile that was placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecentTile {
    pub pos: Pos,
    pub owner: Owner,
}

/// Points that were scored.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RecentPoints {
    /// In units of the table.
    pub at: Point,
    pub owner: Owner,
    pub points: u16,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Recent<'a> {
    /// The tiles, oldest first.
    pub tiles: &'a [RecentTile],
    pub points: &'a [RecentPoints],
    /// Where wolves came, in units of the table.
    pub wolves: &'a [Point],
}

impl Recent<'_> {
    /// Draws the points and the wolves. `pixel` is the size of a pixel in units of the table.
    pub(super) fn draw_points(self, list: &mut DisplayList, pixel: f64) {
        for at in self.wolves {
            let size = (WOLF * pixel / DISC).min(1.0);
            let place = Affine::translate(at.to_vec2()) * Affine::scale(size);
            list.upright(*at, |list| {
                list.group(Group::at(place).named("wolf"), |list| {
                    face(list, Token::Wolf);
                });
            });
        }
        for won in self.points {
            let widest = WIDEST_POINTS * TILE / plate(won.points).width;
            let scale = Affine::scale((POINTS * pixel).min(widest));
            let place = Affine::translate(won.at.to_vec2());
            list.upright(won.at, |list| {
                points_plate(list, (won.points, won.owner), place * scale);
            });
        }
    }
}

/// A tile that was just placed: neutral brackets at its corners, and a badge with the colour and
/// mark of whoever placed it.
pub(super) fn draw_tile(list: &mut DisplayList, recent: RecentTile, pixel: f64) {
    let width = (2.5 * pixel).max(20.0);
    let brackets = brackets(square(recent.pos).inset(-width * 0.4), 0.2 * TILE);
    list.stroke(brackets.clone(), SOOT.alpha(0.75), Pen::round(width * 2.0));
    list.stroke(brackets, WHITE, Pen::round(width));
    let radius = (BADGE * pixel).min(WIDEST_BADGE * TILE);
    let Rect { x1, y0, .. } = square(recent.pos).inset(-radius * 0.55);
    let corner = Point::new(x1, y0);
    list.upright(corner, |list| badge(list, recent.owner, corner, radius));
}

/// The badge of whoever placed a tile.
pub(super) fn badge(list: &mut DisplayList, owner: Owner, at: Point, radius: f64) {
    let badge = Circle::new(at, radius);
    list.fill(badge, owner.color());
    list.stroke(badge, WHITE, Pen::round(radius * 0.24));
    owner.mark().draw(list, at, radius * 0.52, owner.ink());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::display::{Item, Layer};

    fn items(draw: impl FnOnce(&mut DisplayList)) -> Vec<String> {
        let mut list = DisplayList::new();
        draw(&mut list);
        let items = list.layer(Layer::Tiles).iter();
        items.map(|item: &Item| format!("{item:?}")).collect()
    }

    fn tile(owner: Owner) -> RecentTile {
        let pos = Pos::new(1, 0);
        RecentTile { pos, owner }
    }

    #[test]
    fn a_tile_has_brackets_and_one_badge_with_the_mark_of_its_owner() {
        let drawn = items(|list| draw_tile(list, tile(Owner::Red), 10.0));
        let color = format!("{:?}", Owner::Red.color());
        let own: Vec<&String> = drawn.iter().filter(|item| item.contains(&color)).collect();
        assert!(
            own.len() == 1 && own[0].starts_with("Fill"),
            "no frame in its colour: {own:?}"
        );
        let strokes = drawn.iter().filter(|item| item.starts_with("Stroke"));
        assert_eq!(strokes.count(), 3);
        // Two owners with the same ink must not differ only in the colour of the badge.
        let without = |owner: Owner| -> Vec<String> {
            let drawn = items(|list| draw_tile(list, tile(owner), 10.0));
            let color = format!("{:?}", owner.color());
            drawn
                .into_iter()
                .filter(|item| !item.contains(&color))
                .collect()
        };
        assert_ne!(without(Owner::Red), without(Owner::Blue));
    }

    #[test]
    fn points_are_no_wider_than_a_tile_however_small_it_is() {
        for pixel in [5.0, 20.0, 50.0] {
            let points = [RecentPoints {
                at: Point::ZERO,
                owner: Owner::Blue,
                points: 24,
            }];
            let mut list = DisplayList::new();
            let recent = Recent {
                tiles: &[],
                points: &points,
                wolves: &[],
            };
            recent.draw_points(&mut list, pixel);
            let widest = list
                .layer(Layer::Tiles)
                .iter()
                .filter_map(|item| match item {
                    Item::Push(group) => Some(group.affine.as_coeffs()[0] * plate(24).width),
                    _ => None,
                });
            let widest = widest.fold(0.0, f64::max);
            assert!(widest > 0.0 && widest < TILE, "{pixel}: {widest}");
        }
    }
}
