//! The eight messages: what each of them does (MSG-21 to MSG-35).

use engine::rules::{Event, Figure, Marker, Question, Source};
use engine::table::{Party, Seat};

use crate::support::{
    choices, confirmed, events, events_of, finished, game, holds, record, scores, tell, tells,
};
use crate::tables::{CITY, SCORE_CITY, road};

/// Red (1) scores 4 points to the dark space 5 with the score figure on this table and turns message `number` over.
fn reads(number: u8, head: &str, table: &str, play: &str) -> String {
    record(
        &format!("set base\npart messengers\nseats 2\nstack base/U base/U base/B base/B\n{head}"),
        &format!(
            "start\n{CITY}\nscore 1 1 0\n{table}\nplay\n{SCORE_CITY}\nadvance score\nreveal {number}\n{play}"
        ),
    )
}

/// Red carries message `number` out on this table and moves the messenger: what is told then.
#[track_caller]
fn performs(number: u8, head: &str, table: &str, expected: &[&str]) {
    let text = reads(number, head, table, "perform\nadvance messenger");
    tell(2, &text, expected);
}

/// Red carries message `number` out on this table and is told that it brings nothing.
#[track_caller]
fn performs_for_nothing(number: u8, head: &str, table: &str, told: &str) {
    let text = reads(number, head, table, "perform");
    tells(&text, &[told]);
    assert_eq!(scores(&text), [5, 0]);
    let next = Some((Party::Chance, Question::Draw(Seat(1))));
    assert_eq!(confirmed(&text), next);
}

/// Figures of a seat that stand on the board at the end of a record.
fn standing(text: &str, seat: u8) -> Vec<Figure> {
    let game = game(text);
    let own = game.standing().iter().filter(|s| s.owner == Seat(seat - 1));
    own.map(|standing| standing.figure).collect()
}

/// A road of 4 tiles through 0,0 and one of 3 tiles in the row below the monastery.
const TWO_ROADS: &str = "tile base/U 1,0\ntile base/U 2,0\ntile base/U 3,0
    tile base/B 0,1\ntile base/U 0,2\ntile base/U 1,2\ntile base/U 2,2
    figure 1 meeple road EW 0,0";

#[test]
fn msg_21_the_smallest_road_with_an_own_meeple_pays_whoever_else_is_there() {
    // Blue has the majority on the road of 3 tiles.
    let table = format!(
        "{TWO_ROADS}\nfigure 1 meeple road EW 0,2\nfigure 2 meeple road EW 1,2\nfigure 2 meeple road EW 2,2"
    );
    performs(
        1,
        "",
        &table,
        &["1 scores 3 by messenger for message 1 0,2/0: 3 tiles x 1 ROAD-04"],
    );
    let after = reads(1, "", &table, "perform\nadvance messenger");
    assert_eq!(standing(&after, 1), [Figure::Meeple; 2]);
    assert_eq!(scores(&after), [8, 0]);
}

#[test]
fn msg_21_a_smaller_road_without_an_own_meeple_does_not_count() {
    let table = format!("{TWO_ROADS}\nfigure 2 meeple road EW 0,2");
    performs(
        1,
        "",
        &table,
        &["1 scores 4 by messenger for message 1 0,0/1: 4 tiles x 1 ROAD-04"],
    );
}

/// A city of 1 tile with a shield (2 points at the end), and one of 3 tiles without (3 points).
const TWO_OPEN_CITIES: &str = "tile base/F 0,1\ntile base/G 0,2\ntile base/G 1,2\ntile base/G 2,2
    figure 1 meeple city EW 0,1\nfigure 1 meeple city EW 0,2";

#[test]
fn msg_22_the_smallest_city_with_an_own_meeple_pays() {
    let table = format!("{TWO_OPEN_CITIES}\nfigure 2 large city EW 0,1");
    let expected =
        "1 scores 2 by messenger for message 2 0,1/0: 1 tiles x 1 CITY-06 + 1 shields x 1 CITY-06";
    performs(2, "part large-meeple", &table, &[expected]);
    let after = reads(2, "part large-meeple", &table, "perform\nadvance messenger");
    assert_eq!(standing(&after, 1), [Figure::Meeple; 2]);
}

