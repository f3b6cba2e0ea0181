//! The Robbers: stealing (ROB-11 to ROB-18, ROB-20).

use engine::rules::{Question, Reason, RobberAt};
use engine::table::{Party, Seat};

use crate::support::{asked, choices, game, holds, record, refused, scores, tell, tells};
use crate::tables::{CITY, SCORE_CITY, TWO_CITIES, monastery, road};

const GREEN: Party = Party::Player(Seat(3));

/// Four players with robbers on this table.
fn with_robbers(start: &str, play: &str) -> String {
    record(
        "set base\npart robbers\nseats 4\nstack base/B base/B base/B",
        &format!("start\n{start}\nplay\n{play}"),
    )
}

/// Red (1) completes an own city for 4 points; scores and robbers before.
fn city(track: &str) -> String {
    with_robbers(&format!("{CITY}\n{track}"), SCORE_CITY)
}

/// Where the robber of a seat is at the end of a record.
fn robber(text: &str, seat: u8) -> RobberAt {
    game(text).robbers().at(Seat(seat - 1))
}

#[test]
fn rob_11_half_of_the_points_rounded_up_go_to_the_owner_of_the_robber() {
    assert_eq!(scores(&city("score 1 7\nrobber 3 7")), [11, 0, 2, 0]);
    for (tiles, stolen) in [(3, 2), (5, 3), (6, 3), (7, 4)] {
        let start = format!(
            "{}\nfigure 1 meeple road E 0,0\nscore 1 7\nrobber 3 7",
            road(tiles)
        );
        let play = format!("place base/W {},0\npass", tiles - 1);
        let points = tiles as u32;
        let expected = [7 + points, 0, stolen, 0];
        assert_eq!(scores(&with_robbers(&start, &play)), expected);
    }
}

#[test]
fn rob_11_a_figure_that_leaves_another_space_is_not_robbed() {
    let text = city("score 1 7\nscore 2 8\nrobber 3 8");
    assert_eq!(scores(&text), [11, 8, 0, 0]);
    assert_eq!(robber(&text, 3), RobberAt::Space(8));
}

#[test]
fn rob_12_the_robbed_player_keeps_all_points() {
    let robbed = scores(&city("score 1 7\nrobber 3 7"));
    let free = scores(&city("score 1 7\nrobber 3 8"));
    assert_eq!([robbed[0], free[0]], [11, 11]);
}

#[test]
fn rob_13_the_owner_moves_by_the_stolen_points_and_takes_the_robber_back() {
    let text = city("score 1 7\nscore 3 20\nrobber 3 7");
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,-1/0 1",
            "1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "3 scores 2 from 1: 2 stolen x 1 ROB-11",
            "1 returned meeple 0,0/0",
            "3 robber-returned",
        ],
    );
    assert_eq!(scores(&text), [11, 0, 22, 0]);
    assert_eq!(robber(&text, 3), RobberAt::Supply);
}

#[test]
fn rob_14_the_theft_is_compulsory_at_the_first_opportunity() {
    // Red scores a second time in the same turn part, yet nobody is asked whether to wait for it.
    let start = format!(
        "{TWO_CITIES}\nfigure 1 meeple city N 0,0\nfigure 1 meeple city S 0,-2\nscore 1 7\nrobber 3 7"
    );
    let play = "place base/H 0,-1 r0\npass\nnext city N 0,0";
    tells(
        &with_robbers(&start, play),
        &[
            "completed city 0,-1/1 1",
            "1 scores 4 for city 0,-1/1: 2 tiles x 2 CITY-02",
            "3 scores 2 from 1: 2 stolen x 1 ROB-11",
            "completed city 0,-2/0 1",
            "1 scores 4 for city 0,-2/0: 2 tiles x 2 CITY-02",
            "1 returned meeple 0,-2/0",
            "1 returned meeple 0,0/0",
            "3 robber-returned",
        ],
    );
}

/// Red and Blue, both on 7 beside Green's robber, each have a city completed by one tile.
fn two_victims(play: &str) -> String {
    let start = format!(
        "{TWO_CITIES}\nfigure 1 meeple city N 0,0\nfigure 2 meeple city S 0,-2
         score 1 7\nscore 2 7\nrobber 4 7"
    );
    with_robbers(&start, &format!("place base/H 0,-1 r0\npass\n{play}"))
}

#[test]
fn rob_15_the_owner_chooses_whom_to_rob_when_several_leave_the_space() {
    let first = two_victims("next city N 0,0");
    assert_eq!(asked(&first), Some((GREEN, Question::Steal)));
    assert_eq!(choices(&first), ["steal", "wait"]);
    let steal = two_victims("next city N 0,0\nsteal");
    tells(
        &steal,
        &[
            "4 scores 2 from 1: 2 stolen x 1 ROB-11",
            "completed city 0,-2/0 2",
            "2 scores 4 for city 0,-2/0: 2 tiles x 2 CITY-02",
            "2 returned meeple 0,-2/0",
            "1 returned meeple 0,0/0",
            "4 robber-returned",
        ],
    );
    let wait = two_victims("next city N 0,0\nwait");
    tells(
        &wait,
        &[
            "4 passed",
            "completed city 0,-2/0 2",
            "2 scores 4 for city 0,-2/0: 2 tiles x 2 CITY-02",
            "4 scores 2 from 2: 2 stolen x 1 ROB-11",
            "2 returned meeple 0,-2/0",
            "1 returned meeple 0,0/0",
            "4 robber-returned",
        ],
    );
    assert_eq!(
        refused(&two_victims("next city N 0,0\npass")),
        [Reason::Mandatory]
    );
}

