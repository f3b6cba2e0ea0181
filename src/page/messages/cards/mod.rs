//! Messages of the card game: what is put together from data of a game, and the functions that choose a message for it.
//!
//! Cards that lie face down for whoever reads are never named: the functions are given what a seat may see, and say
//! what is missing there.

mod asking;
mod faults;
mod heard;
mod listed;
mod telling;
mod words;

pub use asking::{CardTurn, answer, kept, question, reason, refusal};
pub use faults::{position_fault, record_error, setup_fault, trouble};
pub use heard::{Face, HandHeard, Herd, InRow, Owner, PlayerHeard, RowHeard};
pub use telling::{event, explanation, heading, points, rule_ids, told};
pub use words::{CardKind, land, origin};
