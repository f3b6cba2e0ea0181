//! Known counts: how many sequences of 1, 2, 3, ... decisions there are. All but the last are worked out by hand.

use engine::cards::Record;
use engine::table::{Silent, perft};

/// Asserts the counts of a record for two, up to the depth of the list.
#[track_caller]
fn counts(body: &str, expected: &[u64]) {
    let lines: Vec<&str> = body.lines().map(str::trim).collect();
    let text = format!("bastide 1\ngame cards\nseed 1\n{}\n", lines.join("\n"));
    let record = Record::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let (game, croupier) = record.replay(&mut Silent).expect("it was read");
    let depths = 1..=expected.len() as u32;
    let counted: Vec<u64> = depths.map(|depth| perft(&game, &croupier, depth)).collect();
    assert_eq!(counted, expected);
}

/// A card each and two rows to claim: red-3, or the yellow or the red row. After red-3 the second player has blue-1 and
/// both rows, after a claim blue-1 and the other row: 3 + 2 + 2. Then 3 + 1 + 1 after red-3, as many rows as there are
/// to claim after the second player's blue-1 or claim; after a claim only red-3 is left, twice two times: 5 + 4. At the
/// end 6 + 1 + 1, 2 + 1 and 3 + 1. The game is over.
#[test]
fn the_end_of_a_last_round() {
    let body = "start
        round 10
        begun 1 2
        turn 1
        row yellow yellow-1
        row red red-1 red-2
        hand 1 red-3
        hand 2 blue-1";
    counts(body, &[3, 7, 9, 15, 15]);
}

/// Two equal cards are one choice in each of four rows, or the red row is claimed: 4 + 1. Then blue-1 has four rows too;
/// one row is to be claimed after red-3 in the red row, two after it in one of three others, and all four when nothing
/// is left to claim: 4 + 1, 3 x (4 + 2), 4 + 4.
#[test]
fn the_cards_that_go_face_down() {
    let body = "start
        turn 1
        row red red-1
        hand 1 red-3 red-3
        hand 2 blue-1";
    counts(body, &[5, 31]);
}

/// Only the red row can be claimed. Then 10 points or the sheep, 10 points or the keep; a joker that finds a donkey and
/// a sheep joins this or that one, and a donkey alone at once.
#[test]
fn the_decisions_about_claimed_cards() {
    let body = "start
        round 10
        begun 1 2
        turn 1
        herd 1 red 1
        row yellow claim:2
        row red down:2:green-animal down:1:blue-building animal-joker";
    counts(body, &[1, 2, 4, 6]);
}

/// The dealer lays the fairy in one of four rows. The player to the left has blue-1 six times: four rows, and the rows
/// that are to be claimed are three, or four with the fairy in the blue one: 3 x 7 + 8. The next player has two kinds of
/// cards in four rows, and the rows that can be claimed by then: 3 x (45 + 30) + 48 + 44. The last count is pinned.
#[test]
fn the_beginning_of_a_game() {
    let first = "fairy yellow-1 yellow-1 yellow-1 red-1 red-1 red-1 green-1 green-1 green-1";
    let hands = ["blue-1 red-2"; 5].join(" ");
    let body = format!("deck {first} {hands} blue-1 red-3\nplay\ndealer 1");
    counts(&body, &[4, 29, 317, 1315]);
}
