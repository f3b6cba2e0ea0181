//! Computer players: what they do is legal, theirs alone, and good.

mod budget;
mod cards;
mod careless;
mod copies;
mod endgames;
mod expected;
mod exploiters;
mod fair;
mod ferries;
mod foresight;
mod kept;
mod legal;
mod luck;
mod matches;
mod meeples;
mod patience;
mod points;
mod protocol;
mod ranked;
mod review;
mod review_cards;
mod secrets;
mod tables;
mod worst;
