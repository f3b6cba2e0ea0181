//! Scoring completed features: SCO.

use engine::rules::{Event, Figure, Marker, PositionFault, Record, RobberAt, Trouble, space};
use engine::table::Seat;

use crate::support::{choices, events, game, record, scores, tells, two};

/// One tile completes a road of seat 2, a city and a monastery of seat 1; `turn` places it.
fn three_at_once(turn: u8) -> String {
    let start = format!(
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
         figure 1 meeple city S 0,-1
         figure 2 meeple road E -1,0
         figure 1 meeple monastery -1,-1
         turn {turn}
         play
         place base/D 0,0
         pass"
    );
    two("base/D base/B", &start)
}

/// A city with so many knights of each seat, in a row of four tiles with a shield, completed by seat 1.
fn city(knights: [usize; 2]) -> String {
    let figures = [(1, knights[0]), (2, knights[1])]
        .map(|(seat, count)| format!("figure {seat} meeple city E 0,0\n").repeat(count))
        .concat();
    let start = format!(
        "start
         tile base/E 0,0 r1
         tile base/F 1,0
         tile base/G 2,0
         {figures}play
         place base/E 3,0 r3
         pass"
    );
    two("base/E base/B", &start)
}

#[test]
fn sco_01_everything_the_tile_completes_is_scored_whoever_placed_it() {
    for turn in [1, 2] {
        tells(
            &three_at_once(turn),
            &[
                &format!("{turn} passed"),
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
}

#[test]
fn sco_02_whoever_has_most_meeples_gets_all_and_the_others_nothing() {
    tells(
        &city([1, 2]),
        &[
            "1 passed",
            "completed city 0,0/0 2",
            "2 scores 10 for city 0,0/0: 4 tiles x 2 CITY-02 + 1 shields x 2 CITY-03",
            "1 returned meeple 0,0/0",
            "2 returned meeple 0,0/0",
            "2 returned meeple 0,0/0",
        ],
    );
    assert_eq!(scores(&city([3, 2])), [10, 0]);
}

#[test]
fn sco_02_points_say_how_much_each_player_counted() {
    let strength = |counts: [usize; 2]| {
        let scored = events(&city(counts))
            .into_iter()
            .find_map(|event| match event {
                Event::Scored(scored) => Some(scored.strength[..2].to_vec()),
                _ => None,
            });
        scored.expect("points")
    };
    assert_eq!(strength([1, 2]), [1, 2]);
    assert_eq!(strength([2, 0]), [2, 0]);
}

#[test]
fn sco_03_players_who_tie_each_get_the_full_points() {
    tells(
        &city([2, 2]),
        &[
            "1 passed",
            "completed city 0,0/0 1 2",
            "1 scores 10 for city 0,0/0: 4 tiles x 2 CITY-02 + 1 shields x 2 CITY-03",
            "2 scores 10 for city 0,0/0: 4 tiles x 2 CITY-02 + 1 shields x 2 CITY-03",
            "1 returned meeple 0,0/0",
            "1 returned meeple 0,0/0",
            "2 returned meeple 0,0/0",
            "2 returned meeple 0,0/0",
        ],
    );
}

#[test]
fn sco_04_a_completed_feature_without_meeples_gives_no_points() {
    let text = city([0, 0]);
    tells(&text, &["1 passed", "completed city 0,0/0"]);
    assert_eq!(scores(&text), [0, 0]);
}

#[test]
fn sco_05_all_meeples_return_even_those_that_scored_nothing() {
    let left = |text: &str| {
        let game = game(text);
        [0, 1].map(|seat| game.player(Seat(seat)).supply().count(Figure::Meeple))
    };
    let scored = city([1, 3]);
    assert_eq!(left(&scored), [7, 7]);
    assert_eq!(game(&scored).standing(), []);
    let before = scored.replace("pass\n", "");
    assert_eq!(left(&before), [6, 4]);
}

#[test]
fn sco_05_meeples_on_other_features_stay() {
    let text = city([1, 0]).replace(
        "tile base/G 2,0\n",
        "tile base/G 2,0\ntile base/U 0,1\nfigure 1 meeple road E 0,1\nfigure 2 meeple field 4 0,0\n",
    );
    let game = game(&text);
    let owners: Vec<Seat> = game.standing().iter().map(|figure| figure.owner).collect();
    assert_eq!(owners, [Seat(0), Seat(1)]);
}

#[test]
fn sco_06_a_returned_meeple_can_be_used_from_the_next_placement_on() {
    let board = "start
         tile base/D 0,0
         figure 1 meeple city N 0,0
         figure 1 meeple road W 0,0
         figure 1 meeple road W 0,0
         figure 1 meeple road W 0,0
         figure 1 meeple road W 0,0
         figure 1 meeple road W 0,0
         figure 1 meeple road W 0,0
         play
         place base/E 0,-1 r2";
    let stack = "base/E base/B base/B";
    // The seventh meeple comes back after step 2: it cannot be used in this turn.
    tells(
        &two(stack, board),
        &[
            "1 drew base/E",
            "1 placed base/E 0,-1 2",
            "completed city 0,-1/0 1",
            "1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "1 returned meeple 0,0/0",
        ],
    );
    assert_eq!(choices(&two(stack, board)), ["confirm"]);
    // In the next turn the knight becomes a monk.
    tells(
        &two(
            stack,
            &format!("{board}\nplace base/B 0,1\npass\nplace base/B 1,1\nmeeple monastery"),
        ),
        &["1 deployed meeple monastery 1,1/1"],
    );
}

#[test]
fn sco_07_incomplete_features_are_not_scored_during_the_game() {
    let text = two(
        "base/U base/B",
        "start
         tile base/U 0,0
         tile base/B 0,1
         tile base/E -1,1 r3
         figure 1 meeple road E 0,0
         figure 2 meeple monastery 0,1
         figure 1 meeple city W -1,1
         play
         place base/U 1,0
         pass",
    );
    tells(&text, &["1 passed"]);
    assert_eq!(scores(&text), [0, 0]);
}

/// Seat 1 has so many points and completes a road of four tiles.
fn with_points(points: u32) -> String {
    two(
        "base/W base/B",
        &format!(
            "start
             tile base/W 0,0
             tile base/U 1,0
             tile base/U 2,0
             figure 1 meeple road E 0,0
             score 1 {points}
             play
             place base/W 3,0
             pass"
        ),
    )
}

#[test]
fn sco_08_a_figure_stands_on_its_points_modulo_50() {
    for (before, on) in [(0, 4), (45, 49), (46, 0), (49, 3), (96, 0), (97, 1)] {
        let total = game(&with_points(before))
            .player(Seat(0))
            .total(Marker::Score);
        assert_eq!(total, before + 4);
        assert_eq!(space(total), on, "{total} points");
    }
}

#[test]
fn sco_08_the_track_ends_at_space_49() {
    let robber = |at: u8| {
        let body = format!("start\ntile base/D 0,0\nrobber 1 {at}\nplay");
        record("set base\npart robbers\nseats 2\nstack base/B", &body)
    };
    let last = game(&robber(49));
    assert_eq!(last.robbers().at(Seat(0)), RobberAt::Space(49));
    let error = Record::read(&robber(50)).expect_err("no such space");
    assert_eq!(
        error.trouble,
        Trouble::Position(vec![PositionFault::NoSpace(50)])
    );
}

#[test]
fn sco_09_reaching_or_passing_space_0_is_worth_50_more_points() {
    // The score figure shows the space, the tile beside it the rounds: together they are the total.
    for (before, rounds, on) in [(45, 0, 49), (46, 1, 0), (48, 1, 2), (96, 2, 0), (147, 3, 1)] {
        let text = with_points(before);
        let total = game(&text).player(Seat(0)).score();
        assert_eq!(total, 50 * rounds + on);
        let told = events(&text);
        let scored = told.iter().find_map(|event| match event {
            Event::Scored(scored) => Some(scored),
            _ => None,
        });
        let scored = scored.expect("the road is scored");
        assert_eq!(scored.before, before);
        assert_eq!((scored.before + u32::from(scored.points)) / 50, rounds);
        assert_eq!(u32::from(space(total)), on);
    }
}

#[test]
fn sco_09_a_total_beyond_one_round_beats_every_space() {
    // 46 + 4 points on space 0 are more than 49 points on space 49.
    let text = with_points(46)
        .replace("play\n", "score 2 49\nplay\n")
        .replace("stack base/W base/B", "stack base/W");
    tells(
        &format!("{text}confirm"),
        &["1 turn-ended", "final-scoring", "won 1"],
    );
}
