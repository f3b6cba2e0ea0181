//! Nothing appears and nothing is lost.

use bastide::rules::{Figure, Game, RobberAt, Step as TurnStep};
use bastide::table::Seat;

use crate::games::play;

#[test]
fn figures_of_every_player_are_conserved() {
    for seed in 200..260 {
        play(seed, |step| {
            let game = step.after;
            for seat in (0..game.seats()).map(Seat) {
                for figure in Figure::ALL {
                    let own = |s: &&bastide::rules::Standing| s.owner == seat && s.figure == figure;
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
            use bastide::rules::Event;
            removed += step
                .events
                .iter()
                .filter(|event| matches!(event, Event::Removed { .. }))
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
