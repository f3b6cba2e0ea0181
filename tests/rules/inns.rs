//! Inns, cathedrals and the large meeple (IC).

use engine::rules::{Edition, Figure, Game, Part, Parts, Reason, Setup};
use engine::table::Seat;

use crate::support::{choices, finished, game, holds, record, refused, scores, tells};

/// Two players on this table, with everything of the box.
fn table(start: &str, play: &str) -> String {
    record(
        "set base\nset inns\npart inns\npart cathedrals\npart large-meeple\nseats 2\nstack base/B base/B",
        &format!("start\n{start}\nplay\n{play}"),
    )
}

/// A road of five tiles that lacks the last one; these two lie on it.
fn road(first: &str, second: &str, play: &str) -> String {
    table(
        &format!(
            "tile base/W 0,0\ntile {first} 1,0\ntile base/U 2,0\ntile {second} 3,0
             figure 1 meeple road E 0,0\ndrawn base/W"
        ),
        play,
    )
}

const CLOSED: &str = "place base/W 4,0\npass";

/// What the first player scored at the end of a record that is played on.
fn at_the_end(text: &str) -> Vec<String> {
    let (_, told) = finished(text);
    told.into_iter()
        .filter(|line| line.contains("scores"))
        .collect()
}

#[test]
fn ic_01_a_completed_road_with_an_inn_is_worth_two_points_per_tile() {
    tells(
        &road("inns/B", "base/U", CLOSED),
        &[
            "1 passed",
            "completed road 0,0/0 1",
            "1 scores 10 for road 0,0/0: 5 tiles x 2 IC-01",
            "1 returned meeple 0,0/0",
        ],
    );
    assert_eq!(scores(&road("base/U", "base/U", CLOSED)), [5, 0]);
}

#[test]
fn ex_ic_1_a_road_of_five_tiles_with_one_inn_pays_ten() {
    holds("inns/ex-ic-1");
}

#[test]
fn ic_02_several_inns_on_one_road_have_no_further_effect() {
    assert_eq!(scores(&road("inns/B", "inns/B", CLOSED)), [10, 0]);
}

#[test]
fn ex_ic_2_a_road_of_five_tiles_past_two_inns_pays_ten_as_well() {
    holds("inns/ex-ic-2");
}

#[test]
fn ic_03_an_incomplete_road_with_an_inn_is_worth_nothing_at_the_end() {
    let text = road("inns/B", "base/U", "place base/W 0,1 r2\npass");
    assert_eq!(
        at_the_end(&text),
        ["1 scores 0 for road 0,0/0 at the end: 4 tiles x 0 IC-03"]
    );
}

#[test]
fn ex_ic_3_red_scores_nothing_for_a_road_with_an_inn_that_is_incomplete() {
    holds("inns/ex-ic-3");
}

/// The crossing without village, closed by a village on one side, where the first player has a meeple.
fn crossing(side: &str, village: &str) -> Vec<u32> {
    scores(&table(
        &format!("tile inns/C 0,0\nfigure 1 meeple road {side} 0,0\ndrawn base/W"),
        &format!("place base/W {village}\npass"),
    ))
}

#[test]
fn ic_04_an_inn_belongs_only_to_the_roads_it_is_printed_beside() {
    assert_eq!(crossing("S", "0,1 r2"), [2, 0]);
}

#[test]
fn ic_15_the_inn_of_the_crossing_counts_for_left_and_right_and_the_roads_are_three() {
    assert_eq!(crossing("E", "1,0"), [4, 0]);
    assert_eq!(crossing("W", "-1,0"), [4, 0]);
    assert_eq!(crossing("S", "0,1 r2"), [2, 0]);
    let text = table("tile base/W 0,0\ndrawn inns/C", "place inns/C 1,0");
    let roads: Vec<String> = choices(&text)
        .into_iter()
        .filter(|line| line.starts_with("meeple road"))
        .collect();
    assert_eq!(roads, ["meeple road E", "meeple road W", "meeple road S"]);
}

