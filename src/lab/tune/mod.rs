//! Better numbers for a computer player: tried in matches against itself ([`Tuning`]) or fitted to how games end (`fit`).

mod fit;
mod regression;
mod trial;

pub use fit::{Change, Fit, Fitted};
pub use trial::{Trial, Tuning};

use std::ops::Range;

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

/// The range of games or decks that one of several threads plays.
fn share(all: u32, threads: u32, thread: u32) -> Range<u64> {
    let first = |thread| u64::from(all) * u64::from(thread) / u64::from(threads);
    first(thread)..first(thread + 1)
}

/// Rounds to three decimals.
fn readable(number: f32) -> f32 {
    (number * 1000.0).round() / 1000.0
}
