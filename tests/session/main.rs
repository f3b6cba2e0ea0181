//! Sessions around random games, and the texts of both languages.

mod card_games;
mod card_names;
mod card_samples;
mod cards;
mod cases;
mod devices;
mod draft;
mod games;
mod heard;
mod history;
mod label_samples;
#[path = "../cards/moved.rs"]
mod moved;
mod notes;
mod record;
mod rules;
mod said;
mod samples;
mod seating;
mod table;
mod terms;
mod texts;
