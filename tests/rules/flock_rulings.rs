//! Flocks: rulings of HS, and what flocks mean for other parts.

use engine::rules::{Figure, PositionFault, Question, Reason, Token};
use engine::table::{Party, Seat};
use engine::tiles::Pos;

use crate::shepherds::ring;
use crate::support::{
    asked, choices, faults, game, holds, record, refused, scores, tell, tells, told,
};
use crate::tables::{CITY, SCORE_CITY};

const RED: Party = Party::Player(Seat(0));
const BLUE: Party = Party::Player(Seat(1));

/// Red is about to place a tile on this table.
fn table(head: &str, start: &str, play: &str) -> String {
    let head = format!("set base\npart shepherds\n{head}\nseats 3\nstack base/B base/U base/B");
    record(&head, &format!("start\n{start}\nplay\n{play}"))
}

/// Red's shepherd stands in the field below the start tile, with four sheep, and Red extends it.
fn tended(head: &str, figures: &str, play: &str) -> String {
    let start = format!(
        "tile base/D 0,0\nfigure 1 shepherd field 3456 0,0\nflock 1 2 2\n{figures}\ndrawn base/B"
    );
    table(head, &start, &format!("place base/B 0,1\n{play}"))
}

#[test]
fn r_hs_01_one_of_the_two_must_be_chosen() {
    let text = tended("", "", "pass\npass");
    assert_eq!(refused(&text), [Reason::Mandatory]);
    // There is no shepherd without a flock.
    let bare = table("", "tile base/D 0,0\nfigure 1 shepherd field 3456 0,0", "");
    assert_eq!(faults(&bare), [PositionFault::NoFlock(Seat(0))]);
}

#[test]
fn r_hs_02_in_the_turn_part_in_which_he_is_placed_there_is_one_draw_only() {
    // The field of the new tile is that of the start tile, which it extends.
    let start = "tile base/D 0,0\ndrawn base/B";
    let text = table(
        "",
        start,
        "place base/B 0,1\nshepherd field 01234567\ntoken 2",
    );
    assert_eq!(asked(&text), Some((BLUE, Question::Place)));
}

#[test]
fn r_hs_03_joining_fields_lets_the_active_player_alone_act() {
    let start = "tile base/D 0,0\nfigure 2 shepherd field 3456 0,0\nflock 2 2\ndrawn base/B";
    let others = table("", start, "place base/B 0,1\npass");
    assert_eq!(asked(&others), Some((BLUE, Question::Place)));
    let own = tended("", "", "pass");
    assert_eq!(asked(&own), Some((RED, Question::Flock)));
}

#[test]
fn r_hs_04_there_is_one_action_for_a_tile() {
    let text = tended("", "", "pass\ngrow\ntoken 1");
    assert_eq!(asked(&text), Some((BLUE, Question::Place)));
}

/// Red lays a lake that extends the field of the own flock and lies at the end of Blue's road.
fn lake(play: &str) -> String {
    table(
        "set ferries\npart ferries",
        "tile base/W 0,0
         figure 1 shepherd field 34 0,0\nflock 1 4
         figure 2 meeple road E 0,0
         drawn ferries/2",
        &format!("place ferries/2 1,0\npass\n{play}"),
    )
}

#[test]
fn r_hs_05_the_flock_comes_after_the_figure_and_before_scoring() {
    assert_eq!(
        refused(&lake("").replace("pass\n", "guide\n")),
        [Reason::NotAsked(Question::Figure)]
    );
    let text = lake("ferry S E\n");
    assert_eq!(asked(&text), Some((RED, Question::Flock)));
    tells(
        &format!("{text}guide"),
        &[
            "1 flock-guided 0,0/4",
            "1 scores 4 for flock 0,0/4: 4 sheep x 1 HS-12",
            "1 returned shepherd 0,0/4",
            "completed road 0,0/0 2",
            "2 scores 2 for road 0,0/0: 2 tiles x 1 ROAD-02",
            "2 returned meeple 0,0/0",
        ],
    );
}

