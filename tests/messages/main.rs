//! What is said of a game in each language: one of everything that becomes a message, and the rules in words.

mod card_names;
mod card_samples;
mod cards;
mod cases;
mod heard;
mod label_samples;
mod rules;
mod said;
mod samples;
mod terms;
mod texts;
