//! Fields during the game: FIELD-01 to FIELD-09.

use crate::support::{choices, events, game, holds, record, refused, scores, tells};
use engine::rules::{Event, Figure, Reason, Spot};
use engine::table::{Seat, SeatSet};
use engine::tiles::{FeatureKind, Pos, SegmentId};

/// So many players, the first begins, exactly these tiles, all on the base start tile.
fn play(seats: u8, stack: &str, body: &str) -> String {
    let head = format!("set base\nseats {seats}\noption first-player 1\nstack {stack}");
    record(&head, &format!("play\n{body}"))
}

/// Two players on the river, the first begins, exactly these tiles.
fn river(stack: &str, body: &str) -> String {
    let head = format!("set base\nset river\nseats 2\noption first-player 1\nstack {stack}");
    record(&head, &format!("play\n{body}"))
}

/// A position before the turn of the first player, then lines of play.
fn from(seats: u8, stack: &str, start: &str, body: &str) -> String {
    let head = format!("set base\nseats {seats}\nstack {stack}");
    record(&head, &format!("start\n{start}\nturn 1\nplay\n{body}"))
}

fn occupied(seats: &[u8]) -> Vec<Reason> {
    let seats: SeatSet = seats.iter().map(|&number| Seat(number - 1)).collect();
    vec![Reason::Occupied(seats)]
}

#[test]
fn field_01_every_green_area_of_a_tile_is_a_segment() {
    let text = play(2, "base/X base/U", "place base/X 1,0");
    assert_eq!(
        choices(&text),
        [
            "meeple road N",
            "meeple road E",
            "meeple road S",
            "meeple road W",
            "meeple field 07",
            "meeple field 12",
            "meeple field 34",
            "meeple field 56",
            "pass",
        ]
    );
}

#[test]
fn field_01_connected_segments_form_one_field() {
    // The south side of the start tile lies between the two tiles and connects their south sides.
    let text = play(
        2,
        "base/U base/U",
        "place base/U 1,0
         meeple field 3456
         place base/U -1,0",
    );
    assert_eq!(
        choices(&text),
        ["meeple road EW", "meeple field 0127", "pass"]
    );
    let across = format!("{text}meeple field 3456\n");
    assert_eq!(refused(&across), occupied(&[1]));
}

#[test]
fn field_02_a_road_bounds_a_field() {
    let text = play(
        2,
        "base/U base/U",
        "place base/U 1,0
         meeple field 3456
         place base/U -1,0
         meeple field 0127",
    );
    tells(&text, &["2 deployed meeple field -1,0/1"]);
}

#[test]
fn field_02_a_city_bounds_a_field() {
    // Above and below the city of the start tile are two fields.
    let text = play(
        2,
        "base/E base/U",
        "place base/E 0,-1 r2
         meeple field 0
         place base/U 1,0
         meeple field 0127",
    );
    tells(&text, &["2 deployed meeple field 1,0/1"]);
}

#[test]
fn field_02_a_river_bounds_a_field() {
    // City and road of the first river tile keep the two banks behind it apart from the source.
    let banks = "place river/B 1,0
         pass
         place river/F 2,0
         meeple field 0127
         place river/H 3,0";
    let text = river("river/B river/F river/H", banks);
    assert_eq!(
        choices(&text),
        [
            "meeple road S",
            "meeple field 34",
            "meeple field 56",
            "meeple monastery",
            "pass",
        ]
    );
}

#[test]
fn field_02_the_edge_of_the_laid_tiles_bounds_a_field() {
    // The fields of 0,-1 and 1,0 would meet on the empty cell 1,-1 only.
    let text = play(
        2,
        "base/E base/U base/B",
        "place base/E 0,-1 r2
         meeple field 0
         place base/U 1,0
         meeple field 0127
         place base/B 1,-1
         meeple field 0",
    );
    assert_eq!(refused(&text), occupied(&[1, 2]));
}

#[test]
fn field_03_fields_that_touch_at_a_corner_are_not_connected() {
    let text = play(
        2,
        "base/E base/V",
        "place base/E 0,1 r2
         meeple field 0
         place base/V 1,0
         meeple field 012347",
    );
    tells(&text, &["2 deployed meeple field 1,0/1"]);
}

