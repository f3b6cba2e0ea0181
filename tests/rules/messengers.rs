//! The Messengers: two score figures each, dark spaces, when a message comes (MSG-01 to MSG-15).

use engine::rules::{
    Action, Edition, Game, Marker, Message, Part, PositionFault, Question, Reason, Setup, outcomes,
};
use engine::table::{Party, Seat, SeatSet};

use crate::support::{
    asked, choices, confirmed, faults, finished, game, holds, record, refused, scores, story, tell,
    tells,
};
use crate::tables::{CITY, SCORE_CITY, TWO_CITIES, road};

const RED: Party = Party::Player(Seat(0));
const BLUE: Party = Party::Player(Seat(1));

/// Two players with messengers on this table.
fn with_messengers(start: &str, play: &str) -> String {
    let head = "set base\npart messengers\nseats 2\nstack base/B base/B base/B";
    record(head, &format!("start\n{start}\nplay\n{play}"))
}

/// Red (1) has completed a city for 4 points and moves a score figure by them; `totals` of Red, then more lines.
fn city(totals: &str, play: &str) -> String {
    let start = format!("{CITY}\nscore 1 {totals}");
    with_messengers(&start, &format!("{SCORE_CITY}\n{play}"))
}

/// Red has completed two cities for 4 points each and moves a figure by the first.
fn two_cities(totals: &str, play: &str) -> String {
    let figures = "figure 1 meeple city N 0,0\nfigure 1 meeple city S 0,-2";
    let start = format!("{TWO_CITIES}\n{figures}\nscore 1 {totals}");
    with_messengers(
        &start,
        &format!("place base/H 0,-1 r0\npass\nnext city N 0,0\n{play}"),
    )
}

/// Whether a message is turned over as soon as the turn part is confirmed.
fn message_comes(text: &str) -> bool {
    confirmed(text) == Some((Party::Chance, Question::Reveal))
}

#[test]
fn msg_01_any_of_the_eight_messages_may_lie_on_top_of_the_shuffled_pile() {
    let mut game = game(&city("1 0", "advance score"));
    game.apply(Action::Confirm, &mut engine::table::Silent)
        .expect("it was asked for");
    let each_once = Message::ALL.map(|message| (Action::Reveal(message), 1));
    assert_eq!(outcomes(&game), each_once);
}

#[test]
fn msg_02_each_player_has_a_messenger_on_space_0_beside_the_score_figure() {
    let text = record(
        "set base\npart messengers\nseats 2\noption first-player 1\nstack base/E base/B",
        "play\nplace base/E 0,-1 r2\nmeeple city S",
    );
    assert_eq!(choices(&text), ["advance score", "advance messenger"]);
    let moved = game(&format!("{text}advance messenger"));
    for (seat, messenger) in [(Seat(0), 4), (Seat(1), 0)] {
        assert_eq!(moved.markers(), [Marker::Score, Marker::Messenger]);
        assert_eq!(moved.player(seat).total(Marker::Score), 0);
        assert_eq!(moved.player(seat).total(Marker::Messenger), messenger);
    }
    let without = Game::new(Setup::base(Edition::Current, 2)).expect("the base game can be played");
    assert_eq!(without.markers(), [Marker::Score]);
}

#[test]
fn msg_03_whoever_scores_chooses_the_figure_even_in_the_turn_of_another() {
    let start = format!("{}\nfigure 2 meeple road E 0,0\nscore 2 7 9", road(3));
    let play = "place base/W 2,0 r0\npass";
    let text = with_messengers(&start, play);
    assert_eq!(asked(&text), Some((BLUE, Question::Advance(3))));
    tells(
        &with_messengers(&start, &format!("{play}\nadvance messenger")),
        &[
            "2 scores 3 by messenger for road 0,0/0: 3 tiles x 1 ROAD-02",
            "2 returned meeple 0,0/0",
        ],
    );
    tells(
        &with_messengers(&start, &format!("{play}\nadvance score")),
        &[
            "2 scores 3 for road 0,0/0: 3 tiles x 1 ROAD-02",
            "2 returned meeple 0,0/0",
        ],
    );
}

#[test]
fn msg_03_tied_players_each_choose_their_own_figure() {
    let figures = "figure 1 meeple road EW 1,0\nfigure 2 meeple road E 0,0";
    let start = format!("{}\n{figures}", road(3));
    let play = "place base/W 2,0 r0\npass\nadvance messenger";
    assert_eq!(
        asked(&with_messengers(&start, play)),
        Some((BLUE, Question::Advance(3)))
    );
    let after = game(&with_messengers(&start, &format!("{play}\nadvance score")));
    let totals = |seat| [Marker::Score, Marker::Messenger].map(|m| after.player(seat).total(m));
    assert_eq!([totals(Seat(0)), totals(Seat(1))], [[0, 3], [3, 0]]);
}

