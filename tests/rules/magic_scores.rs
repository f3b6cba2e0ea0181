//! What mage and witch make of points (MW-11 to MW-16).

use crate::support::{finished, holds, record, scores, tells};
use crate::tables::road;

/// Red is about to place a tile on this table.
fn table(head: &str, start: &str, play: &str) -> String {
    let head = format!("set base\nset mage\npart mage-witch\nseats 3\n{head}");
    record(&head, &format!("start\n{start}\nplay\n{play}"))
}

/// A road of so many tiles with Blue's highwayman that Red completes.
fn road_of(tiles: i16, start: &str) -> String {
    let start = format!("{}\nfigure 2 meeple road E 0,0\n{start}", road(tiles));
    let end = tiles - 1;
    table(
        "stack base/B",
        &start,
        &format!("place base/W {end},0\npass"),
    )
}

/// A city in a row, these tiles between its ends, that Red completes; Red's and Blue's knights stand at its beginning.
pub fn city(head: &str, between: &[&str], start: &str, play: &str) -> String {
    let tiles = (1..).zip(between);
    let tiles = tiles.map(|(x, tile)| format!("tile {tile} {x},0\n"));
    let start = format!(
        "tile base/E 0,0 r1\n{}figure 1 meeple city E 0,0\n{start}\ndrawn base/E",
        tiles.collect::<String>()
    );
    let end = between.len() + 1;
    let play = format!("place base/E {end},0 r3\npass{play}");
    table(&format!("stack base/B\n{head}"), &start, &play)
}

/// The last lines of a game that ends with the tile in hand, those that give points.
pub fn at_the_end(head: &str, start: &str) -> Vec<String> {
    let text = table(
        &format!("stack\n{head}"),
        &format!("{start}\ndrawn base/B"),
        "place base/B 0,1\npass",
    );
    let (_, told) = finished(&text);
    told.into_iter()
        .filter(|line| line.contains("scores") || line.contains("wizard-left"))
        .collect()
}

#[test]
fn mw_11_the_mage_gives_a_point_for_each_tile() {
    // EX-MW-3 has a road; here a city.
    let text = city("", &["base/G"], "mage city EW 1,0", "");
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,0/0 1",
            "1 scores 9 for city 0,0/0: 3 tiles x 2 CITY-02 + 3 mage x 1 MW-11",
            "1 returned meeple 0,0/0",
            "wizard-left mage 1,0/0",
        ],
    );
}

#[test]
fn ex_mw_1_a_city_of_eight_tiles_and_two_shields_with_the_mage_gives_both_28() {
    holds("mage/ex-mw-1");
}

#[test]
fn ex_mw_2_a_road_of_five_tiles_with_the_witch_gives_three() {
    holds("mage/ex-mw-2");
}

#[test]
fn mw_12_points_are_halved_and_rounded_up() {
    let by = |tiles| scores(&road_of(tiles, "witch road EW 1,0"))[1];
    assert_eq!([by(3), by(4), by(5), by(6)], [2, 2, 3, 3]);
}

#[test]
fn ex_mw_3_a_road_of_three_tiles_with_the_mage_gives_six() {
    holds("mage/ex-mw-3");
}

/// A road with an inn on it, of so many tiles.
pub fn inn_road(tiles: i16, start: &str) -> String {
    let start = format!("{}\nfigure 2 meeple road E 0,0\n{start}", road(tiles));
    let start = start.replace("base/U 1,0", "inns/B 1,0");
    let play = format!("place base/W {},0\npass", tiles - 1);
    table("set inns\npart inns\nstack base/B", &start, &play)
}

#[test]
fn ex_mw_4_a_completed_inn_road_of_four_tiles_with_the_witch_gives_four() {
    holds("mage/ex-mw-4");
}

#[test]
fn mw_13_inn_and_cathedral_count_before_the_witch_halves() {
    // EX-INT-3: 10 / 2. A cathedral city of 7 tiles with a shield, as in EX-INT-2: (7 + 1) x 3 / 2.
    assert_eq!(scores(&inn_road(5, "witch road EW 2,0"))[1], 5);
    let between = ["base/F", "inns/K", "base/G"];
    let around = "witch city EW 1,0";
    let text = cathedral(&between, around);
    assert_eq!(scores(&text)[0], 12);
}

