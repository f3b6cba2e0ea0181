//! The city of two tiles, and other points of the first edition: ED-15 to ED-17, EX-ED-1 to EX-ED-5, R-ED-05.

use crate::support::{finished, holds, record, tells};
use engine::tiles::{FeatureKind, catalogue};

/// Two players with these options, the first begins, exactly these tiles.
fn two(options: &str, stack: &str, body: &str) -> String {
    let head = format!("{options}\nset base\nseats 2\noption first-player 1\nstack {stack}");
    record(&head, body)
}

/// A knight completes the city of the start tile with a second tile.
const TWO_TILES: &str = "play\nplace base/E 0,-1 r2\nmeeple city S";

#[track_caller]
fn two_tiles_score(options: &str, scored: &str) {
    tells(
        &two(options, "base/E", TWO_TILES),
        &[
            "1 deployed meeple city 0,-1/0",
            "completed city 0,-1/0 1",
            scored,
            "1 returned meeple 0,-1/0",
        ],
    );
}

#[test]
fn ed_15_a_small_city_is_worth_one_point_per_tile() {
    two_tiles_score(
        "option small-city 2",
        "1 scores 2 for city 0,-1/0: 2 tiles x 1 ED-15",
    );
}

#[test]
fn ed_15_a_city_of_three_tiles_is_not_small() {
    let text = two(
        "option small-city 2",
        "base/G base/E",
        "play
         place base/G 0,-1 r1
         meeple city N
         place base/E 0,-2 r2
         pass",
    );
    tells(
        &text,
        &[
            "2 passed",
            "completed city 0,-2/0 1",
            "1 scores 6 for city 0,-2/0: 3 tiles x 2 CITY-02",
            "1 returned meeple 0,-1/0",
        ],
    );
}

#[test]
fn ed_16_otherwise_the_city_of_two_tiles_counts_as_any_city() {
    two_tiles_score(
        "edition first-2001\noption small-city 4",
        "1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
    );
}

#[test]
fn ed_17_a_small_city_is_complete_and_feeds_the_fields() {
    let body = "play
         place base/E 0,-1 r2
         meeple field 0
         confirm";
    tells(
        &two("edition first-2001", "base/E", body),
        &[
            "1 turn-ended",
            "final-scoring",
            "1 scores 3 for field 0,-1/1 at the end: 1 cities x 3 FIELD-22",
            "won 1",
        ],
    );
}

#[test]
fn ed_17_an_incomplete_city_of_two_tiles_is_worth_its_two_tiles() {
    let body = "play
         place base/G 0,-1 r1
         meeple city N
         confirm";
    tells(
        &two("edition first-2001", "base/G", body),
        &[
            "1 turn-ended",
            "final-scoring",
            "1 scores 2 for city 0,-1/0 at the end: 2 tiles x 1 CITY-06",
            "won 1",
        ],
    );
}

#[test]
fn ex_ed_1_in_2001_a_city_of_two_tiles_is_worth_two() {
    holds("editions/ex-ed-1");
}

#[test]
fn ex_ed_2_in_2001_a_city_of_three_tiles_and_a_shield_is_worth_eight() {
    holds("editions/ex-ed-2");
}

#[test]
fn ex_ed_3_in_2001_the_final_scoring_of_incomplete_features() {
    holds("editions/ex-ed-3");
}

#[test]
fn ex_ed_4_in_2001_a_knight_placed_on_a_completed_city_comes_back_with_two_points() {
    holds("editions/ex-ed-1");
}

#[test]
fn ex_ed_4_in_2001_a_highwayman_placed_on_a_completed_road_comes_back_with_three_points() {
    holds("editions/ex-ed-4");
}

#[test]
fn ex_ed_5_in_the_current_edition_the_same_city_is_worth_four() {
    holds("editions/ex-ed-5");
}

#[test]
fn r_ed_05_no_small_city_has_a_shield_or_a_cathedral() {
    // A complete city of two tiles has one open side on each of them.
    let tiles = catalogue().tiles().iter();
    let cities = tiles.flat_map(|tile| tile.segments.iter());
    let one_sided: Vec<_> = cities
        .filter(|segment| segment.kind == FeatureKind::City && segment.sides.len() == 1)
        .collect();
    assert!(!one_sided.is_empty());
    assert!(
        one_sided
            .iter()
            .all(|city| city.shields == 0 && !city.cathedral)
    );
}

#[test]
fn r_ed_05_a_cathedral_city_is_never_small() {
    let start = "start
         tile inns/K 0,0
         tile base/E 1,0 r3
         tile base/E 0,1
         tile base/E -1,0 r1
         figure 1 meeple city N 0,0
         turn 2
         play
         place base/E 0,-1 r2
         pass";
    let text = two(
        "edition first-2001\npart cathedrals\nset inns",
        "base/E",
        start,
    );
    tells(
        &text,
        &[
            "2 passed",
            "completed city 0,-1/0 1",
            "1 scores 15 for city 0,-1/0: 5 tiles x 3 IC-05",
            "1 returned meeple 0,0/0",
        ],
    );
    assert_eq!(finished(&text).0.scores(), [15, 0]);
}