#[test]
fn msg_23_the_smallest_monastery_with_an_own_meeple_pays() {
    // The upper one has 2 neighbours, the lower one 1.
    let table = "tile base/B 0,1\ntile base/U 0,2\ntile base/B 0,3
        figure 1 meeple monastery 0,1\nfigure 1 meeple monastery 0,3";
    performs(
        3,
        "",
        table,
        &["1 scores 2 by messenger for message 3 0,3/1: 2 tiles x 1 MON-03"],
    );
    let after = reads(3, "", table, "perform\nadvance messenger");
    assert_eq!(standing(&after, 1), [Figure::Meeple; 2]);
}

#[test]
fn msg_24_one_more_tile_is_drawn_and_placed_with_a_meeple() {
    let text = reads(
        4,
        "",
        "",
        "perform\ndraw base/U\nplace base/U 1,0\nmeeple road EW\nconfirm",
    );
    tell(
        5,
        &text,
        &[
            "1 part-began",
            "1 drew base/U",
            "1 placed base/U 1,0 0",
            "1 deployed meeple road 1,0/0",
            "1 turn-ended",
            "2 turn-began 2",
        ],
    );
}

#[test]
fn msg_25_two_points_for_each_shield_in_cities_with_an_own_knight() {
    let table = "tile base/F 0,1\ntile base/F 0,2\ntile base/F 0,3\ntile base/G 0,4
        figure 1 meeple city EW 0,1\nfigure 1 meeple city EW 0,2\nfigure 2 meeple city EW 0,3
        figure 1 meeple city EW 0,4";
    performs(
        5,
        "",
        table,
        &["1 scores 4 by messenger for message 5: 2 shields x 2 MSG-25"],
    );
}

#[test]
fn msg_26_two_points_for_each_own_knight_and_they_stay() {
    let table = "tile base/G 0,1\ntile base/G 0,2\ntile base/G 0,3
        figure 1 meeple city EW 0,1\nfigure 1 meeple city EW 0,2\nfigure 2 meeple city EW 0,3
        figure 1 meeple road EW 0,0";
    performs(
        6,
        "",
        table,
        &["1 scores 4 by messenger for message 6: 2 knights x 2 MSG-26"],
    );
    let after = reads(6, "", table, "perform\nadvance messenger");
    assert_eq!(standing(&after, 1), [Figure::Meeple; 3]);
}

/// Two farmers of Red and one of Blue.
const FARMERS: &str = "tile base/B 0,1\nfigure 1 meeple field 3456 0,0
    figure 1 meeple field 27 0,0\nfigure 2 meeple field 01234567 0,1\nfigure 1 meeple road EW 0,0";

#[test]
fn msg_27_two_points_for_each_own_farmer_and_they_stay() {
    performs(
        7,
        "",
        FARMERS,
        &["1 scores 4 by messenger for message 7: 2 farmers x 2 MSG-27"],
    );
    let after = reads(7, "", FARMERS, "perform\nadvance messenger");
    assert_eq!(standing(&after, 1), [Figure::Meeple; 3]);
}

/// A road of 3 tiles with two meeples of Red and one of Blue, and a farmer of Red.
const HELD_ROAD: &str = "tile base/U 1,0\ntile base/U 2,0\nfigure 1 meeple road EW 0,0
    figure 1 meeple road EW 1,0\nfigure 2 meeple road EW 2,0\nfigure 1 meeple field 3456 0,0";

