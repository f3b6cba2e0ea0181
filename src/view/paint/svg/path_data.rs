//! Path data with as few characters as possible: relative coordinates, no repeated letters, and
//! each ellipse as an arc.

use kurbo::{BezPath, PathEl, Point};

/// Distance of the control points of a quarter circle, in radii.
const PULL: f64 = 0.552_284_75;

/// The smallest radius of an ellipse written as an arc, in steps. The gap in a smaller one would be
/// visible.
const LEAST_ARC: f64 = 1.0;
/// The radius in steps below which a tenth of a step is written, too.
const DOT: f64 = 6.0;

/// What a path is painted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Its inside only, so that it need not be closed.
    Inside,
    /// Its outline, with or without the inside.
    Line,
}

/// Path data with `fine` steps per unit.
pub(super) fn data(path: &BezPath, purpose: Purpose, fine: f64) -> String {
    let mut pen = Pen::new(purpose, fine);
    let mut rest = path.elements();
    while let [first, after @ ..] = rest {
        rest = match Ellipse::at_head_of(rest) {
            Some((ellipse, after)) if pen.ellipse(ellipse) => after,
            _ => {
                // A closed path needs no line back to its start.
                let closes = after.first() == Some(&PathEl::ClosePath);
                pen.element(*first, closes);
                after
            }
        };
    }
    pen.text
}

/// An axis-parallel ellipse, drawn from its right end.
#[derive(Clone, Copy)]
struct Ellipse {
    right: Point,
    left: Point,
    /// The point after the first quarter.
    quarter: Point,
}

impl Ellipse {
    /// The ellipse at the start of a path, and what follows it.
    fn at_head_of(path: &[PathEl]) -> Option<(Ellipse, &[PathEl])> {
        use PathEl::{ClosePath, CurveTo, MoveTo};
        let [
            MoveTo(right),
            CurveTo(a, b, quarter),
            CurveTo(c, d, left),
            CurveTo(e, f, other),
            CurveTo(g, h, end),
            rest @ ..,
        ] = path
        else {
            return None;
        };
        let middle = right.midpoint(*left);
        let (wide, high) = (*right - middle, *quarter - middle);
        let near = |one: &Point, other: Point| one.distance(other) <= 1e-3 * wide.x.abs();
        let quarters = [
            (right, a, b, quarter, wide, high),
            (quarter, c, d, left, high, -wide),
            (left, e, f, other, -wide, -high),
            (other, g, h, end, -high, wide),
        ];
        let is_round = quarters
            .into_iter()
            .all(|(_, one, two, to, from_middle, to_middle)| {
                near(one, middle + from_middle + to_middle * PULL)
                    && near(two, middle + to_middle + from_middle * PULL)
                    && near(to, middle + to_middle)
            });
        let upright = wide.x > 0.0 && wide.y.abs() < 1e-6 && high.x.abs() < 1e-3 * wide.x;
        // Closed or not, its outline ends where it began.
        let rest = match rest {
            [ClosePath, rest @ ..] => rest,
            rest => rest,
        };
        let ellipse = Ellipse {
            right: *right,
            left: *left,
            quarter: *quarter,
        };
        (is_round && upright).then_some((ellipse, rest))
    }
}

struct Pen {
    text: String,
    purpose: Purpose,
    fine: f64,
    /// The current point, and the start of the current subpath, in steps.
    at: (f64, f64),
    begun: (f64, f64),
    /// The last control point of the curve that ends there, if any.
    inner: Option<(f64, f64)>,
    /// The command that can be omitted when it repeats.
    letter: Option<char>,
}

impl Pen {
    fn new(purpose: Purpose, fine: f64) -> Self {
        Pen {
            text: String::new(),
            purpose,
            fine,
            at: (0.0, 0.0),
            begun: (0.0, 0.0),
            inner: None,
            letter: None,
        }
    }

    fn rounded(&self, point: Point) -> (f64, f64) {
        ((point.x * self.fine).round(), (point.y * self.fine).round())
    }

