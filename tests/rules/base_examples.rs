//! Worked examples of the base game: EX-BASE. Seat 1 is Red and seat 2 is Blue where nothing else is said.

use engine::rules::{Figure, Marker, Reason, space};
use engine::table::{Seat, SeatSet};

use crate::support::{choices, game, refused, scores, tells, two};

fn held_by(seat: u8) -> Reason {
    Reason::Occupied(SeatSet::EMPTY.with(Seat(seat - 1)))
}

#[test]
fn ex_base_1_a_completed_road_of_four_tiles_pays_red_four() {
    let text = two(
        "base/W",
        "start
         tile base/W 0,0
         tile base/V 1,0
         tile base/U 1,1 r1
         figure 1 meeple road E 0,0
         play
         place base/W 1,2 r1
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
fn ex_base_1_a_completed_road_of_three_tiles_pays_red_three() {
    let text = two(
        "base/A",
        "start
         tile base/W 0,0
         tile base/V 1,0
         figure 1 meeple road E 0,0
         play
         place base/A 1,1 r2
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
fn ex_base_2_a_road_closed_by_blue_pays_red_three_and_blues_knight_stays() {
    let text = two(
        "base/W",
        "start
         tile base/W 0,0
         tile base/D 1,0
         figure 1 meeple road E 0,0
         figure 2 meeple city N 1,0
         turn 2
         play
         place base/W 2,0
         pass",
    );
    tells(
        &text,
        &[
            "2 passed",
            "completed road 0,0/0 1",
            "1 scores 3 for road 0,0/0: 3 tiles x 1 ROAD-02",
            "1 returned meeple 0,0/0",
        ],
    );
    let game = game(&text);
    assert_eq!(game.player(Seat(0)).supply().count(Figure::Meeple), 7);
    let owners: Vec<Seat> = game.standing().iter().map(|knight| knight.owner).collect();
    assert_eq!(owners, [Seat(1)]);
}

#[test]
fn ex_base_3_a_city_of_three_tiles_with_a_shield_pays_eight() {
    let text = two(
        "base/E",
        "start
         tile base/E 0,0 r1
         tile base/F 1,0
         figure 1 meeple city E 0,0
         play
         place base/E 2,0 r3
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,0/0 1",
            "1 scores 8 for city 0,0/0: 3 tiles x 2 CITY-02 + 1 shields x 2 CITY-03",
            "1 returned meeple 0,0/0",
        ],
    );
}

#[test]
fn ex_base_4_a_city_of_four_tiles_one_with_two_segments_pays_eight() {
    let text = two(
        "base/N",
        "start
         tile base/N 1,0 r3
         tile base/I 1,1
         tile base/N 0,1 r1
         figure 1 meeple city N 1,1
         play
         place base/N 0,0 r2
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,0/0 1",
            "1 scores 8 for city 0,0/0: 4 tiles x 2 CITY-02",
            "1 returned meeple 1,1/0",
        ],
    );
}

#[test]
fn ex_base_5_red_extends_a_city_then_completes_it_for_eight() {
    let text = two(
        "base/F base/B base/E",
        "start
         tile base/E 0,0 r1
         play
         place base/F 1,0
         meeple city W
         place base/B 0,1
         pass
         place base/E 2,0 r3
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,0/0 1",
            "1 scores 8 for city 0,0/0: 3 tiles x 2 CITY-02 + 1 shields x 2 CITY-03",
            "1 returned meeple 1,0/0",
        ],
    );
}

#[test]
fn ex_base_6_a_city_of_five_tiles_with_a_knight_each_pays_ten_each() {
    let text = two(
        "base/E",
        "start
         tile base/E 0,0 r1
         tile base/G 1,0
         tile base/G 2,0
         tile base/G 3,0
         figure 2 meeple city E 0,0
         figure 1 meeple city E 3,0
         play
         place base/E 4,0 r3
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,0/0 1 2",
            "1 scores 10 for city 0,0/0: 5 tiles x 2 CITY-02",
            "2 scores 10 for city 0,0/0: 5 tiles x 2 CITY-02",
            "2 returned meeple 0,0/0",
            "1 returned meeple 3,0/0",
        ],
    );
}

#[test]
fn ex_base_7_a_completed_monastery_pays_nine() {
    let text = two(
        "base/U",
        "start
         tile base/B 1,1
         tile base/D 1,0
         tile base/U 0,0
         tile base/U 2,0
         tile base/B 2,1
         tile base/B 0,1
         tile base/U 0,2
         tile base/U 1,2
         figure 1 meeple monastery 1,1
         play
         place base/U 2,2
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed monastery 1,1/1 1",
            "1 scores 9 for monastery 1,1/1: 9 tiles x 1 MON-02",
            "1 returned meeple 1,1/1",
        ],
    );
}

