//! Shepherds and their flocks (HS-01 to HS-20).

use engine::rules::{Action, Figure, Question, Reason, Token, outcomes};
use engine::table::{Party, Seat};
use engine::tiles::FeatureKind;

use crate::support::{
    asked, choices, confirmed, finished, game, holds, record, refused, scores, tells, told,
};

const RED: Party = Party::Player(Seat(0));
const BLUE: Party = Party::Player(Seat(1));

/// Red is about to place a tile on this table.
fn table(start: &str, play: &str) -> String {
    let head = "set base\npart shepherds\nseats 3\nstack base/B base/B base/B";
    record(head, &format!("start\n{start}\nplay\n{play}"))
}

/// Red extends the field below the start tile.
fn meadow(figures: &str, play: &str) -> String {
    let start = format!("tile base/D 0,0\n{figures}\ndrawn base/B");
    table(&start, &format!("place base/B 0,1\n{play}"))
}

/// Red's shepherd stands in that field already, with four sheep.
fn tended(figures: &str, play: &str) -> String {
    let own = format!("figure 1 shepherd field 3456 0,0\nflock 1 2 2\n{figures}");
    meadow(&own, &format!("pass\n{play}"))
}

/// Four bends of a road with a small field in their middle: Red lays the last one, at 0,1, and closes it.
pub fn ring(figures: &str, play: &str) -> String {
    let tiles = "tile base/V 0,0 r3\ntile base/V 1,0\ntile base/V 1,1 r1";
    let start = format!("{tiles}\n{figures}\ndrawn base/V");
    table(&start, &format!("place base/V 0,1 r2\n{play}"))
}

fn sheep(text: &str) -> [u16; 3] {
    let game = game(text);
    [0, 1, 2].map(|seat| game.flocks().sheep(Seat(seat)))
}

fn in_supply(text: &str, seat: u8) -> bool {
    game(text)
        .player(Seat(seat))
        .supply()
        .count(Figure::Shepherd)
        == 1
}

#[test]
fn hs_01_sixteen_tokens_with_sheep_and_two_wolves_are_in_the_bag() {
    let text = meadow("", "shepherd field 01234567\nconfirm");
    let expected = [
        (Token::One, 4),
        (Token::Two, 5),
        (Token::Three, 5),
        (Token::Four, 2),
        (Token::Wolf, 2),
    ];
    let expected = expected.map(|(token, count)| (Action::Token(token), count));
    assert_eq!(outcomes(&game(&text)), expected);
    // Every box with hills brings as many.
    let boxes = text.replace("set base\n", "set base\nset hills 3\n");
    let thrice = expected.map(|(token, count)| (token, 3 * count));
    assert_eq!(outcomes(&game(&boxes)), thrice);
    // What lies beside a shepherd is not in the bag.
    let less = tended("", "grow\nconfirm");
    assert_eq!(outcomes(&game(&less))[1], (Action::Token(Token::Two), 3));
}

#[test]
fn ex_hs_6_a_flock_of_all_sixteen_tokens_has_37_sheep_and_wolves_alone_are_left() {
    holds("hills/ex-hs-6");
    holds("hills/ex-hs-6-b");
}

#[test]
fn hs_02_every_player_has_a_shepherd_who_is_no_meeple() {
    let text = meadow("", "");
    assert!((0..3).all(|seat| in_supply(&text, seat)));
    assert!(!Figure::Shepherd.is_meeple());
    let without = record("set base\nseats 2\nstack base/B", "play");
    assert!(!in_supply(&without, 0));
}

#[test]
fn hs_03_he_goes_on_a_field_of_the_tile_instead_of_a_meeple() {
    let text = meadow("", "");
    let all = [
        "meeple field 01234567",
        "meeple monastery",
        "shepherd field 01234567",
        "pass",
    ];
    assert_eq!(choices(&text), all);
    let (figure, kind) = (Figure::Shepherd, FeatureKind::Monastery);
    let wrong = meadow("", "shepherd monastery");
    assert_eq!(refused(&wrong), [Reason::WrongFeature { figure, kind }]);
    let placed = meadow("", "shepherd field 01234567\ntoken 1");
    assert_eq!(asked(&placed), Some((BLUE, Question::Place)));
}

#[test]
fn hs_04_not_where_any_shepherd_stands_farmers_or_not() {
    let text = meadow(
        "figure 2 shepherd field 3456 0,0\nflock 2 1",
        "shepherd field 01234567",
    );
    assert_eq!(refused(&text), [Reason::ShepherdThere]);
    let farmers = meadow("figure 2 meeple field 3456 0,0", "");
    assert_eq!(
        choices(&farmers),
        ["meeple monastery", "shepherd field 01234567", "pass"]
    );
}