    fn element(&mut self, element: PathEl, closes: bool) {
        match element {
            PathEl::MoveTo(to) => {
                self.points('m', &[to]);
                self.begun = self.at;
                // Further points after a moveto are linetos.
                self.letter = Some('l');
            }
            PathEl::LineTo(to) if closes && self.rounded(to) == self.begun => {}
            PathEl::LineTo(to) => self.line(to),
            PathEl::QuadTo(a, to) => self.quad(a, to),
            PathEl::CurveTo(a, b, to) => self.points('c', &[a, b, to]),
            PathEl::ClosePath => self.close(),
        }
    }

    fn line(&mut self, to: Point) {
        let (x, y) = self.rounded(to);
        match (x == self.at.0, y == self.at.1) {
            (_, true) => {
                self.letter('h');
                self.number(x - self.at.0);
                self.at.0 = x;
            }
            (true, false) => {
                self.letter('v');
                self.number(y - self.at.1);
                self.at.1 = y;
            }
            (false, false) => self.points('l', &[to]),
        }
    }

    /// Writes a quadratic curve, shortened if its control point mirrors that of the previous one.
    fn quad(&mut self, inner: Point, to: Point) {
        let wanted = self.rounded(inner);
        let mirrored = self
            .inner
            .map(|(x, y)| (2.0 * self.at.0 - x, 2.0 * self.at.1 - y));
        let near = |(x, y): &(f64, f64)| (x - wanted.0).abs().max((y - wanted.1).abs()) <= 1.0;
        match mirrored.filter(near) {
            Some(mirrored) => {
                self.points('t', &[to]);
                self.inner = Some(mirrored);
            }
            None => {
                self.points('q', &[inner, to]);
                self.inner = Some(wanted);
            }
        }
    }

    fn points(&mut self, letter: char, points: &[Point]) {
        self.letter(letter);
        for &point in points {
            let (x, y) = self.rounded(point);
            self.number(x - self.at.0);
            self.number(y - self.at.1);
        }
        if let Some(&last) = points.last() {
            self.at = self.rounded(last);
        }
    }

    fn close(&mut self) {
        if self.purpose == Purpose::Inside {
            return;
        }
        self.text.push('z');
        self.letter = None;
        self.at = self.begun;
    }

    /// Writes an ellipse as one arc that ends next to its start, where the gap is closed. Returns
    /// whether it is large enough for that.
    fn ellipse(&mut self, ellipse: Ellipse) -> bool {
        let middle = ellipse.right.midpoint(ellipse.left);
        let wide = (ellipse.right.x - middle.x) * self.fine;
        let high = (ellipse.quarter.y - middle.y).abs() * self.fine;
        if wide.min(high) < LEAST_ARC {
            return false;
        }
        // A dot keeps its exact size.
        let [wide, high] = [wide, high].map(|radius| match radius < DOT {
            true => (radius * 10.0).round() / 10.0,
            false => radius.round(),
        });
        let top = middle - kurbo::Vec2::new(0.0, high / self.fine);
        self.element(PathEl::MoveTo(top), false);
        self.letter('a');
        // No rotation, the large arc: one digit for each flag.
        let turns = ellipse.quarter.y > middle.y;
        let flags = [0.0, 1.0, f64::from(u8::from(turns))].map(|flag| flag * self.fine);
        let gap = if turns { -1.0 } else { 1.0 };
        let numbers = [wide, high].into_iter().chain(flags).chain([gap, 0.0]);
        numbers.for_each(|number| self.number(number));
        self.at.0 += gap;
        self.close();
        true
    }

    fn letter(&mut self, letter: char) {
        if !matches!(letter, 'q' | 't') {
            self.inner = None;
        }
        if self.letter != Some(letter) {
            self.text.push(letter);
            self.letter = Some(letter);
        }
    }

