//! Turning ferries (FER-11 to FER-19, FER-22), and mage and witch on them.

use engine::rules::{Question, Reason, Spell, Spot, Wizard};
use engine::table::{Party, Seat};
use engine::tiles::{Pos, SegmentId};

use crate::support::{asked, choices, game, record, refused, tell, tells};

pub const RED: Party = Party::Player(Seat(0));

/// Red is about to place a tile on this table.
pub fn table(head: &str, start: &str, play: &str) -> String {
    let head = format!(
        "set base\nset ferries\npart ferries\n{head}\nseats 3\nstack base/U base/U base/U base/U"
    );
    record(&head, &format!("start\n{start}\nplay\n{play}"))
}

/// A lake with four quays whose ferry goes from west to east, and a road to the east that Red extends.
pub fn east(head: &str, start: &str, play: &str) -> String {
    table(
        head,
        &format!("tile ferries/3 0,0\nferry 0,0 W E\ntile base/U 1,0\n{start}\ndrawn base/U"),
        &format!("place base/U 2,0\n{play}"),
    )
}

/// Two lakes on one row with ferries from west to east, and room for one tile between them.
pub fn between(drawn: &str, play: &str) -> String {
    table(
        "",
        &format!(
            "tile base/B 0,-1\ntile base/B 1,-1\ntile base/B 2,-1\ntile ferries/2 0,0\ntile ferries/2 2,0
             ferry 0,0 W E\nferry 2,0 W E\ndrawn {drawn}"
        ),
        &format!("place {drawn} 1,0\n{play}"),
    )
}

#[test]
fn fer_11_a_tile_that_extends_the_road_may_turn_its_ferry_after_the_figure() {
    let text = east("", "", "pass");
    assert_eq!(asked(&text), Some((RED, Question::TurnFerry)));
    assert_eq!(
        choices(&text),
        [
            "turn 0,0 N W",
            "turn 0,0 N S",
            "turn 0,0 N E",
            "turn 0,0 W S",
            "turn 0,0 S E",
            "pass",
        ]
    );
    tells(
        &east("", "", "pass\nturn 0,0 N E"),
        &["1 ferry-turned 0,0/0 0,0/3"],
    );
    tells(&east("", "", "pass\npass"), &["1 passed"]);
    // A tile elsewhere turns nothing.
    let elsewhere = table(
        "",
        "tile ferries/3 0,0\nferry 0,0 W E\ntile base/U 1,0\ndrawn base/B",
        "place base/B 1,1\npass",
    );
    assert_eq!(
        asked(&elsewhere).map(|asked| asked.1),
        Some(Question::Place)
    );
}

#[test]
fn fer_12_a_turned_ferry_connects_two_quays_again() {
    let same = east("", "", "pass\nturn 0,0 N N");
    assert_eq!(refused(&same), [Reason::TwoQuays]);
    let nowhere = east("", "", "pass\nturn 1,0 E W");
    assert_eq!(refused(&nowhere), [Reason::NoFerryThere]);
}

#[test]
fn r_fer_10_the_same_quays_are_no_turn() {
    let text = east("", "", "pass\nturn 0,0 W E");
    assert_eq!(refused(&text), [Reason::SameQuays]);
}

/// Tiles and meeples of the road of a segment.
fn road(text: &str, x: i16, index: u8) -> (u16, u8) {
    let game = game(text);
    let spot = Spot {
        pos: Pos::new(x, 0),
        segment: SegmentId(index),
    };
    let region = game.region(game.board().seg(spot).expect("a tile"));
    (region.tiles, region.meeples)
}

#[test]
fn fer_13_it_may_lead_away_from_the_extended_road_and_part_two_highwaymen() {
    let start = "tile base/U -1,0\nfigure 1 meeple road EW 1,0\nfigure 3 meeple road EW -1,0";
    let before = east("", start, "");
    assert_eq!(road(&before, 0, 1), (4, 2));
    let text = east("", start, "pass\nturn 0,0 N S");
    assert_eq!(road(&text, 1, 0), (3, 1));
    assert_eq!(road(&text, -1, 0), (2, 1));
    assert_eq!(road(&text, 0, 0), (1, 0));
}

