//! Known counts: how many sequences of decisions there are.

use super::action::{Action, Question};
use super::game::Game;
use super::legal::legal;
use super::play::Croupier;
use crate::table::{Party, Silent};

/// The number of sequences of `depth` decisions from here on. Chance is answered by the croupier and a confirmation
/// is given at once; neither counts as a decision. A game that ends earlier counts once.
pub fn perft(game: &Game, croupier: &Croupier, depth: u32) -> u64 {
    let (game, croupier) = decided(game, croupier);
    if depth == 0 || game.is_over() {
        return 1;
    }
    let choices = legal(&game);
    if depth == 1 {
        return choices.len() as u64;
    }
    let after = |action: Action| {
        let mut next = game.clone();
        next.apply_trusted(action, &mut Silent);
        perft(&next, &croupier, depth - 1)
    };
    choices.into_iter().map(after).sum()
}

/// The game at its next real decision.
fn decided(game: &Game, croupier: &Croupier) -> (Game, Croupier) {
    let (mut game, mut croupier) = (game.clone(), croupier.clone());
    while let Some(asked) = game.asked() {
        let action = match (asked.party, asked.question) {
            (Party::Chance, _) => croupier.deal(&game),
            (_, Question::Confirm) => Some(Action::Confirm),
            _ => None,
        };
        let Some(action) = action else { break };
        game.apply_trusted(action, &mut Silent);
    }
    (game, croupier)
}
