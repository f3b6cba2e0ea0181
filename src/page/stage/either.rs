//! A value of either game, and how to use it without knowing which game it belongs to.

use serde::{Deserialize, Serialize};

use crate::stage::cards::state::CardView;
use crate::stage::game_view::View;
use crate::stage::tiles::state::TileView;
use engine::table::{Kind, Play};
use engine::{cards, rules};

/// A value whose type differs between the games: a session, a decision, an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EitherGame<T, C> {
    Tiles(T),
    Cards(C),
}

/// Evaluates an expression with the value of whichever game it is.
macro_rules! for_both {
    ($either:expr, $one:ident => $answer:expr) => {
        match $either {
            $crate::stage::EitherGame::Tiles($one) => $answer,
            $crate::stage::EitherGame::Cards($one) => $answer,
        }
    };
}
pub(crate) use for_both;

/// Defines methods that forward to the value, or to a part of it, whichever game it is.
macro_rules! delegate {
    ($(to $part:ident;)?) => {};
    ($(to $part:ident;)? pub fn $name:ident(&mut $this:ident $(, $given:ident: $kind:ty)*) $(-> $answer:ty)?; $($more:tt)*) => {
        pub fn $name(&mut $this $(, $given: $kind)*) $(-> $answer)? {
            for_both!($this, one => one.$name($($given),*))
        }
        delegate! { $(to $part;)? $($more)* }
    };
    ($(to $part:ident;)? pub fn $name:ident(&$this:ident $(, $given:ident: $kind:ty)*) $(-> $answer:ty)?; $($more:tt)*) => {
        pub fn $name(&$this $(, $given: $kind)*) $(-> $answer)? {
            for_both!($this, one => one$(.$part())?.$name($($given),*))
        }
        delegate! { $(to $part;)? $($more)* }
    };
}
pub(crate) use delegate;

/// A game as one seat or an observer sees it.
pub type AnyGame = EitherGame<Box<rules::Game>, Box<cards::Game>>;
pub type AnyAction = EitherGame<rules::Action, cards::Action>;

impl<T, C> EitherGame<T, C> {
    pub const fn kind(&self) -> Kind {
        match self {
            EitherGame::Tiles(_) => Kind::Tiles,
            EitherGame::Cards(_) => Kind::Cards,
        }
    }
}

impl AnyGame {
    /// Whether the game is still running and its text contains secret hands.
    pub fn keeps_hands(&self) -> bool {
        match self {
            EitherGame::Tiles(game) => TileView::keeps_hands(game),
            EitherGame::Cards(game) => CardView::keeps_hands(game),
        }
    }

    pub fn scores(&self) -> Vec<u32> {
        for_both!(self, game => Play::scores(game.as_ref()))
    }

    delegate! {
        pub fn is_over(&self) -> bool;
        pub fn digest(&self) -> u64;
    }
}

impl From<rules::Action> for AnyAction {
    fn from(action: rules::Action) -> Self {
        EitherGame::Tiles(action)
    }
}

impl From<cards::Action> for AnyAction {
    fn from(action: cards::Action) -> Self {
        EitherGame::Cards(action)
    }
}

impl AnyAction {
    /// Whether the action changes nothing visible.
    pub(crate) const fn is_unseen(self) -> bool {
        matches!(
            self,
            EitherGame::Tiles(rules::Action::Confirm | rules::Action::Pass)
                | EitherGame::Cards(cards::Action::Confirm)
        )
    }
}
