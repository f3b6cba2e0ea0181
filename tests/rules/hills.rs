//! Hills (HS-21 to HS-36): the tile under each, and ties.

use engine::rules::Game;
use engine::tiles::{Symbol, catalogue};

use crate::support::{choices, finished, game, holds, record, scores, tells};

/// Three players on this table.
fn table(head: &str, start: &str, play: &str) -> String {
    record(
        &format!("set base\nset hills\n{head}\nseats 3\nstack base/B base/B base/B"),
        &format!("start\n{start}\nplay\n{play}"),
    )
}

/// A game in which these tiles are drawn, and what happens after the first draw.
fn draws(head: &str, stack: &str, start: &str, play: &str) -> String {
    record(
        &format!("set base\nset hills\n{head}\nseats 2\noption first-player 1\nstack {stack}"),
        &format!("{start}\nplay\n{play}"),
    )
}

/// How many tiles can be drawn, and how many nobody has seen.
fn left(game: &Game) -> (u16, u32) {
    let unseen = game.stack().unseen().map(|(_, count)| u32::from(count));
    (game.stack().left(), unseen.sum())
}

#[test]
fn hs_21_a_tile_is_taken_unseen_when_a_hill_is_drawn() {
    let stack = "hills/01 base/B base/B base/B";
    let text = draws("part hills", stack, "", "draw hills/01");
    tells(&text, &["1 drew hills/01", "1 tile-hidden"]);
    assert_eq!(left(&game(&text)).0, 2);
    let plain = draws("part hills", stack, "", "draw base/B");
    tells(&plain, &["1 drew base/B"]);
}

#[test]
fn turn_02_the_hidden_tile_is_taken_before_the_hill_is_placed() {
    let stack = "hills/01 base/B base/B base/B";
    let text = draws("part hills", stack, "", "place hills/01 0,1 r2");
    tells(
        &text,
        &[
            "1 drew hills/01",
            "1 tile-hidden",
            "1 placed hills/01 0,1 2",
        ],
    );
}

#[test]
fn hs_22_the_hidden_tile_is_never_seen_and_out_of_the_game() {
    let stack = "hills/01 base/B base/B base/U";
    let text = draws("part hills", stack, "", "place hills/01 0,1 r2\npass");
    let (end, told) = finished(&text);
    // Two more turns instead of three; the third tile is still among those nobody has seen.
    assert_eq!(left(&end), (0, 1));
    assert_eq!(end.board().placed().len(), 4);
    let drawn = told.iter().filter(|line| line.contains("drew")).count();
    assert_eq!(drawn, 2);
}

#[test]
fn int_66_a_tile_under_a_hill_is_out_of_play_with_all_its_symbols() {
    // One of the shields never comes: only one city can be completed with it.
    let stack = "hills/01 base/Q base/Q";
    let (end, _) = finished(&draws(
        "part hills",
        stack,
        "",
        "place hills/01 0,1 r2\npass",
    ));
    let shields = |game: &Game| {
        let all = game.regions().all();
        all.map(|(_, region)| region.shields).sum::<u16>()
    };
    assert_eq!(shields(&end), 1);
}

#[test]
fn r_hs_12_the_number_of_tiles_left_goes_down_by_two() {
    let stack = "hills/01 base/B base/B base/B base/B";
    let before = draws("part hills", stack, "", "");
    let after = draws("part hills", stack, "", "draw hills/01");
    assert_eq!([left(&game(&before)).0, left(&game(&after)).0], [5, 3]);
}

#[test]
fn hs_22_a_hill_that_lies_in_a_position_has_a_tile_under_it() {
    let text = |parts: &str, drawn: &str| {
        let start = format!("start\ntile base/E 0,0\ntile hills/01 0,1 r2\n{drawn}\nturn 1");
        record(&format!("set base\nset hills\n{parts}\nseats 2"), &start)
    };
    // 71 and 18 tiles can be drawn, of which two lie on the table and one under the hill.
    assert_eq!(left(&game(&text("part hills", ""))), (86, 87));
    assert_eq!(left(&game(&text("", ""))), (87, 87));
    // A hill in hand has taken its tile as well.
    let drawn = text("part hills", "drawn hills/02");
    assert_eq!(left(&game(&drawn)), (84, 86));
}

