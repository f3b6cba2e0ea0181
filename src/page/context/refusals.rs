//! Why the last decision was refused, and where that is told.

use crate::context::Context;
use crate::messages::cards as cards_told;
use crate::messages::sentences;
use crate::stage::AnyStage;
use crate::stage::popover::PopoverPlacement;
use engine::cards;
use engine::rules;
use engine::table::RuleId;
/// A reason why something is refused, in a sentence, with the rule it follows.
pub(crate) type Reason = (String, Option<RuleId>);

/// All reasons why something is refused, as long as that is said.
pub(crate) fn refusal_reasons(cx: &Context) -> Vec<Reason> {
    refused(cx).map(|(reasons, _)| reasons).unwrap_or_default()
}

pub(crate) fn refused(cx: &Context) -> Option<(Vec<Reason>, PopoverPlacement)> {
    let player_names = cx.player_names()?;
    match &cx.stage {
        None => None,
        Some(AnyStage::Tiles(stage)) => {
            let refusal = stage.refusal()?;
            let told = |&reason: &rules::Reason| {
                let text = sentences::reason(cx.texts(), &player_names, reason);
                (text, reason.rule())
            };
            let reasons = refusal.reasons.iter().map(told).collect();
            Some((reasons, stage.beside_refusal(refusal)))
        }
        Some(AnyStage::Cards(stage)) => {
            let refusal = stage.refusal()?;
            let told = |&reason: &cards::Reason| {
                let text = cards_told::reason(cx.texts(), &player_names, reason);
                (text, reason.rule())
            };
            let reasons = refusal.reasons.iter().map(told).collect();
            Some((reasons, stage.beside_refusal(refusal)))
        }
    }
}
