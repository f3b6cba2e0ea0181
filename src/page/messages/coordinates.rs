//! Coordinates of cells for the eye: letters for columns, numbers for rows. The start tile is M13 whatever the board becomes.
//! Letters go on to the east, numbers to the south; west of A they begin again behind a minus, as rows go on with 0 and −1.

use engine::tiles::Pos;

/// The number of the column and of the row of the start tile.
const START: i32 = 13;
/// The letters of the alphabet.
const LETTERS: u32 = 26;

/// The coordinates of a cell: "M13".
pub fn coordinates(pos: Pos) -> String {
    column(pos.x) + &row(pos.y)
}

/// The number of the column or row at a coordinate.
pub fn number(at: i16) -> i32 {
    i32::from(at) + START
}

/// The letters of a column: "M", "AA", "−B".
pub fn column(x: i16) -> String {
    match number(x) {
        number @ 1.. => letters(number.unsigned_abs()),
        number => format!("−{}", letters((1 - number).unsigned_abs())),
    }
}

/// The number of a row: "13", "−2".
pub fn row(y: i16) -> String {
    match number(y) {
        number @ 0.. => number.to_string(),
        number => format!("−{}", number.unsigned_abs()),
    }
}

/// A number from 1 in letters: A to Z, AA, AB.
fn letters(number: u32) -> String {
    let rest = number.saturating_sub(1);
    let last = char::from_u32(u32::from('A') + rest % LETTERS).unwrap_or('A');
    match rest / LETTERS {
        0 => last.to_string(),
        more => letters(more) + &last.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_tile_is_m13_and_cells_on_all_sides_have_names_of_their_own() {
        let named = [
            ((0, 0), "M13"),
            ((1, -1), "N12"),
            ((-12, 0), "A13"),
            ((-13, -13), "−A0"),
            ((-14, -14), "−B−1"),
            ((13, 2), "Z15"),
            ((14, 0), "AA13"),
            ((40, 0), "BA13"),
        ];
        for ((x, y), name) in named {
            assert_eq!(coordinates(Pos::new(x, y)), name);
        }
        let mut all: Vec<String> = (-60..60).map(column).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 120);
    }
}