#[test]
fn r_ic_03_both_horizontal_roads_of_the_crossing_carry_the_inn() {
    assert_eq!([crossing("E", "1,0"), crossing("W", "-1,0")], [[4, 0]; 2]);
}

#[test]
fn r_ic_02_a_loop_with_an_inn_is_complete() {
    let start = "tile inns/A 1,0
        tile base/V 0,0 r3
        tile base/V 0,1 r2
        figure 1 meeple road SW 1,0
        drawn base/V";
    tells(
        &table(start, "place base/V 1,1 r1\npass"),
        &[
            "1 passed",
            "completed road 0,0/0 1",
            "1 scores 8 for road 0,0/0: 4 tiles x 2 IC-01",
            "1 returned meeple 1,0/0",
        ],
    );
}

/// A cathedral with cities around it, two of them with shields; the southern end is open.
const CATHEDRAL: &str = "tile inns/K 0,0
    tile base/F -1,0
    tile base/E -2,0 r1
    tile base/F 1,0
    tile base/E 2,0 r3
    tile base/E 0,-1 r2";

#[test]
fn ic_05_a_completed_city_with_a_cathedral_is_worth_three_points_per_tile_and_shield() {
    let start = format!("{CATHEDRAL}\nfigure 1 meeple city NESW 0,0\ndrawn base/E");
    tells(
        &table(&start, "place base/E 0,1\npass"),
        &[
            "1 passed",
            "completed city 0,-1/0 1",
            "1 scores 27 for city 0,-1/0: 7 tiles x 3 IC-05 + 2 shields x 3 IC-05",
            "1 returned meeple 0,0/0",
        ],
    );
}

#[test]
fn ex_ic_4_seven_tiles_and_two_shields_with_a_cathedral_pay_27() {
    holds("inns/ex-ic-4");
}

#[test]
fn ic_06_two_cathedrals_in_one_city_have_no_further_effect() {
    let start = "tile inns/K 0,0
        tile inns/K 1,0
        tile base/E 0,-1 r2
        tile base/E 1,-1 r2
        tile base/E 0,1
        tile base/E -1,0 r1
        tile base/E 2,0 r3
        figure 1 meeple city NESW 0,0
        drawn base/E";
    assert_eq!(scores(&table(start, "place base/E 1,1\npass")), [8 * 3, 0]);
}

#[test]
fn ic_07_an_incomplete_city_with_a_cathedral_is_worth_nothing_at_the_end() {
    let start = format!("{CATHEDRAL}\nfigure 1 meeple city NESW 0,0\ndrawn base/E");
    let text = table(&start, "place base/E 0,-2\npass");
    assert_eq!(
        at_the_end(&text),
        ["1 scores 0 for city 0,-1/0 at the end: 6 tiles x 0 IC-07"]
    );
}

#[test]
fn ex_ic_5_red_scores_nothing_for_a_city_with_a_cathedral_that_is_incomplete() {
    holds("inns/ex-ic-5");
}

#[test]
fn ic_08_each_player_has_one_large_meeple() {
    let large = |parts| {
        let mut setup = Setup::base(Edition::Current, 3);
        setup.parts = parts;
        let game = Game::new(setup).expect("it can be played");
        (0..3)
            .map(|seat| game.player(Seat(seat)).supply().count(Figure::Large))
            .collect::<Vec<_>>()
    };
    assert_eq!(large(Parts::NONE.with(Part::LargeMeeple)), [1, 1, 1]);
    assert_eq!(large(Parts::NONE), [0, 0, 0]);
}

