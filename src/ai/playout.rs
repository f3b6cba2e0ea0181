//! Games played to their end by chance alone: the measure of speed, and the far end of a search.

use super::dice::Dice;
use crate::rules::{Action, Croupier, Game, Setup, legal_into};
use crate::table::{Party, Silent};

/// A whole game in which every decision is drawn evenly from what is legal. `None` when the setup cannot be played.
pub fn random_game(setup: &Setup, seed: u64) -> Option<Game> {
    let mut game = Game::new(setup.clone()).ok()?;
    let mut croupier = Croupier::new(seed);
    let mut dice = Dice::new(seed, &game);
    let mut actions: Vec<Action> = Vec::new();
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game)?,
            Party::Player(_) => {
                legal_into(&game, &mut actions);
                *actions.get(dice.below(actions.len() as u32) as usize)?
            }
        };
        game.apply_trusted(action, &mut Silent);
    }
    Some(game)
}
