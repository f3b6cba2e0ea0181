//! A game at this table, as everything around it sees it: the record, the session, the page.

use std::fmt::Debug;

use super::dealer::Dealer;
use super::points::{Listener, Points};
use super::seat::{Asked, Seat};

/// A game at this table: a function of its setup and the actions so far.
///
/// What surrounds a game is written once for every `G: Play`; there is no `dyn` of it, so a game costs nothing more
/// for being one of two.
pub trait Play: Clone + Debug + Eq {
    /// What is agreed before the game.
    type Setup: Clone + Debug + Eq;
    /// Why a setup cannot be played.
    type SetupFault: Clone + Debug + Eq;
    /// Where a game may begin, if not at its beginning; by default with nothing on the table.
    type Position: Clone + Debug + Default + Eq;
    /// One decision, of a player or of Chance.
    type Action: Copy + Debug + Eq;
    /// What somebody has to decide.
    type Question: Copy + Debug + Eq;
    /// One thing that happened.
    type Event: LoggedEvent;
    /// Why an action is refused.
    type Illegal: Clone + Debug + Eq;

    /// The action that ends what can be taken back.
    const CONFIRM: Self::Action;

    /// A game at its beginning, telling what happens before the first question.
    ///
    /// # Errors
    /// Every fault of the setup.
    fn start(
        setup: Self::Setup,
        listener: &mut impl Listener<Self::Event>,
    ) -> Result<Self, Vec<Self::SetupFault>>;

    /// The outcomes of chance that a setup lists, in their order: what is drawn first, and next.
    fn listed(setup: &Self::Setup) -> Vec<Self::Action>;

    /// The outcome for the question to Chance that is open, by the stream of its purpose; `None` when a player is asked
    /// or the game is over. Takes one number of the dealer, and only if it is asked.
    fn chance(&self, dealer: &mut Dealer) -> Option<Self::Action>;

    /// What was agreed before the game.
    fn setup(&self) -> &Self::Setup;

    fn seats(&self) -> u8;

    /// The one decision that is owed now; `None` when the game is over.
    fn asked(&self) -> Option<Asked<Self::Question>>;

    /// Every legal action of whoever is asked, in a fixed order, into a list that is emptied first: never none until the
    /// game is over.
    fn legal_into(&self, actions: &mut Vec<Self::Action>);

    /// As [`Play::legal_into`], as a list of its own.
    fn legal(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_into(&mut actions);
        actions
    }

    /// The number of the turn, or of the round.
    fn number(&self) -> u32;

    /// A number that differs when games differ, for comparing machines.
    fn digest(&self) -> u64;

    /// Carries out one action of whoever is asked and tells what happened.
    ///
    /// # Errors
    /// All reasons why the action is illegal now; the game is then unchanged.
    fn apply(
        &mut self,
        action: Self::Action,
        listener: &mut impl Listener<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// As [`Play::apply`] for an action known to be legal, without judging it again and with nobody listening. Not
    /// generic, so that it is compiled with the engine and as fast as that, whoever calls it.
    fn apply_trusted(&mut self, action: Self::Action);

    /// The game as a seat knows it; `None` looks from outside the table.
    fn seen_by(&self, observer: Option<Seat>) -> Self;

    /// An action as a line of a record, in this game, in which it is about to be played.
    fn action_text(&self, action: Self::Action) -> String;

    /// The points of all players, by seat.
    fn scores(&self) -> Vec<u32>;
}

/// An event, as the log and the tables of points read it.
pub trait LoggedEvent: Clone + Debug + Eq {
    /// Where points come from: the rows of the table at the end.
    type Origin: Origin;

    /// Whether it gets a line of the log.
    fn is_logged(&self) -> bool;

    /// The number of the turn, or of the round, that begins with it.
    fn begins(&self) -> Option<u16>;

    /// Whether a turn, or the game, ends with it: points are compared then.
    fn is_end(&self) -> bool;

    /// The points it gives.
    fn points(&self) -> Option<Points<Self::Origin>>;
}

/// Where points come from, in the order of the table at the end.
pub trait Origin: Copy + Debug + Ord {
    /// What the players had in the position the game began with.
    const BEFORE: Self;
}

/// For the `impl` of [`Play`]: what a game answers and does under the same names of its own.
macro_rules! inherent_methods {
    () => {
        fn setup(&self) -> &Self::Setup {
            self.setup()
        }

        fn seats(&self) -> u8 {
            self.seats()
        }

        fn asked(&self) -> Option<$crate::table::Asked<Self::Question>> {
            self.asked()
        }

        fn digest(&self) -> u64 {
            self.digest()
        }

        fn apply(
            &mut self,
            action: Self::Action,
            listener: &mut impl $crate::table::Listener<Self::Event>,
        ) -> Result<(), Self::Illegal> {
            self.apply(action, listener)
        }

        fn apply_trusted(&mut self, action: Self::Action) {
            self.apply_trusted(action);
        }

        fn seen_by(&self, observer: Option<$crate::table::Seat>) -> Self {
            self.seen_by(observer)
        }

        fn action_text(&self, action: Self::Action) -> String {
            self.action_text(action)
        }

        fn scores(&self) -> Vec<u32> {
            self.scores()
        }
    };
}

pub(crate) use inherent_methods;
