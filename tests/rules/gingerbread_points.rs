//! The Gingerbread Man (GB): his way from city to city rule by rule, and what it brings.

use engine::rules::{Question, Reason};
use engine::table::{Party, Seat};
use engine::tiles::Pos;

use crate::gingerbread::{KNIGHTS, RED, TWO_OTHERS, cell, completed, lured, table};
use crate::support::{asked, refused, scores, tell, tells};

#[test]
fn gb_04_a_gingerbread_tile_moves_him_to_another_open_city() {
    // A city that is complete is no place for him.
    let full = format!("{KNIGHTS}\ntile base/E 2,1 r2\ntile base/E 2,2");
    let to = |city: &str| lured("", &full, &format!("pass\ngingerbread city {city}"));
    assert_eq!(refused(&to("N 2,2")), [Reason::NotAnOpenCity]);
    // Nor is the one he is in, and he must go.
    assert_eq!(refused(&to("EW 4,0")), [Reason::NotAnOpenCity]);
    let stay = lured("", &full, "pass\npass");
    assert_eq!(refused(&stay), [Reason::Mandatory]);
    assert_eq!(cell(&to("N 3,-1")), Some(Pos::new(3, -1)));
    // The same city on an ordinary tile leaves him where he is.
    let plain = lured("", &full, "pass").replace("gingerbread/2", "base/R");
    tells(&plain, &["1 passed"]);
    assert_eq!(asked(&plain).map(|asked| asked.1), Some(Question::Place));
    assert_eq!(cell(&plain), Some(Pos::new(0, 0)));
}

#[test]
fn gb_06_each_knight_brings_the_tiles_his_city_has_at_that_moment() {
    // The gingerbread tile is the eighth tile of the city he leaves.
    let text = lured("", KNIGHTS, "pass")
        .replace("gingerbread/2", "gingerbread/3")
        .replace("place gingerbread/3 3,-1", "place gingerbread/3 7,0");
    tells(
        &text,
        &[
            "1 passed",
            "1 gingerbread-moved 7,0/1",
            "1 scores 16 for gingerbread 0,0/0: 2 knights x 8 GB-06",
            "2 scores 8 for gingerbread 0,0/0: 1 knights x 8 GB-06",
        ],
    );
}

#[test]
fn gb_07_shields_bring_nothing_when_he_leaves() {
    let start = "tile base/E 0,0 r1
        tile base/F 1,0
        tile base/F 2,0
        tile base/F 3,0
        gingerbread city E 0,0
        figure 2 meeple city EW 1,0
        drawn gingerbread/2";
    let play = "place gingerbread/2 1,-1\npass\ngingerbread city N 1,-1";
    tells(
        &table("", start, play),
        &[
            "1 gingerbread-moved 1,-1/0",
            "2 scores 4 for gingerbread 0,0/0: 1 knights x 4 GB-06",
        ],
    );
}

#[test]
fn gb_08_a_single_knight_among_many_brings_points_too() {
    let few =
        "figure 1 meeple city E 0,0\nfigure 2 meeple city EW 2,0\nfigure 2 meeple city EW 3,0";
    let text = completed("", few, "pass");
    tells(
        &text,
        &[
            "1 passed",
            "1 scores 6 for gingerbread 0,0/0: 1 knights x 6 GB-06",
            "2 scores 12 for gingerbread 0,0/0: 2 knights x 6 GB-06",
            "completed city 0,0/0 2",
            "2 scores 14 for city 0,0/0: 6 tiles x 2 CITY-02 + 1 shields x 2 CITY-03",
            "1 returned meeple 0,0/0",
            "2 returned meeple 2,0/0",
            "2 returned meeple 3,0/0",
            "gingerbread-left",
        ],
    );
}

#[test]
fn gb_09_the_knights_of_a_city_he_left_stay_and_score_it_later() {
    let text = lured(
        "",
        KNIGHTS,
        "pass\ngingerbread city N 3,-1\nplace base/E 7,0 r3\npass",
    );
    tells(
        &text.replace("stack base/B", "stack base/E"),
        &[
            "2 passed",
            "completed city 0,0/0 1",
            "1 scores 18 for city 0,0/0: 8 tiles x 2 CITY-02 + 1 shields x 2 CITY-03",
            "2 returned meeple 0,0/0",
            "1 returned meeple 2,0/0",
            "1 returned meeple 3,0/0",
        ],
    );
}

#[test]
fn gb_10_his_points_come_before_those_of_the_completed_city() {
    let of_blue = "tile base/E 1,1 r2\nfigure 2 meeple city E 0,0";
    let scored = |text: &str| -> Vec<String> {
        let told = crate::support::told(text).into_iter();
        told.filter(|line| line.contains("scores")).collect()
    };
    let city = "2 scores 14 for city 0,0/0: 6 tiles x 2 CITY-02 + 1 shields x 2 CITY-03";
    let his = "2 scores 6 for gingerbread 0,0/0: 1 knights x 6 GB-06";
    assert_eq!(scored(&completed("", of_blue, "pass")), [his, city]);
    // He is elsewhere: the city alone.
    let elsewhere = completed("", of_blue, "pass")
        .replace("gingerbread city E 0,0\n", "")
        .replace("drawn base/E", "gingerbread city S 1,1\ndrawn base/E");
    assert_eq!(scored(&elsewhere), [city]);
}

