//! Measuring the engine with a clock, on one core. `tests/bench` prints the same figures beside those of the browser.

use std::hint::black_box;
use std::time::Instant;

use bastide::ai::random_games;
use bastide::rules::{
    Action, Croupier, Edition, Game, Question, Record, Setup, legal, legal_into, perft,
};
use bastide::table::{Party, Silent};

/// Complete random games and how long they took.
pub struct Games {
    /// Games per second.
    pub rate: f64,
    /// How all of them ended, in one number.
    pub digest: u64,
}

/// Plays `games` random games from `start`, with the seeds from 0 on.
pub fn games(start: &Game, games: u64) -> Games {
    let started = Instant::now();
    let digest = random_games(start, 0..games);
    Games {
        rate: games as f64 / started.elapsed().as_secs_f64(),
        digest,
    }
}

/// Single operations in the middle of a base game, in nanoseconds each.
pub struct Operations {
    /// Listing what is legal for a tile in hand.
    pub legal: f64,
    /// Copying the game into another one.
    pub clone: f64,
    /// Placing a tile.
    pub apply: f64,
    /// No time: how many sequences of three decisions there are, which never changes.
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
        copy.apply_trusted(black_box(action), &mut Silent);
    });
    Some(Operations {
        legal,
        clone,
        apply: (both - clone).max(0.0),
        sequences: perft(&game, &croupier, 3),
    })
}

/// Nanoseconds for one run, the best of seven rounds.
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

/// A base game with forty tiles on the table and a tile in hand, and a dealer that has not dealt yet.
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
        game.apply_trusted(action, &mut Silent);
    }
    Some((
        game,
        Record::new(Setup::base(Edition::Current, 2), 1).croupier(),
    ))
}