#[test]
fn hs_23_the_last_tile_is_placed_with_nothing_under_it() {
    let text = draws("part hills", "hills/01", "", "draw hills/01");
    tells(&text, &["1 drew hills/01"]);
    let (end, _) = finished(&text);
    assert_eq!(end.board().placed().len(), 2);
}

#[test]
fn int_72_without_the_part_a_hill_is_decoration() {
    let stack = "hills/01 base/B base/B base/B";
    tells(&draws("", stack, "", "draw hills/01"), &["1 drew hills/01"]);
}

#[test]
fn r_hs_15_every_hill_hides_a_tile_of_the_stack() {
    let hills = catalogue()
        .tiles()
        .iter()
        .filter(|tile| tile.shows(Symbol::Hill));
    let names: Vec<&str> = hills.map(|tile| tile.name).collect();
    assert_eq!(names.len(), 8);
    for name in names {
        let text = draws(
            "part hills",
            &format!("{name} base/B base/B"),
            "",
            &format!("draw {name}"),
        );
        let drew = format!("1 drew {name}");
        tells(&text, &[&drew, "1 tile-hidden"]);
    }
}

#[test]
fn r_hs_19_a_hill_that_fits_nowhere_is_replaced_and_hides_nothing() {
    let start = "start\ntile base/C 0,0\nturn 1";
    let text = draws(
        "part hills",
        "hills/07 base/E base/B base/B",
        start,
        "draw hills/07",
    );
    tells(
        &text,
        &["1 drew hills/07", "1 removed hills/07 unplaceable"],
    );
    assert_eq!(left(&game(&text)).0, 3);
}

#[test]
fn r_hs_13_the_hidden_tile_comes_from_the_ordinary_stack() {
    // The hill is drawn when the lake is placed; before that nothing can be hidden.
    let text = record(
        "set base\nset river\nset hills\npart hills\nseats 2\noption first-player 1
         stack river/F river/L hills/01 base/B base/B",
        "play\nplace river/F 1,0\npass\nplace river/L 2,0\npass\ndraw hills/01",
    );
    tells(
        &text,
        &[
            "2 turn-ended",
            "1 turn-began 3",
            "1 drew hills/01",
            "1 tile-hidden",
        ],
    );
    assert_eq!(left(&game(&text)).0, 1);
}

#[test]
fn r_turn_10_from_a_hand_a_tile_is_hidden_when_the_hill_is_chosen() {
    let text = |play: &str| {
        record(
            "set base\nset hills\npart hills\noption hand 3\nseats 2\nstack base/B base/B base/B",
            &format!(
                "start\ntile base/D 0,0\nhand 1 hills/01 base/B base/B\nhand 2 base/B base/B base/B\nplay\n{play}"
            ),
        )
    };
    tells(
        &text("place hills/01 0,1 r2"),
        &["1 tile-hidden", "1 placed hills/01 0,1 2"],
    );
    tells(&text("place base/B 0,1"), &["1 placed base/B 0,1 0"]);
}

#[test]
fn hs_24_figures_stand_on_the_features_of_a_hill_tile_never_on_the_hill() {
    let stack = "hills/01 base/B base/B base/B";
    let text = draws("part hills", stack, "", "place hills/01 0,1 r2");
    assert_eq!(
        choices(&text),
        ["meeple city ES", "meeple field 0167", "pass"]
    );
}

/// A city of four tiles and two shields that lacks the last one; its northern end lies on a hill.
const TOWER: &str = "tile hills/03 0,-3
    tile base/F 0,-2 r1
    tile base/F 0,-1 r1";

/// The city is completed with these figures in it.
fn tower(head: &str, figures: &str) -> String {
    let start = format!("{TOWER}\n{figures}\ndrawn base/E");
    table(head, &start, "place base/E 0,0\npass")
}

const RED_UP: &str = "figure 1 meeple city S 0,-3";
const BLUE: &str = "figure 2 meeple city NS 0,-1";

