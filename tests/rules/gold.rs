//! The Gold Mines (GOLD): ingots on tiles, and who takes them.

use engine::rules::{Game, Question, Reason};
use engine::table::{Party, Seat};
use engine::tiles::Pos;

use crate::support::{
    asked, choices, events_of, finished, game, holds, record, refused, tell, tells,
};

pub const RED: Party = Party::Player(Seat(0));

/// Two players on this table.
pub fn table(parts: &str, start: &str, play: &str) -> String {
    record(
        &format!("set base\nset gold\n{parts}\nseats 2\nstack base/B base/B base/B"),
        &format!("start\n{start}\nplay\n{play}"),
    )
}

/// A gold tile is placed in the corner of three tiles.
pub fn mine(start: &str, play: &str) -> String {
    let start = format!(
        "tile base/B 0,0
         tile base/B 1,0
         tile base/B 0,1
         {start}
         drawn gold/G"
    );
    table("part gold", &start, &format!("place gold/G 1,1 r2\n{play}"))
}

/// A city of three tiles that lacks the last of them, and a road beside it.
pub fn city(parts: &str, start: &str, play: &str) -> String {
    let start = format!(
        "tile base/D 0,0
         tile base/G 0,-1 r1
         tile base/U 1,0
         {start}
         drawn base/E"
    );
    table(parts, &start, &format!("place base/E 0,-2 r2\n{play}"))
}

/// A gold tile that completes a road of three tiles and a city of three tiles at once.
pub fn crossing(start: &str, play: &str) -> String {
    let start = format!(
        "tile base/A -1,0 r3
         tile base/B -1,-1
         tile base/E 0,-1 r2
         tile base/B 1,-1
         tile base/A 1,0 r1
         tile base/B -1,1
         tile base/E 0,1
         {start}
         drawn gold/D"
    );
    table("part gold", &start, &format!("place gold/D 0,0 r1\n{play}"))
}

pub const RED_ROAD_BLUE_CITY: &str = "figure 1 meeple road E -1,0\nfigure 2 meeple city S 0,-1";

/// Ingots each of two players has.
pub fn purses(text: &str) -> [u16; 2] {
    let game = game(text);
    [0, 1].map(|seat| game.player(Seat(seat)).ingots())
}

/// Ingots on a cell.
pub fn lying(game: &Game, x: i16, y: i16) -> u8 {
    let tile = game.board().get(Pos::new(x, y)).expect("a tile");
    game.gold().on(tile)
}

#[test]
fn gold_01_one_ingot_on_the_tile_and_one_around_it_before_the_figure() {
    tells(
        &mine("", ""),
        &["1 placed gold/G 1,1 2", "1 ingot-placed 1,1"],
    );
    assert_eq!(asked(&mine("", "")), Some((RED, Question::Ingot)));
    assert_eq!(refused(&mine("", "pass")), [Reason::Mandatory]);
    let put = mine("", "ingot 1,0");
    tells(&put, &["1 ingot-placed 1,0"]);
    assert_eq!(asked(&put), Some((RED, Question::Figure)));
}

#[test]
fn gold_02_adjacent_is_any_of_the_eight_cells_that_holds_a_tile() {
    assert_eq!(
        choices(&mine("", "")),
        ["ingot 0,0", "ingot 1,0", "ingot 0,1"]
    );
    assert_eq!(refused(&mine("", "ingot 2,1")), [Reason::NotAround]);
    assert_eq!(refused(&mine("", "ingot 1,1")), [Reason::NotAround]);
    let far = "tile base/B -1,0";
    assert_eq!(refused(&mine(far, "ingot -1,0")), [Reason::NotAround]);
}

#[test]
fn ex_gold_1_one_ingot_on_the_tile_and_one_on_the_tile_diagonally_before_it() {
    holds("gold/ex-gold-1");
}

#[test]
fn gold_03_ingots_may_go_where_ingots_lie() {
    let end = game(&mine("gold 1,0 3", "ingot 1,0"));
    assert_eq!([lying(&end, 1, 0), lying(&end, 1, 1)], [4, 1]);
}

