//! CARD-25 to CARD-35: what claimed cards bring.

use engine::cards::{Action, Card, Counts, Event, Game, Question, Reason, Suit};
use engine::table::{Party, Seat};

use crate::support::{ONE, TWO, card, game, holds, played, scores, then, told, why_not};

/// The end of a round in which seat 1 claims a row last; seat 2 has claimed nothing.
fn claim(row: &str, cards: &str, more: &str) -> String {
    let rows = match row {
        "yellow" => format!("row yellow claim:2 {cards}"),
        _ => format!("row yellow claim:2\n        row {row} {cards}"),
    };
    format!(
        "start
        begun 1 2
        turn 1
        {rows}
        {more}
        play
        claim {row}
        confirm"
    )
}

/// What happened after the claim, but for what is taken.
fn scored(row: &str, cards: &str, more: &str) -> Vec<String> {
    let told = told(2, &claim(row, cards, more));
    let row = Suit::parse(row);
    let taken = format!("row: {:?}, cards: [", row.expect("a row"));
    let taken = told
        .iter()
        .position(|line| line.starts_with("Taken") && line.contains(&taken));
    told[taken.expect("a claim") + 1..].to_vec()
}

fn after(row: &str, cards: &str, more: &str) -> Game {
    game(2, &claim(row, cards, more))
}

#[test]
fn card_25_claims_are_taken_row_by_row_from_bottom_to_top_and_revealed() {
    let (_, events) = played(
        3,
        "start
        begun 1 2 3
        turn 3
        row blue blue-1 claim:1
        row yellow down:2:yellow-3 claim:2 yellow-1
        play
        claim yellow
        confirm",
    );
    let taken = events.iter().filter_map(|event| match event {
        Event::Taken { seat, row, cards } => Some((*seat, *row, cards[0].card?)),
        _ => None,
    });
    let expected = [
        (TWO, Suit::Yellow, card("yellow-3")),
        (Seat(2), Suit::Yellow, card("yellow-1")),
        (ONE, Suit::Blue, card("blue-1")),
    ];
    assert!(taken.eq(expected));
}

#[test]
fn card_26_cards_nobody_claimed_stay_in_their_rows() {
    let text = "start
        begun 1 2
        turn 2
        hand 2 red-3
        row yellow yellow-1
        row red red-1 claim:1 red-2
        play
        claim yellow
        confirm
        play red-3 red
        confirm";
    let game = game(2, text);
    let left: Vec<_> = game
        .row(Suit::Red)
        .laid()
        .iter()
        .map(|laid| laid.card)
        .collect();
    assert_eq!(left, [Some(card("red-2")), Some(card("red-3"))]);
    assert!(game.row(Suit::Red).claims().is_empty());
    assert_eq!(game.round(), 2);
}

#[test]
fn card_27_characters_score_the_sum_of_their_values_times_their_number_and_leave() {
    let told = scored("red", "red-3 red-2 red-2 red-1", "");
    let expected = "seat 1 scores 32: 4 characters x 8 (CARD-27) [red-3 red-2 red-2 red-1]";
    assert_eq!(told, [expected]);
    let game = after("red", "red-3 red-2", "");
    assert_eq!(game.gone().count(card("red-3")), 1);
    assert_eq!(game.unseen().count(card("red-3")), 2);
}

#[test]
fn card_28_animals_stay_in_front_of_the_player_by_kind() {
    let game = after("blue", "blue-animal blue-animal", "herd 1 green 1");
    let player = game.player(ONE);
    assert_eq!((player.herd(Suit::Blue), player.herd(Suit::Green)), (2, 1));
    assert_eq!(
        player.kinds().collect::<Vec<_>>(),
        [Suit::Green, Suit::Blue]
    );
    assert!(game.gone().is_empty());
}

#[test]
fn card_29_only_kinds_that_grew_score_and_by_all_their_cards() {
    let told = scored("red", "red-animal", "herd 1 red 2\nherd 1 green 4");
    let expected = [
        "Herded { seat: Seat(0), kind: Red, cards: 1 }",
        "seat 1 scores 8: 1 herd x 8 (CARD-29) [red-animal red-animal red-animal]",
    ];
    assert_eq!(told, expected);
}

