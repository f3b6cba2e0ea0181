//! Roads: ROAD.

use std::fmt::Write as _;

use crate::support::{scores, tells, two};

#[test]
fn road_01_a_road_between_two_villages_is_complete() {
    let text = two(
        "base/W",
        "start
         tile base/W 0,0
         tile base/U 1,0
         figure 1 meeple road E 0,0
         play
         place base/W 2,0
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed road 0,0/0 1",
            "1 scores 3 for road 0,0/0: 3 tiles x 1 ROAD-02",
            "1 returned meeple 0,0/0",
        ],
    );
}

#[test]
fn road_01_a_road_between_a_city_and_a_monastery_is_complete() {
    let text = two(
        "base/A",
        "start
         tile base/T 0,0 r3
         figure 1 meeple road E 0,0
         play
         place base/A 1,0 r1
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed road 0,0/1 1",
            "1 scores 2 for road 0,0/1: 2 tiles x 1 ROAD-02",
            "1 returned meeple 0,0/1",
        ],
    );
}

#[test]
fn road_01_a_road_that_bites_its_tail_is_complete() {
    let text = two(
        "base/V",
        "start
         tile base/V 0,0 r3
         tile base/V 1,0 r0
         tile base/V 1,1 r1
         figure 1 meeple road E 0,0
         play
         place base/V 0,1 r2
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed road 0,0/0 1",
            "1 scores 4 for road 0,0/0: 4 tiles x 1 ROAD-02",
            "1 returned meeple 0,0/0",
        ],
    );
}

#[test]
fn road_01_a_road_with_an_open_end_is_not_complete() {
    let text = two(
        "base/U",
        "start
         tile base/W 0,0
         figure 1 meeple road E 0,0
         play
         place base/U 1,0
         pass",
    );
    tells(&text, &["1 passed"]);
}

#[test]
fn road_01_each_road_that_meets_others_in_a_village_ends_there() {
    // The new village ends the road of seat 1; the road of seat 2 is open in the north.
    let text = two(
        "base/W",
        "start
         tile base/W 0,0
         tile base/B 0,-1
         tile base/B 1,-1
         tile base/U 2,-1 r1
         tile base/V 2,0 r1
         figure 1 meeple road E 0,0
         figure 2 meeple road W 2,0
         play
         place base/W 1,0
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed road 0,0/0 1",
            "1 scores 2 for road 0,0/0: 2 tiles x 1 ROAD-02",
            "1 returned meeple 0,0/0",
        ],
    );
}

#[test]
fn road_02_a_completed_road_is_worth_one_point_per_tile() {
    let text = two(
        "base/W",
        "start
         tile base/W 0,0
         tile base/U 1,0
         tile base/U 2,0
         tile base/U 3,0
         figure 1 meeple road E 0,0
         play
         place base/W 4,0
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed road 0,0/0 1",
            "1 scores 5 for road 0,0/0: 5 tiles x 1 ROAD-02",
            "1 returned meeple 0,0/0",
        ],
    );
}

#[test]
fn road_03_a_tile_crossed_twice_counts_once() {
    // The road leaves the village in the east, goes round and comes back to it from the south: five segments.
    let text = two(
        "base/V",
        "start
         tile base/W 0,0
         tile base/V 1,0 r0
         tile base/V 1,1 r1
         figure 1 meeple road E 0,0
         play
         place base/V 0,1 r2
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed road 0,0/0 1",
            "1 scores 4 for road 0,0/0: 4 tiles x 1 ROAD-02",
            "1 returned meeple 0,0/0",
        ],
    );
}

#[test]
fn road_04_an_incomplete_road_is_worth_one_point_per_tile_at_the_end() {
    let text = two(
        "base/U",
        "start
         tile base/D 0,0
         tile base/U 1,0
         figure 2 meeple road E 1,0
         play
         place base/U 2,0
         pass
         confirm",
    );
    tells(
        &text,
        &[
            "1 turn-ended",
            "final-scoring",
            "2 scores 3 for road 0,0/1 at the end: 3 tiles x 1 ROAD-04",
            "won 2",
        ],
    );
}

#[test]
fn road_05_a_road_may_be_of_any_length() {
    let mut start = "start\ntile base/W 0,0\n".to_owned();
    for x in 1..=60 {
        writeln!(start, "tile base/U {x},0").expect("a string");
    }
    let text = two(
        "base/W",
        &format!("{start}figure 2 meeple road E 0,0\nplay\nplace base/W 61,0\npass"),
    );
    assert_eq!(scores(&text), [0, 62]);
}
