//! The engine's scorer and the slow one agree on every step of random games.
//!
//! `BASTIDE_GAMES` sets the number of games, `BASTIDE_SEED` the first seed; what was met is told at the end.

use std::collections::BTreeMap;
use std::thread;

use engine::rules::{Croupier, Event, Game, Part, Record, Setup};
use engine::tiles::TileSet;

use crate::games::{Dice, play_by, setup};
use crate::lively::{eventful, number};
use crate::slow::witness::Witness;

/// A random setup: the slow scorer knows every part, and a new part has to be taught to it. Half of the games have all
/// of them, for what happens only where parts meet; some tiles come twice, so that it happens often.
fn lively_setup(dice: &mut Dice) -> Setup {
    let mut setup = setup(dice);
    let all = dice.below(2) == 0;
    let parts = Part::ALL.iter().copied();
    setup.parts = parts
        .filter(|&part| part.is_playable() && (all || setup.parts.has(part)))
        .collect();
    if setup.parts.has(Part::Gingerbread) && dice.below(2) == 0 {
        setup = setup.with_set(TileSet::Gingerbread);
    }
    if setup.parts.has(Part::CropCircles) && dice.below(2) == 0 {
        setup = setup.with_set(TileSet::Crop);
    }
    if setup.parts.has(Part::Gold) && dice.below(2) == 0 {
        setup = setup.with_set(TileSet::Gold).with_set(TileSet::Gold);
    }
    let (often, seldom) = (dice.below(2) == 0, dice.below(8) == 0);
    if often && setup.parts.has(Part::Robbers) {
        setup = setup.with_set(TileSet::Robbers).with_set(TileSet::Robbers);
    }
    if often && setup.parts.has(Part::Hills) {
        setup = setup.with_set(TileSet::Hills).with_set(TileSet::Hills);
    }
    if often && setup.parts.has(Part::Flight) {
        setup = setup.with_set(TileSet::Flying).with_set(TileSet::Flying);
    }
    if often && setup.parts.has(Part::Ferries) {
        setup = setup.with_set(TileSet::Ferries).with_set(TileSet::Ferries);
    }
    if often && setup.parts.has(Part::MageWitch) {
        setup = setup.with_set(TileSet::Mage).with_set(TileSet::Mage);
    }
    if seldom {
        let sets = [TileSet::Flying, TileSet::Ferries, TileSet::Crop];
        setup = setup.with_set(dice.pick(&sets));
    }
    setup
}

/// Plays one game under the eyes of the witness; what was met.
fn witnessed(seed: u64) -> BTreeMap<String, u64> {
    let mut dice = Dice::new(seed);
    let record = Record::new(lively_setup(&mut dice), seed);
    let mut told: Vec<Event> = Vec::new();
    let game = record.start(&mut told).expect("the setup is playable");
    let mut witness = Witness::new(&game, &told);
    let mut decide =
        |game: &Game, croupier: &mut Croupier, party| eventful(game, croupier, party, &mut dice);
    play_by(record, &mut decide, &mut |step| witness.watch(step));
    witness.seen
}

/// Games played at the same time.
const AT_ONCE: u64 = 4;

/// Plays the games of some seeds, of which this is the first, at the same time; what was met.
fn witnessed_at_once(first: u64) -> Vec<(String, u64)> {
    thread::scope(|scope| {
        let seeds = first..first + AT_ONCE;
        let games = seeds.map(|seed| (seed, scope.spawn(move || witnessed(seed))));
        let games: Vec<_> = games.collect();
        let met = games.into_iter().flat_map(|(seed, game)| {
            game.join()
                .unwrap_or_else(|_| panic!("the scorers differ in the game of seed {seed}"))
        });
        met.collect()
    })
}

/// What has to be met in the games of the test, or the agreement says nothing.
const MET: [&str; 65] = [
    "handicap",
    "Road scored during",
    "City scored during",
    "Monastery scored during",
    "Road scored at the end",
    "City scored at the end",
    "Monastery scored at the end",
    "Field scored at the end",
    "fields PerField",
    "fields PerFieldOnce",
    "fields PerCity",
    "Road tied during",
    "City tied during",
    "City small city during",
    "City with a large meeple during",
    "Field with a large meeple at the end",
    "Road with an inn during",
    "Road with an inn at the end",
    "City with a cathedral at the end",
    "Monastery with a vineyard during",
    "Field with a pig at the end",
    "Garden scored during",
    "Garden scored at the end",
    "abbot taken back",
    "goods taken",
    "goods at the end",
    "tile hidden",
    "landed alone",
    "landed beside others",
    "flight failed",
    "choice of a landing",
    "Monastery tied during",
    "flock begun",
    "flock grown",
    "wolf at once",
    "wolf later",
    "flock guided",
    "flock of a closed field",
    "flock of several shepherds",
    "flock scored",
    "ferry laid",
    "ferry turned",
    "Road with the mage during",
    "City with the witch at the end",
    "mage or witch moved",
    "mage and witch parted",
    "mage or witch leaves with a feature",
    "tie broken by a hill",
    "knights of the gingerbread man",
    "gingerbread flees",
    "gingerbread lured",
    "gingerbread returns",
    "circle add",
    "circle remove",
    "added in a circle",
    "taken back in a circle",
    "ingot placed",
    "ingots taken",
    "ingots shared",
    "ingots removed",
    "gold at the end",
    "double turn",
    "theft",
    "robber follows",
    "points of a message",
];

/// How many times the number of games is played at most, until everything of [`MET`] was met: which games meet what is
/// rare changes with every new rule.
const LONGEST: u64 = 10;

/// What of [`MET`] was not met yet.
fn missing(seen: &BTreeMap<String, u64>) -> impl Iterator<Item = &'static str> {
    MET.into_iter().filter(|what| !seen.contains_key(*what))
}

#[test]
fn both_scorers_agree_on_every_step_of_random_games() {
    let (first, games) = (number("BASTIDE_SEED", 0), number("BASTIDE_GAMES", 80));
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    let mut played = 0;
    while played < games || (played < games * LONGEST && missing(&seen).next().is_some()) {
        for (what, count) in witnessed_at_once(first + played) {
            *seen.entry(what).or_default() += count;
        }
        played += AT_ONCE;
    }
    println!("{played} games from seed {first}:");
    for (what, count) in &seen {
        println!("{count:>9} {what}");
    }
    assert_eq!(missing(&seen).next(), None, "never met");
}
