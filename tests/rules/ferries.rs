//! The Ferries: laying them (FER-01 to FER-08).

use engine::rules::{Part, PositionFault, Question, Reason};
use engine::table::{Party, Seat};
use engine::tiles::{FeatureKind, Pos};

use crate::support::{asked, choices, faults, game, holds, record, refused, tell, tells};

const RED: Party = Party::Player(Seat(0));

/// Red is about to place a tile on this table.
fn table(head: &str, start: &str, play: &str) -> String {
    let head =
        format!("set base\nset ferries\npart ferries\n{head}\nseats 3\nstack base/B base/B base/B");
    record(&head, &format!("start\n{start}\nplay\n{play}"))
}

/// A lake at the end of the road of the start tile, on which Blue stands.
fn lake(play: &str) -> String {
    table(
        "",
        "tile base/D 0,0\nfigure 2 meeple road EW 0,0\ndrawn ferries/2",
        &format!("place ferries/2 1,0\n{play}"),
    )
}

/// How many tiles the road at a spot has, and how many meeples.
fn road(text: &str, x: i16, index: u8) -> (u16, u8) {
    let game = game(text);
    let spot = engine::rules::Spot {
        pos: Pos::new(x, 0),
        segment: engine::tiles::SegmentId(index),
    };
    let seg = game.board().seg(spot).expect("the tile lies there");
    let region = game.region(seg);
    assert_eq!(region.kind, FeatureKind::Road);
    (region.tiles, region.meeples)
}

#[test]
fn fer_01_a_lake_is_placed_as_any_tile() {
    let wrong = table(
        "",
        "tile base/D 0,0\ndrawn ferries/2",
        "place ferries/2 1,0 r3",
    );
    assert!(matches!(refused(&wrong)[..], [Reason::EdgeMismatch { .. }]));
    tells(&lake(""), &["1 placed ferries/2 1,0 0"]);
}

#[test]
fn fer_02_each_road_of_it_is_apart() {
    // The road to the west goes on from Blue's; the two others are free.
    let roads = choices(&lake(""));
    let roads: Vec<&str> = roads
        .iter()
        .map(String::as_str)
        .filter(|line| line.contains("road"))
        .collect();
    assert_eq!(roads, ["meeple road S", "meeple road E"]);
    assert_eq!(road(&lake(""), 1, 0), (2, 1));
    assert_eq!(road(&lake(""), 1, 1), (1, 0));
}

#[test]
fn fer_04_afterwards_a_ferry_must_connect_two_quays_meeple_or_not() {
    for figure in ["pass", "meeple road E"] {
        let text = lake(figure);
        assert_eq!(asked(&text), Some((RED, Question::Ferry)));
        assert_eq!(choices(&text), ["ferry W S", "ferry W E", "ferry S E"]);
    }
    assert_eq!(refused(&lake("pass\npass")), [Reason::Mandatory]);
    assert_eq!(refused(&lake("pass\nferry W W")), [Reason::TwoQuays]);
    tells(&lake("pass\nferry E S"), &["1 ferry-laid 1,0/1 1,0/2"]);
}

#[test]
fn turn_11_only_a_lake_takes_one_and_only_with_the_part() {
    let plain = table(
        "",
        "tile base/D 0,0\ndrawn base/U",
        "place base/U 1,0\npass",
    );
    assert_eq!(asked(&plain).map(|asked| asked.1), Some(Question::Place));
    let without = record(
        "set base\nseats 2\nstack base/B",
        "start\ntile base/D 0,0\ndrawn ferries/2\nplay\nplace ferries/2 1,0\npass",
    );
    assert_eq!(asked(&without).map(|asked| asked.1), Some(Question::Place));
}

#[test]
fn fer_05_the_two_roads_are_one() {
    let text = lake("pass\nferry W E");
    assert_eq!(road(&text, 1, 2), (2, 1));
    assert_eq!(road(&text, 0, 1), (2, 1));
    assert_eq!(road(&text, 1, 1), (1, 0));
}

#[test]
fn fer_06_a_road_ends_at_a_quay_without_ferry() {
    // Blue's road from a village to the quay in the west is complete, the ferry goes from south to east.
    let text = table(
        "",
        "tile base/W 0,0\nfigure 2 meeple road E 0,0\ndrawn ferries/2",
        "place ferries/2 1,0\npass\nferry S E",
    );
    tells(
        &text,
        &[
            "1 ferry-laid 1,0/1 1,0/2",
            "completed road 0,0/0 2",
            "2 scores 2 for road 0,0/0: 2 tiles x 1 ROAD-02",
            "2 returned meeple 0,0/0",
        ],
    );
    // Where the ferry leads on, it is not.
    let open = table(
        "",
        "tile base/W 0,0\nfigure 2 meeple road E 0,0\ndrawn ferries/2",
        "place ferries/2 1,0\npass\nferry W E",
    );
    tells(&open, &["1 ferry-laid 1,0/0 1,0/2"]);
}

