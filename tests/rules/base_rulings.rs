//! Rulings of the base game that have an effect: R-BASE.

use engine::rules::{Action, Event, Marker, Question, Reason, Removal, outcomes, space};
use engine::table::{Audience, Party, Seat};

use crate::support::{asked, choices, events, game, record, refused, scores, story, tells, two};

#[test]
fn r_base_01_the_engine_draws_again_and_announces_the_tile_to_everybody() {
    let text = two(
        "base/C base/B",
        "start
         tile base/B 0,0
         play
         draw base/C",
    );
    let told = events(&text);
    assert!(matches!(
        told[1],
        Event::Removed {
            why: Removal::Unplaceable,
            ..
        }
    ));
    assert_eq!(told[1].audience(), Audience::Everyone);
    // Nobody is asked whether they agree: Chance draws again.
    let next = game(&text).asked().expect("the game goes on");
    assert_eq!(next.party, Party::Chance);
    assert_eq!(next.question, Question::Draw(Seat(0)));
}

#[test]
fn r_base_01_all_cells_and_rotations_are_tried() {
    // Of eight open cells one takes base/T, turned once: its road has to lie in the west and a city in the north.
    let text = two(
        "base/T base/B",
        "start
         tile base/E 0,0 r2
         tile base/B -1,0
         tile base/A -1,1 r3
         play
         draw base/T",
    );
    assert_eq!(choices(&text), ["place base/T 0,1 r1"]);
}

#[test]
fn r_base_02_a_draw_that_empties_the_stack_ends_the_turn_and_the_game() {
    let text = two(
        "base/C",
        "start
         tile base/B 0,0
         figure 2 meeple monastery 0,0
         play
         draw base/C",
    );
    tells(
        &text,
        &[
            "1 drew base/C",
            "1 removed base/C unplaceable",
            "1 turn-ended",
            "final-scoring",
            "2 scores 1 for monastery 0,0/1 at the end: 1 tiles x 1 MON-03",
            "won 2",
        ],
    );
}

#[test]
fn r_base_03_incomplete_cities_count_tiles_not_segments() {
    // base/I holds two segments of the city, which is open in the west.
    let text = two(
        "base/R",
        "start
         tile base/N 1,0 r3
         tile base/I 1,1
         tile base/N 0,1 r1
         figure 1 meeple city N 1,1
         play
         place base/R 0,0 r2
         pass
         confirm",
    );
    tells(
        &text,
        &[
            "1 turn-ended",
            "final-scoring",
            "1 scores 4 for city 0,0/0 at the end: 4 tiles x 1 CITY-06",
            "won 1",
        ],
    );
}

#[test]
fn r_base_03_incomplete_roads_count_tiles_not_segments() {
    // The road crosses inns/E twice and is open at both ends.
    let text = record(
        "set base\nset inns\nseats 2\nstack base/V",
        "start
         tile inns/E 0,0
         tile base/V 0,1 r1
         tile base/V -1,1 r2
         figure 1 meeple road E 0,0
         play
         place base/V -1,0 r3
         pass
         confirm",
    );
    tells(
        &text,
        &[
            "1 turn-ended",
            "final-scoring",
            "1 scores 4 for road -1,0/0 at the end: 4 tiles x 1 ROAD-04",
            "won 1",
        ],
    );
}

#[test]
fn r_base_04_a_loop_is_complete_in_every_edition() {
    for edition in ["first-2001", "winter", "current"] {
        let text = record(
            &format!("edition {edition}\nset base\nseats 2\nstack base/V"),
            "start
             tile base/V 0,0 r3
             tile base/V 1,0 r0
             tile base/V 1,1 r1
             play
             place base/V 0,1 r2
             meeple road N",
        );
        tells(
            &text,
            &[
                "1 deployed meeple road 0,1/0",
                "completed road 0,0/0 1",
                "1 scores 4 for road 0,0/0: 4 tiles x 1 ROAD-02",
                "1 returned meeple 0,1/0",
            ],
        );
    }
}

