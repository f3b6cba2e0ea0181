//! The abbot (ABB): gardens, monasteries, and the way home.

use engine::rules::{Edition, Figure, Game, Part, Parts, Question, Reason, Setup};
use engine::table::Seat;
use engine::tiles::{FeatureKind, catalogue};

use crate::support::{
    asked, choices, finished, game, holds, record, refused, scores, tell, tells, two,
};

/// Two players with abbots on this table.
fn table(parts: &str, start: &str, play: &str) -> String {
    record(
        &format!("set base\npart abbot\n{parts}\nseats 2\nstack base/B base/B base/B base/B"),
        &format!("start\n{start}\nplay\n{play}"),
    )
}

/// A garden on 0,0 with four tiles around; another one is placed.
fn garden(parts: &str, figures: &str, play: &str) -> String {
    let start = format!(
        "tile base/E-garden 0,0
         tile base/B 1,0
         tile base/B -1,0
         tile base/B 0,1
         tile base/B 1,1
         {figures}
         drawn base/B"
    );
    table(parts, &start, &format!("place base/B -1,1\n{play}"))
}

const TENDED: &str = "figure 1 abbot garden 0,0";

/// A monastery on 0,0 that lacks the tile on 1,1.
fn monastery(parts: &str, figures: &str, play: &str) -> String {
    let around = ["0,-1", "1,-1", "1,0", "-1,-1", "-1,0", "-1,1", "0,1"];
    let tiles = around.map(|cell| format!("tile base/B {cell}\n")).concat();
    let start = format!("tile base/B 0,0\n{tiles}{figures}\ndrawn base/B");
    table(parts, &start, &format!("place base/B 1,1\n{play}"))
}

/// The same around a garden.
fn ring(parts: &str, figures: &str, play: &str) -> String {
    let start = format!(
        "tile base/E-garden 0,0
         tile base/E 0,-1 r2
         tile base/B 1,-1
         tile base/B 1,0
         tile base/B -1,-1
         tile base/B -1,0
         tile base/B -1,1
         tile base/B 0,1
         {figures}
         drawn base/B"
    );
    table(parts, &start, &format!("place base/B 1,1\n{play}"))
}

fn abbots(text: &str, seat: u8) -> u8 {
    let game = game(text);
    game.player(Seat(seat - 1)).supply().count(Figure::Abbot)
}

/// Whether the turn part waits for nothing but to be confirmed.
fn is_done(text: &str) -> bool {
    let asked = game(text).asked().map(|asked| asked.question);
    asked == Some(Question::Confirm)
}

#[test]
fn abb_01_each_player_has_one_abbot() {
    let owned = |parts| {
        let mut setup = Setup::base(Edition::Current, 3);
        setup.parts = parts;
        let game = Game::new(setup).expect("it can be played");
        (0..3)
            .map(|seat| game.player(Seat(seat)).supply().count(Figure::Abbot))
            .collect::<Vec<_>>()
    };
    assert_eq!(owned(Parts::NONE.with(Part::Abbot)), [1, 1, 1]);
    assert_eq!(owned(Parts::NONE), [0, 0, 0]);
}

#[test]
fn abb_02_a_tile_with_a_garden_is_placed_like_the_one_without() {
    let board = game(&garden("", TENDED, ""));
    let placements = |name| board.placements(catalogue().find(name).expect("a tile"));
    assert_eq!(placements("base/E-garden"), placements("base/E"));
    assert!(!placements("base/E-garden").is_empty());
}

#[test]
fn abb_03_on_a_garden_tile_one_meeple_or_the_abbot_is_placed_not_both() {
    let text = |play: &str| {
        let start = "tile base/U 0,0\ndrawn base/U-garden";
        table("", start, &format!("place base/U-garden 1,0\n{play}"))
    };
    let offered = [
        "meeple road EW",
        "meeple field 0127",
        "meeple field 3456",
        "abbot garden",
        "pass",
    ];
    assert_eq!(choices(&text("")), offered);
    tells(&text("abbot garden"), &["1 deployed abbot garden 1,0/3"]);
    assert!(is_done(&text("abbot garden")));
}

