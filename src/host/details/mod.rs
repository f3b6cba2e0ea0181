//! What a board gives out: the `detail` of each event, and the results of calls.
//!
//! Names and comments here are public: the TypeScript types are generated from these structs,
//! comments included.

mod describe;
mod events;
mod objects;

#[cfg(feature = "interface")]
pub use events::{EVENTS, ToldEvent};
pub use events::{Event, Nothing};
#[cfg(feature = "interface")]
pub use objects::OBJECTS;
pub use objects::{
    BoardAction, BoardBeforeAction, BoardError, BoardQuestion, BoardRefusal, BoardScore, BrokenTie,
    RefusalReason, ScoreItem, SeatPoints, TaskResult, TaskScore, Zero,
};