/// Seat 2 completes a road of its own, a city and a monastery of seat 1 with one tile, in a game with these parts.
fn several(parts: &str, figures: &str, then: &str) -> String {
    let body = format!(
        "start
         tile base/E 0,-1 r2
         tile base/B -1,-1
         tile base/B -1,-2
         tile base/B 0,-2
         tile base/B -2,-2
         tile base/B -2,-1
         tile base/U -2,0
         tile base/W -1,0
         tile base/B 1,-1
         tile base/W 1,0
         {figures}
         turn 2
         play
         place base/D 0,0
         pass
         {then}"
    );
    record(
        &format!("set base\n{parts}seats 3\nstack base/D base/B"),
        body.trim_end(),
    )
}

const THREE: &str = "figure 1 meeple city S 0,-1
    figure 2 meeple road E -1,0
    figure 1 meeple monastery -1,-1";

#[test]
fn r_base_05_roads_are_scored_before_cities_and_cities_before_monasteries() {
    tells(
        &several("", THREE, ""),
        &[
            "2 passed",
            "completed road -1,0/0 2",
            "2 scores 3 for road -1,0/0: 3 tiles x 1 ROAD-02",
            "completed city 0,-1/0 1",
            "1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "completed monastery -1,-1/1 1",
            "1 scores 9 for monastery -1,-1/1: 9 tiles x 1 MON-02",
            "2 returned meeple -1,0/0",
            "1 returned meeple 0,-1/0",
            "1 returned meeple -1,-1/1",
        ],
    );
}

#[test]
fn r_base_05_features_of_a_kind_are_scored_by_cell() {
    // The village ends three roads: printed first is the one in the east, but the one in the west is first in reading order.
    let text = two(
        "base/W",
        "start
         tile base/W -1,0 r2
         tile base/B -1,1
         tile base/A 0,1 r2
         tile base/B 1,1
         tile base/W 1,0 r2
         play
         place base/W 0,0
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed road -1,0/2",
            "completed road 0,0/0",
            "completed road 0,0/1",
        ],
    );
}

#[test]
fn r_base_05_with_messengers_or_robbers_the_active_player_chooses_the_order() {
    for parts in ["part messengers\n", "part robbers\n"] {
        let text = several(parts, THREE, "");
        assert_eq!(
            asked(&text),
            Some((Party::Player(Seat(1)), Question::ScoreNext)),
            "{parts}"
        );
        assert_eq!(
            choices(&text),
            [
                "next road E -1,0",
                "next city S 0,-1",
                "next monastery -1,-1"
            ]
        );
    }
    let text = several("part robbers\n", THREE, "next monastery -1,-1");
    tells(
        &text,
        &[
            "completed monastery -1,-1/1 1",
            "1 scores 9 for monastery -1,-1/1: 9 tiles x 1 MON-02",
        ],
    );
    assert_eq!(choices(&text), ["next road E -1,0", "next city S 0,-1"]);
}

#[test]
fn r_base_05_nobody_is_asked_when_only_one_feature_gives_points() {
    tells(
        &several("part robbers\n", "figure 1 meeple city S 0,-1", ""),
        &[
            "2 passed",
            "completed road -1,0/0",
            "completed city 0,-1/0 1",
            "1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "completed monastery -1,-1/1",
            "1 returned meeple 0,-1/0",
        ],
    );
}

#[test]
fn r_base_05_tied_players_are_credited_clockwise_from_the_active_one() {
    let knights = "figure 1 meeple city S 0,-1
        figure 2 meeple city S 0,-1
        figure 3 meeple city S 0,-1";
    tells(
        &several("", knights, ""),
        &[
            "2 passed",
            "completed road -1,0/0",
            "completed city 0,-1/0 1 2 3",
            "2 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "3 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "completed monastery -1,-1/1",
            "1 returned meeple 0,-1/0",
            "2 returned meeple 0,-1/0",
            "3 returned meeple 0,-1/0",
        ],
    );
}

#[test]
fn r_base_06_a_printed_stub_of_road_is_no_feature() {
    // Roads lead from the village of inns/I to its two cities, too; nobody can stand on them.
    let text = record(
        "set base\nset inns\nseats 2\nstack inns/I",
        "start
         tile base/U 0,0
         play
         place inns/I 1,0",
    );
    assert_eq!(
        choices(&text),
        [
            "meeple city N",
            "meeple city S",
            "meeple road W",
            "meeple road E",
            "meeple field 3",
            "meeple field 6",
            "meeple field 2",
            "meeple field 7",
            "pass"
        ]
    );
}

