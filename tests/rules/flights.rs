//! The Flying Machines: taking off and landing (FLY-01 to FLY-14).

use engine::rules::{Action, Figure, Question, Reason, outcomes};
use engine::table::{Party, Seat};
use engine::tiles::{FeatureKind, Pos};

use crate::support::{
    asked, choices, confirmed, events_of, game, holds, record, refused, scores, tell, tells, told,
};

const RED: Party = Party::Player(Seat(0));
const BLUE: Party = Party::Player(Seat(1));

/// Red is about to place a tile on this table.
fn table(head: &str, start: &str, play: &str) -> String {
    let head =
        format!("set base\nset flying\npart flight\n{head}\nseats 3\nstack base/B base/W base/B");
    record(&head, &format!("start\n{start}\nplay\n{play}"))
}

/// A machine that points along the road to the west: over the road of a tile, the city and the road of the start tile,
/// and nothing.
const ROAD: &str = "tile base/D 0,0\ntile base/U 1,0\ndrawn flier/B";

/// Red has placed the machine.
fn west(head: &str, figures: &str, play: &str) -> String {
    let start = format!("{ROAD}\n{figures}");
    table(head, &start, &format!("place flier/B 2,0\n{play}"))
}

/// Red's first meeple flies from there, so far.
fn flown(figures: &str, cells: u8) -> String {
    west("", figures, &format!("fly meeple\nroll {cells}\n"))
}

/// Asserts what a flight brings before the turn ends.
#[track_caller]
fn brings(text: &str, expected: [&str; 2]) {
    assert_eq!(told(text)[..2], expected);
}

/// Meeples of each seat on the feature at a spot.
fn meeples(text: &str, x: i16, index: u8) -> Vec<u8> {
    let game = game(text);
    let spot = engine::rules::Spot {
        pos: Pos::new(x, 0),
        segment: engine::tiles::SegmentId(index),
    };
    let seg = game.board().seg(spot).expect("a tile lies there");
    game.strength(game.regions().region_of(seg))[..3].to_vec()
}

#[test]
fn fly_01_a_machine_is_placed_as_any_tile() {
    let wrong = table("", ROAD, "place flier/B 2,0 r1");
    assert!(matches!(refused(&wrong)[..], [Reason::EdgeMismatch { .. }]));
    tells(&west("", "", ""), &["1 placed flier/B 2,0 0"]);
}

#[test]
fn fly_02_a_figure_is_placed_as_usual_or_a_meeple_flies() {
    let text = west("", "", "");
    assert_eq!(asked(&text), Some((RED, Question::Figure)));
    let all = [
        "meeple road EW",
        "meeple field 0127",
        "meeple field 3456",
        "fly meeple",
        "pass",
    ];
    assert_eq!(choices(&text), all);
    tells(&west("", "", "fly meeple"), &["1 took-off meeple"]);
    tells(
        &west("", "", "meeple road EW"),
        &["1 deployed meeple road 2,0/0"],
    );
    // Where the road is taken and nobody plays farmers, flying is all that can be done.
    let only = west("option farmers off", "figure 2 meeple road EW 0,0", "");
    assert_eq!(choices(&only), ["fly meeple", "pass"]);
}

#[test]
fn fly_02_only_a_machine_lets_meeples_fly_and_only_with_the_part() {
    let plain = table("", "tile base/D 0,0\ndrawn base/U", "place base/U 1,0\n");
    assert!(!choices(&plain).contains(&"fly meeple".to_owned()));
    assert_eq!(refused(&format!("{plain}fly meeple")), [Reason::NoMachine]);
    let without = record(
        "set base\nseats 2\nstack base/B",
        &format!("start\n{ROAD}\nplay\nplace flier/B 2,0\nfly meeple"),
    );
    assert_eq!(refused(&without), [Reason::NoMachine]);
}

#[test]
fn fly_03_a_normal_or_the_large_meeple_of_the_supply_flies() {
    let text = west("part large-meeple", "", "");
    let fly = |line: &String| line.starts_with("fly");
    let flies: Vec<String> = choices(&text).into_iter().filter(fly).collect();
    assert_eq!(flies, ["fly meeple", "fly large"]);
    let away = west(
        "part large-meeple",
        "figure 1 large city N 0,0",
        "fly large",
    );
    assert_eq!(refused(&away), [Reason::NoneLeft(Figure::Large)]);
}

#[test]
fn fly_04_the_machine_points_in_eight_directions_and_turns_with_the_tile() {
    let straight = [0, 1, 2, 3].map(|turns| end("flier/G", turns));
    assert_eq!(straight, [(-1, 1), (0, 0), (1, 1), (0, 2)]);
    let slanting = [0, 1, 2, 3].map(|turns| end("flier/H", turns));
    assert_eq!(slanting, [(-1, 0), (1, 0), (1, 2), (-1, 2)]);
}

/// Where a flight of one cell ends from 0,1, with the machine turned so far.
fn end(tile: &str, turns: u8) -> (i16, i16) {
    let text = table(
        "",
        &format!("tile base/B 0,0\ndrawn {tile}"),
        &format!("place {tile} 0,1 r{turns}\nfly meeple\nconfirm\nroll 1"),
    );
    let rolled = events_of(1, &text)
        .into_iter()
        .find_map(|event| match event {
            engine::rules::Event::Rolled { pos, .. } => Some((pos.x, pos.y)),
            _ => None,
        });
    rolled.expect("the die fell")
}

