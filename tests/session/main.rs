//! Sessions around random games, and the texts of both languages.

mod games;
mod history;
mod seating;
mod table;
