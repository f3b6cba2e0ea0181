//! The Gold Mines: rulings, places in the turn, and other parts.

use engine::rules::{Part, PositionFault, Question};
use engine::tiles::Pos;

use crate::gold::{RED, city, lying, monastery, purses, table};
use crate::support::{asked, events_of, faults, finished, game, holds, record, tell, tells};

#[test]
fn r_gold_01_with_one_neighbour_there_is_no_choice() {
    let text = table(
        "part gold",
        "tile base/B 0,0\ndrawn gold/G",
        "place gold/G 1,0 r1",
    );
    tells(
        &text,
        &[
            "1 placed gold/G 1,0 1",
            "1 ingot-placed 1,0",
            "1 ingot-placed 0,0",
        ],
    );
    assert_eq!(asked(&text), Some((RED, Question::Figure)));
}

#[test]
fn r_gold_04_a_garden_with_an_abbot_is_treated_like_a_monastery() {
    let ring = |play: &str| {
        monastery(
            "part gold\npart abbot",
            "base/E-garden",
            "figure 1 abbot garden 0,0",
            play,
        )
    };
    let text = ring("place base/B 1,1\npass");
    assert_eq!(purses(&text), [4, 0]);
    // Called home early he brings no ingots.
    let early = ring("place base/B 3,0\nabbot-home");
    assert_eq!(purses(&early), [0, 0]);
    assert_eq!(game(&early).gold().left(), 8);
}

#[test]
fn r_gold_05_message_8_brings_no_ingots() {
    let start = "tile base/D 0,0
        tile base/U 1,0
        tile base/B 0,1
        figure 1 meeple city N 0,0
        figure 1 meeple road EW 0,0
        score 1 1
        gold 1,0 2
        drawn base/E";
    let play = "place base/E 0,-1 r2\npass\nadvance score\nreveal 8\nrecall meeple road EW 0,0\nadvance messenger";
    let text = table("part gold\npart messengers", start, play);
    assert_eq!(purses(&text), [0, 0]);
    assert_eq!(lying(&game(&text), 1, 0), 2);
}

#[test]
fn r_gold_07_there_are_two_ingots_for_each_gold_tile() {
    let held = |sets: &str, count: u8| {
        let head = format!("set base\nset gold{sets}\npart gold\nseats 2\nstack base/B");
        let start = format!("start\ntile base/B 0,0\ngold 0,0 6\ningots 2 {count}\nplay");
        record(&head, &start)
    };
    assert_eq!(purses(&held("", 10)), [0, 10]);
    assert_eq!(faults(&held("", 11)), [PositionFault::TooManyIngots]);
    assert_eq!(purses(&held(" 2", 26)), [0, 26]);
    let nowhere = table("part gold", "tile base/B 0,0\ngold 5,5 1", "");
    assert_eq!(
        faults(&nowhere),
        [PositionFault::NoTileUnder(Pos::new(5, 5))]
    );
}

#[test]
fn int_72_without_the_part_gold_mines_are_decoration() {
    let start = "tile base/B 0,0\ndrawn gold/G";
    let text = table("", start, "place gold/G 1,0 r1");
    tells(&text, &["1 placed gold/G 1,0 1"]);
    let strange = table("", "tile base/B 0,0\ngold 0,0 1", "");
    assert_eq!(faults(&strange), [PositionFault::NotInPlay(Part::Gold)]);
}

#[test]
fn turn_31_gold_is_handed_out_before_a_message_is_read() {
    let start = "figure 1 meeple city N 0,0\nscore 1 4\ngold 0,0 1";
    let text = city(
        "part gold\npart messengers",
        start,
        "pass\nadvance score\nreveal 6",
    );
    tell(
        2,
        &text,
        &[
            "1 scores 6 for city 0,-2/0: 3 tiles x 2 CITY-02",
            "1 returned meeple 0,0/0",
            "1 ingots-taken 0,0 1",
            "1 message-read 6",
        ],
    );
}

