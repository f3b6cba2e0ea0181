//! Mage and witch on the board: where they go, and when they must (MW-01 to MW-10).

use engine::rules::{Part, PositionFault, Question, Reason, Spell, Spot, Wizard};
use engine::table::{Party, Seat};
use engine::tiles::{Pos, SegmentId};

use crate::support::{asked, choices, faults, game, record, refused, tell, tells};

const RED: Party = Party::Player(Seat(0));

/// Red is about to place a tile on this table.
fn table(head: &str, start: &str, play: &str) -> String {
    let head = format!("set base\nset mage\npart mage-witch\n{head}\nseats 2\nstack base/B base/B");
    record(&head, &format!("start\n{start}\nplay\n{play}"))
}

/// Two open cities and an open road, and a magic tile that touches none of them, with cities of its own.
fn magic(start: &str, play: &str) -> String {
    table(
        "",
        &format!("tile base/D 0,0\ntile base/B 0,1\ntile base/E 1,1\n{start}\ndrawn mage/D"),
        &format!("place mage/D 0,2 r1\n{play}"),
    )
}

/// A city alone with a figure in it, and perhaps another one; a magic tile beside them.
fn nowhere(start: &str, play: &str) -> String {
    table(
        "",
        &format!("tile base/E 0,0\n{start}\ndrawn mage/D"),
        &format!("place mage/D 0,1 r1\n{play}"),
    )
}

/// Mage and witch on roads that a tile joins: `middle`.
fn joined(start: &str, middle: &str, play: &str) -> String {
    table(
        "",
        &format!(
            "tile base/D 0,0\ntile base/B 0,1\ntile base/B 1,1\ntile base/B 2,1\ntile base/U 2,0\n{start}
             mage road EW 0,0\nwitch road EW 2,0\ndrawn {middle}"
        ),
        &format!("place {middle} 1,0\n{play}"),
    )
}

/// Mage and witch on roads that a tile joins and completes, with Red's highwayman.
fn completed(play: &str) -> String {
    table(
        "",
        "tile base/L 0,0\ntile base/E 0,-1 r2\ntile base/B 1,-1\ntile base/E 2,-1 r2\ntile base/L 2,0
         figure 1 meeple road E 0,0\nmage road E 0,0\nwitch road W 2,0\ndrawn base/U",
        &format!("place base/U 1,0\n{play}"),
    )
}

/// Where the two stand, the mage first.
fn stand(text: &str) -> [Option<(i16, i16)>; 2] {
    let game = game(text);
    Wizard::ALL.map(|wizard| {
        let spot = game.magic().at(wizard).map(|seg| game.spot(seg));
        spot.map(|spot| (spot.pos.x, spot.pos.y))
    })
}

#[test]
fn mw_01_both_begin_beside_the_table() {
    assert_eq!(stand(&table("", "tile base/D 0,0", "")), [None, None]);
}

#[test]
fn mw_02_a_magic_tile_makes_the_player_place_one_of_them() {
    let text = magic("", "");
    assert_eq!(asked(&text), Some((RED, Question::Magic(Spell::Tile))));
    assert_eq!(
        choices(&text),
        [
            "mage city N 0,0",
            "mage road EW 0,0",
            "mage city N 1,1",
            "witch city N 0,0",
            "witch road EW 0,0",
            "witch city N 1,1",
        ]
    );
    tells(
        &magic("", "witch city N 1,1"),
        &["1 conjured witch city 1,1/0"],
    );
    assert_eq!(refused(&magic("", "pass")), [Reason::Mandatory]);
    // Exactly one: then a figure may be placed.
    let after = magic("", "witch city N 1,1");
    assert_eq!(asked(&after), Some((RED, Question::Figure)));
}

#[test]
fn mw_02_only_a_magic_tile_and_only_with_the_part() {
    let plain = table("", "tile base/D 0,0\ndrawn base/U", "place base/U 1,0");
    assert_eq!(asked(&plain), Some((RED, Question::Figure)));
    let without = record(
        "set base\nseats 2\nstack base/B",
        "start\ntile base/D 0,0\ntile base/B 0,1\ndrawn mage/D\nplay\nplace mage/D 0,2 r1",
    );
    assert_eq!(asked(&without), Some((RED, Question::Figure)));
}

#[test]
fn turn_06_before_a_robber_and_before_a_figure() {
    let text = magic("", "mage road EW 0,0");
    tell(
        2,
        &text,
        &["1 placed mage/D 0,2 1", "1 conjured mage road 0,0/1"],
    );
    assert_eq!(asked(&text), Some((RED, Question::Figure)));
}

