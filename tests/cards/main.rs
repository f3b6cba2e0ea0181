//! The card game: its rules by id, and laws over random games.

mod counts;
mod ending;
mod followed;
mod foreseen;
mod games;
mod hidden;
mod material;
mod moved;
mod records;
mod scoring;
mod setup;
mod slow;
mod strays;
mod support;
mod turns;