#[test]
fn ex_hs_4_the_knight_on_the_hill_takes_all_twelve_points() {
    holds("hills/ex-hs-4");
}

#[test]
fn hs_31_one_meeple_on_a_hill_breaks_a_tie() {
    let figures = format!("{RED_UP}\n{BLUE}");
    assert_eq!(scores(&tower("part hills", &figures)), [12, 0, 0]);
    assert_eq!(scores(&tower("", &figures)), [12, 12, 0]);
}

#[test]
fn hs_32_several_tied_players_on_hills_share_and_the_others_get_nothing() {
    let figures = format!("{RED_UP}\nfigure 2 meeple city S 0,-3\nfigure 3 meeple city NS 0,-1");
    assert_eq!(scores(&tower("part hills", &figures)), [12, 12, 0]);
}

/// Red has two knights on the hill, Blue one there and one elsewhere.
const TWO_AND_ONE: &str = "figure 1 meeple city S 0,-3
    figure 1 meeple city S 0,-3
    figure 2 meeple city S 0,-3
    figure 2 meeple city NS 0,-1";

#[test]
fn hs_32_the_number_of_meeples_on_hills_does_not_matter() {
    assert_eq!(scores(&tower("part hills", TWO_AND_ONE)), [12, 12, 0]);
}

#[test]
fn ex_hs_7_two_of_three_tied_players_on_hills_score_fully() {
    holds("hills/ex-hs-7");
}

#[test]
fn hs_33_without_a_tie_hills_have_no_effect() {
    let figures = format!("{RED_UP}\n{BLUE}\nfigure 2 meeple city NS 0,-2");
    assert_eq!(scores(&tower("part hills", &figures)), [0, 12, 0]);
}

#[test]
fn int_11_hills_decide_ties_only() {
    holds("together/int-11");
}

const COUNT: &str = "part hills\noption hill-tie-break count";

#[test]
fn hs_34_by_option_most_meeples_on_hills_win() {
    assert_eq!(scores(&tower(COUNT, TWO_AND_ONE)), [12, 0, 0]);
    let equal =
        format!("{RED_UP}\nfigure 2 meeple city S 0,-3\n{BLUE}\nfigure 1 meeple city NS 0,-2");
    assert_eq!(scores(&tower(COUNT, &equal)), [12, 12, 0]);
}

#[test]
fn r_hs_10_a_large_meeple_on_a_hill_is_one_hill_meeple() {
    let figures =
        "figure 1 large city S 0,-3\nfigure 2 meeple city S 0,-3\nfigure 2 meeple city S 0,-3";
    let text = |head: &str| tower(&format!("{head}\npart large-meeple"), figures);
    assert_eq!(scores(&text(COUNT)), [0, 12, 0]);
    assert_eq!(scores(&text("part hills")), [12, 12, 0]);
}

#[test]
fn int_12_a_large_meeple_counts_two_for_the_majority_and_one_for_the_hill() {
    holds("together/int-12");
    holds("together/int-12-b");
}

#[test]
fn ex_int_4_two_meeples_one_of_them_on_a_hill_beat_a_large_one_below() {
    holds("together/ex-int-4");
}

#[test]
fn r_hs_11_special_figures_on_a_hill_do_not_count() {
    let figures =
        "figure 1 builder city S 0,-3\nfigure 1 meeple city NS 0,-1\nfigure 2 meeple city NS 0,-2";
    assert_eq!(
        scores(&tower("part hills\npart builder", figures)),
        [12, 12, 0]
    );
}

#[test]
fn r_hs_18_without_farmers_a_hill_still_decides_a_city() {
    let start = format!("{TOWER}\n{RED_UP}\n{BLUE}\ndrawn base/E");
    let text = table("part hills\noption farmers off", &start, "place base/E 0,0");
    assert_eq!(scores(&text), [12, 0, 0]);
}

#[test]
fn hs_36_meeples_on_hills_return_after_scoring() {
    let text = tower("part hills", &format!("{RED_UP}\n{BLUE}"));
    assert!(game(&text).standing().is_empty());
}