#[test]
fn abb_04_the_abbot_goes_to_monasteries_and_gardens_only() {
    let start = "tile base/B 0,0\ndrawn base/A";
    let text = |play: &str| table("", start, &format!("place base/A 1,0\n{play}"));
    tells(
        &text("abbot monastery"),
        &["1 deployed abbot monastery 1,0/2"],
    );
    for (place, kind) in [
        ("road S", FeatureKind::Road),
        ("field 0", FeatureKind::Field),
    ] {
        let figure = Figure::Abbot;
        let wrong = Reason::WrongFeature { figure, kind };
        assert_eq!(refused(&text(&format!("abbot {place}"))), [wrong]);
    }
    let city = table(
        "",
        "tile base/E 0,0\ndrawn base/E",
        "place base/E 0,-1 r2\nabbot city S",
    );
    let wrong = Reason::WrongFeature {
        figure: Figure::Abbot,
        kind: FeatureKind::City,
    };
    assert_eq!(refused(&city), [wrong]);
}

/// A garden tile has been placed; this figure is to stand on it.
fn in_garden(parts: &str, figure: &str) -> String {
    let play = format!("place base/U-garden 1,0\n{figure} garden");
    table(parts, "tile base/U 0,0\ndrawn base/U-garden", &play)
}

#[test]
fn abb_05_no_other_figure_stands_on_a_garden() {
    let wrong = |figure| {
        let kind = FeatureKind::Garden;
        [Reason::WrongFeature { figure, kind }]
    };
    assert_eq!(refused(&in_garden("", "meeple")), wrong(Figure::Meeple));
    assert_eq!(refused(&in_garden("part pig", "pig")), wrong(Figure::Pig));
}

#[test]
fn r_abb_06_the_large_meeple_does_not_stand_on_a_garden() {
    let wrong = Reason::WrongFeature {
        figure: Figure::Large,
        kind: FeatureKind::Garden,
    };
    assert_eq!(refused(&in_garden("part large-meeple", "large")), [wrong]);
}

#[test]
fn abb_06_a_garden_is_complete_with_eight_tiles_around_it_and_worth_nine() {
    tells(
        &ring("", TENDED, "pass"),
        &[
            "1 passed",
            "completed garden 0,0/2 1",
            "1 scores 9 for garden 0,0/2: 9 tiles x 1 ABB-06",
            "1 returned abbot 0,0/2",
        ],
    );
    // With seven it is not.
    tells(&garden("", TENDED, "pass"), &["1 passed"]);
}

#[test]
fn abb_07_a_completed_monastery_with_an_abbot_scores_nine_and_he_returns() {
    let text = monastery("", "figure 2 abbot monastery 0,0", "pass");
    tells(
        &text,
        &[
            "1 passed",
            "completed monastery 0,0/1 2",
            "2 scores 9 for monastery 0,0/1: 9 tiles x 1 MON-02",
            "2 returned abbot 0,0/1",
        ],
    );
    assert_eq!(abbots(&text, 2), 1);
}

#[test]
fn ex_abb_2_the_eighth_tile_around_a_garden_brings_nine_points() {
    holds("abbot/ex-abb-2");
}

#[test]
fn abb_08_instead_of_placing_a_figure_the_abbot_may_be_taken_back() {
    let offered = |text: String| choices(&text).contains(&"abbot-home".to_string());
    assert!(offered(garden("", TENDED, "")));
    assert!(!offered(garden("", "figure 2 abbot garden 0,0", "")));
    assert!(!offered(garden("", "", "")));
    assert_eq!(refused(&garden("", "", "abbot-home")), [Reason::NotThere]);
}

#[test]
fn abb_09_the_place_the_abbot_leaves_is_scored_at_once() {
    tells(
        &garden("", TENDED, "abbot-home"),
        &[
            "1 scores 6 for garden 0,0/2: 6 tiles x 1 ABB-09",
            "1 returned abbot 0,0/2",
        ],
    );
    let start = "tile base/B 0,0\nfigure 1 abbot monastery 0,0\ndrawn base/B";
    tells(
        &table("", start, "place base/B 1,0\nabbot-home"),
        &[
            "1 scores 2 for monastery 0,0/1: 2 tiles x 1 ABB-09",
            "1 returned abbot 0,0/1",
        ],
    );
}

