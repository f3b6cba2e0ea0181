//! Functions to compare the engine in a browser with the engine outside: digests of games, decisions of computer players.
//!
//! Nothing here uses a clock; callers measure time themselves.

use wasm_bindgen::prelude::*;

use engine::ai::{Contender, Level, random_games, think};
use engine::table::record::Record;
use engine::table::{Kind, Play, Recorded, Silent};
use engine::{cards, rules};

/// The digest of the game at the end of a record, in hexadecimal.
///
/// # Errors
/// A sentence if the record cannot be read or played.
#[wasm_bindgen]
pub fn digest_of_record(record: &str) -> Result<String, JsError> {
    let digest = match Kind::detect(record) {
        Kind::Tiles => game_of::<rules::Game>(record)?.digest(),
        Kind::Cards => game_of::<cards::Game>(record)?.digest(),
    };
    Ok(in_hexadecimal(digest))
}

/// The digest, in hexadecimal, of `games` random games that continue from the end of a record, with seeds from `first_seed` on.
///
/// # Errors
/// A sentence if the record cannot be read or played.
#[wasm_bindgen]
pub fn digest_of_random_games(
    record: &str,
    first_seed: u32,
    games: u32,
) -> Result<String, JsError> {
    let seeds = (u64::from(first_seed)..).take(games as usize);
    let digest = match Kind::detect(record) {
        Kind::Tiles => random_games(&game_of::<rules::Game>(record)?, seeds),
        Kind::Cards => random_games(&game_of::<cards::Game>(record)?, seeds),
    };
    Ok(in_hexadecimal(digest))
}

/// The decision of a computer player at the end of a record of the tile game, as a line of a record, with the number of positions
/// it looked at. `percent` scales its usual effort.
///
/// # Errors
/// A sentence if the record cannot be read or played, there is no such level, or no player is to move.
#[wasm_bindgen]
pub fn decision_after(record: &str, level: &str, percent: u32) -> Result<String, JsError> {
    let game = game_of::<rules::Game>(record)?;
    let level = Level::parse(level).ok_or_else(|| JsError::new("there is no such level"))?;
    let mut player = Contender::new(level);
    player.plan = player.plan.scaled(percent);
    let thought = think(&game, 0, &player);
    let thought = thought.ok_or_else(|| JsError::new("no player is asked"))?;
    let line = game.action_text(thought.action);
    Ok(format!("{line}, {} positions", thought.nodes))
}

fn game_of<G: Recorded + Play>(record: &str) -> Result<G, JsError> {
    let record = Record::<G>::read(record).map_err(|error| JsError::new(&error.to_string()))?;
    let replayed = record.replay(&mut Silent);
    replayed
        .map(|(game, _)| game)
        .map_err(|trouble| JsError::new(&format!("{trouble:?}")))
}

/// A text, because JavaScript numbers are too small.
fn in_hexadecimal(digest: u64) -> String {
    format!("{digest:016x}")
}
