//! The Robbers: putting them on the score track (ROB-01 to ROB-06), and the end of the game (ROB-19).

use engine::rules::{
    Edition, Figure, Game, Part, Parts, PositionFault, Question, Reason, RobberAt, Setup,
};
use engine::table::{Party, Seat};

use crate::support::{
    asked, choices, faults, finished, game, holds, record, refused, scores, tell, tells,
};
use crate::tables::{CITY, SCORE_CITY};

const RED: Party = Party::Player(Seat(0));
const BLUE: Party = Party::Player(Seat(1));
const YELLOW: Party = Party::Player(Seat(2));

/// Red, Blue, Yellow and Green stand on 3, 7, 7 and 12; Red has placed a robber tile. `start` adds to the position.
fn robber_tile(start: &str, play: &str) -> String {
    record(
        "set base\npart robbers\nseats 4\nstack base/B base/B base/B",
        &format!(
            "start\ntile base/D 0,0\nscore 1 3\nscore 2 7\nscore 3 7\nscore 4 12\n{start}\ndrawn robbers/F
             play\nplace robbers/F 1,0 r1\n{play}"
        ),
    )
}

/// Where the robber of a seat is at the end of a record.
fn robber(text: &str, seat: u8) -> RobberAt {
    game(text).robbers().at(Seat(seat - 1))
}

#[test]
fn rob_01_each_player_begins_with_the_robber_in_the_supply() {
    let mut setup = Setup::base(Edition::Current, 3);
    setup.parts = Parts::NONE.with(Part::Robbers);
    let game = Game::new(setup).expect("robbers can be played");
    for seat in 0..3 {
        assert_eq!(game.robbers().at(Seat(seat)), RobberAt::Supply);
    }
    // Each of them can be put on the track: whoever places the tile, and the next one.
    assert_eq!(asked(&robber_tile("", "")), Some((RED, Question::Rob)));
    assert_eq!(asked(&robber_tile("", "pass")), Some((BLUE, Question::Rob)));
}

#[test]
fn rob_01_a_position_has_one_robber_of_each_player_and_only_if_they_are_in_play() {
    let twice = robber_tile("robber 2 3\nrobber 2 12", "");
    assert_eq!(faults(&twice), [PositionFault::RobberTwice(Seat(1))]);
    let without = record(
        "set base\nseats 2",
        "start\ntile base/D 0,0\nscore 2 7\nrobber 1 7",
    );
    assert_eq!(faults(&without), [PositionFault::NotInPlay(Part::Robbers)]);
}

#[test]
fn rob_02_the_active_player_may_put_the_robber_where_another_score_figure_stands() {
    let text = robber_tile("", "");
    assert_eq!(choices(&text), ["rob 7", "rob 12", "pass"]);
    tells(&robber_tile("", "rob 12"), &["1 robber-placed 12"]);
    assert_eq!(refused(&robber_tile("", "rob 3")), [Reason::NobodyThere]);
    assert_eq!(refused(&robber_tile("", "rob 8")), [Reason::NobodyThere]);
    assert_eq!(refused(&robber_tile("", "rob 57")), [Reason::NobodyThere]);
}

#[test]
fn rob_02_only_a_tile_with_the_symbol_and_before_a_figure_is_placed() {
    let after = robber_tile("", "rob 7\npass");
    assert_eq!(asked(&after), Some((RED, Question::Figure)));
    let plain = record(
        "set base\npart robbers\nseats 2\nstack base/B",
        "start\ntile base/D 0,0\nscore 2 7\ndrawn base/U\nplay\nplace base/U 1,0",
    );
    assert_eq!(asked(&plain), Some((RED, Question::Figure)));
    let without = record(
        "set base\nseats 2\nstack base/B",
        "start\ntile base/D 0,0\nscore 2 7\ndrawn robbers/F\nplay\nplace robbers/F 1,0 r1",
    );
    assert_eq!(asked(&without), Some((RED, Question::Figure)));
}

#[test]
fn rob_03_a_robber_on_the_track_may_be_moved_to_another_space() {
    let text = robber_tile("robber 1 12", "");
    assert_eq!(choices(&text), ["rob 7", "pass"]);
    let moved = robber_tile("robber 1 12", "rob 7");
    tells(&moved, &["1 robber-placed 7"]);
    assert_eq!(robber(&moved, 1), RobberAt::Space(7));
}

