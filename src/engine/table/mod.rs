//! What both games share: seats, Chance and its dealer, rule ids, score lines, listeners, records,
//! and [`Play`], the trait through which everything around a game sees it.
//!
//! Deliberately absent: any rule of either game, floats, clocks and hash maps. Randomness lives
//! here, in [`Dealer`] and [`Croupier`], and never inside a game: they answer its questions from
//! outside.

mod croupier;
mod dealer;
mod digest;
mod faults;
mod listed;
mod perft;
mod play;
mod points;
pub mod record;
mod rule;
mod seat;

pub use croupier::{Croupier, Randomness};
pub use dealer::{Dealer, Purpose};
pub use digest::Digest;
pub use faults::distinct_faults;
pub(crate) use listed::listed;
pub use perft::perft;
pub(crate) use play::inherent_methods;
pub use play::{LoggedEvent, Origin, Play};
pub use points::{
    Audience, Line, Listener, MOST_POINTS, Measure, Points, ScoreItem, Silent, Timing,
};
pub use record::{
    FORMAT, Ink, Kind, LONGEST, Label, LineTrouble, Mark, Marked, Note, NoteKind, Notes,
    PlayerLine, Record, RecordError, Recorded, Said, Secrets,
};
pub use rule::{Chapter, ExampleId, RuleId, UnknownRule};
pub use seat::{Asked, Party, Seat, SeatSet};
