//! Capital letters as pen strokes, to go with the digits.

use kurbo::BezPath;

/// Each letter in path commands, between -41 and 41 in height: `M`, `L`, `C` and `Z` as in SVG.
const SPINES: [(char, &str); 27] = [
    ('A', "M -26 41 L 0 -41 L 26 41 M -16 14 L 16 14"),
    (
        'B',
        "M -20 41 L -20 -41 L 2 -41 C 28 -41 28 -4 2 -4 L -20 -4 M 2 -4 C 34 -4 34 41 2 41 L -20 41",
    ),
    ('C', "M 24 -25 C 10 -50 -28 -44 -28 0 C -28 44 10 50 24 25"),
    ('D', "M -22 -41 L -6 -41 C 36 -41 36 41 -6 41 L -22 41 Z"),
    ('E', "M 22 -41 L -20 -41 L -20 41 L 22 41 M -20 -2 L 14 -2"),
    ('F', "M 22 -41 L -20 -41 L -20 41 M -20 0 L 14 0"),
    (
        'G',
        "M 24 -25 C 10 -50 -28 -44 -28 0 C -28 46 18 50 26 26 L 26 5 L 6 5",
    ),
    ('H', "M -23 -41 L -23 41 M 23 -41 L 23 41 M -23 0 L 23 0"),
    ('I', "M -14 -41 L 14 -41 M 0 -41 L 0 41 M -14 41 L 14 41"),
    ('J', "M 16 -41 L 16 18 C 16 47 -20 48 -22 22"),
    ('K', "M -20 -41 L -20 41 M 22 -41 L -20 8 M -6 -7 L 24 41"),
    ('L', "M -18 -41 L -18 41 L 22 41"),
    ('M', "M -27 41 L -27 -41 L 0 10 L 27 -41 L 27 41"),
    ('N', "M -23 41 L -23 -41 L 23 41 L 23 -41"),
    ('O', "M 0 -41 C 40 -41 40 41 0 41 C -40 41 -40 -41 0 -41 Z"),
    ('P', "M -20 41 L -20 -41 L 2 -41 C 31 -41 31 4 2 4 L -20 4"),
    (
        'Q',
        "M 0 -41 C 40 -41 40 41 0 41 C -40 41 -40 -41 0 -41 Z M 10 20 L 28 42",
    ),
    (
        'R',
        "M -20 41 L -20 -41 L 2 -41 C 31 -41 31 4 2 4 L -20 4 M 3 4 L 24 41",
    ),
    (
        'S',
        "M 22 -27 C 8 -50 -24 -44 -22 -20 C -20 2 24 -2 24 21 C 24 46 -12 48 -24 28",
    ),
    ('T', "M -26 -41 L 26 -41 M 0 -41 L 0 41"),
    ('U', "M -23 -41 L -23 14 C -23 50 23 50 23 14 L 23 -41"),
    ('V', "M -25 -41 L 0 41 L 25 -41"),
    ('W', "M -30 -41 L -16 41 L 0 -18 L 16 41 L 30 -41"),
    ('X', "M -23 -41 L 23 41 M 23 -41 L -23 41"),
    ('Y', "M -25 -41 L 0 2 L 25 -41 M 0 2 L 0 41"),
    ('Z', "M -23 -41 L 23 -41 L -23 41 L 23 41"),
    ('!', "M 0 -41 L 0 14 M 0 40 L 0 41"),
];

/// The strokes of a capital letter or `!`; empty for other characters.
pub(super) fn spine(letter: char) -> BezPath {
    let mut pen = BezPath::new();
    let known = SPINES.iter().find(|(known, _)| *known == letter);
    let mut words = known.map_or("", |(_, path)| path).split(' ');
    while let Some(word) = words.next() {
        let mut point = || (length(words.next()), length(words.next()));
        match word {
            "M" => pen.move_to(point()),
            "L" => pen.line_to(point()),
            "C" => pen.curve_to(point(), point(), point()),
            "Z" => pen.close_path(),
            _ => {}
        }
    }
    pen
}

/// Only whole numbers: a parser for others would be large.
fn length(word: Option<&str>) -> f64 {
    let number = word.and_then(|word| word.parse::<i8>().ok());
    number.map_or(0.0, f64::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kurbo::Shape;

    #[test]
    fn every_letter_can_be_written_and_none_is_another() {
        let drawn = SPINES.map(|(letter, _)| spine(letter));
        for (index, path) in drawn.iter().enumerate() {
            let high = path.bounding_box().height();
            assert!((75.0..95.0).contains(&high), "{}: {high}", SPINES[index].0);
            assert!(!drawn[..index].contains(path), "{}", SPINES[index].0);
        }
    }
}
