//! Something of either game, and how it is asked without knowing of which.

use serde::{Deserialize, Serialize};

use crate::stage::cards::state::CardView;
use crate::stage::game_view::View;
use crate::stage::tiles::state::TileView;
use engine::table::{Kind, Play};
use engine::{cards, rules};

/// Something that each game has of its own kind: a session, a decision, a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EitherGame<T, C> {
    /// Of the tile game.
    Tiles(T),
    /// Of the card game.
    Cards(C),
}

/// What comes of an expression about something of either game, whichever it is of.
macro_rules! for_both {
    ($either:expr, $one:ident => $answer:expr) => {
        match $either {
            $crate::stage::EitherGame::Tiles($one) => $answer,
            $crate::stage::EitherGame::Cards($one) => $answer,
        }
    };
}
pub(crate) use for_both;

/// Methods that are those of what is held, or of its session, whichever game it is of.
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

/// A game, as somebody sees it.
pub type AnyGame = EitherGame<Box<rules::Game>, Box<cards::Game>>;
pub type AnyAction = EitherGame<rules::Action, cards::Action>;

impl<T, C> EitherGame<T, C> {
    /// Of which game it is.
    pub const fn kind(&self) -> Kind {
        match self {
            EitherGame::Tiles(_) => Kind::Tiles,
            EitherGame::Cards(_) => Kind::Cards,
        }
    }
}

impl AnyGame {
    /// Whether the game goes on and its text holds hands that are secret.
    pub fn keeps_hands(&self) -> bool {
        match self {
            EitherGame::Tiles(game) => TileView::keeps_hands(game),
            EitherGame::Cards(game) => CardView::keeps_hands(game),
        }
    }

    /// The points of all players, by seat.
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
    /// Whether it changes nothing that is seen.
    pub(crate) const fn is_unseen(self) -> bool {
        matches!(
            self,
            EitherGame::Tiles(rules::Action::Confirm | rules::Action::Pass)
                | EitherGame::Cards(cards::Action::Confirm)
        )
    }
}
