//! The Gingerbread Man (GB): where he goes, and what knights of the city he leaves bring.

use engine::rules::{Edition, Game, Module, PositionFault, Question, Reason, Setup};
use engine::table::{Party, Seat};
use engine::tiles::Pos;

use crate::support::{
    asked, choices, faults, finished, game, holds, record, refused, scores, tells,
};

pub const RED: Party = Party::Player(Seat(0));

/// Two players on this table.
pub fn table(head: &str, start: &str, play: &str) -> String {
    record(
        &format!(
            "set base\nset gingerbread\npart gingerbread\n{head}\nseats 2\nstack base/B base/B base/B"
        ),
        &format!("start\n{start}\nplay\n{play}"),
    )
}

/// His city of seven tiles with a shield, and a gingerbread tile beside it.
pub fn lured(head: &str, start: &str, play: &str) -> String {
    let chain = (2..7).map(|x| format!("tile base/G {x},0\n"));
    let start = format!(
        "tile base/E 0,0 r1
         tile base/F 1,0
         {}
         gingerbread city E 0,0
         {start}
         drawn gingerbread/2",
        chain.collect::<String>()
    );
    table(head, &start, &format!("place gingerbread/2 3,-1\n{play}"))
}

pub const KNIGHTS: &str = "figure 2 meeple city E 0,0
    figure 1 meeple city EW 2,0
    figure 1 meeple city EW 3,0";

/// His city of six tiles with a shield is completed.
pub fn completed(head: &str, start: &str, play: &str) -> String {
    let start = format!(
        "tile base/E 0,0 r1
         tile base/F 1,0
         tile base/G 2,0
         tile base/G 3,0
         tile base/G 4,0
         gingerbread city E 0,0
         {start}
         drawn base/E"
    );
    table(head, &start, &format!("place base/E 5,0 r3\n{play}"))
}

/// Two incomplete cities beside that one.
pub const TWO_OTHERS: &str = "tile base/E 1,1 r2\ntile base/E 3,1 r2";

/// A gingerbread tile completes his city to the north and west, and another one to the south.
fn closed(head: &str, start: &str, play: &str) -> String {
    let start = format!(
        "tile base/E 0,-1 r2
         tile base/B -1,-1
         tile base/E -1,0 r1
         tile base/B -1,1
         tile base/E 0,1
         gingerbread city S 0,-1
         {start}
         drawn gingerbread/4"
    );
    table(head, &start, &format!("place gingerbread/4 0,0\n{play}"))
}

/// The cell of his city's segment, if he is on the board.
pub fn cell(text: &str) -> Option<Pos> {
    let game = game(text);
    let seg = game.gingerbread().at();
    seg.map(|seg| game.spot(seg).pos)
}

#[test]
fn gb_01_six_tiles_are_shuffled_with_the_others() {
    let setup = |module: bool| {
        let base = Setup::base(Edition::Winter, 2);
        let setup = if module {
            base.with(Module::Gingerbread)
        } else {
            base
        };
        Game::new(setup).expect("it can be played").stack().left()
    };
    assert_eq!(setup(true), setup(false) + 6);
}

#[test]
fn gb_02_he_begins_in_the_city_of_the_start_tile() {
    let setup = Setup::base(Edition::Winter, 2).with(Module::Gingerbread);
    let game = Game::new(setup).expect("it can be played");
    let city = game.gingerbread_city().expect("a city");
    assert_eq!(game.spot_of(city).pos, Pos::new(0, 0));
    let without = Game::new(Setup::base(Edition::Winter, 2)).expect("it can be played");
    assert_eq!(without.gingerbread().at(), None);
}

#[test]
fn r_gb_06_beside_a_river_he_begins_off_the_board() {
    let setup = Setup::base(Edition::Current, 2)
        .with(Module::River)
        .with(Module::Gingerbread);
    let game = Game::new(setup).expect("it can be played");
    assert_eq!(game.gingerbread().at(), None);
}

#[test]
fn gb_03_the_turn_is_played_normally_then_he_must_be_moved() {
    let text = lured("", KNIGHTS, "meeple city N");
    tells(&text, &["1 deployed meeple city 3,-1/0"]);
    assert_eq!(asked(&text), Some((RED, Question::Gingerbread)));
    assert_eq!(
        choices(&text),
        [
            "gingerbread city N 3,-1",
            "gingerbread city E 3,-1",
            "gingerbread city W 3,-1",
        ]
    );
    let then = |play: &str| lured("", KNIGHTS, &format!("meeple city N\n{play}"));
    assert_eq!(refused(&then("pass")), [Reason::Mandatory]);
    // Not the city he is in, and not what is no city of the table.
    assert_eq!(
        refused(&then("gingerbread city EW 4,0")),
        [Reason::NotAnOpenCity]
    );
}

