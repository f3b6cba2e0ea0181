//! Monasteries: MON.

use std::fmt::Write as _;

use crate::support::{scores, tells, two};

/// The cells around a monastery on 1,1, with how a piece of city lies there to look outwards: first those beside it.
const AROUND: [(&str, &str); 8] = [
    ("1,0", "r0"),
    ("2,1", "r1"),
    ("1,2", "r2"),
    ("0,1", "r3"),
    ("0,0", "r0"),
    ("2,0", "r0"),
    ("0,2", "r2"),
    ("2,2", "r2"),
];

/// A monastery with a monk of seat 1 and so many tiles around it, and one more that seat 2 places.
fn monastery(around: usize) -> String {
    let mut start = "start\ntile base/B 1,1\n".to_owned();
    for (cell, rotation) in &AROUND[..around - 1] {
        writeln!(start, "tile base/E {cell} {rotation}").expect("a string");
    }
    let (cell, rotation) = AROUND[around - 1];
    let monk = "figure 1 meeple monastery 1,1\nturn 2";
    two(
        "base/E",
        &format!("{start}{monk}\nplay\nplace base/E {cell} {rotation}\npass"),
    )
}

#[test]
fn mon_01_a_monastery_is_complete_when_all_eight_cells_around_it_are_occupied() {
    for around in 1..=7 {
        tells(&monastery(around), &["2 passed"]);
    }
    tells(
        &monastery(8),
        &[
            "2 passed",
            "completed monastery 1,1/1 1",
            "1 scores 9 for monastery 1,1/1: 9 tiles x 1 MON-02",
            "1 returned meeple 1,1/1",
        ],
    );
}

#[test]
fn mon_01_a_monastery_put_into_a_full_ring_is_complete_at_once() {
    let ring = "start
         tile base/E 0,0 r0
         tile base/E 1,0 r0
         tile base/E 2,0 r0
         tile base/E 2,1 r1
         tile base/E 2,2 r2
         tile base/E 1,2 r2
         tile base/E 0,2 r2
         tile base/E 0,1 r3
         play
         place base/B 1,1
         meeple monastery";
    tells(
        &two("base/B", ring),
        &[
            "1 deployed meeple monastery 1,1/1",
            "completed monastery 1,1/1 1",
            "1 scores 9 for monastery 1,1/1: 9 tiles x 1 MON-02",
            "1 returned meeple 1,1/1",
        ],
    );
}

#[test]
fn mon_02_a_completed_monastery_is_worth_nine_points() {
    assert_eq!(scores(&monastery(8)), [9, 0]);
}

#[test]
fn mon_03_an_incomplete_monastery_is_worth_its_own_tile_and_those_around_it_at_the_end() {
    for around in 1..=7 {
        let text = format!("{}confirm", monastery(around));
        assert_eq!(scores(&text), [1 + around as u32, 0]);
    }
    tells(
        &format!("{}confirm", monastery(6)),
        &[
            "2 turn-ended",
            "final-scoring",
            "1 scores 7 for monastery 1,1/1 at the end: 7 tiles x 1 MON-03",
            "won 1",
        ],
    );
}

#[test]
fn mon_04_tiles_of_any_kind_count_for_every_monastery_around() {
    // Two monasteries side by side; around them roads, cities and a third monastery. The last tile serves both.
    let text = two(
        "base/E",
        "start
         tile base/B 1,1
         tile base/B 2,1
         tile base/U 0,1 r1
         tile base/U 0,0 r1
         tile base/W 0,2 r1
         tile base/B 1,2
         tile base/E 2,2 r2
         tile base/E 3,2 r2
         tile base/E 3,1 r1
         tile base/E 2,0 r0
         tile base/E 3,0 r0
         figure 1 meeple monastery 1,1
         figure 2 meeple monastery 2,1
         play
         place base/E 1,0
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed monastery 1,1/1 1",
            "1 scores 9 for monastery 1,1/1: 9 tiles x 1 MON-02",
            "completed monastery 2,1/1 2",
            "2 scores 9 for monastery 2,1/1: 9 tiles x 1 MON-02",
            "1 returned meeple 1,1/1",
            "2 returned meeple 2,1/1",
        ],
    );
}