#[test]
fn fer_14_only_the_first_ferry_on_the_way_may_be_turned() {
    let row = |play: &str| {
        table(
            "",
            "tile ferries/3 0,0\ntile base/U 1,0\ntile ferries/3 2,0\nferry 0,0 W E\nferry 2,0 W E
             drawn base/U",
            &format!("place base/U 3,0\npass\n{play}"),
        )
    };
    assert!(
        choices(&row(""))
            .iter()
            .all(|line| !line.contains("0,0 ") || line.contains("2,0 "))
    );
    assert_eq!(refused(&row("turn 0,0 N S")), [Reason::FerryNotReached]);
    // R-FER-12: nor once the first one has been turned.
    let then = row("turn 2,0 N E");
    assert_eq!(asked(&then).map(|asked| asked.1), Some(Question::Place));
}

#[test]
fn fer_15_of_several_roads_the_first_ferry_of_each_in_any_order() {
    let text = between("base/U", "pass");
    assert_eq!(
        choices(&text),
        [
            "turn 2,0 W S",
            "turn 2,0 S E",
            "turn 0,0 W S",
            "turn 0,0 S E",
            "pass",
        ]
    );
    let one = between("base/U", "pass\nturn 0,0 W S");
    assert_eq!(choices(&one), ["turn 2,0 W S", "turn 2,0 S E", "pass"]);
    let both = between("base/U", "pass\nturn 0,0 W S\nturn 2,0 S E");
    assert_eq!(asked(&both).map(|asked| asked.1), Some(Question::Place));
}

#[test]
fn fer_16_a_ferry_is_turned_at_most_once_in_a_turn() {
    let text = between("base/U", "pass\nturn 0,0 W S\nturn 0,0 S E");
    assert_eq!(refused(&text), [Reason::FerryTurned]);
}

#[test]
fn fer_17_on_a_lake_figure_then_ferry_then_turns() {
    let place = between("ferries/2", "");
    assert_eq!(asked(&place), Some((RED, Question::Figure)));
    let figure = between("ferries/2", "meeple road S");
    assert_eq!(asked(&figure), Some((RED, Question::Ferry)));
    let ferry = between("ferries/2", "meeple road S\nferry W S");
    assert_eq!(asked(&ferry), Some((RED, Question::TurnFerry)));
    let turned = between("ferries/2", "meeple road S\nferry W S\nturn 2,0 S E\npass");
    tell(
        4,
        &turned,
        &[
            "1 deployed meeple road 1,0/1",
            "1 ferry-laid 1,0/0 1,0/1",
            "1 ferry-turned 2,0/1 2,0/2",
            "1 passed",
            "completed road 1,0/2",
        ],
    );
}

#[test]
fn r_fer_03_the_ferry_just_laid_is_not_turned() {
    let text = between("ferries/2", "pass\nferry W S\nturn 1,0 W E");
    assert_eq!(refused(&text), [Reason::FerryNotReached]);
}

#[test]
fn fer_19_a_road_completed_by_turning_is_scored() {
    let start = "tile base/W -1,0\nfigure 3 meeple road E -1,0";
    tells(
        &east("", start, "pass\nturn 0,0 S E"),
        &[
            "1 ferry-turned 0,0/2 0,0/3",
            "completed road -1,0/0 3",
            "3 scores 2 for road -1,0/0: 2 tiles x 1 ROAD-02",
            "3 returned meeple -1,0/0",
        ],
    );
}

#[test]
fn r_fer_08_what_is_complete_is_found_after_all_ferries() {
    // The last tile closes the road; turned, the ferry opens it again.
    let start = "tile base/W -1,0\ntile base/U 1,0\nfigure 3 meeple road E -1,0\nferry 0,0 W E";
    let end = |play: &str| {
        table(
            "",
            &format!("tile ferries/3 0,0\n{start}\ndrawn base/W"),
            &format!("place base/W 2,0\npass\n{play}"),
        )
    };
    tells(
        &end("pass"),
        &[
            "1 passed",
            "completed road -1,0/0 3",
            "3 scores 4 for road -1,0/0: 4 tiles x 1 ROAD-02",
            "3 returned meeple -1,0/0",
        ],
    );
    tells(
        &end("turn 0,0 N W"),
        &["1 ferry-turned 0,0/0 0,0/1", "completed road 0,0/3"],
    );
}

#[test]
fn r_fer_02_a_road_to_a_quay_without_ferry_leads_to_none() {
    let text = table(
        "",
        "tile ferries/3 0,0\nferry 0,0 N S\ntile base/U 1,0\ndrawn base/U",
        "place base/U 2,0\npass",
    );
    assert_eq!(asked(&text).map(|asked| asked.1), Some(Question::Place));
}

