//! Exactly solved endgames: the worth of each choice, and how far a player falls short of the best.

use super::decisions::regret_of;
use engine::ai::{Choice, Contender, Evaluation, distinct_actions, think};
use engine::rules::{Action, Game, Hand, Question, legal, outcomes};
use engine::table::{Party, Seat};

/// Most tiles to come after the one in hand; with more, too many positions follow.
const MOST_TO_COME: u16 = 4;

/// An exhaustive search with a budget of positions.
struct Solver<'a> {
    left: &'a mut u32,
}

impl Solver<'_> {
    /// The value of a position with perfect play by everybody, averaged over the draws; `None` when the budget runs out.
    fn evaluation(&mut self, mut game: Game) -> Option<Evaluation> {
        *self.left = self.left.checked_sub(1)?;
        while game
            .asked()
            .is_some_and(|asked| asked.question == Question::Confirm)
        {
            game.apply_trusted(Action::Confirm);
        }
        let Some(asked) = game.asked() else {
            let scores = game.scores().into_iter();
            let mut worth = [0; Seat::MOST];
            for (sum, score) in worth.iter_mut().zip(scores) {
                *sum = score as i32 * 1000;
            }
            return Some(Evaluation::relative(&worth, usize::from(game.seats())));
        };
        match asked.party {
            Party::Chance => {
                let all = outcomes(&game).into_iter();
                let each = all.map(|(action, weight)| Some((self.after(&game, action)?, weight)));
                Some(Evaluation::mean(&each.collect::<Option<Vec<_>>>()?))
            }
            Party::Player(seat) => {
                let mut actions = Vec::new();
                distinct_actions(&game, &mut actions);
                let mut best: Option<Evaluation> = None;
                for action in actions {
                    let evaluation = self.after(&game, action)?;
                    if best.is_none_or(|best| evaluation.for_seat(seat) > best.for_seat(seat)) {
                        best = Some(evaluation);
                    }
                }
                best
            }
        }
    }

    /// The same after an action.
    fn after(&mut self, game: &Game, action: Action) -> Option<Evaluation> {
        let mut after = game.clone();
        after.apply_trusted(action);
        self.evaluation(after)
    }
}

/// Every legal action with the exact lead it brings, averaged over the draws, with perfect play by everybody afterwards; best
/// first, equals in the order of the rules. Positions are taken from `left`. `None` if no player is asked, hands are hidden, too
/// many tiles are to come, or `left` runs out.
pub fn solve(game: &Game, left: &mut u32) -> Option<Vec<Choice>> {
    let Party::Player(seat) = game.asked()?.party else {
        return None;
    };
    if game.setup().options.hand != Hand::One || game.stack().left() > MOST_TO_COME {
        return None;
    }
    let mut solver = Solver { left };
    let worth = |action| {
        let evaluation = solver.after(game, action)?;
        Some(Choice {
            action,
            worth: evaluation.for_seat(seat),
        })
    };
    let mut choices = legal(game)
        .into_iter()
        .map(worth)
        .collect::<Option<Vec<Choice>>>()?;
    choices.sort_by_key(|choice| std::cmp::Reverse(choice.worth));
    Some(choices)
}

/// An endgame with its solved decisions, so that nothing is solved again for another player.
#[derive(Clone, Debug)]
pub struct Endgame {
    game: Game,
    left: u32,
    /// Solved decisions by digest of the game.
    solved: Vec<(u64, Vec<Choice>)>,
}

impl Endgame {
    /// An endgame for which at most `most` positions are searched in total.
    pub const fn new(game: Game, most: u32) -> Endgame {
        Endgame {
            game,
            left: most,
            solved: Vec::new(),
        }
    }

    /// How far a player falls short of the best from this decision to the next draw or the end of the turn, in thousandths of a
    /// point. `None` where [`solve`] finds nothing.
    pub fn regret(&mut self, seed: u64, player: &Contender) -> Option<i32> {
        let mut game = self.game.clone();
        let mut asked = game.asked()?;
        let (party, mut lost) = (asked.party, 0);
        while asked.party == party && asked.question != Question::Confirm {
            let done = think(&game, seed, player)?.action;
            lost += regret_of(&game, self.solve(&game)?, done);
            game.apply_trusted(done);
            match game.asked() {
                Some(next) => asked = next,
                None => break,
            }
        }
        Some(lost)
    }

    fn solve(&mut self, game: &Game) -> Option<&[Choice]> {
        let digest = game.digest();
        let known = self.solved.iter().position(|(of, _)| *of == digest);
        let at = match known {
            Some(at) => at,
            None => {
                self.solved.push((digest, solve(game, &mut self.left)?));
                self.solved.len() - 1
            }
        };
        self.solved.get(at).map(|(_, choices)| choices.as_slice())
    }
}
