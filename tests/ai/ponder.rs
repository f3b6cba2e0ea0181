//! What is foreseen while somebody else decides: positions that may come, by what the seat sees.

use engine::ai::{Contender, Level, Ponder, think};
use engine::rules::{Game, Hand, Question, Setup};
use engine::table::{Croupier, Party, Seat};

use crate::tables::{base, everything};

/// What is foreseen in a game for a seat, in slices.
fn foreseen(game: &Game, seat: Seat) -> Vec<Game> {
    let mut ponder = Ponder::new(game.seen_by(Some(seat)), seat);
    loop {
        if let Some(all) = ponder.step(100) {
            return all;
        }
    }
}

/// Plays a game of this level, and counts how often somebody was asked to lay a tile in a position that was foreseen when the
/// one before was asked.
fn met(setup: Setup, level: Level, seed: u64) -> (u32, u32) {
    let mut game = Game::new(setup).expect("a game");
    let mut croupier = Croupier::new(seed);
    let mut before: Vec<Game> = Vec::new();
    let (mut asked, mut met) = (0, 0);
    while let Some(question) = game.asked() {
        let action = match question.party {
            Party::Chance => croupier.deal(&game).expect("an outcome"),
            Party::Player(seat) => {
                let seen = game.seen_by(Some(seat));
                if question.question == Question::Place {
                    asked += 1;
                    met += u32::from(before.contains(&seen));
                    let next = seat.next(game.seats());
                    before = foreseen(&game, next);
                    assert!(before.len() <= 12);
                }
                let player = Contender::new(level);
                think(&game, seed, &player)
                    .expect("a player is asked")
                    .action
            }
        };
        game.apply_trusted(action);
    }
    (asked, met)
}

#[test]
fn what_a_strong_player_does_and_the_likeliest_tiles_are_foreseen() {
    let (asked, met) = met(base(2), Level::Strong, 4);
    assert!(2 * met > asked, "{met} of {asked}");
}

/// Where a die falls, tokens are drawn or several decide, less is foreseen, and nothing breaks.
#[test]
fn with_every_box_something_is_foreseen_too() {
    let (asked, met) = met(everything(3), Level::Greedy, 4);
    assert!(met > 0, "{met} of {asked}");
}

#[test]
fn whoever_is_asked_next_is_foreseen_as_it_stands() {
    let mut game = Game::new(base(2)).expect("a game");
    let mut croupier = Croupier::new(3);
    while game
        .asked()
        .is_some_and(|asked| asked.party == Party::Chance)
    {
        let outcome = croupier.deal(&game).expect("an outcome");
        game.apply_trusted(outcome);
    }
    let Some(Party::Player(seat)) = game.asked().map(|asked| asked.party) else {
        panic!("a player is asked");
    };
    assert_eq!(foreseen(&game, seat), [game.seen_by(Some(seat))]);
}

/// Nobody looks ahead where hands are secret, so nothing is foreseen there.
#[test]
fn with_secret_hands_nothing_is_foreseen() {
    let mut setup = base(2);
    setup.options.hand = Hand::Three;
    let (asked, met) = met(setup, Level::Greedy, 3);
    assert!(asked > 40 && met == 0, "{met} of {asked}");
}
