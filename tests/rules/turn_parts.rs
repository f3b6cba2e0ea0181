//! The steps of a turn part, and turn parts within turns (TURN), as far as the parts in play fill them.

use engine::rules::{Question, Reason, RobberAt};
use engine::table::{Party, Seat};

use crate::support::{
    asked, choices, confirmed, finished, game, record, refused, scores, story, tell, tells,
};
use crate::tables::{CITY, SCORE_CITY, TWO_CITIES, road};

const RED: Party = Party::Player(Seat(0));
const BLUE: Party = Party::Player(Seat(1));
const YELLOW: Party = Party::Player(Seat(2));

/// A game of three with these parts and tiles to be drawn.
pub fn three(parts: &str, stack: &str, start: &str, play: &str) -> String {
    let parts: String = parts
        .split(' ')
        .map(|part| format!("part {part}\n"))
        .collect();
    record(
        &format!("set base\n{parts}seats 3\nstack {stack}"),
        &format!("start\n{start}\nplay\n{play}"),
    )
}

#[test]
fn turn_01_a_tile_is_drawn_and_replaced_until_one_can_be_placed() {
    let text = three(
        "builder",
        "base/C base/C base/U base/B",
        "tile base/U 0,0",
        "draw base/C\ndraw base/C\ndraw base/U",
    );
    assert_eq!(
        story(&text),
        [
            "1 turn-began 1",
            "1 drew base/C",
            "1 removed base/C unplaceable",
            "1 drew base/C",
            "1 removed base/C unplaceable",
            "1 drew base/U",
        ]
    );
    assert_eq!(asked(&text), Some((RED, Question::Place)));
}

#[test]
fn turn_03_the_tile_must_be_placed() {
    let text = three("builder", "base/B", "tile base/U 0,0\ndrawn base/U", "pass");
    assert_eq!(refused(&text), [Reason::Mandatory]);
}

#[test]
fn turn_04_extending_a_road_or_city_of_the_own_builder_is_noted_when_the_tile_is_placed() {
    let placed = |figures: &str, tile: &str, cell: &str| {
        let start = format!("tile base/D 0,0\n{figures}\ndrawn {tile}");
        let text = three("builder", "base/B", &start, &format!("place {tile} {cell}"));
        story(&text).pop()
    };
    let double = Some("1 double-turn".to_owned());
    let on_road = "figure 1 meeple road EW 0,0\nfigure 1 builder road EW 0,0";
    let in_city = "figure 1 meeple city N 0,0\nfigure 1 builder city N 0,0";
    let of_blue = "figure 2 meeple city N 0,0\nfigure 2 builder city N 0,0";
    assert_eq!(placed(on_road, "base/U", "1,0"), double);
    assert_eq!(placed(in_city, "base/R", "0,-1 r2"), double);
    assert_ne!(placed(on_road, "base/R", "0,-1 r2"), double);
    assert_ne!(placed(of_blue, "base/R", "0,-1 r2"), double);
}

#[test]
fn turn_07_a_robber_tile_asks_the_active_player_then_one_more_before_the_figure() {
    let start = "tile base/D 0,0\nscore 1 3\nscore 2 7\ndrawn robbers/F";
    let play = |lines: &str| {
        three(
            "robbers",
            "base/B",
            start,
            &format!("place robbers/F 1,0 r1\n{lines}"),
        )
    };
    let order = ["", "rob 7", "rob 7\nrob 3"].map(|lines| asked(&play(lines)));
    assert_eq!(
        order,
        [
            Some((RED, Question::Rob)),
            Some((BLUE, Question::Rob)),
            Some((RED, Question::Figure)),
        ]
    );
}