#[test]
fn card_31_an_animal_joker_counts_as_a_card_of_its_kind() {
    let told = scored("red", "red-animal animal-joker", "");
    let expected = [
        "Herded { seat: Seat(0), kind: Red, cards: 1 }",
        "Joined { seat: Seat(0), kind: Red }",
        "seat 1 scores 6: 1 herd x 6 (CARD-29) [red-animal animal-joker]",
    ];
    assert_eq!(told, expected);
}

#[test]
fn card_32_animal_jokers_without_animals_score_3_each() {
    let told = scored("red", "animal-joker animal-joker", "");
    let expected = "seat 1 scores 6: 2 lone jokers x 3 (CARD-32) [animal-joker animal-joker]";
    assert_eq!(told, [expected]);
    let game = after("red", "animal-joker animal-joker", "");
    assert_eq!(game.player(ONE).waiting(), 2);
}

#[test]
fn card_33_with_animals_every_joker_joins_one_of_the_kinds_there_are() {
    let game = after("red", "animal-joker", "herd 1 green 1\nherd 1 blue 2");
    assert_eq!(game.asked().unwrap().question, Question::Join);
    assert_eq!(game.asked().unwrap().party, Party::Player(ONE));
    for kind in [Suit::Yellow, Suit::Red] {
        assert_eq!(
            why_not(&game, Action::Join(kind)),
            [Reason::NotYourKind(kind)]
        );
    }
    let game = then(game, &[Action::Join(Suit::Blue), Action::Confirm]);
    assert_eq!(game.player(ONE).herd(Suit::Blue), 3);
    assert_eq!(scores(&game), [8, 0]);
}

#[test]
fn card_34_buildings_go_under_the_chest_and_nobody_may_look() {
    let game = after("red", "red-building building-joker", "");
    assert_eq!(game.player(ONE).stored(), 2);
    assert_eq!(scores(&game), [0, 0]);
    for observer in [Some(ONE), Some(TWO), None] {
        assert_eq!(game.seen_by(observer).player(ONE).chest(), [None, None]);
    }
}

#[test]
fn card_35_dragon_and_fairy_bring_10_points_and_leave() {
    let told = scored("red", "fairy", "");
    assert_eq!(
        told,
        ["seat 1 scores 10: 1 dragon and fairy x 10 (CARD-35) [fairy]"]
    );
    let game = after("red", "fairy", "");
    assert_eq!(*game.gone(), Counts::from_iter([Card::Fairy]));
}

#[test]
fn ex_card_3_characters_3_1_1_score_15() {
    holds("cards/ex-card-3");
}

#[test]
fn ex_card_4_two_sheep_score_6_and_later_five_14() {
    holds("cards/ex-card-4");
    holds("cards/ex-card-4-b");
}

#[test]
fn ex_card_5_a_joker_and_two_buildings_go_under_the_chest_for_nothing_now() {
    holds("cards/ex-card-5");
}

#[test]
fn ex_card_8_dragon_and_fairy_together_score_20() {
    holds("cards/ex-card-8");
}

#[test]
fn ex_card_10_two_waiting_jokers_join_the_first_hen() {
    holds("cards/ex-card-10");
    holds("cards/ex-card-10-b");
}

#[test]
fn r_card_09_each_joker_joins_a_kind_by_itself_and_for_good() {
    let game = after(
        "red",
        "animal-joker animal-joker",
        "herd 1 green 1\nherd 1 red 1",
    );
    let game = then(game, &[Action::Join(Suit::Red)]);
    assert_eq!(game.asked().unwrap().question, Question::Join);
    let game = then(game, &[Action::Join(Suit::Green), Action::Confirm]);
    let player = game.player(ONE);
    assert_eq!(
        (
            player.joined_jokers(Suit::Red),
            player.joined_jokers(Suit::Green)
        ),
        (1, 1)
    );
    assert_eq!(scores(&game), [12, 0], "both kinds grew to two");
}

#[test]
fn r_card_10_a_joker_alone_joins_animals_there_and_they_score_again() {
    let told = scored("red", "animal-joker", "herd 1 green 2");
    let expected = [
        "Joined { seat: Seat(0), kind: Green }",
        "seat 1 scores 8: 1 herd x 8 (CARD-29) [green-animal green-animal animal-joker]",
    ];
    assert_eq!(told, expected);
}

#[test]
fn r_card_11_only_a_new_joker_scores_beside_waiting_ones() {
    let told = scored("red", "animal-joker", "waiting 1 2");
    assert_eq!(
        told,
        ["seat 1 scores 3: 1 lone jokers x 3 (CARD-32) [animal-joker]"]
    );
}
