//! Fields at the end of the game: FIELD-10 to FIELD-30.
//!
//! Most tables here are rows of small cities: in each column a lower half on row 0 and an upper half on row -1. The
//! field below all of them is called 0,0/1, the one above 0,-1/1.

use engine::rules::Event;

use crate::support::{events, holds, record, tells};

/// Rules of the first edition.
const FIRST: &str = "edition first-2001";
/// Rules between the first edition and the current one.
const ONCE: &str = "option field-scoring per-field-once";
/// The current rules.
const NOW: &str = "edition current";

/// One city, a field below, a field above.
const ONE: &str = "
tile base/E 0,0
tile base/E 0,-1 r2";

/// Two cities side by side, and a third one below which is still open to the north.
const ROW: &str = "
tile base/E 0,0
tile base/E 0,-1 r2
tile base/E 1,0
tile base/E 1,-1 r2
tile base/E 2,0";

/// One city, and meadows that join the field above with the field below.
const JOINED: &str = "
tile base/E 0,0
tile base/E 0,-1 r2
tile base/B 1,0
tile base/B 1,-1";

/// Two cities with room between them: one field below both, two fields above, and an open city in the east.
const APART: &str = "
tile base/E 0,0
tile base/E 0,-1 r2
tile base/B 1,0
tile base/E 2,0
tile base/E 2,-1 r2
tile base/E 3,0";

/// A long city with a field on each side; the southern one touches it on all three tiles.
const LONG: &str = "
tile base/E 0,0 r1
tile base/F 1,0
tile base/E 2,0 r3
tile base/B 0,1
tile base/B 1,1
tile base/B 2,1";