#[test]
fn field_04_a_meeple_on_a_field_is_a_farmer() {
    let text = play(
        2,
        "base/U",
        "place base/U 1,0
         meeple field 3456",
    );
    let spot = Spot {
        pos: Pos::new(1, 0),
        segment: SegmentId(2),
    };
    let farmer = Event::Deployed {
        seat: Seat(0),
        figure: Figure::Meeple,
        kind: FeatureKind::Field,
        spot,
    };
    assert_eq!(events(&text), [farmer]);
}

#[test]
fn field_05_a_field_with_a_farmer_of_another_player_is_refused() {
    let text = play(
        2,
        "base/U base/U",
        "place base/U 1,0
         meeple field 0127
         place base/U 2,0
         meeple field 0127",
    );
    assert_eq!(refused(&text), occupied(&[1]));
}

#[test]
fn field_05_a_field_with_an_own_farmer_is_refused() {
    let text = play(
        2,
        "base/U base/U base/U",
        "place base/U 1,0
         meeple field 0127
         place base/U -1,0
         pass
         place base/U 2,0
         meeple field 0127",
    );
    assert_eq!(refused(&text), occupied(&[1]));
}

/// Farmers of two players in two fields, and a third tile that lies between them.
const JOINING: &str = "place base/E 0,1 r2
     meeple field 0
     place base/V 1,0
     meeple field 012347
     place base/A 1,1 r2";

#[test]
fn field_06_a_tile_joins_the_farmers_of_the_fields_it_joins() {
    let text = play(2, "base/E base/V base/A", JOINING);
    let game = game(&text);
    let seg = game.board().seg(Spot {
        pos: Pos::new(1, 1),
        segment: SegmentId(1),
    });
    let field = game
        .regions()
        .region_of(seg.expect("the field of the tile"));
    let farmers: Vec<Seat> = game.on(field).map(|standing| standing.owner).collect();
    assert_eq!(farmers, [Seat(0), Seat(1)]);
}

#[test]
fn field_06_the_player_who_joins_fields_cannot_add_a_farmer() {
    let text = play(2, "base/E base/V base/A", JOINING);
    assert_eq!(
        choices(&text),
        ["meeple road N", "meeple monastery", "pass"]
    );
    let farmer = format!("{text}meeple field 0\n");
    assert_eq!(refused(&farmer), occupied(&[1, 2]));
}

/// A ring of roads with one tile missing: a highwayman on it, a farmer in the small field inside.
const RING: &str = "tile base/V 0,0 r3
     tile base/V 1,0
     tile base/V 1,1 r1
     figure 1 meeple road S 1,0
     figure 2 meeple field 5 1,0";

#[test]
fn field_07_ordinary_scoring_returns_no_farmer() {
    let text = from(2, "base/V", RING, "place base/V 0,1 r2\npass");
    tells(
        &text,
        &[
            "1 passed",
            "completed road 0,0/0 1",
            "1 scores 4 for road 0,0/0: 4 tiles x 1 ROAD-02",
            "1 returned meeple 1,0/0",
        ],
    );
}

#[test]
fn field_07_farmers_stay_to_the_end_of_the_game() {
    let text = from(2, "base/V", RING, "place base/V 0,1 r2\npass\nconfirm");
    let game = game(&text);
    assert!(game.is_over());
    let supply = game.player(Seat(1)).supply();
    assert_eq!(supply.count(Figure::Meeple), 6);
    assert_eq!(game.standing().len(), 1);
}

#[test]
fn field_08_a_field_gives_nothing_during_the_game() {
    // The farmer's city is completed, and nobody but the knight scores.
    let start = "tile base/E 0,0
         figure 1 meeple city N 0,0
         figure 2 meeple field 4 0,0";
    let text = from(
        2,
        "base/E base/E",
        start,
        "place base/E 0,-1 r2\npass\nconfirm",
    );
    assert_eq!(scores(&text), [4, 0]);
}

