//! The Flying Machines: rulings (R-FLY-01 to R-FLY-11) and what flights mean for other parts.

use engine::rules::{Figure, Question, Reason};
use engine::table::{Party, Seat};
use engine::tiles::{FeatureKind, Pos};

use crate::support::{asked, choices, game, holds, record, refused, scores, tell, told};
use crate::tables::{CITY, SCORE_CITY};

const RED: Party = Party::Player(Seat(0));

/// Red is about to place a tile on this table.
fn table(head: &str, start: &str, play: &str) -> String {
    let head =
        format!("set base\nset flying\npart flight\n{head}\nseats 3\nstack base/B base/U base/B");
    record(&head, &format!("start\n{start}\nplay\n{play}"))
}

/// A machine above a tile points down to it, and Red's meeple flies one cell.
fn down(head: &str, tile: &str, figure: &str) -> String {
    let start = format!("{tile}\ndrawn flier/G");
    let play = format!("place flier/G 0,-1 r3\nfly {figure}\nroll 1\n");
    table(head, &start, &play)
}

/// Asserts what a flight brings before the turn ends.
#[track_caller]
fn brings(text: &str, expected: [&str; 2]) {
    assert_eq!(told(text)[..2], expected);
}

#[test]
fn r_fly_01_only_the_cell_where_it_ends_matters() {
    // Nothing lies one cell and two cells away.
    let text = table(
        "",
        "tile base/B 0,0\ntile base/B 0,1\ntile base/B 1,1\ntile base/B 2,1\ntile base/B 3,1\ndrawn flier/G",
        "place flier/G 3,0\nfly meeple\nroll 3",
    );
    brings(&text, ["1 rolled 3 0,0", "1 landed meeple monastery 0,0/1"]);
}

#[test]
fn r_fly_02_what_the_tile_of_this_turn_completes_is_complete() {
    let text = table(
        "",
        "tile base/W 0,0
         tile base/U 1,0
         tile base/B 1,1
         tile base/B 2,1
         tile base/B 3,1
         tile base/W 3,0 r2
         drawn flier/B",
        "place flier/B 2,0\nfly meeple\nroll 1",
    );
    brings(&text, ["1 rolled 1 1,0", "1 flight-failed meeple"]);
}

#[test]
fn r_fly_03_the_abbot_flies_only_where_the_option_says_so() {
    let tile = "tile base/E-garden 0,0 r2";
    let stays = down("part abbot", tile, "abbot").replace("\nroll 1\n", "");
    assert_eq!(refused(&stays), [Reason::CannotFly(Figure::Abbot)]);
    let head = "part abbot\noption abbot-may-fly on";
    let garden = down(head, tile, "abbot");
    brings(&garden, ["1 rolled 1 0,0", "1 landed abbot garden 0,0/2"]);
    // On the tile of a monastery he passes by the city and the road.
    let monastery = down(head, "tile hills/15 0,0 r1", "abbot");
    brings(
        &monastery,
        ["1 rolled 1 0,0", "1 landed abbot monastery 0,0/4"],
    );
    // Without either he comes home.
    let road = down(head, "tile base/D 0,0 r2", "abbot");
    brings(&road, ["1 rolled 1 0,0", "1 flight-failed abbot"]);
}

#[test]
fn int_51_where_he_may_fly_the_abbot_lands_beside_nobody_but_a_monk() {
    let tile = "tile hills/15 0,0 r1\nfigure 2 meeple monastery 0,0";
    let flies = down("part abbot", tile, "abbot").replace("\nroll 1\n", "");
    assert_eq!(refused(&flies), [Reason::CannotFly(Figure::Abbot)]);
    // Another meeple has more to choose from there.
    let meeple = down("part abbot", tile, "meeple");
    assert_eq!(asked(&meeple), Some((RED, Question::Land)));
    let on = "part abbot\noption abbot-may-fly on";
    tell(
        2,
        &down(on, tile, "abbot"),
        &[
            "1 took-off abbot",
            "1 rolled 1 0,0",
            "1 landed abbot monastery 0,0/4",
            "1 turn-ended",
            "2 turn-began 2",
        ],
    );
    let city = down(on, "tile base/E 0,0 r2", "abbot");
    brings(&city, ["1 rolled 1 0,0", "1 flight-failed abbot"]);
}

#[test]
fn r_fly_04_no_other_meeple_lands_in_a_garden() {
    let tile = "tile base/E-garden 0,0 r2";
    let text = down("part abbot", tile, "meeple");
    brings(&text, ["1 rolled 1 0,0", "1 landed meeple city 0,0/0"]);
    let two = down("part abbot", "tile base/I-garden 0,0 r2", "meeple");
    let garden = refused(&format!("{two}land garden 0,0"));
    assert_eq!(garden, [Reason::NoLanding(FeatureKind::Garden)]);
}

