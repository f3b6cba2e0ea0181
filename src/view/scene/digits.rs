//! Digits and a few signs as outlines, for numbers on the canvas.

use super::letters;
use kurbo::{Affine, BezPath, Cap, Join, Point, Stroke, StrokeOpts};

/// Height of a digit in its own units.
pub const HEIGHT: f64 = 100.0;
/// Distance from one character to the next, in the same units.
const ADVANCE: f64 = 70.0;
/// Width of the strokes.
const WEIGHT: f64 = 19.0;

/// The outline of a number such as `12`, `+3`, `-1`, `2x` or `4?`, `height` high and centred on
/// `at`.
///
/// Supports digits, capital letters, `+`, `-` (also the long one), `x`, `?` and `!`; other
/// characters leave a gap.
pub fn number(text: &str, at: Point, height: f64) -> BezPath {
    let advances: Vec<f64> = text.chars().map(advance).collect();
    let total: f64 = advances.iter().sum();
    let scale = height / HEIGHT;
    let mut path = BezPath::new();
    let mut x = -total / 2.0;
    for (character, advance) in text.chars().zip(advances) {
        let place = Affine::translate(at.to_vec2())
            * Affine::scale(scale)
            * Affine::translate((x + advance / 2.0, 0.0));
        path.extend(place * outline(character));
        x += advance;
    }
    path
}

fn advance(character: char) -> f64 {
    match character {
        '1' => 48.0,
        ' ' => 40.0,
        _ => ADVANCE,
    }
}

/// The outline of a character around (0, 0).
fn outline(character: char) -> BezPath {
    let style = Stroke::new(WEIGHT)
        .with_caps(Cap::Round)
        .with_join(Join::Round);
    let opts = StrokeOpts::default();
    kurbo::stroke(spine(character), &style, &opts, 0.2)
}

/// The line a pen follows to write a character, between -41 and 41 in height.
fn spine(character: char) -> BezPath {
    let mut pen = BezPath::new();
    match character {
        '0' => {
            pen.move_to((0.0, -41.0));
            pen.curve_to((32.0, -41.0), (32.0, 41.0), (0.0, 41.0));
            pen.curve_to((-32.0, 41.0), (-32.0, -41.0), (0.0, -41.0));
            pen.close_path();
        }
        '1' => {
            pen.move_to((-12.0, -28.0));
            pen.line_to((5.0, -41.0));
            pen.line_to((5.0, 41.0));
        }
        '2' => {
            pen.move_to((-22.0, -22.0));
            pen.curve_to((-20.0, -48.0), (24.0, -48.0), (23.0, -18.0));
            pen.curve_to((22.0, 4.0), (-10.0, 18.0), (-24.0, 41.0));
            pen.line_to((25.0, 41.0));
        }
        '3' => {
            pen.move_to((-22.0, -31.0));
            pen.curve_to((-10.0, -46.0), (22.0, -45.0), (21.0, -22.0));
            pen.curve_to((20.0, -6.0), (6.0, -3.0), (-5.0, -3.0));
            pen.curve_to((10.0, -3.0), (25.0, 2.0), (25.0, 19.0));
            pen.curve_to((25.0, 46.0), (-14.0, 47.0), (-25.0, 29.0));
        }
        '4' => {
            pen.move_to((14.0, 41.0));
            pen.line_to((14.0, -41.0));
            pen.line_to((-26.0, 17.0));
            pen.line_to((27.0, 17.0));
        }
        '5' => {
            pen.move_to((22.0, -41.0));
            pen.line_to((-17.0, -41.0));
            pen.line_to((-20.0, -4.0));
            pen.curve_to((-2.0, -16.0), (25.0, -8.0), (25.0, 15.0));
            pen.curve_to((25.0, 45.0), (-12.0, 47.0), (-24.0, 30.0));
        }
        _ => return rest(character),
    }
    pen
}

fn rest(character: char) -> BezPath {
    let mut pen = BezPath::new();
    match character {
        '6' => {
            pen.move_to((16.0, -41.0));
            pen.curve_to((-10.0, -28.0), (-25.0, -4.0), (-25.0, 14.0));
            pen.curve_to((-25.0, 50.0), (25.0, 50.0), (25.0, 14.0));
            pen.curve_to((25.0, -18.0), (-20.0, -18.0), (-25.0, 12.0));
        }
        '7' => {
            pen.move_to((-24.0, -41.0));
            pen.line_to((25.0, -41.0));
            pen.curve_to((8.0, -14.0), (-5.0, 12.0), (-8.0, 41.0));
        }
        '8' => {
            pen.move_to((0.0, -4.0));
            pen.curve_to((-28.0, -4.0), (-28.0, -42.0), (0.0, -42.0));
            pen.curve_to((28.0, -42.0), (28.0, -4.0), (0.0, -4.0));
            pen.curve_to((-34.0, -4.0), (-34.0, 41.0), (0.0, 41.0));
            pen.curve_to((34.0, 41.0), (34.0, -4.0), (0.0, -4.0));
            pen.close_path();
        }
        '9' => pen = Affine::rotate(std::f64::consts::PI) * spine('6'),
        '+' => {
            pen.move_to((-24.0, 0.0));
            pen.line_to((24.0, 0.0));
            pen.move_to((0.0, -24.0));
            pen.line_to((0.0, 24.0));
        }
        '-' | '\u{2212}' => {
            pen.move_to((-22.0, 0.0));
            pen.line_to((22.0, 0.0));
        }
        'x' | '\u{d7}' => {
            pen.move_to((-20.0, -18.0));
            pen.line_to((20.0, 22.0));
            pen.move_to((20.0, -18.0));
            pen.line_to((-20.0, 22.0));
        }
        '?' => {
            pen.move_to((-21.0, -24.0));
            pen.curve_to((-18.0, -48.0), (23.0, -47.0), (22.0, -20.0));
            pen.curve_to((21.0, -4.0), (0.0, -6.0), (0.0, 14.0));
            pen.move_to((0.0, 40.0));
            pen.line_to((0.0, 41.0));
        }
        'A'..='Z' | '!' => pen = letters::spine(character),
        _ => {}
    }
    pen
}

#[cfg(test)]
mod tests {
    use super::*;
    use kurbo::Shape;

    #[test]
    fn a_number_is_centred_and_as_high_as_asked() {
        for text in ["0", "17", "+3", "-12", "4x"] {
            let bounds = number(text, Point::new(500.0, 300.0), 40.0).bounding_box();
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
        let outlines: Vec<BezPath> = "0123456789+-x".chars().map(outline).collect();
        for (index, one) in outlines.iter().enumerate() {
            assert!(!one.is_empty());
            assert!(outlines[index + 1..].iter().all(|other| other != one));
        }
    }
}
