//! The card game on a screen: what may be shown, what is held, what a hand over it means, what is said of it.

mod gesture;
mod held;
mod keys;
mod look;
mod places;
mod played;
mod probe;
mod queries;
mod replay;
mod rounds;
mod show;
mod steps;
mod table;
mod tips;
mod voice;

pub use gesture::Touched;
pub use held::Held;
pub use table::CardTable;
