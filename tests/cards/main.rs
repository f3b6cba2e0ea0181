//! The card game: its rules by id, and laws over random games.

mod games;
