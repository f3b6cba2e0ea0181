//! What a choice in the card game is worth, in words.

use crate::messages::{Texts, capital, cards};
use engine::cards::{Action, Game, Question};
use engine::table::Party;

/// An action, with what it is known to bring the player to move; none for what no player decides.
pub(crate) fn card_choice_text(texts: &Texts, game: &Game, action: Action) -> Option<String> {
    let asked = game.asked()?;
    match (action, asked.question, asked.party) {
        (Action::Play { card, row }, ..) | (Action::Lay(row), Question::LayJoker(card), _) => {
            let down = match (action, asked.party) {
                (Action::Play { .. }, Party::Player(seat)) => game.player(seat).plays_face_down(),
                _ => false,
            };
            Some(texts.hint_card(&texts.card_name(card), row, down))
        }
        (Action::Claim(row), _, Party::Player(seat)) => {
            Some(texts.hint_claim(&texts.foreseen(row, &game.foresee(seat, row))))
        }
        (Action::Sell | Action::Keep | Action::Join(_), ..) => {
            let answer = cards::answer(texts, game, action)?;
            Some(format!("{}.", capital(&answer)))
        }
        _ => None,
    }
}

/// The same in few words, for those who see the cards.
pub(crate) fn card_choice_in_short(texts: &Texts, game: &Game, action: Action) -> Option<String> {
    match (action, game.asked()?.party) {
        (Action::Claim(row), Party::Player(seat)) => {
            Some(texts.hint_claim(&texts.foreseen_in_short(row, &game.foresee(seat, row))))
        }
        _ => card_choice_text(texts, game, action),
    }
}
