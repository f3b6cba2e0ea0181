//! Interactions between modules (INT), as far as both sides are in play.

use crate::support::{choices, holds, record, scores, tell};
use crate::tables::{CITY, SCORE_CITY};

/// Red completes a city for 4 points, from 1 to the dark space 5, and reads message `number` on this table.
pub fn reads(number: u8, parts: &[&str], table: &str, play: &str) -> String {
    let parts: String = parts.iter().map(|part| format!("part {part}\n")).collect();
    record(
        &format!("set base\npart messengers\n{parts}seats 2\nstack base/B base/B"),
        &format!(
            "start\n{CITY}\nscore 1 1 0\n{table}\nplay\n{SCORE_CITY}\nadvance score\nreveal {number}\n{play}"
        ),
    )
}

#[test]
fn int_20_messages_1_and_2_give_nothing_for_an_inn_or_a_cathedral_that_is_incomplete() {
    let inn = "tile base/B 0,1\ntile inns/A 0,2\nfigure 1 meeple road SW 0,2";
    let cathedral = "tile base/G 0,1\ntile inns/K 1,1\nfigure 1 meeple city EW 0,1";
    for (message, part, table, without) in [(1, "inns", inn, 1), (2, "cathedrals", cathedral, 2)] {
        assert_eq!(scores(&reads(message, &[part], table, "perform")), [5, 0]);
        let plain = reads(message, &[], table, "perform\nadvance score");
        assert_eq!(scores(&plain), [5 + without, 0]);
    }
}

#[test]
fn int_21_a_large_meeple_is_one_knight_or_one_farmer_to_messages_6_and_7() {
    holds("together/int-21");
    holds("together/int-21-b");
}

#[test]
fn int_22_a_message_is_possible_in_each_part_of_a_double_turn() {
    // The message of the first part goes under the pile before the second part begins.
    let text = record(
        "set base\npart messengers\npart builder\nseats 2\nstack base/E base/B base/B",
        "start\ntile base/W 0,0 r2\ntile base/U 1,0\ntile base/D 0,1 r2\nfigure 1 meeple road E 0,0
         figure 1 builder road EW 1,0\nfigure 1 meeple city S 0,1\nscore 1 2 1\ndrawn base/W
         play\nplace base/W 2,0 r2\npass\nadvance score\nreveal 7\nperform\ndraw base/E\nplace base/E 0,2\npass
         advance messenger\nreveal 5",
    );
    tell(
        2,
        &text,
        &[
            "1 scores 4 by messenger for city 0,1/0: 2 tiles x 2 CITY-02",
            "1 returned meeple 0,1/0",
            "1 message-read 5",
        ],
    );
}

#[test]
fn int_23_stolen_points_bring_a_message_in_the_thiefs_own_turn_only() {
    holds("together/int-23");
    holds("together/int-23-b");
    holds("together/int-23-c");
}

#[test]
fn int_30_a_robber_may_stand_by_a_messenger_and_rob_it() {
    holds("together/int-30");
}

#[test]
fn int_31_points_of_a_message_can_be_stolen() {
    holds("together/int-31");
}

#[test]
fn int_31_points_of_the_final_scoring_cannot_be_stolen() {
    holds("together/int-31-b");
}

#[test]
fn int_32_a_robber_can_steal_in_the_turn_in_which_it_is_placed() {
    holds("together/int-32");
}

#[test]
fn int_33_with_messengers_the_thief_chooses_the_figure_that_moves() {
    holds("together/int-33");
    holds("together/int-33-b");
}

#[test]
fn int_10_a_large_meeple_counts_two_and_a_builder_nothing() {
    holds("together/int-10");
}

#[test]
fn r_turn_04_message_8_offers_meeples_that_are_still_on_the_board() {
    // The knight of the city just scored is back in the supply.
    let text = reads(8, &[], "figure 1 meeple field 4 0,0", "");
    assert_eq!(choices(&text), ["recall meeple field 3456 0,0", "points"]);
}

#[test]
fn r_int_02_boxes_are_added_to_the_presets_of_older_editions() {
    // A cathedral in the first edition: three points a tile; a small city beside it keeps its two points.
    let city = |tile: &str, close: &str| {
        record(
            "edition first-2001\nset base\nset inns\npart cathedrals\nseats 2\nstack base/B base/B",
            &format!(
                "start\n{tile}\nfigure 1 meeple city N 0,0\ndrawn base/E\nplay\n{close}\npass"
            ),
        )
    };
    let cathedral = "tile base/E 0,0
        tile inns/K 0,-1
        tile base/E -1,-1 r1
        tile base/E 1,-1 r3";
    assert_eq!(scores(&city(cathedral, "place base/E 0,-2 r2")), [15, 0]);
    assert_eq!(
        scores(&city("tile base/E 0,0", "place base/E 0,-1 r2")),
        [2, 0]
    );
}
