//! What the page computes for those who compare it with the same engine outside a browser: digests of games.
//!
//! Nothing here looks at a clock; who wants to know how long it took looks at theirs.

use wasm_bindgen::prelude::*;

use crate::ai::random_games;
use crate::rules::{Game, Record};
use crate::table::Silent;

/// The digest, in hexadecimal, of the game at the end of a record.
///
/// # Errors
/// A sentence when the record cannot be read or played.
#[wasm_bindgen]
pub fn digest_of_record(record: &str) -> Result<String, JsError> {
    Ok(in_hexadecimal(game_of(record)?.digest()))
}

/// The digest, in hexadecimal, of `games` random games that go on from the end of a record, with the seeds from
/// `first_seed` on.
///
/// # Errors
/// A sentence when the record cannot be read or played.
#[wasm_bindgen]
pub fn digest_of_random_games(
    record: &str,
    first_seed: u32,
    games: u32,
) -> Result<String, JsError> {
    let seeds = (u64::from(first_seed)..).take(games as usize);
    Ok(in_hexadecimal(random_games(&game_of(record)?, seeds)))
}

fn game_of(record: &str) -> Result<Game, JsError> {
    let record = Record::read(record).map_err(|error| JsError::new(&error.to_string()))?;
    let replayed = record.replay(&mut Silent);
    replayed
        .map(|(game, _)| game)
        .map_err(|trouble| JsError::new(&trouble.to_string()))
}

/// Text, because a number of JavaScript is too small.
fn in_hexadecimal(digest: u64) -> String {
    format!("{digest:016x}")
}
