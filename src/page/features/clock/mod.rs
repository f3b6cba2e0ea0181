//! The clock of a game: running it, saving it with the game, and warning when little time is left.

pub mod run;
