//! What a claim would score.

use crate::messages::Texts;
use crate::stage::{CardStage, Playable};
use engine::cards::{Question, Suit};

/// What the large meeple would score in a row while it is selected, if aids are shown.
pub(crate) fn foreseen(stage: &CardStage, texts: &Texts, row: Suit) -> Option<String> {
    let wanted = stage.shows_aids() && stage.selection().chosen() == Some(Playable::Meeple);
    let seat = stage.observer().filter(|_| wanted)?;
    Some(texts.foreseen(row, &stage.game().foresee(seat, row)))
}

/// What the large meeple just placed and not confirmed would score, if aids are shown.
pub(crate) fn placed_foreseen(stage: &CardStage, texts: &Texts) -> Option<String> {
    let (row, foreseen) = stage.unconfirmed_claim()?;
    Some(texts.foreseen(row, &foreseen))
}

/// The text below the question: what the large meeple would score where it points or was just placed, or what keeping a card
/// brings.
pub(crate) fn under_question(stage: &CardStage, texts: &Texts) -> Option<String> {
    if let Some(Question::Stray { .. }) = stage.question() {
        let kept = crate::messages::cards::kept(texts, stage.session().game());
        return kept.filter(|_| stage.shows_aids());
    }
    let row = stage.selection().row();
    let chosen = row.and_then(|row| foreseen(stage, texts, row));
    chosen.or_else(|| placed_foreseen(stage, texts))
}
