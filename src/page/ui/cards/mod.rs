//! The card game on the page: keys, questions, announcements.

mod keys;
mod queries;
mod voice;
