//! Complete games with any parts: what holds at the end of each, and which parts acted together.
//!
//! `BASTIDE_GAMES` sets the number of games, `BASTIDE_SEED` the first seed; the table of pairs is told at the end.

use std::collections::BTreeSet;

use engine::rules::{Croupier, Event, Figure, Game, Part, Record, Regions, Scored};
use engine::table::{Chapter, Line, Measure, Silent};

use crate::games::{Dice, play_by, setup};
use crate::lively::{eventful, number};

/// The parts that did something in an event.
fn acting(event: &Event) -> Vec<Part> {
    match event {
        Event::IngotPlaced { .. } | Event::IngotsTaken { .. } => vec![Part::Gold],
        Event::RobberPlaced { .. } => vec![Part::Robbers],
        Event::Conjured { .. } | Event::WizardLeft { .. } => vec![Part::MageWitch],
        Event::Deployed { figure, .. } => of_figure(*figure).into_iter().collect(),
        Event::FerryLaid { .. } | Event::FerryTurned { .. } => vec![Part::Ferries],
        Event::TookOff { .. } => vec![Part::Flight],
        Event::DoubleTurn(_) => vec![Part::Builder],
        Event::GoodsTaken { .. } => vec![Part::Goods],
        Event::GingerbreadMoved { .. } | Event::GingerbreadStayed(_) => vec![Part::Gingerbread],
        Event::MessageRead { .. } => vec![Part::Messengers],
        Event::CircleChosen { .. } => vec![Part::CropCircles],
        Event::TileHidden(_) => vec![Part::Hills],
        Event::Scored(scored) => of_score(scored),
        // What every game has, and what only follows from an event above.
        Event::First(_)
        | Event::TurnBegan { .. }
        | Event::PartBegan(_)
        | Event::Drew { .. }
        | Event::HandShown { .. }
        | Event::Removed { .. }
        | Event::Placed { .. }
        | Event::Rolled { .. }
        | Event::Landed { .. }
        | Event::FlightFailed { .. }
        | Event::TokenDrawn { .. }
        | Event::FlockGuided { .. }
        | Event::Passed(_)
        | Event::Completed { .. }
        | Event::IngotsRemoved(_)
        | Event::Returned { .. }
        | Event::GingerbreadLeft
        | Event::NoMessage { .. }
        | Event::CircleIdle(_)
        | Event::RobberFollowed { .. }
        | Event::RobberReturned(_)
        | Event::TurnEnded(_)
        | Event::FinalScoring
        | Event::MessengerAdded { .. }
        | Event::Won(_) => Vec::new(),
    }
}

fn of_figure(figure: Figure) -> Option<Part> {
    match figure {
        Figure::Meeple => None,
        Figure::Large => Some(Part::LargeMeeple),
        Figure::Abbot => Some(Part::Abbot),
        Figure::Builder => Some(Part::Builder),
        Figure::Pig => Some(Part::Pig),
        Figure::Shepherd => Some(Part::Shepherds),
    }
}

fn of_score(scored: &Scored) -> Vec<Part> {
    let part = |line: Line| match line.measure {
        Measure::Pig => Some(Part::Pig),
        Measure::Mage | Measure::Witch => Some(Part::MageWitch),
        Measure::Vineyards => Some(Part::Vineyards),
        Measure::Stolen | Measure::Robber => Some(Part::Robbers),
        Measure::Message => Some(Part::Messengers),
        Measure::Tiles | Measure::Shields => {
            (line.rule.chapter == Chapter::Ic).then(|| of_inn_or_cathedral(scored))
        }
        // What the base game counts, and what is told by the event that brought it.
        Measure::Handicap
        | Measure::Cities
        | Measure::Knights
        | Measure::Farmers
        | Measure::Goods
        | Measure::Ingots
        | Measure::Sheep => None,
        Measure::Characters
        | Measure::Herd
        | Measure::LoneJokers
        | Measure::Magic
        | Measure::Strays
        | Measure::BuildingSet => unreachable!("a measure of the card game"),
    };
    let items = scored.items.iter();
    items.filter_map(|item| part(item.line)).collect()
}

fn of_inn_or_cathedral(scored: &Scored) -> Part {
    use engine::rules::Source;
    use engine::tiles::FeatureKind;
    match scored.source {
        Source::Feature(FeatureKind::Road) => Part::Inns,
        _ => Part::Cathedrals,
    }
}

/// What holds when a game is over, whatever it was played with.
fn check_end(seed: u64, record: &Record, game: &Game) {
    assert!(game.is_over(), "seed {seed}");
    let rebuilt = Regions::rebuild(game.board());
    let shape = |regions: &Regions| regions.all().count();
    assert_eq!(shape(game.regions()), shape(&rebuilt), "seed {seed}");
    let text = record.write().expect("its actions can be played");
    let again = Record::read(&text).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    let (end, _) = again.replay(&mut Silent).expect("it was read");
    assert_eq!(end.digest(), game.digest(), "seed {seed}");
}

/// Plays a game; the parts that acted in it.
fn acted(seed: u64) -> BTreeSet<Part> {
    let mut acted = BTreeSet::new();
    let mut dice = Dice::new(seed);
    let record = Record::new(setup(&mut dice), seed);
    let mut decide =
        |game: &Game, croupier: &mut Croupier, party| eventful(game, croupier, party, &mut dice);
    let (record, game) = play_by(record, &mut decide, &mut |step| {
        acted.extend(step.events.iter().flat_map(acting));
        for event in step.events {
            if let Event::Scored(scored) = event {
                let items = scored.items.iter().map(|item| item.line.points());
                let sum: i32 = items.sum();
                assert_eq!(sum, i32::from(scored.points), "seed {seed}: {event}");
            }
        }
    });
    check_end(seed, &record, &game);
    acted
}

#[test]
fn every_two_parts_act_together_in_some_game() {
    let (first, games) = (number("BASTIDE_SEED", 0), number("BASTIDE_GAMES", 400));
    let parts: Vec<Part> = Part::ALL
        .iter()
        .copied()
        .filter(|part| part.is_playable())
        .collect();
    let mut met = vec![vec![0_u64; parts.len()]; parts.len()];
    for seed in first..first + games {
        let acted = acted(seed);
        for (row, one) in met.iter_mut().zip(&parts) {
            for (count, other) in row.iter_mut().zip(&parts) {
                *count += u64::from(acted.contains(one) && acted.contains(other));
            }
        }
    }
    println!("{games} games from seed {first}: in how many two parts both acted");
    for (row, one) in met.iter().zip(&parts) {
        let counts: Vec<String> = row.iter().map(|count| format!("{count:>8}")).collect();
        println!("{:>14} {}", one.name(), counts.join(""));
    }
    for (row, one) in met.iter().zip(&parts) {
        for (&count, other) in row.iter().zip(&parts) {
            assert!(count > 0, "{} and {} never met", one.name(), other.name());
        }
    }
}
