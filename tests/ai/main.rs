//! Computer players: what they do is legal, theirs alone, and good.

mod copies;
mod fair;
mod legal;
mod luck;
mod matches;
mod points;
mod tables;
