//! Placing meeples: MEEP.

use engine::rules::{Action, Figure, Question, Reason, Spot, legal};
use engine::table::{Party, Seat, SeatSet};
use engine::tiles::{Pos, SegmentId};

use crate::support::{asked, choices, game, record, refused, tells, two};

fn held_by(seat: u8) -> Reason {
    Reason::Occupied(SeatSet::EMPTY.with(Seat(seat - 1)))
}

/// A road of four tiles with one meeple of `seat` at its west end, and one more tile of it just placed by seat 1.
fn long_road(seat: u8, deployed: &str) -> String {
    let board = format!(
        "start
         tile base/U 0,0
         tile base/U 1,0
         tile base/U 2,0
         tile base/U 3,0
         figure {seat} meeple road W 0,0
         play
         place base/U 4,0
         {deployed}"
    );
    two("base/U base/U", &board)
}

#[test]
fn meep_01_at_most_one_meeple_is_placed() {
    let text = two("base/U base/U", "play\nplace base/U 1,0\nmeeple road E");
    let another = Action::Deploy {
        figure: Figure::Meeple,
        segment: SegmentId(1),
    };
    let refusal = game(&text).check(another).expect_err("the second meeple");
    assert_eq!(refusal.reasons, [Reason::NotAsked(Question::Confirm)]);
    assert_eq!(choices(&text), ["confirm"]);
}

#[test]
fn meep_02_the_meeple_comes_from_the_own_supply() {
    let text = two("base/U base/U", "play\nplace base/U 1,0\nmeeple road E");
    let game = game(&text);
    let left = |seat| game.player(Seat(seat)).supply().count(Figure::Meeple);
    assert_eq!((left(0), left(1)), (6, 7));
    assert_eq!(game.standing()[0].owner, Seat(0));
}

#[test]
fn meep_02_another_players_supply_does_not_help() {
    // Seat 1 has only its large meeple left, seat 2 has everything.
    let seven = "figure 1 meeple road W 0,0\n".repeat(7);
    let text = record(
        "set base\npart large-meeple\nseats 2\nstack base/B base/B",
        &format!("start\ntile base/D 0,0\n{seven}play\nplace base/B 0,1\nmeeple monastery"),
    );
    assert_eq!(refused(&text), [Reason::NoneLeft(Figure::Meeple)]);
}

#[test]
fn meep_03_only_segments_of_the_tile_just_placed_may_be_chosen() {
    // The city of the start tile and its fields are free, too.
    let placed = two("base/U base/U", "play\nplace base/U 1,0");
    assert_eq!(
        choices(&placed),
        [
            "meeple road EW",
            "meeple field 0127",
            "meeple field 3456",
            "pass"
        ]
    );
    let beyond = Action::Deploy {
        figure: Figure::Meeple,
        segment: SegmentId(3),
    };
    let refusal = game(&placed).check(beyond).expect_err("no such segment");
    assert_eq!(refusal.reasons, [Reason::NoSuchSegment]);
    let game = game(&placed);
    let refused = |x| {
        let (pos, segment) = (Pos::new(x, 0), SegmentId(0));
        game.deploy_refusals_at(Figure::Meeple, Spot { pos, segment })
    };
    assert_eq!(refused(0), [Reason::NotOnPlacedTile], "the start tile");
    assert_eq!(refused(7), [Reason::NotOnPlacedTile], "the bare table");
    assert_eq!(refused(1), [], "the road of the tile just placed");
}

#[test]
fn meep_04_the_owner_chooses_road_city_or_field() {
    let board = "play\nplace base/J -1,0";
    assert_eq!(
        choices(&two("base/J base/J", board)),
        [
            "meeple city N",
            "meeple road ES",
            "meeple field 2567",
            "meeple field 34",
            "pass"
        ]
    );
    for (chosen, told) in [
        ("meeple city N", "1 deployed meeple city -1,0/0"),
        ("meeple road ES", "1 deployed meeple road -1,0/1"),
        ("meeple field 2567", "1 deployed meeple field -1,0/2"),
        ("meeple field 34", "1 deployed meeple field -1,0/3"),
    ] {
        tells(
            &two("base/J base/J", &format!("{board}\n{chosen}")),
            &[told],
        );
    }
}

#[test]
fn meep_04_the_owner_chooses_monastery_or_field() {
    let board = "play\nplace base/B 0,1";
    assert_eq!(
        choices(&two("base/B base/B", board)),
        ["meeple field 01234567", "meeple monastery", "pass"]
    );
    tells(
        &two("base/B base/B", &format!("{board}\nmeeple monastery")),
        &["1 deployed meeple monastery 0,1/1"],
    );
}

#[test]
fn meep_05_a_feature_with_another_players_meeple_is_blocked_at_any_distance() {
    assert_eq!(
        choices(&long_road(2, "")),
        ["meeple field 0127", "meeple field 3456", "pass"]
    );
    assert_eq!(refused(&long_road(2, "meeple road E")), [held_by(2)]);
}

