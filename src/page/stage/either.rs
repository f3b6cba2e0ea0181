//! Something of either game.

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

/// A game, as somebody sees it.
pub type AnyGame = EitherGame<Box<rules::Game>, Box<cards::Game>>;
/// A decision.
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
        match self {
            EitherGame::Tiles(game) => Play::scores(game.as_ref()),
            EitherGame::Cards(game) => Play::scores(game.as_ref()),
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        match self {
            EitherGame::Tiles(game) => game.is_over(),
            EitherGame::Cards(game) => game.is_over(),
        }
    }

    /// A number that differs when games differ.
    pub fn digest(&self) -> u64 {
        match self {
            EitherGame::Tiles(game) => game.digest(),
            EitherGame::Cards(game) => game.digest(),
        }
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
