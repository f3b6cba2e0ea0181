//! CARD-38 to CARD-42: the end of the game.

use engine::cards::{Action, Decided, Event, Game, Reason, Suit, best_sets, set_points};
use engine::table::{Seat, SeatSet};

use crate::support::{ONE, TWO, card, game, holds, line, played, scores, why_not};

/// The last turn of a game for two; seat 1 claims nothing.
fn last(more: &str) -> (Game, Vec<Event>) {
    played(
        2,
        &format!(
            "start
            round 10
            begun 1 2
            turn 1
            row yellow claim:2
            {more}
            play
            claim yellow
            confirm"
        ),
    )
}

fn won(events: &[Event]) -> (SeatSet, Decided) {
    let won = events.iter().find_map(|event| match event {
        Event::Won { winners, decided } => Some((*winners, *decided)),
        _ => None,
    });
    won.expect("the end of the game")
}

#[test]
fn card_38_the_game_ends_after_the_last_round_and_cards_in_rows_do_not_count() {
    let (game, _) = played(
        2,
        "start
        round 10
        begun 1 2
        turn 2
        row blue blue-1
        row red claim:1 red-3 red-animal
        hand 2 red-2
        play
        claim blue
        confirm
        play red-2 red
        confirm",
    );
    assert!(game.is_over());
    assert_eq!(scores(&game), [0, 1]);
    assert_eq!(game.row(Suit::Red).laid().len(), 3);
    assert_eq!(why_not(&game, Action::Confirm), [Reason::Over]);
}

#[test]
fn card_39_sets_of_different_buildings_score_5_15_and_30() {
    assert_eq!([1, 2, 3, 4].map(set_points), [0, 5, 15, 30]);
    let (game, events) = last("chest 1 red-building blue-building red-building\nscore 1 7");
    assert_eq!(scores(&game), [12, 0]);
    let told: Vec<String> = events.iter().map(line).collect();
    let cards = ["red-building", "red-building", "blue-building"].map(card);
    let (seat, cards) = (ONE, cards.to_vec());
    assert!(events.contains(&Event::Opened { seat, cards }), "{told:?}");
    let scored = "seat 1 scores 5: 1 set of buildings x 5 (CARD-39) [red-building blue-building], \
        1 set of buildings x 0 (CARD-39) [red-building]";
    assert!(told.iter().any(|line| line == scored), "{told:?}");
}

#[test]
fn card_40_a_building_joker_stands_for_any_kind() {
    let (game, _) = last("chest 1 red-building blue-building building-joker");
    assert_eq!(scores(&game), [15, 0]);
}

#[test]
fn card_41_most_points_win() {
    let (_, events) = last("score 1 20\nscore 2 21\nchest 1 red-building");
    assert_eq!(won(&events), (SeatSet::EMPTY.with(TWO), Decided::ByPoints));
}

#[test]
fn card_42_among_equals_more_buildings_win() {
    let (_, events) = last("score 1 20\nscore 2 20\nchest 1 red-building");
    assert_eq!(
        won(&events),
        (SeatSet::EMPTY.with(ONE), Decided::ByBuildings)
    );
}

#[test]
fn ex_card_6_groups_of_4_4_2_and_1_score_65() {
    holds("cards/ex-card-6");
}

#[test]
fn r_card_12_the_sets_with_the_highest_total_are_found() {
    let mut met = 0;
    for number in 0..6_u32.pow(4) {
        let kinds: [u8; Suit::COUNT] =
            std::array::from_fn(|kind| (number / 6_u32.pow(kind as u32) % 6) as u8);
        for jokers in 0..=4 {
            let total: u16 = best_sets(kinds, jokers)
                .iter()
                .map(|set| set_points(set.len() as u8))
                .sum();
            if kinds.iter().sum::<u8>() + jokers <= 7 {
                met += 1;
                assert_eq!(total, slowly(kinds, jokers), "{kinds:?} and {jokers}");
            }
        }
    }
    assert!(met > 300, "{met}");
}

/// The highest total by trying every set that could be taken away first.
fn slowly(kinds: [u8; Suit::COUNT], jokers: u8) -> u16 {
    let mut best = 0;
    for chosen in 1..1_u8 << Suit::COUNT {
        let mut left = kinds;
        let mut size = 0;
        for kind in (0..Suit::COUNT).filter(|kind| chosen >> kind & 1 == 1) {
            if left[kind] > 0 {
                left[kind] -= 1;
                size += 1;
            }
        }
        for used in 0..=jokers.min(4 - size) {
            if size + used > 1 {
                best = best.max(set_points(size + used) + slowly(left, jokers - used));
            }
        }
    }
    best
}

#[test]
fn r_card_13_jokers_count_as_buildings_and_what_is_still_equal_is_shared() {
    let (_, events) = last("score 1 20\nscore 2 20\nchest 1 building-joker");
    assert_eq!(
        won(&events),
        (SeatSet::EMPTY.with(ONE), Decided::ByBuildings)
    );
    let (_, events) = last("chest 1 building-joker\nchest 2 red-building");
    assert_eq!(
        won(&events),
        (SeatSet::EMPTY.with(ONE).with(TWO), Decided::ByPoints)
    );
    let game = game(2, "start\nhand 2 red-1");
    assert_eq!(
        game.leaders().iter().collect::<Vec<_>>(),
        [Seat(0), Seat(1)]
    );
}
