//! Which game is on a screen.

use crate::stage::any::AnyStage;
use crate::stage::any_session::AnySession;
use crate::stage::cards::state::CardStage;
use crate::stage::either::{AnyAction, AnyGame, EitherGame};
use crate::stage::state::Stage;
use crate::stage::tiles::state::TileStage;
use engine::table::Seat;
use view::scene::layout::Layout;
use view::scene::tween::Millis;

/// The game on a screen.
#[derive(Debug, Default)]
pub enum OnScreen {
    /// None.
    #[default]
    Nothing,
    /// The tile game.
    Tiles(Box<TileStage>),
    /// The card game.
    Cards(Box<CardStage>),
}

impl OnScreen {
    /// A session that comes to the screen.
    pub fn of(opened: AnySession, layout: Layout, calm: bool) -> OnScreen {
        match opened {
            EitherGame::Tiles(session) => {
                OnScreen::Tiles(Box::new(Stage::new(*session, layout, calm)))
            }
            EitherGame::Cards(session) => {
                OnScreen::Cards(Box::new(Stage::new(*session, layout, calm)))
            }
        }
    }

    /// The stage of the tile game.
    pub const fn tiles(&self) -> Option<&TileStage> {
        match self {
            OnScreen::Tiles(stage) => Some(stage),
            OnScreen::Cards(_) | OnScreen::Nothing => None,
        }
    }

    /// The stage of the tile game, to be changed.
    pub const fn tiles_mut(&mut self) -> Option<&mut TileStage> {
        match self {
            OnScreen::Tiles(stage) => Some(stage),
            OnScreen::Cards(_) | OnScreen::Nothing => None,
        }
    }

    /// The stage of the card game.
    pub const fn cards(&self) -> Option<&CardStage> {
        match self {
            OnScreen::Cards(stage) => Some(stage),
            OnScreen::Tiles(_) | OnScreen::Nothing => None,
        }
    }

    /// The stage of the card game, to be changed.
    pub const fn cards_mut(&mut self) -> Option<&mut CardStage> {
        match self {
            OnScreen::Cards(stage) => Some(stage),
            OnScreen::Tiles(_) | OnScreen::Nothing => None,
        }
    }

    /// The stage, whichever game it shows.
    pub fn any(&self) -> Option<&dyn AnyStage> {
        match self {
            OnScreen::Nothing => None,
            OnScreen::Tiles(stage) => Some(stage.as_ref()),
            OnScreen::Cards(stage) => Some(stage.as_ref()),
        }
    }

    /// The stage, whichever game it shows, to be changed.
    pub fn any_mut(&mut self) -> Option<&mut dyn AnyStage> {
        match self {
            OnScreen::Nothing => None,
            OnScreen::Tiles(stage) => Some(stage.as_mut()),
            OnScreen::Cards(stage) => Some(stage.as_mut()),
        }
    }

    /// Carries out a decision of whoever is asked. Returns whether it was one of this game, and legal.
    pub fn act(&mut self, action: AnyAction, now: Millis) -> bool {
        match (action, self) {
            (EitherGame::Tiles(action), OnScreen::Tiles(stage)) => stage.act(action, now).is_some(),
            (EitherGame::Cards(action), OnScreen::Cards(stage)) => stage.act(action, now).is_some(),
            _ => false,
        }
    }

    /// The game as a seat sees it, and the seed of its session.
    pub fn seen_by(&self, seat: Seat) -> Option<(u64, AnyGame)> {
        match self {
            OnScreen::Nothing => None,
            OnScreen::Tiles(stage) => {
                let seen = Box::new(stage.session().seen_by(Some(seat)));
                Some((stage.session().seed(), EitherGame::Tiles(seen)))
            }
            OnScreen::Cards(stage) => {
                let seen = Box::new(stage.session().seen_by(Some(seat)));
                Some((stage.session().seed(), EitherGame::Cards(seen)))
            }
        }
    }

    /// Whether there is a game.
    pub const fn has_game(&self) -> bool {
        !matches!(self, OnScreen::Nothing)
    }
}