#[test]
fn fer_07_the_ferry_may_join_a_new_highwayman_to_an_occupied_road() {
    let text = lake("meeple road E\nferry W E");
    tell(
        2,
        &text,
        &["1 deployed meeple road 1,0/2", "1 ferry-laid 1,0/0 1,0/2"],
    );
    assert_eq!(road(&text, 1, 2), (2, 2));
}

#[test]
fn ex_fer_2_a_road_of_three_and_a_city_of_eight_points() {
    holds("ferries/ex-fer-2");
}

#[test]
fn fer_21_the_lake_of_a_ferry_is_no_inn_lake() {
    let text = table(
        "part inns",
        "tile base/W -1,0\ntile base/B -1,-1\ntile base/B 0,-1\ntile base/B 1,-1\ntile base/W 1,0
         figure 2 meeple road E -1,0\ndrawn ferries/2",
        "place ferries/2 0,0\npass\nferry W E",
    );
    tells(
        &text,
        &[
            "1 ferry-laid 0,0/0 0,0/2",
            "completed road -1,0/0 2",
            "2 scores 3 for road -1,0/0: 3 tiles x 1 ROAD-02",
            "2 returned meeple -1,0/0",
        ],
    );
}

#[test]
fn r_fer_06_a_road_that_crosses_the_lake_twice_counts_the_tile_once() {
    let text = table(
        "",
        "tile base/U -1,0\ntile base/B -1,1\ntile base/V 0,1 r2\ntile base/V 1,1 r1\ntile base/V 1,0
         drawn ferries/2",
        "place ferries/2 0,0\npass\nferry W E",
    );
    assert_eq!(road(&text, 0, 1), (5, 0));
}

#[test]
fn r_fer_11_the_lake_parts_the_fields_between_its_roads() {
    let text = table(
        "",
        "tile base/U 0,0\ndrawn ferries/3",
        "place ferries/3 1,0\npass\nferry N S",
    );
    let game = game(&text);
    let all = game.regions().all();
    let fields = all.filter(|(_, region)| region.kind == FeatureKind::Field);
    // The two of the start tile go on as two of the four of the lake.
    assert_eq!(fields.count(), 4);
}

#[test]
fn fer_20_an_incomplete_road_with_a_ferry_is_scored_at_the_end() {
    let head = "set base\nset ferries\npart ferries\nseats 2\nstack";
    let text = record(
        head,
        "start\ntile base/D 0,0\nfigure 2 meeple road EW 0,0\ndrawn ferries/2\nplay
         place ferries/2 1,0\npass\nferry W E",
    );
    let (_, told) = crate::support::finished(&text);
    let expected = "2 scores 2 for road 0,0/1 at the end: 2 tiles x 1 ROAD-04".to_owned();
    assert!(told.contains(&expected), "{told:?}");
}

#[test]
fn int_41_a_lake_on_the_road_of_the_builder_gives_a_double_turn() {
    holds("together/int-41");
}

#[test]
fn r_tb_03_a_builder_may_go_where_the_ferry_can_open_the_road_again() {
    let start = "tile base/W 0,0\nfigure 1 meeple road E 0,0";
    let text = table(
        "part builder",
        &format!("{start}\ndrawn ferries/2"),
        "place ferries/2 1,0\nbuilder road W\nferry W E",
    );
    tells(&text, &["1 ferry-laid 1,0/0 1,0/2"]);
    // Another tile that completes the road takes none.
    let plain = table(
        "part builder",
        &format!("{start}\ndrawn base/W"),
        "place base/W 1,0\nbuilder road W",
    );
    assert_eq!(refused(&plain), [Reason::AlreadyComplete]);
}

#[test]
fn fer_04_a_position_has_one_ferry_on_each_lake() {
    let at = |line: &str| {
        let start = format!("tile base/D 0,0\ntile ferries/2 1,0\n{line}");
        faults(&table("", &start, ""))
    };
    let pos = Pos::new(1, 0);
    assert_eq!(at(""), [PositionFault::FerryMissing(pos)]);
    assert_eq!(
        at("ferry 1,0 W E\nferry 1,0 W S"),
        [PositionFault::FerryTwice(pos)]
    );
    assert_eq!(
        at("ferry 1,0 W W"),
        [
            PositionFault::NoQuays(pos),
            PositionFault::FerryMissing(pos)
        ]
    );
    let without = record(
        "set base\nset ferries\nseats 2",
        "start\ntile base/D 0,0\ntile ferries/2 1,0\nferry 1,0 W E",
    );
    assert_eq!(faults(&without), [PositionFault::NotInPlay(Part::Ferries)]);
}
