//! Matches between computer players: every deck is played once from each seat, so that luck evens out.

use engine::ai::{ContenderFault, Strategy, own_and_best};
use engine::rules::{Illegal, SetupFault, Trouble};
use engine::table::{Croupier, Party, Play, Silent};

/// The result of a match, as seen by the first contender.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MatchResult {
    /// Games in which it scored more than every other seat.
    pub wins: u32,
    /// Games in which it tied with the best other seat.
    pub draws: u32,
    /// Games in which some other seat scored more.
    pub losses: u32,
    /// Points of the first contender, over all games.
    pub points: i64,
    /// Points of the best other seat, over all games.
    pub others: i64,
    /// Sum over all decks of the squared sum of leads in a deck's games.
    pub squares: i64,
    pub decks: u32,
}

impl MatchResult {
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Average lead of the first contender, in points.
    pub fn lead(&self) -> f64 {
        (self.points - self.others) as f64 / f64::from(self.games().max(1))
    }

    /// The standard error of [`MatchResult::lead`], with each deck as one sample; infinite below two decks.
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

    /// Adds the games of one deck, as points of the first contender and of the best other seat. No games: no deck.
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

/// Plays one game of `contenders` (by seat) with the tiles or cards of `seed`; returns the final scores by seat.
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

/// Plays `decks` decks from `first_seed` on; `ours` takes each seat once, `theirs` all others.
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

/// Why an experiment could not be carried out.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// The game cannot be set up, an action is illegal, or the record cannot be written.
    Game(Trouble),
    /// A computer player found no action, which does not happen.
    NoAction,
    /// The player has no number of that name.
    Player(ContenderFault),
}

impl From<Trouble> for Fault {
    fn from(trouble: Trouble) -> Fault {
        Fault::Game(trouble)
    }
}

impl From<Illegal> for Fault {
    fn from(illegal: Illegal) -> Fault {
        Fault::Game(illegal.into())
    }
}

impl From<Vec<SetupFault>> for Fault {
    fn from(faults: Vec<SetupFault>) -> Fault {
        Fault::Game(faults.into())
    }
}

impl From<ContenderFault> for Fault {
    fn from(fault: ContenderFault) -> Fault {
        Fault::Player(fault)
    }
}
