//! The Crop Circles (CROP): everybody adds a meeple beside an own one, or takes one back.

use engine::rules::{Edition, Figure, Module, Question, Reason, Setup};
use engine::table::{Party, Seat};
use engine::tiles::{CircleKind, Symbol, catalogue};

use crate::support::{asked, choices, game, holds, record, refused, scores, tells, told};

pub const RED: Party = Party::Player(Seat(0));
pub const BLUE: Party = Party::Player(Seat(1));
pub const GREEN: Party = Party::Player(Seat(2));

/// Three players on this table.
pub fn table(head: &str, start: &str, play: &str) -> String {
    record(
        &format!(
            "set base\nset crop\npart crop-circles\n{head}\nseats 3\nstack base/B base/B base/B"
        ),
        &format!("start\n{start}\nplay\n{play}"),
    )
}

/// Two open cities, two open roads and a field, and a tile with a shield.
pub fn shield(head: &str, figures: &str, play: &str) -> String {
    let start = format!(
        "tile base/D 0,0
         tile base/D 1,0
         tile base/D 2,0
         {figures}
         drawn crop/E"
    );
    table(head, &start, &format!("place crop/E 1,1 r1\n{play}"))
}

/// The same with a tile that shows a club.
fn club(head: &str, figures: &str, play: &str) -> String {
    let start = format!("tile base/D 0,0\ntile base/D 1,0\n{figures}\ndrawn crop/A");
    table(head, &start, &format!("place crop/A 0,1\n{play}"))
}

/// The same with a tile that shows a pitchfork.
pub fn pitchfork(head: &str, figures: &str, play: &str) -> String {
    let start = format!("tile base/D 0,0\ntile base/D 1,0\n{figures}\ndrawn crop/C");
    table(head, &start, &format!("place crop/C 0,1 r3\n{play}"))
}

pub const KNIGHTS: &str = "figure 1 meeple city N 0,0
    figure 2 meeple city N 1,0
    figure 3 meeple city N 2,0";

fn on_board(text: &str) -> usize {
    game(text).standing().len()
}

#[test]
fn crop_01_two_tiles_of_each_symbol_are_shuffled_in() {
    let setup = Setup::base(Edition::Current, 2).with(Module::CropCircles);
    let count = |kind: CircleKind| {
        let tiles = setup.drawn_tiles().into_iter();
        let shown =
            tiles.filter(|&(tile, _)| catalogue().tile(tile).shows(Symbol::CropCircle(kind)));
        shown.map(|(_, copies)| copies).sum::<u8>()
    };
    assert_eq!(
        [CircleKind::Road, CircleKind::City, CircleKind::Field].map(count),
        [2, 2, 2]
    );
}

#[test]
fn crop_02_the_turn_is_played_then_the_active_player_must_choose() {
    let text = |play: &str| shield("", KNIGHTS, &format!("meeple city E\n{play}"));
    tells(&text(""), &["1 deployed meeple city 1,1/0"]);
    assert_eq!(asked(&text("")), Some((RED, Question::Circle)));
    assert_eq!(choices(&text("")), ["circle add", "circle remove"]);
    assert_eq!(refused(&text("pass")), [Reason::Mandatory]);
    tells(&text("circle add"), &["1 circle-chosen add"]);
}

#[test]
fn crop_04_the_symbol_fixes_the_kind_of_meeple() {
    let figures =
        "figure 1 meeple city N 0,0\nfigure 1 meeple road EW 0,0\nfigure 1 meeple field 27 1,0";
    let first = |text: String| choices(&text)[0].clone();
    let beside = "pass\ncircle add";
    assert_eq!(
        first(shield("", figures, beside)),
        "beside meeple city N 0,0"
    );
    assert_eq!(
        first(club("", figures, beside)),
        "beside meeple road EW 0,0"
    );
    assert_eq!(
        first(pitchfork("", figures, beside)),
        "beside meeple field 27 1,0"
    );
}

#[test]
fn crop_05_players_act_clockwise_the_active_one_last() {
    let text = |play: &str| shield("", KNIGHTS, &format!("pass\ncircle add\n{play}"));
    assert_eq!(asked(&text("")), Some((BLUE, Question::CircleAdd)));
    assert_eq!(asked(&text("pass")), Some((GREEN, Question::CircleAdd)));
    assert_eq!(asked(&text("pass\npass")), Some((RED, Question::CircleAdd)));
    let next = asked(&text("pass\npass\npass"));
    assert_eq!(next.map(|asked| asked.1), Some(Question::Place));
}

#[test]
fn ex_crop_1_everybody_may_add_a_knight() {
    holds("crop/ex-crop-1");
    holds("crop/ex-crop-1-b");
}

