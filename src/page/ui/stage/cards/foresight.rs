//! What a claim would bring.

use super::held::Held;
use crate::messages::Texts;
use crate::ui::stage::CardStage;
use engine::cards::Suit;

impl CardStage {
    /// What the large meeple would bring in a row while it is chosen, for those who want aids.
    pub(in crate::ui) fn foreseen(&self, texts: &dyn Texts, row: Suit) -> Option<String> {
        let wanted = self.shows_aids() && self.chosen() == Some(Held::Meeple);
        let seat = self.observer().filter(|_| wanted)?;
        Some(texts.foreseen(row, &self.game().foresee(seat, row)))
    }
}