#[test]
fn hs_05_a_shepherd_does_not_keep_farmers_out() {
    let text = meadow("figure 2 shepherd field 3456 0,0\nflock 2 1", "");
    assert!(choices(&text).contains(&"meeple field 01234567".to_owned()));
}

#[test]
fn hs_06_placing_him_draws_a_token_at_once() {
    let text = meadow("", "shepherd field 01234567\n");
    // It is confirmed before, for nobody can take it back afterwards.
    assert_eq!(choices(&text), ["confirm"]);
    assert_eq!(confirmed(&text), Some((Party::Chance, Question::Token)));
}

#[test]
fn hs_07_sheep_lie_beside_him() {
    let text = meadow("", "shepherd field 01234567\ntoken 3");
    assert_eq!(told(&text)[0], "1 token-drawn 3 0,1/0");
    assert_eq!(sheep(&text), [3, 0, 0]);
    assert_eq!(game(&text).in_bag(Token::Three), 4);
}

#[test]
fn hs_08_a_wolf_goes_back_into_the_bag_and_he_goes_home() {
    let text = meadow("", "shepherd field 01234567\ntoken wolf");
    let lines = ["1 token-drawn wolf 0,1/0", "1 returned shepherd 0,1/0"];
    assert_eq!(told(&text)[..2], lines);
    assert_eq!(game(&text).in_bag(Token::Wolf), 2);
    assert!(in_supply(&text, 0) && sheep(&text) == [0, 0, 0]);
}

#[test]
fn hs_09_a_tile_that_extends_his_field_grows_the_flock_or_guides_it() {
    let text = tended("", "");
    assert_eq!(asked(&text), Some((RED, Question::Flock)));
    assert_eq!(choices(&text), ["grow", "guide"]);
    // Elsewhere it does not.
    let start = "tile base/D 0,0\nfigure 1 shepherd field 3456 0,0\nflock 1 2\ndrawn base/E";
    let elsewhere = table(start, "place base/E 0,-1 r2\npass");
    assert_eq!(asked(&elsewhere), Some((BLUE, Question::Place)));
}

#[test]
fn hs_10_growing_draws_a_token_for_the_flock() {
    let text = tended("", "grow\n");
    assert_eq!(confirmed(&text), Some((Party::Chance, Question::Token)));
    let text = format!("{text}token 4");
    assert_eq!(told(&text)[0], "1 token-drawn 4 0,0/3");
    assert_eq!((sheep(&text), scores(&text)), ([8, 0, 0], vec![0, 0, 0]));
}

/// Whether no token lies beside a shepherd.
fn all_in_bag(text: &str) -> bool {
    let game = game(text);
    let bag = Token::ALL.map(|token| game.in_bag(token));
    bag.iter().sum::<u8>() == 18
}

/// Blue's shepherd stands in the same field, with four sheep too.
fn together(play: &str) -> String {
    let blue = "figure 2 shepherd field 3456 1,0\nflock 2 1 3";
    let text = tended(blue, play);
    text.replace("tile base/D 0,0\n", "tile base/D 0,0\ntile base/D 1,0\n")
}

#[test]
fn hs_11_a_wolf_takes_every_flock_of_the_field_and_sends_all_shepherds_home() {
    let text = together("grow\ntoken wolf");
    assert_eq!((sheep(&text), scores(&text)), ([0, 0, 0], vec![0, 0, 0]));
    assert!(all_in_bag(&text) && in_supply(&text, 0) && in_supply(&text, 1));
}

#[test]
fn ex_hs_2_growing_draws_a_wolf_and_two_flocks_of_eight_sheep_are_gone() {
    holds("hills/ex-hs-2");
}

#[test]
fn hs_12_guiding_gives_every_owner_a_point_for_each_sheep_in_the_field() {
    let blue = "figure 2 shepherd field 3456 1,0\nflock 2 1 3 3";
    let text =
        tended(blue, "guide").replace("tile base/D 0,0\n", "tile base/D 0,0\ntile base/D 1,0\n");
    assert_eq!(scores(&text), [11, 11, 0]);
    let alone = tended("", "guide");
    assert_eq!(scores(&alone), [4, 0, 0]);
}

#[test]
fn ex_hs_1_two_shepherds_with_four_tokens_bring_their_owners_eight_points_each() {
    holds("hills/ex-hs-1");
}

#[test]
fn hs_13_afterwards_tokens_and_shepherds_of_the_field_return() {
    let text = together("guide");
    let back = ["1 returned shepherd 0,0/3", "2 returned shepherd 1,0/3"];
    assert_eq!(told(&text)[3..5], back);
    assert!(all_in_bag(&text) && in_supply(&text, 0) && in_supply(&text, 1));
    // Green's in another field stays.
    let text = together("guide").replace(
        "figure 2 shep",
        "figure 3 shepherd field 27 1,0\nflock 3 3\nfigure 2 shep",
    );
    assert_eq!(sheep(&text), [0, 0, 3]);
    assert!(!in_supply(&text, 2));
}

