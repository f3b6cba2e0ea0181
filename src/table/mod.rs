//! What every game at this table shares: seats, chance and its dealer, rule ids, score items, listeners.

mod dealer;
mod digest;
mod points;
mod rule;
mod seat;

pub use dealer::{Dealer, Purpose};
pub use digest::Digest;
pub use points::{Audience, Line, Listener, Measure, ScoreItem, Silent};
pub use rule::{Chapter, RuleId, UnknownRule};
pub use seat::{Asked, Party, Seat, SeatSet};
