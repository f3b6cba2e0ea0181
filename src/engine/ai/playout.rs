//! Random games, by which the speed of the engine is measured.

use super::rng::SeededRng;
use crate::table::{Croupier, Party, Play};

/// A game played from `start` to its end, every decision drawn evenly from what is legal. `None` when some question
/// has no answer, which does not happen.
pub fn random_game<G: Play>(start: &G, seed: u64) -> Option<G> {
    let mut game = start.clone();
    play_at_random(&mut game, seed, &mut Vec::new())?;
    Some(game)
}

/// Plays one random game from `start` for each of `seeds` and folds how they ended into one number, which depends on
/// nothing else: the same on every machine, native and in WebAssembly. All of them are played in the room of one.
pub fn random_games<G: Play>(start: &G, seeds: impl IntoIterator<Item = u64>) -> u64 {
    let (mut game, mut actions) = (start.clone(), Vec::new());
    seeds.into_iter().fold(0, |digest: u64, seed| {
        game.clone_from(start);
        let over = play_at_random(&mut game, seed, &mut actions);
        digest.rotate_left(1) ^ over.map_or(0, |()| game.digest())
    })
}

/// Plays a game to its end; what is legal is listed in `actions`.
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
