//! Arrows at the edge of the board that point to relevant cells outside the view.

use kurbo::{Affine, BezPath, Circle, Point, Rect, Shape as _, Vec2};

use super::answers::Outcome;
use super::camera::Camera;
use super::digits::Number;
use super::display::{DisplayList, Pen};
use super::figures::Owner;
use super::marks::brackets;
use super::recent::badge;
use super::theme::Theme;
use super::tile_art::shapes::around;
use engine::tiles::Pos;

/// The radius in which an arrow can be hit, in pixels: fingers need a diameter of 44.
const REACH: f64 = 22.0;
/// The radius of an arrow, in pixels.
const RADIUS: f64 = 18.0;
/// The size of the cell drawn on an arrow, in pixels.
const CELL: f64 = 21.0;
/// The radius of the badge of whoever placed a tile, in pixels.
const BADGE: f64 = 7.5;
/// The distance of an arrow's centre from the edge of the board, in pixels.
const INSIDE: f64 = 28.0;

/// What is on a relevant cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Landmark {
    /// A place that answers the question, with its result if that is shown.
    Place(Option<Outcome>),
    /// The tile somebody placed last.
    Move(Owner),
}

/// An arrow at the edge of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct EdgeArrow {
    /// Its centre, in pixels.
    pub at: Point,
    /// Its direction, columns and rows: each -1, 0 or 1.
    pub way: (i8, i8),
    /// The cells it points to.
    pub cells: Vec<Pos>,
    /// How many of them answer the question.
    pub places: usize,
    /// The result of the answer, when there is only one and its result is shown.
    pub outcome: Option<Outcome>,
    /// The owners of tiles placed there.
    pub movers: Vec<Owner>,
}

impl EdgeArrow {
    /// Whether a point of the screen hits it.
    pub fn is_hit(&self, at: Point) -> bool {
        let away = at - self.at;
        away.x.abs() <= REACH && away.y.abs() <= REACH
    }

    fn add(&mut self, other: EdgeArrow) {
        self.cells.extend(other.cells);
        self.outcome = match (self.places, other.places) {
            (_, 0) => self.outcome,
            (0, _) => other.outcome,
            _ => None,
        };
        self.places += other.places;
        for mover in other.movers {
            if !self.movers.contains(&mover) {
                self.movers.push(mover);
            }
        }
    }

    /// Draws a disc pointing outwards, with the number of answers between the corners of a cell (as
    /// they are marked on the board) or the result of the only one, and the badges of whoever
    /// placed tiles there.
    pub fn draw(&self, list: &mut DisplayList, theme: &Theme) {
        let way = Vec2::new(f64::from(self.way.0), f64::from(self.way.1));
        let place = Affine::translate(self.at.to_vec2()) * Affine::rotate(way.atan2());
        list.fill(place * drop(RADIUS + 2.0), theme.ink.alpha(0.8));
        list.fill(place * drop(RADIUS), theme.panel);
        if let Some(outcome) = self.outcome {
            let text = outcome.text();
            let high = CELL * 1.7 / text.len() as f64;
            Number::new(&text, self.at, high.min(CELL * 0.7)).draw(list, theme.ink);
        } else if self.places > 0 {
            let cell = Rect::from_center_size(self.at, (CELL, CELL));
            list.stroke(brackets(cell, CELL * 0.26), theme.accent, Pen::round(1.75));
            let count = self.places.to_string();
            Number::new(&count, self.at, CELL * 0.62).draw(list, theme.accent);
        } else {
            list.fill(place * chevron(), theme.ink);
        }
        self.draw_movers(list);
    }

    /// The badges of whoever placed tiles there, on the side of the board.
    fn draw_movers(&self, list: &mut DisplayList) {
        let way = Vec2::new(f64::from(self.way.0), f64::from(self.way.1)).normalize();
        for (index, mover) in self.movers.iter().enumerate() {
            let aside = way.turn_90() * (1.7 * BADGE * index as f64);
            badge(list, *mover, self.at - way * RADIUS + aside, BADGE);
        }
    }
}

/// A disc with a point to the right.
fn drop(radius: f64) -> BezPath {
    let side = radius * std::f64::consts::FRAC_1_SQRT_2;
    let point = [(side, -side), (radius * 1.5, 0.0), (side, side)];
    let mut path = around(Point::ZERO, &point);
    path.extend(Circle::new(Point::ZERO, radius).path_elements(0.1));
    path
}

/// A small arrowhead to the right.
fn chevron() -> BezPath {
    let (back, aside) = (-RADIUS * 0.4, RADIUS * 0.6);
    around(
        Point::ZERO,
        &[(RADIUS * 0.65, 0.0), (back, -aside), (back, aside)],
    )
}