#[test]
fn crop_06_a_meeple_goes_beside_an_own_one_on_the_same_segment() {
    // Another tile of the same city is not beside it, nor is a knight of somebody else.
    let figures = "tile base/G 0,-1 r1\nfigure 1 meeple city N 0,0\nfigure 2 meeple city N 1,0";
    let text = |play: &str| shield("", figures, &format!("pass\ncircle add\npass\n{play}"));
    assert_eq!(choices(&text("")), ["beside meeple city N 0,0", "pass"]);
    for place in ["city NS 0,-1", "city N 1,0", "road EW 0,0"] {
        let refusal = refused(&text(&format!("beside meeple {place}")));
        assert_eq!(refusal, [Reason::NotBeside]);
    }
    let added = text("beside meeple city N 0,0");
    assert_eq!(
        game(&added).player(Seat(0)).supply().count(Figure::Meeple),
        5
    );
}

#[test]
fn crop_07_adding_is_optional_unless_it_was_agreed_otherwise() {
    let text = |head: &str, play: &str| shield(head, KNIGHTS, &format!("pass\ncircle add\n{play}"));
    tells(&text("", "pass"), &["2 passed"]);
    // Where it is compulsory, who has one way to do it is not asked.
    tells(
        &text("option crop-add mandatory", ""),
        &[
            "1 circle-chosen add",
            "2 deployed meeple city 1,0/0",
            "3 deployed meeple city 2,0/0",
            "1 deployed meeple city 0,0/0",
        ],
    );
    let two = format!("{KNIGHTS}\nfigure 2 meeple city N 0,0");
    let asked = shield("option crop-add mandatory", &two, "pass\ncircle add\npass");
    assert_eq!(refused(&asked), [Reason::Mandatory]);
}

#[test]
fn crop_08_removing_is_compulsory_and_scores_nothing() {
    let two = format!("{KNIGHTS}\nfigure 2 meeple city N 0,0");
    let text = |play: &str| shield("", &two, &format!("pass\ncircle remove\n{play}"));
    assert_eq!(asked(&text("")), Some((BLUE, Question::CircleRemove)));
    assert_eq!(
        choices(&text("")),
        ["withdraw meeple city N 0,0", "withdraw meeple city N 1,0"]
    );
    assert_eq!(refused(&text("pass")), [Reason::Mandatory]);
    assert_eq!(
        refused(&text("withdraw meeple city N 2,0")),
        [Reason::NotThere]
    );
    tells(
        &text("withdraw meeple city N 0,0"),
        &[
            "2 returned meeple 0,0/0",
            "3 returned meeple 2,0/0",
            "1 returned meeple 0,0/0",
        ],
    );
    assert_eq!(scores(&text("withdraw meeple city N 0,0")), [0, 0, 0]);
}

#[test]
fn ex_crop_2_every_player_with_a_farmer_takes_one_back() {
    holds("crop/ex-crop-2");
}

#[test]
fn crop_09_a_player_without_such_a_meeple_does_nothing() {
    let figures = "figure 3 meeple city N 0,0\nfigure 2 meeple road EW 0,0";
    tells(
        &shield("", figures, "pass\ncircle remove"),
        &["1 circle-chosen remove", "3 returned meeple 0,0/0"],
    );
}

#[test]
fn crop_10_without_a_meeple_in_the_supply_nothing_is_added() {
    let all = "figure 2 meeple road EW 0,0\n".repeat(6);
    let figures = format!("figure 2 meeple city N 0,0\nfigure 3 meeple city N 1,0\n{all}");
    let text = shield("", &figures, "pass\ncircle add");
    assert_eq!(asked(&text), Some((GREEN, Question::CircleAdd)));
}

#[test]
fn crop_11_no_figure_stands_on_a_circle_and_roads_and_fields_end_there() {
    let text = club("", "figure 2 meeple road EW 0,0", "");
    assert_eq!(
        choices(&text),
        [
            "meeple road SW",
            "meeple road E",
            "meeple field 0127",
            "meeple field 34",
            "meeple field 56",
            "pass",
        ]
    );
    // Blue's road ends at the circle, and another one begins behind it.
    let road = |play: &str| {
        let start = "tile base/W 0,0\nfigure 2 meeple road E 0,0\ndrawn crop/D";
        table("", start, &format!("place crop/D 1,0\n{play}"))
    };
    let beyond = choices(&road("")).into_iter();
    let roads: Vec<String> = beyond.filter(|line| line.contains("road")).collect();
    assert_eq!(roads, ["meeple road E"]);
    tells(
        &road("meeple road E"),
        &[
            "1 deployed meeple road 1,0/2",
            "completed road 0,0/0 2",
            "2 scores 2 for road 0,0/0: 2 tiles x 1 ROAD-02",
            "2 returned meeple 0,0/0",
            "circle-idle field",
        ],
    );
    // So do fields that a circle parts: Blue's farmer keeps nobody out on the other side.
    let start = "tile base/B 0,0\nfigure 2 meeple field 01234567 0,0\ndrawn crop/E";
    assert_eq!(
        choices(&table("", start, "place crop/E 1,0")),
        ["meeple city N", "meeple city S", "meeple field 23", "pass"]
    );
}

#[test]
fn crop_12_after_the_active_player_the_turn_part_ends() {
    let text = shield("", KNIGHTS, "pass\ncircle remove");
    assert_eq!(
        told(&text).last().map(String::as_str),
        Some("1 returned meeple 0,0/0")
    );
    let question = game(&text).asked().map(|asked| asked.question);
    assert_eq!(question, Some(Question::Confirm));
}