    /// Writes a number of steps.
    fn number(&mut self, parts: f64) {
        let number = super::number(parts / self.fine);
        let apart = self
            .text
            .ends_with(|last: char| !last.is_ascii_alphabetic());
        if apart && !number.starts_with('-') {
            self.text.push(' ');
        }
        self.text.push_str(&number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kurbo::{Circle, Rect, Shape};

    fn written(path: &BezPath) -> String {
        data(path, Purpose::Line, 1.0)
    }

    /// The path for these data, as an SVG viewer reads them.
    fn read(text: &str) -> BezPath {
        BezPath::from_svg(text).expect("path data")
    }

    /// The largest distance between corresponding points of two paths with equally many.
    fn apart(one: &BezPath, other: &BezPath) -> f64 {
        let boxes = [one, other].map(|path| path.bounding_box());
        let corners = |rect: Rect| [rect.origin(), Point::new(rect.x1, rect.y1)];
        let pairs = corners(boxes[0]).into_iter().zip(corners(boxes[1]));
        let corners = pairs
            .map(|(one, other)| one.distance(other))
            .fold(0.0, f64::max);
        corners.max((one.area() - other.area()).abs().sqrt())
    }

    #[test]
    fn a_letter_that_comes_again_is_left_out() {
        let mut path = BezPath::new();
        path.move_to((1.0, 2.0));
        path.line_to((4.0, 6.0));
        path.line_to((2.0, 9.0));
        path.quad_to((1.0, 1.0), (3.0, 3.0));
        path.quad_to((6.0, 2.0), (5.0, 6.0));
        assert_eq!(written(&path), "m1 2 3 4-2 3q-1-8 1-6 3-1 2 3");
        assert_eq!(read(&written(&path)).elements(), path.elements());
    }

    #[test]
    fn a_smooth_curve_names_its_inner_points_once() {
        let mut path = BezPath::new();
        path.move_to((0.0, 0.0));
        path.quad_to((5.0, 5.0), (10.0, 0.0));
        path.quad_to((15.0, -5.0), (20.0, 0.0));
        assert_eq!(written(&path), "m0 0q5 5 10 0t10 0");
        assert_eq!(read(&written(&path)).elements(), path.elements());
    }

    #[test]
    fn a_rectangle_goes_along_the_axes() {
        let path = Rect::new(3.0, 4.0, 10.0, 9.0).to_path(0.1);
        assert_eq!(written(&path), "m3 4h7v5h-7z");
        assert!(apart(&read(&written(&path)), &path) < 1e-9);
    }

    #[test]
    fn a_second_line_begins_where_the_first_one_was_closed() {
        let mut path = Rect::new(3.0, 4.0, 10.0, 9.0).to_path(0.1);
        path.extend(Rect::new(20.0, 30.0, 22.0, 33.0).to_path(0.1));
        assert_eq!(written(&path), "m3 4h7v5h-7zm17 26h2v3h-2z");
        assert!(apart(&read(&written(&path)), &path) < 1e-9);
    }

    #[test]
    fn what_is_only_filled_is_not_closed() {
        let mut path = Rect::new(3.0, 4.0, 10.0, 9.0).to_path(0.1);
        path.extend(Rect::new(20.0, 30.0, 22.0, 33.0).to_path(0.1));
        assert_eq!(
            data(&path, Purpose::Inside, 1.0),
            "m3 4h7v5h-7m17 21h2v3h-2"
        );
        let mut path = Circle::new((50.0, 40.0), 13.0).to_path(0.1);
        path.extend(Circle::new((90.0, 40.0), 13.0).to_path(0.1));
        let text = data(&path, Purpose::Inside, 1.0);
        assert_eq!(text, "m50 27a13 13 0 1 1-1 0m41 0a13 13 0 1 1-1 0");
    }

    #[test]
    fn a_circle_is_one_arc() {
        let mut path = Circle::new((50.0, 40.0), 13.0).to_path(0.1);
        path.extend(Rect::new(0.0, 0.0, 2.0, 2.0).to_path(0.1));
        let text = written(&path);
        assert_eq!(text, "m50 27a13 13 0 1 1-1 0zm-50-27h2v2h-2z");
        assert!(apart(&read(&text), &path) < 2.0);
    }

    #[test]
    fn what_only_resembles_a_circle_stays_as_it_is() {
        let circle = Circle::new((50.0, 40.0), 12.0).to_path(0.1);
        let path: BezPath = circle
            .elements()
            .iter()
            .map(|element| match *element {
                PathEl::CurveTo(a, b, to) => PathEl::CurveTo(a, b + kurbo::Vec2::new(3.0, 0.0), to),
                other => other,
            })
            .collect();
        assert!(!written(&path).contains('a'));
    }
}
