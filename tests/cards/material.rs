//! CARD-01 to CARD-07: what is in the box.

use engine::cards::{Card, Counts, Game, Known, Meeple, Rank, Setup, Suit, scoring};

use crate::support::{ONE, game};

fn count(fits: impl Fn(Card) -> bool) -> u32 {
    let deck = Counts::deck();
    let fitting = deck.iter().filter(|&(card, _)| fits(card));
    fitting.map(|(_, copies)| u32::from(copies)).sum()
}

#[test]
fn card_01_the_deck_has_130_cards_120_in_four_colours_and_10_jokers() {
    assert_eq!(Counts::deck().len(), 130);
    for suit in Suit::ALL {
        assert_eq!(count(|card| card.suit() == Some(suit)), 30);
    }
    assert_eq!(count(Card::is_joker), 10);
    assert_eq!(Game::new(Setup::new(2)).unwrap().stack(), 130);
}

#[test]
fn card_02_each_colour_has_16_characters_5_buildings_and_9_animals() {
    let deck = Counts::deck();
    for suit in Suit::ALL {
        let ranks = Rank::ALL.map(|rank| deck.count(Card::Character(suit, rank)));
        assert_eq!(ranks, [8, 5, 3]);
        assert_eq!(Rank::ALL.map(Rank::value), [1, 2, 3]);
        assert_eq!(deck.count(Card::Building(suit)), 5);
        assert_eq!(deck.count(Card::Animal(suit)), 9);
    }
}

#[test]
fn card_04_the_jokers_are_dragon_fairy_4_animals_and_4_buildings() {
    let jokers: Vec<(Card, u8)> = Counts::deck()
        .iter()
        .filter(|(card, _)| card.is_joker())
        .collect();
    let expected = [
        (Card::AnimalJoker, 4),
        (Card::BuildingJoker, 4),
        (Card::Dragon, 1),
        (Card::Fairy, 1),
    ];
    assert_eq!(jokers, expected);
}

#[test]
fn card_05_each_colour_has_one_kind_of_animal_and_of_building() {
    // Two animals of one colour are one herd, of two colours they are two.
    let herds = |row: &str| {
        let game = game(
            2,
            &format!(
                "start\nbegun 1 2\nturn 1\nrow yellow claim:2\nrow {row}\nplay\nclaim red\nconfirm"
            ),
        );
        game.player(ONE).kinds().count()
    };
    assert_eq!(herds("red red-animal red-animal"), 1);
    assert_eq!(herds("red red-animal\nherd 1 green 1"), 2);
}

#[test]
fn card_06_scoring_cards_and_blank_cards_are_not_in_the_deck() {
    // 140 cards in the box, 5 of them scoring cards and 5 blank ones.
    assert_eq!(Counts::deck().len(), 140 - 5 - 5);
    assert_eq!(Card::parse("blank"), None);
    assert_eq!(Card::parse("scoring"), None);
}

#[test]
fn card_07_each_player_has_one_large_meeple_and_an_empty_chest() {
    let game = Game::new(Setup::new(5)).unwrap();
    assert_eq!(game.players().len(), 5);
    for player in game.players() {
        assert_eq!(player.meeple(), Meeple::Ready);
        assert_eq!((player.stored(), player.score()), (0, 0));
    }
}

#[test]
fn card_30_the_rules_state_what_1_2_and_5_animals_score() {
    let animals = scoring().animals();
    let printed: Vec<(usize, u16)> = (1..)
        .zip(animals)
        .filter(|(_, figure)| figure.known == Known::Printed)
        .map(|(cards, figure)| (cards, figure.points))
        .collect();
    assert_eq!(printed, [(1, 3), (2, 6), (5, 14)]);
}

#[test]
fn r_card_01_the_rest_of_the_table_is_the_projects_own_and_says_so() {
    let animals = scoring().animals();
    let points: Vec<u16> = animals.iter().map(|figure| figure.points).collect();
    assert_eq!(points, [3, 6, 8, 11, 14, 18, 22, 26, 30, 34, 38, 42, 46]);
    let steps: Vec<u16> = points.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(
        steps[1..].windows(2).all(|pair| pair[0] <= pair[1]),
        "{steps:?}"
    );
    let own = animals
        .iter()
        .filter(|figure| figure.known == Known::Unsourced);
    assert_eq!(own.count(), 10);
}