#[test]
fn gb_12_he_stays_when_every_other_city_is_complete_or_his_own() {
    // The cities of the gingerbread tile both join his, which stays open to the north.
    let start = "tile base/N 0,-1 r2
        tile base/R 1,-1 r3
        tile gold/D 1,0 r1
        tile base/N 1,1
        tile base/N 0,1 r1
        gingerbread city S 0,-1
        figure 2 meeple city S 0,-1
        drawn gingerbread/6";
    let text = table("", start, "place gingerbread/6 0,0\npass");
    tells(&text, &["1 passed", "1 gingerbread-stayed"]);
    assert_eq!(asked(&text).map(|asked| asked.1), Some(Question::Place));
    assert_eq!(cell(&text), Some(Pos::new(0, -1)));
}

#[test]
fn r_gb_08_knights_bring_nothing_when_he_enters_only_when_he_leaves() {
    let start =
        "tile base/E 0,0\ntile base/E -1,0 r3\nfigure 2 meeple city W -1,0\ndrawn gingerbread/2";
    let play = "place gingerbread/2 -1,-1
        pass
        gingerbread city W -1,0
        place gingerbread/2 0,1 r2
        pass
        gingerbread city N 0,0";
    let text = table("", start, play)
        .replace("stack base/B", "stack gingerbread/2")
        .replace("set gingerbread\n", "set gingerbread 2\n");
    tell(
        4,
        &text,
        &[
            "1 gingerbread-moved -1,0/0",
            "1 turn-ended",
            "2 turn-began 2",
            "2 drew gingerbread/2",
            "2 placed gingerbread/2 0,1 2",
            "2 passed",
            "2 gingerbread-moved 0,0/0",
            "2 scores 1 for gingerbread -1,0/0: 1 knights x 1 GB-06",
        ],
    );
}

#[test]
fn turn_27_he_flees_after_figures_are_back_and_before_gold_and_messages() {
    let text = |more: &str| {
        completed(
            "part gold\npart messengers",
            &format!("{TWO_OTHERS}\nfigure 1 meeple city E 0,0\nscore 1 0 6\ngold 1,0 1"),
            &format!("pass\nadvance score\nadvance messenger\n{more}"),
        )
    };
    assert_eq!(asked(&text("")), Some((RED, Question::Gingerbread)));
    tell(
        3,
        &text("gingerbread city S 3,1\nreveal 6"),
        &[
            "1 scores 14 by messenger for city 0,0/0: 6 tiles x 2 CITY-02 + 1 shields x 2 CITY-03",
            "1 returned meeple 0,0/0",
            "1 gingerbread-moved 3,1/0",
            "1 ingots-taken 1,0 1",
            "1 message-read 6",
        ],
    );
}

/// Two cities that the gingerbread tile completes; Red is in one of them.
const CAPS: &str = "tile base/E 2,-1 r1\ntile base/B 2,-2\ntile base/E 3,-2 r2
    figure 1 meeple city S 3,-2";

#[test]
fn r_rob_05_points_of_the_city_he_is_going_to_leave_are_worth_waiting_for() {
    // Red and Blue stand on 0 beside Green's robber. Red scores first, Blue has a knight in the gingerbread city.
    let text = |play: &str| {
        let start = format!("figure 2 meeple city E 0,0\n{CAPS}\nrobber 3 0");
        let two = lured("part robbers", &start, &format!("pass\n{play}"));
        two.replace("seats 2", "seats 3")
    };
    let green = Party::Player(Seat(2));
    assert_eq!(asked(&text("")), Some((green, Question::Steal)));
    tells(
        &text("wait"),
        &[
            "3 passed",
            "completed city 2,-1/0",
            "1 returned meeple 3,-2/0",
            "1 gingerbread-moved 3,-1/1",
            "2 scores 7 for gingerbread 0,0/0: 1 knights x 7 GB-06",
            "3 scores 4 from 2: 4 stolen x 1 ROB-11",
            "3 robber-returned",
        ],
    );
    assert_eq!(scores(&text("steal")), [4, 7, 2]);
    // Off the board he leaves no city, and there is nothing to wait for.
    let away = text("").replace("gingerbread city E 0,0\n", "");
    assert_eq!(scores(&away), [4, 0, 2]);
}

#[test]
fn r_gb_05_he_moves_right_after_the_scoring_before_gold_and_messages() {
    let text = lured(
        "part gold\npart messengers",
        &format!("{KNIGHTS}\n{CAPS}\ngold 3,-2 1\nscore 1 2"),
        "pass\nadvance score\nadvance score\nadvance score\nreveal 6",
    );
    tell(
        4,
        &text,
        &[
            "1 scores 4 for city 3,-2/0: 2 tiles x 2 CITY-02",
            "completed city 2,-1/0",
            "1 returned meeple 3,-2/0",
            "1 gingerbread-moved 3,-1/1",
            "1 scores 14 for gingerbread 0,0/0: 2 knights x 7 GB-06",
            "2 scores 7 for gingerbread 0,0/0: 1 knights x 7 GB-06",
            "1 ingots-taken 3,-2 1",
            "1 message-read 6",
        ],
    );
}

#[test]
fn turn_30_the_gingerbread_tile_moves_him_before_gold_is_handed_out() {
    let start = format!("{KNIGHTS}\n{CAPS}\ngold 3,-2 1");
    let text = lured("part gold", &start, "pass");
    tells(
        &text,
        &[
            "1 passed",
            "completed city 3,-2/0 1",
            "1 scores 4 for city 3,-2/0: 2 tiles x 2 CITY-02",
            "completed city 2,-1/0",
            "1 returned meeple 3,-2/0",
            "1 gingerbread-moved 3,-1/1",
            "1 scores 14 for gingerbread 0,0/0: 2 knights x 7 GB-06",
            "2 scores 7 for gingerbread 0,0/0: 1 knights x 7 GB-06",
            "1 ingots-taken 3,-2 1",
        ],
    );
}
