//! Cities: CITY.

use engine::rules::{Edition, Game, LaidTile, Position, Setup};
use engine::table::Silent;
use engine::tiles::{FeatureKind, Pos, Rotation, TileSet, catalogue};

use crate::support::{game, tells, two};

/// A ring of city whose outer wall has just been closed; the cell in the middle is empty.
const RING: &str = "start
    tile base/N 0,0 r2
    tile base/R 1,0 r2
    tile base/N 2,0 r3
    tile base/R 2,1 r3
    tile base/N 2,2 r0
    tile base/R 1,2 r0
    tile base/N 0,2 r1
    figure 1 meeple city E 0,0
    play
    place base/R 0,1 r1
    pass";

#[test]
fn city_01_a_city_surrounded_by_walls_is_complete() {
    let text = two(
        "base/E base/V",
        "play
         place base/E 0,-1 r2
         meeple city S",
    );
    tells(
        &text,
        &[
            "1 deployed meeple city 0,-1/0",
            "completed city 0,-1/0 1",
            "1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "1 returned meeple 0,-1/0",
        ],
    );
}

#[test]
fn city_01_a_city_with_a_gap_in_the_wall_is_not_complete() {
    let text = two(
        "base/G base/V",
        "start
         tile base/E 0,0 r1
         figure 1 meeple city E 0,0
         play
         place base/G 1,0
         pass",
    );
    tells(&text, &["1 passed"]);
}

#[test]
fn city_01_a_city_with_a_gap_inside_is_not_complete() {
    tells(&two("base/R base/C", RING), &["1 passed"]);
}

#[test]
fn city_01_filling_the_gap_inside_completes_the_city() {
    tells(
        &two("base/R base/C", &format!("{RING}\nplace base/C 1,1")),
        &[
            "1 turn-ended",
            "2 turn-began 2",
            "2 drew base/C",
            "2 placed base/C 1,1 0",
            "completed city 0,0/0 1",
            "1 scores 20 for city 0,0/0: 9 tiles x 2 CITY-02 + 1 shields x 2 CITY-03",
            "1 returned meeple 0,0/0",
        ],
    );
}

#[test]
fn city_02_a_completed_city_is_worth_two_points_per_tile() {
    let text = two(
        "base/E",
        "start
         tile base/E 0,0 r1
         tile base/G 1,0
         tile base/G 2,0
         figure 1 meeple city E 0,0
         play
         place base/E 3,0 r3
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,0/0 1",
            "1 scores 8 for city 0,0/0: 4 tiles x 2 CITY-02",
            "1 returned meeple 0,0/0",
        ],
    );
}

#[test]
fn city_03_each_shield_is_worth_two_more_points() {
    let text = two(
        "base/E",
        "start
         tile base/E 0,0 r1
         tile base/F 1,0
         tile base/F 2,0
         figure 1 meeple city E 0,0
         play
         place base/E 3,0 r3
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,0/0 1",
            "1 scores 12 for city 0,0/0: 4 tiles x 2 CITY-02 + 2 shields x 2 CITY-03",
            "1 returned meeple 0,0/0",
        ],
    );
}

#[test]
fn city_04_a_tile_with_two_segments_of_the_city_counts_once() {
    // base/H shows a piece of city in the north and one in the south; the city runs round it in the west.
    let text = two(
        "base/H",
        "start
         tile base/N 1,0 r3
         tile base/N 0,0 r2
         tile base/G 0,1 r1
         tile base/N 0,2 r1
         tile base/N 1,2 r0
         figure 1 meeple city S 1,0
         play
         place base/H 1,1
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,0/0 1",
            "1 scores 12 for city 0,0/0: 6 tiles x 2 CITY-02",
            "1 returned meeple 1,0/0",
        ],
    );
}

#[test]
fn city_05_no_tile_holds_a_complete_city() {
    let of_base = catalogue()
        .tiles()
        .iter()
        .filter(|t| t.set == TileSet::Base);
    let mut cities = 0;
    for tile in of_base {
        let position = Position {
            tiles: vec![LaidTile {
                tile: tile.id,
                pos: Pos::new(0, 0),
                rotation: Rotation::R0,
            }],
            ..Position::default()
        };
        let setup = Setup::base(Edition::Current, 2);
        let game = Game::from_position(setup, &position, &mut Silent).expect("one tile");
        for (_, region) in game.regions().all() {
            if region.kind == FeatureKind::City {
                assert!(!region.complete(), "{}", tile.name);
                cities += 1;
            }
        }
    }
    assert_eq!(cities, 28);
}

#[test]
fn city_05_the_smallest_complete_city_has_two_segments() {
    let text = two("base/E base/V", "play\nplace base/E 0,-1 r2");
    let game = game(&text);
    let complete: Vec<u16> = game
        .regions()
        .all()
        .filter(|(_, region)| region.kind == FeatureKind::City && region.complete())
        .map(|(_, region)| region.segments)
        .collect();
    assert_eq!(complete, [2]);
}

#[test]
fn city_06_an_incomplete_city_is_worth_one_point_per_tile_and_shield_at_the_end() {
    let text = two(
        "base/B",
        "start
         tile base/E 0,0 r1
         tile base/F 1,0
         tile base/F 2,0
         figure 2 meeple city E 0,0
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
            "2 scores 5 for city 0,0/0 at the end: 3 tiles x 1 CITY-06 + 2 shields x 1 CITY-06",
            "won 2",
        ],
    );
}