#[test]
fn msg_28_one_own_meeple_is_chosen_its_feature_scored_for_its_owner_and_it_returns() {
    let offered = [
        "recall meeple road EW 0,0",
        "recall meeple road EW 1,0",
        "recall meeple field 3456 0,0",
        "points",
    ];
    assert_eq!(choices(&reads(8, "", HELD_ROAD, "")), offered);
    let text = reads(
        8,
        "",
        HELD_ROAD,
        "recall meeple road EW 1,0\nadvance messenger",
    );
    tell(
        2,
        &text,
        &[
            "1 scores 3 by messenger for message 8 0,0/1: 3 tiles x 1 ROAD-04",
            "1 returned meeple 1,0/0",
        ],
    );
    assert_eq!(scores(&text), [8, 0]);
    assert_eq!([standing(&text, 1).len(), standing(&text, 2).len()], [2, 1]);
}

#[test]
fn msg_28_two_meeples_alike_on_one_road_are_one_choice() {
    // A crop circle puts a second one there (R-CROP-01).
    let two = "figure 1 meeple road EW 0,0\nfigure 1 meeple road EW 0,0";
    let offered = ["recall meeple road EW 0,0", "points"];
    assert_eq!(choices(&reads(8, "part crop-circles\n", two, "")), offered);
}

#[test]
fn msg_29_a_meeple_that_scores_nothing_may_be_taken_back() {
    let outnumbered = "figure 1 meeple road EW 0,0\ntile base/U 1,0\ntile base/U 2,0
        figure 2 meeple road EW 1,0\nfigure 2 meeple road EW 2,0";
    let text = reads(8, "", outnumbered, "recall meeple road EW 0,0");
    tells(
        &text,
        &[
            "1 scores 0 for message 8 0,0/1: 3 tiles x 0 MSG-28",
            "1 returned meeple 0,0/1",
        ],
    );
    assert_eq!(scores(&text), [5, 0]);
    assert_eq!(
        game(&text).player(Seat(0)).supply().count(Figure::Meeple),
        7
    );
}

#[test]
fn msg_31_an_incomplete_road_with_an_inn_is_worth_nothing() {
    let table = "tile base/B 0,1\ntile inns/A 0,2\nfigure 1 meeple road SW 0,2";
    let nothing = "1 scores 0 for message 1 0,2/0: 1 tiles x 0 IC-03";
    performs_for_nothing(1, "part inns", table, nothing);
    performs(
        1,
        "",
        table,
        &["1 scores 1 by messenger for message 1 0,2/0: 1 tiles x 1 ROAD-04"],
    );
}

#[test]
fn msg_32_an_incomplete_city_with_a_cathedral_is_worth_nothing() {
    let table = "tile base/F 0,1\ntile base/F 1,1\ntile base/F 2,1\nfigure 1 meeple city EW 0,1
        tile base/G 0,2\ntile base/B 0,3\ntile base/G 0,4\ntile inns/K 1,4\nfigure 1 meeple city EW 0,4";
    let nothing = "1 scores 0 for message 2 0,4/0: 2 tiles x 0 IC-07";
    performs_for_nothing(2, "part cathedrals", table, nothing);
    performs(
        2,
        "",
        table,
        &["1 scores 2 by messenger for message 2 0,4/0: 2 tiles x 1 CITY-06"],
    );
}

#[test]
fn msg_33_a_large_meeple_counts_as_one_knight_or_one_farmer() {
    let knight = "tile base/G 0,1\nfigure 1 large city EW 0,1";
    performs(
        6,
        "part large-meeple",
        knight,
        &["1 scores 2 by messenger for message 6: 1 knights x 2 MSG-26"],
    );
    performs(
        7,
        "part large-meeple",
        "figure 1 large field 3456 0,0",
        &["1 scores 2 by messenger for message 7: 1 farmers x 2 MSG-27"],
    );
}

