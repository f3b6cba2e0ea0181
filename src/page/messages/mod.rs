//! Messages for people, in every language of the page.
//!
//! [`Texts`] has a typed method for each message in `assets/messages`, so the compiler finds
//! missing ones. Messages that depend on game data (events, refusals, scores) are assembled here
//! without words of any language; the functions in [`sentences`] choose the method.

mod aids;
mod board_reader;
pub mod cards;
pub mod coordinates;
mod faults;
mod grounds;
mod heard;
mod modules;
mod odds;
mod place;
mod player_names;
pub(crate) mod review;
mod rules;
mod scores;
pub mod sentences;
pub(crate) mod spoken;
mod texts;
mod things;

pub use board_reader::{Lying, quay_side};
pub use faults::{Brought, Loss, Moment};
pub use heard::{
    CellChoice, OpenFeature, Site, StandingFigure, TileLook, TilePart, ToCome, Touched, Whose,
    worth,
};
#[cfg(target_arch = "wasm32")]
pub(crate) use locale::speech::When;
pub use locale::speech::{capital, small};
pub use modules::{FigureAct, piece_name};
pub use place::{Bearings, Facts, Place};
pub use player_names::{PlayerNames, whole};
pub use rules::{RuleTextFault, RuleTextTrouble, RuleTexts, rule_file};
#[cfg(target_arch = "wasm32")]
pub(crate) use texts::bring_in_need;
pub use texts::{Language, Texts, texts};
pub use things::rule_of;
