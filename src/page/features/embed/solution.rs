//! What the solution of a task did, in words.

use crate::context::Context;
use crate::messages::Texts;
use crate::sentences::narration::narration;
use crate::stage::AnyStage;

/// A sentence for each decision from `from` on, in the tile game.
pub(super) fn solution_texts(cx: &Context, texts: &Texts, from: usize) -> Vec<String> {
    let (Some(AnyStage::Tiles(stage)), Some(player_names)) = (&cx.stage, cx.player_names()) else {
        return Vec::new();
    };
    let done = stage.session().entries().iter().skip(from);
    let told = done.map(|entry| narration(texts, &player_names, stage.game(), &entry.events));
    told.filter(|told| !told.is_empty()).collect()
}
