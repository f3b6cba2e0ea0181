//! Measuring the engine with a clock, on one core. `tests/bench` prints the same figures beside those of the browser.

use std::hint::black_box;
use std::time::Instant;

use engine::ai::random_games;
use engine::rules::{Action, Croupier, Edition, Game, Question, Record, Setup, legal, legal_into};
use engine::table::{Party, Play, Silent, perft};

/// Complete random games and how long they took.
pub struct Games {
    /// Complete random games per second.
    pub rate: f64,
    /// A digest of how all of them ended.
    pub digest: u64,
}

/// Plays `games` random games from `start`, with seeds from 0 on.
pub fn games<G: Play>(start: &G, games: u64) -> Games {
    let started = Instant::now();
    let digest = random_games(start, 0..games);
    Games {
        rate: games as f64 / started.elapsed().as_secs_f64(),
        digest,
    }
}

/// Table sizes, in tiles placed, for which the cost of a turn is measured.
pub const TABLES: [usize; 3] = [72, 200, 1000];

/// Random games played to measure the cost of a turn.
const LONG_GAMES: u64 = 15;

/// Microseconds per turn of a random game at about each size in [`TABLES`]: listing the legal actions, choosing and applying
/// until the next tile is placed. The median of several games; `start` needs that many tiles.
pub fn turns(start: &Game) -> [f64; TABLES.len()] {
    let mut spent = TABLES.map(|_| Vec::new());
    for seed in 0..LONG_GAMES {
        let mut game = start.clone();
        let mut chance = Chance::new(seed);
        for (table, spent) in TABLES.into_iter().zip(&mut spent) {
            chance.play_until(&mut game, table - NEAR);
            let started = Instant::now();
            chance.play_until(&mut game, table + NEAR);
            spent.push(started.elapsed().as_nanos());
        }
    }
    spent.map(|mut spent| {
        spent.sort_unstable();
        spent[spent.len() / 2] as f64 / (2.0 * NEAR as f64) / 1000.0
    })
}

/// Tables within this many tiles of a size count as that size.
const NEAR: usize = 15;

/// Decides everything by chance.
struct Chance {
    croupier: Croupier,
    state: u64,
    actions: Vec<Action>,
}

impl Chance {
    fn new(seed: u64) -> Self {
        Chance {
            croupier: Croupier::new(seed),
            state: seed,
            actions: Vec::new(),
        }
    }

    /// Plays until `tiles` tiles are placed or the game is over.
    fn play_until(&mut self, game: &mut Game, tiles: usize) {
        while game.board().placed().len() < tiles {
            let action = match game.asked().map(|asked| asked.party) {
                None => return,
                Some(Party::Chance) => self.croupier.deal(game),
                Some(Party::Player(_)) => self.choose(game),
            };
            let Some(action) = action else { return };
            game.apply_trusted(action);
        }
    }

    fn choose(&mut self, game: &Game) -> Option<Action> {
        legal_into(game, &mut self.actions);
        // Knuth's multiplier; the upper bits are good enough for choosing.
        self.state = self
            .state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let index = (self.state >> 33) as usize % self.actions.len().max(1);
        self.actions.get(index).copied()
    }
}

/// Single operations in the middle of a base game, in nanoseconds each.
pub struct Operations {
    /// Listing the legal actions for a tile in hand.
    pub legal: f64,
    /// Copying the game into another one.
    pub clone: f64,
    /// Placing one tile in the middle of a game.
    pub apply: f64,
    /// Not a time: the number of sequences of three decisions, which never changes.
    pub sequences: u64,
}

/// Measures single operations; `None` when no game reaches its middle.
pub fn operations() -> Option<Operations> {
    let (game, croupier) = middle()?;
    let action = *legal(&game).first()?;
    let mut list = Vec::new();
    let legal = time(|| {
        legal_into(black_box(&game), &mut list);
        black_box(list.len());
    });
    let mut copy = game.clone();
    let clone = time(|| copy.clone_from(black_box(&game)));
    let both = time(|| {
        copy.clone_from(black_box(&game));
        copy.apply_trusted(black_box(action));
    });
    Some(Operations {
        legal,
        clone,
        apply: (both - clone).max(0.0),
        sequences: perft(&game, &croupier, 3),
    })
}

/// Nanoseconds per run, the best of seven rounds.
fn time(mut work: impl FnMut()) -> f64 {
    const RUNS: u32 = 20_000;
    let mut best = f64::MAX;
    for _ in 0..7 {
        let started = Instant::now();
        for _ in 0..RUNS {
            work();
        }
        best = best.min(started.elapsed().as_nanos() as f64 / f64::from(RUNS));
    }
    best
}

/// A base game with forty tiles placed and a tile in hand, and a dealer that has dealt nothing yet.
fn middle() -> Option<(Game, Croupier)> {
    let record = Record::new(Setup::base(Edition::Current, 2), 7);
    let mut game = record.start(&mut Silent).ok()?;
    let mut croupier = record.croupier();
    let mut turn = 0_usize;
    while game.board().placed().len() < 40 || game.asked()?.question != Question::Place {
        let action = match game.asked()?.party {
            Party::Chance => croupier.deal(&game)?,
            Party::Player(_) => {
                let choices: Vec<Action> = legal(&game);
                turn = turn.wrapping_mul(31).wrapping_add(17);
                *choices.get(turn % choices.len().max(1))?
            }
        };
        game.apply_trusted(action);
    }
    Some((
        game,
        Record::new(Setup::base(Edition::Current, 2), 1).croupier(),
    ))
}
