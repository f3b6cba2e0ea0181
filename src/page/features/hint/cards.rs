//! Hints in the card game: what an expert would do for the asked player, and what it scores.

use crate::context::Context;
use crate::context::steering::focus_on_next_target;
use crate::sentences::advice::ranked_choice_text;
use crate::sentences::card_advice::card_choice_text;
use crate::stage::{AnyAction, EitherGame};
use view::scene::tween::Millis;

/// Shows the candidates, best first, and places the best one above its row.
pub(crate) fn give_card_hint(cx: &mut Context, ranked: &[(AnyAction, i32)], now: Millis) {
    let texts = cx.texts();
    let Some(stage) = cx.card_stage_mut() else {
        return;
    };
    let best = ranked.first().map_or(0, |&(_, worth)| worth);
    let told = (1..).zip(ranked).filter_map(|(number, &(action, worth))| {
        let EitherGame::Cards(action) = action else {
            return None;
        };
        let why = card_choice_text(texts, stage.game(), action)?;
        Some(ranked_choice_text(texts, number, best - worth, &why))
    });
    let told: Vec<String> = told.collect();
    if let Some(&(EitherGame::Cards(action), _)) = ranked.first() {
        stage.hold_as(action);
        focus_on_next_target(cx);
    }
    cx.tell(told.join(" "), now);
}
