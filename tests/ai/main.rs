//! Computer players: what they do is legal, theirs alone, and decided within its budget.

mod budget;
mod cards;
mod copies;
mod expected;
mod fair;
mod ferries;
mod foresight;
mod kept;
mod legal;
mod luck;
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
mod worst_ends;