#[test]
fn int_69_the_ferry_lies_before_the_flock_is_tended_and_then_roads_are_scored() {
    let early = refused(&lake("guide"));
    assert_eq!(early, [Reason::NotAsked(Question::Ferry)]);
    tell(
        3,
        &lake("ferry S E\ngrow\ntoken 1"),
        &[
            "1 ferry-laid 1,0/1 1,0/2",
            "1 token-drawn 1 0,0/4",
            "completed road 0,0/0 2",
            "2 scores 2 for road 0,0/0: 2 tiles x 1 ROAD-02",
            "2 returned meeple 0,0/0",
            "1 turn-ended",
            "2 turn-began 2",
        ],
    );
    // Turned ferries are waited for as well.
    let turned = |play: &str| {
        table(
            "set ferries\npart ferries",
            "tile ferries/2 0,0\nferry 0,0 W E
             figure 1 shepherd field 0127 0,0\nflock 1 4
             drawn base/U",
            &format!("place base/U 1,0\npass\n{play}"),
        )
    };
    let early = refused(&turned("guide"));
    assert_eq!(early, [Reason::NotAsked(Question::TurnFerry)]);
    assert_eq!(asked(&turned("pass")), Some((RED, Question::Flock)));
}

#[test]
fn turn_14_first_the_own_flock_then_those_of_closed_fields_and_then_features() {
    // The tile closes Blue's field above it, extends Red's below it, and completes Green's city in between.
    let text = table(
        "",
        "tile base/G 0,-1
         tile base/E 1,-1 r3
         tile base/E 1,0 r3
         tile base/B 1,1
         tile base/B 0,1
         tile base/B -1,1
         tile base/E -1,0 r1
         figure 3 meeple city E -1,0
         figure 2 shepherd field 45 0,-1\nflock 2 2
         figure 1 shepherd field 01234567 0,1\nflock 1 1
         drawn base/F",
        "place base/F 0,0\npass\ngrow\ntoken 3",
    );
    tell(
        2,
        &text,
        &[
            "1 token-drawn 3 0,1/0",
            "flock-guided 0,-1/2",
            "2 scores 2 for flock 0,-1/2: 2 sheep x 1 HS-12",
            "2 returned shepherd 0,-1/2",
            "completed city -1,0/0 3",
            "3 scores 8 for city -1,0/0: 3 tiles x 2 CITY-02 + 1 shields x 2 CITY-03",
            "3 returned meeple -1,0/0",
            "1 turn-ended",
            "2 turn-began 2",
        ],
    );
}

/// Red's tile closes a field above it with Blue's flock and one below it with Green's.
fn two_closed(head: &str, play: &str) -> String {
    table(
        head,
        "tile base/G 0,-1
         tile base/E 1,-1 r3
         tile base/E 1,0 r3
         tile base/E 1,1 r3
         tile base/G 0,1
         figure 2 shepherd field 45 0,-1
         figure 3 shepherd field 01 0,1
         flock 2 2\nflock 3 3 1
         drawn base/F",
        &format!("place base/F 0,0\npass\n{play}"),
    )
}

#[test]
fn r_hs_06_closed_fields_are_scored_one_by_one() {
    let text = two_closed("", "");
    assert_eq!(
        told(&text)[1..],
        [
            "flock-guided 0,-1/2",
            "2 scores 2 for flock 0,-1/2: 2 sheep x 1 HS-12",
            "2 returned shepherd 0,-1/2",
            "flock-guided 0,0/2",
            "3 scores 4 for flock 0,0/2: 4 sheep x 1 HS-12",
            "3 returned shepherd 0,1/1",
        ]
    );
    // Where it can matter, the active player chooses (R-BASE-05).
    let text = two_closed("part robbers", "");
    assert_eq!(asked(&text), Some((RED, Question::ScoreNext)));
    assert_eq!(choices(&text), ["next field 45 0,-1", "next field 45 0,0"]);
    let green = two_closed("part robbers", "next field 45 0,0");
    assert_eq!(
        told(&green)[1],
        "3 scores 4 for flock 0,0/2: 4 sheep x 1 HS-12"
    );
    assert_eq!(scores(&green), [0, 2, 4]);
}

