//! Particular tiles of Hills & Sheep (HS-51 to HS-54).

use engine::rules::Spot;
use engine::tiles::{Pos, SegmentId};

use crate::support::{choices, game, record};

/// Two players on this table.
fn table(start: &str, play: &str) -> String {
    record(
        "set base\nset hills\nseats 2\nstack base/B base/B",
        &format!("start\n{start}\nplay\n{play}"),
    )
}

/// Whether two segments of a table belong to one feature.
fn joined(start: &str, one: (i16, i16, u8), other: (i16, i16, u8)) -> bool {
    let game = game(&table(start, ""));
    let region = |(x, y, segment)| {
        let spot = Spot {
            pos: Pos::new(x, y),
            segment: SegmentId(segment),
        };
        game.regions()
            .region_of(game.board().seg(spot).expect("a segment"))
    };
    region(one) == region(other)
}

#[test]
fn hs_51_the_fields_between_two_cities_are_not_connected() {
    let start = "tile base/E 0,0\nfigure 2 meeple field 4 0,0\ndrawn hills/10";
    assert_eq!(
        choices(&table(start, "place hills/10 0,1")),
        ["meeple city W", "meeple city E", "meeple field 45", "pass"]
    );
}

#[test]
fn hs_52_houses_cut_a_road_into_two() {
    let roads = |start: &str, play: &str| {
        let offered = choices(&table(start, play)).into_iter();
        offered
            .filter(|line| line.contains("road"))
            .collect::<Vec<_>>()
    };
    let straight = "tile base/U 0,0 r1\nfigure 2 meeple road NS 0,0\ndrawn hills/07";
    assert_eq!(roads(straight, "place hills/07 0,1"), ["meeple road S"]);
    let curved = "tile base/U -1,0\nfigure 2 meeple road EW -1,0\ndrawn hills/08";
    assert_eq!(roads(curved, "place hills/08 0,0"), ["meeple road S"]);
}

#[test]
fn hs_53_one_city_beside_the_shared_edge_connects_both() {
    let alone = "tile hills/13 0,0";
    assert!(!joined(alone, (0, 0, 0), (0, 0, 1)));
    let beside = "tile hills/13 0,0\ntile base/E 0,-1 r2";
    assert!(joined(beside, (0, 0, 0), (0, 0, 1)));
    let facing = "tile hills/13 0,0\ntile hills/13 0,-1 r2";
    for segment in [(0, 0, 1), (0, -1, 0), (0, -1, 1)] {
        assert!(joined(facing, (0, 0, 0), segment));
    }
}

#[test]
fn hs_54_one_field_beside_the_shared_edge_connects_both() {
    let alone = "tile hills/14 0,0";
    assert!(!joined(alone, (0, 0, 1), (0, 0, 2)));
    let beside = "tile hills/14 0,0\ntile base/B 0,1";
    assert!(joined(beside, (0, 0, 1), (0, 0, 2)));
    // Facing each other: left with left, right with right, and the cities stay apart.
    let facing = "tile hills/14 0,0\ntile hills/14 0,1 r2";
    assert!(!joined(facing, (0, 0, 1), (0, 0, 2)));
    assert!(joined(facing, (0, 0, 1), (0, 1, 2)) && joined(facing, (0, 0, 2), (0, 1, 1)));
    assert!(!joined(facing, (0, 0, 0), (0, 1, 0)));
}
