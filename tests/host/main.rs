//! The interface of boards: what is told is what the list says, and what the last release promised is kept.

mod pages;
mod promised;
mod told;
