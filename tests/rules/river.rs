//! The River: RIV-01 to RIV-15.

use crate::support::{choices, finished, game, holds, record, refused, story, tells};
use engine::rules::{Action, Figure, Game, Reason, Record, Spot, Trouble, outcomes};
use engine::table::{LineTrouble, Seat};
use engine::tiles::{FeatureKind, Pos, SegmentId, Side, Symbol, Terrain, TileId, catalogue};

/// So many players on the river, the first begins, exactly these tiles.
fn river(seats: u8, stack: &str, body: &str) -> String {
    let head = format!("set base\nset river\nseats {seats}\noption first-player 1\nstack {stack}");
    record(&head, &format!("play\n{body}"))
}

/// A position of two players before the turn of the first.
fn from(stack: &str, start: &str, body: &str) -> String {
    let head = format!("set base\nset river\nseats 2\nstack {stack}");
    record(&head, &format!("start\n{start}\nturn 1\nplay\n{body}"))
}

/// A game with all tiles of base set and river.
fn whole(seats: u8, seed: u64) -> String {
    record(
        &format!("set base\nset river\nseats {seats}\noption first-player 1\nseed {seed}"),
        "",
    )
}

fn name(tile: TileId) -> &'static str {
    catalogue().tile(tile).name
}

/// The tiles that may be drawn now.
fn next(game: &Game) -> Vec<&'static str> {
    let drawn = |(action, _)| match action {
        Action::Draw(tile) => Some(name(tile)),
        _ => None,
    };
    outcomes(game).into_iter().filter_map(drawn).collect()
}

const COURSE: [&str; 10] = [
    "river/B", "river/C", "river/D", "river/E", "river/F", "river/G", "river/H", "river/I",
    "river/J", "river/K",
];

#[test]
fn riv_01_the_ordinary_start_tile_stays_in_the_box() {
    for (edition, set, start, others) in [
        ("current", "base", "base/D", 71),
        ("winter", "winter", "winter/D", 83),
    ] {
        let head = format!("edition {edition}\nset {set}\nset river\nseats 2");
        let game = game(&record(&head, ""));
        let of_start = game.stack().unseen().find(|&(tile, _)| name(tile) == start);
        assert_eq!(of_start.map(|(_, copies)| copies), Some(3));
        assert_eq!(game.stack().left(), 11 + others);
        let laid: Vec<_> = game.board().placed().iter().map(|p| name(p.tile)).collect();
        assert_eq!(laid, ["river/A"]);
    }
}

#[test]
fn riv_02_one_source_one_lake_ten_course_tiles() {
    let game = game(&whole(2, 0));
    let source = game
        .board()
        .at(game.board().get(Pos::new(0, 0)).expect("a tile"));
    assert!(catalogue().tile(source.tile).shows(Symbol::RiverSource));
    let unseen = game.stack().unseen();
    let river: Vec<(TileId, u8)> = unseen.filter(|&(tile, _)| Game::is_river(tile)).collect();
    assert_eq!(river.iter().map(|&(_, copies)| copies).sum::<u8>(), 11);
    let lakes = river
        .iter()
        .filter(|&&(tile, _)| catalogue().tile(tile).shows(Symbol::RiverLake));
    assert_eq!(lakes.map(|&(_, copies)| copies).sum::<u8>(), 1);
    let two_ends = |tile: TileId| catalogue().tile(tile).river.len() == 2;
    assert_eq!(
        river.iter().filter(|&&(tile, _)| two_ends(tile)).count(),
        10
    );
}

#[test]
fn riv_03_the_source_lies_in_the_middle_before_the_first_turn() {
    let game = game(&whole(2, 0));
    let [source] = game.board().placed() else {
        panic!("one tile lies on the table");
    };
    assert_eq!((name(source.tile), source.pos), ("river/A", Pos::new(0, 0)));
    assert_eq!(game.river().end(), Some(Pos::new(1, 0)));
}

#[test]
fn riv_04_any_course_tile_may_come_first_and_never_the_lake() {
    let game = game(&whole(2, 0));
    assert_eq!(next(&game), COURSE);
    assert!(outcomes(&game).iter().all(|&(_, weight)| weight == 1));
}

#[test]
fn riv_04_the_lake_comes_last_whatever_the_order() {
    let mut orders = Vec::new();
    for seed in 1..=6 {
        let drawn: Vec<String> = finished(&whole(2, seed)).1;
        let drawn = drawn.iter().filter_map(|line| line.split(" drew ").nth(1));
        let first: Vec<String> = drawn.take(11).map(str::to_owned).collect();
        assert_eq!(first[10], "river/L");
        let mut sorted = first[..10].to_vec();
        sorted.sort();
        assert_eq!(sorted, COURSE);
        orders.push(first);
    }
    orders.sort();
    orders.dedup();
    assert!(orders.len() > 1, "shuffled");
}

