//! The order of legal actions, as lines of a record. Lists of moves, computer players and links rely on it.

use engine::rules::{Record, legal};
use engine::table::Silent;

/// Asserts what may be done at the end of a record, in this order.
#[track_caller]
fn listed(head: &str, body: &str, expected: &str) {
    let text = format!("bastide 1\n{head}\n{body}");
    let record = Record::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let (game, _) = record.replay(&mut Silent).expect("it was read");
    let actions = legal(&game).into_iter();
    let lines: Vec<String> = actions.map(|action| game.action_text(action)).collect();
    let expected: Vec<&str> = expected.lines().map(str::trim).collect();
    assert_eq!(lines, expected, "\n{}\n", lines.join("\n"));
}

#[test]
fn places_by_cell_in_reading_order_then_by_turn() {
    listed(
        "set base\nseats 2",
        "start\ntile base/D 0,0\ntile base/V 1,0\ndrawn base/P\nplay",
        "place base/P 0,-1 r2
         place base/P 0,-1 r3
         place base/P -1,0 r0
         place base/P -1,0 r3
         place base/P 1,1 r2
         place base/P 1,1 r3",
    );
}

#[test]
fn places_of_a_hand_tile_by_tile() {
    listed(
        "set base 2\nseats 2\noption hand 3\noption first-player 1\nstack base/C base/B base/C base/E base/U base/V",
        "play
         draw base/C
         draw base/B
         draw base/C
         draw base/E
         draw base/U
         draw base/V",
        "place base/C 0,-1 r0
         place base/C 0,-1 r1
         place base/C 0,-1 r2
         place base/C 0,-1 r3
         place base/B 0,1 r0
         place base/B 0,1 r1
         place base/B 0,1 r2
         place base/B 0,1 r3",
    );
}

#[test]
fn figures_in_the_order_of_the_supply_each_on_segments_in_printed_order() {
    listed(
        "set base\nset traders\npart large-meeple\npart builder\nseats 2",
        "start\ntile base/D 0,0\nfigure 1 meeple city N 0,0\ndrawn traders/O\nplay\nplace traders/O 0,-1 r2",
        "meeple road N
         meeple road W
         meeple field 1
         meeple field 0
         meeple field 7
         meeple field 6
         large road N
         large road W
         large field 1
         large field 0
         large field 7
         large field 6
         builder city ES
         pass",
    );
}

#[test]
fn flights_after_figures_before_the_abbot_comes_home() {
    listed(
        "set base\nset flying\npart abbot\npart large-meeple\npart flight\npart shepherds\noption abbot-may-fly on\nseats 2",
        "start\ntile base/D 0,0\ntile base/B 0,1\nfigure 1 abbot monastery 0,1\ndrawn flier/B\nplay\nplace flier/B 1,0",
        "meeple road EW
         meeple field 0127
         meeple field 3456
         large road EW
         large field 0127
         large field 3456
         shepherd field 0127
         shepherd field 3456
         fly meeple
         fly large
         abbot-home
         pass",
    );
}

#[test]
fn places_to_land_in_printed_order() {
    listed(
        "set base\nset flying\npart flight\nseats 2",
        "start\ntile base/D 0,0\ntile base/B 0,1\ndrawn flier/B\nplay\nplace flier/B 1,0\nfly meeple\nconfirm\nroll 1",
        "land city N 0,0
         land road EW 0,0",
    );
}

#[test]
fn a_flock_grows_or_is_guided_and_tokens_come_by_their_sheep() {
    let head = "set base\npart shepherds\nseats 2";
    let start = "start\ntile base/D 0,0\nfigure 1 shepherd field 3456 0,0\nflock 1 4 4\ndrawn base/B\nplay\nplace base/B 0,1\npass";
    listed(head, start, "grow\nguide");
    listed(
        head,
        &format!("{start}\ngrow\nconfirm"),
        "token 1
         token 2
         token 3
         token wolf",
    );
}