#[test]
fn ex_abb_1_five_tiles_around_a_garden_bring_six_points() {
    holds("abbot/ex-abb-1");
}

#[test]
fn abb_10_the_abbot_taken_back_can_be_placed_again_from_the_next_step_on() {
    let home = garden("", TENDED, "abbot-home");
    assert_eq!(
        asked(&home),
        Some((engine::table::Party::Player(Seat(1)), Question::Place))
    );
    let later = format!("{home}place base/B 2,0\npass\nplace base/B 2,1\n");
    assert!(choices(&later).contains(&"abbot monastery".to_string()));
}

#[test]
fn abb_11_an_abbot_on_the_board_scores_as_a_monk_at_the_end() {
    let start = "tile base/E-garden 0,0\ntile base/B 1,0";
    let figures = "figure 1 abbot garden 0,0\nfigure 2 abbot monastery 1,0";
    let text = record(
        "set base\npart abbot\nseats 2\nstack base/B",
        &format!("start\n{start}\n{figures}\nplay\nplace base/B 2,0\npass\nconfirm"),
    );
    tells(
        &text,
        &[
            "1 turn-ended",
            "final-scoring",
            "2 scores 3 for monastery 1,0/1 at the end: 3 tiles x 1 MON-03",
            "1 scores 2 for garden 0,0/2 at the end: 2 tiles x 1 ABB-06",
            "won 2",
        ],
    );
}

#[test]
fn abb_12_without_the_abbot_a_garden_is_decoration_and_its_ring_completes_nothing() {
    let garden = "start
         tile base/E-garden 1,1 r0
         tile base/E 1,0 r2
         tile base/E 0,0 r0
         tile base/E 2,0 r0
         tile base/E 2,1 r1
         tile base/E 1,2 r2
         tile base/E 0,2 r2
         tile base/E 0,1 r3
         play
         place base/E 2,2 r2
         pass";
    tells(&two("base/E", garden), &["1 passed"]);
}

/// Red is about to read message 8 with the abbot in a garden.
fn message_8(play: &str) -> String {
    table(
        "part messengers",
        "tile base/D 0,0
         tile base/B 0,1
         tile base/U-garden 1,0
         figure 1 meeple city N 0,0
         figure 1 abbot garden 1,0
         score 1 1 0
         drawn base/E",
        &format!("place base/E 0,-1 r2\npass\nadvance score\nreveal 8\n{play}"),
    )
}

#[test]
fn abb_13_the_abbot_is_a_meeple_to_message_8() {
    assert_eq!(
        choices(&message_8("")),
        ["recall abbot garden 1,0", "points"]
    );
    tell(
        2,
        &message_8("recall abbot garden 1,0\nadvance messenger"),
        &[
            "1 scores 4 by messenger for message 8 1,0/3: 4 tiles x 1 ABB-06",
            "1 returned abbot 1,0/3",
        ],
    );
}

#[test]
fn r_abb_01_the_abbot_counts_for_the_majority() {
    let both = "figure 1 abbot monastery 0,0\nfigure 2 meeple monastery 0,0";
    assert_eq!(scores(&monastery("", both, "pass")), [9, 9]);
}

#[test]
fn r_abb_02_taking_the_abbot_back_is_instead_of_every_other_figure() {
    assert!(is_done(&garden("part pig", TENDED, "abbot-home")));
    let before = refused(&garden("", TENDED, "meeple field 0\nabbot-home"));
    assert!(matches!(before[..], [Reason::NotAsked(_)]));
}

#[test]
fn int_50_taking_the_abbot_back_stands_beside_all_other_figures_in_one_choice() {
    let text = garden("part large-meeple", TENDED, "");
    let kinds = ["meeple monastery", "large monastery", "abbot-home", "pass"];
    let offered = choices(&text);
    assert!(kinds.iter().all(|kind| offered.contains(&kind.to_string())));
    assert!(
        !offered.contains(&"abbot monastery".to_string()),
        "he is on the board"
    );
}

