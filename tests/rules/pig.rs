//! The pig (TB-27 to TB-35): where it may stand, what it is worth, its return.

use engine::rules::{Figure, PositionFault, Reason, Spot};
use engine::table::Seat;
use engine::tiles::{FeatureKind, Pos, SegmentId};

use crate::support::{
    choices, confirmed, faults, finished, game, holds, record, refused, tell, tells,
};
use crate::tables::{CITY, SCORE_CITY};

/// A meadow with these figures; the first of two players has put another one beside it.
fn meadow(figures: &str, play: &str) -> String {
    record(
        "set base\npart pig\nseats 2\nstack base/B base/B",
        &format!("start\ntile base/E 0,0\n{figures}\ndrawn base/E\nplay\nplace base/E 1,0\n{play}"),
    )
}

/// Pigs a seat has left.
fn pigs(text: &str, seat: u8) -> u8 {
    let game = game(text);
    game.player(Seat(seat - 1)).supply().count(Figure::Pig)
}

const OWN: &str = "figure 1 meeple field 4 0,0";

#[test]
fn tb_12_each_player_has_one_pig_and_it_is_no_meeple() {
    let text = meadow(OWN, "pig field 4");
    assert_eq!([pigs(&text, 1), pigs(&text, 2)], [0, 1]);
    let field = game(&text);
    let region = field.region(field.standing()[0].seg);
    assert_eq!((region.meeples, field.standing().len()), (1, 2));
}

#[test]
fn tb_27_the_pig_may_be_placed_instead_of_a_meeple_on_a_field_of_the_tile_just_placed() {
    let offered = ["meeple city N", "pig field 234567", "pass"];
    assert_eq!(choices(&meadow(OWN, "")), offered);
    let text = meadow(OWN, "pig field 234567");
    tells(&text, &["1 deployed pig field 1,0/1"]);
    // Nothing else is placed in this turn part.
    assert!(
        confirmed(&text).is_some_and(|(_, question)| question != engine::rules::Question::Figure)
    );
}

#[test]
fn tb_27_the_pig_stands_on_fields_only() {
    let wrong = Reason::WrongFeature {
        figure: Figure::Pig,
        kind: FeatureKind::City,
    };
    assert_eq!(refused(&meadow(OWN, "pig city N")), [wrong]);
}

#[test]
fn tb_28_the_field_must_hold_a_farmer_of_the_same_player() {
    let needed = [Reason::NoOwnMeeple(FeatureKind::Field)];
    assert_eq!(refused(&meadow("", "pig field 4")), needed);
    let others = "figure 2 meeple field 4 0,0";
    assert_eq!(refused(&meadow(others, "pig field 4")), needed);
}

#[test]
fn tb_29_the_pig_may_join_a_field_with_the_pig_of_another_player() {
    let both = "figure 1 meeple field 4 0,0\nfigure 2 meeple field 4 0,0\nfigure 2 pig field 4 0,0";
    tells(
        &meadow(both, "pig field 4"),
        &["1 deployed pig field 1,0/1"],
    );
}

#[test]
fn tb_30_without_a_farmer_of_its_owner_the_pig_returns_to_the_supply() {
    // The field touches no completed city, so only another one below it pays: none here, and nothing is paid.
    let text = record(
        "set base\npart messengers\npart pig\nseats 2\nstack base/B base/B",
        &format!(
            "start\n{CITY}\nscore 1 1 0\nfigure 1 meeple field 3 0,0\nfigure 1 pig field 3 0,0
             play\n{SCORE_CITY}\nadvance score\nreveal 8\nrecall meeple field 3 0,0"
        ),
    );
    tells(
        &text,
        &[
            "1 scores 0 for message 8 0,0/3: 0 cities x 3 FIELD-12 + 0 pig x 1 TB-33",
            "1 returned meeple 0,0/3",
            "1 returned pig 0,0/3",
        ],
    );
    assert_eq!(pigs(&text, 1), 1);
}

