//! CARD-14 to CARD-24: what a player does.

use engine::cards::{Action, Card, Event, Facing, Meeple, Question, Reason, Suit, legal};
use engine::table::{Party, Seat};

use crate::support::{ONE, TWO, card, game, holds, play, played, then, why_not};

/// A round in which both players have begun.
const BEGUN: &str = "start
    begun 1 2
    turn 1
    row yellow yellow-1
    row red red-1 red-2
    hand 1 red-3 green-1 fairy
    hand 2 blue-1 blue-2 green-2";

/// A round at its beginning.
const FRESH: &str = "start
    turn 1
    row red red-1
    hand 1 red-3 green-1 fairy
    hand 2 blue-1 blue-2 green-2";

#[test]
fn card_14_the_player_to_the_left_of_the_dealer_begins_and_play_is_clockwise() {
    let dealt = crate::setup::dealt(3);
    let left = dealt.dealer().next(3);
    assert_eq!(dealt.asked().unwrap().party, Party::Player(left));
    let game = game(
        3,
        "start\ndealer 2\nhand 1 red-1\nhand 2 red-1\nhand 3 red-2",
    );
    assert_eq!(game.asked().unwrap().party, Party::Player(Seat(2)));
    let game = then(game, &[play("red-2", Suit::Red), Action::Confirm]);
    assert_eq!(game.asked().unwrap().party, Party::Player(Seat(0)));
    let game = then(game, &[play("red-1", Suit::Red), Action::Confirm]);
    assert_eq!(game.asked().unwrap().party, Party::Player(Seat(1)));
}

#[test]
fn card_15_a_turn_is_one_card_or_the_large_meeple() {
    let before = game(2, BEGUN);
    for action in [play("red-3", Suit::Red), Action::Claim(Suit::Red)] {
        let game = then(before.clone(), &[action]);
        assert_eq!(game.asked().unwrap().question, Question::Confirm);
        let more = play("green-1", Suit::Green);
        assert_eq!(why_not(&game, more), [Reason::NotAsked(Question::Confirm)]);
        let game = then(game, &[Action::Confirm]);
        assert_eq!(game.asked().unwrap().party, Party::Player(TWO));
    }
    let stranger = play("blue-1", Suit::Blue);
    assert_eq!(
        why_not(&before, stranger),
        [Reason::NotInHand(card("blue-1"))]
    );
}

#[test]
fn card_16_a_card_goes_to_the_end_of_its_row_or_begins_an_empty_one() {
    let before = game(2, BEGUN);
    let after = then(before.clone(), &[play("red-3", Suit::Red)]);
    let cards = |game: &engine::cards::Game, row| -> Vec<Option<Card>> {
        game.row(row).laid().iter().map(|laid| laid.card).collect()
    };
    let red = ["red-1", "red-2", "red-3"].map(|name| Some(card(name)));
    assert_eq!(cards(&after, Suit::Red), red);
    let after = then(before, &[play("green-1", Suit::Green)]);
    assert_eq!(cards(&after, Suit::Green), [Some(card("green-1"))]);
}

#[test]
fn card_17_the_first_card_of_each_round_goes_face_down_in_any_row() {
    let before = game(2, FRESH);
    let anywhere = legal(&before);
    for name in ["red-3", "green-1", "fairy"] {
        for row in Suit::ALL {
            assert!(anywhere.contains(&play(name, row)), "{name} in {row:?}");
        }
    }
    let after = then(before, &[play("green-1", Suit::Blue)]);
    assert_eq!(after.row(Suit::Blue).laid()[0].facing, Facing::Down(ONE));
}

#[test]
fn card_18_later_cards_go_face_up_to_the_row_of_their_colour() {
    let before = game(2, BEGUN);
    let wrong = Reason::WrongRow {
        card: card("red-3"),
        row: Suit::Red,
    };
    for row in [Suit::Yellow, Suit::Green, Suit::Blue] {
        assert_eq!(why_not(&before, play("red-3", row)), [wrong]);
    }
    let after = then(before, &[play("red-3", Suit::Red)]);
    assert_eq!(after.row(Suit::Red).laid()[2].facing, Facing::Up);
}

#[test]
fn card_19_jokers_go_to_any_row() {
    let before = game(2, BEGUN);
    for row in Suit::ALL {
        let after = then(before.clone(), &[play("fairy", row)]);
        assert_eq!(
            after.row(row).laid().last().unwrap().card,
            Some(Card::Fairy)
        );
    }
}

