//! What a claim would bring.

use crate::messages::Texts;
use crate::stage::{CardStage, Playable};
use engine::cards::Suit;

/// What the large meeple would bring in a row while it is chosen, for those who want aids.
pub(in crate::shell) fn foreseen(
    stage: &CardStage,
    texts: &dyn Texts,
    row: Suit,
) -> Option<String> {
    let wanted = stage.shows_aids() && stage.selection().chosen() == Some(Playable::Meeple);
    let seat = stage.observer().filter(|_| wanted)?;
    Some(texts.foreseen(row, &stage.game().foresee(seat, row)))
}
