//! The chapters of the rules, as far as they were fetched.

use crate::context::Context;
use crate::context::rulebook::ChapterText;
use engine::table::Chapter;
/// What is known of a chapter in the language of the page.
pub(crate) fn chapter_text(cx: &Context, chapter: Chapter) -> Option<&ChapterText> {
    cx.rulebook.chapter(chapter, cx.language())
}
