//! What a board gives out: the `detail` of each event, and results.
//!
//! What is written here is the names and the meaning that hosts know them by: the types for TypeScript are made of these very
//! structs, with their comments.

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
