//! Small shapes for the artwork.

use kurbo::{BezPath, Point, Vec2};

use super::grain::Grain;
use crate::scene::display::DisplayList;
use crate::scene::theme::Palette;

/// A closed polygon.
pub fn polygon(points: impl IntoIterator<Item = Point>) -> BezPath {
    let mut path = line(points);
    path.close_path();
    path
}

/// A closed polygon from offsets to a point.
pub fn around(at: Point, offsets: &[(f64, f64)]) -> BezPath {
    polygon(offsets.iter().map(|&offset| at + Vec2::from(offset)))
}

/// A path from commands as in SVG, `M`, `L`, `Q`, `C` and `Z`, whose points `at` places.
///
/// Only whole numbers: a parser for others would be large.
pub fn path(commands: &str, at: &dyn Fn(f64, f64) -> Point) -> BezPath {
    let mut path = BezPath::new();
    let mut command = "";
    let mut held = Vec::new();
    for word in commands.split_ascii_whitespace() {
        match word.parse::<i16>() {
            Ok(number) => held.push(f64::from(number)),
            Err(_) => command = word,
        }
        match (command, held.as_slice()) {
            ("M", &[x, y]) => path.move_to(at(x, y)),
            ("L", &[x, y]) => path.line_to(at(x, y)),
            ("Q", &[a, b, x, y]) => path.quad_to(at(a, b), at(x, y)),
            ("C", &[a, b, c, d, x, y]) => path.curve_to(at(a, b), at(c, d), at(x, y)),
            ("Z", _) => path.close_path(),
            _ => continue,
        }
        held.clear();
    }
    path
}

/// A path from commands with points relative to a point.
pub fn drawn(at: Point, commands: &str) -> BezPath {
    path(commands, &|x, y| at + Vec2::new(x, y))
}

/// An open line through points.
pub fn line(points: impl IntoIterator<Item = Point>) -> BezPath {
    let mut path = BezPath::new();
    for (index, point) in points.into_iter().enumerate() {
        if index == 0 {
            path.move_to(point);
        } else {
            path.line_to(point);
        }
    }
    path
}

/// A smooth closed curve through the midpoints of a polygon's sides.
pub fn rounded(points: &[Point]) -> BezPath {
    let mut path = BezPath::new();
    let count = points.len();
    if count == 0 {
        return path;
    }
    path.move_to(points[count - 1].midpoint(points[0]));
    for (index, &point) in points.iter().enumerate() {
        path.quad_to(point, point.midpoint(points[(index + 1) % count]));
    }
    path.close_path();
    path
}

/// An irregular round shape, wider than high by the factor `flat`.
pub fn blob(at: Point, radius: f64, flat: f64, grain: &mut Grain) -> BezPath {
    uneven(at, radius, flat, 0.18, grain)
}

/// A round shape whose radius varies by a fraction.
pub fn uneven(at: Point, radius: f64, flat: f64, vary: f64, grain: &mut Grain) -> BezPath {
    let corners = 9;
    let points: Vec<Point> = (0..corners)
        .map(|corner| {
            let angle = f64::from(corner) / f64::from(corners) * std::f64::consts::TAU;
            let reach = radius * grain.between(1.0 - vary, 1.0 + vary);
            at + Vec2::new(angle.cos() * reach * flat, angle.sin() * reach)
        })
        .collect();
    rounded(&points)
}

/// An ellipse around a point.
pub fn ellipse(at: Point, wide: f64, high: f64) -> kurbo::Ellipse {
    kurbo::Ellipse::new(at, (wide, high), 0.0)
}

/// A round shadow on the ground.
pub fn shadow(list: &mut DisplayList, colors: &Palette, at: Point, wide: f64, high: f64) {
    list.fill(ellipse(at, wide, high), colors.shadow);
}

/// A line extended straight beyond both ends, so that it is only cut by the edge of the tile.
pub fn prolonged(path: &BezPath, beyond: f64) -> BezPath {
    let segments: Vec<_> = path.segments().map(|s| s.to_cubic()).collect();
    let (Some(first), Some(last)) = (segments.first(), segments.last()) else {
        return path.clone();
    };
    let outside = |p: Point| p.x < 1.0 || p.y < 1.0 || p.x > 999.0 || p.y > 999.0;
    let mut longer = BezPath::new();
    if outside(first.p0) {
        longer.move_to(first.p0 + direction(first.p1, first.p0) * beyond);
        longer.line_to(first.p0);
    } else {
        longer.move_to(first.p0);
    }
    for cubic in &segments {
        longer.curve_to(cubic.p1, cubic.p2, cubic.p3);
    }
    if outside(last.p3) {
        longer.line_to(last.p3 + direction(last.p2, last.p3) * beyond);
    }
    longer
}

/// The unit vector from one point to another.
pub fn direction(from: Point, to: Point) -> Vec2 {
    let way = to - from;
    let length = way.hypot();
    if length > 0.0 {
        way / length
    } else {
        Vec2::ZERO
    }
}
