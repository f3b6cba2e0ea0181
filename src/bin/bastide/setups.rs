//! The setups that are measured, from the plain game to everything at once. `tests/bench` and `tests/browser` measure
//! and compare the same.

// Not every program that includes this uses all of it.
#![allow(dead_code)]

use engine::rules::{Edition, Module, Preset, Setup};
use engine::tiles::TileSet;

/// Each setup with its name, all for two players.
pub fn setups() -> [(&'static str, Setup); 5] {
    let base = Setup::base(Edition::Current, 2);
    let river = base.clone().with_set(TileSet::River);
    let winter = Setup::base(Edition::Winter, 2);
    let winter = Module::ALL.into_iter().fold(winter, Setup::with);
    [
        ("base game", base),
        ("base game and The River", river),
        ("Big Box", Preset::BigBox.setup(2)),
        ("everything", Preset::Everything.setup(2)),
        ("everything, Winter edition", winter),
    ]
}

/// Setups with over a thousand tiles: several boxes of each set but the River.
pub fn long_setups() -> [(&'static str, Setup); 2] {
    let everything = Preset::Everything.setup(2);
    [
        ("base game", boxes(Setup::base(Edition::Current, 2), 15)),
        ("everything", boxes(everything, 6)),
    ]
}

/// The setup with `boxes` boxes of each of its sets.
fn boxes(setup: Setup, boxes: u8) -> Setup {
    let sets = setup.sets.clone().into_iter().map(|entry| entry.set);
    sets.filter(|&set| set != TileSet::River)
        .flat_map(|set| (1..boxes).map(move |_| set))
        .fold(setup, Setup::with_set)
}