#[test]
fn r_tb_09_with_another_own_farmer_the_pig_stays_when_message_8_takes_one() {
    let more = "tile base/B 0,1\nfigure 1 meeple field 0 0,1\nfigure 1 meeple field 3 0,0\nfigure 1 pig field 3 0,0";
    let text = record(
        "set base\npart messengers\npart pig\nseats 2\nstack base/B base/B",
        &format!(
            "start\n{CITY}\nscore 1 1 0\n{more}\nplay\n{SCORE_CITY}\nadvance score\nreveal 8
             recall meeple field 3 0,0"
        ),
    );
    tells(
        &text,
        &[
            "1 scores 0 for message 8 0,0/3: 0 cities x 3 FIELD-12 + 0 pig x 1 TB-33",
            "1 returned meeple 0,0/3",
        ],
    );
    assert_eq!(pigs(&text, 1), 0);
}

#[test]
fn int_42_a_position_with_a_pig_alone_is_impossible() {
    let alone = "start\ntile base/E 0,0\nfigure 1 pig field 4 0,0";
    let text = record("set base\npart pig\nseats 2\nstack base/B", alone);
    let spot = Spot {
        pos: Pos::new(0, 0),
        segment: SegmentId(1),
    };
    assert_eq!(faults(&text), [PositionFault::Alone(Figure::Pig, spot)]);
}

#[test]
fn tb_31_the_pig_stays_until_the_end_of_the_game() {
    let text = record(
        "set base\npart pig\nseats 2\nstack base/E base/B",
        "start\ntile base/E 0,0\nfigure 1 meeple field 4 0,0\nfigure 1 pig field 4 0,0\nfigure 2 meeple city N 0,0
         play\nplace base/E 0,-1 r2\npass",
    );
    // The city beside it is scored and its knight goes home.
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,-1/0 2",
            "2 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "2 returned meeple 0,0/0",
        ],
    );
    let (end, _) = finished(&text);
    assert!(
        end.standing()
            .iter()
            .any(|standing| standing.figure == Figure::Pig)
    );
}

/// Two cities side by side, one field below them and one above; the first of four players lays a meadow in the east,
/// and the game ends like this.
#[track_caller]
fn ends(head: &str, tiles: &str, meadow: &str, figures: &str, expected: &[&str]) {
    let text = record(
        &format!("{head}\nset base\npart pig\nseats 4\nstack base/B"),
        &format!("start\n{tiles}\n{figures}\nturn 1\nplay\nplace base/B {meadow}\npass\nconfirm"),
    );
    let begin = ["1 turn-ended", "final-scoring"];
    tells(&text, &[&begin, expected].concat());
}

const ROW: &str = "tile base/E 0,0
    tile base/E 0,-1 r2
    tile base/E 1,0
    tile base/E 1,-1 r2
    tile base/E 2,0";

#[test]
fn tb_32_the_pig_does_not_count_for_the_majority() {
    ends(
        "",
        ROW,
        "3,0",
        "figure 1 meeple field 4 0,0\nfigure 1 pig field 4 0,0\nfigure 2 meeple field 4 1,0\nfigure 2 meeple field 4 2,0",
        &[
            "2 scores 6 for field 0,0/1 at the end: 2 cities x 3 FIELD-12",
            "won 2",
        ],
    );
}

#[test]
fn tb_33_the_own_pig_makes_it_four_points_for_each_city() {
    ends(
        "",
        ROW,
        "3,0",
        "figure 1 meeple field 4 0,0\nfigure 1 pig field 4 1,0",
        &[
            "1 scores 8 for field 0,0/1 at the end: 2 cities x 3 FIELD-12 + 2 pig x 1 TB-33",
            "won 1",
        ],
    );
}

#[test]
fn tb_33_the_pig_feeds_in_its_own_field_only() {
    ends(
        "",
        ROW,
        "3,0",
        "figure 1 meeple field 4 0,0\nfigure 1 meeple field 0 0,-1\nfigure 1 pig field 0 0,-1",
        &[
            "1 scores 8 for field 0,-1/1 at the end: 2 cities x 3 FIELD-12 + 2 pig x 1 TB-33",
            "1 scores 6 for field 0,0/1 at the end: 2 cities x 3 FIELD-12",
            "won 1",
        ],
    );
}

#[test]
fn tb_34_the_pig_of_another_player_gives_no_bonus() {
    ends(
        "",
        ROW,
        "3,0",
        "figure 1 meeple field 4 0,0\nfigure 1 meeple field 4 1,0\nfigure 2 meeple field 4 2,0\nfigure 2 pig field 4 2,0",
        &[
            "1 scores 6 for field 0,0/1 at the end: 2 cities x 3 FIELD-12",
            "won 1",
        ],
    );
}