#[test]
fn r_turn_09_goods_are_taken_before_gold() {
    let start = "tile base/E 0,0 r1\ntile traders/Q 1,0\ntile traders/E 2,0\ntile traders/G 3,0
        figure 1 meeple city E 0,0\ngold 0,0 1\ndrawn base/E";
    let head = "set base\nset gold\nset traders\npart gold\npart goods\nseats 2\nstack base/B";
    let text = record(
        head,
        &format!("start\n{start}\nplay\nplace base/E 3,-1 r2\npass"),
    );
    let told: Vec<String> = events_of(1, &text).iter().map(|e| e.to_string()).collect();
    let at = |start: &str| told.iter().position(|line| line.starts_with(start));
    assert!(at("1 goods-taken wine 1").expect("goods") < at("1 ingots-taken").expect("gold"));
}

#[test]
fn turn_52_gold_leaves_after_the_messengers() {
    let start = "tile base/D 0,0\nfigure 1 meeple road EW 0,0\ngold 0,0 2\ningots 1 4\ngoods 1 wine 1\nrobber 2 0";
    let parts = "part gold\npart goods\npart messengers\npart robbers";
    let (_, told) = finished(&table(parts, start, ""));
    let at = told.iter().position(|line| line == "final-scoring");
    assert_eq!(
        told[at.expect("the end") + 1..],
        [
            "2 scores 3 for robber at the end: 1 robber x 3 ROB-19",
            "2 robber-returned",
            "1 messenger-added 0",
            "2 messenger-added 3",
            "ingots-removed 2",
            "1 scores 1 for road 0,0/1 at the end: 1 tiles x 1 ROAD-04",
            "1 scores 10 for wine at the end: 1 goods x 10 TB-10",
            "1 scores 8 for gold at the end: 4 ingots x 2 GOLD-11",
            "won 1",
        ]
    );
}

#[test]
fn ex_turn_1_a_gold_tile_completes_a_city_with_an_ingot() {
    holds("turns/ex-turn-1");
}

#[test]
fn int_31_gold_is_not_stolen() {
    let start = "tile base/B 0,0\nscore 1 5\ningots 1 4\nrobber 2 5";
    let (end, told) = finished(&table("part gold\npart robbers", start, ""));
    assert!(told.iter().all(|line| !line.contains(" from 1")));
    assert_eq!(end.scores(), [13, 3]);
}

#[test]
fn int_45_gold_is_handed_out_in_each_part_of_a_double_turn() {
    let start = "tile base/A -1,0 r3
        tile base/U 0,0
        tile base/E 0,-1
        figure 1 meeple road EW 0,0
        figure 1 builder road EW 0,0
        figure 1 meeple city N 0,-1
        gold 0,0 1
        gold 0,-1 1
        drawn base/A";
    let head = "set base\npart gold\npart builder\nseats 2\nstack base/E base/B";
    let text = |play: &str| {
        let play = format!("place base/A 1,0 r1\npass\n{play}");
        record(head, &format!("start\n{start}\nplay\n{play}"))
    };
    assert_eq!(purses(&text("")), [1, 0]);
    assert_eq!(purses(&text("place base/E 0,-2 r2\npass")), [2, 0]);
}

#[test]
fn ex_int_5_after_a_hill_has_broken_the_tie_its_player_takes_all() {
    holds("together/ex-int-5");
    holds("together/ex-int-5-b");
}

#[test]
fn r_gold_06_a_gold_tile_under_a_hill_brings_no_ingots() {
    let head =
        "set base\nset hills\nset gold\npart gold\npart hills\nseats 2\noption first-player 1
        stack hills/01 gold/A gold/A gold/A";
    let text = record(head, "play\nplace hills/01 0,1 r2");
    tell(
        1,
        &text,
        &[
            "1 drew hills/01",
            "1 tile-hidden",
            "1 placed hills/01 0,1 2",
        ],
    );
    assert_eq!(game(&text).gold().left(), 0);
}