#[test]
fn ic_09_the_large_meeple_may_be_placed_instead_under_the_same_rules() {
    let start = "tile base/D 0,0\nfigure 2 meeple road EW 0,0\ndrawn base/U";
    let text = |play: &str| table(start, &format!("place base/U 1,0\n{play}"));
    let offered = [
        "meeple field 0127",
        "meeple field 3456",
        "large field 0127",
        "large field 3456",
        "pass",
    ];
    assert_eq!(choices(&text("")), offered);
    tells(&text("large field 0127"), &["1 deployed large field 1,0/1"]);
    let blocked = refused(&text("large road EW"));
    assert!(matches!(blocked[..], [Reason::Occupied(_)]));
    let twice = format!("{start}\nfigure 1 large city N 0,0");
    let text = table(&twice, "place base/U 1,0\nlarge field 0127");
    assert_eq!(refused(&text), [Reason::NoneLeft(Figure::Large)]);
}

/// A city of three tiles about to be completed, with these figures.
fn city(figures: &str, play: &str) -> String {
    let start = format!("tile base/E 0,0\ntile base/G 0,-1 r1\n{figures}\ndrawn base/E");
    table(&start, &format!("place base/E 0,-2 r2\n{play}"))
}

#[test]
fn ic_10_the_large_meeple_counts_as_two_for_the_majority() {
    let two = "figure 1 large city N 0,0\nfigure 2 meeple city N 0,0\nfigure 2 meeple city S 0,-1";
    assert_eq!(scores(&city(two, "pass")), [6, 6]);
    let one = "figure 1 large city N 0,0\nfigure 2 meeple city N 0,0";
    assert_eq!(scores(&city(one, "pass")), [6, 0]);
}

#[test]
fn ic_11_it_does_not_change_the_value_of_the_feature() {
    let large = scores(&city("figure 1 large city N 0,0", "pass"));
    let normal = scores(&city("figure 1 meeple city N 0,0", "pass"));
    assert_eq!([large, normal], [[6, 0], [6, 0]]);
}

#[test]
fn ic_12_after_scoring_it_returns_to_the_supply() {
    let text = city("figure 1 large city N 0,0", "pass");
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,-2/0 1",
            "1 scores 6 for city 0,-2/0: 3 tiles x 2 CITY-02",
            "1 returned large 0,0/0",
        ],
    );
    assert_eq!(game(&text).player(Seat(0)).supply().count(Figure::Large), 1);
}

#[test]
fn ex_ic_6_a_large_meeple_against_a_normal_one_takes_the_city_of_eight_points() {
    holds("inns/ex-ic-6");
}

#[test]
fn ex_ic_7_a_large_meeple_against_two_normal_ones_ties_for_twelve_points_each() {
    holds("inns/ex-ic-7");
}

/// Three completed cities in a row above one field.
const FIELD: &str = "tile base/E 0,0
    tile base/E 0,-1 r2
    tile base/E 1,0
    tile base/E 1,-1 r2
    tile base/E 2,0
    tile base/E 2,-1 r2
    figure 1 large field 4 0,0
    figure 2 meeple field 4 1,0";

#[test]
fn ic_13_as_a_farmer_it_stays_until_the_end_and_counts_as_two() {
    let (game, told) = finished(&table(FIELD, ""));
    assert!(told.iter().all(|line| !line.contains("returned")));
    assert!(game.standing().iter().any(|s| s.figure == Figure::Large));
    assert_eq!(game.scores(), [9, 0]);
}

#[test]
fn ex_ic_8_a_field_with_three_cities_pays_the_large_farmer_nine() {
    holds("inns/ex-ic-8");
}

/// What may be done on a tile of the box laid beside these.
fn offered(start: &str, play: &str) -> Vec<String> {
    let plain = record(
        "set base\nset inns\nseats 2\nstack base/B base/B",
        &format!("start\n{start}\nplay\n{play}"),
    );
    choices(&plain)
}

#[test]
fn ic_14_four_cities_on_one_tile_are_not_connected() {
    let start = "tile base/D 0,0\nfigure 2 meeple city N 0,0\ndrawn inns/H";
    assert_eq!(
        offered(start, "place inns/H 0,-1"),
        [
            "meeple city N",
            "meeple city W",
            "meeple city E",
            "meeple field inner",
            "pass"
        ]
    );
}

