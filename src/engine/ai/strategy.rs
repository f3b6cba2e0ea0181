//! The common interface of computer players, for matches, games and benchmarks.

use super::cards as card_players;
use super::contender::Contender;
use super::level::Level;
use super::progress::Thought;
use super::thinker::think;
use crate::table::Play;
use crate::{cards, rules};

/// A player who decides in a game when asked.
pub trait Strategy<G: Play> {
    /// The action it chooses, knowing only what its seat may know, and the cost; `None` when no player is asked.
    fn think(&self, game: &G, seed: u64) -> Option<Thought<G::Action>>;

    /// The action it chooses, knowing only what its seat may know; `None` when no player is asked.
    fn choose(&self, game: &G, seed: u64) -> Option<G::Action> {
        Some(self.think(game, seed)?.action)
    }
}

impl Strategy<rules::Game> for Contender {
    fn think(&self, game: &rules::Game, seed: u64) -> Option<Thought<rules::Action>> {
        think(game, seed, self)
    }
}

/// A level stands for its default player.
impl<G: Play> Strategy<G> for Level
where
    Contender: Strategy<G>,
{
    fn think(&self, game: &G, seed: u64) -> Option<Thought<G::Action>> {
        Contender::new(*self).think(game, seed)
    }
}

/// In the card game only the level of a player matters.
impl Strategy<cards::Game> for Contender {
    fn think(&self, game: &cards::Game, seed: u64) -> Option<Thought<cards::Action>> {
        card_players::think(game, seed, self.level)
    }
}