#[test]
fn meep_05_own_meeples_block_as_well() {
    assert_eq!(
        choices(&long_road(1, "")),
        ["meeple field 0127", "meeple field 3456", "pass"]
    );
    assert_eq!(refused(&long_road(1, "meeple road E")), [held_by(1)]);
}

#[test]
fn meep_05_the_feature_is_looked_at_after_the_tile_has_been_joined() {
    // The new tile joins a free road in the west to one with a meeple in the east.
    let text = two(
        "base/U",
        "start
         tile base/D 0,0
         tile base/B 0,1
         tile base/B 1,1
         tile base/B 2,1
         tile base/U 2,0
         figure 2 meeple road E 2,0
         play
         place base/U 1,0
         meeple road W",
    );
    assert_eq!(refused(&text), [held_by(2)]);
}

#[test]
fn meep_05_cities_and_fields_are_blocked_alike() {
    let board = "start
         tile base/N 0,0 r2
         figure 2 meeple city S 0,0
         tile base/B 0,-1
         figure 2 meeple field 4 0,-1
         play
         place base/N 0,1";
    assert_eq!(
        refused(&two("base/N base/N", &format!("{board}\nmeeple city N"))),
        [held_by(2)]
    );
    // The field of the new tile is not joined to the one in the north.
    tells(
        &two("base/N base/N", &format!("{board}\nmeeple field 2")),
        &["1 deployed meeple field 0,1/1"],
    );
    let field = board.replace("place base/N 0,1", "place base/N -1,-1");
    assert_eq!(
        refused(&two("base/N base/N", &format!("{field}\nmeeple field 2"))),
        [held_by(2)]
    );
}

#[test]
fn meep_06_with_an_empty_supply_a_player_only_places_tiles() {
    let seven = "figure 1 meeple road W 0,0\n".repeat(7);
    let start = format!("start\ntile base/D 0,0\n{seven}play\nplace base/B 0,1");
    let text = two("base/B base/B base/B", &start);
    assert_eq!(choices(&text), ["confirm"]);
    // The turn goes on with the next player, who has meeples.
    assert_eq!(
        asked(&text),
        Some((Party::Player(Seat(1)), Question::Place))
    );
    let theirs = two(
        "base/B base/B base/B",
        &format!("{start}\nplace base/B 1,1"),
    );
    assert_eq!(
        choices(&theirs),
        ["meeple field 01234567", "meeple monastery", "pass"]
    );
}

#[test]
fn meep_07_a_meeple_is_never_taken_back_voluntarily() {
    let start = "start
         tile base/D 0,0
         figure 1 meeple road W 0,0
         play
         draw base/B";
    let placed = format!("{start}\nplace base/B 0,1");
    let passed = format!("{placed}\npass");
    let recall = Action::Recall {
        figure: Figure::Meeple,
        spot: Spot {
            pos: Pos::new(0, 0),
            segment: SegmentId(1),
        },
    };
    for (text, open) in [
        (start, Question::Place),
        (placed.as_str(), Question::Figure),
        (passed.as_str(), Question::Confirm),
    ] {
        let game = game(&two("base/B base/B", text));
        let refusal = game.check(recall).expect_err("nobody asked for it");
        assert_eq!(refusal.reasons, [Reason::NotAsked(open)]);
        let taken = |choice: &Action| matches!(choice, Action::Recall { .. });
        assert!(!legal(&game).iter().any(taken));
    }
}

#[test]
fn meep_08_a_meeple_may_go_on_a_feature_the_tile_has_just_completed() {
    let text = two(
        "base/W base/B",
        "start
         tile base/W 0,0
         tile base/U 1,0
         play
         place base/W 2,0
         meeple road W",
    );
    tells(
        &text,
        &[
            "1 deployed meeple road 2,0/2",
            "completed road 0,0/0 1",
            "1 scores 3 for road 0,0/0: 3 tiles x 1 ROAD-02",
            "1 returned meeple 2,0/2",
        ],
    );
    assert_eq!(
        game(&text).player(Seat(0)).supply().count(Figure::Meeple),
        7
    );
}

#[test]
fn meep_09_a_player_who_does_not_want_to_place_passes_without_penalty() {
    let text = two("base/B base/B", "play\nplace base/B 0,1\npass\nconfirm");
    tells(&text, &["1 turn-ended", "2 turn-began 2"]);
    let game = game(&text);
    assert_eq!(game.scores(), [0, 0]);
    assert_eq!(game.player(Seat(0)).supply().count(Figure::Meeple), 7);
}

#[test]
fn meep_09_without_a_free_segment_the_step_is_skipped() {
    // A city on all sides, with a knight: base/C shows nothing else.
    let text = two(
        "base/C base/B",
        "start
         tile base/E 0,0
         figure 2 meeple city N 0,0
         play
         place base/C 0,-1",
    );
    tells(&text, &["1 drew base/C", "1 placed base/C 0,-1 0"]);
    assert_eq!(choices(&text), ["confirm"]);
}
