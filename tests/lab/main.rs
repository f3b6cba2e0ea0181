//! The laboratory: how strong computer players are, what they miss, and the puzzles made from their games.

mod cards;
mod careless;
mod exploiters;
mod matches;
mod puzzles;
mod regret;
#[path = "../ai/worst.rs"]
mod worst;

use engine::rules::{Edition, Setup};

/// A base game without surprises.
fn base(seats: u8) -> Setup {
    Setup::base(Edition::Current, seats)
}