#[test]
fn riv_05_players_in_turn_continue_the_river() {
    let text = river(
        3,
        "river/F river/D river/H",
        "place river/F 1,0
         pass
         place river/D 2,0
         pass
         place river/H 3,0",
    );
    assert_eq!(
        story(&text),
        [
            "1 turn-began 1",
            "1 drew river/F",
            "1 placed river/F 1,0 0",
            "1 passed",
            "1 turn-ended",
            "2 turn-began 2",
            "2 drew river/D",
            "2 placed river/D 2,0 0",
            "2 passed",
            "2 turn-ended",
            "3 turn-began 3",
            "3 drew river/H",
            "3 placed river/H 3,0 0",
        ]
    );
}

#[test]
fn riv_05_a_river_tile_that_does_not_continue_the_river_is_refused() {
    // The field sides would match on 0,1; on 1,0 the river would arrive at a bank.
    let beside = river(2, "river/F", "place river/F 0,1");
    assert_eq!(refused(&beside), [Reason::RiverNotContinued]);
    let across = river(2, "river/F", "place river/F 1,0 r1");
    assert_eq!(
        refused(&across),
        [
            Reason::EdgeMismatch {
                side: Side::West,
                ours: Terrain::Field,
                theirs: Terrain::River,
            },
            Reason::RiverNotContinued,
        ]
    );
}

/// A city looks south onto the cell where the river goes on.
const CITY_AHEAD: &str = "tile river/A 0,0
     tile base/B 0,-1
     tile base/E 1,-1 r2";

#[test]
fn riv_06_all_other_sides_of_a_river_tile_must_match() {
    let text = from("river/B", CITY_AHEAD, "place river/B 1,0 r2");
    assert_eq!(
        refused(&text),
        [Reason::EdgeMismatch {
            side: Side::North,
            ours: Terrain::Road,
            theirs: Terrain::City,
        }]
    );
    let text = from("river/B", CITY_AHEAD, "draw river/B");
    assert_eq!(choices(&text), ["place river/B 1,0 r0"]);
}

#[test]
fn riv_06_only_river_meets_river() {
    let text = from("base/B", "tile river/A 0,0", "place base/B 1,0");
    assert_eq!(
        refused(&text),
        [Reason::EdgeMismatch {
            side: Side::West,
            ours: Terrain::Field,
            theirs: Terrain::River,
        }]
    );
}

/// The river comes from the west and turns to the south: to the right.
const RIGHT: &str = "place river/G 1,0\npass\n";
/// The river comes from the west and turns to the north: to the left.
const LEFT: &str = "place river/G 1,0 r1\npass\n";

#[test]
fn riv_07_two_turns_to_the_right_are_refused() {
    let text = river(
        2,
        "river/G river/I",
        &format!("{RIGHT}place river/I 1,1 r1"),
    );
    assert_eq!(refused(&text), [Reason::RiverUTurn]);
}

#[test]
fn riv_07_two_turns_to_the_left_are_refused() {
    let text = river(2, "river/G river/I", &format!("{LEFT}place river/I 1,-1"));
    assert_eq!(refused(&text), [Reason::RiverUTurn]);
}

#[test]
fn riv_07_the_next_curve_turns_the_other_way() {
    let text = river(
        2,
        "river/G river/I",
        &format!("{LEFT}place river/I 1,-1 r3"),
    );
    tells(
        &text,
        &[
            "1 turn-ended",
            "2 turn-began 2",
            "2 drew river/I",
            "2 placed river/I 1,-1 3",
        ],
    );
}

#[test]
fn riv_08_with_a_straight_tile_between_the_river_may_turn_back() {
    let text = river(
        2,
        "river/G river/F river/I",
        &format!("{RIGHT}place river/F 1,1 r1\npass\nplace river/I 1,2 r1"),
    );
    tells(
        &text,
        &[
            "2 turn-ended",
            "1 turn-began 3",
            "1 drew river/I",
            "1 placed river/I 1,2 1",
        ],
    );
}

#[test]
fn ex_riv_1_after_a_right_turn_only_the_left_turn_is_accepted() {
    holds("river/ex-riv-1");
}

#[test]
fn ex_riv_2_with_three_players_the_second_lays_the_lake_in_the_eleventh_turn() {
    holds("river/ex-riv-2");
}

#[test]
fn riv_09_meeples_go_on_roads_monasteries_and_fields_of_the_river() {
    let text = river(2, "river/H", "place river/H 1,0");
    assert_eq!(
        choices(&text),
        [
            "meeple road S",
            "meeple field 0127",
            "meeple field 34",
            "meeple field 56",
            "meeple monastery",
            "pass",
        ]
    );
    for (line, told) in [
        ("meeple road S", "1 deployed meeple road 1,0/0"),
        ("meeple field 56", "1 deployed meeple field 1,0/3"),
        ("meeple monastery", "1 deployed meeple monastery 1,0/4"),
    ] {
        tells(&format!("{text}{line}\n"), &[told]);
    }
}

