//! The shapes, points and numbers of pictures that are written as text; [`super::sketch`] tells how.

use std::iter::{Peekable, repeat_n};
use std::str::SplitAsciiWhitespace;

use kurbo::{Affine, BezPath, Cap, Point, Rect, Shape, Stroke, StrokeOpts};

use super::ink::{curve, disc, oval, way};
use super::{emblems, window};
use crate::scene::tile_art::shapes::polygon;

/// How far hills reach beyond the window.
const BEYOND: f64 = 40.0;

/// What is left of a line.
pub type Words<'a> = Peekable<SplitAsciiWhitespace<'a>>;

/// A shape of one or more parts, each a word and its points.
pub fn outline(mut words: Words) -> Option<BezPath> {
    let mut path = BezPath::new();
    while let Some(word) = words.next() {
        let mut points = Vec::new();
        while let Some(point) =
            words.next_if(|word| !word.starts_with(|first: char| first.is_ascii_alphabetic()))
        {
            add(&mut points, point)?;
        }
        path.extend(part(word, &points)?);
    }
    (!path.elements().is_empty()).then_some(path)
}

fn part(word: &str, points: &[(f64, f64)]) -> Option<BezPath> {
    Some(match (word, points) {
        ("curve", [_, ..]) => curve(points),
        ("poly", [_, ..]) => polygon(points.iter().map(|&point| Point::from(point))),
        ("hills", [first, .., last]) => hills(points, first.1, last.1),
        ("block", &[(x0, y0), (x1, y1)]) => Rect::new(x0, y0, x1, y1).to_path(0.1),
        ("oval", &[(x, y), (wide, high)]) => oval(x, y, wide, high),
        ("disc", &[(x, y), (radius, _)]) => disc(x, y, radius),
        ("arch", &[foot, (half, high)]) => arch(foot, half, high),
        ("bow", &[foot, (half, high)]) => bow(foot, half, high),
        ("rod", [(width, _), points @ ..]) => drawn(&way(points), *width),
        ("ring", &[(x, y), (radius, width)]) => drawn(&disc(x, y, radius), width),
        (name, points) => placed(points)? * emblems::sign(name)?,
    })
}

/// A place, a size and a turn; the last two may be missing.
pub fn placed(points: &[(f64, f64)]) -> Option<Affine> {
    match *points {
        [place] => Some(Affine::translate(place)),
        [place, (size, _)] => Some(Affine::translate(place) * Affine::scale(size)),
        [place, (size, _), (turn, _)] => {
            Some(Affine::translate(place) * Affine::rotate(turn) * Affine::scale(size))
        }
        _ => None,
    }
}

/// Land below a line of hills through points, down to the foot of the window; x is from its left edge.
fn hills(points: &[(f64, f64)], first: f64, last: f64) -> BezPath {
    let (left, right) = (-BEYOND, window().width() + BEYOND);
    let foot = window().y1 + BEYOND;
    let mut outline = vec![(left, foot); 2];
    outline.push((left, first));
    outline.extend(points);
    outline.push((right, last));
    outline.extend([(right, foot); 2]);
    curve(&outline)
}

/// A door or window with a pointed top, standing on its sill.
fn arch((x, sill): (f64, f64), half: f64, high: f64) -> BezPath {
    let spring = sill - high + half;
    let (bend, top) = (spring - half * 0.9, sill - high);
    let mut path = BezPath::new();
    path.move_to((x - half, sill));
    path.line_to((x - half, spring));
    let tip = (x, top - half * 0.25);
    path.curve_to((x - half, bend), (x - half * 0.4, top), tip);
    path.curve_to((x + half * 0.4, top), (x + half, bend), (x + half, spring));
    path.line_to((x + half, sill));
    path.close_path();
    path
}

/// An opening of an arcade; `high` is the height at which it begins to bend.
fn bow((x, foot): (f64, f64), half: f64, high: f64) -> BezPath {
    let (left, right) = (x - half, x + half);
    let (spring, bend) = (foot - high, foot - high * 1.5);
    let mut path = BezPath::new();
    path.move_to((left, foot));
    path.line_to((left, spring));
    path.curve_to((left, bend), (right, bend), (right, spring));
    path.line_to((right, foot));
    path.close_path();
    path
}

/// The outline of a stroked line.
fn drawn(line: &BezPath, width: f64) -> BezPath {
    let style = Stroke::new(width).with_caps(Cap::Round);
    let elements = line.elements().iter().copied();
    kurbo::stroke(elements, &style, &StrokeOpts::default(), 0.1)
}

pub fn points(words: Words) -> Option<Vec<(f64, f64)>> {
    let mut points = Vec::new();
    for word in words {
        add(&mut points, word)?;
    }
    Some(points)
}

/// Adds a point, or a corner: the same point twice.
fn add(points: &mut Vec<(f64, f64)>, word: &str) -> Option<()> {
    let (word, count) = word.strip_suffix('!').map_or((word, 1), |word| (word, 2));
    let (x, y) = word.split_once(',').unwrap_or((word, word));
    points.extend(repeat_n((number(x)?, number(y)?), count));
    Some(())
}

/// A number with at most two decimals: a parser for others would be large.
pub fn number(word: &str) -> Option<f64> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
    let unit = *[1.0, 10.0, 100.0].get(decimals.len())?;
    let mut value = 0.0;
    for digit in whole.chars().chain(decimals.chars()) {
        value = value * 10.0 + f64::from(digit.to_digit(10)?);
    }
    let sign = if digits == word { 1.0 } else { -1.0 };
    (!whole.is_empty()).then_some(sign * value / unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_what_they_say() {
        assert_eq!(number("-12.05"), Some(-12.05));
        assert_eq!(number("0.7"), Some(0.7));
        assert_eq!([number(""), number("-"), number("1e3")], [None; 3]);
    }

    #[test]
    fn a_corner_is_a_point_twice_and_one_number_stands_for_two() {
        let mut points = Vec::new();
        for word in ["1,-2", "3,4!", "5"] {
            assert!(add(&mut points, word).is_some());
        }
        assert_eq!(points, [(1.0, -2.0), (3.0, 4.0), (3.0, 4.0), (5.0, 5.0)]);
    }
}