#[test]
fn rob_15_tied_players_on_the_same_space_are_robbed_once() {
    let start = format!(
        "{}\nfigure 1 meeple road E 0,0\nfigure 2 meeple road EW 1,0\nscore 1 7\nscore 2 7\nrobber 4 7",
        road(4)
    );
    let play = |choice: &str| with_robbers(&start, &format!("place base/W 3,0\npass\n{choice}"));
    assert_eq!(asked(&play("")), Some((GREEN, Question::Steal)));
    tells(
        &play("wait"),
        &[
            "4 passed",
            "2 scores 4 for road 0,0/0: 4 tiles x 1 ROAD-02",
            "4 scores 2 from 2: 2 stolen x 1 ROB-11",
            "1 returned meeple 0,0/0",
            "2 returned meeple 1,0/0",
            "4 robber-returned",
        ],
    );
    assert_eq!(scores(&play("steal")), [11, 11, 0, 2]);
}

#[test]
fn rob_16_robbers_of_several_players_each_steal_half() {
    let text = city("score 1 7\nrobber 2 7\nrobber 3 7\nrobber 4 7");
    assert_eq!(scores(&text), [11, 2, 2, 2]);
}

#[test]
fn rob_17_nobody_robs_the_own_score_figure() {
    let text = city("score 1 7\nscore 2 7\nrobber 1 7");
    assert_eq!(scores(&text), [11, 7, 0, 0]);
    assert_eq!(robber(&text, 1), RobberAt::Space(7));
}

/// Red leaves 7 with 4 points, Blue's robber steals 2, and Blue's figure leaves 20 where Yellow's robber stands.
fn followed(track: &str) -> String {
    city(&format!(
        "score 1 7\nscore 2 20\nrobber 2 7\nrobber 3 20\n{track}"
    ))
}

#[test]
fn rob_18_a_robber_steals_nothing_of_stolen_points_and_moves_along() {
    let text = followed("");
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,-1/0 1",
            "1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "2 scores 2 from 1: 2 stolen x 1 ROB-11",
            "3 robber-followed 22",
            "1 returned meeple 0,0/0",
            "2 robber-returned",
        ],
    );
    assert_eq!(scores(&text), [11, 22, 0, 0]);
    assert_eq!(robber(&text, 3), RobberAt::Space(22));
}

#[test]
fn rob_20_stolen_points_that_stop_on_a_dark_space_in_the_own_turn_bring_a_message() {
    // Red places the tile that completes Blue's city; Red's robber steals 2 points: 8 to 10.
    let text = record(
        "set base\npart robbers\npart messengers\nseats 2\nstack base/B base/B",
        &format!(
            "start\ntile base/D 0,0\nfigure 2 meeple city N 0,0\nscore 1 8 0\nscore 2 7 7\nrobber 1 7
             drawn base/E\nplay\n{SCORE_CITY}\nadvance score\nadvance score\nreveal 6"
        ),
    );
    tell(
        2,
        &text,
        &[
            "1 scores 2 from 2: 2 stolen x 1 ROB-11",
            "2 returned meeple 0,0/0",
            "1 message-read 6",
        ],
    );
}

#[test]
fn ex_rob_2_blue_robs_red_and_yellows_robber_follows_blue_to_rob_the_next() {
    holds("robbers/ex-rob-2");
}

#[test]
fn ex_rob_2_later_yellow_robs_red_or_blue_whoever_scores_first() {
    holds("robbers/ex-rob-2-b");
    holds("robbers/ex-rob-2-c");
}

#[test]
fn ex_rob_3_blue_scores_4_and_the_robbers_of_red_and_green_steal_2_each() {
    holds("robbers/ex-rob-3");
}

/// Red scores 9; figures of Red and Blue and robbers of Blue and Green stand on 7.
fn nine_points() -> String {
    let start = format!(
        "{}\nscore 1 7\nscore 2 7\nrobber 2 7\nrobber 4 7",
        monastery(1)
    );
    with_robbers(&start, "place base/B 1,1\npass")
}

#[test]
fn ex_rob_5_a_robber_that_steals_does_not_follow_a_thief_from_the_same_space() {
    holds("robbers/ex-rob-5");
}

