//! Rulings on field scoring: R-FIELD-01, R-FIELD-02, R-FIELD-07.

use engine::rules::Change;
use engine::tiles::{FeatureKind, Pos, Rotation, catalogue};

use crate::support::{finished, game, record, tells};

/// One small city, farmers of these seats below and above it; one more meadow is laid below. What scores at the end.
fn one_city(head: &str, below: &[u8], above: &[u8]) -> Vec<String> {
    let at = |seats: &[u8], place: &str| -> String {
        let line = |seat: &u8| format!("figure {seat} meeple field {place}\n");
        seats.iter().map(line).collect()
    };
    let (below, above) = (at(below, "4 0,0"), at(above, "0 0,-1"));
    let text = record(
        &format!("{head}\nset base\nseats 2\nstack base/B"),
        &format!(
            "start
             tile base/E 0,0
             tile base/E 0,-1 r2
             {below}{above}turn 1
             play
             place base/B 0,1
             pass"
        ),
    );
    let told = finished(&text).1;
    told.into_iter()
        .filter(|line| line.contains("scores"))
        .collect()
}

#[test]
fn r_field_01_a_city_value_of_four_pays_a_majority_four() {
    assert_eq!(
        one_city("option field-city-value 4", &[1, 1, 2], &[]),
        ["1 scores 4 for field 0,0/1 at the end: 1 cities x 4 FIELD-12"]
    );
}

#[test]
fn r_field_01_a_city_value_of_four_pays_a_tie_four() {
    assert_eq!(
        one_city("option field-city-value 4", &[1, 2], &[]),
        [
            "1 scores 4 for field 0,0/1 at the end: 1 cities x 4 FIELD-12",
            "2 scores 4 for field 0,0/1 at the end: 1 cities x 4 FIELD-12",
        ]
    );
}

#[test]
fn r_field_01_in_2001_a_city_value_of_four_pays_majority_and_tie_four() {
    let four = "edition first-2001\noption field-city-value 4";
    assert_eq!(
        one_city(four, &[1, 1], &[2]),
        ["1 scores 4 for field 0,0/1 at the end: 1 cities x 4 FIELD-22"]
    );
    assert_eq!(
        one_city(four, &[1], &[2]),
        [
            "1 scores 4 for field 0,0/1 at the end: 1 cities x 4 FIELD-22",
            "2 scores 4 for field 0,-1/1 at the end: 1 cities x 4 FIELD-22",
        ]
    );
}

#[test]
fn r_field_01_in_2001_both_get_three_as_long_as_nothing_else_is_agreed() {
    assert_eq!(
        one_city("edition first-2001", &[1, 1], &[2]),
        ["1 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-22"]
    );
}

#[test]
fn r_field_02_the_first_edition_counts_per_city_the_others_per_field() {
    let per_field = [
        "1 scores 3 for field 0,-1/1 at the end: 1 cities x 3 FIELD-12",
        "1 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-12",
        "2 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-12",
    ];
    assert_eq!(one_city("edition current", &[1, 2], &[1]), per_field);
    assert_eq!(one_city("edition winter", &[1, 2], &[1]), per_field);
    assert_eq!(
        one_city("edition first-2001", &[1, 2], &[1]),
        ["1 scores 3 for field 0,-1/1 at the end: 1 cities x 3 FIELD-22"]
    );
}

#[test]
fn r_field_02_per_field_once_is_offered_to_every_edition() {
    for edition in ["current", "winter", "first-2001"] {
        let head = format!("edition {edition}\noption field-scoring per-field-once");
        assert_eq!(
            one_city(&head, &[1, 2], &[1]),
            [
                "1 scores 3 for field 0,-1/1 at the end: 1 cities x 3 FIELD-30",
                "1 scores 0 for field 0,0/1 at the end: 1 cities x 0 FIELD-30",
                "2 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-30",
            ]
        );
    }
}

/// Message 8 for a farmer below two completed cities, where the fields above hold two farmers of the other player.
fn message_eight(head: &str, more_below: &str, body: &str) -> String {
    record(
        &format!("{head}\nset base\npart messengers\nseats 2\nstack base/A base/B"),
        &format!(
            "start
             tile base/E 0,0
             tile base/E 0,-1 r2
             tile base/E 1,0
             tile base/E 1,-1 r2
             tile base/A 2,0
             figure 1 meeple field 4 0,0
             figure 1 meeple road S 2,0
             figure 2 meeple field 0 0,-1
             figure 2 meeple field 0 0,-1
             {more_below}
             score 1 3
             turn 1
             play
             place base/A 2,1 r2
             pass
             advance score
             reveal 8
             recall meeple field 4 0,0
             {body}"
        ),
    )
    .trim_end()
    .to_owned()
}

#[test]
fn r_field_07_message_eight_values_a_field_on_its_own_in_every_edition() {
    // Pooled per city the other player would have more farmers; here only the farmers in this field count.
    for head in [
        "edition first-2001",
        "option field-scoring per-field-once",
        "edition current",
    ] {
        tells(
            &message_eight(head, "", "advance score"),
            &[
                "1 scores 6 for message 8 0,0/1: 2 cities x 3 FIELD-12",
                "1 returned meeple 0,0/1",
            ],
        );
    }
}

#[test]
fn r_field_07_message_eight_uses_the_city_value_agreed() {
    let head = "edition first-2001\noption field-city-value 4";
    tells(
        &message_eight(head, "", "advance score"),
        &[
            "1 scores 8 for message 8 0,0/1: 2 cities x 4 FIELD-12",
            "1 returned meeple 0,0/1",
        ],
    );
}

#[test]
fn r_field_07_message_eight_asks_for_control_in_the_field_itself() {
    let more = "figure 2 meeple field 4 1,0\nfigure 2 meeple field 4 1,0";
    tells(
        &message_eight("edition first-2001", more, ""),
        &[
            "1 scores 0 for message 8 0,0/1: 2 cities x 0 MSG-28",
            "1 returned meeple 0,0/1",
        ],
    );
}

/// A city that is open to the north, with a farmer below it, and what laying a tile there would change.
fn foreseen(tile: &str, pos: (i16, i16)) -> Vec<Change> {
    let start = "set base\nseats 2\nstack base/E\nstart\ntile base/E 0,0\nfigure 1 meeple field 4 0,0\nturn 1";
    let tile = catalogue().find(tile).expect("a tile");
    game(&record(start, "")).changes(tile, Pos::new(pos.0, pos.1), Rotation::R2)
}

#[test]
fn field_12_a_city_that_would_be_completed_is_foreseen_for_the_field_beside_it() {
    let changes = foreseen("base/E", (0, -1));
    let told: Vec<_> = changes
        .iter()
        .map(|one| (one.kind, one.before(), one.after, one.counts()))
        .collect();
    let (city, field) = (FeatureKind::City, FeatureKind::Field);
    assert_eq!(told, [(city, 1, 4, true), (field, 0, 3, true)]);
    assert!(!changes[1].is_touched(), "no tile of it");
}

#[test]
fn field_14_a_field_that_only_grows_is_not_foreseen_to_change_what_it_is_worth() {
    let changes = foreseen("base/E", (0, 1));
    let told: Vec<_> = changes
        .iter()
        .map(|one| (one.kind, one.is_touched(), one.counts()))
        .collect();
    assert_eq!(told, [(FeatureKind::Field, true, false)]);
}
