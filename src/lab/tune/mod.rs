//! Better numbers for a computer player: tried in matches against itself ([`Tuning`]) or fitted to how games end (`fit`).

mod fit;
mod regression;
mod trial;

pub use fit::{Change, Fit, Fitted};
pub use trial::{Trial, Tuning};

use std::ops::Range;
use std::panic::resume_unwind;
use std::thread::{self, ScopedJoinHandle};

use engine::ai::{Contender, ContenderFault};

/// The names of the numbers to work on: the given ones, or all weights of the player if none are given.
///
/// # Errors
/// When the player has no number of one of these names.
pub fn names(player: &Contender, names: &[String]) -> Result<Vec<String>, ContenderFault> {
    let mut player = player.clone();
    let names: Vec<String> = match names {
        [] => {
            let all = player.weights.numbers().into_iter();
            all.map(|number| number.name).collect()
        }
        names => names.to_vec(),
    };
    for name in &names {
        player.weight_mut(name)?;
    }
    Ok(names)
}

/// Plays games or decks in several threads, each a range of them; the results are in their order.
fn in_parallel<T: Send>(threads: u32, all: u32, play: impl Fn(Range<u64>) -> T + Sync) -> Vec<T> {
    let threads = threads.min(all);
    let first = |thread| u64::from(all) * u64::from(thread) / u64::from(threads);
    let play = &play;
    thread::scope(|scope| {
        let ranges = (0..threads).map(|thread| first(thread)..first(thread + 1));
        let running: Vec<_> = ranges
            .map(|range| scope.spawn(move || play(range)))
            .collect();
        let played = running.into_iter().map(ScopedJoinHandle::join);
        played
            .map(|played| played.unwrap_or_else(|panic| resume_unwind(panic)))
            .collect()
    })
}

/// Rounds to three decimals.
fn readable(number: f32) -> f32 {
    (number * 1000.0).round() / 1000.0
}