#[test]
fn gold_04_an_ingot_counts_for_every_feature_of_its_tile() {
    // The same tile with the same ingot: its city is completed, or its road.
    let takes = "1 ingots-taken 0,0 1".to_owned();
    let of_city = city(
        "part gold",
        "figure 1 meeple city N 0,0\ngold 0,0 1",
        "pass",
    );
    assert_eq!(
        events_of(1, &of_city).last().map(|e| e.to_string()),
        Some(takes.clone())
    );
    let start = "tile base/A -1,0 r3\ntile base/D 0,0\nfigure 1 meeple road E -1,0\ngold 0,0 1\ndrawn base/A";
    let of_road = table("part gold", start, "place base/A 1,0 r1\npass");
    assert_eq!(
        events_of(1, &of_road).last().map(|e| e.to_string()),
        Some(takes)
    );
}

#[test]
fn gold_05_ingots_of_a_city_lie_on_all_its_tiles_and_are_handed_out_after_the_scoring() {
    let start = "figure 1 meeple city N 0,0\ngold 0,0 2\ngold 0,-1 1\ngold 1,0 5";
    let text = city("part gold", start, "pass");
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,-2/0 1",
            "1 scores 6 for city 0,-2/0: 3 tiles x 2 CITY-02",
            "1 returned meeple 0,0/0",
            "1 ingots-taken 0,-1 1",
            "1 ingots-taken 0,0 2",
        ],
    );
    assert_eq!(lying(&game(&text), 1, 0), 5);
}

/// A monastery that lacks one tile around it, with ingots at two corners, on it and beyond.
pub fn monastery(parts: &str, place: &str, figure: &str, play: &str) -> String {
    let around = ["0,-1", "1,-1", "1,0", "-1,-1", "-1,0", "-1,1", "0,1"];
    let tiles = around.map(|cell| format!("tile base/B {cell}\n")).concat();
    let start = format!(
        "tile {place} 0,0 r2\n{}\ntile base/B 2,0\n{figure}
         gold -1,-1 1\ngold 0,0 2\ngold 0,1 1\ngold 2,0 4\ndrawn base/B",
        tiles.replace(
            "base/B 0,1",
            if place == "base/B" {
                "base/B 0,1"
            } else {
                "base/E 0,1"
            }
        )
    );
    table(parts, &start, play)
}

#[test]
fn gold_05_ingots_of_a_monastery_lie_on_its_tile_and_the_eight_around() {
    tells(
        &monastery(
            "part gold",
            "base/B",
            "figure 2 meeple monastery 0,0",
            "place base/B 1,1\npass",
        ),
        &[
            "1 passed",
            "completed monastery 0,0/1 2",
            "2 scores 9 for monastery 0,0/1: 9 tiles x 1 MON-02",
            "2 returned meeple 0,0/1",
            "2 ingots-taken -1,-1 1",
            "2 ingots-taken 0,0 2",
            "2 ingots-taken 0,1 1",
        ],
    );
}

#[test]
fn ex_gold_2_whoever_completes_and_controls_a_city_with_three_ingots_takes_them() {
    holds("gold/ex-gold-2");
}

#[test]
fn gold_06_who_controls_the_feature_takes_all_whoever_completes_it() {
    let start = "figure 2 meeple city N 0,0\ngold 0,0 2\ngold 0,-1 1";
    assert_eq!(purses(&city("part gold", start, "pass")), [0, 3]);
    let more = "figure 1 meeple city N 0,0\nfigure 2 meeple city NS 0,-1\nfigure 2 meeple city NS 0,-1\ngold 0,0 2";
    assert_eq!(purses(&city("part gold", more, "pass")), [0, 2]);
}

#[test]
fn ex_gold_3_a_tie_is_shared_one_ingot_at_a_time_the_active_player_first() {
    holds("gold/ex-gold-3");
}

#[test]
fn ex_gold_6_who_has_no_ingot_left_to_take_is_passed_over() {
    holds("gold/ex-gold-6");
}

#[test]
fn gold_07_features_of_different_players_are_shared_one_ingot_at_a_time() {
    // Red and Blue may take the ingot of the crossing, Red alone that of the road.
    let text = |play: &str| crossing(RED_ROAD_BLUE_CITY, &format!("ingot -1,0\npass\n{play}"));
    assert_eq!(asked(&text("")), Some((RED, Question::TakeIngot)));
    assert_eq!(choices(&text("")), ["take 0,0", "take -1,0"]);
    tells(
        &text("take -1,0"),
        &["1 ingots-taken -1,0 1", "2 ingots-taken 0,0 1"],
    );
    assert_eq!(purses(&text("take -1,0")), [1, 1]);
    assert_eq!(refused(&text("take 0,-1")), [Reason::NotClaimed]);
    assert_eq!(refused(&text("pass")), [Reason::Mandatory]);
}

