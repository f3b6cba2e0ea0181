//! The hand of three: ED-20 to ED-26 and the rulings about it.

use crate::support::{asked, choices, events, game, record, refused, tells};
use engine::rules::{Event, Question, Reason};
use engine::table::{Party, Seat};
use engine::tiles::{Side, Terrain, catalogue};

/// So many players with hands of three, the first begins, exactly these tiles.
fn play(seats: u8, stack: &str, body: &str) -> String {
    let head = format!("set base\nseats {seats}\noption first-player 1\noption hand 3");
    record(&format!("{head}\nstack {stack}"), &format!("play\n{body}"))
}

/// A position before the turn of the first player; `hands` and other lines come after the tiles.
fn from(seats: u8, stack: &str, tiles: &str, hands: &str, body: &str) -> String {
    let head = format!("set base\nseats {seats}\noption hand 3\nstack {stack}");
    record(
        &head,
        &format!("start\n{tiles}\n{hands}\nturn 1\nplay\n{body}"),
    )
}

/// Only roads and meadows are open here: no tile fits that has a city on every side.
const NO_CITY: &str = "tile base/D 0,0\ntile base/E 0,-1 r2";

/// Six tiles for the first hands of two players.
const HANDS: &str = "base/E base/U base/V base/W base/B base/K";

#[test]
fn ed_20_every_player_draws_three_tiles_before_the_first_is_placed() {
    let text = play(2, &format!("{HANDS} base/X"), "place base/U 1,0");
    tells(
        &text,
        &[
            "1 drew base/E hidden",
            "1 drew base/U hidden",
            "1 drew base/V hidden",
            "2 drew base/W hidden",
            "2 drew base/B hidden",
            "2 drew base/K hidden",
            "1 placed base/U 1,0 0",
        ],
    );
}

#[test]
fn ed_20_the_tiles_of_a_hand_are_secret() {
    let text = play(2, &format!("{HANDS} base/X"), "place base/U 1,0");
    let first = events(&text).remove(0);
    let drew = |tile| Event::Drew {
        seat: Seat(0),
        tile,
        hidden: true,
    };
    assert_eq!(first.clone().seen_by(Some(Seat(1))), drew(None));
    assert_eq!(first.clone().seen_by(None), drew(None));
    assert_eq!(
        first.seen_by(Some(Seat(0))),
        drew(catalogue().find("base/E"))
    );
    let game = game(&text);
    let seen = game.seen_by(Some(Seat(0)));
    assert_eq!(seen.player(Seat(1)).hand(), [None; 3]);
    assert_eq!(seen.player(Seat(0)).hand(), game.player(Seat(0)).hand());
}

#[test]
fn ed_21_any_tile_of_the_hand_may_be_placed() {
    let text = from(
        2,
        "base/X",
        NO_CITY,
        "hand 1 base/A base/X base/B\nhand 2 base/W",
        "",
    );
    let mut tiles: Vec<String> = choices(&text)
        .iter()
        .filter_map(|line| line.split_whitespace().nth(1).map(str::to_owned))
        .collect();
    tiles.dedup();
    assert_eq!(tiles, ["base/A", "base/X", "base/B"]);
}

#[test]
fn ed_21_the_chosen_tile_takes_a_meeple_and_scores() {
    let text = play(
        2,
        "base/U base/V base/E base/W base/B base/K base/X",
        "place base/E 0,-1 r2
         meeple city S",
    );
    tells(
        &text,
        &[
            "1 deployed meeple city 0,-1/0",
            "completed city 0,-1/0 1",
            "1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "1 returned meeple 0,-1/0",
        ],
    );
}

#[test]
fn ed_21_a_tile_that_is_not_in_the_own_hand_is_refused() {
    let text = play(2, &format!("{HANDS} base/X"), "place base/W 1,0");
    assert_eq!(refused(&text), [Reason::NotInHand]);
}

#[test]
fn ed_22_the_hand_is_refilled_at_the_end_of_the_turn() {
    let turn = "place base/U 1,0\npass";
    let text = play(
        2,
        &format!("{HANDS} base/X"),
        &format!("{turn}\ndraw base/X"),
    );
    tells(
        &text,
        &["1 drew base/X hidden", "1 turn-ended", "2 turn-began 2"],
    );
    assert_eq!(game(&text).player(Seat(0)).hand().len(), 3);
}

