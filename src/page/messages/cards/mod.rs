//! Messages of the card game: the traits its languages fill, and the functions that choose a message for data of a game.
//!
//! Cards that lie face down for whoever reads are never named: the functions are given what a seat may see, and say
//! what is missing there.

mod asking;
mod faults;
mod heard;
mod labels;
pub(super) mod listed;
mod telling;
mod words;

pub use asking::{CardAsks, CardTurn, answer, kept, question, reason, refusal};
pub use faults::{CardFaults, position_fault, record_error, setup_fault, trouble};
pub use heard::{CardHeard, Face, HandHeard, Herd, InRow, Owner, PlayerHeard, RowHeard};
pub use labels::{CardLabels, card_labels};
pub use telling::{CardReports, event, explanation, heading, points, rule_ids, told};
pub use words::{CardWords, land, origin};

/// All messages of the card game in one language.
pub trait CardTexts:
    CardWords + CardReports + CardAsks + CardHeard + CardFaults + CardLabels
{
}