#[test]
fn hs_14_a_tile_may_join_fields_with_shepherds() {
    // Each field is the strip below or above a city, and the tile lies between them.
    let text = table(
        "tile base/R 0,0\ntile base/E 1,0 r3\ntile base/B 1,1\ntile base/E 1,2 r3\ntile base/R 0,2 r2
         figure 1 shepherd field 45 0,0\nflock 1 3
         figure 2 shepherd field 01 0,2\nflock 2 4
         drawn base/B",
        "place base/B 0,1\npass\nguide",
    );
    assert_eq!(scores(&text), [7, 7, 0]);
}

#[test]
fn hs_15_whoever_closes_the_field_brings_the_flock_home_at_once() {
    let text = ring("figure 2 shepherd field 34 0,0\nflock 2 3 2", "pass");
    tells(
        &text,
        &[
            "1 passed",
            "flock-guided 0,0/2",
            "2 scores 5 for flock 0,0/2: 5 sheep x 1 HS-12",
            "2 returned shepherd 0,0/2",
            "completed road 0,0/0",
        ],
    );
    let open = meadow("figure 2 shepherd field 3456 0,0\nflock 2 3 2", "pass");
    assert_eq!(scores(&open), [0, 0, 0]);
}

#[test]
fn hs_16_the_own_action_comes_first_then_what_is_left_comes_home() {
    let own = "figure 1 shepherd field 34 0,0\nflock 1 3";
    let text = ring(own, "pass\n");
    assert_eq!(asked(&text), Some((RED, Question::Flock)));
    assert_eq!(scores(&format!("{text}grow\ntoken 1")), [4, 0, 0]);
    assert_eq!(scores(&format!("{text}grow\ntoken wolf")), [0, 0, 0]);
    assert_eq!(scores(&format!("{text}guide")), [3, 0, 0]);
}

#[test]
fn ex_hs_3_the_flock_grows_to_seven_and_comes_home_from_the_closed_field() {
    holds("hills/ex-hs-3");
}

#[test]
fn hs_17_a_shepherd_put_into_a_closed_field_scores_at_once() {
    let text = ring("", "shepherd field 12\ntoken 3");
    assert_eq!(
        told(&text)[..4],
        [
            "1 token-drawn 3 0,1/2",
            "flock-guided 0,0/2",
            "1 scores 3 for flock 0,0/2: 3 sheep x 1 HS-12",
            "1 returned shepherd 0,1/2",
        ]
    );
    let wolf = ring("", "shepherd field 12\ntoken wolf");
    assert_eq!(scores(&wolf), [0, 0, 0]);
}

#[test]
fn hs_18_farmers_of_a_closed_field_stay() {
    let text = ring(
        "figure 2 shepherd field 34 0,0\nflock 2 1\nfigure 3 meeple field 56 1,0",
        "pass",
    );
    assert_eq!(scores(&text), [0, 1, 0]);
    let farmer = game(&text).standing().iter().any(|s| s.owner == Seat(2));
    assert!(farmer);
}

#[test]
fn hs_19_he_counts_nowhere_and_no_other_scoring_sends_him_home() {
    let text = meadow(
        "tile base/D 1,0\nfigure 1 shepherd field 3456 0,0\nflock 1 2\nfigure 2 meeple field 3456 1,0",
        "pass",
    );
    let game = game(&text);
    let seg = game.shepherd(Seat(0)).expect("he stands there");
    let field = game.regions().region_of(seg);
    assert_eq!(game.majority(field).iter().collect::<Vec<_>>(), [Seat(1)]);
    // A city beside his field is completed: he stays.
    let city = table(
        "tile base/D 0,0\nfigure 1 shepherd field 27 0,0\nflock 1 2\nfigure 1 meeple city N 0,0\ndrawn base/E",
        "place base/E 0,-1 r2\npass",
    );
    assert_eq!((scores(&city), sheep(&city)), (vec![4, 0, 0], [2, 0, 0]));
}

#[test]
fn hs_20_sheep_on_the_board_at_the_end_are_worth_nothing() {
    let text = record(
        "set base\npart shepherds\nseats 2\nstack",
        "start\ntile base/D 0,0\nfigure 2 shepherd field 3456 0,0\nflock 2 4 4\ndrawn base/B\nplay\nplace base/B 0,1\npass",
    );
    let (end, told) = finished(&text);
    assert!(end.is_over() && end.scores() == [0, 0]);
    let lost = "2 scores 0 for flock 0,0/3 at the end: 8 sheep x 0 HS-20";
    assert!(told.iter().any(|line| line == lost), "{told:?}");
}
