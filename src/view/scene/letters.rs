//! Capital letters as the lines a pen follows, beside the digits.

use kurbo::BezPath;

/// Each letter, between -41 and 41 in height.
const SPINES: [(char, &str); 27] = [
    ('A', "M-26 41L0-41L26 41M-16 14L16 14"),
    (
        'B',
        "M-20 41L-20-41L2-41C28-41 28-4 2-4L-20-4M2-4C34-4 34 41 2 41L-20 41",
    ),
    ('C', "M24-25C10-50-28-44-28 0C-28 44 10 50 24 25"),
    ('D', "M-22-41L-6-41C36-41 36 41-6 41L-22 41Z"),
    ('E', "M22-41L-20-41L-20 41L22 41M-20-2L14-2"),
    ('F', "M22-41L-20-41L-20 41M-20 0L14 0"),
    ('G', "M24-25C10-50-28-44-28 0C-28 46 18 50 26 26L26 5L6 5"),
    ('H', "M-23-41L-23 41M23-41L23 41M-23 0L23 0"),
    ('I', "M-14-41L14-41M0-41L0 41M-14 41L14 41"),
    ('J', "M16-41L16 18C16 47-20 48-22 22"),
    ('K', "M-20-41L-20 41M22-41L-20 8M-6-7L24 41"),
    ('L', "M-18-41L-18 41L22 41"),
    ('M', "M-27 41L-27-41L0 10L27-41L27 41"),
    ('N', "M-23 41L-23-41L23 41L23-41"),
    ('O', "M0-41C40-41 40 41 0 41C-40 41-40-41 0-41Z"),
    ('P', "M-20 41L-20-41L2-41C31-41 31 4 2 4L-20 4"),
    ('Q', "M0-41C40-41 40 41 0 41C-40 41-40-41 0-41ZM10 20L28 42"),
    ('R', "M-20 41L-20-41L2-41C31-41 31 4 2 4L-20 4M3 4L24 41"),
    (
        'S',
        "M22-27C8-50-24-44-22-20C-20 2 24-2 24 21C24 46-12 48-24 28",
    ),
    ('T', "M-26-41L26-41M0-41L0 41"),
    ('U', "M-23-41L-23 14C-23 50 23 50 23 14L23-41"),
    ('V', "M-25-41L0 41L25-41"),
    ('W', "M-30-41L-16 41L0-18L16 41L30-41"),
    ('X', "M-23-41L23 41M23-41L-23 41"),
    ('Y', "M-25-41L0 2L25-41M0 2L0 41"),
    ('Z', "M-23-41L23-41L-23 41L23 41"),
    ('!', "M0-41L0 14M0 40L0 41"),
];

/// The line a pen follows to write a capital letter or `!`; nothing of another character.
#[inline(never)]
pub(super) fn spine(letter: char) -> BezPath {
    let known = SPINES.iter().find(|(known, _)| *known == letter);
    let read = known.and_then(|(_, path)| BezPath::from_svg(path).ok());
    read.unwrap_or_default()
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
            assert!((80.0..95.0).contains(&high), "{}: {high}", SPINES[index].0);
            assert!(!drawn[..index].contains(path), "{}", SPINES[index].0);
        }
    }
}
