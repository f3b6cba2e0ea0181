//! Refusals agree with trying everything: each tile on each cell in each turn, judged from printed tiles alone.

use std::collections::BTreeSet;

use engine::rules::{
    Action, Edition, Event, Game, Hand, Question, Reason, Record, Removal, Setup, legal,
};
use engine::table::Party;
use engine::tiles::{Pos, Rotation, Side, Terrain, TileId, catalogue};

use crate::games::{Dice, Step, choose, play_by, setup};
use crate::slow::fit::{cells, has_neighbour, mismatches, places};
use crate::slow::land::Land;
use crate::slow::water::{Course, course};

/// Plays random games with a second table beside them, and shows it before every step.
fn beside_games(
    seeds: std::ops::Range<u64>,
    setup: impl Fn(&mut Dice) -> Setup,
    mut look: impl FnMut(&Land, &Step, &mut Dice),
) {
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let record = Record::new(setup(&mut dice), seed);
        let game = record.start(&mut engine::table::Silent).expect("playable");
        let mut land = Land::default();
        for placed in game.board().placed() {
            land.lay(placed.tile, placed.pos, placed.rotation);
        }
        let mut other = Dice::new(seed + 1);
        play_by(
            record,
            &mut |game, croupier, party| choose(game, croupier, party, &mut dice),
            &mut |step| {
                look(&land, step, &mut other);
                for event in step.events {
                    if let Event::Placed {
                        tile,
                        pos,
                        rotation,
                        ..
                    } = *event
                    {
                        land.lay(tile, pos, rotation);
                    }
                }
            },
        );
    }
}

fn asks_for_a_place(step: &Step) -> bool {
    step.asked.question == Question::Place
}

/// The sides a refusal names as not matching.
fn named(reasons: &[Reason]) -> Vec<(Side, Terrain, Terrain)> {
    let mismatch = |reason: &Reason| match *reason {
        Reason::EdgeMismatch { side, ours, theirs } => Some((side, ours, theirs)),
        _ => None,
    };
    reasons.iter().filter_map(mismatch).collect()
}

/// One tile in one place: the refusal names exactly what trying finds.
fn compare(land: &Land, game: &Game, tile: TileId, pos: Pos, rotation: Rotation) -> bool {
    let reasons = game.placement_refusals(tile, pos, rotation);
    let told = format!(
        "{} on {pos:?} {rotation:?}: {reasons:?}",
        catalogue().tile(tile).name
    );
    let taken = land.at(pos).is_some();
    assert_eq!(
        taken,
        reasons.contains(&Reason::CellTaken),
        "TILE-06, {told}"
    );
    let alone = !taken && !has_neighbour(land, pos);
    assert_eq!(
        alone,
        reasons.contains(&Reason::NoNeighbour),
        "TILE-03, {told}"
    );
    if !taken {
        let sides = named(&reasons);
        let expected: Vec<_> = mismatches(land, tile, pos, rotation).into_iter().collect();
        let unique: BTreeSet<_> = sides.iter().copied().collect();
        assert_eq!(
            unique.into_iter().collect::<Vec<_>>(),
            expected,
            "TILE-04, {told}"
        );
        assert_eq!(sides.len(), expected.len(), "each side once, {told}");
        if let Some(course) = course(land).filter(|_| !alone) {
            compare_river(&course, &reasons, tile, (pos, rotation));
        }
    }
    reasons.is_empty()
}

/// RIV-05, RIV-07: what the refusal of a river tile says about the river.
fn compare_river(course: &Course, reasons: &[Reason], tile: TileId, at: (Pos, Rotation)) {
    let printed = catalogue().tile(tile);
    let (pos, rotation) = at;
    let river = !printed.river.is_empty();
    let goes_on = course.goes_on(printed, pos, rotation);
    let turns_back = goes_on && course.turns_back(printed, rotation);
    for (says, is) in [
        (Reason::RiverNotContinued, river && !goes_on),
        (Reason::RiverUTurn, river && turns_back),
    ] {
        let told = format!("{} on {pos:?} {rotation:?}: {reasons:?}", printed.name);
        assert_eq!(reasons.contains(&says), is, "{says:?}, {told}");
    }
}

#[test]
fn refusals_name_exactly_the_sides_that_do_not_match() {
    let mut compared = 0;
    beside_games(2000..2012, setup, |land, step, dice| {
        if !asks_for_a_place(step) || dice.below(4) > 0 {
            return;
        }
        let mut tiles: Vec<TileId> = step.before.placeable().into_iter().collect();
        let any = TileId(dice.below(catalogue().tiles().len()) as u16);
        if catalogue().tile(any).river.is_empty() {
            tiles.push(any);
        }
        for tile in tiles {
            let legal = places(land, tile);
            for pos in cells(land) {
                for rotation in Rotation::ALL {
                    compared += 1;
                    let accepted = compare(land, step.before, tile, pos, rotation);
                    let fits = legal.contains(&(pos, rotation));
                    let name = catalogue().tile(tile).name;
                    assert_eq!(accepted, fits, "{name} on {pos:?} {rotation:?}");
                }
            }
        }
    });
    assert!(compared > 100_000, "only {compared} places were tried");
}

#[test]
fn the_places_offered_are_those_that_trying_finds() {
    let mut river = 0;
    beside_games(2100..2130, setup, |land, step, _| {
        if !asks_for_a_place(step) {
            return;
        }
        let mut expected = BTreeSet::new();
        for tile in step.before.placeable() {
            let found = places(land, tile);
            river += usize::from(!catalogue().tile(tile).river.is_empty());
            expected.extend(
                found
                    .into_iter()
                    .map(|(pos, rotation)| (tile, pos, rotation)),
            );
        }
        let offered = legal(step.before)
            .into_iter()
            .filter_map(|action| match action {
                Action::Place {
                    tile,
                    pos,
                    rotation,
                } => Some((tile, pos, rotation)),
                _ => None,
            });
        assert_eq!(offered.collect::<BTreeSet<_>>(), expected);
    });
    assert!(river > 50, "only {river} river tiles were placed");
}

/// A game of tiles that seldom fit beside one another.
fn awkward(dice: &mut Dice) -> Setup {
    // Boxes enough for any choice of so many tiles.
    let mut setup = Setup::base(Edition::Current, 2);
    setup.sets[0].copies = 24;
    let tile = |name| catalogue().find(name).expect("it is printed");
    let tiles = ["base/B", "base/C", "base/X", "base/T"].map(tile);
    setup.stack = Some((0..24).map(|_| dice.pick(&tiles)).collect());
    setup.options.hand = dice.pick(&[Hand::One, Hand::Three]);
    setup
}

/// TILE-05, R-ED-02: a tile leaves the game only when trying finds no place for it, or for any of the hand.
#[test]
fn tiles_that_leave_the_game_fit_nowhere() {
    let (mut removed, mut discarded) = (0, 0);
    beside_games(2200..2230, awkward, |land, step, _| {
        for event in step.events {
            if let Event::Removed { tile, why, .. } = *event {
                assert!(places(land, tile).is_empty(), "{tile:?} {why:?}");
                match why {
                    Removal::Unplaceable => removed += 1,
                    Removal::Discarded => discarded += 1,
                }
            }
        }
        if let (Party::Player(_), Question::Discard) = (step.asked.party, step.asked.question) {
            for tile in step.before.placeable() {
                assert!(places(land, tile).is_empty(), "ED-24");
            }
        }
    });
    assert!(
        removed > 0 && discarded > 0,
        "{removed} removed, {discarded} discarded"
    );
}