#[test]
fn fly_05_one_die_says_how_far_it_goes_in_a_straight_line() {
    let before = game(&west("", "", "fly meeple\nconfirm"));
    assert_eq!(before.asked().map(|a| a.party), Some(Party::Chance));
    let sides = [1, 2, 3].map(|cells| (Action::Roll(cells), 2));
    assert_eq!(outcomes(&before), sides);
    for (cells, x) in [(1, 1), (2, 0), (3, -1)] {
        let line = format!("1 rolled {cells} {x},0");
        assert!(told(&flown("", cells)).contains(&line));
    }
    for never in [0, 4] {
        assert_eq!(refused(&flown("", never)), [Reason::Impossible]);
    }
}

#[test]
fn fly_06_the_meeple_must_land_and_the_player_chooses_where() {
    let text = flown("", 2);
    assert_eq!(asked(&text), Some((RED, Question::Land)));
    assert_eq!(choices(&text), ["land city N 0,0", "land road EW 0,0"]);
    assert_eq!(refused(&format!("{text}pass")), [Reason::Mandatory]);
    let elsewhere = format!("{text}land road EW 1,0");
    assert_eq!(refused(&elsewhere), [Reason::NotReached]);
    let text = format!("{text}land city N 0,0");
    assert_eq!(told(&text)[0], "1 landed meeple city 0,0/0");
    // One place is no question.
    brings(
        &flown("", 1),
        ["1 rolled 1 1,0", "1 landed meeple road 1,0/0"],
    );
}

#[test]
fn fly_07_it_lands_on_incomplete_roads_cities_and_monasteries() {
    let text = table(
        "",
        "tile hills/15 0,0\ndrawn flier/G",
        "place flier/G -1,0 r2\nfly meeple\nroll 1",
    );
    let all = ["land city N 0,0", "land road ES 0,0", "land monastery 0,0"];
    assert_eq!(choices(&text), all);
}

#[test]
fn fly_08_it_lands_where_others_stand_already() {
    let text = flown("figure 2 meeple city N 0,0\nfigure 1 meeple road EW 1,0", 2);
    assert_eq!(choices(&text), ["land city N 0,0", "land road EW 0,0"]);
    assert_eq!(meeples(&format!("{text}land city N 0,0"), 0, 0), [1, 1, 0]);
    assert_eq!(meeples(&format!("{text}land road EW 0,0"), 0, 1), [2, 0, 0]);
}

#[test]
fn fly_09_it_never_lands_in_a_field() {
    let text = flown("", 2);
    for field in ["27", "3456"] {
        let text = format!("{text}land field {field} 0,0");
        assert_eq!(refused(&text), [Reason::NoLanding(FeatureKind::Field)]);
    }
}

#[test]
fn fly_10_it_never_lands_on_what_is_complete() {
    // The city of the start tile is closed, so the road is all that is left.
    let text = table(
        "",
        "tile base/D 0,0\ntile base/E 0,-1 r2\ntile base/U 1,0\ndrawn flier/B",
        "place flier/B 2,0\nfly meeple\nroll 2",
    );
    brings(&text, ["1 rolled 2 0,0", "1 landed meeple road 0,0/1"]);
}

#[test]
fn fly_11_without_a_tile_or_a_place_on_it_the_meeple_returns_to_the_supply() {
    let nothing = ["1 rolled 3 -1,0", "1 flight-failed meeple"];
    brings(&flown("", 3), nothing);
    let text = table(
        "",
        "tile base/B 0,0\ntile flier/G 0,1\ndrawn flier/G",
        "place flier/G 1,1\nfly meeple\nroll 1",
    );
    brings(&text, ["1 rolled 1 0,1", "1 flight-failed meeple"]);
    let supply = |text: &str| game(text).player(Seat(0)).supply().count(Figure::Meeple);
    assert_eq!((supply(&text), supply(&flown("", 3))), (7, 7));
    assert_eq!(supply(&flown("", 1)), 6);
}

#[test]
fn fly_12_after_a_flight_no_other_figure_is_placed() {
    for cells in [1, 3] {
        let text = flown("", cells);
        assert_eq!(asked(&text), Some((BLUE, Question::Place)));
    }
}

#[test]
fn fly_13_afterwards_it_is_a_highwayman_knight_or_monk_like_any_other() {
    // Blue closes the eastern end, Red's own tile the western one.
    let text = table(
        "",
        "tile base/W 0,0\ntile base/U 1,0\ndrawn flier/B",
        "place flier/B 2,0\nfly meeple\nroll 1\ndraw base/W\nplace base/W 3,0 r2\npass",
    );
    tell(
        1,
        &text,
        &[
            "2 passed",
            "completed road 0,0/0 1",
            "1 scores 4 for road 0,0/0: 4 tiles x 1 ROAD-02",
            "1 returned meeple 1,0/0",
        ],
    );
    assert_eq!(scores(&text), [4, 0, 0]);
}

#[test]
fn fly_14_the_flight_is_decided_before_the_die_falls_and_confirmed() {
    let text = west("part large-meeple", "", "fly meeple\n");
    // Nothing but the confirmation stands between the decision and the die.
    assert_eq!(choices(&text), ["confirm"]);
    assert_eq!(confirmed(&text), Some((Party::Chance, Question::Roll)));
    for line in ["fly large", "pass", "meeple road EW"] {
        let after = format!("{text}confirm\nroll 2\n{line}");
        assert!(!refused(&after).is_empty(), "{line}");
    }
}

#[test]
fn ex_fly_1_three_cells_away_lies_no_tile() {
    holds("flying/ex-fly-1");
}

#[test]
fn ex_fly_2_two_cells_away_the_monastery_and_the_city_are_allowed() {
    holds("flying/ex-fly-2");
}

#[test]
fn ex_fly_3_red_must_land_in_the_city_where_nothing_else_is_allowed() {
    holds("flying/ex-fly-3");
}
