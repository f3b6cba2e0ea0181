//! `bastide bench`: how fast the engine is on this machine.

use engine::cards;
use engine::rules::Game;
use engine::table::Play;

use crate::args::{Args, Complaint, print, texts};
use crate::measure::{self, TABLES};
use crate::setups::{long_setups, setups};

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let mut games: u64 = 20_000;
    while let Some(name) = args.next(texts().usage_bench())? {
        match name.as_str() {
            "games" => games = args.count()?,
            _ => return Err(args.unexpected(&name)),
        }
    }
    print(&format!(
        "{:<34} {:>12} {:>18}\n",
        "random games, one core", "games/s", "digest"
    ))?;
    for (name, setup) in setups() {
        let start = Game::new(setup).map_err(|_| impossible())?;
        print_games(name, &start, games)?;
    }
    let cards = cards::Game::new(cards::Setup::new(2));
    let cards = cards.map_err(|_| impossible())?;
    print_games("the card game", &cards, games)?;
    long_games()?;
    operations()
}

fn print_games<G: Play>(name: &str, start: &G, games: u64) -> Result<(), Complaint> {
    let measure::Games { rate, digest } = measure::games(start, games);
    print(&format!("{name:<34} {rate:>12.0} {digest:>18x}\n"))
}

/// Prints what a turn costs on small and large tables.
fn long_games() -> Result<(), Complaint> {
    print(&format!(
        "\n{:<34} {:>8} {:>8} {:>8}\n",
        "microseconds a turn, tiles placed", TABLES[0], TABLES[1], TABLES[2]
    ))?;
    for (name, setup) in long_setups() {
        let start = Game::new(setup).map_err(|_| impossible())?;
        let [few, some, many] = measure::turns(&start);
        print(&format!("{name:<34} {few:>8.2} {some:>8.2} {many:>8.2}\n"))?;
    }
    Ok(())
}

/// Prints single operations on the position in the middle of a base game.
fn operations() -> Result<(), Complaint> {
    let each = measure::operations().ok_or_else(impossible)?;
    print(&format!(
        "\n{:<34} {:>12}\n{:<34} {:>12.0}\n{:<34} {:>12.0}\n{:<34} {:>12.0}\n{:<34} {:>12}\n",
        "in the middle of a base game",
        "ns each",
        "legal, placing a tile",
        each.legal,
        "clone",
        each.clone,
        "apply, placing a tile",
        each.apply,
        "sequences of 3 decisions there",
        each.sequences,
    ))
}

fn impossible() -> Complaint {
    Complaint::new(texts().bench_impossible())
}