#[test]
fn rob_04_the_next_player_with_the_robber_in_the_supply_may_place_it() {
    let first = robber_tile("", "rob 7");
    assert_eq!(asked(&first), Some((BLUE, Question::Rob)));
    assert_eq!(choices(&first), ["rob 3", "rob 7", "rob 12", "pass"]);
    tells(&robber_tile("", "rob 7\nrob 3"), &["2 robber-placed 3"]);
    let skipped = robber_tile("robber 2 12", "rob 7");
    assert_eq!(asked(&skipped), Some((YELLOW, Question::Rob)));
    let nobody = robber_tile("robber 2 12\nrobber 3 12\nrobber 4 7", "rob 7");
    assert_eq!(asked(&nobody), Some((RED, Question::Figure)));
}

#[test]
fn rob_05_only_one_further_player_gets_the_chance() {
    let text = robber_tile("", "rob 7\nrob 12");
    assert_eq!(asked(&text), Some((RED, Question::Figure)));
    assert_eq!(robber(&text, 3), RobberAt::Supply);
}

/// Red's figure comes from 3 to the space 7 of Blue and of Green's robber, and leaves it in the next turn.
#[test]
fn rob_06_a_robber_is_bound_to_the_space_and_robs_whoever_leaves_it_first() {
    let text = record(
        "set base\npart robbers\nseats 4\nstack base/E base/B base/B",
        &format!(
            "start\n{CITY}\nscore 1 3\nscore 2 7\nrobber 4 7\ntile base/U 1,0\ntile base/D 2,0
             figure 1 meeple city N 2,0\nplay\n{SCORE_CITY}\ndraw base/E\nplace base/E 2,-1 r2\npass"
        ),
    );
    tells(
        &text,
        &[
            "2 passed",
            "completed city 2,-1/0 1",
            "1 scores 4 for city 2,-1/0: 2 tiles x 2 CITY-02",
            "4 scores 2 from 1: 2 stolen x 1 ROB-11",
            "1 returned meeple 2,0/0",
            "4 robber-returned",
        ],
    );
}

/// The last tile completes nothing; a robber of Red on 7, and Blue's messenger or score figure there.
fn last_turn(head: &str, start: &str) -> String {
    record(
        &format!("set base\npart robbers\nseats 2\nstack\n{head}"),
        &format!("start\ntile base/D 0,0\n{start}\ndrawn base/B\nplay\nplace base/B 0,1\npass"),
    )
}

#[test]
fn rob_19_a_robber_left_on_the_track_gives_three_points_and_returns() {
    let (game, told) = finished(&last_turn("", "score 1 4\nscore 2 7\nrobber 1 7"));
    let expected = [
        "1 turn-ended",
        "final-scoring",
        "1 scores 3 for robber at the end: 1 robber x 3 ROB-19",
        "1 robber-returned",
        "won 1 2",
    ];
    assert_eq!(told, expected);
    assert_eq!(game.robbers().at(Seat(0)), RobberAt::Supply);
    assert_eq!(game.scores(), [7, 7]);
}

#[test]
fn ex_rob_1_green_is_next_because_the_robbers_of_blue_and_yellow_are_on_the_track() {
    holds("robbers/ex-rob-1");
    holds("robbers/ex-rob-1-b");
}

#[test]
fn ex_rob_4_a_robber_on_the_track_at_the_end_gives_three_points() {
    holds("robbers/ex-rob-4");
}

#[test]
fn r_rob_01_declining_does_not_cancel_the_chance_of_the_next_player() {
    let declined = robber_tile("", "pass");
    tells(&declined, &["1 passed"]);
    assert_eq!(asked(&declined), Some((BLUE, Question::Rob)));
}

#[test]
fn r_rob_01_the_next_player_declining_does_not_pass_the_chance_on() {
    let both = robber_tile("", "pass\npass");
    tells(&both, &["2 passed"]);
    assert_eq!(asked(&both), Some((RED, Question::Figure)));
}

#[test]
fn r_rob_02_a_robber_can_steal_in_the_turn_in_which_it_is_placed() {
    // The robber tile itself completes Blue's city.
    let text = record(
        "set base\npart robbers\nseats 2\nstack base/B base/B",
        "start\ntile base/D 0,0\nfigure 2 meeple city N 0,0\nscore 1 1\nscore 2 7\ndrawn robbers/D
         play\nplace robbers/D 0,-1 r2\nrob 7\npass\npass",
    );
    tell(
        3,
        &text,
        &[
            "1 robber-placed 7",
            "2 passed",
            "1 passed",
            "completed city 0,-1/0 2",
            "2 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "1 scores 2 from 2: 2 stolen x 1 ROB-11",
            "2 returned meeple 0,0/0",
            "1 robber-returned",
        ],
    );
}