#[test]
fn ex_base_8_red_completes_a_road_places_a_highwayman_and_takes_it_back() {
    let text = two(
        "base/W",
        "start
         tile base/W 0,0
         tile base/V 1,0
         play
         place base/W 1,1 r1
         meeple road N",
    );
    tells(
        &text,
        &[
            "1 deployed meeple road 1,1/2",
            "completed road 0,0/0 1",
            "1 scores 3 for road 0,0/0: 3 tiles x 1 ROAD-02",
            "1 returned meeple 1,1/2",
        ],
    );
    assert_eq!(
        game(&text).player(Seat(0)).supply().count(Figure::Meeple),
        7
    );
}

#[test]
fn ex_base_9_two_roads_joined_by_a_tile_pay_blue_and_red_four_each() {
    let separate = "start
         tile base/A 0,0 r3
         tile base/U 1,0
         tile base/B 1,1
         tile base/B 2,1
         tile base/B 3,1
         figure 2 meeple road E 0,0
         play
         place base/A 3,0 r1
         meeple road W";
    tells(
        &two("base/A base/B base/U", separate),
        &["1 deployed meeple road 3,0/0"],
    );
    let joined = format!(
        "{separate}
         place base/B 0,1
         pass
         place base/U 2,0
         pass"
    );
    tells(
        &two("base/A base/B base/U", &joined),
        &[
            "1 passed",
            "completed road 0,0/0 1 2",
            "1 scores 4 for road 0,0/0: 4 tiles x 1 ROAD-02",
            "2 scores 4 for road 0,0/0: 4 tiles x 1 ROAD-02",
            "2 returned meeple 0,0/0",
            "1 returned meeple 3,0/0",
        ],
    );
}

#[test]
fn ex_base_10_red_joins_a_second_knight_and_takes_the_city_from_blue() {
    let separate = "start
         tile base/E 0,0 r1
         tile base/G 1,0
         tile base/B 1,1
         tile base/B 2,1
         tile base/B 3,1
         figure 2 meeple city E 0,0
         figure 1 meeple city E 1,0
         play
         place base/E 3,0 r3
         meeple city W";
    tells(
        &two("base/E base/B base/F", separate),
        &["1 deployed meeple city 3,0/0"],
    );
    let joined = format!(
        "{separate}
         place base/B 0,1
         pass
         place base/F 2,0
         pass"
    );
    tells(
        &two("base/E base/B base/F", &joined),
        &[
            "1 passed",
            "completed city 0,0/0 1",
            "1 scores 10 for city 0,0/0: 4 tiles x 2 CITY-02 + 1 shields x 2 CITY-03",
            "2 returned meeple 0,0/0",
            "1 returned meeple 1,0/0",
            "1 returned meeple 3,0/0",
        ],
    );
}

#[test]
fn ex_base_11_three_points_from_space_48_lead_to_space_1_of_the_second_round() {
    let text = two(
        "base/W base/B",
        "start
         tile base/W 0,0
         tile base/U 1,0
         figure 1 meeple road E 0,0
         score 1 48
         play
         place base/W 2,0
         pass",
    );
    let total = game(&text).player(Seat(0)).total(Marker::Score);
    assert_eq!(total, 51);
    assert_eq!((total / 50, space(total)), (1, 1));
}

#[test]
fn ex_base_12_an_incomplete_city_of_five_tiles_and_three_shields_pays_the_majority_eight() {
    // Seat 1 is Green, seat 2 is Black.
    let text = two(
        "base/B",
        "start
         tile base/E 0,0 r1
         tile base/F 1,0
         tile base/F 2,0
         tile base/F 3,0
         tile base/G 4,0
         figure 1 meeple city E 0,0
         figure 2 meeple city E 1,0
         figure 1 meeple city E 3,0
         play
         place base/B 0,1
         pass
         confirm",
    );
    tells(
        &text,
        &[
            "1 turn-ended",
            "final-scoring",
            "1 scores 8 for city 0,0/0 at the end: 5 tiles x 1 CITY-06 + 3 shields x 1 CITY-06",
            "won 1",
        ],
    );
    assert_eq!(scores(&text), [8, 0]);
}

#[test]
fn ex_base_13_an_incomplete_road_of_three_tiles_pays_red_three() {
    let text = two(
        "base/B",
        "start
         tile base/W 0,0
         tile base/V 1,0
         tile base/U 1,1 r1
         figure 1 meeple road E 0,0
         play
         place base/B 2,0
         pass
         confirm",
    );
    tells(
        &text,
        &[
            "1 turn-ended",
            "final-scoring",
            "1 scores 3 for road 0,0/0 at the end: 3 tiles x 1 ROAD-04",
            "won 1",
        ],
    );
}

