//! The card game on the canvas: the faces of the cards, the table with its rows, and what moves on it.

pub mod card_art;