#[test]
fn msg_04_one_figure_moves_by_the_whole_amount() {
    let text = city("6 13", "advance messenger");
    let red = game(&text);
    assert_eq!(red.player(Seat(0)).total(Marker::Score), 6);
    assert_eq!(red.player(Seat(0)).total(Marker::Messenger), 17);
    assert_eq!(
        confirmed(&text),
        Some((Party::Chance, Question::Draw(Seat(1))))
    );
}

#[test]
fn msg_05_dark_spaces_are_those_divisible_by_five() {
    let dark = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45];
    for before in 0..=60 {
        let comes = message_comes(&city(&format!("{before} 0"), "advance score"));
        assert_eq!(comes, dark.contains(&((before + 4) % 50)), "from {before}");
    }
}

#[test]
fn msg_05_a_position_with_more_points_than_any_game_is_impossible() {
    let text = city("4294967295 0", "advance score");
    assert_eq!(faults(&text), [PositionFault::TooManyPoints(Seat(0))]);
}

#[test]
fn msg_06_a_figure_of_another_player_on_a_dark_space_brings_nothing() {
    let start = format!("{}\nfigure 2 meeple road E 0,0\nscore 2 7 9", road(3));
    let play = "place base/W 2,0 r0\npass\nadvance score\nconfirm";
    tells(
        &with_messengers(&start, play),
        &["1 turn-ended", "2 turn-began 2"],
    );
}

#[test]
fn msg_07_a_figure_that_moved_and_stands_on_a_dark_space_brings_a_message() {
    let text = city("1 3", "advance score\nconfirm\nreveal 6");
    tells(&text, &["1 message-read 6"]);
    assert_eq!(
        confirmed(&text),
        Some((RED, Question::Message(Message::Knights)))
    );
    assert!(message_comes(&city("3 1", "advance messenger")));
}

#[test]
fn msg_07_a_figure_that_did_not_move_brings_no_message() {
    assert!(!message_comes(&city("10 3", "advance messenger")));
    assert!(!message_comes(&city("3 10", "advance score")));
}

#[test]
fn msg_08_two_figures_on_dark_spaces_bring_one_message() {
    let text = two_cities(
        "1 11",
        "advance score\nadvance messenger\nreveal 6\nperform\nconfirm",
    );
    tells(&text, &["1 turn-ended", "2 turn-began 2"]);
}

/// No part in play gives points in step 2 yet; stolen points are the other kind that the same look takes in.
#[test]
fn msg_09_all_points_of_a_turn_part_belong_to_one_check() {
    let start = format!(
        "{}\nfigure 2 meeple road E 0,0\nfigure 1 meeple road W 5,0\nscore 1 1 8\nscore 2 7 30\nrobber 1 7",
        "tile base/W 0,0\ntile base/U 1,0\ntile base/B 1,1\ntile base/B 2,1\ntile base/B 3,1\ntile base/B 4,1
         tile base/U 3,0\ntile base/U 4,0\ntile base/W 5,0\ndrawn base/W"
    );
    let text = record(
        "set base\npart messengers\npart robbers\nseats 2\nstack base/B base/B",
        &format!(
            "start\n{start}\nplay\nplace base/W 2,0 r2\npass\nnext road E 0,0\nadvance score\nadvance messenger
             advance score\nreveal 6\nperform\nconfirm"
        ),
    );
    tell(
        6,
        &text,
        &[
            "2 scores 3 for road 0,0/0: 3 tiles x 1 ROAD-02",
            "1 scores 2 by messenger from 2: 2 stolen x 1 ROB-11",
            "completed road 2,0/2 1",
            "1 scores 4 for road 2,0/2: 4 tiles x 1 ROAD-02",
            "2 returned meeple 0,0/0",
            "1 returned meeple 5,0/2",
            "1 no-message one-for-both",
            "1 message-read 6",
            "1 scores 0 for message 6: 0 knights x 2 MSG-26",
            "1 robber-returned",
            "1 turn-ended",
            "2 turn-began 2",
        ],
    );
}

#[test]
fn msg_10_messages_come_after_the_scoring_and_before_robbers_return() {
    let text = record(
        "set base\npart messengers\npart robbers\nseats 2\nstack base/B base/B",
        &format!(
            "start\n{CITY}\nscore 1 1 0\nscore 2 7 0\nrobber 2 1\nplay\n{SCORE_CITY}
             advance score\nadvance score\nreveal 5\npoints\nadvance messenger"
        ),
    );
    tell(
        6,
        &text,
        &[
            "1 passed",
            "completed city 0,-1/0 1",
            "1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "2 scores 2 from 1: 2 stolen x 1 ROB-11",
            "1 returned meeple 0,0/0",
            "1 message-read 5",
            "1 scores 2 by messenger for message 5: 1 message x 2 MSG-11",
            "2 robber-returned",
        ],
    );
}

