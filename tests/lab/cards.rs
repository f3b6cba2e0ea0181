//! At cards, too, each level beats the one below.

use engine::ai::Level;
use engine::cards::{Game, Setup};
use lab::arena::{MatchResult, compete};

/// How `ours` does on every seat of some decks against `theirs` on all others.
fn record(ours: Level, theirs: Level, decks: u32, seats: u8) -> MatchResult {
    compete::<Game, Level>(&Setup::new(seats), 40, decks, &ours, &theirs).expect("a match")
}

#[test]
fn expert_and_greedy_always_beat_random_at_cards() {
    for (level, lead) in [(Level::Greedy, 200.0), (Level::Expert, 250.0)] {
        let record = record(level, Level::Random, 10, 2);
        assert_eq!((record.games(), record.wins), (20, 20), "{level:?}");
        assert!(record.lead() > lead, "{level:?}: {record:?}");
    }
}

#[test]
fn each_level_offered_at_cards_beats_the_one_below() {
    for levels in Level::offered().windows(2) {
        let record = record(levels[1], levels[0], 5, 2);
        assert!(
            record.wins > 5 && record.lead() > 20.0,
            "{levels:?}: {record:?}"
        );
    }
}

#[test]
fn an_expert_beats_greedy_players_at_cards_of_two_and_of_three() {
    for seats in [2, 3] {
        let record = record(Level::Expert, Level::Greedy, 3, seats);
        assert_eq!(record.wins, record.games(), "{seats}: {record:?}");
    }
}
