//! Rulings on the river: R-RIV-01 to R-RIV-05.

use crate::support::{choices, game, holds, record, refused, tells};
use engine::rules::Reason;
use engine::tiles::{Pos, Side, Symbol, Terrain, TileSet, catalogue};

/// A position of two players before the turn of the first, with further lines in the header.
fn from(head: &str, stack: &str, start: &str, body: &str) -> String {
    let head = format!("set base\nset river\n{head}\nseats 2\nstack {stack}");
    record(&head, &format!("start\n{start}\nturn 1\nplay\n{body}"))
}

/// Beside the cell north of the next river tile lies a meadow.
const NORTH_TAKEN: &str = "tile river/A 0,0\ntile base/B 0,-1";

#[test]
fn r_riv_01_only_placements_that_leave_the_river_room_are_offered() {
    let text = from("", "river/G", NORTH_TAKEN, "draw river/G");
    assert_eq!(choices(&text), ["place river/G 1,0 r0"]);
    let north = format!("{text}place river/G 1,0 r1\n");
    assert_eq!(refused(&north), [Reason::RiverBlocked]);
}

/// As [`NORTH_TAKEN`], with a meadow on the cell given, reached over others.
fn south_side(meadows: &[&str]) -> String {
    let lines: String = meadows
        .iter()
        .map(|cell| format!("\ntile base/B {cell}"))
        .collect();
    format!("tile river/A 0,0{lines}")
}

#[test]
fn r_riv_01_room_means_two_cells_ahead_and_the_cells_beside_them() {
    // The river turns south: it needs 1,1 and 1,2 with 0,1 and 2,1, 0,2 and 2,2. It may also turn north.
    let both = ["place river/G 1,0 r0", "place river/G 1,0 r1"];
    let north = ["place river/G 1,0 r1"];
    let offered =
        |meadows: &[&str]| choices(&from("", "river/G", &south_side(meadows), "draw river/G"));
    assert_eq!(offered(&[]), both);
    assert_eq!(offered(&["0,1"]), north);
    let around = ["-1,0", "-1,1", "-1,2"];
    assert_eq!(offered(&around), both);
    assert_eq!(offered(&[&around[..], &["0,2"]].concat()), north);
    let below = ["-1,0", "-1,1", "-1,2", "-1,3", "0,3", "1,3"];
    assert_eq!(offered(&below), both);
    assert_eq!(offered(&[&below[..], &["1,2"]].concat()), north);
    let beyond = [&below[..], &["2,3"]].concat();
    assert_eq!(offered(&beyond), both);
    assert_eq!(offered(&[&beyond[..], &["2,2"]].concat()), north);
    let east = [&beyond[..], &["3,3", "3,2", "3,1"]].concat();
    assert_eq!(offered(&east), both);
    assert_eq!(offered(&[&east[..], &["2,1"]].concat()), north);
}

#[test]
fn r_riv_01_when_no_placement_leaves_room_all_are_offered() {
    let start = format!("{NORTH_TAKEN}\ntile base/B 0,1");
    let text = from("", "river/G", &start, "draw river/G");
    assert_eq!(
        choices(&text),
        ["place river/G 1,0 r0", "place river/G 1,0 r1"]
    );
}

#[test]
fn r_riv_01_the_fall_back_still_forbids_turning_twice() {
    // A meadow on 2,0 leaves no room for turning left; turning right is forbidden.
    let start = "tile river/A 0,0
         tile river/G 1,0
         tile base/B 2,0";
    let text = from("", "river/I", start, "draw river/I");
    assert_eq!(choices(&text), ["place river/I 1,1 r2"]);
    let right = format!("{text}place river/I 1,1 r1\n");
    assert_eq!(refused(&right), [Reason::RiverUTurn]);
}

/// A city looks south onto the cell where the river goes on.
const CITY_AHEAD: &str = "tile river/A 0,0
     tile base/B 0,-1
     tile base/E 1,-1 r2";

#[test]
fn r_riv_01_a_river_tile_that_fits_nowhere_is_removed_and_the_next_one_drawn() {
    let text = from(
        "",
        "river/F river/B river/L",
        CITY_AHEAD,
        "place river/B 1,0",
    );
    tells(
        &text,
        &[
            "1 drew river/F",
            "1 removed river/F unplaceable",
            "1 drew river/B",
            "1 placed river/B 1,0 0",
        ],
    );
}

#[test]
fn r_riv_01_the_lake_needs_no_room() {
    let start = format!("{NORTH_TAKEN}\ntile base/B 1,-1\ntile base/B 2,-1\ntile base/B 2,0");
    let text = from("", "river/L", &start, "draw river/L");
    assert_eq!(choices(&text), ["place river/L 1,0 r0"]);
}