/// The end of a game of Yellow with a monk and four tiles around, or three.
fn monk_at_the_end(last: &str) -> String {
    let body = format!(
        "start
         tile base/B 0,0
         tile base/U 0,1
         tile base/E 0,-1
         tile base/E -1,-1
         figure 1 meeple monastery 0,0
         play
         place base/E {last}
         pass
         confirm"
    );
    two("base/E", &body)
}

#[test]
fn ex_base_14_an_incomplete_monastery_with_four_neighbours_pays_five() {
    tells(
        &monk_at_the_end("1,-1"),
        &[
            "1 turn-ended",
            "final-scoring",
            "1 scores 5 for monastery 0,0/1 at the end: 5 tiles x 1 MON-03",
            "won 1",
        ],
    );
}

#[test]
fn ex_base_14_an_incomplete_monastery_with_three_neighbours_pays_four() {
    tells(
        &monk_at_the_end("-2,-1"),
        &[
            "1 turn-ended",
            "final-scoring",
            "1 scores 4 for monastery 0,0/1 at the end: 4 tiles x 1 MON-03",
            "won 1",
        ],
    );
}

#[test]
fn ex_base_15_an_incomplete_city_of_two_tiles_with_a_shield_pays_blue_three() {
    let text = two(
        "base/B",
        "start
         tile base/E 0,0 r1
         tile base/F 1,0
         figure 2 meeple city W 1,0
         play
         place base/B 0,1
         pass
         confirm",
    );
    tells(
        &text,
        &[
            "1 turn-ended",
            "final-scoring",
            "2 scores 3 for city 0,0/0 at the end: 2 tiles x 1 CITY-06 + 1 shields x 1 CITY-06",
            "won 2",
        ],
    );
}

#[test]
fn ex_base_16_beside_a_held_road_blue_may_choose_the_monastery_or_the_field() {
    let board = "start
         tile base/U 0,0
         figure 1 meeple road E 0,0
         turn 2
         play
         place base/A 1,0 r1";
    assert_eq!(
        choices(&two("base/A", board)),
        ["meeple field 01234567", "meeple monastery", "pass"]
    );
    let road = format!("{board}\nmeeple road W");
    assert_eq!(refused(&two("base/A", &road)), [held_by(1)]);
}

#[test]
fn ex_base_17_beside_a_held_city_blue_may_choose_the_road_or_the_field() {
    let board = "start
         tile base/N 0,0 r2
         figure 1 meeple city S 0,0
         turn 2
         play
         place base/K 0,1";
    assert_eq!(
        choices(&two("base/K", board)),
        [
            "meeple road SW",
            "meeple field 2347",
            "meeple field 56",
            "pass"
        ]
    );
    let city = format!("{board}\nmeeple city N");
    assert_eq!(refused(&two("base/K", &city)), [held_by(1)]);
}

#[test]
fn ex_base_18_reds_own_farmer_blocks_the_field_but_not_the_small_one() {
    let board = "start
         tile base/B -1,0
         figure 1 meeple field 2 -1,0
         play
         place base/J 0,0";
    assert_eq!(
        choices(&two("base/J", board)),
        ["meeple city N", "meeple road ES", "meeple field 34", "pass"]
    );
    let field = format!("{board}\nmeeple field 2567");
    assert_eq!(refused(&two("base/J", &field)), [held_by(1)]);
}

#[test]
fn ex_base_19_reds_road_from_the_village_is_closed_to_blue_but_not_the_city_beside_it() {
    let board = "start
         tile base/U 1,0
         play
         place base/W 0,0
         meeple road W
         place base/D -1,0";
    assert_eq!(
        choices(&two("base/W base/D", board)),
        [
            "meeple city N",
            "meeple field 27",
            "meeple field 3456",
            "pass"
        ]
    );
    let road = format!("{board}\nmeeple road E");
    assert_eq!(refused(&two("base/W base/D", &road)), [held_by(1)]);
    tells(
        &two("base/W base/D", &format!("{board}\nmeeple city N")),
        &["2 deployed meeple city -1,0/0"],
    );
}

#[test]
fn ex_base_20_on_a_held_city_with_a_field_blue_may_only_place_a_farmer() {
    let board = "start
         tile base/E 0,0 r2
         figure 1 meeple city S 0,0
         turn 2
         play
         place base/N 0,1";
    assert_eq!(
        choices(&two("base/N", board)),
        ["meeple field 2345", "pass"]
    );
    let city = format!("{board}\nmeeple city N");
    assert_eq!(refused(&two("base/N", &city)), [held_by(1)]);
}
