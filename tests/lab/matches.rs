//! Each level beats the one below.

use engine::ai::{Contender, Level, Patience};
use engine::rules::Game;
use lab::arena::{MatchResult, compete};

use crate::base;

fn record(ours: Level, theirs: Level, decks: u32, seats: u8) -> MatchResult {
    compete::<Game, _>(
        &base(seats),
        70,
        decks,
        &Contender::new(ours),
        &Contender::new(theirs),
    )
    .expect("a match")
}

#[test]
fn strong_always_beats_random() {
    let record = record(Level::Strong, Level::Random, 4, 2);
    assert_eq!((record.games(), record.wins), (8, 8));
    assert!(record.lead() > 40.0);
}

#[test]
fn a_beginner_beats_random_and_loses_to_greedy() {
    let above = record(Level::Beginner, Level::Random, 8, 2);
    assert!(above.wins > 12, "{above:?}");
    let below = record(Level::Beginner, Level::Greedy, 8, 2);
    assert!(below.losses > 12 && below.lead() < -5.0, "{below:?}");
}

#[test]
fn strong_beats_greedy() {
    let record = record(Level::Strong, Level::Greedy, 8, 2);
    assert!(
        record.wins > record.losses && record.lead() > 5.0,
        "{record:?}"
    );
}

#[test]
fn who_plays_in_haste_is_between_greedy_and_strong() {
    let above = record(Level::Hasty, Level::Greedy, 10, 2);
    assert!(above.wins > 12 && above.lead() > 5.0, "{above:?}");
    let below = record(Level::Hasty, Level::Strong, 10, 2);
    assert!(below.losses > 12 && below.lead() < -5.0, "{below:?}");
}

#[test]
fn an_expert_beats_strong_even_in_a_hurry() {
    let expert = Contender::new(Level::Expert).patient(Patience::Quick);
    let strong = Contender::new(Level::Strong);
    let record = compete::<Game, _>(&base(2), 70, 1, &expert, &strong);
    let record = record.expect("a match");
    assert!(record.lead() > 5.0, "{record:?}");
}

#[test]
fn strong_wins_among_three() {
    let record = record(Level::Strong, Level::Greedy, 8, 3);
    assert_eq!(record.games(), 24);
    assert!(record.wins > 24 / 3, "{record:?}");
}

/// The same player on both seats: what one deck gives to one seat it takes from the other.
#[test]
fn luck_evens_out_on_paired_decks() {
    let record = record(Level::Greedy, Level::Greedy, 3, 2);
    assert_eq!(record.points, record.others);
    assert_eq!(record.wins, record.losses);
    assert_eq!(record.error(), 0.0);
}
