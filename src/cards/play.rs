//! The card game as one of the games at this table.

use super::action::{Action, Question};
use super::deal::Croupier;
use super::event::Event;
use super::game::Game;
use super::illegal::Illegal;
use super::legal::legal_into;
use super::position::Position;
use super::setup::{Setup, SetupFault};
use crate::table::{Asked, Deals, Listener, Play, Seat};

impl Play for Game {
    type Setup = Setup;
    type SetupFault = SetupFault;
    type Position = Position;
    type Action = Action;
    type Question = Question;
    type Event = Event;
    type Illegal = Illegal;
    type Croupier = Croupier;

    const CONFIRM: Action = Action::Confirm;

    fn start(setup: Setup, _: &mut impl Listener<Event>) -> Result<Game, Vec<SetupFault>> {
        Game::new(setup)
    }

    /// A listed deck is dealt in the order of its list.
    fn croupier(setup: &Setup, seed: u64) -> Croupier {
        Croupier::listed(seed, setup.deck.iter().copied())
    }

    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn seats(&self) -> u8 {
        self.seats()
    }

    fn asked(&self) -> Option<Asked<Question>> {
        self.asked()
    }

    fn legal_into(&self, actions: &mut Vec<Action>) {
        legal_into(self, actions);
    }

    fn number(&self) -> u32 {
        self.round().into()
    }

    fn digest(&self) -> u64 {
        self.digest()
    }

    fn apply(
        &mut self,
        action: Action,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), Illegal> {
        self.apply(action, listener)
    }

    fn apply_trusted(&mut self, action: Action, listener: &mut impl Listener<Event>) {
        self.apply_trusted(action, listener);
    }

    fn seen_by(&self, observer: Option<Seat>) -> Game {
        self.seen_by(observer)
    }

    fn action_text(&self, action: Action) -> String {
        self.action_text(action)
    }

    fn scores(&self) -> Vec<u32> {
        self.scores()
    }
}

impl Deals<Game> for Croupier {
    fn seed(&self) -> u64 {
        self.seed()
    }

    fn deal(&mut self, game: &Game) -> Option<Action> {
        self.deal(game)
    }

    fn skip(&mut self, game: &Game, written: Action) {
        self.skip(game, written);
    }
}
