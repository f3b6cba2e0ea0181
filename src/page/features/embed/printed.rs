//! The table of a board for printing.

use crate::context::Context;
use crate::elements::picture::{PictureContent, PictureForm, PictureSize};
use crate::features::embed::Embedding;
use crate::features::embed::task::opening_text;
use crate::sentences::remarks::comments_text;
use crate::stage::AnyStage;
use crate::stage::picture::table_alone;

/// Width of a table drawn for printing, in pixels: shapes stay sharp, so this determines the level of detail.
const PRINTED: f64 = 1200.0;

impl Embedding {
    /// The table for printing, with its caption: the question of a task, or the record's remark.
    #[inline(never)]
    pub fn printed(&self, cx: &Context) -> Option<(String, String)> {
        let asked = opening_text(self, cx, cx.texts().for_eyes());
        let told = asked.unwrap_or_else(|| comments_text(cx.stage.as_ref(), cx.texts()));
        Some((printed_table(cx)?, told))
    }
}

/// The table of the game on the screen without surroundings, as an SVG document for printing; in a replay, as shown there.
pub fn printed_table(cx: &Context) -> Option<String> {
    let content = PictureContent {
        size: PictureSize::Width(PRINTED),
        ..PictureForm::default().content()
    };
    match &cx.stage {
        None => None,
        Some(AnyStage::Tiles(stage)) => {
            let marks = stage.marks();
            let content = PictureContent { marks, ..content };
            let shown = stage.branch();
            let session = shown.as_ref().unwrap_or(stage.session());
            Some(table_alone(session, &cx.board_theme(), &content))
        }
        Some(AnyStage::Cards(stage)) => {
            let shown = stage.branch();
            let session = shown.as_ref().unwrap_or(stage.session());
            Some(table_alone(session, &cx.board_theme(), &content))
        }
    }
}
