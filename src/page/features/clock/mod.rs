//! The clock of a duel at work: it runs, is kept with the game, and says when little is left.

pub mod nodes;
pub mod run;