#[test]
fn r_riv_02_a_lake_that_fits_nowhere_is_removed_and_the_ordinary_stack_opens() {
    let text = from("", "river/L base/U", CITY_AHEAD, "place base/U 0,1");
    tells(
        &text,
        &[
            "1 drew river/L",
            "1 removed river/L unplaceable",
            "1 drew base/U",
            "1 placed base/U 0,1 0",
        ],
    );
    // Even then nothing closes the open end.
    let ahead = from("", "river/L base/U", CITY_AHEAD, "place base/U 1,0");
    let differs = |side, ours, theirs| Reason::EdgeMismatch { side, ours, theirs };
    assert_eq!(
        refused(&ahead),
        [
            differs(Side::North, Terrain::Field, Terrain::City),
            differs(Side::West, Terrain::Road, Terrain::River),
        ]
    );
}

/// A road of the first player with a builder ends south of the cell where the river goes on.
const BUILDER: &str = "tile river/A 0,0
     tile base/B 0,-1
     tile base/A 1,-1
     figure 1 meeple road S 1,-1
     figure 1 builder road S 1,-1";

#[test]
fn r_riv_03_the_second_tile_of_a_builder_is_the_next_river_tile() {
    let stack = "river/K river/F river/L base/U";
    let text = from("part builder", stack, BUILDER, "place river/K 1,0 r1");
    tells(
        &text,
        &["1 drew river/K", "1 placed river/K 1,0 1", "1 double-turn"],
    );
    tells(
        &format!("{text}pass\nplace river/F 2,0\n"),
        &["1 part-began", "1 drew river/F", "1 placed river/F 2,0 0"],
    );
}

#[test]
fn r_riv_03_the_second_tile_of_a_builder_may_be_the_lake() {
    let start = "tile river/A 0,0
         tile base/B 0,-1
         tile base/A 1,-1
         tile river/K 1,0 r1
         figure 1 meeple road S 1,-1
         figure 1 builder road S 1,-1
         drawn base/U";
    let text = from(
        "part builder",
        "river/L base/V",
        start,
        "place base/U 1,1 r1",
    );
    tells(&text, &["1 placed base/U 1,1 1", "1 double-turn"]);
    let lake = format!("{text}pass\nplace river/L 2,0\n");
    tells(
        &lake,
        &["1 part-began", "1 drew river/L", "1 placed river/L 2,0 0"],
    );
}

/// The first player completes a road of two tiles and lands on space 5.
const MESSAGE: &str = "tile river/A 0,0
     tile base/B 0,-1
     tile base/A 1,-1
     figure 1 meeple road S 1,-1
     score 1 3";

/// Message 4 is turned over and carried out.
const EXTRA: &str = "place river/H 1,0 r2
     pass
     advance score
     reveal 4
     perform";

#[test]
fn r_riv_03_the_tile_of_a_message_is_the_next_river_tile() {
    let stack = "river/H river/F river/L base/U";
    let text = from(
        "part messengers",
        stack,
        MESSAGE,
        &format!("{EXTRA}\nplace river/F 2,0"),
    );
    tells(&text, &["1 drew river/F", "1 placed river/F 2,0 0"]);
}

#[test]
fn r_riv_03_after_the_lake_the_tile_of_a_message_is_an_ordinary_one() {
    // The lake is the last tile around a monastery: nine points, from 1 to 10.
    let start = "tile river/A 0,0
         tile river/D 1,0
         tile base/B 1,-1
         tile base/B 2,-1
         tile base/B 3,-1
         tile base/B 1,-2
         tile base/B 2,-2
         tile base/B 3,-2
         tile base/B 3,0
         figure 1 meeple monastery 2,-1
         score 1 1";
    let text = from(
        "part messengers",
        "river/L base/B",
        start,
        "place river/L 2,0
         pass
         advance score
         reveal 4
         perform
         place base/B 0,1",
    );
    tells(&text, &["1 drew base/B", "1 placed base/B 0,1 0"]);
}

#[test]
fn r_riv_04_no_tile_forks_the_river_and_only_the_river_set_has_one() {
    for tile in catalogue().tiles() {
        let ends = tile.river.len();
        let river = tile.set == TileSet::River;
        let last = tile.shows(Symbol::RiverSource) || tile.shows(Symbol::RiverLake);
        let expected = match (river, last) {
            (false, _) => 0,
            (true, true) => 1,
            (true, false) => 2,
        };
        assert_eq!(ends, expected, "{}", tile.name);
    }
}

#[test]
fn r_riv_05_the_river_grows_at_one_end_only() {
    // West of the source is no river.
    let text = from("", "river/F", "tile river/A 0,0", "place river/F -1,0");
    assert_eq!(
        refused(&text),
        [
            Reason::EdgeMismatch {
                side: Side::East,
                ours: Terrain::River,
                theirs: Terrain::Field,
            },
            Reason::RiverNotContinued,
        ]
    );
    let longer = from(
        "",
        "river/F",
        "tile river/A 0,0\ntile river/D 1,0",
        "draw river/F",
    );
    assert_eq!(game(&longer).river().end(), Some(Pos::new(2, 0)));
    assert_eq!(
        choices(&longer),
        ["place river/F 2,0 r0", "place river/F 2,0 r2"]
    );
}

#[test]
fn int_46_a_double_turn_may_lead_from_the_river_into_the_ordinary_stack() {
    holds("together/int-46");
}
