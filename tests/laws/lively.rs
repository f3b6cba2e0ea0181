//! Random games in which more happens than in purely random ones, and long runs of them.

use engine::rules::{Action, Croupier, Game, Marker, Message, Question, Spot, legal};
use engine::table::{Asked, Party};

use crate::games::{Dice, choose};

/// A number from the environment: how many games a long run has, and its first seed.
pub fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |value| value.parse().expect("a number"))
}

/// Decisions that make things happen which random ones seldom do: tiles go where neighbours are many, figures are kept
/// for later now and then, machines fly and land where others stand, figures of the track go to dark spaces, and rare
/// messages come often.
pub fn eventful(game: &Game, croupier: &mut Croupier, party: Party, dice: &mut Dice) -> Action {
    let action = choose(game, croupier, party, dice);
    let likes = |action: &Action| match *action {
        Action::Place { pos, .. } => game.board().neighbours(pos),
        Action::Advance(marker) => u8::from(lands_on_dark(game, marker)),
        Action::Reveal(message) => 2 * u8::from(RARE.contains(&message)),
        Action::Land(spot) => u8::from(is_held(game, spot)),
        Action::Fly(_) | Action::Recall { .. } => 1,
        _ => 0,
    };
    if matches!(action, Action::Deploy { .. }) && dice.below(3) == 0 {
        return Action::Pass;
    }
    if likes(&action) == 0 && !matches!(action, Action::TakePoints | Action::Reveal(_)) {
        return action;
    }
    let choices = legal(game);
    let tries: [Action; 6] = std::array::from_fn(|_| dice.pick(&choices));
    tries.into_iter().max_by_key(likes).unwrap_or(action)
}

/// Whether a figure stands where another is about to land.
fn is_held(game: &Game, spot: Spot) -> bool {
    let segment = game.board().seg(spot);
    segment.is_some_and(|segment| game.on(game.regions().region_of(segment)).next().is_some())
}

/// The messages with most rules.
const RARE: [Message; 2] = [Message::ExtraTile, Message::OneMeeple];

/// MSG-05: whether a figure would stop on a dark space by the points just scored.
fn lands_on_dark(game: &Game, marker: Marker) -> bool {
    match game.asked() {
        Some(Asked {
            party: Party::Player(seat),
            question: Question::Advance(points),
        }) => (game.player(seat).total(marker) + u32::from(points)).is_multiple_of(5),
        _ => false,
    }
}
