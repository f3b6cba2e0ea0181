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

/// Two players stand in a city with three each, and only the first stands on a hill.
const TIE_ON_A_HILL: &str = "bastide 1\nset base\nset hills\npart hills\npart large-meeple\nseats 2\nstack base/B base/B\n\
start\ntile hills/04 0,0 r1\ntile base/F 1,0\ntile base/F 2,0\ntile base/G 3,0\nfigure 1 large city E 0,0\n\
figure 1 meeple city EW 1,0\nfigure 2 large city EW 2,0\nfigure 2 meeple city EW 3,0\nturn 2\ndrawn base/E\n\
play\nplace base/E 4,0 r3\npass\nconfirm\n";

#[test]
fn hs_31_a_tie_that_a_hill_decides_is_told_with_its_rule() {
    let told = prints(&["replay", "-"], TIE_ON_A_HILL);
    let why = "For the majority: 3 for Player 1 and 3 for Player 2. Hills break the tie: Player 1 stands on one. [CITY-02, CITY-03, HS-31]";
    assert!(told.contains(why), "{told}");
    let lines = json_lines(&prints(&["replay", "--json", "-"], TIE_ON_A_HILL));
    let events = lines.iter().filter_map(|line| line["events"].as_array());
    let scored = events.flatten().find(|event| event["event"] == "scored");
    let tie = &scored.expect("points")["tie_break"];
    assert_eq!(tie, &serde_json::json!({"seats": [1], "rule": "HS-31"}));
}

#[test]
fn ic_03_a_road_that_brings_nothing_says_why() {
    let record = "bastide 1\nset base\nset inns\npart inns\nseats 2\nstack base/B\nstart\ntile base/A 0,0 r3\n\
tile inns/B 1,0\nfigure 1 meeple road EW 1,0\nturn 2\nplay\ndraw base/B\nplace base/B 0,-1\npass\nconfirm\n";
    let told = prints(&["replay", "-"], record);
    let why = "(2 tiles × 0 = 0). An unfinished road with an inn is worth nothing. [IC-03]";
    assert!(told.contains(why), "{told}");
}

#[test]
fn crop_01_a_rule_from_other_sources_says_so() {
    let told = prints(&["rule", "CROP-01"], "");
    assert!(told.starts_with("Six tiles show a crop circle"), "{told}");
    let note = told.lines().nth(1).expect("a second line");
    assert!(
        note.starts_with("* ") && note.contains("WikiCarpedia"),
        "{told}"
    );
    assert_eq!(prints(&["rule", "ROAD-02"], "").lines().count(), 1);
}
