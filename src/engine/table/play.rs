//! A game as everything around it sees it: the record, the session, the page.

use std::fmt::Debug;

use super::dealer::Dealer;
use super::points::{Listener, Points};
use super::seat::{Asked, Seat};

/// A game: a function of its setup and the actions so far.
///
/// Everything around a game is written once for all `G: Play`. There is no `dyn Play`, so
/// supporting a second game costs nothing at run time.
pub trait Play: Clone + Debug + Eq {
    /// What is agreed before the game.
    type Setup: Clone + Debug + Eq;
    /// Why a setup cannot be played.
    type SetupFault: Clone + Debug + Eq;
    /// A start in the middle of a game; empty by default.
    type Position: Clone + Debug + Default + Eq;
    /// One decision, of a player or of Chance.
    type Action: Copy + Debug + Eq;
    /// What somebody has to decide.
    type Question: Copy + Debug + Eq;
    /// One thing that happened.
    type Event: LoggedEvent;
    /// Why an action is refused.
    type Illegal: Clone + Debug + Eq;

    /// The action after which earlier ones can no longer be taken back.
    const CONFIRM: Self::Action;

    /// Starts a game and reports what happens before the first question.
    ///
    /// # Errors
    /// Every fault of the setup.
    fn start(
        setup: Self::Setup,
        listener: &mut impl Listener<Self::Event>,
    ) -> Result<Self, Vec<Self::SetupFault>>;

    /// The outcomes of chance that a setup lists, in order.
    fn listed(setup: &Self::Setup) -> Vec<Self::Action>;

    /// The answer to the open question to Chance, from the stream of its purpose; `None` when a
    /// player is asked or the game is over. Consumes one number of the dealer, and only when Chance
    /// is asked.
    fn chance(&self, dealer: &mut Dealer) -> Option<Self::Action>;

    /// What was agreed before the game.
    fn setup(&self) -> &Self::Setup;

    fn seats(&self) -> u8;

    /// The open question and who has to answer it; `None` when the game is over.
    fn asked(&self) -> Option<Asked<Self::Question>>;

    /// Replaces the list with every legal action of the party asked, in a fixed order. Empty only when the game is over.
    fn legal_into(&self, actions: &mut Vec<Self::Action>);

    /// Like [`Play::legal_into`], as a new list.
    fn legal(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_into(&mut actions);
        actions
    }

    /// The number of the turn, or of the round.
    fn number(&self) -> u32;

    /// A hash for comparing states across machines.
    fn digest(&self) -> u64;

    /// Applies an action of the party asked and reports its events.
    ///
    /// # Errors
    /// All reasons why the action is illegal now; the game is then unchanged.
    fn apply(
        &mut self,
        action: Self::Action,
        listener: &mut impl Listener<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Like [`Play::apply`], without checks or events, for an action known to be legal. Not
    /// generic, so that it is compiled and optimised with the engine, whoever calls it.
    fn apply_trusted(&mut self, action: Self::Action);

    /// The game as one seat knows it; `None` is an observer outside the table.
    fn seen_by(&self, observer: Option<Seat>) -> Self;

    /// An action as a line of a record, in the game in which it is about to be played.
    fn action_text(&self, action: Self::Action) -> String;

    /// The points of all players, by seat.
    fn scores(&self) -> Vec<u32>;
}

/// An event as the log and the score tables see it.
pub trait LoggedEvent: Clone + Debug + Eq {
    /// Where points come from: the rows of the score table.
    type Origin: Origin;

    /// Whether it gets a line in the log.
    fn is_logged(&self) -> bool;

    /// The number of the turn, or of the round, that begins with it.
    fn begins(&self) -> Option<u16>;

    /// Whether a turn, a round or the game ends with it: the points at which scores are compared.
    fn is_end(&self) -> bool;

    /// The points it gives.
    fn points(&self) -> Option<Points<Self::Origin>>;
}

/// Where points come from, in the order of the score table.
pub trait Origin: Copy + Debug + Ord {
    /// Points from the position the game started with.
    const BEFORE: Self;
}

/// For `impl` blocks of [`Play`]: forwards to the game's inherent methods of the same names.
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
