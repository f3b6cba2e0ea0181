//! Matches between computer players: every deck is played once from each seat, so that luck evens out.

use super::cards as card_players;
use super::contender::Contender;
use super::level::Level;
use super::progress::Thought;
use super::thinker::think;
use crate::table::{Croupier, Party, Play, Silent};
use crate::{cards, rules};

/// Somebody who decides in a game when asked.
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

/// How a match went for the first contender.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MatchResult {
    /// Games with more points than every other seat.
    pub wins: u32,
    /// Games with as many points as the best other seat.
    pub draws: u32,
    /// Games with fewer.
    pub losses: u32,
    /// Points of the first contender, over all games.
    pub points: i64,
    /// Points of the best other seat, over all games.
    pub others: i64,
    /// For each deck the sum of the leads in its games, squared; over all decks.
    pub squares: i64,
    /// Decks played.
    pub decks: u32,
}

impl MatchResult {
    /// Number of games.
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// By how much the first contender was ahead, on average.
    pub fn lead(&self) -> f64 {
        (self.points - self.others) as f64 / f64::from(self.games().max(1))
    }

    /// The standard error of [`MatchResult::lead`]; the games of one deck count as one sample. One sample says nothing of what
    /// another one would be: below two decks it has no bound.
    pub fn error(&self) -> f64 {
        if self.decks < 2 {
            return f64::INFINITY;
        }
        let decks = f64::from(self.decks);
        let seats = f64::from(self.games()) / decks;
        let mean = (self.points - self.others) as f64 / decks;
        let spread = (self.squares as f64 / decks - mean * mean).max(0.0);
        (spread / (decks - 1.0)).sqrt() / seats.max(1.0)
    }

    /// Half of the 95 % interval around [`MatchResult::lead`]; none below two decks.
    pub fn interval(&self) -> Option<f64> {
        (self.decks >= 2).then(|| 2.0 * self.error())
    }

    /// Adds another part of the same match.
    pub const fn join(&mut self, other: &MatchResult) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.points += other.points;
        self.others += other.others;
        self.squares += other.squares;
        self.decks += other.decks;
    }

    /// Adds the games of one deck, given as points of the first contender and of the best other seat. Without games it was no
    /// deck.
    pub fn add(&mut self, games: &[(i64, i64)]) {
        if games.is_empty() {
            return;
        }
        for &(ours, theirs) in games {
            self.points += ours;
            self.others += theirs;
            self.wins += u32::from(ours > theirs);
            self.draws += u32::from(ours == theirs);
            self.losses += u32::from(ours < theirs);
        }
        let lead: i64 = games.iter().map(|(ours, theirs)| ours - theirs).sum();
        self.squares += lead * lead;
        self.decks += 1;
    }
}

/// Points of a seat, and of the best other one.
pub fn own_and_best(scores: &[u32], seat: usize) -> (i64, i64) {
    let others = scores.iter().enumerate();
    let others = others.filter(|&(other, _)| other != seat);
    let best = others.map(|(_, &score)| i64::from(score)).max();
    let own = scores.get(seat).copied().unwrap_or(0);
    (i64::from(own), best.unwrap_or(0))
}

/// Plays one game of `contenders`, by seat, with the tiles or cards of `seed`; returns the final scores, by seat.
///
/// # Errors
/// Every fault of the setup.
pub fn play<G: Play, P: Strategy<G>>(
    setup: &G::Setup,
    seed: u64,
    contenders: &[&P],
) -> Result<Vec<u32>, Vec<G::SetupFault>> {
    let mut game = G::start(setup.clone(), &mut Silent)?;
    let mut croupier = Croupier::for_setup(setup, seed);
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game),
            Party::Player(seat) => contenders
                .get(seat.index())
                .and_then(|player| player.choose(&game, seed)),
        };
        let Some(action) = action else {
            break;
        };
        game.apply_trusted(action);
    }
    Ok(game.scores())
}

/// Plays `decks` decks from `first_seed` on; `ours` sits on every seat once, `theirs` on all others.
///
/// # Errors
/// Every fault of the setup.
pub fn compete<G: Play, P: Strategy<G>>(
    setup: &G::Setup,
    first_seed: u64,
    decks: u32,
    ours: &P,
    theirs: &P,
) -> Result<MatchResult, Vec<G::SetupFault>> {
    let seats = usize::from(G::start(setup.clone(), &mut Silent)?.seats());
    let mut result = MatchResult::default();
    for deck in 0..decks {
        let mut games = Vec::new();
        for seat in 0..seats {
            let mut players = vec![theirs; seats];
            players[seat] = ours;
            let scores = play(setup, first_seed.wrapping_add(u64::from(deck)), &players)?;
            games.push(own_and_best(&scores, seat));
        }
        result.add(&games);
    }
    Ok(result)
}
