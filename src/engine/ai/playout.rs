//! Random games, to measure the speed of the engine.

use super::rng::SeededRng;
use crate::table::{Croupier, Party, Play};

/// Plays a game from `start` to its end, every decision uniformly random among the legal actions. `None` when some question has
/// no answer, which does not happen.
pub fn random_game<G: Play>(start: &G, seed: u64) -> Option<G> {
    let mut game = start.clone();
    play_at_random(&mut game, seed, &mut Vec::new())?;
    Some(game)
}

/// Plays one random game from `start` for each of `seeds` and folds the final positions into one number, the same on every
/// machine, native and in WebAssembly. All games share the memory of one.
pub fn random_games<G: Play>(start: &G, seeds: impl IntoIterator<Item = u64>) -> u64 {
    let (mut game, mut actions) = (start.clone(), Vec::new());
    seeds.into_iter().fold(0, |digest: u64, seed| {
        game.clone_from(start);
        let over = play_at_random(&mut game, seed, &mut actions);
        digest.rotate_left(1) ^ over.map_or(0, |()| game.digest())
    })
}

/// Plays a game to its end, with `actions` as the buffer for legal actions.
fn play_at_random<G: Play>(game: &mut G, seed: u64, actions: &mut Vec<G::Action>) -> Option<()> {
    let mut croupier = Croupier::new(seed);
    let mut rng = SeededRng::new(seed, game.digest(), game.number());
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(game)?,
            Party::Player(_) => {
                game.legal_into(actions);
                rng.one_of(actions)?
            }
        };
        game.apply_trusted(action);
    }
    Some(())
}