#[test]
fn hs_35_the_tie_break_holds_for_a_road() {
    let start = "tile hills/07 0,0
        tile base/U 0,1 r1
        figure 1 meeple road S 0,0
        figure 2 meeple road NS 0,1
        drawn base/W";
    let text = |head| table(head, start, "place base/W 0,2 r2\npass");
    assert_eq!(scores(&text("part hills")), [3, 0, 0]);
    assert_eq!(scores(&text("")), [3, 3, 0]);
}

#[test]
fn hs_35_the_tie_break_holds_in_the_final_scoring() {
    let (end, _) = finished(&table(
        "part hills",
        &format!("{TOWER}\n{RED_UP}\n{BLUE}"),
        "",
    ));
    // Three tiles and two shields, incomplete.
    assert_eq!(end.scores(), [5, 0, 0]);
}

/// Two cities above one field, with a hill at its eastern end; Red's farmer stands below, Blue's on the hill.
const FIELD: &str = "tile base/E 0,0
    tile base/E 0,-1 r2
    tile base/E 1,0
    tile base/E 1,-1 r2
    tile hills/03 2,0
    figure 1 meeple field 4 0,0
    figure 2 meeple field 67 2,0";

fn field_scores(head: &str, more: &str) -> Vec<u32> {
    finished(&table(head, &format!("{FIELD}\n{more}"), ""))
        .0
        .scores()
}

#[test]
fn hs_35_the_tie_break_holds_for_a_field() {
    assert_eq!(field_scores("part hills", ""), [0, 6, 0]);
    assert_eq!(field_scores("", ""), [6, 6, 0]);
}

#[test]
fn r_field_06_in_2001_hills_break_ties_of_the_pooled_farmers_of_a_city() {
    assert_eq!(
        field_scores("edition first-2001\npart hills", ""),
        [0, 6, 0]
    );
    assert_eq!(field_scores("edition first-2001", ""), [6, 6, 0]);
    // One more farmer of Red above the first city: no tie there.
    let above = "figure 1 meeple field 0 0,-1";
    let text = field_scores("edition first-2001\npart hills", above);
    assert_eq!(text, [6, 0, 0]);
}

#[test]
fn ex_int_8_only_the_farmer_on_the_hill_and_his_pig_are_paid() {
    holds("together/ex-int-8");
}

#[test]
fn r_hs_09_a_tie_on_a_monastery_stays_whatever_lies_around() {
    let start = "tile base/B 0,0
        tile base/B 0,-1
        tile hills/01 -1,-1
        tile hills/01 1,-1 r1
        tile base/B 1,0
        tile base/B -1,0
        tile base/B -1,1
        tile base/B 0,1
        figure 1 meeple monastery 0,0
        figure 2 meeple monastery 0,0
        drawn base/B";
    for head in ["part hills", COUNT] {
        let text = table(head, start, "place base/B 1,1\npass");
        assert_eq!(scores(&text), [9, 9, 0]);
    }
}

#[test]
fn int_13_after_the_tie_break_only_the_rest_control_a_feature_for_message_8() {
    holds("together/int-13");
    holds("together/int-13-b");
}

#[test]
fn int_71_land_tiles_of_all_boxes_are_in_the_ordinary_stack_and_the_river_in_its_own() {
    use engine::rules::{Edition, Setup};
    use engine::tiles::TileSet;
    let stack = |sets: &[TileSet]| {
        let base = Setup::base(Edition::Current, 2);
        let setup = sets.iter().fold(base, |setup, &set| setup.with_set(set));
        Game::new(setup).expect("it can be played").stack().clone()
    };
    let land = stack(&[TileSet::Inns, TileSet::Traders, TileSet::Hills]);
    assert_eq!(land.left(), 71 + 18 + 24 + 18);
    assert!(land.ordinary_open());
    let river = stack(&[TileSet::River, TileSet::Hills]);
    let first: Vec<&str> = river
        .next()
        .map(|(tile, _)| catalogue().tile(tile).name)
        .collect();
    assert!(!river.ordinary_open() && first.iter().all(|name| name.starts_with("river/")));
}