#[test]
fn r_crop_02_without_such_a_meeple_there_is_no_choice() {
    let nobody = shield("", "", "pass");
    assert_eq!(asked(&nobody).map(|asked| asked.1), Some(Question::Place));
    assert!(told(&nobody).contains(&"circle-idle city".to_string()));
    let others = shield("", "figure 1 meeple road EW 0,0", "pass");
    assert_eq!(asked(&others).map(|asked| asked.1), Some(Question::Place));
}

#[test]
fn r_crop_03_large_meeples_count_builders_and_pigs_do_not() {
    let figures = "figure 2 large city N 0,0\nfigure 2 builder city N 0,0";
    let text = |play: &str| {
        shield(
            "part large-meeple\npart builder",
            figures,
            &format!("pass\n{play}"),
        )
    };
    // The large one is on the board already.
    assert_eq!(
        choices(&text("circle add")),
        ["beside meeple city N 0,0", "pass"]
    );
    let builder = refused(&text("circle add\nbeside builder city N 0,0"));
    assert_eq!(builder, [Reason::NoneLeft(Figure::Builder)]);
    // INT-42, INT-43: the builder that is left alone returns.
    tells(
        &text("circle remove"),
        &[
            "1 circle-chosen remove",
            "2 returned large 0,0/0",
            "2 returned builder 0,0/0",
        ],
    );
    let large = "figure 2 meeple city N 0,0";
    assert_eq!(
        choices(&shield("part large-meeple", large, "pass\ncircle add")),
        [
            "beside meeple city N 0,0",
            "beside large city N 0,0",
            "pass"
        ]
    );
}

#[test]
fn r_crop_03_an_abbot_is_not_touched() {
    let start = "tile base/D 0,0\ntile base/B 0,1\nfigure 2 abbot monastery 0,1\nfigure 2 meeple field 3456 0,0\ndrawn crop/C";
    let text = table("part abbot", start, "place crop/C 1,1\npass\ncircle remove");
    tells(
        &text,
        &["1 circle-chosen remove", "2 returned meeple 0,0/3"],
    );
}

#[test]
fn r_crop_04_the_circle_comes_before_the_second_part_of_a_double_turn() {
    let figures = "figure 1 meeple road EW 0,0\nfigure 1 builder road EW 0,0";
    let start = format!("tile base/D 0,0\n{figures}\ndrawn crop/A");
    let play =
        "place crop/A 1,0\npass\ncircle add\nbeside meeple road EW 0,0\nplace base/B 0,1\npass";
    let text = table("part builder", &start, play);
    let told = crate::support::story(&text);
    let at = |line: &str| told.iter().position(|told| told == line).expect(line);
    assert!(at("1 circle-chosen add") < at("1 part-began"));
    assert_eq!(
        told.iter().filter(|line| line.contains("circle")).count(),
        1
    );
}

#[test]
fn r_crop_05_a_meeple_that_message_8_took_is_no_longer_there() {
    let start = "tile base/D 0,0
        tile base/D 1,0
        tile base/D 2,0
        figure 1 meeple city N 0,0
        figure 1 meeple city N 1,0
        figure 2 meeple city N 2,0
        score 1 1
        drawn crop/E";
    let play = "place crop/E 0,-1
        pass
        advance score
        reveal 8
        recall meeple city N 1,0
        advance messenger
        circle remove";
    tells(
        &table("part messengers", start, play),
        &["1 circle-chosen remove", "2 returned meeple 2,0/0"],
    );
}

#[test]
fn r_crop_06_the_gingerbread_man_stays_when_knights_leave() {
    let figures = format!("{KNIGHTS}\ngingerbread city N 0,0");
    let text = shield("part gingerbread", &figures, "pass\ncircle remove");
    assert_eq!(on_board(&text), 0);
    assert!(game(&text).gingerbread().at().is_some());
}

#[test]
fn r_crop_08_without_farmers_a_pitchfork_has_no_effect() {
    let text = pitchfork("option farmers off", "figure 2 meeple city N 0,0", "pass");
    assert_eq!(asked(&text).map(|asked| asked.1), Some(Question::Place));
}

#[test]
fn r_crop_09_a_circle_under_a_hill_has_no_effect() {
    let head = "set base\nset hills\nset crop\npart crop-circles\npart hills\nseats 2\noption first-player 1
        stack hills/01 crop/E crop/E crop/E";
    let text = record(head, "play\nplace hills/01 0,1 r2\nmeeple city SE");
    tells(&text, &["1 deployed meeple city 0,1/0"]);
    let question = game(&text).asked().map(|asked| asked.question);
    assert_eq!(question, Some(Question::Confirm));
}

#[test]
fn int_67_beside_a_meeple_on_a_hill_is_on_the_hill() {
    holds("together/int-67");
}

#[test]
fn int_72_without_the_part_circles_are_decoration() {
    let text = shield("", KNIGHTS, "pass").replace("part crop-circles\n", "");
    assert_eq!(asked(&text).map(|asked| asked.1), Some(Question::Place));
}
