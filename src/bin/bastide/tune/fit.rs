//! `bastide tune --fit`: which numbers would have foretold best how games end.
//!
//! What a player expects of a position is a function of its numbers. After each turn of many games it is compared with how the game
//! ended, and with how much it would change by each number; least squares of the one on the other say by how much all numbers
//! together should change, as far as what is expected is linear in them. The numbers that come out foretell games between
//! such players best. Whether a player that decides by them is a better one is another question, and matches answer it.

use std::thread;

use engine::ai::arena::{Strategy as _, own_and_best};
use engine::ai::{Contender, Level, Weights, expected_lead};
use engine::rules::{Game, Question, Setup};
use engine::table::{Croupier, Party, Seat, Silent};
use page::messages::Texts;

use super::regression::{Change, PHASES, Sample, fit, spread, weights};
use super::{Flags, readable, share};
use crate::args::{Complaint, print};
use crate::player::complaint;

/// By what share of itself a number is made larger to see what depends on it, and by how much at least.
const LARGER: f32 = 0.1;
const LEAST_LARGER: f32 = 0.05;

/// A position after a turn.
struct Position {
    /// How much of the game is over, in twelfths.
    phase: usize,
    /// Who had the turn.
    seat: Seat,
    /// By how many points the seat is ahead in the end as each of the beliefs sees it.
    said: Vec<f32>,
}

/// A game that is over.
struct Played {
    positions: Vec<Position>,
    scores: Vec<u32>,
}

impl Played {
    /// How far off what was said is from how the game ended.
    fn off(&self, position: &Position, said: f32) -> f64 {
        let (own, best) = own_and_best(&self.scores, position.seat.index());
        (own - best) as f64 - f64::from(said)
    }
}

/// Plays games, and prints what would have foretold them better.
pub fn run(flags: &Flags, games: u32, setup: &Setup, texts: &Texts) -> Result<(), Complaint> {
    let names = flags.names()?;
    let (variants, steps) = larger(&flags.own.player, &names)?;
    let all = play(flags, setup, flags.seed, games, &variants)?;
    let samples = samples(&all, &steps);
    let weights = weights(&samples);
    let changes = fit(&samples, names.len(), &weights);
    let (mut fitted, mut silent) = (Vec::new(), Vec::new());
    let mut better = flags.own.player.clone();
    for (name, change) in names.iter().zip(&changes) {
        match change {
            Some(change) => fitted.push((name.clone(), changed(&mut better, name, *change)?)),
            None => silent.push(name.as_str()),
        }
    }
    if !silent.is_empty() {
        print(&format!("{}\n", texts.fit_silent(&silent.join(", "))))?;
    }
    prove(flags, games, setup, &better, &weights, texts)?;
    if fitted.is_empty() {
        return Ok(());
    }
    let words = flags.words(&fitted);
    let command = format!("bastide match {words} {}", flags.own.words);
    print(&format!("{}\n", texts.fit_end(&command)))
}

/// Changes a number of a player as is best, and prints that; what it is now.
fn changed(player: &mut Contender, name: &str, change: Change) -> Result<f32, Complaint> {
    let number = player.belief(name).map_err(complaint)?;
    let before = *number;
    *number = readable((f64::from(before) + change.by) as f32);
    let error = 2.0 * change.error;
    print(&format!("{name} {before} -> {number} \u{b1} {error:.3}\n"))?;
    Ok(*number)
}

/// What a player believes, then the same with each of the numbers a little larger, and by how much.
fn larger(player: &Contender, names: &[String]) -> Result<(Vec<Weights>, Vec<f32>), Complaint> {
    let mut variants = vec![player.weights.clone()];
    let mut steps = Vec::new();
    for name in names {
        let mut other = player.clone();
        let number = other.belief(name).map_err(complaint)?;
        let step = (number.abs() * LARGER).max(LEAST_LARGER);
        *number += step;
        variants.push(other.weights);
        steps.push(step);
    }
    Ok((variants, steps))
}

