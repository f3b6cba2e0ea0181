//! CARD-36 and CARD-37: claimed cards of another colour than their row.

use engine::cards::{Action, Card, Event, Game, Question, Suit};
use engine::table::Party;

use crate::support::{ONE, TWO, card, game, holds, line, played, scores, then};

/// The end of a round in which seat 1 claims the red row last.
fn red(cards: &str, more: &str) -> Game {
    game(
        2,
        &format!(
            "start
            begun 1 2
            turn 1
            row yellow claim:2
            row red {cards}
            {more}
            play
            claim red
            confirm"
        ),
    )
}

#[test]
fn card_36_a_character_of_another_colour_scores_10_and_leaves() {
    let game = red("down:2:green-1", "");
    assert_eq!(scores(&game), [10, 0]);
    assert_eq!(game.gone().count(card("green-1")), 1);
    let same = red("down:2:red-1", "");
    assert_eq!(
        scores(&same),
        [1, 0],
        "its own colour counts as any character"
    );
}

#[test]
fn card_37_an_animal_or_building_of_another_colour_is_given_up_or_kept() {
    let game = red("down:2:green-animal down:1:blue-building", "");
    let row = Suit::Red;
    let stray = |name| {
        let card = card(name);
        Question::Stray { card, row }
    };
    assert_eq!(game.asked().unwrap().question, stray("green-animal"));
    assert_eq!(game.asked().unwrap().party, Party::Player(ONE));
    let sold = then(game.clone(), &[Action::Sell]);
    assert_eq!(sold.asked().unwrap().question, stray("blue-building"));
    let sold = then(sold, &[Action::Sell, Action::Confirm]);
    assert_eq!(scores(&sold), [20, 0]);
    assert_eq!(sold.gone().count(card("green-animal")), 1);
    let kept = then(game, &[Action::Keep, Action::Keep, Action::Confirm]);
    assert_eq!(scores(&kept), [3, 0], "one sheep");
    assert_eq!(kept.player(ONE).herd(Suit::Green), 1);
    assert_eq!(kept.player(ONE).stored(), 1);
}

#[test]
fn ex_card_9_a_hidden_blue_3_and_red_2_and_1_score_16() {
    holds("cards/ex-card-9");
}

#[test]
fn r_card_03_characters_of_another_colour_are_in_neither_sum_nor_number() {
    let (_, events) = played(
        2,
        "start
        begun 1 2
        turn 1
        row yellow claim:2
        row red down:2:blue-3 red-2
        play
        claim red
        confirm",
    );
    let points: Vec<String> = events
        .iter()
        .filter(|event| matches!(event, Event::Scored(_)))
        .map(line)
        .collect();
    let expected = [
        "seat 1 scores 10: 1 strays x 10 (CARD-36) [blue-3]",
        "seat 1 scores 2: 1 characters x 2 (CARD-27) [red-2]",
    ];
    assert_eq!(points, expected);
}

#[test]
fn r_card_04_a_joker_has_no_colour_so_nothing_is_decided_about_it() {
    let game = red("down:2:animal-joker down:1:building-joker", "");
    assert_eq!(game.round(), 2, "the round went on at once");
    assert_eq!(
        (game.player(ONE).waiting(), game.player(ONE).stored()),
        (1, 1)
    );
    assert_eq!(scores(&game), [3, 0]);
}

#[test]
fn r_card_05_face_down_cards_nobody_claimed_stay_face_down() {
    let game = game(
        2,
        "start
        begun 1 2
        turn 2
        hand 2 red-3
        row yellow yellow-1
        row blue claim:1 down:2:red-2
        play
        claim yellow
        confirm
        play red-3 red
        confirm",
    );
    assert_eq!(game.round(), 2);
    let laid = game.row(Suit::Blue).laid();
    assert!(laid.len() == 1 && laid[0].is_down());
    assert_eq!(game.seen_by(Some(ONE)).row(Suit::Blue).laid()[0].card, None);
    assert_eq!(
        game.seen_by(Some(TWO)).row(Suit::Blue).laid()[0].card,
        Some(card("red-2"))
    );
}

#[test]
fn r_card_08_rows_go_from_bottom_to_top_and_colours_are_decided_before_jokers() {
    let game = game(
        2,
        "start
        begun 1 2
        turn 1
        herd 1 red 1
        herd 2 yellow 1
        row red down:2:green-animal down:1:blue-building animal-joker
        row yellow down:1:blue-animal claim:2
        play
        claim red
        confirm",
    );
    let asked = |game: &Game| {
        game.asked()
            .map(|asked| (asked.party, asked.question))
            .unwrap()
    };
    let stray = |name, row| Question::Stray {
        card: card(name),
        row,
    };
    let first = (Party::Player(TWO), stray("blue-animal", Suit::Yellow));
    assert_eq!(asked(&game), first);
    let game = then(game, &[Action::Keep, Action::Confirm]);
    let second = (Party::Player(ONE), stray("green-animal", Suit::Red));
    assert_eq!(asked(&game), second);
    let game = then(game, &[Action::Keep]);
    let third = (Party::Player(ONE), stray("blue-building", Suit::Red));
    assert_eq!(asked(&game), third, "from the track outwards");
    let game = then(game, &[Action::Keep]);
    assert_eq!(asked(&game), (Party::Player(ONE), Question::Join));
    let game = then(game, &[Action::Join(Suit::Green), Action::Confirm]);
    assert_eq!(game.player(ONE).herd(Suit::Green), 2);
    assert_eq!(game.gone().count(Card::Animal(Suit::Green)), 0);
}