#[test]
fn mw_03_to_an_incomplete_road_or_city_occupied_or_not() {
    let occupied = magic("figure 2 meeple city N 0,0", "mage city N 0,0");
    tells(&occupied, &["1 conjured mage city 0,0/0"]);
    let field = magic("", "mage field 3456 0,0");
    assert_eq!(refused(&field), [Reason::NoMagicThere]);
    let monastery = magic("", "witch monastery 0,1");
    assert_eq!(refused(&monastery), [Reason::NoMagicThere]);
    let complete = magic("tile base/E 0,-1 r2", "mage city N 0,0");
    assert_eq!(refused(&complete), [Reason::MagicComplete]);
}

#[test]
fn mw_04_never_where_the_other_one_is() {
    let text = magic("mage city N 0,0\nwitch city N 1,1", "witch city N 0,0");
    assert_eq!(refused(&text), [Reason::OtherWizard]);
    let both = magic("mage city N 0,0\nwitch city N 0,0", "");
    assert_eq!(faults(&both), [PositionFault::WizardsTogether]);
}

#[test]
fn mw_05_not_on_the_tile_just_placed() {
    let text = magic("", "mage city E 0,2");
    assert_eq!(refused(&text), [Reason::OnPlacedTile]);
}

/// A magic tile that goes on with the road of the start tile.
fn extending(head: &str, play: &str) -> String {
    table(
        head,
        "tile base/D 0,0\ndrawn mage/F",
        &format!("place mage/F -1,0\n{play}"),
    )
}

#[test]
fn r_mw_01_the_feature_of_the_new_tile_may_be_chosen_through_another_tile() {
    let other = extending("", "mage road EW 0,0");
    tells(&other, &["1 conjured mage road 0,0/1"]);
    let here = extending("", "mage road ES -1,0");
    assert_eq!(refused(&here), [Reason::OnPlacedTile]);
    let option = extending("option mage-on-placed-tile on", "mage road ES -1,0");
    tells(&option, &["1 conjured mage road -1,0/1"]);
}

#[test]
fn mw_06_with_both_on_the_board_one_of_them_is_chosen_and_moved() {
    let start = "mage city N 0,0\nwitch city N 1,1";
    assert_eq!(
        choices(&magic(start, "")),
        ["mage road EW 0,0", "witch road EW 0,0"]
    );
    let moved = magic(start, "witch road EW 0,0");
    assert_eq!(stand(&moved), [Some((0, 0)), Some((0, 0))]);
}

#[test]
fn r_mw_02_with_one_on_the_board_it_moves_or_the_other_one_comes() {
    let text = magic("mage city N 0,0", "");
    assert_eq!(
        choices(&text),
        [
            "mage road EW 0,0",
            "mage city N 1,1",
            "witch road EW 0,0",
            "witch city N 1,1",
        ]
    );
    let came = magic("mage city N 0,0", "witch city N 1,1");
    assert_eq!(stand(&came), [Some((0, 0)), Some((1, 1))]);
}

#[test]
fn r_mw_03_a_figure_must_change_the_feature() {
    let text = magic("mage city N 0,0", "mage city N 0,0");
    assert_eq!(refused(&text), [Reason::SameFeature]);
    // Even through another tile of it.
    let road = magic("tile base/U -1,0\nmage road EW 0,0", "mage road EW -1,0");
    assert_eq!(refused(&road), [Reason::SameFeature]);
}

#[test]
fn r_mw_04_with_nothing_possible_the_one_on_the_board_leaves_it() {
    tells(
        &nowhere("mage city N 0,0", ""),
        &["1 placed mage/D 0,1 1", "wizard-left mage 0,0/0"],
    );
    // With none there nothing happens, though a city is open on the new tile.
    let none = table("", "tile base/B 0,0\ndrawn mage/D", "place mage/D 0,1 r1");
    tells(&none, &["1 placed mage/D 0,1 1"]);
    assert_eq!(asked(&none), Some((RED, Question::Figure)));
}

#[test]
fn mw_07_with_nothing_possible_the_player_removes_one_of_both() {
    let start = "tile base/E 1,0\nmage city N 0,0\nwitch city N 1,0";
    assert_eq!(
        choices(&nowhere(start, "")),
        ["banish mage", "banish witch"]
    );
    let text = nowhere(start, "banish witch");
    tells(&text, &["wizard-left witch 1,0/0"]);
    assert_eq!(stand(&text), [Some((0, 0)), None]);
    assert_eq!(asked(&text), Some((RED, Question::Figure)));
}

#[test]
fn mw_07_nobody_is_removed_who_can_be_moved() {
    let text = magic("mage city N 0,0", "banish mage");
    assert_eq!(refused(&text), [Reason::MagicPossible]);
    let away = magic("mage city N 0,0", "banish witch");
    assert_eq!(refused(&away), [Reason::NotThere]);
}

