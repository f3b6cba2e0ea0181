//! The look of the board: ground plans agree with what is printed, everything is drawn, pictures stay as they are.

mod anchors;
mod captions;
mod card_flights;
mod card_table;
mod cards;
mod chance;
mod drawing;
mod eyes;
mod fields;
mod golden;
mod ground;
mod icons;
mod kept;
mod levels;
mod picture;
mod pieces;
mod remarks;
mod sheets;
mod shown_moves;
mod turned;
