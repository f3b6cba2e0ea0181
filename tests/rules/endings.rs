//! The end of the game: END.

use crate::support::{record, scores, story, tells, two};

/// Nothing is left to be drawn after seat 1 has placed one more monastery below a table with features of all kinds.
const LAST: &str = "start
    tile base/D 0,0
    tile base/E 0,-1 r2
    tile base/F -1,-1 r1
    tile base/U 1,0
    tile base/B 1,-1
    figure 1 meeple road E 0,0
    figure 2 meeple road E 1,0
    figure 2 meeple city N -1,-1
    figure 2 meeple city N -1,-1
    figure 1 meeple city S -1,-1
    figure 2 meeple monastery 1,-1
    figure 1 meeple field 2 0,0
    play
    place base/B 0,1
    pass
    confirm";

#[test]
fn end_01_the_turn_of_the_last_tile_is_played_in_full() {
    let text = two(
        "base/E",
        "play
         place base/E 0,-1 r2
         meeple city S
         confirm",
    );
    assert_eq!(
        story(&text),
        [
            "1 turn-began 1",
            "1 drew base/E",
            "1 placed base/E 0,-1 2",
            "1 deployed meeple city 0,-1/0",
            "completed city 0,-1/0 1",
            "1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "1 returned meeple 0,-1/0",
            "1 turn-ended",
            "final-scoring",
            "won 1",
        ]
    );
}

#[test]
fn end_01_the_game_does_not_end_while_a_tile_is_left() {
    let text = two("base/B base/B", "play\nplace base/B 0,1\npass\nconfirm");
    tells(&text, &["1 turn-ended", "2 turn-began 2"]);
}

#[test]
fn end_02_the_game_ends_when_no_tile_left_can_be_placed() {
    let text = two(
        "base/B base/C",
        "start
         tile base/B 0,0
         play
         place base/B 1,0
         meeple monastery
         draw base/C",
    );
    tells(
        &text,
        &[
            "1 turn-ended",
            "2 turn-began 2",
            "2 drew base/C",
            "2 removed base/C unplaceable",
            "2 turn-ended",
            "final-scoring",
            "1 scores 2 for monastery 1,0/1 at the end: 2 tiles x 1 MON-03",
            "won 1",
        ],
    );
}

#[test]
fn end_02_the_game_ends_when_there_is_nothing_to_draw() {
    let text = two(
        "",
        "start\ntile base/D 0,0\nfigure 2 meeple road E 0,0\nplay",
    );
    assert_eq!(
        story(&text),
        [
            "1 turn-began 1",
            "1 turn-ended",
            "final-scoring",
            "2 scores 1 for road 0,0/1 at the end: 1 tiles x 1 ROAD-04",
            "won 2",
        ]
    );
}

#[test]
fn end_03_incomplete_features_with_meeples_are_scored_by_majority_at_the_end() {
    let without_farmer = LAST.replace("    figure 1 meeple field 2 0,0\n", "");
    tells(
        &two("base/B", &without_farmer),
        &[
            "1 turn-ended",
            "final-scoring",
            "1 scores 2 for road 0,0/1 at the end: 2 tiles x 1 ROAD-04",
            "2 scores 2 for road 0,0/1 at the end: 2 tiles x 1 ROAD-04",
            "2 scores 2 for city -1,-1/0 at the end: 1 tiles x 1 CITY-06 + 1 shields x 1 CITY-06",
            "2 scores 4 for monastery 1,-1/1 at the end: 4 tiles x 1 MON-03",
            "won 2",
        ],
    );
}

#[test]
fn end_03_features_without_meeples_give_nothing_at_the_end() {
    let deserted: Vec<&str> = LAST
        .lines()
        .filter(|line| !line.contains("figure"))
        .collect();
    let text = two("base/B", &deserted.join("\n"));
    tells(&text, &["1 turn-ended", "final-scoring", "won 1 2"]);
    assert_eq!(scores(&text), [0, 0]);
}

#[test]
fn end_04_fields_are_scored_after_everything_else() {
    tells(
        &two("base/B", LAST),
        &[
            "1 turn-ended",
            "final-scoring",
            "1 scores 2 for road 0,0/1 at the end: 2 tiles x 1 ROAD-04",
            "2 scores 2 for road 0,0/1 at the end: 2 tiles x 1 ROAD-04",
            "2 scores 2 for city -1,-1/0 at the end: 1 tiles x 1 CITY-06 + 1 shields x 1 CITY-06",
            "2 scores 4 for monastery 1,-1/1 at the end: 4 tiles x 1 MON-03",
            "1 scores 3 for field -1,-1/1 at the end: 1 cities x 3 FIELD-12",
            "won 2",
        ],
    );
}

/// The last tile, with these points of three players.
fn last_with(points: [u32; 3]) -> String {
    let [one, two, three] = points;
    let body = format!(
        "start
         tile base/D 0,0
         score 1 {one}
         score 2 {two}
         score 3 {three}
         play
         place base/B 0,1
         pass
         confirm"
    );
    record("set base\nseats 3\nstack base/B", &body)
}

#[test]
fn end_05_the_player_with_the_most_points_wins() {
    for (points, won) in [
        ([12, 30, 29], "won 2"),
        ([70, 30, 29], "won 1"),
        ([49, 50, 51], "won 3"),
    ] {
        let told = &["1 turn-ended", "final-scoring", won];
        tells(&last_with(points), told);
    }
}

#[test]
fn end_05_points_of_the_final_scoring_count() {
    // Seat 2 is two points behind before the final scoring.
    let text = two("base/B", &LAST.replace("play\n", "score 1 2\nplay\n"));
    assert_eq!(scores(&text), [2 + 2 + 3, 2 + 2 + 4]);
    assert_eq!(story(&text).last().map(String::as_str), Some("won 2"));
}

#[test]
fn end_06_tied_players_share_the_victory() {
    let told = |won| ["1 turn-ended", "final-scoring", won];
    tells(&last_with([20, 31, 31]), &told("won 2 3"));
    tells(&last_with([7, 7, 7]), &told("won 1 2 3"));
}