#[test]
fn turn_10_one_figure_of_any_kind_or_nothing() {
    let play = |line: &str| {
        three(
            "builder large-meeple",
            "base/B",
            "tile base/D 0,0\nfigure 1 meeple road EW 0,0\ndrawn base/U",
            &format!("place base/U 1,0\n{line}"),
        )
    };
    let offered = [
        "meeple field 0127",
        "meeple field 3456",
        "large field 0127",
        "large field 3456",
        "builder road EW",
        "pass",
    ];
    assert_eq!(choices(&play("")), offered);
    for one in offered {
        let next = Some((Party::Chance, Question::Draw(Seat(1))));
        assert_eq!(confirmed(&play(one)), next, "after {one}");
    }
}

/// One tile completes a road of Red, a city of Blue and a monastery of Red.
pub fn three_features(parts: &str, play: &str) -> String {
    three(
        parts,
        "base/B base/B",
        "tile base/B 0,0\ntile base/B 0,-1\ntile base/B 1,-1\ntile base/E 1,0 r2\ntile base/B -1,-1
         tile base/B -1,0\ntile base/W -1,1\ntile base/U 0,1\nfigure 1 meeple road E -1,1
         figure 1 builder road EW 0,1\nfigure 2 meeple city S 1,0\nfigure 1 meeple monastery 0,0\ndrawn base/L",
        &format!("place base/L 1,1\npass\n{play}"),
    )
}

#[test]
fn turn_20_every_feature_completed_by_the_tile_is_found() {
    let completed: Vec<String> = story(&three_features("builder", ""))
        .into_iter()
        .filter(|line| line.contains("complete"))
        .collect();
    assert_eq!(
        completed,
        [
            "completed road -1,1/0 1",
            "completed city 1,0/0 2",
            "completed monastery 0,0/1 1",
        ]
    );
}

#[test]
fn turn_22_each_completed_feature_is_scored_with_inn_and_large_meeple() {
    let text = three(
        "inns large-meeple",
        "base/B",
        "tile base/W 0,0\ntile inns/B 1,0\nfigure 1 meeple road E 0,0\nfigure 2 large road EW 1,0\ndrawn base/W",
        "place base/W 2,0\npass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed road 0,0/0 2",
            "2 scores 6 for road 0,0/0: 3 tiles x 2 IC-01",
            "1 returned meeple 0,0/0",
            "2 returned large 1,0/0",
        ],
    );
    assert_eq!(scores(&three_features("builder", "")), [12, 4, 0]);
}

#[test]
fn turn_23_for_each_scoring_the_scoring_player_moves_a_figure() {
    let parts = "builder messengers";
    let order = [
        "",
        "next city S 1,0",
        "next city S 1,0\nadvance messenger",
        "next city S 1,0\nadvance messenger\nnext monastery 0,0",
        "next city S 1,0\nadvance messenger\nnext monastery 0,0\nadvance score",
    ]
    .map(|play| asked(&three_features(parts, play)));
    assert_eq!(
        order,
        [
            Some((RED, Question::ScoreNext)),
            Some((BLUE, Question::Advance(4))),
            Some((RED, Question::ScoreNext)),
            Some((RED, Question::Advance(9))),
            Some((RED, Question::Advance(3))),
        ]
    );
}

#[test]
fn turn_24_thefts_happen_at_each_movement() {
    // Yellow's robber by Red and Red's robber by Blue steal between the scorings.
    let start = format!(
        "{TWO_CITIES}\nfigure 1 meeple city N 0,0\nfigure 2 meeple city S 0,-2
         score 1 7\nscore 2 20\nscore 3 30\nrobber 3 7\nrobber 1 20"
    );
    let text = three(
        "robbers",
        "base/B",
        &start,
        "place base/H 0,-1\npass\nnext city N 0,0",
    );
    tells(
        &text,
        &[
            "completed city 0,-1/1 1",
            "1 scores 4 for city 0,-1/1: 2 tiles x 2 CITY-02",
            "3 scores 2 from 1: 2 stolen x 1 ROB-11",
            "completed city 0,-2/0 2",
            "2 scores 4 for city 0,-2/0: 2 tiles x 2 CITY-02",
            "1 scores 2 from 2: 2 stolen x 1 ROB-11",
            "2 returned meeple 0,-2/0",
            "1 returned meeple 0,0/0",
            "1 robber-returned",
            "3 robber-returned",
        ],
    );
}

