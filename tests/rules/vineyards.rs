//! Vineyards (HS-41 to HS-46).

use engine::rules::Reason;

use crate::support::{choices, finished, holds, record, refused, scores, tells};

/// Two players on this table.
fn table(parts: &str, start: &str, play: &str) -> String {
    record(
        &format!("set base\nset hills\n{parts}\nseats 2\nstack base/B base/B"),
        &format!("start\n{start}\nplay\n{play}"),
    )
}

/// Monastery on 0,0 that lacks the tile at 1,1; three of those around it show a vineyard.
const THREE: &str = "tile base/B 0,0
    tile hills/14 0,-1
    tile hills/09 -1,-1
    tile hills/09 1,-1 r1
    tile base/B 1,0
    tile base/B -1,0
    tile base/B -1,1
    tile base/B 0,1";

fn three(parts: &str, figures: &str, play: &str) -> String {
    table(parts, &format!("{THREE}\n{figures}\ndrawn base/B"), play)
}

#[test]
fn hs_41_no_figure_stands_on_a_vineyard() {
    let text = table(
        "part vineyards",
        "tile base/D 0,0\ndrawn hills/14",
        "place hills/14 0,-1 r2",
    );
    let offered = [
        "meeple city S",
        "meeple field 123",
        "meeple field 067",
        "pass",
    ];
    assert_eq!(choices(&text), offered);
}

#[test]
fn ex_hs_5_three_vineyards_around_a_completed_monastery_make_18() {
    holds("hills/ex-hs-5");
}

#[test]
fn hs_42_only_vineyards_on_the_eight_cells_around_count() {
    // One two cells to the west of the monastery, none nearer.
    let start = "tile base/B 0,0
        tile base/B 0,-1
        tile base/B -1,-1
        tile base/B 1,-1
        tile base/B 1,0
        tile base/B -1,0
        tile hills/14 -2,0 r3
        tile base/B -1,1
        tile base/B 0,1
        figure 1 meeple monastery 0,0
        drawn base/B";
    let text = table("part vineyards", start, "place base/B 1,1\npass");
    assert_eq!(scores(&text), [9, 0]);
}

#[test]
fn hs_42_without_the_part_vineyards_are_decoration() {
    let text = three(
        "",
        "figure 1 meeple monastery 0,0",
        "place base/B 1,1\npass",
    );
    assert_eq!(scores(&text), [9, 0]);
}

/// INT-14, HS-42: each of those who share a monastery gets the vineyards.
#[test]
fn hs_42_each_scoring_player_gets_the_vineyards() {
    let both = "figure 1 meeple monastery 0,0\nfigure 2 meeple monastery 0,0";
    let text = three("part vineyards", both, "place base/B 1,1\npass");
    assert_eq!(scores(&text), [18, 18]);
}

#[test]
fn hs_44_an_incomplete_monastery_gets_nothing_for_vineyards_at_the_end() {
    let (_, told) = finished(&table(
        "part vineyards",
        &format!("{THREE}\nfigure 1 meeple monastery 0,0\ndrawn base/B"),
        "place base/B 2,0",
    ));
    let scored: Vec<&String> = told.iter().filter(|line| line.contains("scores")).collect();
    assert_eq!(
        scored,
        ["1 scores 8 for monastery 0,0/1 at the end: 8 tiles x 1 MON-03"]
    );
}

#[test]
fn hs_45_one_vineyard_serves_several_monasteries() {
    let start = "tile base/B 0,0
        tile base/B 0,1
        tile base/B 0,-1
        tile base/B 1,-1
        tile base/B -1,-1
        tile base/B 1,0
        tile hills/14 -1,0 r3
        tile base/B -1,1
        tile base/B 0,2
        tile base/B -1,2
        tile base/B 1,2
        figure 1 meeple monastery 0,0
        figure 2 meeple monastery 0,1
        drawn base/B";
    tells(
        &table("part vineyards", start, "place base/B 1,1\npass"),
        &[
            "1 passed",
            "completed monastery 0,0/1 1",
            "1 scores 12 for monastery 0,0/1: 9 tiles x 1 MON-02 + 1 vineyards x 3 HS-42",
            "completed monastery 0,1/1 2",
            "2 scores 12 for monastery 0,1/1: 9 tiles x 1 MON-02 + 1 vineyards x 3 HS-42",
            "1 returned meeple 0,0/1",
            "2 returned meeple 0,1/1",
        ],
    );
}

#[test]
fn int_06_vineyards_are_added_after_the_nine_points_of_a_monastery() {
    holds("together/int-06");
}

/// EX-INT-7 with the monk already landed.
#[test]
fn ex_int_7_two_vineyards_give_fifteen_to_each_of_two_tied_monks() {
    holds("together/ex-int-7");
}

/// A garden that lacks the tile at 1,1, with two vineyards around; the abbot of the first player tends it.
fn garden(parts: &str, play: &str) -> String {
    let start = "tile base/E-garden 0,0
        tile base/E 0,-1 r2
        tile hills/14 1,0 r1
        tile base/B 1,-1
        tile base/B -1,-1
        tile hills/14 -1,0 r3
        tile base/B -1,1
        tile base/B 0,1
        figure 1 abbot garden 0,0
        drawn base/B";
    table(&format!("part abbot\n{parts}"), start, play)
}

#[test]
fn hs_43_gardens_get_vineyards_only_where_that_is_agreed() {
    let play = "place base/B 1,1\npass";
    assert_eq!(scores(&garden("part vineyards", play)), [9, 0]);
    tells(
        &garden("part vineyards\noption vineyard-for-garden on", play),
        &[
            "1 passed",
            "completed garden 0,0/2 1",
            "1 scores 15 for garden 0,0/2: 9 tiles x 1 ABB-06 + 2 vineyards x 3 HS-43",
            "1 returned abbot 0,0/2",
        ],
    );
}

#[test]
fn int_07_gardens_get_no_vineyard_points() {
    holds("together/int-07");
}

/// The abbot in a monastery with three vineyards around; the ring lacks 1,1.
const ABBOT: &str = "figure 1 abbot monastery 0,0";

#[test]
fn hs_46_an_abbot_gets_vineyards_when_his_monastery_is_completed_and_not_when_he_is_taken_back() {
    let parts = "part vineyards\npart abbot";
    let done = three(parts, ABBOT, "place base/B 1,1\npass");
    assert_eq!(scores(&done), [18, 0]);
    let early = three(parts, ABBOT, "place base/B 2,0\nabbot-home");
    tells(
        &early,
        &[
            "1 scores 8 for monastery 0,0/1: 8 tiles x 1 ABB-09",
            "1 returned abbot 0,0/1",
        ],
    );
}

#[test]
fn int_08_an_abbot_taken_back_early_gets_no_vineyard_points() {
    holds("together/int-08");
}

#[test]
fn int_54_an_abbot_on_a_monastery_gets_vineyard_points_on_completion_only() {
    holds("together/int-54");
    holds("together/int-54-b");
}

#[test]
fn r_hs_21_an_abbot_cannot_leave_a_monastery_completed_in_this_turn() {
    let text = three(
        "part vineyards\npart abbot",
        ABBOT,
        "place base/B 1,1\nabbot-home",
    );
    assert_eq!(refused(&text), [Reason::ScoredAnyway]);
}