#[test]
fn r_fly_05_builder_pig_and_shepherd_cannot_fly() {
    for figure in [Figure::Builder, Figure::Pig, Figure::Shepherd] {
        let head = "part builder\npart pig\npart shepherds";
        let text = down(head, "tile base/B 0,0", figure.name());
        let text = text.replace("\nroll 1\n", "");
        assert_eq!(refused(&text), [Reason::CannotFly(figure)]);
    }
}

/// Red's monastery lacks one neighbour and has vineyards at two corners; Blue's flight ends in it.
fn shared(head: &str) -> String {
    let head =
        format!("set base\nset flying\nset hills\npart flight\n{head}\nseats 2\nstack base/B");
    record(
        &head,
        "start
         tile base/B 0,0
         tile base/B 0,-1
         tile hills/09 -1,-1
         tile hills/09 1,-1 r1
         tile base/B 1,0
         tile base/B 1,1
         tile base/B 0,1
         tile base/B -1,1
         figure 1 meeple monastery 0,0
         turn 2
         drawn flier/G
         play
         place flier/G 2,0\nfly meeple\nroll 2\ndraw base/B\nplace base/B -1,0\npass",
    )
}

#[test]
fn r_fly_06_two_monks_share_a_complete_monastery() {
    assert_eq!(scores(&shared("")), [9, 9]);
}

#[test]
fn ex_int_7_the_landed_monk_ties_and_vineyards_count_for_both() {
    holds("together/ex-int-7-b");
}

#[test]
fn int_14_on_a_monastery_the_most_meeples_win_and_a_tie_pays_both() {
    holds("together/int-14");
    holds("together/int-14-b");
}

#[test]
fn r_fly_07_a_river_a_lake_and_a_machine_are_no_places_to_land() {
    for tile in ["tile river/D 0,0", "tile flier/G 0,0"] {
        let text = down("", tile, "meeple");
        brings(&text, ["1 rolled 1 0,0", "1 flight-failed meeple"]);
    }
    let lake = down("", "tile ferries/2 0,0", "meeple");
    let roads = ["land road W 0,0", "land road S 0,0", "land road E 0,0"];
    assert_eq!(choices(&lake), roads);
}

#[test]
fn r_fly_08_the_tile_of_message_4_may_start_a_flight() {
    let text = record(
        "set base\nset flying\npart messengers\npart flight\nseats 2\nstack flier/B base/B",
        &format!(
            "start\n{CITY}\nscore 1 1 0\nplay\n{SCORE_CITY}\nadvance score\nreveal 4\nperform\ndraw flier/B
             place flier/B 1,0\nfly meeple\nroll 1"
        ),
    );
    brings(&text, ["1 rolled 1 0,0", "1 landed meeple road 0,0/1"]);
}

#[test]
fn r_fly_08_a_flight_is_no_way_to_act_in_a_crop_circle() {
    let text = record(
        "set base\nset crop\nset flying\npart crop-circles\npart flight\nseats 2\nstack base/B",
        "start
         tile base/D 0,0
         figure 1 meeple city N 0,0
         drawn crop/E
         play
         place crop/E 0,1 r1\npass\ncircle add\nfly meeple",
    );
    assert!(matches!(refused(&text)[..], [Reason::NotAsked(_)]));
}

#[test]
fn r_fly_09_a_large_meeple_counts_two_where_it_lands() {
    let tile = "tile base/D 0,0 r2\nfigure 2 meeple road EW 0,0";
    let text = down("part large-meeple", tile, "large");
    let text = format!("{text}land road EW 0,0");
    let game = game(&text);
    let road = engine::rules::Spot {
        pos: Pos::new(0, 0),
        segment: engine::tiles::SegmentId(1),
    };
    let seg = game.board().seg(road).expect("it lies there");
    let road = game.regions().region_of(seg);
    assert_eq!(game.strength(road)[..2], [2, 1]);
    assert_eq!(game.majority(road).iter().collect::<Vec<_>>(), [Seat(0)]);
}

#[test]
fn r_fly_10_the_player_chooses_among_several_parts_of_one_feature() {
    let lake = "tile ferries/2 0,0\nferry 0,0 W E";
    let text = down("set ferries\npart ferries", lake, "meeple");
    let roads = ["land road W 0,0", "land road S 0,0", "land road E 0,0"];
    assert_eq!(choices(&text), roads);
    let joined = format!("{text}land road E 0,0");
    assert_eq!(told(&joined)[0], "1 landed meeple road 0,0/2");
}

#[test]
fn r_fly_11_a_second_tile_in_the_same_turn_has_its_own_figure() {
    let text = table(
        "part builder",
        "tile base/D 0,0
         tile base/U 1,0
         figure 1 meeple road EW 0,0
         figure 1 builder road EW 1,0
         drawn flier/B",
        "place flier/B 2,0\nfly meeple\nroll 3\ndraw base/U\nplace base/U 3,0",
    );
    assert_eq!(asked(&text), Some((RED, Question::Figure)));
    assert!(choices(&text).contains(&"meeple field 0127".to_owned()));
}