#[test]
fn r_base_07_the_first_player_is_drawn_at_random() {
    let head = "set base\nseats 4";
    let even: Vec<(Action, u32)> = (0..4).map(|seat| (Action::First(Seat(seat)), 1)).collect();
    assert_eq!(outcomes(&game(&record(head, "play"))), even);
    tells(
        &record(head, "play\nfirst 3"),
        &["3 first", "3 turn-began 1"],
    );
    assert_eq!(
        refused(&record(head, "play\nfirst 5")),
        [Reason::Impossible]
    );
}

#[test]
fn r_base_07_the_host_may_set_the_first_player() {
    let text = record("set base\nseats 4\noption first-player 3", "play");
    assert_eq!(story(&text), ["3 turn-began 1"]);
}

#[test]
fn r_base_08_a_tied_victory_is_shared_in_every_edition() {
    for edition in ["first-2001", "winter", "current"] {
        let text = record(
            &format!("edition {edition}\nset base\nseats 2\nstack base/B"),
            "start
             tile base/B 0,0
             score 1 11
             score 2 11
             play
             place base/B 0,1
             pass
             confirm",
        );
        tells(&text, &["1 turn-ended", "final-scoring", "won 1 2"]);
    }
}

#[test]
fn r_base_09_the_meeple_in_the_monastery_is_a_monk() {
    // It stands in the monastery, not on the road that ends there: the road is free for seat 2, whose highwayman
    // scores alone and comes back alone.
    let text = two(
        "base/A base/W",
        "start
         tile base/U 0,0
         play
         place base/A 1,0 r1
         meeple monastery
         place base/W -1,0
         meeple road E",
    );
    tells(
        &text,
        &[
            "2 deployed meeple road -1,0/0",
            "completed road -1,0/0 2",
            "2 scores 3 for road -1,0/0: 3 tiles x 1 ROAD-02",
            "2 returned meeple -1,0/0",
        ],
    );
    let owners: Vec<Seat> = game(&text).standing().iter().map(|s| s.owner).collect();
    assert_eq!(owners, [Seat(0)]);
}

#[test]
fn r_base_10_exactly_fifty_points_lead_to_space_0() {
    let text = two(
        "base/W base/B",
        "start
         tile base/W 0,0
         tile base/U 1,0
         figure 1 meeple road E 0,0
         score 1 47
         play
         place base/W 2,0
         pass",
    );
    let total = game(&text).player(Seat(0)).total(Marker::Score);
    assert_eq!((total, space(total)), (50, 0));
}

#[test]
fn r_base_11_nobody_may_decline_to_draw_or_to_place() {
    let undrawn = game(&two("base/B", "play"));
    let refusal = undrawn.check(Action::Pass).expect_err("Chance draws");
    assert_eq!(refusal.reasons, [Reason::Mandatory]);
    for declined in ["pass", "confirm", "discard base/B"] {
        let text = two("base/B", &format!("play\ndraw base/B\n{declined}"));
        assert!(!refused(&text).is_empty());
    }
}

#[test]
fn r_base_12_final_scoring_takes_nobody_from_a_feature_that_is_still_to_score() {
    // Road, city and field are judged by all the meeples that stood there when the game ended.
    let text = two(
        "base/B",
        "start
         tile base/D 0,0
         tile base/E 0,-1 r2
         tile base/D 1,0
         figure 1 meeple city N 1,0
         figure 2 meeple road E 1,0
         figure 1 meeple field 2 0,0
         figure 2 meeple field 2 1,0
         play
         place base/B 0,1
         pass
         confirm",
    );
    tells(
        &text,
        &[
            "1 turn-ended",
            "final-scoring",
            "2 scores 2 for road 0,0/1 at the end: 2 tiles x 1 ROAD-04",
            "1 scores 1 for city 1,0/0 at the end: 1 tiles x 1 CITY-06",
            "1 scores 3 for field 0,0/2 at the end: 1 cities x 3 FIELD-12",
            "2 scores 3 for field 0,0/2 at the end: 1 cities x 3 FIELD-12",
            "won 2",
        ],
    );
    assert_eq!(scores(&text), [1 + 3, 2 + 3]);
}