#[test]
fn r_gold_02_the_taking_player_chooses_the_tile_the_one_of_most_players_first() {
    let text = |play: &str| crossing(RED_ROAD_BLUE_CITY, &format!("ingot -1,0\npass\n{play}"));
    assert_eq!(choices(&text(""))[0], "take 0,0");
    // Nothing is left for Blue, so Red takes the rest.
    tells(
        &text("take 0,0"),
        &["1 ingots-taken 0,0 1", "1 ingots-taken -1,0 1"],
    );
    assert_eq!(purses(&text("take 0,0")), [2, 0]);
}

#[test]
fn r_gold_03_ingots_of_a_tile_in_two_completed_features_are_claimed_by_both_controllers() {
    let start = format!("{RED_ROAD_BLUE_CITY}\nturn 2");
    let text = crossing(&start, "ingot 1,-1\npass");
    // Blue is active and takes the one ingot first, from the tile of both.
    assert_eq!(purses(&text), [0, 1]);
    assert_eq!(
        purses(&crossing(RED_ROAD_BLUE_CITY, "ingot 1,-1\npass")),
        [1, 0]
    );
}

#[test]
fn gold_08_ingots_of_a_completed_feature_without_meeples_stay() {
    let text = city("part gold", "gold 0,0 2", "pass");
    tells(&text, &["1 passed", "completed city 0,-2/0"]);
    assert_eq!(purses(&text), [0, 0]);
    assert_eq!(lying(&game(&text), 0, 0), 2);
}

#[test]
fn gold_09_tile_ingots_figure_scoring_ingots() {
    let text = crossing("figure 2 meeple city S 0,-1", "ingot 0,1\nmeeple road EW");
    tell(
        3,
        &text,
        &[
            "1 placed gold/D 0,0 1",
            "1 ingot-placed 0,0",
            "1 ingot-placed 0,1",
            "1 deployed meeple road 0,0/1",
            "completed road -1,0/0 1",
            "1 scores 3 for road -1,0/0: 3 tiles x 1 ROAD-02",
            "completed city 0,-1/0 2",
            "2 scores 6 for city 0,-1/0: 3 tiles x 2 CITY-02",
            "1 returned meeple 0,0/1",
            "2 returned meeple 0,-1/0",
            "1 ingots-taken 0,0 1",
            "2 ingots-taken 0,1 1",
        ],
    );
}

#[test]
fn gold_10_ingots_on_tiles_leave_before_the_final_scoring() {
    let start = "tile base/D 0,0\ntile base/E 0,-1 r2\nfigure 1 meeple road EW 0,0\nfigure 2 meeple field 27 0,0
        gold 0,0 2\ngold 0,-1 1";
    let (end, told) = finished(&table("part gold", start, ""));
    let at = told.iter().position(|line| line == "final-scoring");
    assert_eq!(
        told[at.expect("the end")..],
        [
            "final-scoring",
            "ingots-removed 3",
            "1 scores 1 for road 0,0/1 at the end: 1 tiles x 1 ROAD-04",
            "2 scores 3 for field 0,0/2 at the end: 1 cities x 3 FIELD-12",
            "won 2",
        ]
    );
    // INT-63: the farmer got none. INT-64: those on tiles are worth nothing.
    assert_eq!([0, 1].map(|seat| end.player(Seat(seat)).ingots()), [0, 0]);
}

/// What so many ingots bring at the end.
fn worth(ingots: u16) -> u32 {
    let start = format!("tile base/B 0,0\ningots 1 {ingots}");
    finished(&table("part gold", &start, "")).0.scores()[0]
}

#[test]
fn gold_11_the_more_ingots_the_more_each_is_worth() {
    assert_eq!([1, 2, 5, 8, 12].map(worth), [1, 2, 10, 24, 48]);
    let start = "tile base/B 0,0\ningots 1 5\ningots 2 2";
    let (_, told) = finished(&table("part gold", start, ""));
    let scored: Vec<&String> = told.iter().filter(|line| line.contains("scores")).collect();
    assert_eq!(
        scored,
        [
            "1 scores 10 for gold at the end: 5 ingots x 2 GOLD-11",
            "2 scores 2 for gold at the end: 2 ingots x 1 GOLD-11",
        ]
    );
}

#[test]
fn ex_gold_5_the_values_at_the_borders_of_the_table() {
    holds("gold/ex-gold-5");
}

#[test]
fn ex_gold_4_seven_ingots_add_21_to_102_points() {
    holds("gold/ex-gold-4");
}
