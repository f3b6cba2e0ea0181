//! Drawing tools for the cards: outlines through points, and solid things with an outline, light and shade.

use kurbo::{Affine, BezPath, Circle, Ellipse, Point, Shape, Vec2};

use crate::scene::color::Rgba;
use crate::scene::digits::Number;
use crate::scene::display::{DisplayList, Group, Pen};

/// Width of an outline, in units of a card; half of it is seen.
const LINE: f64 = 15.0;
/// How far the shade reaches in from the right, in units of a card.
const SHADE: Vec2 = Vec2::new(-17.0, -5.0);
/// The tolerance when round shapes are converted to paths.
const TOLERANCE: f64 = 0.1;

/// A closed curve through points; a point that is given twice is a corner.
pub fn curve(points: &[(f64, f64)]) -> BezPath {
    let mut path = BezPath::new();
    let count = points.len();
    let at = |index: usize| Point::from(points[index % count]);
    for index in 0..count {
        if index == 0 {
            path.move_to(at(0));
        }
        bend(
            &mut path,
            [
                at(index + count - 1),
                at(index),
                at(index + 1),
                at(index + 2),
            ],
        );
    }
    path.close_path();
    path
}

/// An open curve through points; a point that is given twice is a corner.
pub fn way(points: &[(f64, f64)]) -> BezPath {
    let mut path = BezPath::new();
    let last = points.len().saturating_sub(1);
    let at = |index: usize| Point::from(points[index.min(last)]);
    for index in 0..last {
        if index == 0 {
            path.move_to(at(0));
        }
        let before = at(index.saturating_sub(1));
        bend(&mut path, [before, at(index), at(index + 1), at(index + 2)]);
    }
    path
}

/// The curve between the second and third of four points.
fn bend(path: &mut BezPath, [before, from, to, after]: [Point; 4]) {
    if from == to {
        return;
    }
    let reach = from.distance(to) * 0.36;
    let pull = |way: Vec2| way * (reach / way.hypot().max(1.0));
    let (out, back) = (to - before, after - from);
    path.curve_to(from + pull(out), to - pull(back), to);
}

/// An ellipse, by its middle and its half width and height.
pub fn oval(x: f64, y: f64, wide: f64, high: f64) -> BezPath {
    Ellipse::new((x, y), (wide, high), 0.0).to_path(TOLERANCE)
}

pub fn disc(x: f64, y: f64, radius: f64) -> BezPath {
    Circle::new((x, y), radius).to_path(TOLERANCE)
}

/// Draws on a list with one colour for all outlines.
pub struct Ink<'a> {
    pub list: &'a mut DisplayList,
    /// The colour of outlines.
    pub line: Rgba,
}

impl Ink<'_> {
    /// A body: outline, colour, and shade along its right side.
    pub fn solid(&mut self, shape: impl Shape, color: Rgba) {
        let path = shape.into_path(TOLERANCE);
        self.edge(&path);
        self.list.fill(path.clone(), shaded(color));
        self.list.group(Group::clipped(path.clone()), |list| {
            list.fill(Affine::translate(SHADE) * path, color);
        });
    }

    /// A thing with an outline and one colour.
    pub fn flat(&mut self, shape: impl Shape, color: Rgba) {
        let path = shape.into_path(TOLERANCE);
        self.edge(&path);
        self.list.fill(path, color);
    }

    /// One colour without an outline.
    pub fn fill(&mut self, shape: impl Shape, color: Rgba) {
        self.list.fill(shape, color);
    }

    /// A number of the given height around a point.
    pub fn number(&mut self, text: &str, at: Point, height: f64, color: Rgba) {
        Number::new(text, at, height).draw(self.list, color);
    }

    /// A stick, a leg, a rope: a line with an outline.
    pub fn limb(&mut self, points: &[(f64, f64)], width: f64, color: Rgba) {
        let path = way(points);
        let line = self.line;
        self.list
            .stroke(path.clone(), line, Pen::round(width + LINE));
        self.list.stroke(path, color, Pen::round(width));
    }

    /// A line without an outline.
    pub fn stroke(&mut self, points: &[(f64, f64)], width: f64, color: Rgba) {
        self.list.stroke(way(points), color, Pen::round(width));
    }

    /// A pattern clipped to a shape.
    pub fn inside(&mut self, shape: impl Shape, draw: impl FnOnce(&mut Ink)) {
        let line = self.line;
        self.list.group(Group::clipped(shape), |list| {
            draw(&mut Ink { list, line });
        });
    }

    /// A drawing transformed by `affine`.
    pub fn at(&mut self, affine: Affine, draw: impl FnOnce(&mut Ink)) {
        let line = self.line;
        self.list.group(Group::at(affine), |list| {
            draw(&mut Ink { list, line });
        });
    }

    fn edge(&mut self, path: &BezPath) {
        self.list.stroke(path.clone(), self.line, Pen::round(LINE));
    }
}

/// A colour in the shade.
pub fn shaded(color: Rgba) -> Rgba {
    color.darker(0.26)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_goes_through_its_points_and_is_straight_between_corners() {
        let square = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)];
        let corners: Vec<(f64, f64)> = square.iter().flat_map(|&p| [p, p]).collect();
        assert!((curve(&corners).area() - 10_000.0).abs() < 1.0);
        assert!(curve(&square).area() > 12_000.0);
        assert_eq!(way(&square).elements().len(), 4);
    }
}