/// A farmer: seat, half-edge and cell.
type Farmer = (u8, u8, &'static str);

/// A farmer of this seat in the field below.
const fn below(seat: u8) -> Farmer {
    (seat, 4, "0,0")
}

/// A farmer of this seat in the field above.
const fn above(seat: u8) -> Farmer {
    (seat, 0, "0,-1")
}

/// The record of that.
fn ended(head: &str, tiles: &str, meadow: &str, farmers: &[Farmer]) -> String {
    let line = |&(seat, half, cell): &Farmer| format!("\nfigure {seat} meeple field {half} {cell}");
    let figures: String = farmers.iter().map(line).collect();
    record(
        &format!("{head}\nset base\nseats 4\nstack base/B"),
        &format!("start{tiles}{figures}\nturn 1\nplay\nplace base/B {meadow}\npass\nconfirm"),
    )
}

/// Tiles with farmers lie on the table, the first of four players lays one more meadow at `meadow` and passes; then
/// the game ends like this.
#[track_caller]
fn ends(head: &str, tiles: &str, meadow: &str, farmers: &[Farmer], expected: &[&str]) {
    let text = ended(head, tiles, meadow, farmers);
    let begin = ["1 turn-ended", "final-scoring"];
    tells(&text, &[&begin, expected].concat());
}

#[test]
fn field_10_each_field_is_scored_on_its_own() {
    ends(
        NOW,
        APART,
        "0,1",
        &[below(1), above(2), (3, 0, "2,-1")],
        &[
            "2 scores 3 for field 0,-1/1 at the end: 1 cities x 3 FIELD-12",
            "3 scores 3 for field 2,-1/1 at the end: 1 cities x 3 FIELD-12",
            "1 scores 6 for field 0,0/1 at the end: 2 cities x 3 FIELD-12",
            "won 1",
        ],
    );
}

#[test]
fn field_11_most_farmers_score_and_tied_players_score_in_full() {
    ends(
        NOW,
        &format!("{ROW}\ntile base/B 0,-2"),
        "0,1",
        &[below(1), below(1), below(2), above(2), (3, 0, "0,-2")],
        &[
            "2 scores 6 for field 0,-2/0 at the end: 2 cities x 3 FIELD-12",
            "3 scores 6 for field 0,-2/0 at the end: 2 cities x 3 FIELD-12",
            "1 scores 6 for field -1,0/0 at the end: 2 cities x 3 FIELD-12",
            "won 1 2 3",
        ],
    );
}

#[test]
fn field_12_a_city_at_the_field_or_inside_it_is_worth_three() {
    // Meadows lie all around the city of column 0; the city in the north-east touches the field from outside.
    let start = format!(
        "{JOINED}
         tile base/B -1,0
         tile base/B -1,-1
         tile base/B 0,1
         tile base/B 0,-2
         tile base/E 1,-2
         tile base/E 1,-3 r2"
    );
    ends(
        NOW,
        &start,
        "0,2",
        &[(1, 0, "1,0")],
        &[
            "1 scores 6 for field 0,-2/0 at the end: 2 cities x 3 FIELD-12",
            "won 1",
        ],
    );
}

#[test]
fn field_13_size_shields_and_distance_do_not_matter() {
    let start = "
        tile base/E 0,0 r1
        tile base/F 1,0
        tile base/F 2,0
        tile base/E 3,0 r3
        tile base/B -1,0
        tile base/B -2,0
        tile base/B -3,0";
    ends(
        NOW,
        start,
        "0,1",
        &[(1, 6, "-3,0")],
        &[
            "1 scores 3 for field -3,0/0 at the end: 1 cities x 3 FIELD-12",
            "won 1",
        ],
    );
}

#[test]
fn field_14_incomplete_cities_give_nothing() {
    let start = format!("{ONE}\ntile base/E 1,0\ntile base/E 2,0");
    ends(
        NOW,
        &start,
        "0,1",
        &[below(1)],
        &[
            "1 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-12",
            "won 1",
        ],
    );
}

#[test]
fn field_15_a_city_counts_for_every_field_it_touches() {
    ends(
        NOW,
        ONE,
        "0,1",
        &[below(1), above(1), above(1)],
        &[
            "1 scores 3 for field 0,-1/1 at the end: 1 cities x 3 FIELD-12",
            "1 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-12",
            "won 1",
        ],
    );
}

#[test]
fn field_16_a_city_that_touches_a_field_twice_counts_once() {
    ends(
        NOW,
        JOINED,
        "0,1",
        &[below(1)],
        &[
            "1 scores 3 for field 0,-1/1 at the end: 1 cities x 3 FIELD-12",
            "won 1",
        ],
    );
}

#[test]
fn field_20_in_2001_completed_cities_are_scored_one_by_one() {
    ends(
        FIRST,
        ROW,
        "0,1",
        &[below(1)],
        &[
            "1 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-22",
            "1 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-22",
            "won 1",
        ],
    );
}

#[test]
fn field_21_in_2001_the_farmers_of_all_fields_at_a_city_count_together() {
    ends(
        FIRST,
        ONE,
        "0,1",
        &[below(1), above(1), above(2)],
        &[
            "1 scores 3 for field 0,-1/1 at the end: 1 cities x 3 FIELD-22",
            "won 1",
        ],
    );
}

#[test]
fn field_21_in_2001_points_say_how_many_farmers_each_player_has_around_the_city() {
    let events = events(&ended(FIRST, ONE, "0,1", &[below(1), above(1), above(2)]));
    let mut scored = events.into_iter().filter_map(|event| match event {
        Event::Scored(scored) => Some(scored.strength),
        _ => None,
    });
    assert_eq!(
        scored.next().map(|strength| strength[..3].to_vec()),
        Some(vec![2, 1, 0])
    );
}

#[test]
fn field_22_in_2001_most_farmers_at_a_city_get_three() {
    ends(
        FIRST,
        ONE,
        "0,1",
        &[below(1), below(1), above(2)],
        &[
            "1 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-22",
            "won 1",
        ],
    );
}

#[test]
fn field_22_in_2001_tied_players_get_three_each() {
    ends(
        FIRST,
        ONE,
        "0,1",
        &[below(1), above(2), below(3)],
        &[
            "1 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-22",
            "2 scores 3 for field 0,-1/1 at the end: 1 cities x 3 FIELD-22",
            "3 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-22",
            "won 1 2 3",
        ],
    );
}

#[test]
fn field_23_in_2001_a_city_pays_a_player_once() {
    ends(
        FIRST,
        ONE,
        "0,1",
        &[below(1), above(1)],
        &[
            "1 scores 3 for field 0,-1/1 at the end: 1 cities x 3 FIELD-22",
            "won 1",
        ],
    );
}

#[test]
fn field_24_in_2001_a_farmer_counts_once_for_a_city_his_field_touches_often() {
    ends(
        FIRST,
        LONG,
        "0,2",
        &[(1, 4, "0,1"), (2, 0, "1,0")],
        &[
            "1 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-22",
            "2 scores 3 for field 1,0/1 at the end: 1 cities x 3 FIELD-22",
            "won 1 2",
        ],
    );
}

#[test]
fn field_30_between_the_editions_a_city_pays_a_player_once_for_all_fields() {
    // The second field still pays its second city.
    ends(
        ONCE,
        APART,
        "0,1",
        &[below(1), above(1), below(2)],
        &[
            "1 scores 3 for field 0,-1/1 at the end: 1 cities x 3 FIELD-30",
            "1 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-30 + 1 cities x 0 FIELD-30",
            "2 scores 6 for field 0,0/1 at the end: 2 cities x 3 FIELD-30",
            "won 1 2",
        ],
    );
}

#[test]
fn ex_field_3_two_cities_pay_six_one_pays_three_an_open_one_nothing() {
    holds("fields/ex-field-3");
}

#[test]
fn ex_field_4_two_fields_of_one_player_pay_nine() {
    holds("fields/ex-field-4");
}

#[test]
fn ex_field_5_one_city_at_the_field_of_one_farmer_pays_three() {
    holds("fields/ex-field-5");
}

#[test]
fn ex_field_6_two_farmers_each_and_two_cities_pay_six_each() {
    holds("fields/ex-field-6");
}

#[test]
fn ex_field_7_more_farmers_and_two_cities_pay_six_to_one() {
    holds("fields/ex-field-7");
}

#[test]
fn ex_field_8_three_fields_with_two_three_and_four_cities() {
    holds("fields/ex-field-8");
}

#[test]
fn ex_field_9_a_big_field_one_of_four_cities_and_a_small_one() {
    holds("fields/ex-field-9");
}

#[test]
fn ex_field_11_in_2001_one_city_pays_three_an_open_one_nothing() {
    holds("fields/ex-field-11");
}

#[test]
fn ex_field_11_in_2001_two_cities_pay_six() {
    holds("fields/ex-field-11-b");
}

#[test]
fn ex_field_12_in_2001_more_farmers_around_the_city_take_the_three() {
    holds("fields/ex-field-12");
}

#[test]
fn ex_field_13_in_2001_a_small_city_tied_and_a_large_one_at_one_field_only() {
    holds("fields/ex-field-13");
}

#[test]
fn ex_field_14_per_city_pays_three_to_the_pooled_majority() {
    holds("fields/ex-field-14");
}

#[test]
fn ex_field_14_per_field_pays_six_and_three() {
    holds("fields/ex-field-14-b");
}

#[test]
fn ex_field_14_per_field_once_pays_three_and_three() {
    holds("fields/ex-field-14-c");
}