#[test]
fn ed_22_nothing_is_drawn_when_nothing_is_left() {
    let text = play(2, HANDS, "place base/U 1,0\npass\nconfirm");
    tells(&text, &["1 turn-ended", "2 turn-began 2"]);
    assert_eq!(game(&text).player(Seat(0)).hand().len(), 2);
}

#[test]
fn ed_23_the_turn_of_the_last_tile_is_played_in_full_and_the_game_is_scored() {
    let text = from(
        2,
        "",
        "tile base/D 0,0\nfigure 1 meeple road E 0,0",
        "hand 1 base/E",
        "place base/E 0,-1 r2
         meeple city S
         confirm",
    );
    tells(
        &text,
        &[
            "1 turn-ended",
            "final-scoring",
            "1 scores 1 for road 0,0/1 at the end: 1 tiles x 1 ROAD-04",
            "won 1",
        ],
    );
    assert_eq!(game(&text).scores(), [5, 0]);
}

#[test]
fn ed_24_a_tile_that_fits_must_be_placed() {
    let text = from(
        2,
        "base/B",
        NO_CITY,
        "hand 1 base/C base/U",
        "discard base/C",
    );
    assert_eq!(refused(&text), [Reason::SomethingFits]);
}

#[test]
fn ed_24_one_of_the_placeable_tiles_must_be_chosen() {
    let hand = "hand 1 base/C base/U";
    let text = from(2, "", NO_CITY, hand, "place base/C 1,0");
    assert_eq!(
        refused(&text),
        [Reason::EdgeMismatch {
            side: Side::West,
            ours: Terrain::City,
            theirs: Terrain::Road,
        }]
    );
    let offered = choices(&from(2, "", NO_CITY, hand, ""));
    assert!(offered.iter().all(|line| line.starts_with("place base/U ")));
}

#[test]
fn ed_25_the_start_tile_is_in_no_hand() {
    let head = "set base\nseats 4\noption hand 3\noption first-player 1\nseed 3";
    let text = record(head, "play");
    let game = game(&opened(&text));
    let start = catalogue().find("base/D").expect("the start tile");
    let held = game.players().iter().flat_map(|player| player.hand());
    let in_hands = held.flatten().filter(|&&tile| tile == start).count();
    let in_stack = game.stack().unseen().find(|&(tile, _)| tile == start);
    let laid = game.board().placed();
    let on_table = laid.iter().filter(|placed| placed.tile == start).count();
    assert_eq!(laid[0].tile, start);
    assert_eq!(
        in_hands + in_stack.map_or(0, |(_, count)| usize::from(count)) + on_table,
        4
    );
    assert_eq!(game.stack().left(), 71 - 12);
}

/// The record with everything dealt that comes before the first choice, as lines.
fn opened(text: &str) -> String {
    let mut lines = text.to_owned();
    let record = crate::support::read(text);
    let (mut game, mut croupier) = record
        .replay(&mut engine::table::Silent)
        .expect("it was read");
    while let Some(action) = croupier.deal(&game) {
        lines.push_str(&game.action_text(action));
        lines.push('\n');
        game.apply(action, &mut engine::table::Silent)
            .expect("it was dealt");
    }
    lines
}

/// Players with hands of three and a river of two more tiles.
fn river(seats: u8, stack: &str, body: &str) -> String {
    let head = format!(
        "set base\nset river\nseats {seats}\noption first-player 1\noption hand 3\nstack {stack}"
    );
    record(&head, body)
}