/// Whoever placed a shepherd first.
#[test]
fn r_hs_06_closed_fields_come_in_the_order_of_their_cells() {
    let below = "figure 3 shepherd field 01 0,1";
    let above = "figure 2 shepherd field 45 0,-1";
    let guided = |text: &str| -> Vec<String> {
        let lines = told(text).into_iter();
        lines
            .filter(|line| line.starts_with("flock-guided"))
            .collect()
    };
    let in_order = ["flock-guided 0,-1/2", "flock-guided 0,0/2"];
    let text = two_closed("", "").replace(&format!("{above}\n"), "");
    let text = text.replace(below, &format!("{below}\n{above}"));
    assert_eq!(guided(&text), in_order);
}

/// Two bends of a road and two of the river around a field with Blue's flock: Red lays the last one.
fn bank(last: &str, play: &str) -> String {
    table(
        "",
        &format!(
            "tile river/B 0,0
             tile river/B 1,0
             tile base/V 1,1 r1
             figure 2 shepherd field 56 1,0
             flock 2 3
             drawn {last}"
        ),
        play,
    )
}

#[test]
fn r_hs_07_a_field_without_an_open_side_is_closed_whatever_bounds_it() {
    let closed = bank("base/V", "place base/V 0,1 r2\npass");
    assert_eq!(scores(&closed), [0, 3, 0]);
    let open = bank("base/U", "place base/U 2,1 r1\npass");
    assert_eq!(scores(&open), [0, 0, 0]);
}

#[test]
fn int_70_the_bank_of_a_river_closes_a_field_and_the_flock_comes_home() {
    holds("together/int-70");
}

#[test]
fn r_hs_08_both_wolves_are_in_the_bag_at_every_draw() {
    let text = tended("", "", "pass\ngrow\ntoken wolf");
    assert_eq!(game(&text).in_bag(Token::Wolf), 2);
    let wolf = table(
        "",
        "tile base/D 0,0\nfigure 1 shepherd field 3456 0,0\nflock 1 wolf",
        "",
    );
    assert!(faults(&wolf).contains(&PositionFault::TooManyTokens(Token::Wolf)));
}

#[test]
fn r_hs_14_each_tile_of_a_double_turn_has_its_own_action() {
    let text = table(
        "part builder",
        "tile base/D 0,0
         tile base/U 1,0
         figure 1 meeple road EW 0,0
         figure 1 builder road EW 1,0
         figure 1 shepherd field 3456 0,0\nflock 1 1
         drawn base/U",
        "place base/U 2,0\npass\ngrow\ntoken 2\ndraw base/U\nplace base/U 3,0\npass\n",
    );
    assert_eq!(asked(&text), Some((RED, Question::Flock)));
    assert_eq!(scores(&format!("{text}guide")), [3, 0, 0]);
}

#[test]
fn r_hs_17_there_is_no_majority_all_owners_score_fully() {
    let blue = "tile base/D 1,0\nfigure 2 shepherd field 3456 1,0\nflock 2 1";
    let text = tended("", blue, "pass\nguide");
    assert_eq!(scores(&text), [5, 5, 0]);
}

#[test]
fn r_hs_18_without_farmers_shepherds_and_flocks_go_on() {
    let start = "tile base/D 0,0\ndrawn base/B";
    let text = table("option farmers off", start, "place base/B 0,1\n");
    assert_eq!(
        choices(&text),
        ["meeple monastery", "shepherd field 01234567", "pass"]
    );
    let guided = tended("option farmers off", "", "pass\nguide");
    assert_eq!(scores(&guided), [4, 0, 0]);
}

#[test]
fn r_hs_20_a_wolf_uses_up_the_figure_and_who_comes_back_waits_for_the_next_part() {
    let start = "tile base/D 0,0\ndrawn base/B";
    let wolf = table(
        "",
        start,
        "place base/B 0,1\nshepherd field 01234567\ntoken wolf\n",
    );
    assert_eq!(asked(&wolf), Some((BLUE, Question::Place)));
    assert!(game(&wolf).standing().is_empty());
    let guided = tended("", "", "pass\nguide\n");
    assert_eq!(asked(&guided), Some((BLUE, Question::Place)));
}

