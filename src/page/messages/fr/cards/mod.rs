//! The card game, in the words of the current edition whichever edition of the tile game is played (R-CARD-02).

mod asking;
mod faults;
mod heard;
mod labels;
mod telling;
mod words;

use super::{CURRENT, French, capital, counted, number_of, of, row};
use crate::messages::Words;
use crate::messages::cards::CardTexts;
use engine::rules::Figure;

impl CardTexts for French {}

/// What a large meeple is called.
fn large() -> &'static str {
    CURRENT.figure(Figure::Large)
}