#[test]
fn tb_35_of_those_who_share_a_field_each_with_the_own_pig_gets_four_the_others_three() {
    ends(
        "",
        ROW,
        "3,0",
        "figure 1 meeple field 4 0,0\nfigure 2 meeple field 4 1,0\nfigure 2 pig field 4 1,0",
        &[
            "1 scores 6 for field 0,0/1 at the end: 2 cities x 3 FIELD-12",
            "2 scores 8 for field 0,0/1 at the end: 2 cities x 3 FIELD-12 + 2 pig x 1 TB-33",
            "won 2",
        ],
    );
}

#[test]
fn ex_tb_6_a_field_with_the_own_pig_and_two_cities_pays_eight() {
    holds("traders/ex-tb-6");
}

#[test]
fn ex_tb_7_three_players_share_a_field_two_of_them_with_pigs() {
    holds("traders/ex-tb-7");
}

/// Two cities with room between them: one field below both, a field above each.
const APART: &str = "tile base/E 0,0
    tile base/E 0,-1 r2
    tile base/B 1,0
    tile base/E 2,0
    tile base/E 2,-1 r2
    tile base/E 3,0";

const ABOVE_AND_BELOW: &str = "figure 1 meeple field 0 0,-1\nfigure 1 meeple field 4 0,0";

#[test]
fn r_field_05_in_2001_the_pig_adds_to_each_city_at_its_field() {
    ends(
        "edition first-2001",
        APART,
        "4,0",
        &format!("{ABOVE_AND_BELOW}\nfigure 1 pig field 0 0,-1"),
        &[
            "1 scores 4 for field 0,-1/1 at the end: 1 cities x 3 FIELD-22 + 1 pig x 1 R-FIELD-05",
            "1 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-22",
            "won 1",
        ],
    );
}

#[test]
fn r_field_05_in_2001_a_pig_in_any_field_around_a_city_adds_to_it() {
    // The first city touches both fields; it is paid as one of the upper field, and the pig feeds in the lower one.
    ends(
        "edition first-2001",
        APART,
        "4,0",
        &format!("{ABOVE_AND_BELOW}\nfigure 1 pig field 4 0,0"),
        &[
            "1 scores 4 for field 0,-1/1 at the end: 1 cities x 3 FIELD-22 + 1 pig x 1 R-FIELD-05",
            "1 scores 4 for field 0,0/1 at the end: 1 cities x 3 FIELD-22 + 1 pig x 1 R-FIELD-05",
            "won 1",
        ],
    );
}

#[test]
fn r_field_05_where_a_city_pays_once_the_pig_adds_to_it_from_any_controlled_field() {
    ends(
        "option field-scoring per-field-once",
        APART,
        "4,0",
        &format!("{ABOVE_AND_BELOW}\nfigure 1 pig field 4 0,0"),
        &[
            "1 scores 4 for field 0,-1/1 at the end: 1 cities x 3 FIELD-30 + 1 pig x 1 R-FIELD-05",
            "1 scores 4 for field 0,0/1 at the end: 1 cities x 3 FIELD-30 + 1 cities x 0 FIELD-30 + 1 pig x 1 R-FIELD-05",
            "won 1",
        ],
    );
}

#[test]
fn r_tb_08_no_player_has_a_second_pig() {
    let text = meadow(&format!("{OWN}\nfigure 1 pig field 4 0,0"), "pig field 4");
    assert_eq!(refused(&text), [Reason::NoneLeft(Figure::Pig)]);
}

#[test]
fn r_field_07_message_8_pays_the_farmers_field_with_the_pig() {
    // The city completed this turn lies at the field above; the farmer there has a pig.
    let text = record(
        "set base\npart messengers\npart pig\nseats 2\nstack base/B base/B",
        &format!(
            "start\n{CITY}\nscore 1 1 0\nfigure 1 meeple field 2 0,0\nfigure 1 pig field 2 0,0
             play\n{SCORE_CITY}\nadvance score\nreveal 8\nrecall meeple field 2 0,0\nadvance messenger"
        ),
    );
    tell(
        2,
        &text,
        &[
            "1 scores 4 by messenger for message 8 0,0/2: 1 cities x 3 FIELD-12 + 1 pig x 1 TB-33",
            "1 returned meeple 0,0/2",
            "1 returned pig 0,0/2",
        ],
    );
}