#[test]
fn msg_11_a_message_is_carried_out_or_taken_as_two_points() {
    let knight = "1 0\ntile base/G 0,1\nfigure 1 meeple city EW 0,1";
    let read = "advance score\nreveal 6";
    assert_eq!(choices(&city(knight, read)), ["perform", "points"]);
    tells(
        &city(knight, &format!("{read}\nperform\nadvance score")),
        &["1 scores 2 for message 6: 1 knights x 2 MSG-26"],
    );
    tells(
        &city(knight, &format!("{read}\npoints\nadvance score")),
        &["1 scores 2 for message 6: 1 message x 2 MSG-11"],
    );
    assert_eq!(
        refused(&city(knight, &format!("{read}\npass"))),
        [Reason::Mandatory]
    );
}

#[test]
fn msg_12_a_message_goes_under_the_pile_and_comes_again_after_all_others() {
    let seen = |last: u8| {
        (1..=last)
            .map(|n| format!("\nmessage {n}"))
            .collect::<String>()
    };
    let six = city(
        &format!("1 3{}", seen(6)),
        "advance score\nconfirm\nreveal 7",
    );
    tells(&six, &["1 message-read 7"]);
    let again = city(
        &format!("1 3{}", seen(6)),
        "advance score\nconfirm\nreveal 6",
    );
    assert_eq!(refused(&again), [Reason::Impossible]);
    // The eighth is known to be on top, so it is read without being dealt; then the first comes again.
    let seven = city(
        &format!("1 3{}", seen(7)),
        "advance score\nconfirm\nadvance messenger\nconfirm",
    );
    tell(
        3,
        &seven,
        &[
            "1 message-read 8",
            "1 scores 2 by messenger for message 8: 1 message x 2 R-MSG-02",
            "1 message-read 1",
        ],
    );
}

#[test]
fn msg_13_points_of_a_message_can_bring_further_messages() {
    let text = city(
        "1 3",
        "advance score\nreveal 6\npoints\nadvance messenger\nreveal 7\npoints\nadvance score\nconfirm",
    );
    tell(
        6,
        &text,
        &[
            "1 scores 2 by messenger for message 6: 1 message x 2 MSG-11",
            "1 message-read 7",
            "1 scores 2 for message 7: 1 message x 2 MSG-11",
            "1 turn-ended",
            "2 turn-began 2",
        ],
    );
    let third = city(
        "1 1",
        "advance score\nreveal 6\npoints\nadvance messenger\nconfirm",
    );
    tells(&third, &["1 turn-ended", "2 turn-began 2"]);
}

#[test]
fn msg_14_before_final_scoring_one_figure_goes_on_at_the_sum() {
    let (_, told) = finished(&last_turn("12 30", "1 4"));
    let expected = [
        "1 turn-ended",
        "final-scoring",
        "1 messenger-added 42",
        "2 messenger-added 5",
        "1 scores 1 for road 0,0/1 at the end: 1 tiles x 1 ROAD-04",
        "won 1",
    ];
    assert_eq!(told, expected);
}

#[test]
fn msg_14_the_messenger_leaves_the_game() {
    let (game, _) = finished(&last_turn("12 30", "1 4"));
    let totals = |seat| [Marker::Score, Marker::Messenger].map(|m| game.player(seat).total(m));
    assert_eq!([totals(Seat(0)), totals(Seat(1))], [[43, 0], [5, 0]]);
}

/// Red lays the last tile and holds a road of one tile; the totals of Red and Blue.
fn last_turn(red: &str, blue: &str) -> String {
    record(
        "set base\npart messengers\nseats 2\nstack",
        &format!(
            "start\ntile base/D 0,0\nfigure 1 meeple road EW 0,0\nscore 1 {red}\nscore 2 {blue}\ndrawn base/B
             play\nplace base/B 0,1\npass"
        ),
    )
}

#[test]
fn msg_15_final_scoring_brings_no_message() {
    let (game, told) = finished(&last_turn("14 30", "0"));
    assert_eq!(game.scores(), [45, 0]);
    assert_eq!(
        told[told.len() - 2..],
        [
            "1 scores 1 for road 0,0/1 at the end: 1 tiles x 1 ROAD-04",
            "won 1"
        ]
    );
    assert_eq!(game.asked(), None);
}

#[test]
fn ex_msg_1_from_7_by_3_points_to_the_dark_space_10() {
    holds("messengers/ex-msg-1");
}

#[test]
fn ex_msg_2_figures_ending_on_20_and_5_bring_one_message() {
    holds("messengers/ex-msg-2");
}

