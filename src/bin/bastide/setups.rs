//! The setups that are measured, from the plain game to everything at once. `tests/bench` and `tests/browser` measure
//! and compare the same.

use bastide::rules::{Edition, Part, Setup};
use bastide::tiles::TileSet;

/// Each setup with what to call it.
pub fn setups() -> [(&'static str, Setup); 3] {
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
    [
        ("base, 2 players", base),
        ("base and river, 2 players", river),
        ("everything playable, 2 players", all),
    ]
}