#[test]
fn r_abb_03_not_in_the_turn_part_that_completes_his_place() {
    let text = |play: &str| ring("", TENDED, play);
    assert!(!choices(&text("")).contains(&"abbot-home".to_string()));
    assert_eq!(refused(&text("abbot-home")), [Reason::ScoredAnyway]);
}

#[test]
fn r_abb_04_placed_and_taken_back_only_with_two_tiles() {
    let start = "tile base/U 0,0
        figure 1 meeple road EW 0,0
        figure 1 builder road EW 0,0
        drawn base/U-garden";
    let text = |play: &str| {
        let play = format!("place base/U-garden 1,0\nabbot garden\n{play}");
        table("part builder", start, &play)
    };
    assert!(matches!(
        refused(&text("abbot-home"))[..],
        [Reason::NotAsked(_)]
    ));
    tells(
        &text("place base/B 1,1\nabbot-home"),
        &[
            "1 scores 3 for garden 1,0/3: 3 tiles x 1 ABB-09",
            "1 returned abbot 1,0/3",
        ],
    );
}

#[test]
fn r_abb_05_an_abbot_taken_back_scores_alone_and_the_monk_stays() {
    let start = "tile base/B 0,0
        figure 1 abbot monastery 0,0
        figure 2 meeple monastery 0,0
        figure 2 large monastery 0,0
        drawn base/B";
    let text = table("part large-meeple", start, "place base/B 1,0\nabbot-home");
    assert_eq!(scores(&text), [2, 0]);
    assert_eq!(game(&text).standing().len(), 2);
}

#[test]
fn r_abb_07_the_abbot_goes_on_the_tile_just_placed_only() {
    let start = "tile base/U-garden 0,0\ndrawn base/U";
    let text = table("", start, "place base/U 1,0");
    assert!(choices(&text).iter().all(|line| !line.contains("abbot")));
}

#[test]
fn r_abb_08_points_of_an_abbot_taken_back_can_be_stolen() {
    let robbed = "score 1 7\nrobber 2 7\nfigure 1 abbot garden 0,0";
    let text = garden("part robbers", robbed, "abbot-home");
    assert_eq!(scores(&text), [13, 3]);
}

/// Blue's robber stands by two figures: Red's abbot leaves, and Green's city is complete with the same tile.
#[test]
fn r_rob_05_a_robber_may_wait_for_what_the_tile_completed_when_an_abbot_leaves() {
    let text = record(
        "set base\npart abbot\npart robbers\nseats 3\nstack base/B base/B",
        "start
         tile base/E-garden 0,0
         tile base/E 1,0
         figure 1 abbot garden 0,0
         figure 3 meeple city N 1,0
         robber 2 0
         drawn base/E
         play
         place base/E 1,-1 r2
         abbot-home",
    );
    let asked = asked(&text);
    assert_eq!(
        asked,
        Some((engine::table::Party::Player(Seat(1)), Question::Steal))
    );
}

#[test]
fn int_31_points_of_an_abbot_are_stolen_like_those_of_a_feature() {
    let robbed = "score 1 7\nrobber 2 7\nfigure 1 abbot garden 0,0";
    let told = crate::support::told(&garden("part robbers", robbed, "abbot-home"));
    assert_eq!(told[0], "1 scores 6 for garden 0,0/2: 6 tiles x 1 ABB-09");
    assert!(told[1].starts_with("2 scores 3 from 1"), "{told:?}");
}

#[test]
fn int_28_points_of_an_abbot_count_for_a_message() {
    let text = garden(
        "part messengers",
        "figure 1 abbot garden 0,0\nscore 1 4 1",
        "abbot-home\nadvance score\nreveal 5",
    );
    // 4 and 6 make 10, a dark space.
    assert!(crate::support::told(&text)[0].starts_with("1 message-read 5"));
    let beside = garden(
        "part messengers",
        "figure 1 abbot garden 0,0\nscore 1 3 1",
        "abbot-home\nadvance score",
    );
    assert!(!matches!(
        crate::support::confirmed(&beside),
        Some((_, Question::Reveal))
    ));
}

#[test]
fn abb_11_nothing_is_left_of_a_garden_without_an_abbot_at_the_end() {
    let (end, _) = finished(&garden("", "", "pass"));
    assert_eq!(end.scores(), [0, 0]);
}