#[test]
fn riv_09_meeples_go_on_cities_of_the_river() {
    let text = river(2, "river/C", "place river/C 1,0\nmeeple city S");
    tells(&text, &["1 deployed meeple city 1,0/1"]);
}

#[test]
fn riv_10_no_figure_goes_on_the_river() {
    let text = river(2, "river/F", "place river/F 1,0");
    assert_eq!(
        choices(&text),
        ["meeple field 0127", "meeple field 3456", "pass"]
    );
    let error = Record::read(&format!("{text}meeple river EW\n")).expect_err("no such part");
    assert_eq!(
        error.trouble,
        Trouble::Line(LineTrouble::UnknownWord("river".to_owned()))
    );
}

#[test]
fn riv_10_a_river_from_source_to_lake_scores_nothing() {
    let text = river(
        2,
        "river/F river/L",
        "place river/F 1,0
         pass
         place river/L 2,0
         pass
         confirm",
    );
    tells(&text, &["2 turn-ended", "final-scoring", "won 1 2"]);
    let events = story(&text);
    assert!(!events.iter().any(|line| line.contains("complete")));
}

/// City and road of the first tile part the banks behind it from the source; a farmer stands on the northern bank.
const NORTH_BANK: &str = "place river/B 1,0
     pass
     place river/F 2,0
     meeple field 0127
     place river/D 3,0";

#[test]
fn riv_11_the_river_separates_its_banks() {
    let text = river(2, "river/B river/F river/D", NORTH_BANK);
    assert_eq!(choices(&text), ["meeple field 3456", "pass"]);
}

#[test]
fn riv_11_the_field_runs_around_the_source() {
    let text = river(
        2,
        "river/F river/K",
        "place river/F 1,0
         meeple field 0127
         place river/K 2,0 r1
         meeple field 56",
    );
    let Reason::Occupied(holders) = refused(&text)[0] else {
        panic!("the southern bank belongs to the northern one");
    };
    assert!(holders.has(Seat(0)));
}

#[test]
fn riv_11_the_field_runs_around_the_lake() {
    let text = river(
        2,
        "river/B river/F river/D river/L base/A",
        &format!("{NORTH_BANK}\npass\nplace river/L 4,0\nplace base/A 4,1"),
    );
    // South of the lake only the road and the monastery are free: the farmer stands on the northern bank.
    assert_eq!(
        choices(&text),
        ["meeple road S", "meeple monastery", "pass"]
    );
}

#[test]
fn riv_12_features_completed_during_the_river_are_scored() {
    let text = from("river/B", CITY_AHEAD, "place river/B 1,0\nmeeple city N");
    tells(
        &text,
        &[
            "1 deployed meeple city 1,0/0",
            "completed city 1,-1/0 1",
            "1 scores 4 for city 1,-1/0: 2 tiles x 2 CITY-02",
            "1 returned meeple 1,0/0",
        ],
    );
}

#[test]
fn riv_13_after_the_lake_tiles_come_from_the_ordinary_stack() {
    let text = river(
        2,
        "river/F river/L base/U base/V",
        "place river/F 1,0
         pass
         place river/L 2,0
         pass
         confirm",
    );
    assert_eq!(next(&game(&text)), ["base/U", "base/V"]);
    let drawn = format!("{text}draw base/V\n");
    tells(&drawn, &["1 drew base/V"]);
}

#[test]
fn riv_14_no_ordinary_tile_is_drawn_before_the_lake() {
    let stack = "river/F river/L base/U base/V";
    let first = river(2, stack, "draw base/U");
    assert_eq!(refused(&first), [Reason::Impossible]);
    let second = river(2, stack, "place river/F 1,0\npass\ndraw base/U");
    assert_eq!(refused(&second), [Reason::Impossible]);
    let lake = river(2, stack, "place river/F 1,0\npass\nconfirm");
    assert_eq!(next(&game(&lake)), ["river/L"]);
}

#[test]
fn riv_15_a_garden_on_a_river_tile_is_a_garden_like_any_other() {
    let text = river(2, "river/J", "place river/J 1,0");
    assert_eq!(
        choices(&text),
        ["meeple field 012347", "meeple field 56", "pass"]
    );
    let meeple = format!("{text}meeple garden\n");
    assert_eq!(
        refused(&meeple),
        [Reason::WrongFeature {
            figure: Figure::Meeple,
            kind: FeatureKind::Garden,
        }]
    );
    // One neighbour lies beside it, seven are missing.
    let game = game(&text);
    let garden = game.board().seg(Spot {
        pos: Pos::new(1, 0),
        segment: SegmentId(2),
    });
    let region = game.region(garden.expect("the garden"));
    assert_eq!((region.kind, region.open), (FeatureKind::Garden, 7));
}