/// Red completes a city for 4 points, from 1 to the dark space 5, with a shepherd on the board, and reads a message.
fn reads(number: u8, play: &str) -> String {
    record(
        "set base\npart messengers\npart shepherds\nseats 2\nstack base/B base/B",
        &format!(
            "start\n{CITY}\nscore 1 1 0\nfigure 1 shepherd field 3456 0,0\nflock 1 2\nplay\n{SCORE_CITY}
             advance score\nreveal {number}\n{play}"
        ),
    )
}

#[test]
fn int_27_messages_6_7_and_8_do_not_know_shepherds() {
    assert_eq!(scores(&reads(6, "perform")), [5, 0]);
    assert_eq!(scores(&reads(7, "perform")), [5, 0]);
    // There is nobody to take back: two points without a question.
    assert_eq!(scores(&reads(8, "advance messenger")), [7, 0]);
}

#[test]
fn int_28_points_of_a_flock_bring_a_message() {
    holds("together/int-28");
}

#[test]
fn int_31_points_of_a_flock_can_be_stolen() {
    let text = tended(
        "part robbers",
        "score 1 7\nscore 2 7\nrobber 3 7",
        "pass\nguide",
    );
    assert_eq!(scores(&text), [11, 7, 2]);
}

#[test]
fn r_rob_05_a_flock_that_is_still_to_come_home_is_worth_waiting_for() {
    // Blue and Green stand on 0, with Red's robber; Blue's flock comes first.
    let text = two_closed("part robbers", "next field 45 0,-1")
        .replace("flock 2 2\n", "flock 2 2\nscore 1 5\nrobber 1 0\n");
    assert_eq!(asked(&text), Some((RED, Question::Steal)));
    let waits = format!("{text}wait");
    assert_eq!(scores(&waits), [7, 2, 4]);
}

#[test]
fn int_68_a_crop_circle_passes_shepherds_by() {
    let text = record(
        "set base\nset crop\npart crop-circles\npart shepherds\nseats 2\nstack base/B",
        "start
         tile base/D 0,0
         figure 2 shepherd field 3456 0,0\nflock 2 1
         figure 1 meeple city N 0,0
         drawn crop/C
         play
         place crop/C 0,1 r1\npass",
    );
    assert_eq!(asked(&text), Some((BLUE, Question::Place)));
    // A farmer there would be asked about.
    let farmer = text.replace("1 meeple city N", "1 meeple field 27");
    assert_eq!(asked(&farmer), Some((RED, Question::Circle)));
}

#[test]
fn flocks_of_a_position_belong_to_shepherds_on_the_board() {
    let stray = table("", "tile base/D 0,0\nflock 2 1", "");
    assert_eq!(faults(&stray), [PositionFault::NoShepherd(Seat(1))]);
    let many = table(
        "",
        "tile base/D 0,0\nfigure 1 shepherd field 3456 0,0\nflock 1 4 4 4",
        "",
    );
    assert_eq!(faults(&many), [PositionFault::TooManyTokens(Token::Four)]);
    let without = record(
        "set base\nseats 2\nstack base/B",
        "start\ntile base/D 0,0\nfigure 1 shepherd field 3456 0,0\nflock 1 1",
    );
    assert!(faults(&without).contains(&PositionFault::TooMany(Seat(0), Figure::Shepherd)));
    // In a closed field the flock would have come home.
    let closed = ring("figure 2 shepherd field 34 0,0\nflock 2 3", "pass\n");
    let closed = closed
        .replace("drawn base/V\n", "tile base/V 0,1 r2\n")
        .replace("place base/V 0,1 r2\npass\n", "");
    let spot = engine::rules::Spot {
        pos: Pos::new(0, 0),
        segment: engine::tiles::SegmentId(2),
    };
    assert_eq!(faults(&closed)[0], PositionFault::AlreadyScored(spot));
}