#[test]
fn gb_05_the_city_may_be_occupied_or_empty() {
    for city in ["N", "W"] {
        let text = lured(
            "",
            "",
            &format!("meeple city N\ngingerbread city {city} 3,-1"),
        );
        assert_eq!(cell(&text), Some(Pos::new(3, -1)));
    }
}

#[test]
fn ex_gb_1_knights_of_the_city_he_leaves_bring_a_point_for_each_tile() {
    holds("gingerbread/ex-gb-1");
}

#[test]
fn ex_gb_2_his_city_is_completed() {
    holds("gingerbread/ex-gb-2");
}

#[test]
fn gb_11_with_one_incomplete_city_there_is_no_choice() {
    let text = completed("", "tile base/E 1,1 r2", "pass");
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,0/0",
            "1 gingerbread-moved 1,1/0",
        ],
    );
}

#[test]
fn ex_gb_3_without_another_incomplete_city_he_stays_and_nothing_is_scored() {
    holds("gingerbread/ex-gb-3");
}

#[test]
fn gb_13_without_an_incomplete_city_he_leaves_the_board() {
    let text = completed("", KNIGHTS, "pass");
    let told = crate::support::told(&text);
    assert_eq!(told.last().map(String::as_str), Some("gingerbread-left"));
    assert_eq!(cell(&text), None);
}

#[test]
fn gb_14_off_the_board_he_returns_with_a_gingerbread_tile() {
    let start =
        "tile base/E 0,0\ntile base/E -1,0 r3\nfigure 2 meeple city W -1,0\ndrawn gingerbread/2";
    let text = |play: &str| {
        table(
            "",
            start,
            &format!("place gingerbread/2 -1,-1\npass\n{play}"),
        )
    };
    assert_eq!(asked(&text("")), Some((RED, Question::Gingerbread)));
    assert!(choices(&text("")).contains(&"gingerbread city W -1,0".to_owned()));
    tells(
        &text("gingerbread city W -1,0"),
        &["1 gingerbread-moved -1,0/0"],
    );
}

#[test]
fn gb_15_he_blocks_nobody_and_counts_for_nothing() {
    let start = "tile base/D 0,0\ngingerbread city N 0,0\ndrawn base/G";
    let text = |play: &str| table("", start, &format!("place base/G 0,-1 r1\n{play}"));
    assert!(choices(&text("")).contains(&"meeple city NS".to_owned()));
    let one = "tile base/D 0,0\nfigure 2 meeple city N 0,0\ngingerbread city N 0,0\ntile base/E 0,1 r2\ndrawn base/E";
    let alone = table("", one, "place base/E 0,-1 r2\npass");
    assert!(crate::support::told(&alone).contains(&"completed city 0,-1/0 2".to_owned()));
}

#[test]
fn r_gb_01_a_gingerbread_tile_that_completes_his_city_moves_him_twice() {
    let others = "tile base/E 1,1 r2\ntile base/E 2,1 r2\nfigure 2 meeple city S 2,1";
    let play = "pass\ngingerbread city S 2,1";
    let text = closed("", others, play);
    tells(
        &text,
        &[
            "1 gingerbread-moved 2,1/0",
            "1 gingerbread-moved 1,1/0",
            "2 scores 1 for gingerbread 2,1/0: 1 knights x 1 GB-06",
        ],
    );
    let once = closed("option gingerbread-double-move off", others, play);
    tells(&once, &["1 gingerbread-moved 2,1/0"]);
    assert_eq!(asked(&once).map(|asked| asked.1), Some(Question::Place));
}

#[test]
fn r_gb_02_the_other_city_completed_at_once_is_no_place_for_him() {
    let text = closed("", "tile base/E 1,1 r2\ntile base/E 2,1 r2", "pass");
    assert_eq!(
        choices(&text),
        ["gingerbread city S 1,1", "gingerbread city S 2,1"]
    );
}

#[test]
fn r_gb_03_a_large_meeple_is_one_knight() {
    let text = lured(
        "part large-meeple",
        "figure 1 large city EW 2,0",
        "pass\ngingerbread city N 3,-1",
    );
    assert_eq!(scores(&text), [7, 0]);
}

#[test]
fn r_gb_04_he_stays_in_a_joined_city_which_is_no_other_one() {
    let start = "tile base/E 0,0
        tile base/B -1,0
        tile base/B -1,-1
        tile base/B -1,-2
        tile base/G 0,-2 r1
        gingerbread city N 0,0
        figure 1 meeple city NS 0,-2
        drawn base/G";
    let text = table("", start, "place base/G 0,-1 r1\npass");
    let end = game(&text);
    let city = end.gingerbread_city().expect("he is there");
    assert_eq!(end.regions().get(city).tiles, 3);
    assert_eq!(cell(&text), Some(Pos::new(0, 0)));
}

#[test]
fn int_28_his_points_can_bring_a_message() {
    let text = lured(
        "part messengers",
        "figure 1 meeple city EW 2,0\nscore 1 3",
        "pass\ngingerbread city N 3,-1\nadvance score",
    );
    let question = game(&text).asked().map(|asked| asked.question);
    assert_eq!(question, Some(Question::Confirm));
    assert_eq!(
        crate::support::confirmed(&text),
        Some((Party::Chance, Question::Reveal))
    );
}