#[test]
fn card_20_the_large_meeple_is_placed_once_a_round_and_stays_until_the_scoring() {
    let game = game(2, BEGUN);
    let game = then(game, &[Action::Claim(Suit::Red), Action::Confirm]);
    assert_eq!(game.player(ONE).meeple(), Meeple::Placed);
    let game = then(game, &[play("blue-1", Suit::Blue), Action::Confirm]);
    assert_eq!(
        why_not(&game, Action::Claim(Suit::Yellow)),
        [Reason::MeeplePlaced]
    );
    assert_eq!(game.row(Suit::Red).claims()[0].seat, ONE);
}

#[test]
fn card_21_it_claims_the_cards_back_to_the_track_or_to_the_next_large_meeple() {
    let game = game(
        3,
        "start
        begun 1 2 3
        turn 2
        row red red-1 red-2 claim:1 red-3 red-1
        hand 2 green-1
        hand 3 green-1
        play
        claim red",
    );
    let row = game.row(Suit::Red);
    let sizes: Vec<usize> = (0..2).map(|claim| row.of_claim(claim).len()).collect();
    assert_eq!(sizes, [2, 2]);
    assert_eq!(row.of_claim(1)[0].card, Some(card("red-3")));
    assert!(row.open().is_empty());
}

#[test]
fn card_22_cards_and_more_large_meeples_may_follow_a_large_meeple() {
    let game = game(
        2,
        "start
        begun 1 2
        turn 2
        row red red-1 claim:1
        hand 2 red-2
        hand 1 red-3
        play
        play red-2 red
        confirm
        play red-3 red
        confirm
        claim red",
    );
    let claims = game.row(Suit::Red).claims();
    assert_eq!(
        claims.iter().map(|claim| claim.seat).collect::<Vec<_>>(),
        [ONE, TWO]
    );
    assert_eq!(game.row(Suit::Red).laid().len(), 3);
}

#[test]
fn card_23_who_places_the_last_large_meeple_deals_next() {
    let text = |first: &str, second: &str| {
        format!(
            "start
            begun 1 2
            dealer 2
            turn 1
            row red red-1 red-2
            row blue blue-1
            hand 1 yellow-1
            hand 2 green-1
            play
            {first}
            confirm
            claim blue
            confirm
            {second}
            confirm
            play green-1 green
            confirm"
        )
    };
    let later = game(2, &text("play yellow-1 yellow", "claim red"));
    assert_eq!(later.dealer(), ONE);
    let earlier = game(2, &text("claim red", "play yellow-1 yellow"));
    assert_eq!(earlier.dealer(), TWO);
}

#[test]
fn card_24_a_round_ends_when_everybody_has_placed_all_cards_and_the_large_meeple() {
    let (game, events) = played(
        2,
        "start
        begun 1 2
        turn 1
        row red red-1 red-2
        row blue blue-1
        hand 2 green-1
        play
        claim red
        confirm
        play green-1 green
        confirm
        claim blue",
    );
    assert!(!events.contains(&Event::RoundScored(1)));
    assert_eq!(game.asked().unwrap().question, Question::Confirm);
    let mut after = game;
    let mut told = Vec::new();
    after.apply(Action::Confirm, &mut told).unwrap();
    assert_eq!(told[0], Event::TurnEnded(TWO));
    assert_eq!(told[1], Event::RoundScored(1));
}

#[test]
fn ex_card_1_red_behind_red_and_green_behind_green() {
    holds("cards/ex-card-1");
}

#[test]
fn ex_card_2_two_claims_of_four_cards_and_one_of_the_three_behind() {
    holds("cards/ex-card-2");
}

#[test]
fn r_card_06_a_claim_takes_at_least_one_card_unless_no_row_has_any() {
    let some = game(2, BEGUN);
    for row in [Suit::Green, Suit::Blue] {
        assert_eq!(
            why_not(&some, Action::Claim(row)),
            [Reason::NothingToClaim(row)]
        );
    }
    let none = game(
        2,
        "start\nbegun 1 2\nturn 1\nrow red red-1 claim:2\nhand 1 red-2",
    );
    for row in Suit::ALL {
        assert!(legal(&none).contains(&Action::Claim(row)), "{row:?}");
    }
}