/// A road of 3 tiles with Red's highwayman and builder that lacks its last tile, and a city that lacks one below.
fn double_turn(play: &str) -> String {
    record(
        "set base\npart messengers\npart builder\nseats 2\nstack base/E base/B base/B",
        &format!(
            "start\ntile base/W 0,0 r2\ntile base/U 1,0\ntile base/D 0,1 r2\nfigure 1 meeple road E 0,0
             figure 1 builder road EW 1,0\nfigure 1 meeple city S 0,1\nscore 1 2 1\ndrawn base/W
             play\nplace base/W 2,0 r2\npass\nadvance score\n{play}"
        ),
    )
}

const BOTH_PARTS: &str = "reveal 7\npoints\nadvance score\ndraw base/E\nplace base/E 0,2\npass
    advance messenger\nreveal 5\npoints\nadvance score\nconfirm";

#[test]
fn msg_34_a_message_can_be_received_in_each_part_of_a_double_turn() {
    let told = events_of(BOTH_PARTS.lines().count(), &double_turn(BOTH_PARTS));
    let read: Vec<String> = told
        .iter()
        .filter(|event| matches!(event, Event::MessageRead { .. }))
        .map(Event::to_string)
        .collect();
    assert_eq!(read, ["1 message-read 7", "1 message-read 5"]);
}

#[test]
fn ex_turn_3_a_message_in_part_a_that_returns_the_builder_and_one_in_part_b() {
    holds("turns/ex-turn-3");
}

/// Blue (2) completes Red's road of 7 tiles and steals from Red, the figures of both on given spaces.
fn blue_steals(blue: &str, play: &str) -> String {
    record(
        "set base\npart messengers\npart robbers\nseats 2\nstack base/B base/B",
        &format!(
            "start\n{}\nfigure 1 meeple road E 0,0\nscore 1 20 3\nscore 2 {blue}\nrobber 2 20\nturn 2
             play\nplace base/W 6,0\npass\nadvance score\n{play}",
            road(7)
        ),
    )
}

#[test]
fn msg_35_points_stolen_in_the_own_turn_can_bring_a_message() {
    let dark = blue_steals("11 0", "advance score\nreveal 6");
    tells(&dark, &["2 message-read 6"]);
    let light = blue_steals("12 0", "advance score\nconfirm");
    tells(&light, &["2 turn-ended", "1 turn-began 2"]);
}

#[test]
fn ex_int_6_four_stolen_points_move_blue_from_11_to_15() {
    holds("together/ex-int-6");
}

#[test]
fn ex_msg_4_roads_of_4_2_and_0_points_give_nothing() {
    holds("messengers/ex-msg-4");
}

#[test]
fn ex_msg_6_one_large_and_two_normal_knights_give_six_points() {
    holds("messengers/ex-msg-6");
}

#[test]
fn ex_msg_7_a_tie_scores_nothing_and_the_knight_returns_all_the_same() {
    holds("messengers/ex-msg-7");
}

#[test]
fn ex_msg_7_by_the_option_a_tie_is_enough_and_only_the_active_player_scores() {
    holds("messengers/ex-msg-7-b");
}

#[test]
fn r_msg_03_the_value_is_what_final_scoring_would_give() {
    let table = "tile base/F 0,1\ntile base/F 1,1\nfigure 1 meeple city EW 0,1";
    let items = "2 tiles x 1 CITY-06 + 2 shields x 1 CITY-06";
    performs(
        2,
        "",
        table,
        &[&format!(
            "1 scores 4 by messenger for message 2 0,1/0: {items}"
        )],
    );
    let (_, told) = finished(&reads(2, "", table, "points\nadvance score"));
    assert!(told.contains(&format!("1 scores 4 for city 0,1/0 at the end: {items}")));
}

/// One highwayman each: Red is active.
const TIED_ROAD: &str = "figure 1 meeple road EW 0,0\ntile base/U 1,0\nfigure 2 meeple road EW 1,0";

