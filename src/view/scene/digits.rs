//! Digits, capital letters and a few signs, written on the canvas with a round pen.

use super::color::Paint;
use super::display::{DisplayList, Pen};
use super::tile_art::shapes::path;
use kurbo::{Affine, BezPath, Point, Rect, Shape};

/// Height of a digit in its own units.
pub const HEIGHT: f64 = 100.0;
/// Distance from one character to the next, in the same units.
const ADVANCE: f64 = 70.0;
/// Width of the pen, in the same units.
const WEIGHT: f64 = 19.0;

/// A number such as `12`, `+3`, `-1`, `2x` or `4?`.
pub struct Number {
    /// The line that the pen follows.
    line: BezPath,
    /// Width of the pen.
    width: f64,
}

impl Number {
    /// `text`, `height` high and centred on `at`.
    ///
    /// Supports digits, capital letters, `+`, `-` (also the long one), `x`, `?` and `!`; other characters leave a gap.
    pub fn new(text: &str, at: Point, height: f64) -> Number {
        let advances: Vec<f64> = text.chars().map(advance).collect();
        let total: f64 = advances.iter().sum();
        let scale = height / HEIGHT;
        let mut line = BezPath::new();
        let mut x = -total / 2.0;
        for (character, advance) in text.chars().zip(advances) {
            let place = Affine::translate(at.to_vec2())
                * Affine::scale(scale)
                * Affine::translate((x + advance / 2.0, 0.0));
            line.extend(place * spine(character));
            x += advance;
        }
        let width = WEIGHT * scale;
        Number { line, width }
    }

    /// What it covers.
    pub fn bounds(&self) -> Rect {
        let half = self.width / 2.0;
        self.line.bounding_box().inflate(half, half)
    }

    pub fn draw(self, list: &mut DisplayList, paint: impl Into<Paint>) {
        list.stroke(self.line, paint, Pen::round(self.width));
    }
}

fn advance(character: char) -> f64 {
    match character {
        '1' => 48.0,
        ' ' => 40.0,
        _ => ADVANCE,
    }
}

/// The line a pen follows to write a character; empty for one that is not known.
fn spine(character: char) -> BezPath {
    let known = match character {
        '9' => return Affine::rotate(std::f64::consts::PI) * spine('6'),
        '\u{2212}' => '-',
        '\u{d7}' => 'x',
        _ => character,
    };
    let found = SPINES.iter().find(|&&(one, _)| one == known);
    found.map_or_else(BezPath::new, |(_, commands)| path(commands, &Point::new))
}

