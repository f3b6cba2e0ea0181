//! The clock of a duel: running it, saving it with the game, and warning when little time is left.

pub mod nodes;
pub mod run;
