//! `bastide bench`: how fast the engine is on this machine.

use std::hint::black_box;
use std::time::Instant;

use bastide::ai::random_game;
use bastide::rules::{
    Action, Edition, Game, Part, Question, Record, Setup, legal, legal_into, perft,
};
use bastide::table::{Party, Silent};
use bastide::tiles::TileSet;

use crate::args::{Args, Complaint, Word, print};

const USAGE: &str = "\
usage: bastide bench [--games N]

Measures on one core: complete random games per second, and single operations in the middle of a base game. The
digests depend on seeds and rules alone: they are the same on every machine, native and in WebAssembly.

  --games N   random games for each row (20000)
";

pub fn run(mut args: Args) -> Result<(), Complaint> {
    let mut games: u64 = 20_000;
    while let Some(word) = args.next()? {
        match word {
            Word::Option(name) if name == "games" => games = args.number()?,
            Word::Option(name) if name == "help" => return print(USAGE),
            other => return Err(other.unexpected()),
        }
    }
    print(&format!(
        "{:<34} {:>12} {:>18}\n",
        "random games, one core", "games/s", "digest"
    ))?;
    for (name, setup) in setups() {
        let start = Game::new(setup).map_err(|_| Complaint::new("a setup cannot be played"))?;
        let started = Instant::now();
        let mut digest = 0_u64;
        for seed in 0..games {
            digest =
                digest.rotate_left(1) ^ random_game(&start, seed).map_or(0, |game| game.digest());
        }
        let rate = games as f64 / started.elapsed().as_secs_f64();
        print(&format!("{name:<34} {rate:>12.0} {digest:>18x}\n"))?;
    }
    operations()
}

fn setups() -> Vec<(&'static str, Setup)> {
    let base = Setup::base(Edition::Current, 2);
    let river = base.clone().with_set(TileSet::River);
    let mut all = river
        .clone()
        .with_set(TileSet::Inns)
        .with_set(TileSet::Traders)
        .with_set(TileSet::Robbers);
    all.parts = Part::ALL
        .iter()
        .copied()
        .filter(|part| part.is_playable())
        .collect();
    vec![
        ("base, 2 players", base),
        ("base and river, 2 players", river),
        ("everything playable, 2 players", all),
    ]
}

/// Times single operations on the position in the middle of a base game.
fn operations() -> Result<(), Complaint> {
    let Some(game) = middle() else {
        return Err(Complaint::new("no game reached its middle"));
    };
    let placements = legal(&game);
    let Some(&action) = placements.first() else {
        return Err(Complaint::new("nothing is legal"));
    };
    print(&format!(
        "\n{:<34} {:>12}\n",
        "in the middle of a base game", "ns each"
    ))?;
    let mut list = Vec::new();
    row("legal, placing a tile", || {
        legal_into(black_box(&game), &mut list);
        black_box(list.len());
    })?;
    let mut copy = game.clone();
    let cloned = row("clone", || copy.clone_from(black_box(&game)))?;
    let both = time(|| {
        copy.clone_from(black_box(&game));
        copy.apply_trusted(black_box(action), &mut Silent);
    });
    print(&format!(
        "{:<34} {:>12.0}\n",
        "apply, placing a tile",
        (both - cloned).max(0.0)
    ))?;
    let record = Record::new(Setup::base(Edition::Current, 2), 1);
    let croupier = record.croupier();
    let count = perft(&game, &croupier, 3);
    print(&format!(
        "{:<34} {count:>12}\n",
        "sequences of 3 decisions there"
    ))
}

fn row(name: &str, work: impl FnMut()) -> Result<f64, Complaint> {
    let nanoseconds = time(work);
    print(&format!("{name:<34} {nanoseconds:>12.0}\n")).map(|()| nanoseconds)
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

/// A base game with forty tiles on the table and a tile in hand.
fn middle() -> Option<Game> {
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
    Some(game)
}
