//! Nothing appears and nothing is lost.

use engine::rules::{
    Action, Event, Figure, Game, Part, Question, RobberAt, Step as TurnStep, Token,
};
use engine::table::Seat;
use engine::tiles::{Symbol, TileSet, catalogue};

use crate::games::play;

#[test]
fn figures_of_every_player_are_conserved() {
    for seed in 200..260 {
        play(seed, |step| {
            let game = step.after;
            for seat in (0..game.seats()).map(Seat) {
                for figure in Figure::ALL {
                    let own = |s: &&engine::rules::Standing| s.owner == seat && s.figure == figure;
                    let standing = game.standing().iter().filter(own).count() as u8;
                    let all = standing + game.player(seat).supply().count(figure);
                    assert_eq!(all, figure.supply(game.setup().parts), "seed {seed}");
                }
            }
        });
    }
}

#[test]
fn tiles_are_conserved() {
    for seed in 300..340 {
        let mut removed = 0;
        play(seed, |step| {
            removed += step
                .events
                .iter()
                .filter(|event| matches!(event, Event::Removed { .. } | Event::TileHidden(_)))
                .count();
            assert_eq!(
                tiles(step.after) + removed,
                total(step.after),
                "seed {seed}, {:?}",
                step.action
            );
        });
    }
}

/// Tokens lie in the bag or beside a shepherd, and whoever has a shepherd on the board has sheep (HS-01, R-HS-01).
#[test]
fn tokens_are_conserved() {
    let mut out = 0;
    for seed in 400..460 {
        play(seed, |step| {
            let (game, flocks) = (step.after, step.after.flocks());
            let bag: u8 = Token::ALL.iter().map(|&token| game.in_bag(token)).sum();
            let seats = (0..game.seats()).map(Seat);
            let beside: usize = seats.clone().map(|seat| flocks.tokens(seat).count()).sum();
            let boxes = usize::from(game.setup().copies(TileSet::Hills).max(1));
            assert_eq!(usize::from(bag) + beside, 18 * boxes, "seed {seed}");
            assert_eq!(usize::from(game.in_bag(Token::Wolf)), 2 * boxes, "R-HS-08");
            let drawing = matches!(
                step.action,
                Action::Deploy {
                    figure: Figure::Shepherd,
                    ..
                }
            );
            let drawing = drawing || step.asked.question == Question::Confirm;
            for seat in seats.filter(|_| !drawing) {
                let has = game.shepherd(seat).is_some();
                assert_eq!(
                    has,
                    flocks.sheep(seat) > 0,
                    "seed {seed}, {:?}",
                    step.action
                );
            }
            out = out.max(beside);
        });
    }
    assert!(out > 4, "hardly any flock: {out}");
}

/// Two for each gold tile, and none comes from elsewhere (GOLD-01).
#[test]
fn ingots_are_conserved() {
    let mut all = 0;
    for seed in 340..400 {
        let (mut placed, mut removed) = (0, 0);
        play(seed, |step| {
            use engine::rules::Event;
            for event in step.events {
                match event {
                    Event::IngotPlaced { .. } => placed += 1,
                    Event::IngotsRemoved(count) => removed += count,
                    _ => {}
                }
            }
            let players = step.after.players().iter();
            let taken: u32 = players.map(|player| u32::from(player.ingots())).sum();
            let left = step.after.gold().left();
            assert_eq!(placed, left + taken + removed, "seed {seed}");
        });
        all += placed;
    }
    assert!(all > 50, "hardly any ingot: {all}");
}

fn tiles(game: &Game) -> usize {
    let hands: usize = game
        .players()
        .iter()
        .map(|player| player.hand().len())
        .sum();
    let drawn = usize::from(game.drawn().is_some());
    game.board().placed().len() + usize::from(game.stack().left()) + hands + drawn
}

fn total(game: &Game) -> usize {
    1 + game
        .setup()
        .drawn_tiles()
        .iter()
        .map(|&(_, copies)| usize::from(copies))
        .sum::<usize>()
}

#[test]
fn one_tile_goes_under_each_hill_when_it_is_about_to_be_placed() {
    let mut hidden = 0;
    for seed in 600..660 {
        play(seed, |step| {
            let before = step.before.stack().left();
            let hill = |tile| catalogue().tile(tile).shows(Symbol::Hill);
            let (tile, left) = match step.action {
                // Drawn openly, and placeable (R-HS-19); or chosen from a hand (R-TURN-10).
                Action::Draw(tile) if step.after.drawn() == Some(tile) => (tile, before - 1),
                Action::Place { tile, .. } if step.before.drawn().is_none() => (tile, before),
                Action::Draw(_) => return,
                _ => {
                    assert_eq!(step.after.stack().left(), before, "seed {seed}");
                    return;
                }
            };
            let buried = step.before.plays(Part::Hills) && hill(tile) && left > 0;
            let told = |event: &&Event| matches!(event, Event::TileHidden(_));
            let told = step.events.iter().filter(told).count();
            assert_eq!(told, usize::from(buried), "seed {seed}: {:?}", step.action);
            assert_eq!(
                step.after.stack().left(),
                left - u16::from(buried),
                "seed {seed}"
            );
            hidden += told;
        });
    }
    assert!(hidden > 20, "hardly any tile was hidden: {hidden}");
}

#[test]
fn every_game_ends_with_all_tiles_gone() {
    for seed in 400..440 {
        let (_, game) = play(seed, |_| {});
        assert!(game.is_over());
        assert_eq!(game.stack().left(), 0, "seed {seed}");
        assert!(
            game.players().iter().all(|player| player.hand().is_empty()),
            "seed {seed}"
        );
    }
}

#[test]
fn a_robber_that_stole_is_back_when_the_turn_part_ends() {
    for seed in 500..530 {
        play(seed, |step| {
            let parts = step.after.frames();
            let over = parts
                .iter()
                .all(|frame| frame.step <= TurnStep::Place && !frame.nested);
            if over && parts.len() == 1 {
                let spent = (0..step.after.seats())
                    .map(Seat)
                    .any(|seat| step.after.robbers().at(seat) == RobberAt::Spent);
                assert!(!spent, "seed {seed}");
            }
        });
    }
}
