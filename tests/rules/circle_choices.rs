//! The Crop Circles (CROP): when they come, and what nothing follows from; with the abbot and the builder.

use engine::rules::{Question, Reason};

use crate::circles::{BLUE, GREEN, KNIGHTS, RED, pitchfork, shield, table};
use crate::support::{asked, choices, holds, refused, scores, tell, tells};

#[test]
fn crop_03_whoever_laid_the_tile_chooses_once_for_everybody() {
    let text = |play: &str| shield("", &format!("{KNIGHTS}\nturn 2"), &format!("pass\n{play}"));
    assert_eq!(asked(&text("")), Some((BLUE, Question::Circle)));
    tells(&text("circle add"), &["2 circle-chosen add"]);
    // Green acts first and cannot choose the other way.
    assert_eq!(
        asked(&text("circle add")),
        Some((GREEN, Question::CircleAdd))
    );
    let other = refused(&text("circle add\nwithdraw meeple city N 2,0"));
    assert_eq!(other, [Reason::NotAsked(Question::CircleAdd)]);
    tells(
        &text("circle remove"),
        &[
            "2 circle-chosen remove",
            "3 returned meeple 2,0/0",
            "1 returned meeple 0,0/0",
            "2 returned meeple 1,0/0",
        ],
    );
}

#[test]
fn r_crop_01_each_tile_of_a_feature_is_a_place_of_its_own() {
    let two = "tile base/G 0,-1 r1\nfigure 2 meeple city N 0,0\nfigure 2 meeple city NS 0,-1";
    let text = |play: &str| shield("", two, &format!("pass\ncircle add\n{play}"));
    assert_eq!(asked(&text("")), Some((BLUE, Question::CircleAdd)));
    assert_eq!(
        choices(&text("")),
        [
            "beside meeple city NS 0,-1",
            "beside meeple city N 0,0",
            "pass"
        ]
    );
    tells(
        &text("beside meeple city NS 0,-1"),
        &["2 deployed meeple city 0,-1/0"],
    );
}

#[test]
fn r_crop_07_adding_and_removing_bring_no_points_and_no_message() {
    // All figures stand on dark spaces.
    let dark = format!("{KNIGHTS}\nscore 1 5 0\nscore 2 5 0\nscore 3 5 0");
    let text = |choice: &str| {
        let play = format!("pass\ncircle {choice}\nconfirm");
        shield("part messengers\noption crop-add mandatory", &dark, &play)
    };
    for choice in ["add", "remove"] {
        tells(&text(choice), &["1 turn-ended", "2 turn-began 2"]);
        assert_eq!(scores(&text(choice)), [5, 5, 5]);
    }
}

#[test]
fn int_43_figures_left_alone_go_home_after_message_8_a_circle_and_a_ferry() {
    let message = crate::interactions::reads(
        8,
        &["builder"],
        "figure 1 meeple road EW 0,0\nfigure 1 builder road EW 0,0",
        "recall meeple road EW 0,0\nadvance messenger",
    );
    tells(
        &message,
        &[
            "1 scores 1 by messenger for message 8 0,0/1: 1 tiles x 1 ROAD-04",
            "1 returned meeple 0,0/1",
            "1 returned builder 0,0/1",
        ],
    );
    let farm = "figure 2 meeple field 27 0,0\nfigure 2 pig field 27 1,0";
    tells(
        &pitchfork("part pig", farm, "pass\ncircle remove"),
        &[
            "1 circle-chosen remove",
            "2 returned meeple 0,0/2",
            "2 returned pig 1,0/2",
        ],
    );
    // Another meeple on the builder's side of the lake keeps it.
    let road = "tile base/U -1,0\nfigure 1 meeple road EW -1,0\nfigure 1 builder road EW 1,0";
    let turn = "pass\nturn 0,0 N E";
    let alone = crate::ferry_turns::east("part builder", road, turn);
    let both = format!("{road}\nfigure 1 meeple road EW 1,0");
    let kept = crate::ferry_turns::east("part builder", &both, turn);
    tells(
        &alone,
        &["1 ferry-turned 0,0/0 0,0/3", "1 returned builder 1,0/0"],
    );
    tells(&kept, &["1 ferry-turned 0,0/0 0,0/3"]);
}

#[test]
fn int_44_the_extra_part_follows_the_circle_even_if_the_builder_left_in_it() {
    holds("together/int-44");
}

#[test]
fn int_52_an_abbot_neither_comes_nor_goes_by_a_circle() {
    let board = "tile base/D 0,0\ntile base/B 0,1\nfigure 2 abbot monastery 0,1";
    let text = |figures: &str, play: &str| {
        let start = format!("{board}\n{figures}\ndrawn crop/C");
        table(
            "part abbot",
            &start,
            &format!("place crop/C 1,1\npass\n{play}"),
        )
    };
    // The abbot alone: no meeple a circle is about, so there is nothing to choose.
    let next = asked(&text("", "")).map(|asked| asked.1);
    assert_eq!(next, Some(Question::Place));
    // Red's abbot is in the supply, but stays there.
    let farmer = "figure 1 meeple field 3456 0,0";
    let add = |play: &str| text(farmer, &format!("circle add\n{play}"));
    assert_eq!(asked(&add("")), Some((RED, Question::CircleAdd)));
    assert_eq!(choices(&add("")), ["beside meeple field 3456 0,0", "pass"]);
    let abbot = refused(&add("beside abbot field 3456 0,0"));
    assert_eq!(abbot, [Reason::NotBeside]);
}

#[test]
fn turn_34_the_circle_comes_after_messages_and_after_robbers_are_back() {
    let start = "tile base/D 0,0
        tile base/D 1,0
        figure 1 meeple city N 0,0
        figure 2 meeple city N 1,0
        score 1 1 0
        score 2 30 0
        robber 2 1
        drawn crop/E";
    let play = |more: &str| {
        let all =
            format!("place crop/E 0,-1\npass\nadvance score\nadvance score\nreveal 6\n{more}");
        table("part messengers\npart robbers", start, &all)
    };
    let read = asked(&play("")).map(|asked| asked.1);
    assert!(matches!(read, Some(Question::Message(_))), "{read:?}");
    tell(
        2,
        &play("points\nadvance messenger"),
        &[
            "1 scores 2 by messenger for message 6: 1 message x 2 MSG-11",
            "2 robber-returned",
        ],
    );
    assert_eq!(
        asked(&play("points\nadvance messenger")),
        Some((RED, Question::Circle))
    );
}

#[test]
fn r_turn_03_gold_then_message_then_robber_then_circle() {
    let start = "tile base/D 0,0
        tile base/D 1,0
        figure 1 meeple city N 0,0
        figure 2 meeple city N 1,0
        gold 0,0 1
        score 1 1 0
        score 2 30 0
        robber 2 1
        drawn crop/E";
    let play = "place crop/E 0,-1
        pass
        advance score
        advance score
        reveal 5
        points
        advance messenger
        circle remove";
    tell(
        7,
        &table("part gold\npart messengers\npart robbers", start, play),
        &[
            "1 passed",
            "completed city 0,-1/1 1",
            "1 scores 4 for city 0,-1/1: 2 tiles x 2 CITY-02",
            "2 scores 2 from 1: 2 stolen x 1 ROB-11",
            "1 returned meeple 0,0/0",
            "1 ingots-taken 0,0 1",
            "1 message-read 5",
            "1 scores 2 by messenger for message 5: 1 message x 2 MSG-11",
            "2 robber-returned",
            "1 circle-chosen remove",
            "2 returned meeple 1,0/0",
        ],
    );
}
