//! The Ferries (FER): the order of a turn with a lake, and the examples, from the tile to the points.

use engine::rules::{Question, Reason};
use engine::tiles::{FeatureKind, Pos, Rotation, catalogue};

use crate::ferry_turns::{RED, between, east, table};
use crate::support::{asked, choices, game, holds, refused, tell, tells};

#[test]
fn fer_03_a_highwayman_may_go_on_any_of_the_four_roads_before_the_ferry() {
    let four = |play: &str| {
        table(
            "",
            "tile base/B 0,0\ntile base/A 0,1 r3\ndrawn ferries/3",
            &format!("place ferries/3 1,1\n{play}"),
        )
    };
    assert_eq!(asked(&four("")), Some((RED, Question::Figure)));
    let offered = choices(&four(""));
    let roads: Vec<&String> = offered.iter().filter(|c| c.contains("road")).collect();
    assert_eq!(
        roads,
        [
            "meeple road N",
            "meeple road W",
            "meeple road S",
            "meeple road E"
        ]
    );
    tells(&four("meeple road S"), &["1 deployed meeple road 1,1/2"]);
    // One figure, and then the ferry.
    let second = refused(&four("meeple road S\nmeeple road N"));
    assert_eq!(second, [Reason::NotAsked(Question::Ferry)]);
}

#[test]
fn fer_08_nothing_is_scored_before_the_ferry_lies() {
    // The city is complete with the tile, its road with the ferry.
    let text = |play: &str| {
        table(
            "",
            "tile base/W -1,0\ntile base/B -1,-1\ntile base/E 0,-1 r2\nfigure 2 meeple city S 0,-1
             drawn ferries/1",
            &format!("place ferries/1 0,0\npass\n{play}"),
        )
    };
    tells(&text(""), &["1 passed"]);
    assert_eq!(asked(&text("")), Some((RED, Question::Ferry)));
    tells(
        &text("ferry S E"),
        &[
            "1 ferry-laid 0,0/2 0,0/3",
            "completed road -1,0/0",
            "completed city 0,-1/0 2",
            "2 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "2 returned meeple 0,-1/0",
        ],
    );
}

#[test]
fn fer_18_no_step_on_a_lake_can_be_done_before_its_time() {
    let play = |lines: &str| between("ferries/2", lines);
    let early = |lines: &str| refused(&play(lines));
    let figure = [Reason::NotAsked(Question::Figure)];
    assert_eq!(early("ferry W S"), figure);
    assert_eq!(early("turn 2,0 S E"), figure);
    let ferry = [Reason::NotAsked(Question::Ferry)];
    assert_eq!(early("pass\nturn 2,0 S E"), ferry);
    assert_eq!(early("pass\nmeeple road S"), ferry);
    let turn = [Reason::NotAsked(Question::TurnFerry)];
    assert_eq!(early("pass\nferry W S\nmeeple road S"), turn);
    assert_eq!(early("pass\nferry W S\nferry W E"), turn);
}

#[test]
fn ex_fer_1_red_and_blue_share_the_road_the_ferry_made() {
    holds("ferries/ex-fer-1");
}

#[test]
fn ex_fer_3_red_turns_the_ferry_away_and_scores_without_yellow() {
    holds("ferries/ex-fer-3");
    holds("ferries/ex-fer-3-b");
}

#[test]
fn r_fer_01_without_a_meeple_left_the_ferry_is_laid_all_the_same() {
    let all = "figure 1 meeple road EW 0,0\n".repeat(7);
    let text = table(
        "",
        &format!("tile base/D 0,0\n{all}drawn ferries/2"),
        "place ferries/2 1,0",
    );
    assert_eq!(asked(&text), Some((RED, Question::Ferry)));
    assert_eq!(choices(&text), ["ferry W S", "ferry W E", "ferry S E"]);
}

#[test]
fn r_fer_07_a_ferry_of_a_completed_road_never_moves_again() {
    // The third quay is extended, but no ferry serves it.
    let text = |play: &str| {
        table(
            "",
            "tile base/W -1,0\ntile ferries/2 0,0\nferry 0,0 W E\ntile base/W 1,0\ndrawn base/U",
            &format!("place base/U 0,1 r1\npass\n{play}"),
        )
    };
    tells(&text(""), &["1 passed"]);
    assert_eq!(asked(&text("")).map(|asked| asked.1), Some(Question::Place));
    // Were the road open, the tile that extends it would allow the turn.
    let open = table(
        "",
        "tile base/W -1,0\ntile ferries/2 0,0\nferry 0,0 W E\ndrawn base/U",
        "place base/U 1,0\npass",
    );
    assert_eq!(asked(&open), Some((RED, Question::TurnFerry)));
}

#[test]
fn r_fer_08_a_road_at_a_quay_is_not_foreseen_complete_before_the_ferry_lies() {
    let start = "tile base/W 0,0\nfigure 2 meeple road E 0,0\ndrawn ferries/2";
    let text = table("", start, "");
    let foreseen = |text: &str| {
        let game = game(text);
        let lake = catalogue().find("ferries/2").expect("a lake");
        let changes = game.changes(lake, Pos::new(1, 0), Rotation::R0).into_iter();
        let roads = changes.filter(|change| change.kind == FeatureKind::Road);
        let roads = roads.map(|road| (road.completes, road.before(), road.after));
        roads.collect::<Vec<_>>()
    };
    assert_eq!(foreseen(&text), [(false, 1, 2)]);
    // The ferry decides: one way the road is complete, the other way it goes on.
    let lays = |way: &str| {
        table(
            "",
            start,
            &format!("place ferries/2 1,0\npass\nferry {way}"),
        )
    };
    tells(
        &lays("S E"),
        &[
            "1 ferry-laid 1,0/1 1,0/2",
            "completed road 0,0/0 2",
            "2 scores 2 for road 0,0/0: 2 tiles x 1 ROAD-02",
            "2 returned meeple 0,0/0",
        ],
    );
    tells(&lays("W E"), &["1 ferry-laid 1,0/0 1,0/2"]);
    // Where nobody plays with ferries a road simply ends at the lake.
    let without = text.replace("part ferries\n", "");
    assert_eq!(foreseen(&without), [(true, 1, 2)]);
}

