//! Cartecassonne, the card game: its own rules in the vocabulary of the tile game (setup, question,
//! action, event, record).
//!
//! [`Game`] is the state, a function of its [`Setup`] and the [`Action`]s so far. [`legal`] lists
//! the legal actions; [`Game::apply`] applies one and reports [`Event`]s. Chance is asked like a
//! player, and a [`Croupier`] decides for it. [`Game::seen_by`] is the view of one seat.
//!
//! Deliberately absent: floats, clocks, hash maps and random generators. A game does not know the
//! order of its stack, and nothing here knows the tile game, files or a screen.

mod action;
mod apply;
mod card;
mod digest;
mod evaluation;
mod event;
mod follow;
mod foresee;
mod game;
mod illegal;
mod legal;
mod origin;
mod play;
mod player;
mod position;
mod record;
mod row;
mod scoring;
mod seen;
mod setup;

pub use action::{Action, Question};
pub use card::{Card, Counts, Rank, Suit};
pub use evaluation::Evaluation;
pub use event::{Decided, Event, Item, Scored, Source};
pub use foresee::{Foreseen, Kept};
pub use game::Game;
pub use illegal::{Illegal, Reason};
pub use legal::{legal, legal_into, outcomes};
pub use origin::Origin;
pub use play::Croupier;
pub use player::{Meeple, Player, hundreds};
pub use position::{Position, PositionFault};
pub use record::{Record, RecordError, Trouble};
pub use row::{Claim, Facing, Laid, Row};
pub use scoring::{
    FLAT_POINTS, Known, LONE_JOKER_POINTS, ScoreValue, Scoring, ScoringFault, best_sets,
    herd_points, scoring, set_points,
};
pub use setup::{Setup, SetupFault};