#[test]
fn ed_26_river_tiles_are_drawn_openly_and_hands_dealt_after_the_lake() {
    let stack = format!("river/F river/L {HANDS}");
    let text = river(2, &stack, "play\nplace river/F 1,0");
    tells(&text, &["1 drew river/F", "1 placed river/F 1,0 0"]);
    let turns = "play
         place river/F 1,0
         pass
         place river/L 2,0
         pass
         place base/E 0,-1";
    tells(
        &river(2, &stack, turns),
        &[
            "2 turn-ended",
            "1 turn-began 3",
            "1 drew base/E hidden",
            "1 drew base/U hidden",
            "1 drew base/V hidden",
            "2 drew base/W hidden",
            "2 drew base/B hidden",
            "2 drew base/K hidden",
            "1 placed base/E 0,-1 0",
        ],
    );
}

#[test]
fn r_ed_02_when_nothing_fits_the_hand_is_shown_and_a_tile_of_choice_given_up() {
    let text = from(
        2,
        "base/U",
        NO_CITY,
        "hand 1 base/U base/X base/X\nhand 2 base/C inns/K traders/M",
        "place base/U 1,0\npass\ndraw base/U",
    );
    tells(
        &text,
        &[
            "1 drew base/U hidden",
            "1 turn-ended",
            "2 turn-began 2",
            "2 hand-shown base/C inns/K traders/M",
        ],
    );
    assert_eq!(
        choices(&text),
        ["discard base/C", "discard inns/K", "discard traders/M"]
    );
    tells(
        &format!("{text}discard inns/K\n"),
        &["2 removed inns/K discarded"],
    );
}

#[test]
fn r_ed_02_a_replacement_is_drawn_until_a_tile_fits() {
    let text = from(
        2,
        "base/C base/U",
        NO_CITY,
        "hand 1 base/C base/C base/C",
        "discard base/C\ndraw base/C",
    );
    tells(
        &text,
        &["1 drew base/C hidden", "1 hand-shown base/C base/C base/C"],
    );
    let again = format!("{text}discard base/C\ndraw base/U\n");
    tells(&again, &["1 drew base/U hidden"]);
    assert_eq!(
        asked(&again),
        Some((Party::Player(Seat(0)), Question::Place))
    );
}

#[test]
fn r_ed_02_with_an_empty_stack_one_tile_is_given_up_and_the_turn_ends() {
    let text = from(
        2,
        "",
        NO_CITY,
        "hand 1 base/C base/C\nhand 2 base/U",
        "discard base/C\nconfirm",
    );
    tells(&text, &["1 turn-ended", "2 turn-began 2"]);
    assert_eq!(game(&text).player(Seat(0)).hand().len(), 1);
}

#[test]
fn r_ed_03_players_go_on_from_hand_until_all_hands_are_empty() {
    let text = from(
        2,
        "",
        "tile base/D 0,0",
        "hand 1 base/U\nhand 2 base/U",
        "place base/U 1,0
         pass
         place base/U -1,0
         pass
         confirm",
    );
    tells(&text, &["2 turn-ended", "final-scoring", "won 1 2"]);
    let middle = text.replace("         place base/U -1,0\n         pass\n", "");
    tells(&middle, &["1 turn-ended", "2 turn-began 2"]);
}

#[test]
fn r_ed_03_a_player_with_an_empty_hand_is_skipped() {
    let text = from(
        3,
        "",
        "tile base/D 0,0",
        "hand 1 base/U\nhand 3 base/U",
        "place base/U 1,0\npass\nconfirm",
    );
    tells(&text, &["1 turn-ended", "3 turn-began 2"]);
}

#[test]
fn r_ed_04_the_second_tile_of_a_builder_comes_from_the_refilled_hand() {
    let head = "set base\npart builder\nseats 2\noption hand 3\nstack base/W base/B";
    let start = "start
         tile base/D 0,0
         figure 1 meeple road E 0,0
         figure 1 builder road E 0,0
         hand 1 base/U base/U base/V
         hand 2 base/K base/K base/K
         turn 1
         play
         place base/U 1,0";
    let text = record(head, start);
    tells(&text, &["1 placed base/U 1,0 0", "1 double-turn"]);
    let refilled = format!("{text}pass\ndraw base/W\n");
    tells(&refilled, &["1 drew base/W hidden", "1 part-began"]);
    let second = format!("{refilled}place base/W 2,0\n");
    tells(&second, &["1 placed base/W 2,0 0"]);
}

