//! `bastide replay`: what happens in a record, for people and for programs.

use crate::{SMALL, complains, json_lines, prints};

#[test]
fn a_record_may_stop_in_the_middle() {
    let told = prints(&["replay", "-"], &format!("{SMALL}place base/E 0,-1 r2"));
    assert!(
        told.ends_with("Player 1: Place a figure or skip.\nPlayer 1: 0, Player 2: 0\n"),
        "{told}"
    );
    assert!(!told.contains("legal"), "{told}");
}

#[test]
fn what_may_be_done_is_listed_where_a_record_stops() {
    let record = format!("{SMALL}place base/E 0,-1 r2");
    let told = prints(&["replay", "--legal", "-"], &record);
    let last = "  legal: meeple city S; meeple field 012367; pass\nPlayer 1: Place";
    assert!(told.contains(last), "{told}");
    let lines = json_lines(&prints(&["replay", "--legal", "--json", "-"], &record));
    let [.., legal, end] = &lines[..] else {
        panic!("two lines");
    };
    assert_eq!(legal["legal"].as_array().map(Vec::len), Some(3), "{legal}");
    assert_eq!(legal["asked"], end["end"]["asked"]);
    // Where a game is over, nothing may be done.
    let over = format!("{record}\npass\nplace base/V 1,0 r1\npass");
    let lines = json_lines(&prints(&["replay", "--legal", "--json", "-"], &over));
    assert!(lines[lines.len() - 2]["action"].is_string(), "{lines:?}");
}

#[test]
fn replay_speaks_json_lines() {
    let record = format!("{SMALL}place base/E 0,-1 r2\nmeeple city S\nplace base/V 1,0 r1\npass");
    let told = prints(&["replay", "--json", "--legal", "-"], &record);
    let lines = json_lines(&told);
    let action = lines
        .iter()
        .position(|line| line["action"] == "meeple city S")
        .expect("the action is told");
    let before = &lines[action - 1]["legal"];
    assert_eq!(before.as_array().map(Vec::len), Some(3), "{before}");
    assert!(
        before
            .as_array()
            .is_some_and(|legal| legal.iter().any(|line| line == "pass"))
    );
    assert_eq!(lines[0]["start"]["seats"], 2);
    let scored = &lines[action]["events"][2];
    assert_eq!(scored["spot"]["name"], "city S");
    assert_eq!(scored["strength"], serde_json::json!([1, 0]));
    assert_eq!(scored["items"][0]["what"], "tiles");
    assert_eq!(scored["event"], "scored");
    assert_eq!(scored["items"][0]["rule"], "CITY-02");
    assert_eq!(
        scored["items"][0]["tiles"],
        serde_json::json!([[0, -1], [0, 0]])
    );
    assert_eq!(lines[action]["scores"], serde_json::json!([4, 0]));
    let end = &lines.last().expect("there is a last line")["end"];
    assert_eq!(end["over"], true);
    let features = end["features"].as_array().expect("features are listed");
    let city = features
        .iter()
        .find(|feature| feature["kind"] == "city")
        .expect("there is a city");
    assert_eq!(city["complete"], true);
    assert_eq!(city["tiles"], serde_json::json!([[0, 0], [0, -1]]));
    assert_eq!(city["owners"], serde_json::json!([]));
}

/// What an engine is told (`src/engine/ai/PROTOCOL.md`) is no whole game: whoever plays it is told so, not that a tile is unknown.
#[test]
fn a_record_that_was_told_to_one_seat_is_refused_by_what_it_is() {
    let hands = "bastide 1\nset base\nseats 2\noption hand 3\nplay\nfirst 1\ndraw base/E\ndraw base/V\ndraw base/U\ndraw ?1\n";
    complains(
        &["replay", "-"],
        hands,
        "Line 10: `?1` stands for a piece that is secret",
    );
    let cards = "bastide 1\ngame cards\nplay\ndealer 1\ndraw ?1\n";
    complains(
        &["replay", "-"],
        cards,
        "Line 5: `?1` stands for a piece that is secret",
    );
    let unknown = hands.replace("?1", "base/9");
    complains(&["replay", "-"], &unknown, "no tile “base/9”");
}
