//! The builder (TB-12 to TB-26): where it may stand, the double turn, its return.

use engine::rules::{
    Edition, Figure, Game, Part, Parts, PositionFault, Question, Reason, Setup, Spot,
};
use engine::table::{Party, Seat};
use engine::tiles::{FeatureKind, Pos, SegmentId};

use crate::support::{
    choices, confirmed, faults, finished, game, holds, record, refused, scores, tell, tells,
};
use crate::tables::{CITY, SCORE_CITY, road};

/// Two players with builders on this table.
fn with_builders(start: &str, play: &str) -> String {
    record(
        "set base\npart builder\nseats 2\nstack base/U base/U base/U base/B base/B base/R base/E",
        &format!("start\n{start}\nplay\n{play}"),
    )
}

/// Red (1) has lengthened a road of `start` on 0,0 to the east.
fn lengthened(start: &str, play: &str) -> String {
    with_builders(
        &format!("tile base/D 0,0\n{start}\ndrawn base/U"),
        &format!("place base/U 1,0\n{play}"),
    )
}

/// Red's road of 2 tiles with highwayman and builder; a straight road has been placed beside it.
fn extended(start: &str, play: &str) -> String {
    let road = "tile base/D 0,0\ntile base/U 1,0\nfigure 1 meeple road EW 0,0\nfigure 1 builder road EW 1,0";
    with_builders(
        &format!("{road}\n{start}\ndrawn base/U"),
        &format!("place base/U 2,0\n{play}"),
    )
}

/// Figures of a seat that stand on the board at the end of a record.
fn standing(text: &str, seat: u8) -> Vec<Figure> {
    let game = game(text);
    let own = game.standing().iter().filter(|s| s.owner == Seat(seat - 1));
    own.map(|standing| standing.figure).collect()
}

/// Builders a seat has left at the end of a record.
fn builders(text: &str, seat: u8) -> u8 {
    game(text)
        .player(Seat(seat - 1))
        .supply()
        .count(Figure::Builder)
}