#[test]
fn r_rob_03_a_space_is_the_same_on_every_lap() {
    let text = record(
        "set base\npart robbers\nseats 3\nstack base/B base/B",
        &format!("start\n{CITY}\nscore 1 57\nscore 2 107\nrobber 3 7\nplay\n{SCORE_CITY}"),
    );
    assert_eq!(scores(&text), [61, 107, 2]);
    let placing = record(
        "set base\npart robbers\nseats 3\nstack base/B base/B",
        "start\ntile base/D 0,0\nscore 2 57\nscore 3 107\ndrawn robbers/F\nplay\nplace robbers/F 1,0 r1",
    );
    assert_eq!(choices(&placing), ["rob 7", "pass"]);
}

#[test]
fn r_rob_04_a_robber_may_stand_by_a_messenger_and_robs_only_who_leaves_its_space() {
    let with = |start: &str, play: &str| {
        record(
            "set base\npart robbers\npart messengers\nseats 2\nstack base/B base/B",
            &format!("start\n{start}\nplay\n{play}"),
        )
    };
    let placing = with(
        "tile base/D 0,0\nscore 1 3 3\nscore 2 7 21\ndrawn robbers/F",
        "place robbers/F 1,0 r1",
    );
    assert_eq!(choices(&placing), ["rob 7", "rob 21", "pass"]);
    let city = format!("{CITY}\nscore 1 7 22\nrobber 2 22");
    let score_moves = with(&city, &format!("{SCORE_CITY}\nadvance score"));
    assert_eq!(scores(&score_moves), [33, 0]);
    assert_eq!(robber(&score_moves, 2), RobberAt::Space(22));
    let messenger_moves = format!("{SCORE_CITY}\nadvance messenger\nadvance score");
    assert_eq!(scores(&with(&city, &messenger_moves)), [33, 2]);
}

#[test]
fn r_rob_09_robbers_come_first_at_the_end_and_move_the_score_figure() {
    // 7 + 3 is a dark space and Red's robber stands beside Blue: neither message nor theft comes of it.
    let text = last_turn(
        "part messengers",
        "figure 2 meeple road EW 0,0\nscore 1 40 2\nscore 2 7 1\nrobber 1 7\nrobber 2 40",
    );
    let (_, told) = finished(&text);
    let expected = [
        "1 turn-ended",
        "final-scoring",
        "1 scores 3 for robber at the end: 1 robber x 3 ROB-19",
        "1 robber-returned",
        "2 scores 3 for robber at the end: 1 robber x 3 ROB-19",
        "2 robber-returned",
        "1 messenger-added 45",
        "2 messenger-added 11",
        "2 scores 1 for road 0,0/1 at the end: 1 tiles x 1 ROAD-04",
        "won 1",
    ];
    assert_eq!(told, expected);
}

#[test]
fn r_rob_10_a_robber_may_not_be_moved_to_the_space_it_stands_on() {
    assert_eq!(
        refused(&robber_tile("robber 1 12", "rob 12")),
        [Reason::SameSpace]
    );
}

#[test]
fn r_rob_11_a_robber_alone_on_its_space_robs_the_next_who_starts_from_there() {
    let text = record(
        "set base\npart robbers\nseats 2\nstack base/E base/B base/B",
        &format!(
            "start\n{CITY}\nscore 1 3\nrobber 2 7\ntile base/U 1,0\ntile base/D 2,0
             figure 1 meeple city N 2,0\nplay\n{SCORE_CITY}\ndraw base/E\nplace base/E 2,-1 r2\npass"
        ),
    );
    assert_eq!(scores(&text), [11, 2]);
}

#[test]
fn rob_01_a_robber_is_no_figure_of_the_board() {
    let supply = |parts: Parts| Figure::ALL.map(|figure| figure.supply(parts));
    assert_eq!(supply(Parts::NONE.with(Part::Robbers)), supply(Parts::NONE));
    let text = robber_tile("", "pass\npass");
    assert_eq!(
        choices(&text),
        [
            "meeple road EW",
            "meeple field 3456",
            "meeple field 0127",
            "pass"
        ]
    );
}
