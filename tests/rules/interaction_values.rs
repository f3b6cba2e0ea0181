//! Interactions between modules (INT): what features are worth to mage, witch, messages, gold and gingerbread man.

use engine::rules::{Question, Wizard};
use engine::table::Seat;

use crate::gingerbread::lured;
use crate::gold::{city as mined_city, purses, table as mine};
use crate::interactions::reads;
use crate::magic_scores::inn_road;
use crate::support::{asked, before, finished, game, holds, scores, tells, told};

#[test]
fn int_01_inn_and_cathedral_are_counted_before_the_witch_halves() {
    holds("together/int-01");
    holds("together/int-01-b");
}

#[test]
fn int_02_an_incomplete_cathedral_city_with_the_mage_gives_its_tiles_and_nothing_for_shields() {
    holds("together/int-02");
    holds("together/int-02-b");
}

#[test]
fn int_03_a_city_counts_tiles_and_shields_then_the_mage_or_the_witch() {
    holds("together/int-03");
    holds("together/int-03-b");
    holds("together/int-03-c");
}

#[test]
fn int_04_a_road_counts_tiles_once_or_twice_then_the_mage_or_the_witch() {
    let inn = |start: &str| scores(&inn_road(5, start))[1];
    let plain = |start: &str| {
        let text = inn_road(5, start).replace("inns/B", "base/U");
        scores(&text)[1]
    };
    let worth = ["", "mage road EW 2,0", "witch road EW 2,0"];
    assert_eq!(worth.map(plain), [5, 10, 3]);
    assert_eq!(worth.map(inn), [10, 15, 5]);
}

#[test]
fn ex_int_2_a_cathedral_city_of_five_tiles_and_a_shield_with_the_witch_is_worth_nine() {
    holds("together/ex-int-2");
    // A cathedral needs four more tiles around it, and none of those that end a city shows a shield: five tiles with a
    // shield are worth 9 if nothing is added; the tile that ends the city makes it (6 + 1) x 3 = 21, halved 11.
    let open = before("together/ex-int-2");
    let witch = open.wizard_on(Wizard::Witch).expect("she is there");
    let lines = open.lines_when_complete(witch);
    let points: Vec<i32> = lines.iter().map(|line| line.points()).collect();
    assert_eq!(points, [15, 3, -9]);
}

#[test]
fn ex_int_3_a_road_of_five_tiles_with_an_inn_and_the_witch_gives_five() {
    holds("together/ex-int-3");
}

#[test]
fn int_24_messages_2_and_8_count_mage_and_witch() {
    // With the witch the city of four tiles is worth less than that of three.
    let cities = "tile base/G 0,1\ntile base/G 1,1\ntile base/G 2,1\ntile base/G 3,1
        tile base/G 0,2\ntile base/G 1,2\ntile base/G 2,2
        figure 1 meeple city EW 0,1\nfigure 1 meeple city EW 0,2";
    let smallest = |witch: &str| {
        let table = format!("{cities}\n{witch}");
        let text = reads(2, &["mage-witch"], &table, "perform\nadvance messenger");
        told(&text)[0].clone()
    };
    assert_eq!(
        smallest("witch city EW 2,1"),
        "1 scores 2 by messenger for message 2 0,1/0: 4 tiles x 1 CITY-06 + 2 witch x -1 MW-15"
    );
    assert_eq!(
        smallest(""),
        "1 scores 3 by messenger for message 2 0,2/0: 3 tiles x 1 CITY-06"
    );
    let road = "tile base/U 1,0\nfigure 1 meeple road EW 0,0\nmage road EW 1,0";
    let eight = reads(
        8,
        &["mage-witch"],
        road,
        "recall meeple road EW 0,0\nadvance messenger",
    );
    tells(
        &eight,
        &[
            "1 scores 4 by messenger for message 8 0,0/1: 2 tiles x 1 ROAD-04 + 2 mage x 1 MW-15",
            "1 returned meeple 0,0/1",
        ],
    );
    assert!(game(&eight).magic().at(Wizard::Mage).is_some());
}

#[test]
fn int_25_message_8_brings_no_goods_and_no_gold() {
    holds("together/int-25");
}

