//! Implements the shared traits of [`crate::table`] for the tile game.

use super::action::{Action, Question};
use super::deal::chance;
use super::event::Event;
use super::game::Game;
use super::illegal::Illegal;
use super::legal::legal_into;
use super::position::Position;
use super::setup::{Setup, SetupFault};
use crate::table::{Dealer, Listener, Play, inherent_methods};

/// The croupier of a tile game.
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

    fn start(setup: Setup, listener: &mut impl Listener<Event>) -> Result<Game, Vec<SetupFault>> {
        Game::start(setup, listener)
    }

    fn listed(setup: &Setup) -> Vec<Action> {
        let tiles = setup.stack.iter().flatten().copied();
        tiles.map(Action::Draw).collect()
    }

    fn chance(&self, dealer: &mut Dealer) -> Option<Action> {
        chance(self, dealer)
    }

    fn legal_into(&self, actions: &mut Vec<Action>) {
        legal_into(self, actions);
    }

    fn number(&self) -> u32 {
        self.turn().number.into()
    }

    inherent_methods!();
}