#[test]
fn r_rob_05_nobody_is_asked_when_no_other_figure_on_the_space_is_still_to_score() {
    // The other way round: Blue's city first, then Red's; the second time there is nothing to wait for.
    let second = two_victims("next city S 0,-2\nwait");
    assert_eq!(scores(&second), [11, 11, 0, 2]);
    // Blue stands on the space but does not score.
    let idle = city("score 1 7\nscore 2 7\nrobber 4 7");
    assert_eq!(scores(&idle), [11, 7, 0, 2]);
    // Blue scores but stands elsewhere.
    let elsewhere = format!(
        "{}\nfigure 1 meeple road E 0,0\nfigure 2 meeple road EW 1,0\nscore 1 7\nscore 2 8\nrobber 4 7",
        road(4)
    );
    let text = with_robbers(&elsewhere, "place base/W 3,0\npass");
    assert_eq!(scores(&text), [11, 12, 0, 2]);
}

#[test]
fn r_rob_05_points_stolen_by_a_figure_on_the_space_are_not_waited_for() {
    // Blue on 7 is about to move by stolen points only, so Green is not asked.
    assert_eq!(asked(&nine_points()).map(|(_, q)| q), Some(Question::Place));
}

#[test]
fn r_rob_05_waiting_can_lose_the_theft() {
    // Blue moves the messenger from elsewhere, so nobody leaves the space any more.
    let start = format!(
        "{}\nfigure 1 meeple road E 0,0\nfigure 2 meeple road EW 1,0
         score 1 7 1\nscore 2 7 1\nrobber 3 7",
        road(3)
    );
    let text = record(
        "set base\npart robbers\npart messengers\nseats 3\nstack base/B base/B",
        &format!(
            "start\n{start}\nplay\nplace base/W 2,0\npass\nadvance score\nwait\nadvance messenger"
        ),
    );
    assert_eq!(scores(&text), [11, 11, 0]);
    assert_eq!(robber(&text, 3), RobberAt::Space(7));
}

#[test]
fn r_rob_06_a_robber_follows_even_if_another_figure_stays_on_the_space() {
    let text = followed("score 4 20");
    assert_eq!(robber(&text, 3), RobberAt::Space(22));
}

#[test]
fn r_rob_07_a_figure_that_scores_nothing_is_not_robbed() {
    // Red performs message 6 without a knight; the robber by Red's figure stays.
    let text = record(
        "set base\npart robbers\npart messengers\nseats 2\nstack base/B base/B",
        &format!(
            "start\n{CITY}\nscore 1 1 20\nrobber 2 20\nplay\n{SCORE_CITY}\nadvance score\nreveal 6\nperform"
        ),
    );
    tells(&text, &["1 scores 0 for message 6: 0 knights x 2 MSG-26"]);
    assert_eq!(scores(&text), [25, 0]);
    assert_eq!(robber(&text, 2), RobberAt::Space(20));
}

#[test]
fn r_rob_08_points_of_a_message_can_be_stolen() {
    let text = record(
        "set base\npart robbers\npart messengers\nseats 2\nstack base/B base/B",
        &format!(
            "start\n{CITY}\nscore 1 1 20\nrobber 2 20\nplay\n{SCORE_CITY}\nadvance score\nreveal 6\npoints
             advance messenger\nadvance messenger"
        ),
    );
    tell(
        2,
        &text,
        &[
            "1 scores 2 by messenger for message 6: 1 message x 2 MSG-11",
            "2 scores 1 by messenger from 1: 1 stolen x 1 ROB-11",
            "2 robber-returned",
        ],
    );
}

#[test]
fn r_rob_12_thieves_are_credited_clockwise_from_the_active_player() {
    // Yellow (3) is active: 4 before 1 before 2.
    let start =
        "tile base/D 0,0\nfigure 3 meeple city N 0,0\nscore 3 9\nrobber 1 9\nrobber 2 9\nrobber 4 9
        drawn base/E\nturn 3";
    tells(
        &with_robbers(start, SCORE_CITY),
        &[
            "3 passed",
            "completed city 0,-1/0 3",
            "3 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "4 scores 2 from 3: 2 stolen x 1 ROB-11",
            "1 scores 2 from 3: 2 stolen x 1 ROB-11",
            "2 scores 2 from 3: 2 stolen x 1 ROB-11",
            "3 returned meeple 0,0/0",
            "1 robber-returned",
            "2 robber-returned",
            "4 robber-returned",
        ],
    );
}

#[test]
fn r_rob_12_a_robber_that_waits_follows_a_thief_from_its_space() {
    // Green waits for Yellow, but Blue's figure leaves the space by stolen points and Green's robber goes along.
    let start = format!(
        "{TWO_CITIES}\nfigure 1 meeple city N 0,0\nfigure 3 meeple city S 0,-2
         score 1 7\nscore 2 7\nscore 3 7\nrobber 2 7\nrobber 4 7"
    );
    let text = with_robbers(
        &start,
        "place base/H 0,-1 r0\npass\nnext city N 0,0\nsteal\nwait",
    );
    tells(
        &text,
        &[
            "4 passed",
            "2 scores 2 from 1: 2 stolen x 1 ROB-11",
            "4 robber-followed 9",
            "completed city 0,-2/0 3",
            "3 scores 4 for city 0,-2/0: 2 tiles x 2 CITY-02",
            "3 returned meeple 0,-2/0",
            "1 returned meeple 0,0/0",
            "2 robber-returned",
        ],
    );
}