#[test]
fn ex_msg_3_two_points_for_a_message_from_13_to_15_bring_another() {
    holds("messengers/ex-msg-3");
}

#[test]
fn ex_msg_5_37_and_18_begin_the_final_scoring_at_55() {
    holds("messengers/ex-msg-5");
}

#[test]
fn r_msg_01_a_figure_that_paused_on_a_dark_space_brings_no_message() {
    // 1 to 5 for the first city, 5 to 9 for the second.
    assert!(!message_comes(&two_cities(
        "1 0",
        "advance score\nadvance score"
    )));
    assert!(message_comes(&two_cities(
        "2 0",
        "advance score\nadvance score"
    )));
}

#[test]
fn r_msg_01_it_is_told_once_that_the_figure_went_on() {
    let told = |totals: &str, play: &str| -> Vec<String> {
        let lines = story(&two_cities(totals, play)).into_iter();
        lines.filter(|line| line.contains("no-message")).collect()
    };
    let went_on = "advance score\nadvance score\nconfirm";
    assert_eq!(told("1 0", went_on), ["1 no-message went-on"]);
    // A figure that ends on a dark space, or only passed one, has lost nothing.
    assert!(
        told(
            "2 0",
            "advance score\nadvance score\nconfirm\nreveal 6\nperform\nconfirm"
        )
        .is_empty()
    );
    assert!(told("3 0", went_on).is_empty());
    // Nor has one that stood on a dark space before the scoring.
    assert!(
        told(
            "5 1",
            "advance score\nadvance messenger\nconfirm\nreveal 6\nperform\nconfirm"
        )
        .is_empty()
    );
}

#[test]
fn msg_08_it_is_told_that_the_second_figure_on_a_dark_space_brings_nothing() {
    let text = two_cities("1 11", "advance score\nadvance messenger\nreveal 6");
    tells(&text, &["1 no-message one-for-both", "1 message-read 6"]);
    let one = two_cities("1 12", "advance score\nadvance messenger\nreveal 6");
    tells(&one, &["1 message-read 6"]);
}

#[test]
fn r_msg_02_a_message_that_cannot_be_carried_out_gives_two_points() {
    for number in [1, 2, 3, 8] {
        let text = city("1 0", &format!("advance score\nconfirm\nreveal {number}"));
        tells(&text, &[&format!("1 message-read {number}")]);
        assert_eq!(confirmed(&text), Some((RED, Question::Advance(2))));
    }
    let empty = record(
        "set base\npart messengers\nseats 2\nstack",
        &format!("start\n{CITY}\nscore 1 1 0\nplay\n{SCORE_CITY}\nadvance score\nreveal 4"),
    );
    assert_eq!(confirmed(&empty), Some((RED, Question::Advance(2))));
}

#[test]
fn r_msg_02_an_action_worth_nothing_can_be_chosen() {
    for number in [5, 6, 7] {
        let text = city("1 0", &format!("advance score\nreveal {number}"));
        assert_eq!(choices(&text), ["perform", "points"]);
        assert_eq!(scores(&format!("{text}perform\nconfirm")), [5, 0]);
    }
}

#[test]
fn r_msg_11_nothing_scored_moves_no_figure_and_brings_no_message() {
    // The score figure still stands on the dark space 5.
    let text = city("1 0", "advance score\nreveal 6\nperform\nconfirm");
    let nothing = "1 scores 0 for message 6: 0 knights x 2 MSG-26";
    tell(2, &text, &[nothing, "1 turn-ended", "2 turn-began 2"]);
}

#[test]
fn r_msg_12_the_sum_keeps_laps() {
    let (game, told) = finished(&last_turn("60 45", "0"));
    assert_eq!(told[2], "1 messenger-added 105");
    assert_eq!(game.scores(), [106, 0]);
    assert_eq!(game.leaders(), SeatSet::EMPTY.with(Seat(0)));
}

#[test]
fn msg_02_messengers_are_a_part_of_their_own() {
    let without = record(
        "set base\nseats 2\nstack base/B",
        &format!("start\n{CITY}\nscore 1 1\nplay\n{SCORE_CITY}\nconfirm"),
    );
    assert!(!game(&without).plays(Part::Messengers));
    let points = record(
        "set base\nseats 2",
        "start\ntile base/D 0,0\nscore 2 7 3\nscore 4 1",
    );
    assert_eq!(
        faults(&points),
        [
            PositionFault::NoSeat(Seat(2)),
            PositionFault::NoSeat(Seat(3)),
            PositionFault::NotInPlay(Part::Messengers),
        ]
    );
    tell(
        2,
        &without,
        &[
            "1 passed",
            "completed city 0,-1/0 1",
            "1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "1 returned meeple 0,0/0",
            "1 turn-ended",
            "2 turn-began 2",
        ],
    );
}
