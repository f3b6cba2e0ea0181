//! Classes of figures: FIG.

use engine::rules::{Action, Message, Reason, Record, SegIx, outcomes};
use engine::table::{Seat, SeatSet};

use crate::support::{choices, game, record, refused, tells};

/// A city of two tiles, open to the north, with one meeple of each seat and a builder of seat 2.
const CITY: &str = "start
    tile base/E 0,0
    tile base/G 0,-1 r1
    figure 1 meeple city N 0,0
    figure 2 meeple city S 0,-1
    figure 2 builder city S 0,-1";

fn with_builder(stack: &str, body: &str) -> String {
    let head = format!("set base\npart builder\nseats 2\noption first-player 1\nstack {stack}");
    record(&head, body)
}

#[test]
fn fig_01_meeples_are_told_from_special_figures_and_neutral_pieces() {
    let game = game(&with_builder("base/E", CITY));
    let city = game.regions().region_of(SegIx(0));
    assert_eq!(game.on(city).count(), 3);
    assert_eq!(game.region(SegIx(0)).meeples, 2);
    assert!(game.standing().iter().all(|figure| figure.owner.0 < 2));
}

#[test]
fn fig_02_only_meeples_count_for_the_majority() {
    let text = with_builder(
        "base/E",
        &format!("{CITY}\nplay\nplace base/E 0,-2 r2\npass"),
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,-2/0 1 2",
            "1 scores 6 for city 0,-2/0: 3 tiles x 2 CITY-02",
            "2 scores 6 for city 0,-2/0: 3 tiles x 2 CITY-02",
            "1 returned meeple 0,0/0",
            "2 returned meeple 0,-1/0",
            "2 returned builder 0,-1/0",
        ],
    );
}

#[test]
fn fig_02_a_large_meeple_is_a_meeple() {
    let text = record(
        "set base\npart large-meeple\nseats 2\nstack base/U",
        "start
         tile base/U 0,0
         figure 2 large road W 0,0
         play
         place base/U 1,0
         meeple road E",
    );
    assert_eq!(
        refused(&text),
        [Reason::Occupied(SeatSet::EMPTY.with(Seat(1)))]
    );
}

/// Robber tile placed beside a road with a meeple of seat 1, in a game with every kind of figure beside meeples.
const SPECIAL: &str = "set base
    set robbers
    part builder
    part messengers
    part robbers
    seats 2
    stack robbers/F";
const ROAD: &str = "start
    tile base/D 0,0
    figure 1 meeple road W 0,0
    play
    place robbers/F 1,0 r1
    rob 0
    pass";

#[test]
fn fig_03_builders_enter_the_board_and_messengers_and_score_figures_never() {
    assert_eq!(
        choices(&record(SPECIAL, ROAD)),
        [
            "meeple field 3456",
            "meeple field 0127",
            "builder road EW",
            "pass"
        ]
    );
    let messenger = format!("{ROAD}\nmessenger field 3456");
    assert!(Record::read(&record(SPECIAL, &messenger)).is_err());
}

#[test]
fn fig_03_a_robber_is_no_meeple_and_does_not_stand_on_a_tile() {
    let game = game(&record(SPECIAL, ROAD));
    assert!(game.robbers().at(Seat(0)).on_track());
    assert_eq!(game.standing().len(), 1);
    assert_eq!(
        game.player(Seat(0))
            .supply()
            .count(engine::rules::Figure::Meeple),
        6
    );
}

#[test]
fn fig_04_message_tiles_belong_to_no_player() {
    // Both players finish a city and stop on space 5. Seat 1 turns message 3 over; it is gone for seat 2 as well.
    let text = record(
        "set base\npart messengers\nseats 2\nstack base/E base/E base/V",
        "start
         tile base/D 0,0
         tile base/D 1,0
         score 1 1
         score 2 1
         play
         place base/E 0,-1 r2
         meeple city S
         advance score
         reveal 3
         advance messenger
         place base/E 1,-1 r2
         meeple city S
         advance score
         confirm",
    );
    let others = Message::ALL
        .into_iter()
        .filter(|&message| message != Message::SmallestMonastery)
        .map(|message| (Action::Reveal(message), 1));
    assert_eq!(outcomes(&game(&text)), others.collect::<Vec<_>>());
}
