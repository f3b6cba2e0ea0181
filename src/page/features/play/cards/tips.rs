//! Tips for each new kind of decision in the first card game.

use crate::elements::tip::{Tip, Tips};
use crate::stage::CardStage;
use engine::cards::Question;

/// The tips for the open question, the most important first; `told` are those already shown.
pub(crate) fn tips(stage: &CardStage, told: Tips) -> Vec<Tip> {
    match stage.question() {
        Some(Question::LayJoker(_)) => vec![Tip::CardJoker],
        Some(Question::Turn) => tips_of_turn(stage, told),
        Some(Question::Stray { .. }) => vec![Tip::CardStray],
        _ => Vec::new(),
    }
}

fn tips_of_turn(stage: &CardStage, told: Tips) -> Vec<Tip> {
    let seat = stage.observer();
    let down = seat.is_some_and(|seat| stage.game().player(seat).plays_face_down());
    // Whoever has played a joker already knows what the game is about.
    let start = match (told.has(Tip::CardStart), told.has(Tip::CardJoker)) {
        (false, true) => Tip::CardDown,
        _ => Tip::CardStart,
    };
    let mut players = stage.game().players().iter();
    let all = [
        down.then_some(start),
        (stage.game().round() > 1).then_some(Tip::CardDeal),
        players
            .any(|player| !player.chest().is_empty())
            .then_some(Tip::CardChest),
        stage.has_meeple().then_some(Tip::CardMeeple),
    ];
    all.into_iter().flatten().collect()
}
