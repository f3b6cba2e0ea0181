//! What was searched for the tile is kept for the figure: the same is done, for less.

use engine::ai::{Carryover, Choice, Contender, Level, Plan, Progress, Thinker};
use engine::rules::{Action, Game, Question, Setup};
use engine::table::{Croupier, Party};

use crate::tables::{base, everything};

/// An expert in haste.
fn expert() -> Contender {
    Contender {
        plan: Plan::EXPERT.for_budget(6_000),
        ..Contender::new(Level::Expert)
    }
}

/// What came of a decision: what is done, how all that came into question is ranked, positions looked at, what is kept.
type Decided = (Action, Vec<Choice>, u32, Option<Carryover>);

/// Thinks in slices, which are never longer than they were meant to be.
fn decide(game: &Game, seed: u64, kept: Option<Carryover>, slice: u32) -> Option<Decided> {
    let Party::Player(seat) = game.asked()?.party else {
        return None;
    };
    let seen = game.seen_by(Some(seat));
    let mut thinker = Thinker::with_player(seen, seed, &expert())?.with_carryover(kept);
    loop {
        let before = thinker.nodes();
        let progress = thinker.step(slice);
        let looked_at = thinker.nodes() - before;
        assert!(looked_at <= slice, "{looked_at} in a slice of {slice}");
        if let Progress::Done(action) = progress {
            return Some((
                action,
                thinker.ranked(),
                thinker.nodes(),
                thinker.carryover(),
            ));
        }
    }
}

/// Positions looked at for figures in a game of experts, without and with what was kept; both decide the same.
fn figures(setup: Setup, seed: u64, turns: u16) -> [u32; 2] {
    let mut game = Game::new(setup).expect("a game");
    let mut croupier = Croupier::new(seed);
    let (mut kept, mut looked_at) = (None, [0, 0]);
    while let Some(asked) = game.asked().filter(|_| game.turn().number < turns) {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game).expect("an outcome"),
            Party::Player(_) if asked.question == Question::Confirm => Action::Confirm,
            Party::Player(_) => {
                let alone = decide(&game, seed, None, u32::MAX).expect("a decision");
                let helped = decide(&game, seed, kept.take(), 173).expect("a decision");
                assert_eq!((alone.0, alone.1), (helped.0, helped.1), "{asked:?}");
                if asked.question == Question::Figure {
                    looked_at[0] += alone.2;
                    looked_at[1] += helped.2;
                }
                kept = helped.3;
                alone.0
            }
        };
        game.apply_trusted(action);
    }
    looked_at
}

#[test]
fn what_was_searched_for_the_tile_is_not_searched_again_for_the_figure() {
    let [alone, helped] = figures(base(2), 3, 30);
    assert!(10 * helped < 9 * alone, "{helped} of {alone}");
    let [alone, helped] = figures(everything(3), 3, 12);
    assert!(helped < alone, "{helped} of {alone}");
}

/// What is kept is of one position, one seed and one way to play on; everywhere else it means nothing.
#[test]
fn what_was_kept_elsewhere_changes_nothing() {
    let mut game = Game::new(base(2)).expect("a game");
    let mut croupier = Croupier::new(5);
    let mut before: Option<Carryover> = None;
    let mut met = 0;
    while game.turn().number < 12 {
        let asked = game.asked().expect("the game goes on");
        let action = match asked.party {
            Party::Chance => croupier.deal(&game).expect("an outcome"),
            Party::Player(_) if asked.question == Question::Confirm => Action::Confirm,
            Party::Player(_) => {
                let alone = decide(&game, 5, None, u32::MAX).expect("a decision");
                if asked.question == Question::Place {
                    let helped = decide(&game, 5, before.take(), u32::MAX).expect("a decision");
                    assert_eq!(alone, helped);
                    before.clone_from(&alone.3);
                    met += u32::from(before.is_some());
                } else {
                    let other = decide(&game, 6, before.clone(), u32::MAX).expect("a decision");
                    assert_eq!(other, decide(&game, 6, None, u32::MAX).expect("a decision"));
                }
                alone.0
            }
        };
        game.apply_trusted(action);
    }
    assert!(met > 5, "{met}");
}