/// Red and Blue tie; Blue steals from Red before moving for the road, so Yellow's robber follows and then robs.
#[test]
fn turn_24_a_theft_comes_before_the_next_of_tied_players_moves() {
    let start = format!(
        "{}\nfigure 1 meeple road E 0,0\nfigure 2 meeple road EW 1,0
         score 1 7\nscore 2 20\nscore 3 30\nrobber 2 7\nrobber 3 20",
        road(4)
    );
    tells(
        &three("robbers", "base/B", &start, "place base/W 3,0\npass"),
        &[
            "1 passed",
            "completed road 0,0/0 1 2",
            "1 scores 4 for road 0,0/0: 4 tiles x 1 ROAD-02",
            "2 scores 2 from 1: 2 stolen x 1 ROB-11",
            "3 robber-followed 22",
            "2 scores 4 for road 0,0/0: 4 tiles x 1 ROAD-02",
            "3 scores 2 from 2: 2 stolen x 1 ROB-11",
            "1 returned meeple 0,0/0",
            "2 returned meeple 1,0/0",
            "2 robber-returned",
            "3 robber-returned",
        ],
    );
}

#[test]
fn turn_26_meeples_and_builders_return_when_all_is_scored() {
    tells(
        &three_features("builder", ""),
        &[
            "1 passed",
            "completed road -1,1/0 1",
            "1 scores 3 for road -1,1/0: 3 tiles x 1 ROAD-02",
            "completed city 1,0/0 2",
            "2 scores 4 for city 1,0/0: 2 tiles x 2 CITY-02",
            "completed monastery 0,0/1 1",
            "1 scores 9 for monastery 0,0/1: 9 tiles x 1 MON-02",
            "1 returned meeple -1,1/0",
            "1 returned builder 0,1/0",
            "2 returned meeple 1,0/0",
            "1 returned meeple 0,0/1",
        ],
    );
}

/// Red scores 4 to the dark space 5 and is robbed by Blue; then messages.
pub fn robbed_with_message(stack: &str, start: &str, play: &str) -> String {
    three(
        "messengers robbers builder",
        stack,
        &format!("{CITY}\nscore 1 1 3\nscore 2 30 0\nrobber 2 1\n{start}"),
        &format!("{SCORE_CITY}\nadvance score\nadvance score\n{play}"),
    )
}

#[test]
fn turn_32_a_message_and_its_chain_come_after_the_scoring() {
    let text = robbed_with_message(
        "base/B",
        "",
        "reveal 5\npoints\nadvance messenger\nreveal 6\npoints\nadvance score",
    );
    tell(
        7,
        &text,
        &[
            "2 scores 2 from 1: 2 stolen x 1 ROB-11",
            "1 returned meeple 0,0/0",
            "1 message-read 5",
            "1 scores 2 by messenger for message 5: 1 message x 2 MSG-11",
            "1 message-read 6",
            "1 scores 2 for message 6: 1 message x 2 MSG-11",
            "2 robber-returned",
        ],
    );
}

#[test]
fn turn_33_a_robber_that_stole_is_back_only_after_the_messages() {
    let read = robbed_with_message("base/B", "", "reveal 5");
    assert_eq!(game(&read).robbers().at(Seat(1)), RobberAt::Spent);
    let done = robbed_with_message("base/B", "", "reveal 5\nperform");
    assert_eq!(game(&done).robbers().at(Seat(1)), RobberAt::Supply);
}

/// A builder's road of Red that is lengthened to 2,0; then more lines.
pub fn double_turn(stack: &str, play: &str) -> String {
    three(
        "builder",
        stack,
        "tile base/D 0,0\ntile base/U 1,0\nfigure 1 meeple road EW 0,0\nfigure 1 builder road EW 1,0
         drawn base/U",
        &format!("place base/U 2,0\npass\n{play}"),
    )
}

