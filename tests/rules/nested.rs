//! The tile of message 4: a turn part within a turn part (R-MSG-06, EX-MSG-8).

use engine::rules::Question;
use engine::table::{Party, Seat};

use crate::support::{asked, confirmed, holds, record, scores, tell, tells};
use crate::tables::{CITY, SCORE_CITY};

const RED: Party = Party::Player(Seat(0));

/// Red, Blue; Red's builder stands on the road east of 0,0 since the last turn.
fn with_builder(stack: &str, start: &str, play: &str) -> String {
    record(
        &format!("set base\npart messengers\npart builder\npart robbers\nseats 2\nstack {stack}"),
        &format!(
            "start\ntile base/D 0,0\ntile base/U 1,0\nfigure 1 meeple road EW 0,0\n{start}\nplay\n{play}"
        ),
    )
}

#[test]
fn ex_msg_8_the_tile_of_message_4_wins_the_double_turn_that_follows_the_first_part() {
    holds("messengers/ex-msg-8");
}

/// A city on 2,-1 that lacks its southern tile, which also lengthens the road.
const CITY_AT_THE_ROAD: &str = "tile base/B 1,-1\ntile base/E 2,-1 r2\nfigure 1 meeple city S 2,-1
    score 1 1 0\nscore 2 30 0\nrobber 2 1\ndrawn base/D";

#[test]
fn ex_msg_8_had_the_first_tile_extended_the_road_too_there_is_still_one_extra_part() {
    holds("messengers/ex-msg-8-b");
}

#[test]
fn r_msg_06_a_builder_placed_in_the_same_turn_wins_no_double_turn() {
    let text = with_builder(
        "base/U base/U base/B",
        CITY_AT_THE_ROAD,
        "place base/D 2,0\nbuilder road EW\nadvance score\nadvance score\nreveal 4\nperform
         draw base/U\nplace base/U 3,0\npass\nconfirm",
    );
    tell(
        4,
        &text,
        &[
            "1 drew base/U",
            "1 placed base/U 3,0 0",
            "1 passed",
            "2 robber-returned",
            "1 turn-ended",
            "2 turn-began 2",
        ],
    );
}

/// Message 4 comes for Red; the village tile with a robber that it brings completes Red's road of 3 tiles.
fn whole_part(play: &str) -> String {
    record(
        "set base\npart messengers\npart robbers\nseats 2\nstack robbers/C base/B base/B",
        &format!(
            "start\n{CITY}\ntile base/W -1,0\nfigure 1 meeple road EW 0,0\nscore 1 1 2\nscore 2 30 0
             play\n{SCORE_CITY}\nadvance score\nreveal 4\nperform\ndraw robbers/C\nplace robbers/C 1,0 r1\n{play}"
        ),
    )
}

#[test]
fn r_msg_06_the_tile_is_played_like_a_full_turn_part() {
    let order = ["", "rob 30", "rob 30\npass", "rob 30\npass\npass"]
        .map(|play| asked(&whole_part(play)).map(|(_, question)| question));
    let expected = [
        Question::Rob,
        Question::Rob,
        Question::Figure,
        Question::Advance(3),
    ];
    assert_eq!(order, expected.map(Some));
    let text = whole_part("rob 30\npass\nmeeple road S\nadvance messenger");
    tell(
        2,
        &text,
        &[
            "1 deployed meeple road 1,0/1",
            "completed road -1,0/0 1",
            "1 scores 3 by messenger for road -1,0/0: 3 tiles x 1 ROAD-02",
            "1 returned meeple 0,0/1",
        ],
    );
}

#[test]
fn r_msg_06_points_of_the_tile_can_bring_a_further_message() {
    let dark =
        whole_part("pass\npass\npass\nadvance messenger\nreveal 5\npoints\nadvance score\nconfirm");
    tell(
        4,
        &dark,
        &[
            "1 message-read 5",
            "1 scores 2 for message 5: 1 message x 2 MSG-11",
            "1 turn-ended",
            "2 turn-began 2",
        ],
    );
    let light = whole_part("pass\npass\npass\nadvance score");
    let next = Some((Party::Chance, Question::Draw(Seat(1))));
    assert_eq!(confirmed(&light), next);
    assert_eq!(scores(&light), [10, 30]);
}

#[test]
fn int_26_message_4_plays_a_complete_turn_part_and_the_turn_goes_on() {
    let text = whole_part("pass\npass\nmeeple road S");
    assert_eq!(asked(&text), Some((RED, Question::Advance(3))));
    let done = whole_part("pass\npass\nmeeple road E\nadvance score\nconfirm");
    tells(&done, &["1 turn-ended", "2 turn-began 2"]);
}