/// The arrows to cells outside the view: one for each side and corner of the board, avoiding the
/// rectangles in `spared` as far as there is room along its side.
pub fn edge_arrows(
    camera: &Camera,
    free: Rect,
    spared: &[Rect],
    landmarks: &[(Pos, Landmark)],
) -> Vec<EdgeArrow> {
    let mut arrows: Vec<EdgeArrow> = Vec::new();
    for way in WAYS {
        let there = landmarks.iter();
        let there = there.filter(|(pos, _)| way_to(camera, free, *pos) == way);
        let there: Vec<(Pos, Landmark)> = there.copied().collect();
        let Some(arrow) = arrow(camera, free, way, &there) else {
            continue;
        };
        let at = beside(&arrow, free, spared);
        let near = |other: &&mut EdgeArrow| {
            let apart = other.at - at;
            apart.x.abs() < 2.0 * REACH && apart.y.abs() < 2.0 * REACH
        };
        match arrows.iter_mut().find(near) {
            Some(other) => other.add(arrow),
            None => arrows.push(EdgeArrow { at, ..arrow }),
        }
    }
    arrows
}

/// Corners first: an arrow to a side that would overlap one is merged into it.
const WAYS: [(i8, i8); 8] = [
    (-1, -1),
    (1, -1),
    (-1, 1),
    (1, 1),
    (0, -1),
    (0, 1),
    (-1, 0),
    (1, 0),
];

/// The sides of a part of the screen beyond which a cell lies; zero when its centre is visible.
fn way_to(camera: &Camera, free: Rect, pos: Pos) -> (i8, i8) {
    let at = camera.square(pos).center();
    let along = |at: f64, low: f64, high: f64| i8::from(at > high) - i8::from(at < low);
    (along(at.x, free.x0, free.x1), along(at.y, free.y0, free.y1))
}

/// The arrow to the cells in one direction; `None` without cells.
fn arrow(
    camera: &Camera,
    free: Rect,
    way: (i8, i8),
    there: &[(Pos, Landmark)],
) -> Option<EdgeArrow> {
    let inner = free.inset(-INSIDE);
    let sum = there
        .iter()
        .map(|(pos, _)| camera.square(*pos).center().to_vec2())
        .reduce(|all, next| all + next)?;
    let middle = (sum / there.len() as f64).to_point();
    let mut cells: Vec<Pos> = there.iter().map(|(pos, _)| *pos).collect();
    cells.dedup();
    let outcomes = there.iter().filter_map(|(_, what)| match what {
        Landmark::Place(outcome) => Some(*outcome),
        Landmark::Move(_) => None,
    });
    let outcomes: Vec<Option<Outcome>> = outcomes.collect();
    let mut arrow = EdgeArrow {
        at: Point::new(
            middle.x.clamp(inner.x0, inner.x1.max(inner.x0)),
            middle.y.clamp(inner.y0, inner.y1.max(inner.y0)),
        ),
        way,
        places: outcomes.len(),
        outcome: outcomes
            .first()
            .copied()
            .flatten()
            .filter(|_| outcomes.len() == 1),
        cells,
        movers: Vec::new(),
    };
    for (_, what) in there {
        if let Landmark::Move(owner) = what
            && !arrow.movers.contains(owner)
        {
            arrow.movers.push(*owner);
        }
    }
    Some(arrow)
}

