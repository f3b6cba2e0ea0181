//! Computer players: what they do is legal, theirs alone, and decided within its budget.

mod budget;
mod cards;
mod carryover;
mod chance;
mod copies;
mod expected;
mod fair;
mod ferries;
mod legal;
mod meeples;
mod patience;
mod points;
mod ponder;
mod protocol;
mod ranked;
mod review;
mod review_cards;
mod secrets;
mod tables;
mod worst;
mod worst_ends;