#[test]
fn r_fer_12_turning_one_opens_no_way_to_another_behind_it() {
    // To the west a lake with lakes behind it to the west and to the north, to the east another lake.
    let start = "tile ferries/3 0,0
        tile base/U 1,0
        tile ferries/3 2,0
        tile ferries/2 2,-1 r1
        tile base/B 3,-1
        tile base/B 4,-1
        tile ferries/2 4,0
        ferry 0,0 W E
        ferry 2,-1 N S
        ferry 2,0 W E
        ferry 4,0 W E
        drawn base/U";
    let play = |lines: &str| table("", start, &format!("place base/U 3,0\npass\n{lines}"));
    for behind in ["turn 0,0 N S", "turn 2,-1 W S"] {
        let refusal = refused(&play(&format!("turn 2,0 N E\n{behind}")));
        assert_eq!(refusal, [Reason::FerryNotReached]);
    }
    // The two that were met first, in the order the player likes.
    for order in ["turn 2,0 N E\nturn 4,0 S E", "turn 4,0 S E\nturn 2,0 N E"] {
        let next = asked(&play(order)).map(|asked| asked.1);
        assert_eq!(next, Some(Question::Place));
    }
}

#[test]
fn turn_12_ferries_are_turned_after_the_figure_one_by_one_or_not_at_all() {
    assert_eq!(
        refused(&east("", "", "turn 0,0 N S")),
        [Reason::NotAsked(Question::Figure)]
    );
    let left_alone = between("base/U", "meeple road EW\npass");
    tell(
        2,
        &left_alone,
        &["1 deployed meeple road 1,0/0", "1 passed"],
    );
    let one = between("base/U", "pass\nturn 0,0 W S\npass");
    tell(
        3,
        &one,
        &["1 passed", "1 ferry-turned 0,0/0 0,0/1", "1 passed"],
    );
    let both = between("base/U", "pass\nturn 0,0 W S\nturn 2,0 S E");
    tell(
        2,
        &both,
        &[
            "1 ferry-turned 0,0/0 0,0/1",
            "1 ferry-turned 2,0/1 2,0/2",
            "completed road 0,0/2",
        ],
    );
}

#[test]
fn turn_13_mage_and_witch_are_looked_at_once_after_all_turns() {
    // The first turn brings them together, the second parts them again.
    let start = "tile ferries/3 0,0
        tile base/U 0,-1 r1
        tile base/B 1,-1
        tile base/U 2,-1 r1
        tile ferries/3 2,0
        tile base/U 3,0
        ferry 0,0 W E
        ferry 2,0 W E
        mage road NS 0,-1
        witch road EW 3,0
        drawn base/U";
    let play = |lines: &str| {
        table(
            "part mage-witch",
            start,
            &format!("place base/U 1,0\npass\nturn 0,0 N E\n{lines}"),
        )
    };
    assert_eq!(asked(&play("")), Some((RED, Question::TurnFerry)));
    let together = asked(&play("pass")).map(|asked| asked.1);
    assert!(matches!(together, Some(Question::Magic(_))));
    let parted = play("turn 2,0 N S");
    tells(&parted, &["1 ferry-turned 2,0/0 2,0/2"]);
    assert_eq!(asked(&parted).map(|asked| asked.1), Some(Question::Place));
}

#[test]
fn ex_turn_2_lake_highwayman_ferry_turn_points() {
    holds("turns/ex-turn-2");
}

#[test]
fn int_05_a_ferry_lake_is_worth_neither_two_points_nor_none() {
    // At the end an inn makes an incomplete road worthless; a lake does not, unless an inn stands elsewhere on it.
    let end = |tile: &str| {
        let head = "set base\nset ferries\npart ferries\npart inns\nseats 2\nstack";
        let start = format!("start\n{tile}\nfigure 2 meeple road EW 0,0\ndrawn ferries/2");
        let text = crate::support::record(
            head,
            &format!("{start}\nplay\nplace ferries/2 1,0\npass\nferry W E"),
        );
        crate::support::finished(&text).0.scores()
    };
    assert_eq!(end("tile base/D 0,0"), [0, 2]);
    assert_eq!(end("tile inns/B 0,0"), [0, 0]);
}

#[test]
fn int_40_after_a_turned_ferry_the_next_player_follows() {
    // Turned to the north, the ferry joins the builder's road to the tile just placed.
    let start = "tile base/U 0,-1 r1\nfigure 1 meeple road NS 0,-1\nfigure 1 builder road NS 0,-1";
    tells(
        &east("part builder", start, "pass\nturn 0,0 N E\nconfirm"),
        &["1 turn-ended", "2 turn-began 2"],
    );
    // The tile itself on that road: a second part.
    let own = "figure 1 meeple road EW 1,0\nfigure 1 builder road EW 1,0";
    tells(
        &east("part builder", own, "pass\npass\nconfirm"),
        &["1 part-began"],
    );
}

#[test]
fn int_60_a_new_ferry_brings_mage_and_witch_together_and_one_goes_before_the_road_is_scored() {
    holds("together/int-60");
}

#[test]
fn int_61_of_a_road_cut_by_a_ferry_only_the_part_with_the_mage_gets_his_points() {
    holds("together/int-61");
    holds("together/int-61-b");
}
