//! CARD-08 to CARD-13: before the first round.

use engine::cards::{
    Action, Card, Croupier, Event, Game, Question, Reason, Record, Setup, SetupFault, Suit,
};
use engine::table::{Party, Seat, Silent};

use crate::support::{card, game, played, why_not};

/// Ten cards of which the third is a joker.
const TEN: &str =
    "deck yellow-1 red-2 fairy green-3 blue-1 blue-2 red-animal red-building yellow-1 green-1";

fn names(game: &Game, row: Suit) -> Vec<&'static str> {
    let laid = game.row(row).laid().iter();
    laid.filter_map(|laid| laid.card).map(Card::name).collect()
}

#[test]
fn card_08_each_colour_has_a_row_that_begins_empty() {
    let game = Game::new(Setup::new(3)).unwrap();
    for suit in Suit::ALL {
        assert!(game.row(suit).laid().is_empty());
        assert!(game.row(suit).claims().is_empty());
    }
}

#[test]
fn card_09_small_meeples_begin_beside_space_1_and_take_a_tile_past_100() {
    let at = |score: u32| {
        let game = game(2, &format!("start\nhand 2 red-1\nscore 1 {score}"));
        let player = game.player(Seat(0));
        (player.hundreds(), player.space())
    };
    assert_eq!(at(0), (0, 0));
    assert_eq!(at(1), (0, 1));
    assert_eq!(at(100), (0, 100));
    assert_eq!(at(101), (100, 1));
    assert_eq!(at(200), (100, 100));
    assert_eq!(at(201), (200, 1));
}

#[test]
fn card_10_a_first_dealer_is_chosen_before_any_card_is_turned_up() {
    let game = Game::new(Setup::new(2)).unwrap();
    let asked = game.asked().unwrap();
    assert_eq!(
        (asked.party, asked.question),
        (Party::Chance, Question::Dealer)
    );
    let draw = Action::Draw(Card::Dragon);
    assert_eq!(why_not(&game, draw), [Reason::NotAsked(Question::Dealer)]);
}

#[test]
fn card_11_ten_cards_open_the_rows_and_the_dealer_lays_a_joker() {
    let text = format!("{TEN}\nplay\ndealer 2\nlay green");
    let (game, events) = played(2, &text);
    assert_eq!(game.asked().unwrap().party, Party::Player(Seat(1)));
    let fairy = Card::Fairy;
    assert!(events.contains(&Event::JokerTurnedUp(fairy)));
    assert_eq!(names(&game, Suit::Green), ["fairy"]);

    let mut game = game;
    let mut croupier = Record::read(&format!("bastide 1\ngame cards\n{TEN}"))
        .unwrap()
        .croupier();
    game.apply(Action::Confirm, &mut Silent).unwrap();
    for name in [
        "green-3",
        "blue-1",
        "blue-2",
        "red-animal",
        "red-building",
        "yellow-1",
    ] {
        game.apply(Action::Draw(card(name)), &mut Silent).unwrap();
    }
    assert_eq!(game.asked().unwrap().question, Question::TurnUp);
    game.apply(Action::Draw(card("green-1")), &mut Silent)
        .unwrap();
    assert_eq!(names(&game, Suit::Yellow), ["yellow-1", "yellow-1"]);
    assert_eq!(
        names(&game, Suit::Red),
        ["red-2", "red-animal", "red-building"]
    );
    assert_eq!(names(&game, Suit::Green), ["fairy", "green-3", "green-1"]);
    assert_eq!(names(&game, Suit::Blue), ["blue-1", "blue-2"]);
    assert_eq!(game.asked().unwrap().question, Question::Deal(Seat(0)));
    assert!(croupier.deal(&game).is_some());
}

#[test]
fn card_12_hands_and_rounds_depend_on_the_number_of_players() {
    let table = [(2, 6, 10), (3, 5, 8), (4, 5, 6), (5, 4, 6)];
    for (seats, hand, rounds) in table {
        let game = dealt(seats);
        assert_eq!(game.rounds(), rounds);
        let hands = game.players().iter().map(|player| player.hand().len());
        assert!(
            hands.into_iter().all(|cards| cards == hand),
            "{seats} players"
        );
    }
    for seats in [0, 1, 6] {
        assert_eq!(Game::new(Setup::new(seats)), Err(vec![SetupFault::Seats]));
    }
}

/// A game by chance up to its first turn.
pub fn dealt(seats: u8) -> Game {
    let mut game = Game::new(Setup::new(seats)).expect("a setup");
    let mut croupier = Croupier::new(3);
    while let Some(asked) = game
        .asked()
        .filter(|asked| asked.question != Question::Turn)
    {
        let action = match asked.question {
            Question::LayJoker(_) => Action::Lay(Suit::Red),
            Question::Confirm => Action::Confirm,
            _ => croupier.deal(&game).expect("an outcome"),
        };
        game.apply(action, &mut Silent).expect("a legal action");
    }
    game
}

#[test]
fn card_13_later_rounds_add_no_cards_to_the_rows() {
    let (game, events) = played(
        2,
        "start
        begun 1 2
        turn 1
        row yellow yellow-1 claim:2
        row red red-1 red-2
        play
        claim red
        confirm
        draw blue-1",
    );
    assert_eq!(game.round(), 2);
    assert_eq!(
        game.asked().unwrap().question,
        Question::Deal(Seat(0)).clone()
    );
    assert!(Suit::ALL.iter().all(|&row| game.row(row).laid().is_empty()));
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::TurnedUp(_)))
    );
}

#[test]
fn r_card_14_the_first_dealer_is_drawn_by_chance() {
    let game = Game::new(Setup::new(4)).unwrap();
    let drawn: Vec<Action> = engine::cards::legal(&game);
    assert_eq!(drawn, [0, 1, 2, 3].map(|seat| Action::Dealer(Seat(seat))));
    assert_eq!(
        why_not(&game, Action::Dealer(Seat(4))),
        [Reason::NoSuchSeat]
    );
    let first = |seed| Croupier::new(seed).deal(&game);
    let all: Vec<_> = (0..40).filter_map(first).collect();
    assert!(drawn.iter().all(|dealer| all.contains(dealer)));
}

#[test]
fn ex_card_7_all_cards_are_dealt_for_every_number_of_players() {
    for seats in 2..=5 {
        let setup = Setup::new(seats);
        let dealt = u32::from(seats * setup.hand()) * u32::from(setup.rounds());
        assert_eq!(130 - u32::from(setup.turned_up()), dealt);
    }
}