#[test]
fn mw_08_where_a_tile_brings_them_together_one_of_them_moves_at_once() {
    let text = joined("", "base/U", "");
    assert_eq!(asked(&text), Some((RED, Question::Magic(Spell::Meeting))));
    assert_eq!(choices(&text), ["mage city N 0,0", "witch city N 0,0"]);
    let moved = joined("", "base/U", "mage city N 0,0");
    tells(&moved, &["1 conjured mage city 0,0/0"]);
    assert_eq!(asked(&moved), Some((RED, Question::Figure)));
}

#[test]
fn r_mw_05_a_magic_tile_that_joins_them_asks_once() {
    let curve = |play: &str| {
        table(
            "",
            "tile base/D 1,0\ntile base/B 1,1\ntile base/U 0,1 r1
             mage road EW 1,0\nwitch road NS 0,1\ndrawn mage/F",
            &format!("place mage/F 0,0\n{play}"),
        )
    };
    let meeting = Some((RED, Question::Magic(Spell::Meeting)));
    assert_eq!(asked(&curve("")), meeting);
    assert_eq!(choices(&curve("")), ["mage city N 1,0", "witch city N 1,0"]);
    let after = asked(&curve("witch city N 1,0"));
    assert_eq!(after, Some((RED, Question::Figure)));
}

#[test]
fn r_mw_06_without_a_place_to_go_the_player_removes_one_of_the_two() {
    let start = "tile base/E 0,-1 r2";
    assert_eq!(
        choices(&joined(start, "base/U", "")),
        ["banish mage", "banish witch"]
    );
    tells(
        &joined(start, "base/U", "banish mage"),
        &["wizard-left mage 0,0/1"],
    );
}

#[test]
fn mw_09_one_moves_away_before_the_feature_is_scored() {
    let text = completed("");
    assert_eq!(
        choices(&text),
        [
            "mage road S 0,0",
            "mage road W 0,0",
            "mage road E 2,0",
            "mage road S 2,0",
            "witch road S 0,0",
            "witch road W 0,0",
            "witch road E 2,0",
            "witch road S 2,0",
        ]
    );
    tell(
        2,
        &completed("witch road S 2,0\npass"),
        &[
            "1 conjured witch road 2,0/2",
            "1 passed",
            "completed road 0,0/1 1",
            "1 scores 6 for road 0,0/1: 3 tiles x 1 ROAD-02 + 3 mage x 1 MW-11",
            "1 returned meeple 0,0/1",
            "wizard-left mage 0,0/1",
        ],
    );
    tells(
        &completed("mage road S 2,0\npass"),
        &[
            "1 passed",
            "completed road 0,0/1 1",
            "1 scores 2 for road 0,0/1: 3 tiles x 1 ROAD-02 + 1 witch x -1 MW-12",
            "1 returned meeple 0,0/1",
            "wizard-left witch 2,0/3",
        ],
    );
}

#[test]
fn r_mw_08_a_feature_completed_by_this_tile_is_no_target() {
    assert_eq!(
        refused(&completed("mage road E 0,0")),
        [
            Reason::MagicComplete,
            Reason::SameFeature,
            Reason::OtherWizard
        ]
    );
}

#[test]
fn r_mw_14_the_limits_hold_for_every_move() {
    let placed = joined("", "base/U", "mage road EW 1,0");
    assert_eq!(
        refused(&placed),
        [
            Reason::SameFeature,
            Reason::OtherWizard,
            Reason::OnPlacedTile
        ]
    );
}

#[test]
fn mw_10_then_a_figure_may_be_placed() {
    let text = magic("", "mage road EW 0,0\nmeeple city E");
    tells(&text, &["1 deployed meeple city 0,2/0"]);
}

#[test]
fn r_mw_13_the_very_segment_is_kept() {
    let text = magic("tile base/U -1,0", "mage road EW -1,0");
    let game = game(&text);
    let spot = game.magic().at(Wizard::Mage).map(|seg| game.spot(seg));
    let there = Spot {
        pos: Pos::new(-1, 0),
        segment: SegmentId(0),
    };
    assert_eq!(spot, Some(there));
}

#[test]
fn mw_03_a_position_has_them_on_incomplete_roads_and_cities_of_the_table() {
    let at = |line: &str| {
        faults(&table(
            "",
            &format!("tile base/D 0,0\ntile base/E 0,-1 r2\n{line}"),
            "",
        ))
    };
    let spot = |segment| Spot {
        pos: Pos::new(0, 0),
        segment: SegmentId(segment),
    };
    assert_eq!(
        at("mage field 3456 0,0"),
        [PositionFault::NoMagicThere(Wizard::Mage, spot(3))]
    );
    assert_eq!(
        at("witch city N 0,0"),
        [PositionFault::AlreadyScored(spot(0))]
    );
    let without = record(
        "set base\nseats 2",
        "start\ntile base/D 0,0\nmage road E 0,0",
    );
    assert_eq!(
        faults(&without),
        [PositionFault::NotInPlay(Part::MageWitch)]
    );
}
