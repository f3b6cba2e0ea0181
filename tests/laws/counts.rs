//! Known counts: how many sequences of 1, 2, 3, ... decisions there are.
//!
//! Where there are only open tiles and meeples, a second count tries everything on printed tiles. Elsewhere the first
//! numbers are worked out by hand beside the record; the further ones are pinned as they were when all rule tests were
//! green, and tell whoever changes them to say why.

use engine::rules::{Croupier, Game, Record};
use engine::table::{Seat, Silent, perft};

use crate::slow::count::Plain;

fn open(text: &str) -> (Game, Croupier, Record) {
    let record = Record::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let (game, croupier) = record.replay(&mut Silent).expect("it was read");
    (game, croupier, record)
}

/// Asserts the counts of a record, up to the depth of the list.
#[track_caller]
fn counts(head: &str, body: &str, expected: &[u64]) {
    let (game, croupier, _) = open(&format!("bastide 1\n{head}\n{body}"));
    let depths = 1..=expected.len() as u32;
    let counted: Vec<u64> = depths.map(|depth| perft(&game, &croupier, depth)).collect();
    assert_eq!(counted, expected);
}

/// As [`counts`] for a game from its beginning, counted by trying everything as well.
#[track_caller]
fn plain_counts(head: &str, stack: &str, expected: &[u64]) {
    let body = format!("option first-player 1\nstack {stack}");
    counts(head, &body, expected);
    let (game, _, record) = open(&format!("bastide 1\n{head}\n{body}"));
    let tiles = record.setup.stack.expect("the tiles are listed");
    let plain = Plain::new(&game, Seat(0), &tiles);
    let depths = 1..=expected.len() as u32;
    let tried: Vec<u64> = depths.map(|depth| plain.count(depth)).collect();
    assert_eq!(tried, expected, "by trying everything");
}

/// By hand: the start tile shows city, road, field, road. A monastery among fields fits to its south alone, in 4 turns;
/// then a monk, a farmer or nobody: 4 x 3.
#[test]
fn a_base_game_that_begins_with_a_monastery() {
    let stack = "base/B base/V base/E base/U";
    plain_counts("set base\nseats 2", stack, &[4, 12, 120, 440]);
}

/// By hand: a city without a wall fits to the north of the start tile alone, in 4 turns; then a knight or nobody: 4 x 2.
#[test]
fn a_base_game_that_begins_with_a_city() {
    let stack = "base/C base/Q base/H base/X";
    plain_counts("set base\nseats 2", stack, &[4, 8, 80, 204]);
}

/// By hand: a junction of three roads has a field on one side. Each of the two roads and the field of the start tile is
/// met in as many ways as the junction shows it: 3 + 3 + 1. Three roads or nobody, for there are no farmers: 7 x 4.
#[test]
fn a_base_game_without_farmers() {
    let stack = "base/W base/L base/S base/A";
    let head = "set base\nseats 2\noption farmers off";
    plain_counts(head, stack, &[7, 28, 304, 1457]);
}

#[test]
fn a_winter_game() {
    let stack = "winter/bear1 winter/wolpertinger winter/deer1 winter/J";
    let head = "edition winter\nset winter\nseats 3";
    plain_counts(head, stack, &[5, 25, 220, 1244]);
}

/// Two sizes of meeple: each segment can be taken in two ways.
#[test]
fn a_game_with_inns_and_large_meeples() {
    let stack = "inns/C inns/H inns/I inns/E";
    let head = "set base\nset inns\npart large-meeple\npart inns\nseats 2";
    plain_counts(head, stack, &[7, 91, 364, 4004]);
}

/// By hand: the first bend meets the source in 2 turns; a farmer on this or that bank or nobody: 2 x 3. The second bend
/// has to turn the other way: 6 x 1.
#[test]
fn a_river() {
    let stack = "river/G river/E river/I river/C river/L base/V";
    let head = "set base\nset river\nseats 2";
    plain_counts(head, stack, &[2, 6, 6, 16, 16, 56]);
}

#[test]
fn a_hand_of_three() {
    let head = "set base\nseats 2\noption first-player 1\noption hand 3";
    let stack = "stack base/E base/U base/V base/W base/B base/K base/X base/D";
    counts(head, stack, &[16, 60, 1678, 7795]);
}

/// By hand: the straight road meets each of the two roads of the start tile and its field in 2 turns: 6. The first
/// robber goes to 7, to 12 or stays; the second to 3, to 12 or stays: 6 x 3 x 3. A road, two fields or nobody: x 4.
#[test]
fn a_robber_tile() {
    let head = "set base\nset robbers\npart robbers\nseats 3\nstack base/U base/E";
    let body = "start
        tile base/D 0,0
        score 1 3
        score 2 7
        score 3 12
        drawn robbers/F
        play";
    counts(head, body, &[6, 18, 54, 216]);
}

/// By hand: a farmer or nobody on the tile that completes the city of both players. Then the robber of the third steals
/// from the first to score or waits for the second: 2 x 2.
#[test]
fn a_robber_who_may_wait() {
    let head = "set base\npart robbers\nseats 3\nstack base/U base/E base/B";
    let body = "start
        tile base/D 0,0
        tile base/G 0,-1 r1
        figure 1 meeple city N 0,0
        figure 2 meeple city NS 0,-1
        robber 3 0
        drawn base/E
        play
        place base/E 0,-2 r2";
    counts(head, body, &[2, 4, 64, 244]);
}

/// By hand: a farmer or nobody; then the score figure moves from 1 to the dark space 5 or the messenger from 6 to the
/// dark space 10; then the message or 2 points: 2 x 2 x 2.
#[test]
fn a_message() {
    let head = "set base\npart messengers\nseats 2\nseed 1\nstack base/U base/E base/B";
    let body = "start
        tile base/D 0,0
        figure 1 meeple city N 0,0
        score 1 1 6
        drawn base/E
        play
        place base/E 0,-1 r2";
    counts(head, body, &[2, 4, 8, 96]);
}

/// By hand: the straight road fits in 2 turns at each end of the road of two tiles, where it goes on, and where a field
/// of theirs looks out: to the south of both, to the north of the second. At an end there are two fields or nobody,
/// elsewhere the new road too: 2 x 2 x 3 + 3 x 2 x 4. At an end the builder brings the same player to the move again.
#[test]
fn a_double_turn_of_the_builder() {
    let head = "set base\npart builder\nseats 2\nstack base/E base/V base/B";
    let body = "start
        tile base/D 0,0
        tile base/U 1,0
        figure 1 meeple road EW 0,0
        figure 1 builder road EW 1,0
        drawn base/U
        play";
    counts(head, body, &[10, 36, 376, 1050]);
}
