//! The card game.

mod asking;
mod faults;
mod heard;
mod labels;
mod telling;
mod words;

use super::{English, capital, number_of, row, whose};
use crate::messages::cards::CardTexts;

impl CardTexts for English {}
