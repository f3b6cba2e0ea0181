//! Sessions around random games, without a page: history, taking back, seats, notes, the table at the end.

mod card_games;
mod devices;
mod draft;
mod games;
mod history;
#[path = "../cards/moved.rs"]
mod moved;
mod notes;
mod record;
mod seating;
mod table;