#[test]
fn fer_22_turning_a_ferry_gives_no_double_turn() {
    // Red's builder stands to the north of the lake; the tile extends the road to the east.
    let start = "tile base/U 0,-1 r1\nfigure 1 meeple road NS 0,-1\nfigure 1 builder road NS 0,-1";
    let text = east("part builder", start, "pass\nturn 0,0 N E");
    tell(
        3,
        &text,
        &[
            "1 placed base/U 2,0 0",
            "1 passed",
            "1 ferry-turned 0,0/0 0,0/3",
        ],
    );
    assert!(!game(&text).turn().double);
}

#[test]
fn r_fer_04_a_builder_cut_off_from_its_meeple_goes_home() {
    let start = "tile base/U -1,0\nfigure 1 meeple road EW -1,0\nfigure 1 builder road EW 1,0";
    let text = east("part builder", start, "pass\nturn 0,0 N E");
    tells(
        &text,
        &["1 ferry-turned 0,0/0 0,0/3", "1 returned builder 1,0/0"],
    );
}

#[test]
fn r_fer_09_the_second_part_of_a_double_turn_may_turn_it_again() {
    let start = "figure 1 meeple road EW 1,0\nfigure 1 builder road EW 1,0";
    let text = east(
        "part builder",
        start,
        "pass\nturn 0,0 N E\nplace base/U 3,0\npass\nturn 0,0 W E",
    );
    tells(&text, &["1 ferry-turned 0,0/1 0,0/3"]);
}

#[test]
fn r_fer_09_the_tile_of_message_four_belongs_to_the_same_turn() {
    // Red scores the road to the west: from 3 to 5, a message.
    let start = "tile base/W -1,0\nfigure 1 meeple road E -1,0\nscore 1 3";
    let play = |more: &str| {
        let first = "pass\nturn 0,0 S E\nadvance score\nreveal 4\nperform\nplace base/U 3,0";
        east("part messengers", start, &format!("{first}\n{more}"))
    };
    let after = asked(&play("pass"));
    assert_eq!(after.map(|asked| asked.1), Some(Question::Place));
    assert_eq!(game(&play("pass")).turn().active, Seat(0));
}

#[test]
fn r_tb_03_a_builder_may_go_on_a_road_that_a_turned_ferry_can_open() {
    let start = "tile base/W -1,0\ntile base/U 1,0\nfigure 1 meeple road E -1,0\nferry 0,0 W E";
    let text = table(
        "part builder",
        &format!("tile ferries/3 0,0\n{start}\ndrawn base/W"),
        "place base/W 2,0\nbuilder road W\nturn 0,0 N W",
    );
    tells(
        &text,
        &[
            "1 ferry-turned 0,0/0 0,0/1",
            "1 returned builder 2,0/2",
            "completed road 0,0/3",
        ],
    );
}

/// Mage and witch on the roads to the north and to the east of the lake, and an open city.
fn enchanted(play: &str) -> String {
    east(
        "part mage-witch",
        "tile base/U 0,-1 r1\ntile base/E 1,-1\nmage road NS 0,-1\nwitch road EW 1,0",
        play,
    )
}

#[test]
fn r_fer_05_mage_and_witch_brought_together_are_parted_after_the_ferries() {
    let text = enchanted("pass\nturn 0,0 N E");
    assert_eq!(asked(&text), Some((RED, Question::Magic(Spell::Meeting))));
    assert_eq!(
        choices(&text),
        [
            "mage road W 0,0",
            "mage road S 0,0",
            "mage city N 1,-1",
            "witch road W 0,0",
            "witch road S 0,0",
            "witch city N 1,-1",
        ]
    );
    tells(
        &enchanted("pass\nturn 0,0 N E\nwitch city N 1,-1"),
        &["1 conjured witch city 1,-1/0"],
    );
}

#[test]
fn r_mw_11_on_a_road_that_is_cut_the_figure_stays_where_it_stands() {
    let text = east(
        "part mage-witch",
        "tile base/U -1,0\nmage road EW -1,0",
        "pass\nturn 0,0 S E",
    );
    let game = game(&text);
    let mage = game.magic().at(Wizard::Mage).expect("it stands");
    assert_eq!(game.spot(mage).pos, Pos::new(-1, 0));
    assert_eq!(game.region(mage).tiles, 2);
}
