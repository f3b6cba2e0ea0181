//! The dealer: the same seed means the same game for ever.

use engine::rules::{Action, Edition, Event, Game, Hand, Question, Record, Setup, outcomes};
use engine::table::{Dealer, Party, Purpose, Randomness, Silent};
use engine::tiles::TileId;

use crate::games::{Dice, play, play_on, setup};

#[test]
fn the_dealer_keeps_its_golden_vectors() {
    let choose = |purpose| {
        let mut dealer = Dealer::new(42);
        let weights = [1_u32, 2, 3, 4, 5, 6, 7, 8];
        (0..12)
            .map(|_| dealer.choose(purpose, weights.iter().copied()))
            .map(Option::unwrap)
            .collect::<Vec<_>>()
    };
    assert_eq!(choose(Purpose::Tiles), GOLDEN_TILES);
    assert_eq!(choose(Purpose::Messages), GOLDEN_MESSAGES);
    assert_eq!(
        Dealer::new(42).choose(Purpose::Die, [0_u32, 0].into_iter()),
        None
    );
}

const GOLDEN_TILES: [usize; 12] = [6, 6, 7, 4, 1, 3, 7, 1, 7, 7, 5, 2];
const GOLDEN_MESSAGES: [usize; 12] = [7, 5, 6, 7, 4, 5, 3, 3, 6, 6, 1, 7];

#[test]
fn a_stream_is_not_shifted_by_another() {
    let weights = [1_u32; 100];
    let mut plain = Dealer::new(7);
    let mut mixed = Dealer::new(7);
    for _ in 0..50 {
        mixed.choose(Purpose::Die, weights.iter().copied());
        mixed.choose(Purpose::Messages, weights.iter().copied());
        let tiles = |dealer: &mut Dealer| dealer.choose(Purpose::Tiles, weights.iter().copied());
        assert_eq!(tiles(&mut plain), tiles(&mut mixed));
    }
}

#[test]
fn the_tiles_of_a_seed_do_not_depend_on_what_players_do() {
    // Two games of one seed in which different places are chosen draw the same tiles as long as all of them fit.
    let draws = |last: bool| {
        let mut game =
            Game::new(Setup::base(Edition::Current, 2)).expect("a base game can be played");
        let mut croupier = engine::rules::Croupier::new(11);
        let mut tiles = Vec::new();
        while tiles.len() < 8 {
            let asked = game.asked().expect("the game goes on");
            let action = match asked.party {
                Party::Chance => croupier.deal(&game).expect("chance has an outcome"),
                Party::Player(_) => {
                    let choices = engine::rules::legal(&game);
                    if last {
                        choices[choices.len() - 1]
                    } else {
                        choices[0]
                    }
                }
            };
            if let Action::Draw(tile) = action {
                tiles.push(tile);
            }
            game.apply(action, &mut Silent).expect("it was offered");
        }
        tiles
    };
    assert_eq!(draws(false), draws(true));
}

#[test]
fn weights_of_chance_count_what_is_unseen() {
    for seed in 2100..2120 {
        // Tiles under hills (HS-22): nobody knows which, so they go on counting.
        let mut buried = 0;
        play(seed, |step| {
            let weights: u32 = outcomes(step.before)
                .iter()
                .map(|&(_, weight)| weight)
                .sum();
            match step.asked.question {
                Question::First => assert_eq!(weights, u32::from(step.before.seats())),
                Question::Draw(_) => {
                    let left = u32::from(step.before.stack().left());
                    assert!(weights > 0 && weights <= left + buried);
                }
                Question::Roll => assert_eq!(weights, 6),
                Question::Token => assert!((2..=18).contains(&weights)),
                Question::Reveal => assert!((1..=8).contains(&weights)),
                _ => assert_eq!(weights, 0),
            }
            let hides = |event: &&Event| matches!(event, Event::TileHidden(_));
            buried += step.events.iter().filter(hides).count() as u32;
        });
    }
}

#[test]
fn outcomes_by_decisions_are_the_same_in_the_same_game_and_others_after_another_decision() {
    let mut others = 0;
    for seed in 1280..1300 {
        let mut record = Record::new(setup(&mut Dice::new(seed)), seed);
        record.randomness = Randomness::ByDecisions;
        let (record, end) = play_on(record, &mut Dice::new(seed), &mut |_| {});
        // Every outcome is filled in again.
        let brief = record.write_brief().expect("its actions can be played");
        assert!(!brief.contains("\ndraw "), "seed {seed}: {brief}");
        assert_eq!(Record::read(&brief).as_ref(), Ok(&record), "seed {seed}");
        assert_eq!(
            record.replay(&mut Silent).expect("it was played").0,
            end,
            "seed {seed}"
        );
        // The same seed, other decisions: after the first of them everything may be drawn.
        let fresh = Record {
            actions: Vec::new(),
            ..record.clone()
        };
        let (other, _) = play_on(fresh, &mut Dice::new(seed + 1000), &mut |_| {});
        others += u32::from(drawn(&other) != drawn(&record));
    }
    assert!(others >= 18, "{others} of 20");
}

#[test]
fn outcomes_by_decisions_come_as_often_as_others() {
    // The first hand of three: no decision lies between its draws.
    let mut pairs = 0;
    for seed in 0..400 {
        let mut setup = Setup::base(Edition::Current, 2);
        setup.options.hand = Hand::Three;
        let mut record = Record::new(setup, seed);
        record.randomness = Randomness::ByDecisions;
        let mut game = record.start(&mut Silent).expect("a setup");
        let mut croupier = record.croupier();
        while let Some(outcome) = croupier.deal(&game) {
            game.apply_trusted(outcome);
            record.actions.push(outcome);
        }
        let drawn = drawn(&record);
        pairs += u32::from(drawn[0] == drawn[1]);
    }
    // About one in twenty pairs of tiles are alike.
    assert!((5..45).contains(&pairs), "{pairs} of 400");
}

/// The tiles drawn in a game, in their order.
fn drawn(record: &Record) -> Vec<TileId> {
    let tile = |action: &Action| match action {
        Action::Draw(tile) => Some(*tile),
        _ => None,
    };
    record.actions.iter().filter_map(tile).collect()
}