/// The line a pen follows to write each character, between -41 and 41 in height, in the commands
/// of [`path`]. A nine is a turned six.
const SPINES: [(char, &str); 40] = [
    ('A', "M -26 41 L 0 -41 26 41 M -16 14 L 16 14"),
    (
        'B',
        "M -20 41 L -20 -41 2 -41 C 28 -41 28 -4 2 -4 L -20 -4 M 2 -4 C 34 -4 34 41 2 41 L -20 41",
    ),
    ('C', "M 24 -25 C 10 -50 -28 -44 -28 0 C -28 44 10 50 24 25"),
    ('D', "M -22 -41 L -6 -41 C 36 -41 36 41 -6 41 L -22 41 Z"),
    ('E', "M 22 -41 L -20 -41 -20 41 22 41 M -20 -2 L 14 -2"),
    ('F', "M 22 -41 L -20 -41 -20 41 M -20 0 L 14 0"),
    (
        'G',
        "M 24 -25 C 10 -50 -28 -44 -28 0 C -28 46 18 50 26 26 L 26 5 6 5",
    ),
    ('H', "M -23 -41 L -23 41 M 23 -41 L 23 41 M -23 0 L 23 0"),
    ('I', "M -14 -41 L 14 -41 M 0 -41 L 0 41 M -14 41 L 14 41"),
    ('J', "M 16 -41 L 16 18 C 16 47 -20 48 -22 22"),
    ('K', "M -20 -41 L -20 41 M 22 -41 L -20 8 M -6 -7 L 24 41"),
    ('L', "M -18 -41 L -18 41 22 41"),
    ('M', "M -27 41 L -27 -41 0 10 27 -41 27 41"),
    ('N', "M -23 41 L -23 -41 23 41 23 -41"),
    ('O', "M 0 -41 C 40 -41 40 41 0 41 C -40 41 -40 -41 0 -41 Z"),
    ('P', "M -20 41 L -20 -41 2 -41 C 31 -41 31 4 2 4 L -20 4"),
    (
        'Q',
        "M 0 -41 C 40 -41 40 41 0 41 C -40 41 -40 -41 0 -41 Z M 10 20 L 28 42",
    ),
    (
        'R',
        "M -20 41 L -20 -41 2 -41 C 31 -41 31 4 2 4 L -20 4 M 3 4 L 24 41",
    ),
    (
        'S',
        "M 22 -27 C 8 -50 -24 -44 -22 -20 C -20 2 24 -2 24 21 C 24 46 -12 48 -24 28",
    ),
    ('T', "M -26 -41 L 26 -41 M 0 -41 L 0 41"),
    ('U', "M -23 -41 L -23 14 C -23 50 23 50 23 14 L 23 -41"),
    ('V', "M -25 -41 L 0 41 25 -41"),
    ('W', "M -30 -41 L -16 41 0 -18 16 41 30 -41"),
    ('X', "M -23 -41 L 23 41 M 23 -41 L -23 41"),
    ('Y', "M -25 -41 L 0 2 25 -41 M 0 2 L 0 41"),
    ('Z', "M -23 -41 L 23 -41 -23 41 23 41"),
    ('!', "M 0 -41 L 0 14 M 0 40 L 0 41"),
    ('0', "M 0 -41 C 32 -41 32 41 0 41 C -32 41 -32 -41 0 -41 Z"),
    ('1', "M -12 -28 L 5 -41 5 41"),
    (
        '2',
        "M -22 -22 C -20 -48 24 -48 23 -18 C 22 4 -10 18 -24 41 L 25 41",
    ),
    (
        '3',
        "M -22 -31 C -10 -46 22 -45 21 -22 C 20 -6 6 -3 -5 -3 C 10 -3 25 2 25 19 C 25 46 -14 47 -25 29",
    ),
    ('4', "M 14 41 L 14 -41 -26 17 27 17"),
    (
        '5',
        "M 22 -41 L -17 -41 -20 -4 C -2 -16 25 -8 25 15 C 25 45 -12 47 -24 30",
    ),
    (
        '6',
        "M 16 -41 C -10 -28 -25 -4 -25 14 C -25 50 25 50 25 14 C 25 -18 -20 -18 -25 12",
    ),
    ('7', "M -24 -41 L 25 -41 C 8 -14 -5 12 -8 41"),
    (
        '8',
        "M 0 -4 C -28 -4 -28 -42 0 -42 C 28 -42 28 -4 0 -4 C -34 -4 -34 41 0 41 C 34 41 34 -4 0 -4 Z",
    ),
    ('+', "M -24 0 L 24 0 M 0 -24 L 0 24"),
    ('-', "M -22 0 L 22 0"),
    ('x', "M -20 -18 L 20 22 M 20 -18 L -20 22"),
    (
        '?',
        "M -21 -24 C -18 -48 23 -47 22 -20 C 21 -4 0 -6 0 14 M 0 40 L 0 41",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_centred_and_as_high_as_asked() {
        for text in ["0", "17", "+3", "-12", "4x"] {
            let bounds = Number::new(text, Point::new(500.0, 300.0), 40.0).bounds();
            assert!(
                (bounds.center().x - 500.0).abs() < 6.0,
                "{text}: {bounds:?}"
            );
            assert!(
                (bounds.center().y - 300.0).abs() < 3.0,
                "{text}: {bounds:?}"
            );
            assert!(bounds.height() < 42.0, "{text}: {bounds:?}");
        }
    }

    #[test]
    fn digits_differ() {
        let lines: Vec<BezPath> = "0123456789+-x".chars().map(spine).collect();
        for (index, one) in lines.iter().enumerate() {
            assert!(!one.is_empty());
            assert!(lines[index + 1..].iter().all(|other| other != one));
        }
    }

    #[test]
    fn every_letter_can_be_written_and_none_is_another() {
        let letters: Vec<char> = ('A'..='Z').chain(['!']).collect();
        let drawn: Vec<BezPath> = letters.iter().map(|&letter| spine(letter)).collect();
        for (index, path) in drawn.iter().enumerate() {
            let high = path.bounding_box().height();
            assert!((75.0..95.0).contains(&high), "{}: {high}", letters[index]);
            assert!(!drawn[..index].contains(path), "{}", letters[index]);
        }
    }
}