#[test]
fn ic_16_where_a_field_ends_in_the_corner_the_two_beside_the_tip_are_separate() {
    let start = "tile base/B 1,0\nfigure 2 meeple field 67 1,0\ndrawn inns/G";
    // The corner tile touches the meadow in the east with the field of half-edges 2 and 3.
    assert_eq!(
        offered(start, "place inns/G 0,0"),
        ["meeple city N", "meeple field 4567", "pass"]
    );
}

#[test]
fn ic_17_a_monastery_in_the_middle_of_a_road_cuts_it_into_two() {
    let start = "tile base/U -1,0\nfigure 2 meeple road EW -1,0\ndrawn inns/D";
    let roads = offered(start, "place inns/D 0,0");
    assert!(roads.contains(&"meeple road E".to_string()));
    assert!(!roads.contains(&"meeple road W".to_string()));
    // Both end there: a village at the other end closes one.
    let start = "tile inns/D 0,0\nfigure 1 meeple road E 0,0\ndrawn base/W";
    assert_eq!(scores(&table(start, "place base/W 1,0\npass")), [2, 0]);
}

#[test]
fn ic_18_nobody_stands_on_the_stubs_and_the_village_cuts_the_road() {
    let start = "tile base/U -1,0\nfigure 2 meeple road EW -1,0\ndrawn inns/I";
    let offered = offered(start, "place inns/I 0,0");
    let roads = offered
        .iter()
        .filter(|line| line.starts_with("meeple road"));
    assert_eq!(roads.collect::<Vec<_>>(), ["meeple road E"]);
    // The lanes divide the field into four.
    let fields = offered
        .iter()
        .filter(|line| line.starts_with("meeple field"));
    assert_eq!(fields.count(), 4);
}

#[test]
fn r_ic_01_the_large_meeple_may_be_placed_when_no_normal_one_is_left() {
    let start = "tile base/L 0,0
        tile base/L 1,0
        figure 1 meeple road S 0,0
        figure 1 meeple road W 0,0
        figure 1 meeple city N 0,0
        figure 1 meeple city N 1,0
        figure 1 meeple road S 1,0
        figure 1 meeple road E 1,0
        figure 1 meeple field 34 1,0
        drawn base/U";
    let text = table(start, "place base/U 0,1 r1\nlarge field 2");
    let last = crate::support::told(&text);
    assert_eq!(
        last.first().map(String::as_str),
        Some("1 deployed large field 0,1/1")
    );
}

#[test]
fn r_ic_04_a_message_gives_nothing_for_an_incomplete_road_with_an_inn() {
    let read = |second: &str| {
        record(
            "set base\nset inns\npart inns\npart messengers\nseats 2\nstack base/B base/B",
            &format!(
                "start\ntile base/D 0,0\ntile {second} 1,0\nfigure 1 meeple city N 0,0
                 figure 1 meeple road EW 1,0\nscore 1 1 0\ndrawn base/E\nplay\nplace base/E 0,-1 r2\npass
                 advance score\nreveal 1\nperform"
            ),
        )
    };
    let nothing = "1 scores 0 for message 1 0,0/1: 2 tiles x 0 IC-03";
    tells(&read("inns/B"), &[nothing]);
    let plain = format!("{}advance score", read("base/U"));
    tells(
        &plain,
        &["1 scores 2 for message 1 0,0/1: 2 tiles x 1 ROAD-04"],
    );
}

#[test]
fn r_ic_05_the_pond_of_a_winter_tile_is_no_inn() {
    let text = record(
        "edition winter\npart inns\nset winter\nset base\nseats 2\nstack base/B base/B",
        "start\ntile base/W 0,0\nfigure 1 meeple road S 0,0\ndrawn winter/fox\nplay\nplace winter/fox 0,1 r2\npass",
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
