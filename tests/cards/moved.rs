//! Which card nobody else may be told of.

use engine::cards::{Action, Card, Game, Question};
use engine::table::Party;

/// The card that an action moves where not everybody sees it: into a hand, or face down into a row.
pub fn hidden_card(game: &Game, action: Action) -> Option<Card> {
    let asked = game.asked()?;
    match (asked.question, action, asked.party) {
        (Question::Deal(_), Action::Draw(card), _) => Some(card),
        (Question::Turn, Action::Play { card, .. }, Party::Player(seat)) => {
            let down = game.player(seat).plays_face_down();
            down.then_some(card)
        }
        _ => None,
    }
}
