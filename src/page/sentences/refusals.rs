//! Why the last decision was refused, in sentences.

use crate::context::Context;
use crate::messages::cards as card_messages;
use crate::messages::sentences;
use crate::stage::AnyStage;
use crate::stage::popover::PopoverPlacement;
use engine::cards;
use engine::rules;
use engine::table::RuleId;
/// The reason for a refusal, in a sentence, with its rule.
pub(crate) type Reason = (String, Option<RuleId>);

/// All reasons for the current refusal.
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
                let text = sentences::refusal_text(cx.texts(), &player_names, reason);
                (text, reason.rule())
            };
            let reasons = refusal.reasons.iter().map(told).collect();
            Some((reasons, stage.beside_refusal(refusal)))
        }
        Some(AnyStage::Cards(stage)) => {
            let refusal = stage.refusal()?;
            let told = |&reason: &cards::Reason| {
                let text = card_messages::refusal_text(cx.texts(), &player_names, reason);
                (text, reason.rule())
            };
            let reasons = refusal.reasons.iter().map(told).collect();
            Some((reasons, stage.beside_refusal(refusal)))
        }
    }
}