#[test]
fn r_msg_07_an_abbot_on_a_monastery_counts_for_message_3_a_garden_does_not() {
    let monk = "tile base/B 0,1\nfigure 1 abbot monastery 0,1";
    let text = reads(3, &["abbot"], monk, "perform\nadvance messenger");
    tells(
        &text,
        &["1 scores 2 by messenger for message 3 0,1/1: 2 tiles x 1 MON-03"],
    );
    let garden = "tile base/E-garden 0,1 r3\nfigure 1 abbot garden 0,1";
    // Nothing to carry out: the two points are taken.
    let points = asked(&reads(3, &["abbot"], garden, "")).map(|asked| asked.1);
    assert_eq!(points, Some(Question::Advance(2)));
    // Beside a monk it is not looked at either.
    let both = format!("{garden}\ntile base/B 1,1\nfigure 1 meeple monastery 1,1");
    let paid = reads(3, &["abbot"], &both, "perform\nadvance messenger");
    tells(
        &paid,
        &["1 scores 3 by messenger for message 3 1,1/1: 3 tiles x 1 MON-03"],
    );
}

#[test]
fn r_msg_08_message_8_may_take_the_abbot_back() {
    let recalled = |table: &str, spot: &str| {
        let play = format!("recall abbot {spot}\nadvance messenger");
        reads(8, &["abbot"], table, &play)
    };
    tells(
        &recalled(
            "tile base/B 0,1\nfigure 1 abbot monastery 0,1",
            "monastery 0,1",
        ),
        &[
            "1 scores 2 by messenger for message 8 0,1/1: 2 tiles x 1 MON-03",
            "1 returned abbot 0,1/1",
        ],
    );
    tells(
        &recalled(
            "tile base/E-garden 0,1 r3\ntile base/B 0,2\nfigure 1 abbot garden 0,1",
            "garden 0,1",
        ),
        &[
            "1 scores 3 by messenger for message 8 0,1/2: 3 tiles x 1 ABB-06",
            "1 returned abbot 0,1/2",
        ],
    );
}

#[test]
fn int_53_a_completed_monastery_with_an_abbot_takes_the_gold_of_nine_tiles() {
    holds("together/int-53");
}

#[test]
fn r_gold_08_one_meeple_on_a_hill_takes_the_gold_of_a_tied_road() {
    // Red is active and would take first, if hills were not looked at first.
    let text = |parts: &str| {
        let start = "tile base/A -1,0 r3
            tile hills/06 0,0
            figure 1 meeple road E -1,0
            figure 2 meeple road SW 0,0
            gold -1,0 1
            gold 0,0 1
            drawn base/A";
        mine(parts, start, "place base/A 0,1 r2\npass")
    };
    tells(
        &text("set hills\npart gold\npart hills"),
        &[
            "1 passed",
            "completed road -1,0/0 2",
            "2 scores 3 for road -1,0/0: 3 tiles x 1 ROAD-02, tie HS-31",
            "1 returned meeple -1,0/0",
            "2 returned meeple 0,0/1",
            "2 ingots-taken -1,0 1",
            "2 ingots-taken 0,0 1",
        ],
    );
    assert_eq!(purses(&text("part gold")), [1, 1]);
}

#[test]
fn int_62_the_gingerbread_man_ignores_the_witch_in_the_city_he_flees() {
    holds("together/int-62");
}

#[test]
fn r_mw_12_the_mage_adds_nothing_when_the_gingerbread_man_leaves() {
    let start = "figure 1 meeple city EW 2,0\nmage city EW 3,0";
    let text = lured("part mage-witch", start, "pass\ngingerbread city N 3,-1");
    tells(
        &text,
        &[
            "1 gingerbread-moved 3,-1/0",
            "1 scores 7 for gingerbread 0,0/0: 1 knights x 7 GB-06",
        ],
    );
    // He stays there with the knight.
    assert!(game(&text).magic().at(Wizard::Mage).is_some());
}

#[test]
fn int_63_farmers_get_no_ingots_when_a_city_at_their_field_is_completed() {
    let farmer = "figure 2 meeple field 27 0,0\ngold 0,0 2\ngold 0,-1 1";
    let text = mined_city("part gold", farmer, "pass");
    tells(&text, &["1 passed", "completed city 0,-2/0"]);
    let (end, told) = finished(&text);
    assert!(told.contains(&"ingots-removed 3".to_owned()));
    assert_eq!(end.player(Seat(1)).ingots(), 0);
    // A knight beside them takes all.
    let knight = format!("{farmer}\nfigure 1 meeple city N 0,0");
    assert_eq!(purses(&mined_city("part gold", &knight, "pass")), [3, 0]);
}

#[test]
fn int_64_ingots_on_the_own_road_are_worth_nothing_at_the_end() {
    let points = |gold: &str| {
        let start = format!("tile base/D 0,0\nfigure 1 meeple road EW 0,0\n{gold}");
        finished(&mine("part gold", &start, "")).0.scores()
    };
    assert_eq!(points("gold 0,0 4"), points(""));
    assert_eq!(points("ingots 1 4"), [1 + 8, 0]);
}

#[test]
fn int_65_players_left_by_the_hill_take_the_ingots_one_by_one() {
    holds("together/int-65");
}
