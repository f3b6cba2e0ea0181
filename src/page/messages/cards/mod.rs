//! Messages of the card game: texts assembled from game data, and the functions that choose a
//! message for them.
//!
//! Face-down cards unknown to the reader are never named: the functions get the game as a seat sees
//! it, and say what is missing there.

mod asking;
mod faults;
mod heard;
mod listed;
mod narration;
mod words;

pub use asking::{CardTurn, answer, kept, question, refusal_text, refusal_texts};
pub use faults::{position_fault, record_error, setup_fault, trouble};
pub use heard::{Face, HandHeard, Herd, InRow, Owner, PlayerHeard, RowHeard};
pub use narration::{event, event_aloud, explanation, heading, points, rule_ids};
pub use words::{CardKind, land, origin};