/// The first player lands on space 5 with a hand of two, and takes a tile for message 4.
const MESSAGE: &str = "start
     tile base/D 0,0
     tile base/A 1,0 r1
     figure 1 meeple road W 1,0
     score 1 2
     hand 1 base/A base/U base/V
     hand 2 base/K base/K base/K
     turn 1
     play
     place base/A -1,0 r3
     pass
     advance score";

#[test]
fn r_ed_04_the_hand_is_refilled_before_a_message_asks_for_a_tile() {
    let head = "set base\npart messengers\nseats 2\noption hand 3\nstack base/W base/B";
    let text = record(head, &format!("{MESSAGE}\ndraw base/W"));
    tells(&text, &["1 drew base/W hidden"]);
    let extra = format!("{text}reveal 4\nperform\n");
    tells(&extra, &["1 part-began"]);
    let placed = format!("{extra}place base/W 0,1\n");
    tells(&placed, &["1 placed base/W 0,1 0"]);
}

#[test]
fn r_ed_07_hands_are_dealt_clockwise_from_the_player_after_the_lake() {
    let stack = format!("river/F river/L {HANDS} base/U base/U base/U");
    let text = river(
        3,
        &stack,
        "play
         place river/F 1,0
         pass
         place river/L 2,0
         pass
         place base/E 0,-1",
    );
    tells(
        &text,
        &[
            "2 turn-ended",
            "3 turn-began 3",
            "3 drew base/E hidden",
            "3 drew base/U hidden",
            "3 drew base/V hidden",
            "1 drew base/W hidden",
            "1 drew base/B hidden",
            "1 drew base/K hidden",
            "2 drew base/U hidden",
            "2 drew base/U hidden",
            "2 drew base/U hidden",
            "3 placed base/E 0,-1 0",
        ],
    );
}

#[test]
fn r_ed_07_a_message_after_the_lake_waits_for_the_hands_of_all_players() {
    // The lake is the last tile around a monastery: nine points, from 1 to 10, and message 4 asks for a tile.
    let start = "start
         tile river/A 0,0
         tile river/D 1,0
         tile base/B 1,-1
         tile base/B 2,-1
         tile base/B 3,-1
         tile base/B 1,-2
         tile base/B 2,-2
         tile base/B 3,-2
         tile base/B 3,0
         figure 1 meeple monastery 2,-1
         score 1 1
         turn 1
         play
         place river/L 2,0
         pass
         advance score
         reveal 4
         perform
         place base/B 0,1";
    let head = "set base\nset river\npart messengers\nseats 2\noption hand 3";
    let stack = "stack river/L base/E base/U base/V base/W base/B base/K";
    tells(
        &record(&format!("{head}\n{stack}"), start),
        &[
            "2 drew base/E hidden",
            "2 drew base/U hidden",
            "2 drew base/V hidden",
            "1 drew base/W hidden",
            "1 drew base/B hidden",
            "1 drew base/K hidden",
            "1 placed base/B 0,1 0",
        ],
    );
}

/// The lake fits nowhere: a city stands north of the end of the river.
const NO_LAKE: &str = "start
     tile river/A 0,0
     tile base/B 0,-1
     tile base/E 1,-1 r2
     turn 1
     play";

#[test]
fn r_ed_07_when_the_lake_is_removed_that_turn_part_goes_on_with_an_open_tile() {
    let stack = "river/L base/E base/U base/V base/W base/B base/K base/X";
    let text = river(2, stack, &format!("{NO_LAKE}\nplace base/E -1,0"));
    tells(
        &text,
        &[
            "1 drew river/L",
            "1 removed river/L unplaceable",
            "1 drew base/E",
            "1 placed base/E -1,0 0",
        ],
    );
    let next = format!("{text}pass\nplace base/U 2,-1 r1\n");
    tells(
        &next,
        &[
            "1 turn-ended",
            "2 turn-began 2",
            "2 drew base/U hidden",
            "2 drew base/V hidden",
            "2 drew base/W hidden",
            "1 drew base/B hidden",
            "1 drew base/K hidden",
            "1 drew base/X hidden",
            "2 placed base/U 2,-1 1",
        ],
    );
}
