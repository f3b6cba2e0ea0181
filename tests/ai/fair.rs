//! A computer player knows what its seat knows, and nothing else moves it.

use crate::tables::{base, mixed, play};
use engine::ai::{Level, choose};
use engine::rules::{
    Action, Croupier, Edition, Game, Hand, LaidTile, Position, Question, Setup, outcomes,
};
use engine::table::{Party, Seat, Silent};
use engine::tiles::{Pos, Rotation, TileId};

#[test]
fn the_same_seed_gives_the_same_game() {
    for level in Level::ALL {
        let list = |seed| {
            let mut actions: Vec<Action> = Vec::new();
            play(mixed(9), seed, level, |_, action| actions.push(action));
            actions
        };
        assert_eq!(list(4), list(4), "{level:?}");
        assert_ne!(list(4), list(5), "{level:?}");
    }
}

/// Two hands nobody but their owner sees: what the first player does may not depend on which of them it is.
#[test]
fn a_hidden_hand_never_changes_a_move() {
    let mut setup = base(2);
    setup.options.hand = Hand::Three;
    let games = [0, 1].map(|world| dealt(&setup, world));
    let hands = games
        .each_ref()
        .map(|game| game.player(Seat(1)).hand().to_vec());
    assert_ne!(hands[0], hands[1]);
    for level in Level::ALL {
        for seed in 0..12 {
            let [one, other] = games.each_ref().map(|game| choose(game, seed, level));
            assert_eq!(one, other, "{level:?}");
        }
    }
}

/// A game in which the first player holds the same hand in both worlds, the second another one.
fn dealt(setup: &Setup, world: usize) -> Game {
    let mut game = Game::new(setup.clone()).expect("a game");
    let mut croupier = Croupier::new(2);
    while let Some(asked) = game.asked().filter(|asked| asked.party == Party::Chance) {
        let action = match asked.question {
            Question::Draw(seat) => {
                let all = outcomes(&game);
                let place = game.player(seat).hand().len() + 9 * world * usize::from(seat.0);
                all[place % all.len()].0
            }
            Question::First => Action::First(Seat(0)),
            _ => croupier.deal(&game).expect("an outcome"),
        };
        game.apply(action, &mut Silent).expect("legal");
    }
    game
}

/// The stack has no order: listing its tiles in another order makes no other game.
#[test]
fn the_order_of_the_stack_never_changes_a_move() {
    let mut tiles: Vec<TileId> = Setup::base(Edition::Current, 2)
        .drawn_tiles()
        .iter()
        .flat_map(|&(tile, copies)| std::iter::repeat_n(tile, usize::from(copies)))
        .collect();
    let drawn = tiles.remove(40);
    let mut moves = Vec::new();
    for _ in 0..3 {
        tiles.rotate_left(17);
        let mut setup = Setup::base(Edition::Current, 2);
        setup.stack = Some(tiles.clone());
        let start = setup.start_tile().expect("a start tile");
        let laid = LaidTile {
            tile: start,
            pos: Pos::new(0, 0),
            rotation: Rotation::R0,
        };
        let position = Position {
            tiles: vec![laid],
            drawn: Some(drawn),
            ..Position::default()
        };
        let game = Game::from_position(setup, &position, &mut Silent).expect("a position");
        moves.push(Level::ALL.map(|level| choose(&game, 6, level)));
    }
    assert!(moves[0].iter().all(Option::is_some));
    assert!(moves.iter().all(|other| *other == moves[0]));
}