#[test]
fn int_31_his_points_can_be_stolen() {
    let text = lured(
        "part robbers",
        "figure 1 meeple city EW 2,0\nscore 1 3\nrobber 2 3",
        "pass\ngingerbread city N 3,-1",
    );
    assert_eq!(scores(&text), [10, 4]);
}

#[test]
fn r_gb_07_a_city_with_nobody_in_it_brings_nothing() {
    let text = lured("", "", "pass\ngingerbread city W 3,-1");
    tells(&text, &["1 gingerbread-moved 3,-1/2"]);
}

#[test]
fn r_gb_09_the_active_player_scores_first() {
    let text = lured(
        "",
        &format!("{KNIGHTS}\nturn 2"),
        "pass\ngingerbread city N 3,-1",
    );
    tells(
        &text,
        &[
            "2 gingerbread-moved 3,-1/0",
            "2 scores 7 for gingerbread 0,0/0: 1 knights x 7 GB-06",
            "1 scores 14 for gingerbread 0,0/0: 2 knights x 7 GB-06",
        ],
    );
}

#[test]
fn r_gb_10_he_brings_nothing_at_the_end() {
    let start = "tile base/D 0,0\nfigure 1 meeple city N 0,0\ngingerbread city N 0,0";
    let (game, told) = finished(&table("", start, ""));
    // Red is paid for the city, and told that its knight brings nothing more.
    let of_him: Vec<&String> = told.iter().filter(|line| line.contains("ginger")).collect();
    let nothing = "1 scores 0 for gingerbread 0,0/0 at the end: 1 knights x 0 R-GB-10";
    assert_eq!(of_him, [nothing]);
    assert_eq!(game.scores()[0], 1);
}

#[test]
fn r_gb_11_he_is_moved_before_the_second_part_of_a_double_turn() {
    let start = "figure 1 meeple city EW 2,0\nfigure 1 builder city EW 2,0";
    let play = "place gingerbread/3 7,0\npass\nplace base/B 3,1\npass";
    let text = lured("part builder", start, "")
        .replace("gingerbread/2", "gingerbread/3")
        .replace("place gingerbread/3 3,-1", play);
    let told = crate::support::story(&text);
    let at = |line: &str| told.iter().position(|told| told == line).expect(line);
    assert!(at("1 gingerbread-moved 7,0/1") < at("1 part-began"));
    assert_eq!(
        told.iter()
            .filter(|line| line.contains("gingerbread-moved"))
            .count(),
        1
    );
}

#[test]
fn r_gb_12_the_tile_that_sends_him_off_does_not_bring_him_back() {
    let text = closed("", "", "pass");
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,-1/0",
            "completed city 0,0/1",
            "gingerbread-left",
        ],
    );
    // Nor does a later one without an incomplete city.
    let later = text.replace("gingerbread city S 0,-1\n", "");
    tells(
        &later,
        &[
            "1 passed",
            "completed city 0,-1/0",
            "completed city 0,0/1",
            "1 gingerbread-stayed",
        ],
    );
}

#[test]
fn turn_21_his_points_come_first_and_he_flees_when_figures_are_back() {
    let text = completed(
        "part robbers",
        &format!("tile base/E 1,1 r2\n{KNIGHTS}\nscore 1 4\nrobber 2 4"),
        "pass",
    );
    let told = crate::support::told(&text);
    assert_eq!(
        told[1],
        "1 scores 12 for gingerbread 0,0/0: 2 knights x 6 GB-06"
    );
    assert_eq!(told[2], "2 scores 6 from 1: 6 stolen x 1 ROB-11");
    let last: Vec<&str> = told.iter().rev().take(3).map(String::as_str).collect();
    assert_eq!(
        last,
        [
            "2 robber-returned",
            "1 gingerbread-moved 1,1/0",
            "1 returned meeple 3,0/0"
        ]
    );
}

#[test]
fn int_72_without_the_part_his_tiles_are_decoration() {
    let text = lured("", "", "pass")
        .replace("part gingerbread\n", "")
        .replace("gingerbread city E 0,0\n", "");
    tells(&text, &["1 passed"]);
    assert_eq!(asked(&text).map(|asked| asked.1), Some(Question::Place));
}

#[test]
fn he_stands_in_incomplete_cities_only() {
    let spot = |text: &str| faults(text);
    let road = table("", "tile base/D 0,0\ngingerbread road EW 0,0", "");
    assert!(matches!(spot(&road)[..], [PositionFault::NotInACity(_)]));
    let done = table(
        "",
        "tile base/D 0,0\ntile base/E 0,-1 r2\ngingerbread city N 0,0",
        "",
    );
    assert!(matches!(spot(&done)[..], [PositionFault::AlreadyScored(_)]));
}