/// The place of an arrow along the edge of the board that covers as little as possible of what
/// should not be covered, and is not far away.
fn beside(arrow: &EdgeArrow, free: Rect, spared: &[Rect]) -> Point {
    let inner = free.inset(-INSIDE);
    let covered = |at: Point| -> f64 {
        let reach = Rect::from_center_size(at, (2.0 * REACH, 2.0 * REACH));
        spared
            .iter()
            .map(|spared| reach.intersect(*spared).area())
            .sum()
    };
    let (aside, along) = (arrow.way.0 != 0, arrow.way.1 != 0);
    let ends = |spared: &Rect| {
        let spared = spared.inset(REACH);
        let up = [spared.y0, spared.y1].map(|y| Point::new(arrow.at.x, y));
        let across = [spared.x0, spared.x1].map(|x| Point::new(x, arrow.at.y));
        let up = up.into_iter().filter(move |_| aside);
        up.chain(across.into_iter().filter(move |_| along))
    };
    let kept =
        |at: &Point| at.x >= inner.x0 && at.x <= inner.x1 && at.y >= inner.y0 && at.y <= inner.y1;
    let others = spared.iter().flat_map(ends).filter(kept);
    let all = std::iter::once(arrow.at).chain(others);
    let cost = |at: &Point| covered(*at) + at.distance(arrow.at);
    let best = all.min_by(|a, b| cost(a).total_cmp(&cost(b)));
    best.unwrap_or(arrow.at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::camera::centre;

    const FREE: Rect = Rect::new(0.0, 0.0, 500.0, 400.0);

    fn camera() -> Camera {
        Camera {
            middle: centre(Pos::new(0, 0)),
            screen: FREE.center(),
            zoom: 50.0,
            turn: 0.0,
        }
    }

    fn places(all: &[(i16, i16)]) -> Vec<(Pos, Landmark)> {
        let all = all.iter();
        all.map(|&(x, y)| (Pos::new(x, y), Landmark::Place(None)))
            .collect()
    }

    #[test]
    fn what_is_seen_has_no_arrow() {
        assert!(edge_arrows(&camera(), FREE, &[], &places(&[(0, 0), (4, 3)])).is_empty());
    }

    #[test]
    fn an_arrow_counts_what_lies_beyond_its_side() {
        let far = places(&[(9, 0), (12, 1), (-9, -9), (0, 0)]);
        let arrows = edge_arrows(&camera(), FREE, &[], &far);
        let told: Vec<_> = arrows
            .iter()
            .map(|arrow| (arrow.way, arrow.places))
            .collect();
        assert_eq!(told, [((-1, -1), 1), ((1, 0), 2)]);
        for arrow in &arrows {
            let pressed = Rect::from_center_size(arrow.at, (44.0, 44.0));
            assert_eq!(FREE.union(pressed), FREE, "whole on the board");
            assert!(arrow.is_hit(arrow.at + Vec2::new(21.0, -21.0)));
        }
    }

    #[test]
    fn an_arrow_gives_way_to_places_at_the_edge() {
        let far = places(&[(9, 0)]);
        let plain = edge_arrows(&camera(), FREE, &[], &far)[0].at;
        let plate = |by: f64| Rect::from_center_size(plain + Vec2::new(0.0, by), (44.0, 44.0));
        let spared = [plate(-10.0), plate(40.0)];
        let arrow = &edge_arrows(&camera(), FREE, &spared, &far)[0];
        assert_eq!(arrow.at.x, plain.x, "at the same side");
        assert!(arrow.at.distance(plain) < 60.0, "not far away");
        assert!(!spared.iter().any(|place| arrow.is_hit(place.center())));
    }

    #[test]
    fn the_number_of_places_stands_between_the_corners_of_a_cell() {
        let far = places(&[(9, 0), (9, 1)]);
        let arrow = &edge_arrows(&camera(), FREE, &[], &far)[0];
        let mut list = DisplayList::new();
        arrow.draw(&mut list, &Theme::summer());
        let corners = brackets(Rect::from_center_size(arrow.at, (CELL, CELL)), CELL * 0.26);
        assert!(format!("{list:?}").contains(&format!("{corners:?}")));
    }

    #[test]
    fn the_only_place_out_of_sight_says_what_it_brings() {
        let brings = |x, points| {
            let outcome = Some(Outcome::Points(points));
            (Pos::new(x, 0), Landmark::Place(outcome))
        };
        let arrows = |there: &[(Pos, Landmark)]| edge_arrows(&camera(), FREE, &[], there);
        let abbot = &arrows(&[brings(9, 4)])[0];
        assert_eq!((abbot.places, abbot.outcome), (1, Some(Outcome::Points(4))));
        let mut list = DisplayList::new();
        abbot.draw(&mut list, &Theme::summer());
        let mut told = DisplayList::new();
        Number::new("+4", abbot.at, CELL * 0.7).draw(&mut told, Theme::summer().ink);
        let told = told.items().map(|item| format!("{item:?}")).next();
        assert!(told.is_some_and(|told| format!("{list:?}").contains(&told)));
        let both = &arrows(&[brings(9, 4), brings(12, 6)])[0];
        assert_eq!((both.places, both.outcome), (2, None));
    }

    #[test]
    fn a_last_move_is_told_by_the_colour_and_the_mark_of_who_made_it() {
        let mut far = places(&[(9, 0)]);
        far.push((Pos::new(9, 1), Landmark::Move(Owner::Red)));
        let arrows = edge_arrows(&camera(), FREE, &[], &far);
        assert_eq!(
            (arrows[0].places, &arrows[0].movers[..]),
            (1, &[Owner::Red][..])
        );
        let mut list = DisplayList::new();
        arrows[0].draw(&mut list, &Theme::summer());
        let red = Owner::Red;
        assert!(format!("{list:?}").contains(&format!("{:?}", red.color())));
        let mut mark = DisplayList::new();
        let at = arrows[0].at - Vec2::new(RADIUS, 0.0);
        badge(&mut mark, red, at, BADGE);
        let drawn = mark.items().last().map(|item| format!("{item:?}"));
        assert!(format!("{list:?}").contains(&drawn.expect("a mark")));
    }

    #[test]
    fn arrows_lie_apart_and_not_on_what_is_spared() {
        let far = places(&[(9, 9), (9, 3), (4, 9), (-9, 0), (-9, -9)]);
        let spared = Rect::new(400.0, 300.0, 490.0, 390.0);
        let arrows = edge_arrows(&camera(), FREE, &[spared], &far);
        for (index, one) in arrows.iter().enumerate() {
            let pressed = Rect::from_center_size(one.at, (43.0, 43.0));
            assert_eq!(pressed.intersect(spared).area(), 0.0, "{:?}", one.at);
            for other in &arrows[..index] {
                let apart = one.at - other.at;
                assert!(apart.x.abs() >= 44.0 || apart.y.abs() >= 44.0);
            }
        }
        let told: usize = arrows.iter().map(|arrow| arrow.places).sum();
        assert_eq!(told, far.len(), "none is forgotten");
    }
}
