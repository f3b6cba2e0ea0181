//! What a computer player thinks of all it could do.

use crate::tables::base;
use engine::ai::{Level, Progress, Thinker};
use engine::rules::{Game, Question};
use engine::table::{Croupier, Party};

/// A game of strong players in which so many tiles lie, and one is in hand.
fn middle(tiles: usize) -> Game {
    let mut game = Game::new(base(2)).expect("a game");
    let mut croupier = Croupier::new(8);
    loop {
        let asked = game.asked().expect("the game goes on");
        if asked.question == Question::Place && game.board().placed().len() == tiles {
            return game;
        }
        let action = match asked.party {
            Party::Chance => croupier.deal(&game),
            Party::Player(_) => engine::ai::choose(&game, 8, Level::Strong),
        };
        game.apply_trusted(action.expect("an action"));
    }
}

#[test]
fn what_is_done_is_ranked_first_and_all_others_below_it() {
    for level in [Level::Greedy, Level::Strong, Level::Expert] {
        let game = middle(30);
        let mut thinker = Thinker::new(game, 4, level).expect("a player is asked");
        assert!(thinker.ranked().is_empty());
        let action = loop {
            if let Progress::Done(action) = thinker.step(500) {
                break action;
            }
            let best = thinker.best_so_far();
            assert!(best.is_some() || thinker.ranked().is_empty(), "{level:?}");
        };
        let ranked = thinker.ranked();
        assert!(ranked.len() > 1, "{level:?}");
        let best = ranked.iter().find(|choice| choice.action == action);
        let worth = best.expect("it came into question").worth;
        assert_eq!(ranked[0].worth, worth, "{level:?}");
        if level != Level::Expert {
            assert!(ranked.is_sorted_by_key(|choice| std::cmp::Reverse(choice.worth)));
        }
    }
}