/// A city in a row with a cathedral, closed north and south of it.
pub fn cathedral(between: &[&str], start: &str) -> String {
    let walls = "tile base/E 2,-1 r2\ntile base/E 2,1";
    city(
        "set inns\npart cathedrals",
        between,
        &format!("{walls}\n{start}"),
        "",
    )
}

#[test]
fn ex_int_1_a_road_of_three_tiles_with_inn_and_mage_gives_nine() {
    holds("together/ex-int-1");
}

#[test]
fn int_09_a_small_city_with_the_mage_gives_four_and_with_the_witch_one() {
    holds("together/int-09");
    holds("together/int-09-b");
}

#[test]
fn r_mw_09_each_tied_player_gets_the_halved_value() {
    let text = city(
        "",
        &["base/F"],
        "figure 2 meeple city EW 1,0\nwitch city E 0,0",
        "",
    );
    assert_eq!(scores(&text), [4, 4, 0]);
}

#[test]
fn r_mw_07_a_figure_leaves_with_a_completed_road_of_nobody() {
    let text = table(
        "stack base/B",
        &format!("{}\nwitch road EW 1,0", road(3)),
        "place base/W 2,0\npass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed road 0,0/0",
            "wizard-left witch 1,0/0",
        ],
    );
}

#[test]
fn mw_14_it_returns_with_a_later_magic_tile() {
    let start = format!("{}\nwitch road EW 1,0", road(3));
    let text = table(
        "stack mage/D base/B",
        &start,
        "place base/W 2,0\npass\nplace mage/D 0,-1 r1\nwitch road S 0,0",
    );
    tells(&text, &["2 conjured witch road 0,0/1"]);
}

#[test]
fn mw_15_at_the_end_they_act_on_what_is_incomplete() {
    let start =
        "tile base/D 0,0\ntile base/U 1,0\nfigure 1 meeple road E 0,0\nfigure 2 meeple city N 0,0";
    assert_eq!(
        at_the_end("", &format!("{start}\nmage road E 0,0\nwitch city N 0,0")),
        [
            "1 scores 4 for road 0,0/1 at the end: 2 tiles x 1 ROAD-04 + 2 mage x 1 MW-15",
            "2 scores 1 for city 0,0/0 at the end: 1 tiles x 1 CITY-06",
        ]
    );
}

#[test]
fn ex_mw_6_an_incomplete_city_of_four_tiles_and_a_shield_with_the_witch_gives_three() {
    holds("mage/ex-mw-6");
}

#[test]
fn ex_mw_5_an_incomplete_cathedral_city_of_five_tiles_with_the_mage_gives_five() {
    holds("mage/ex-mw-5");
}

#[test]
fn mw_16_an_incomplete_inn_road_with_the_mage_gives_a_point_per_tile() {
    let start = "tile base/D 0,0\ntile inns/B 1,0\nfigure 1 meeple road EW 0,0\nmage road EW 0,0";
    assert_eq!(
        at_the_end("set inns\npart inns", start),
        ["1 scores 2 for road 0,0/1 at the end: 2 tiles x 0 IC-03 + 2 mage x 1 MW-16"]
    );
}

#[test]
fn r_mw_10_messages_count_them_and_they_stay() {
    let text = table(
        "part messengers\nstack base/B",
        "tile base/D 0,0\ntile base/U 1,0\nfigure 1 meeple city N 0,0\nfigure 1 meeple road EW 1,0
         mage road EW 1,0\nscore 1 1\ndrawn base/E",
        "place base/E 0,-1 r2\npass\nadvance score\nreveal 1\nperform\nadvance score",
    );
    tells(
        &text,
        &["1 scores 4 for message 1 0,0/1: 2 tiles x 1 ROAD-04 + 2 mage x 1 MW-15"],
    );
    let game = crate::support::game(&text);
    assert!(game.magic().at(engine::rules::Wizard::Mage).is_some());
}

#[test]
fn int_15_mage_and_witch_never_count_for_a_majority() {
    holds("together/int-15");
}
