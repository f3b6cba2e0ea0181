//! What who may see, and the joker of the first ten.

use engine::cards::{Action, Event, Question, Suit, legal};
use engine::table::{Party, Seat};

use crate::support::{ONE, TWO, card, game, play, played, then};

#[test]
fn r_card_15_the_dealer_chooses_the_row_of_a_joker_among_the_first_ten() {
    let before = game(2, "deck animal-joker\nplay\ndealer 2\ndraw animal-joker");
    let asked = before.asked().unwrap();
    assert_eq!(asked.party, Party::Player(TWO));
    assert_eq!(asked.question, Question::LayJoker(card("animal-joker")));
    assert_eq!(legal(&before), Suit::ALL.map(Action::Lay));
    for row in Suit::ALL {
        let after = then(before.clone(), &[Action::Lay(row)]);
        assert_eq!(after.row(row).laid().len(), 1);
    }
}

#[test]
fn r_card_16_only_its_owner_may_look_at_a_card_face_down() {
    let text = "start
        turn 1
        hand 1 blue-3
        hand 2 red-1
        play
        play blue-3 red";
    let (game, events) = played(2, text);
    let of = |observer: Option<Seat>| game.seen_by(observer).row(Suit::Red).laid()[0].card;
    assert_eq!(of(Some(ONE)), Some(card("blue-3")));
    assert_eq!((of(Some(TWO)), of(None)), (None, None));
    let (seat, row) = (ONE, Suit::Red);
    let card = None;
    assert!(events.contains(&Event::Played { seat, card, row }));
}

#[test]
fn r_card_17_of_a_chest_only_the_number_of_cards_is_known() {
    let game = game(2, "start\nhand 2 red-1\nchest 1 red-building blue-building");
    for observer in [Some(ONE), Some(TWO), None] {
        let seen = game.seen_by(observer);
        assert_eq!(seen.player(ONE).stored(), 2);
        assert_eq!(seen.player(ONE).buildings(), ([0; Suit::COUNT], 0));
        assert_eq!(seen.unseen().count(card("red-building")), 5);
    }
    let other = then(game, &[play("red-1", Suit::Red)]);
    assert_eq!(other.seen_by(Some(TWO)).player(TWO).hand(), []);
}

#[test]
fn a_view_does_not_know_the_order_of_the_stack() {
    let views = ["dragon fairy red-1", "red-1 fairy dragon"].map(|deck| {
        let game = game(2, &format!("deck {deck}\nplay\ndealer 1"));
        assert_eq!(game.setup().deck.len(), 3);
        [None, Some(ONE), Some(TWO)].map(|observer| game.seen_by(observer))
    });
    assert_eq!(views[0], views[1]);
}
