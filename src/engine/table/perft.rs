//! Perft: counting sequences of decisions, to compare rules with known counts.

use super::croupier::Croupier;
use super::play::Play;
use super::seat::Party;

/// The number of sequences of `depth` decisions from here. Chance is answered by the croupier and
/// confirmations are given at once; neither counts as a decision. A game that ends earlier counts
/// once.
pub fn perft<G: Play>(game: &G, croupier: &Croupier<G>, depth: u32) -> u64 {
    let (game, croupier, choices) = next_decision(game, croupier);
    match (depth, choices.len()) {
        (0, _) | (_, 0) => return 1,
        (1, count) => return count as u64,
        _ => {}
    }
    let after = |action: G::Action| {
        let mut next = game.clone();
        next.apply_trusted(action);
        perft(&next, &croupier, depth - 1)
    };
    choices.into_iter().map(after).sum()
}

/// The game at its next decision that perft counts, with the legal actions: none when it is over.
fn next_decision<G: Play>(game: &G, croupier: &Croupier<G>) -> (G, Croupier<G>, Vec<G::Action>) {
    let (mut game, mut croupier) = (game.clone(), croupier.clone());
    let mut choices = Vec::new();
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game),
            Party::Player(_) => {
                game.legal_into(&mut choices);
                (choices[..] == [G::CONFIRM]).then_some(G::CONFIRM)
            }
        };
        let Some(action) = action else {
            return (game, croupier, choices);
        };
        game.apply_trusted(action);
    }
    (game, croupier, Vec::new())
}