#[test]
fn r_msg_04_a_tie_scores_nothing_and_says_so() {
    let text = reads(8, "", TIED_ROAD, "recall meeple road EW 0,0");
    tells(
        &text,
        &[
            "1 scores 0 for message 8 0,0/1: 2 tiles x 0 R-MSG-04",
            "1 returned meeple 0,0/1",
        ],
    );
    let told = events(&text).into_iter().find_map(|event| match event {
        Event::Scored(scored) => Some(scored.strength[..2].to_vec()),
        _ => None,
    });
    assert_eq!(told, Some(vec![1, 1]));
}

#[test]
fn r_msg_04_by_the_option_a_tie_is_enough() {
    let on = "option message-control-tie on";
    let play = "recall meeple road EW 0,0\nadvance messenger";
    let text = reads(8, on, TIED_ROAD, play);
    assert_eq!(scores(&text), [7, 0]);
}

#[test]
fn r_msg_04_the_rules_of_revision_1_let_a_tie_count() {
    let play = "recall meeple road EW 0,0\nadvance messenger";
    let first = reads(8, "", TIED_ROAD, play).replacen("bastide 1\n", "bastide 1\nrules 1\n", 1);
    assert_eq!(scores(&first), [7, 0]);
    // An option that a record of that revision sets holds there too.
    let off = first.replacen(
        "part messengers",
        "part messengers\noption message-control-tie off",
        1,
    );
    let off = off.replace("\nadvance messenger", "");
    assert_eq!(scores(&off), [5, 0]);
}

#[test]
fn r_msg_04_whoever_has_strictly_more_controls() {
    let text = reads(
        8,
        "",
        HELD_ROAD,
        "recall meeple road EW 0,0\nadvance messenger",
    );
    tell(
        2,
        &text,
        &[
            "1 scores 3 by messenger for message 8 0,0/1: 3 tiles x 1 ROAD-04",
            "1 returned meeple 0,0/1",
        ],
    );
}

#[test]
fn r_msg_05_message_8_values_a_field_by_its_completed_cities() {
    // The trigger has completed the city at the northern field of 0,0.
    let text = reads(
        8,
        "",
        "figure 1 meeple field 27 0,0",
        "recall meeple field 27 0,0\nadvance messenger",
    );
    tell(
        2,
        &text,
        &[
            "1 scores 3 by messenger for message 8 0,0/2: 1 cities x 3 FIELD-12",
            "1 returned meeple 0,0/2",
        ],
    );
    let four = reads(
        8,
        "option field-city-value 4",
        "figure 1 meeple field 27 0,0",
        "recall meeple field 27 0,0\nadvance messenger",
    );
    assert_eq!(scores(&four), [9, 0]);
}

#[test]
fn r_msg_05_message_8_gives_nothing_for_an_incomplete_inn_road() {
    let table = "tile base/B 0,1\ntile inns/A 0,2\nfigure 1 meeple road SW 0,2";
    let text = reads(8, "part inns", table, "recall meeple road SW 0,2");
    tells(
        &text,
        &[
            "1 scores 0 for message 8 0,2/0: 1 tiles x 0 IC-03",
            "1 returned meeple 0,2/0",
        ],
    );
    assert_eq!(scores(&text), [5, 0]);
}

#[test]
fn r_msg_09_shields_of_a_city_with_several_own_knights_count_once() {
    let table = "tile base/F 0,1\ntile base/F 1,1
        figure 1 meeple city EW 0,1\nfigure 1 meeple city EW 1,1";
    performs(
        5,
        "",
        table,
        &["1 scores 4 by messenger for message 5: 2 shields x 2 MSG-25"],
    );
}

#[test]
fn r_msg_10_a_farmer_is_worth_two_points_to_message_7() {
    let text = reads(
        7,
        "",
        "figure 1 meeple field 3456 0,0",
        "perform\nadvance messenger",
    );
    let told = events_of(1, &text);
    let Event::Scored(scored) = &told[0] else {
        panic!("points were scored");
    };
    assert_eq!(scored.points, 2);
    assert_eq!(scored.marker, Marker::Messenger);
    assert!(matches!(scored.source, Source::Message(message) if message.number() == 7));
}
