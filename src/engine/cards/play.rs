//! Implements the shared traits of [`crate::table`] for the card game.

use super::action::{Action, Question};
use super::event::Event;
use super::game::Game;
use super::illegal::Illegal;
use super::legal::{legal_into, outcomes};
use super::position::Position;
use super::setup::{Setup, SetupFault};
use crate::table::{Dealer, Listener, Play, Purpose, inherent_methods};

/// The croupier of a game of cards.
pub type Croupier = crate::table::Croupier<Game>;

impl Play for Game {
    type Setup = Setup;
    type SetupFault = SetupFault;
    type Position = Position;
    type Action = Action;
    type Question = Question;
    type Event = Event;
    type Illegal = Illegal;

    const CONFIRM: Action = Action::Confirm;

    fn start(setup: Setup, _: &mut impl Listener<Event>) -> Result<Game, Vec<SetupFault>> {
        Game::new(setup)
    }

    fn listed(setup: &Setup) -> Vec<Action> {
        setup.deck.iter().copied().map(Action::Draw).collect()
    }

    fn chance(&self, dealer: &mut Dealer) -> Option<Action> {
        let purpose = match self.asked()?.question {
            Question::Dealer => Purpose::FirstSeat,
            Question::TurnUp | Question::Deal(_) => Purpose::Cards,
            _ => return None,
        };
        dealer.pick(purpose, outcomes(self))
    }

    fn legal_into(&self, actions: &mut Vec<Action>) {
        legal_into(self, actions);
    }

    fn number(&self) -> u32 {
        self.round().into()
    }

    inherent_methods!();
}
