//! The interface of computer players, by which matches, games and benchmarks take any of them.

use super::cards as card_players;
use super::contender::Contender;
use super::level::Level;
use super::progress::Thought;
use super::thinker::think;
use crate::table::Play;
use crate::{cards, rules};

/// A player who decides in a game when asked.
pub trait Strategy<G: Play> {
    /// What it does now by what its seat may know, and what that costs; `None` when no player is asked.
    fn think(&self, game: &G, seed: u64) -> Option<Thought<G::Action>>;

    /// What it does now by what its seat may know; `None` when no player is asked.
    fn choose(&self, game: &G, seed: u64) -> Option<G::Action> {
        Some(self.think(game, seed)?.action)
    }
}

impl Strategy<rules::Game> for Contender {
    fn think(&self, game: &rules::Game, seed: u64) -> Option<Thought<rules::Action>> {
        think(game, seed, self)
    }
}

/// A level alone is the usual player of it.
impl<G: Play> Strategy<G> for Level
where
    Contender: Strategy<G>,
{
    fn think(&self, game: &G, seed: u64) -> Option<Thought<G::Action>> {
        Contender::new(*self).think(game, seed)
    }
}

/// At cards a player is its level and nothing more.
impl Strategy<cards::Game> for Contender {
    fn think(&self, game: &cards::Game, seed: u64) -> Option<Thought<cards::Action>> {
        card_players::think(game, seed, self.level)
    }
}