#[test]
fn spaces_of_the_track_for_a_robber_in_ascending_order() {
    listed(
        "set base\nset robbers\npart robbers\npart messengers\nseats 4",
        "start\ntile base/D 0,0\nscore 1 3 9\nscore 2 7 1\nscore 3 12 51\nscore 4 40 8\nrobber 1 7\ndrawn robbers/F\nplay\nplace robbers/F 1,0 r1",
        "rob 1
         rob 8
         rob 12
         rob 40
         pass",
    );
}

#[test]
fn completed_features_by_kind_then_by_cell() {
    listed(
        "set base\nset inns\npart robbers\nseats 2",
        "start
         tile base/D 0,0
         tile base/U 1,0
         tile base/B 1,-1
         tile base/B 1,-2
         tile base/A 0,-2
         figure 1 meeple city N 0,0
         figure 2 meeple road S 0,-2
         drawn inns/J
         play
         place inns/J 0,-1 r2
         pass",
        "next road S 0,-2
         next city S 0,-1",
    );
}

#[test]
fn score_figures_the_messenger_last() {
    listed(
        "set base\npart messengers\nseats 2",
        "start\ntile base/D 0,0\nfigure 1 meeple city N 0,0\ndrawn base/E\nplay\nplace base/E 0,-1 r2\npass",
        "advance score
         advance messenger",
    );
}

#[test]
fn the_last_message_first_the_own_meeples_then_the_points() {
    listed(
        "set base\npart messengers\npart large-meeple\nseats 2",
        "start\ntile base/D 0,0\ntile base/U 1,0\ntile base/B 0,1\nfigure 1 meeple city N 0,0
         figure 1 large road EW 0,0\nfigure 1 meeple monastery 0,1\nfigure 2 meeple field 45 1,0\nscore 1 1\ndrawn base/E\nplay
         place base/E 0,-1 r2\npass\nadvance score\nreveal 8",
        "recall large road EW 0,0
         recall meeple monastery 0,1
         points",
    );
}

#[test]
fn outcomes_of_a_draw_in_the_order_of_the_catalogue() {
    listed(
        "set base 2\nseats 2\noption first-player 1\nstack base/X base/C base/U-garden base/C base/A",
        "play",
        "draw base/A
         draw base/C
         draw base/U-garden
         draw base/X",
    );
}

#[test]
fn tiles_for_an_ingot_by_cell_in_reading_order() {
    listed(
        "set base\nset gold\npart gold\nseats 2",
        "start\ntile base/B 0,0\ntile base/B 1,0\ntile base/B 0,1\ndrawn gold/G\nplay\nplace gold/G 1,1 r2",
        "ingot 0,0
         ingot 1,0
         ingot 0,1",
    );
}

#[test]
fn cities_for_the_gingerbread_man_by_cell() {
    listed(
        "set base\nset gingerbread\npart gingerbread\nseats 2",
        "start
         tile base/D 0,0
         tile base/D 1,0
         tile base/E 0,1 r2
         tile base/B 1,1
         drawn gingerbread/2
         play
         place gingerbread/2 2,1 r1
         pass",
        "gingerbread city N 0,0
         gingerbread city N 1,0
         gingerbread city S 0,1
         gingerbread city E 2,1
         gingerbread city S 2,1
         gingerbread city N 2,1",
    );
}

#[test]
fn meeples_at_a_crop_circle_by_cell_then_by_figure() {
    let body = |circle: &str| {
        format!(
            "start
             tile base/D 0,0
             tile base/D 1,0
             figure 2 meeple city N 1,0
             figure 2 meeple city N 0,0
             drawn crop/E
             play
             place crop/E 0,1 r1
             pass
             circle {circle}"
        )
    };
    let head = "set base\nset crop\npart crop-circles\npart large-meeple\nseats 2";
    listed(
        head,
        &body("add"),
        "beside meeple city N 0,0
         beside large city N 0,0
         beside meeple city N 1,0
         beside large city N 1,0
         pass",
    );
    listed(
        head,
        &body("remove"),
        "withdraw meeple city N 0,0
         withdraw meeple city N 1,0",
    );
}