#[test]
fn tb_12_each_player_has_one_builder_beside_the_meeples() {
    let supply = |parts| {
        let mut setup = Setup::base(Edition::Current, 3);
        setup.parts = parts;
        let game = Game::new(setup).expect("builders can be played");
        (0..3)
            .map(|seat| {
                let supply = game.player(Seat(seat)).supply();
                [Figure::Meeple, Figure::Builder].map(|figure| supply.count(figure))
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(supply(Parts::NONE.with(Part::Builder)), [[7, 1]; 3]);
    assert_eq!(supply(Parts::NONE), [[7, 0]; 3]);
}

/// Message 8 takes back meeples, message 6 counts them; the builder in the same city is none.
#[test]
fn tb_12_the_builder_is_no_meeple() {
    let message = |number: u8| {
        record(
            "set base\npart builder\npart messengers\nseats 2\nstack base/B base/B",
            &format!(
                "start\n{CITY}\ntile base/G 0,1\nfigure 1 meeple city EW 0,1\nfigure 1 builder city EW 0,1
                 score 1 1\nplay\n{SCORE_CITY}\nadvance score\nreveal {number}"
            ),
        )
    };
    assert_eq!(
        choices(&message(8)),
        ["recall meeple city EW 0,1", "points"]
    );
    tells(
        &format!("{}perform\nadvance messenger", message(6)),
        &["1 scores 2 by messenger for message 6: 1 knights x 2 MSG-26"],
    );
}

#[test]
fn tb_13_the_builder_may_be_placed_instead_of_a_meeple_on_a_road() {
    let own = "figure 1 meeple road EW 0,0";
    let offered = [
        "meeple field 0127",
        "meeple field 3456",
        "builder road EW",
        "pass",
    ];
    assert_eq!(choices(&lengthened(own, "")), offered);
    let text = lengthened(own, "builder road EW");
    tells(&text, &["1 deployed builder road 1,0/0"]);
    // Nothing else is placed in this turn part.
    let next = Some((Party::Chance, Question::Draw(Seat(1))));
    assert_eq!(confirmed(&text), next);
    assert_eq!(builders(&text, 1), 0);
}

#[test]
fn tb_13_the_builder_may_be_placed_in_a_city() {
    let text = with_builders(
        "tile base/D 0,0\nfigure 1 meeple city N 0,0\ndrawn base/R",
        "place base/R 0,-1 r2\nbuilder city S",
    );
    tells(&text, &["1 deployed builder city 0,-1/0"]);
}

#[test]
fn tb_14_the_feature_must_hold_a_meeple_of_the_same_player() {
    let needed = [Reason::NoOwnMeeple(FeatureKind::Road)];
    let empty = lengthened("", "builder road EW");
    assert_eq!(refused(&empty), needed);
    let others = lengthened("figure 2 meeple road EW 0,0", "builder road EW");
    assert_eq!(refused(&others), needed);
    let elsewhere = lengthened("figure 1 meeple city N 0,0", "builder road EW");
    assert_eq!(refused(&elsewhere), needed);
}

#[test]
fn tb_15_the_builder_never_stands_on_a_monastery_a_garden_or_a_field() {
    let refused_on = |tile: &str, place: &str| {
        refused(&with_builders(
            &format!("tile base/D 0,0\nfigure 1 meeple field 27 0,0\ndrawn {tile}"),
            &format!("place {tile} 1,0\nbuilder {place}"),
        ))
    };
    let wrong = |kind| {
        [Reason::WrongFeature {
            figure: Figure::Builder,
            kind,
        }]
    };
    let monastery = refused_on("inns/D", "monastery");
    assert_eq!(monastery, wrong(FeatureKind::Monastery));
    let garden = refused_on("base/U-garden", "garden");
    assert_eq!(garden, wrong(FeatureKind::Garden));
    // Red's own farmer stands on this field.
    let field = refused_on("base/U", "field 0127");
    assert_eq!(field, wrong(FeatureKind::Field));
}

#[test]
fn tb_16_builders_of_several_players_may_share_a_feature() {
    let text = with_builders(
        "tile base/D 0,0\ntile base/U 1,0\nfigure 1 meeple road EW 0,0\nfigure 2 meeple road EW 1,0
         figure 2 builder road EW 1,0\ndrawn base/U",
        "place base/U 2,0\nbuilder road EW",
    );
    tells(&text, &["1 deployed builder road 2,0/0"]);
    assert_eq!(standing(&text, 2), [Figure::Meeple, Figure::Builder]);
}

#[test]
fn tb_17_builder_and_meeple_may_be_any_number_of_tiles_apart() {
    let text = with_builders(
        "tile base/D 0,0\ntile base/U 1,0\ntile base/U 2,0\ntile base/U 3,0\ntile base/U 4,0
         figure 1 meeple road EW 0,0\ndrawn base/V",
        "place base/V 5,0\nbuilder road W",
    );
    tells(&text, &["1 deployed builder road 5,0/0"]);
}

/// Red has received message 8 and holds a road with a builder and the meeples of `start`.
fn message_8(start: &str, play: &str) -> String {
    record(
        "set base\npart builder\npart messengers\nseats 2\nstack base/B base/B",
        &format!(
            "start\n{CITY}\ntile base/U 1,0\ntile base/U 2,0\nfigure 1 meeple road EW 0,0
             figure 1 builder road EW 1,0\n{start}\nscore 1 1 0\nplay\n{SCORE_CITY}\nadvance score\nreveal 8\n{play}"
        ),
    )
}

#[test]
fn tb_18_the_builder_returns_only_when_its_owner_has_no_meeple_left_in_the_feature() {
    let one_left = message_8(
        "figure 1 meeple road EW 2,0",
        "recall meeple road EW 0,0\nadvance messenger",
    );
    assert_eq!(standing(&one_left, 1), [Figure::Builder, Figure::Meeple]);
    let only_blue_left = message_8("figure 2 meeple road EW 2,0", "recall meeple road EW 0,0");
    assert_eq!(standing(&only_blue_left, 1), []);
    assert_eq!(builders(&only_blue_left, 1), 1);
}

#[test]
fn tb_18_a_position_with_a_builder_alone_is_impossible() {
    let alone = with_builders(
        "tile base/D 0,0\nfigure 1 builder road EW 0,0\nfigure 2 meeple road EW 0,0
         figure 1 meeple city N 0,0",
        "",
    );
    let spot = Spot {
        pos: Pos::new(0, 0),
        segment: SegmentId(1),
    };
    assert_eq!(
        faults(&alone),
        [PositionFault::Alone(Figure::Builder, spot)]
    );
}

#[test]
fn tb_19_extending_the_builders_feature_in_a_later_turn_gives_one_more_turn_part() {
    let text = extended("", "pass\ndraw base/U\nplace base/U 3,0\npass\nconfirm");
    tell(
        6,
        &text,
        &[
            "1 placed base/U 2,0 0",
            "1 double-turn",
            "1 passed",
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
fn tb_19_the_tile_on_which_the_builder_is_placed_gives_none() {
    let text = lengthened("figure 1 meeple road EW 0,0", "builder road EW\nconfirm");
    tell(
        2,
        &text,
        &[
            "1 deployed builder road 1,0/0",
            "1 turn-ended",
            "2 turn-began 2",
        ],
    );
}

#[test]
fn tb_19_only_the_owner_of_the_builder_wins_it() {
    let text = with_builders(
        "tile base/D 0,0\ntile base/U 1,0\nfigure 2 meeple road EW 0,0\nfigure 2 builder road EW 1,0
         drawn base/U",
        "place base/U 2,0\npass\nconfirm",
    );
    tell(
        3,
        &text,
        &[
            "1 placed base/U 2,0 0",
            "1 passed",
            "1 turn-ended",
            "2 turn-began 2",
        ],
    );
}

#[test]
fn tb_19_a_tile_beside_the_builders_feature_gives_none() {
    let beside = with_builders(
        "tile base/D 0,0\ntile base/U 1,0\nfigure 1 meeple road EW 0,0\nfigure 1 builder road EW 1,0
         drawn base/B",
        "place base/B 1,1\npass\nconfirm",
    );
    tells(&beside, &["1 turn-ended", "2 turn-began 2"]);
}

#[test]
fn tb_20_the_second_tile_gives_no_third() {
    let text = extended("", "pass\ndraw base/U\nplace base/U 3,0\npass");
    let next = Some((Party::Chance, Question::Draw(Seat(1))));
    assert_eq!(confirmed(&text), next);
}

#[test]
fn tb_21_a_figure_may_be_placed_on_the_first_and_on_the_second_tile() {
    let text = extended(
        "",
        "meeple field 0127\ndraw base/U\nplace base/U 3,0\nmeeple field 3456",
    );
    tell(
        4,
        &text,
        &[
            "1 deployed meeple field 2,0/1",
            "1 part-began",
            "1 drew base/U",
            "1 placed base/U 3,0 0",
            "1 deployed meeple field 3,0/2",
        ],
    );
}

/// Red's road of 4 tiles with highwayman and builder lacks its last tile; a city with a knight stands beside it.
fn completed(play: &str) -> String {
    with_builders(
        &format!(
            "{}\nfigure 1 meeple road E 0,0\nfigure 1 builder road EW 1,0\ntile base/B 1,-1\ntile base/D 1,-2
             figure 1 meeple city N 1,-2",
            road(4)
        ),
        &format!("place base/W 3,0\npass\n{play}"),
    )
}

#[test]
fn tb_22_the_extra_part_is_played_though_the_feature_is_complete_and_the_builder_back() {
    let text = completed("draw base/R\nplace base/R 1,-3 r2\nbuilder city S");
    tell(
        4,
        &text,
        &[
            "1 passed",
            "completed road 0,0/0 1",
            "1 scores 4 for road 0,0/0: 4 tiles x 1 ROAD-02",
            "1 returned meeple 0,0/0",
            "1 returned builder 1,0/0",
            "1 part-began",
            "1 drew base/R",
            "1 placed base/R 1,-3 2",
            "1 deployed builder city 1,-3/0",
        ],
    );
}

#[test]
fn tb_23_scoring_can_happen_after_each_of_the_two_tiles() {
    let text = completed("draw base/E\nplace base/E 1,-3 r2\npass");
    tells(
        &text,
        &[
            "1 passed",
            "completed city 1,-3/0 1",
            "1 scores 4 for city 1,-3/0: 2 tiles x 2 CITY-02",
            "1 returned meeple 1,-2/0",
        ],
    );
    assert_eq!(scores(&text), [8, 0]);
}

#[test]
fn tb_24_the_builder_stays_and_can_give_a_double_turn_every_turn() {
    let text = extended(
        "",
        "pass\ndraw base/B\nplace base/B 0,1\npass
         draw base/B\nplace base/B 1,1\npass\ndraw base/U\nplace base/U 3,0",
    );
    tells(&text, &["1 placed base/U 3,0 0", "1 double-turn"]);
    assert_eq!(standing(&text, 1), [Figure::Meeple, Figure::Builder]);
}

/// Red's and Blue's meeple and Red's builder on a road of 3 tiles that has been completed.
fn shared_road() -> String {
    with_builders(
        &format!(
            "{}\nfigure 1 meeple road E 0,0\nfigure 1 builder road EW 1,0\nfigure 2 meeple road EW 1,0",
            road(3)
        ),
        "place base/W 2,0\npass",
    )
}

#[test]
fn tb_25_the_builder_counts_neither_for_majority_nor_for_points() {
    tells(
        &shared_road(),
        &[
            "1 passed",
            "completed road 0,0/0 1 2",
            "1 scores 3 for road 0,0/0: 3 tiles x 1 ROAD-02",
            "2 scores 3 for road 0,0/0: 3 tiles x 1 ROAD-02",
            "1 returned meeple 0,0/0",
            "1 returned builder 1,0/0",
            "2 returned meeple 1,0/0",
        ],
    );
}

#[test]
fn tb_26_the_builder_returns_together_with_the_meeples() {
    let text = shared_road();
    assert_eq!(standing(&text, 1), []);
    assert_eq!(builders(&text, 1), 1);
    // Also where its owner scores nothing.
    let outnumbered = with_builders(
        &format!(
            "{}\nfigure 1 meeple road E 0,0\nfigure 1 builder road EW 1,0
             figure 2 meeple road EW 1,0\nfigure 2 meeple road EW 2,0\nturn 2",
            road(4)
        ),
        "place base/W 3,0\npass",
    );
    assert_eq!(scores(&outnumbered), [0, 4]);
    assert_eq!(builders(&outnumbered, 1), 1);
}

#[test]
fn ex_tb_3_the_builder_joins_the_own_highwayman() {
    holds("traders/ex-tb-3");
}

#[test]
fn ex_tb_4_nothing_on_the_first_tile_and_a_meeple_on_the_second() {
    holds("traders/ex-tb-4");
}

#[test]
fn ex_tb_5_builder_on_a_road_then_double_turn_then_builder_in_a_city() {
    holds("traders/ex-tb-5");
}

#[test]
fn r_tb_03_the_builder_is_not_offered_on_a_feature_that_the_tile_completes() {
    let start = format!("{}\nfigure 1 meeple road E 0,0", road(3));
    let placed = with_builders(&start, "place base/W 2,0");
    assert!(!choices(&placed).contains(&"builder road W".to_owned()));
    assert_eq!(
        refused(&format!("{placed}builder road W")),
        [Reason::AlreadyComplete]
    );
}

#[test]
fn r_tb_04_losing_the_builder_in_the_same_turn_part_does_not_cancel_the_double_turn() {
    // One tile lengthens the builder's road and completes a city; message 8 then takes the highwayman home.
    let text = record(
        "set base\npart builder\npart messengers\nseats 2\nstack base/B base/B",
        "start\ntile base/D 0,0\ntile base/U 1,0\ntile base/B 1,-1\ntile base/E 2,-1 r2
         figure 1 meeple road EW 0,0\nfigure 1 builder road EW 1,0\nfigure 1 meeple city S 2,-1
         score 1 1 0\ndrawn base/D
         play\nplace base/D 2,0\npass\nadvance score\nreveal 8\nrecall meeple road EW 0,0\nadvance messenger\nconfirm",
    );
    tell(
        2,
        &text,
        &[
            "1 scores 3 by messenger for message 8 0,0/1: 3 tiles x 1 ROAD-04",
            "1 returned meeple 0,0/1",
            "1 returned builder 1,0/0",
            "1 part-began",
        ],
    );
}

#[test]
fn r_tb_05_joining_the_builders_road_with_another_extends_it() {
    let text = with_builders(
        "tile base/D 0,0\ntile base/U 1,0\ntile base/B 1,1\ntile base/B 2,1\ntile base/B 3,1\ntile base/U 3,0
         tile base/U 4,0\nfigure 1 meeple road EW 0,0\nfigure 1 builder road EW 1,0\ndrawn base/U",
        "place base/U 2,0",
    );
    tells(&text, &["1 placed base/U 2,0 0", "1 double-turn"]);
    // The figures may stand on the other side of the gap as well.
    let far = with_builders(
        "tile base/D 0,0\ntile base/U 1,0\ntile base/B 1,1\ntile base/B 2,1\ntile base/B 3,1\ntile base/U 3,0
         tile base/U 4,0\nfigure 1 meeple road EW 3,0\nfigure 1 builder road EW 4,0\ndrawn base/U",
        "place base/U 2,0",
    );
    tells(&far, &["1 placed base/U 2,0 0", "1 double-turn"]);
}

#[test]
fn r_tb_06_without_a_tile_the_extra_turn_is_dropped_and_the_game_ends() {
    let text = record(
        "set base\npart builder\nseats 2\nstack",
        "start\ntile base/D 0,0\ntile base/U 1,0\nfigure 1 meeple road EW 0,0\nfigure 1 builder road EW 1,0
         drawn base/U\nplay\nplace base/U 2,0",
    );
    tells(&text, &["1 placed base/U 2,0 0", "1 double-turn"]);
    let (_, told) = finished(&text);
    let expected = [
        "1 passed",
        "1 turn-ended",
        "final-scoring",
        "1 scores 3 for road 0,0/1 at the end: 3 tiles x 1 ROAD-04",
        "won 1",
    ];
    assert_eq!(told, expected);
}

#[test]
fn r_tb_07_a_first_tile_that_fits_nowhere_is_replaced_and_only_a_placed_one_counts() {
    let text = |second: &str| {
        record(
            "set base\npart builder\nseats 2\nstack base/C base/U base/B base/B",
            &format!(
                "start\ntile base/U 0,0\ntile base/U 1,0\nfigure 1 meeple road EW 0,0
                 figure 1 builder road EW 1,0\nplay\ndraw base/C\n{second}"
            ),
        )
    };
    tell(
        3,
        &text("draw base/U\nplace base/U 2,0"),
        &[
            "1 drew base/C",
            "1 removed base/C unplaceable",
            "1 drew base/U",
            "1 placed base/U 2,0 0",
            "1 double-turn",
        ],
    );
    tells(
        &text("draw base/B\nplace base/B 0,1"),
        &["1 placed base/B 0,1 0"],
    );
}

#[test]
fn r_tb_08_no_player_has_a_second_builder() {
    let second = extended("", "builder road EW");
    assert_eq!(refused(&second), [Reason::NoneLeft(Figure::Builder)]);
}

#[test]
fn r_tb_09_message_8_taking_the_last_own_meeple_sends_the_builder_home_at_once() {
    let text = message_8("", "recall meeple road EW 0,0\nadvance messenger");
    tell(
        2,
        &text,
        &[
            "1 scores 3 by messenger for message 8 0,0/1: 3 tiles x 1 ROAD-04",
            "1 returned meeple 0,0/1",
            "1 returned builder 1,0/0",
        ],
    );
}