#[test]
fn field_08_a_closed_field_gives_nothing_during_the_game() {
    // The tile brings a field that is closed between two cities, and completes both.
    let start = "tile base/E 0,0 r1
         tile base/B 0,1
         tile base/E 1,1
         tile base/B 2,1
         tile base/E 2,0 r3";
    let text = from(
        2,
        "traders/N base/B",
        start,
        "place traders/N 1,0\nmeeple field inner",
    );
    tells(
        &text,
        &[
            "1 deployed meeple field 1,0/3",
            "completed city 0,0/0",
            "completed city 1,0/1",
        ],
    );
}

/// Two players who agreed on a game without farmers.
fn without_farmers(stack: &str, body: &str) -> String {
    let head = format!("set base\nseats 2\noption farmers off\nstack {stack}");
    record(&head, body)
}

#[test]
fn field_09_without_farmers_no_meeple_goes_on_a_field() {
    let head = "play\nfirst 1\nplace base/U 1,0";
    let text = without_farmers("base/U", head);
    assert_eq!(choices(&text), ["meeple road EW", "pass"]);
    let farmer = format!("{text}meeple field 0127\n");
    assert_eq!(refused(&farmer), [Reason::FarmersOff]);
}

#[test]
fn field_09_without_farmers_no_field_is_scored() {
    let text = without_farmers(
        "base/E",
        "start
         tile base/E 0,0
         figure 2 meeple field 4 0,0
         turn 1
         play
         place base/E 0,-1 r2
         pass
         confirm",
    );
    tells(&text, &["1 turn-ended", "final-scoring", "won 1 2"]);
}

#[test]
fn ex_field_1_city_and_roads_part_the_fields_of_three_farmers() {
    holds("fields/ex-field-1");
}

#[test]
fn ex_field_2_the_player_who_joins_three_fields_adds_no_farmer() {
    holds("fields/ex-field-2");
}

#[test]
fn ex_field_2_three_joined_farmers_share_one_field() {
    holds("fields/ex-field-2-b");
}

#[test]
fn ex_field_10_a_third_tile_joins_the_fields_of_two_diagonal_farmers() {
    holds("fields/ex-field-10");
    holds("fields/ex-field-10-b");
}

#[test]
fn r_field_03_an_enclosed_field_without_a_city_scores_zero() {
    let text = from(2, "base/V", RING, "place base/V 0,1 r2\npass\nconfirm");
    tells(
        &text,
        &[
            "1 turn-ended",
            "final-scoring",
            "2 scores 0 for field 0,0/2 at the end: 0 cities x 3 FIELD-12",
            "won 1",
        ],
    );
}

#[test]
fn r_field_03_an_enclosed_field_scores_the_cities_that_touch_it() {
    // The inner field lies between two cities: its own tile completes one, the last tile the other.
    let start = "tile base/E 0,0 r1
         tile base/B 0,1
         tile base/E 1,1";
    let text = from(
        2,
        "traders/N base/E",
        start,
        "place traders/N 1,0
         meeple field inner
         place base/E 2,0 r3
         pass
         confirm",
    );
    tells(
        &text,
        &[
            "2 turn-ended",
            "final-scoring",
            "1 scores 6 for field 1,0/3 at the end: 2 cities x 3 FIELD-12",
            "won 1",
        ],
    );
}

#[test]
fn r_field_04_the_field_runs_around_the_source() {
    let text = river(
        "river/F river/H",
        "place river/F 1,0
         meeple field 0127
         place river/H 2,0",
    );
    assert_eq!(
        choices(&text),
        [
            "meeple road S",
            "meeple field 34",
            "meeple monastery",
            "pass"
        ]
    );
    let south = format!("{text}meeple field 56\n");
    assert_eq!(refused(&south), occupied(&[1]));
}

#[test]
fn r_field_04_the_field_runs_around_the_lake() {
    // The banks are apart until the lake lies at the end.
    let text = river(
        "river/B river/F river/D river/L base/E",
        "place river/B 1,0
         pass
         place river/F 2,0
         meeple field 0127
         place river/D 3,0
         meeple field 3456
         place river/L 4,0
         place base/E 1,-1 r2
         pass
         confirm",
    );
    tells(
        &text,
        &[
            "1 turn-ended",
            "final-scoring",
            "1 scores 3 for field 1,0/2 at the end: 1 cities x 3 FIELD-12",
            "2 scores 3 for field 1,0/2 at the end: 1 cities x 3 FIELD-12",
            "won 1 2",
        ],
    );
}
