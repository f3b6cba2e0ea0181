//! The card game.

mod asking;
mod faults;
mod heard;
mod labels;
mod telling;
mod words;

use super::{French, capital, counted, number_of, of, row};
use crate::i18n::cards::CardTexts;

impl CardTexts for French {}
