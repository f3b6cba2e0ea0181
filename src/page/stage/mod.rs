//! A game on a screen: the session, the part of it the observer may see, and how it is shown and handles input.
//!
//! A stage is a value. It knows no page, no document, no storage and no other stage, so several can exist side by side. What both
//! games have in common is written once, for every [`View`]; what differs is asked of the view.

mod act;
mod any;
pub mod any_session;
pub mod cards;
mod cursor;
mod display;
pub mod draft;
mod duration;
mod either;
mod game_view;
pub mod input;
mod navigate_replay;
mod news;
mod notes;
mod owners;
pub mod picture;
mod pointer;
pub mod popover;
mod preferences;
pub mod replay;
mod shown;
pub mod sound;
mod state;
pub mod tiles;
mod turn_end;

pub use act::{AboutTo, Gate};
pub use any::AnyStage;
pub use any_session::{AnySession, LoadError};
pub use cards::{CardStage, CardView, Playable};
pub use cursor::CursorMove;
pub use display::Refusal;
pub(crate) use either::for_both;
pub use either::{AnyAction, AnyGame, EitherGame};
pub use game_view::{Pending, View};
pub use input::{Device, Input};
pub use news::{News, StageChange};
pub use notes::Remarks;
pub(crate) use owners::owner_at;
pub use owners::owner_of_colour;
pub use preferences::Preferences;
pub use state::{Lock, Stage};
pub use tiles::{TileStage, TileView};