/// Says how far off the numbers of before and those that fit better are in other games.
fn prove(
    flags: &Flags,
    games: u32,
    setup: &Setup,
    better: &Contender,
    weights: &[f64; PHASES],
    texts: &Texts,
) -> Result<(), Complaint> {
    let both = [&flags.own.player, better].map(|player| player.weights.clone());
    let others = flags.seed.wrapping_add(games.into());
    let all = play(flags, setup, others, games, &both)?;
    let [before, after] = [0, 1].map(|which| {
        let samples = all.iter().flat_map(|game| {
            let sample = |position: &Position| Sample {
                game: 0,
                phase: position.phase,
                off: game.off(position, position.said[which]),
                slopes: Vec::new(),
            };
            game.positions.iter().map(sample).collect::<Vec<_>>()
        });
        format!("{:.3}", spread(&samples.collect::<Vec<_>>(), weights))
    });
    print(&format!("{}\n", texts.fit_off(&before, &after, games)))
}

/// What the positions of all games say of the numbers.
fn samples(all: &[Played], steps: &[f32]) -> Vec<Sample> {
    let mut samples = Vec::new();
    for (number, game) in all.iter().enumerate() {
        for position in &game.positions {
            let Some((now, larger)) = position.said.split_first() else {
                continue;
            };
            let slopes = larger.iter().zip(steps);
            samples.push(Sample {
                game: number,
                phase: position.phase,
                off: game.off(position, *now),
                slopes: slopes
                    .map(|(said, step)| f64::from((said - now) / step))
                    .collect(),
            });
        }
    }
    samples
}

/// Plays so many games and looks at their positions with all beliefs. Their order is that of their decks, however many are played
/// at a time.
fn play(
    flags: &Flags,
    setup: &Setup,
    seed: u64,
    games: u32,
    variants: &[Weights],
) -> Result<Vec<Played>, Complaint> {
    let start = Game::start(setup.clone(), &mut Silent);
    start.map_err(|faults| Complaint::of::<Game>(faults.into()))?;
    // The player and, by turns, the same one in haste, whose games go other ways. Nobody in a game is better than the others: what
    // is said of a position takes all for equal.
    let mut hasty = flags.own.player.clone();
    hasty.level = Level::Hasty;
    let players = [&flags.own.player, &hasty];
    let threads = flags.threads.min(games);
    let part = |thread: u32| -> Option<Vec<Played>> {
        let numbers = share(games, threads, thread);
        let game = |number: u64| {
            let player = players[usize::from(number % 2 == 1)];
            played(setup, seed.wrapping_add(number), player, variants)
        };
        numbers.map(game).collect()
    };
    let part = &part;
    let parts: Option<Vec<Vec<Played>>> = thread::scope(|scope| {
        let all: Vec<_> = (0..threads)
            .map(|one| scope.spawn(move || part(one)))
            .collect();
        let joined = all.into_iter().map(|one| one.join().ok().flatten());
        joined.collect()
    });
    let parts = parts.ok_or_else(|| Complaint::text(Texts::computer_found_nothing))?;
    Ok(parts.into_iter().flatten().collect())
}

/// Plays a game of one player against itself; `None` where it finds nothing to do, which does not happen.
fn played(setup: &Setup, seed: u64, player: &Contender, variants: &[Weights]) -> Option<Played> {
    let mut game = Game::start(setup.clone(), &mut Silent).ok()?;
    let mut croupier = Croupier::for_setup(setup, seed);
    let tiles = usize::from(game.stack().left()) + 1;
    let mut positions = Vec::new();
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game)?,
            Party::Player(seat) => {
                if asked.question == Question::Confirm && game.tiles_left() {
                    let seen = game.seen_by(Some(seat));
                    let left = usize::from(game.stack().left());
                    let said = variants.iter();
                    positions.push(Position {
                        phase: (tiles - left.min(tiles)) * PHASES / (tiles + 1),
                        seat,
                        said: said.map(|one| expected_lead(&seen, seat, one)).collect(),
                    });
                }
                player.choose(&game, seed)?
            }
        };
        game.apply_trusted(action);
    }
    let scores = game.scores();
    Some(Played { positions, scores })
}
