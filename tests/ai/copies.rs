//! A search copies games over games: nothing of the old one may stay.

use crate::tables::{mixed, play};
use engine::ai::Level;
use engine::rules::Game;

#[test]
fn a_game_copied_over_another_is_the_same_game() {
    let mut copy: Option<Game> = None;
    for number in 0..8 {
        play(mixed(number), number, Level::Random, |game, _| {
            let copy = copy.get_or_insert_with(|| game.clone());
            if game.turn().number % 5 == 0 || game.board().placed().len() < 3 {
                copy.clone_from(game);
                assert!(*copy == *game && copy.digest() == game.digest());
                for (index, placed) in game.board().placed().iter().enumerate() {
                    let found = copy
                        .board()
                        .get(placed.pos)
                        .map(|found| usize::from(found.0));
                    assert_eq!(found, Some(index));
                }
                let mut gaps = game.board().gaps();
                assert!(gaps.all(|gap| copy.board().get(gap.pos).is_none()));
            }
        });
    }
}
