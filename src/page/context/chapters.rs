//! The chapters of the rules, once they are fetched.

use crate::context::Context;
use crate::context::rulebook::ChapterText;
use engine::table::Chapter;
/// A chapter in the language of the page; none if it was not requested.
pub(crate) fn chapter_text(cx: &Context, chapter: Chapter) -> Option<&ChapterText> {
    cx.rulebook.chapter(chapter, cx.language())
}