#[test]
fn turn_40_a_second_part_without_a_further_chance() {
    let text = double_turn(
        "base/U base/B",
        "draw base/U\nplace base/U 3,0\npass\nconfirm",
    );
    tell(
        4,
        &text,
        &[
            "1 part-began",
            "1 drew base/U",
            "1 placed base/U 3,0 0",
            "1 passed",
            "1 turn-ended",
            "2 turn-began 2",
        ],
    );
}

#[test]
fn turn_41_the_next_player_clockwise_follows_until_the_stack_is_empty() {
    let play = |turns: &str| {
        three(
            "builder",
            "base/B base/B base/B",
            "tile base/D 0,0\nturn 2",
            turns,
        )
    };
    let one = "place base/B 0,1\npass";
    let two = format!("{one}\nplace base/B 0,2\npass");
    let three = format!("{two}\nplace base/B 0,3\npass\nconfirm");
    assert_eq!(asked(&play("")), Some((BLUE, Question::Place)));
    assert_eq!(asked(&play(one)), Some((YELLOW, Question::Place)));
    assert_eq!(asked(&play(&two)), Some((RED, Question::Place)));
    tells(
        &play(&three),
        &["1 turn-ended", "final-scoring", "won 1 2 3"],
    );
}

#[test]
fn turn_42_the_active_player_is_the_same_in_both_parts_and_for_message_4() {
    assert_eq!(
        asked(&double_turn("base/U base/B", "")),
        Some((RED, Question::Place))
    );
    let nested = robbed_with_message("base/U base/B", "", "reveal 4\nperform\ndraw base/U");
    assert_eq!(asked(&nested), Some((RED, Question::Place)));
    assert_eq!(game(&nested).turn().active, Seat(0));
}

/// What is told from the end of the last turn on: robbers, messengers, a road, a city, a monastery, a field.
fn the_end() -> Vec<String> {
    let text = record(
        "set base\npart robbers\npart messengers\nseats 2\nstack",
        "start\ntile base/D 0,0\ntile base/U 1,0\ntile base/B 0,1\ntile base/E 0,-1 r2\ntile base/E 1,-1
         figure 1 meeple road EW 0,0\nfigure 2 meeple city N 1,-1\nfigure 2 meeple monastery 0,1
         figure 1 meeple field 27 0,0\nscore 1 10 5\nscore 2 12 0\nrobber 1 12\nrobber 2 10\ndrawn base/B
         play\nplace base/B 0,2\npass",
    );
    finished(&text).1
}

#[test]
fn turn_50_robbers_on_the_track_come_first() {
    assert_eq!(
        the_end()[..6],
        [
            "1 turn-ended",
            "final-scoring",
            "1 scores 3 for robber at the end: 1 robber x 3 ROB-19",
            "1 robber-returned",
            "2 scores 3 for robber at the end: 1 robber x 3 ROB-19",
            "2 robber-returned",
        ]
    );
}

#[test]
fn turn_51_then_both_score_figures_are_added() {
    assert_eq!(
        the_end()[6..8],
        ["1 messenger-added 18", "2 messenger-added 15"]
    );
}

#[test]
fn turn_53_then_incomplete_roads_cities_and_monasteries_are_scored() {
    assert_eq!(
        the_end()[8..11],
        [
            "1 scores 2 for road 0,0/1 at the end: 2 tiles x 1 ROAD-04",
            "2 scores 1 for city 1,-1/0 at the end: 1 tiles x 1 CITY-06",
            "2 scores 4 for monastery 0,1/1 at the end: 4 tiles x 1 MON-03",
        ]
    );
}

#[test]
fn turn_54_then_fields_are_scored() {
    assert_eq!(
        the_end()[11],
        "1 scores 3 for field 0,-1/1 at the end: 1 cities x 3 FIELD-12"
    );
}

#[test]
fn turn_57_at_last_the_winner_is_found() {
    let told = the_end();
    assert_eq!(told[12..], ["won 1"]);
}
