//! A hint at cards: what an expert would do in the place of whoever is asked, and what that brings.

use crate::app::Shell;
use crate::app::input::focus::focus_on_next_target;
use crate::features::hint::told_choice;
use crate::messages::{Texts, capital, cards};
use crate::stage::{AnyAction, EitherGame};
use engine::cards::{Action, Game, Question};
use engine::table::Party;
use view::scene::tween::Millis;

/// Says what came into question, the best first, and holds the best over its row.
pub(crate) fn give_card_hint(shell: &mut Shell, ranked: &[(AnyAction, i32)], now: Millis) {
    let texts = shell.texts();
    let Some(stage) = shell.stage.cards_mut() else {
        return;
    };
    let best = ranked.first().map_or(0, |&(_, worth)| worth);
    let told = (1..).zip(ranked).filter_map(|(number, &(action, worth))| {
        let EitherGame::Cards(action) = action else {
            return None;
        };
        let why = card_choice_told(texts, stage.game(), action)?;
        Some(told_choice(texts, number, best - worth, &why))
    });
    let told: Vec<String> = told.collect();
    if let Some(&(EitherGame::Cards(action), _)) = ranked.first() {
        stage.hold_as(action);
        focus_on_next_target(shell);
    }
    shell.tell(told.join(" "), now);
}

/// What is done, and what is known of what it brings to whoever is asked; none for what no player chooses.
pub(crate) fn card_choice_told(texts: &Texts, game: &Game, action: Action) -> Option<String> {
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
