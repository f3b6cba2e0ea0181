//! All legal actions, in a fixed order. Interface, keyboard, computer players, fuzzing, lessons and
//! links all use this one list.

use super::action::{Action, Circle, Message, Question};
use super::game::Game;
use super::modules::flights::DIE;
use super::modules::flocks::Token;
use crate::table::{Party, Seat};

/// The possible answers to a question to Chance, with their weights; empty when a player is asked.
pub fn outcomes(game: &Game) -> Vec<(Action, u32)> {
    match game.asked.question {
        Question::First => (0..game.seats())
            .map(|seat| (Action::First(Seat(seat)), 1))
            .collect(),
        Question::Draw(_) => draws(game).collect(),
        Question::Reveal => game
            .modules
            .messages
            .next()
            .map(|(message, weight)| (Action::Reveal(message), weight))
            .collect(),
        Question::Roll => DIE
            .map(|(cells, sides)| (Action::Roll(cells), sides))
            .to_vec(),
        Question::Token => Token::ALL
            .into_iter()
            .map(|token| (Action::Token(token), u32::from(game.in_bag(token))))
            .filter(|&(_, weight)| weight > 0)
            .collect(),
        Question::Place
        | Question::Discard
        | Question::Ingot
        | Question::Magic(_)
        | Question::Rob
        | Question::Figure
        | Question::Land
        | Question::Ferry
        | Question::TurnFerry
        | Question::Flock
        | Question::ScoreNext
        | Question::Advance(_)
        | Question::Steal
        | Question::Gingerbread
        | Question::TakeIngot
        | Question::Message(_)
        | Question::Circle
        | Question::CircleAdd
        | Question::CircleRemove
        | Question::Confirm
        | Question::Over => Vec::new(),
    }
}

/// The possible draws, without a list: draws are frequent, and choosing one needs none.
#[inline]
pub(super) fn draws(game: &Game) -> impl Iterator<Item = (Action, u32)> + Clone {
    let tiles = game.stack.next();
    tiles.map(|(tile, weight)| (Action::Draw(tile), weight))
}

/// Every legal action of the party asked, in a fixed order; empty only when the game is over.
///
/// ```
/// use engine::rules::{Action, Edition, Game, Setup, legal};
/// use engine::table::Seat;
///
/// let game = Game::new(Setup::base(Edition::Current, 2)).expect("a game for two");
/// assert_eq!(legal(&game), [Action::First(Seat(0)), Action::First(Seat(1))]);
/// ```
pub fn legal(game: &Game) -> Vec<Action> {
    let mut actions = Vec::new();
    legal_into(game, &mut actions);
    actions
}

/// Like [`legal`], into a list that is cleared first, so that a search need not allocate.
pub fn legal_into(game: &Game, actions: &mut Vec<Action>) {
    actions.clear();
    match game.asked.question {
        Question::First
        | Question::Draw(_)
        | Question::Reveal
        | Question::Roll
        | Question::Token => {
            actions.extend(outcomes(game).into_iter().map(|(action, _)| action));
        }
        Question::Place => place_into(game, actions),
        Question::Discard => actions.extend(game.placeable().into_iter().map(Action::Discard)),
        Question::Magic(_) => {
            game.each_spell(|action| {
                actions.push(action);
                false
            });
        }
        Question::Rob => {
            if let Party::Player(seat) = game.asked.party {
                actions.extend(game.robber_spaces(seat).map(Action::Rob));
            }
            actions.push(Action::Pass);
        }
        Question::Ingot => actions.extend(game.ingot_cells().into_iter().map(Action::Ingot)),
        Question::Gingerbread => {
            let targets = game.gingerbread_targets().into_iter();
            actions.extend(targets.map(Action::Gingerbread));
        }
        Question::TakeIngot => {
            if let Party::Player(seat) = game.asked.party {
                actions.extend(game.cells_to_take(seat).map(Action::TakeIngot));
            }
        }
        Question::Figure => {
            game.each_deployment(|action| {
                actions.push(action);
                false
            });
            actions.extend(game.pilots().map(Action::Fly));
            actions.extend(game.abbot_to_take_back().map(|_| Action::TakeBack));
            actions.push(Action::Pass);
        }
        Question::Land => game.each_landing(|action| actions.push(action)),
        Question::Flock => actions.extend([Action::Grow, Action::Guide]),
        Question::Ferry => game.each_ferry(|action| actions.push(action)),
        Question::TurnFerry => {
            game.each_turn(|action| actions.push(action));
            actions.push(Action::Pass);
        }
        Question::ScoreNext => {
            let waiting = game.queue.plan().filter(|waiting| waiting.points > 0);
            let planned = waiting.map(|waiting| waiting.region);
            let all = planned.chain(game.waiting_flocks());
            actions.extend(all.map(|region| Action::ScoreNext(game.spot_of(region))));
        }
        Question::Advance(_) => {
            if matches!(game.asked.party, Party::Player(_)) {
                actions.extend(game.markers().iter().map(|&marker| Action::Advance(marker)));
            }
        }
        Question::Steal => actions.extend([Action::Steal, Action::Wait]),
        Question::Message(message) => message_into(game, message, actions),
        Question::Circle => actions.extend(Circle::ALL.map(Action::Circle)),
        Question::CircleAdd | Question::CircleRemove => {
            if let Party::Player(seat) = game.asked.party {
                actions.extend(game.circle_actions(seat));
            }
            let add = game.asked.question == Question::CircleAdd;
            if add && !game.setup.options.crop_add_mandatory {
                actions.push(Action::Pass);
            }
        }
        Question::Confirm => actions.push(Action::Confirm),
        Question::Over => {}
    }
}

fn place_into(game: &Game, actions: &mut Vec<Action>) {
    for tile in game.placeable() {
        game.placements_into(tile, actions, |pos, rotation| Action::Place {
            tile,
            pos,
            rotation,
        });
    }
}

fn message_into(game: &Game, message: Message, actions: &mut Vec<Action>) {
    if game.can_perform(message) {
        actions.push(Action::Perform);
    }
    if message == Message::OneMeeple {
        actions.extend(game.recallable());
    }
    actions.push(Action::TakePoints);
}
