//! The HTML that shows a lesson's board on another page.

use crate::context::Context;
use crate::context::by_link::shown_address;
use crate::context::copied::Copied;
use crate::context::effects::Effect;
use crate::elements::board_lines::{element_lines, frame_line};
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::{BoardSize, WayOut};
use crate::features::learn::library::{Entry, Shelf};
use crate::features::learn::state::Learning;
use crate::widgets::confirmed;
use crate::widgets::labelled_intent;

/// The code to embed a lesson, collapsed by default. Embedded boards know no puzzles, and a page opened from disk has no address
/// to link to.
pub(super) fn for_pages(cx: &Context, entry: &Entry) -> Option<Node> {
    if entry.shelf == Shelf::Puzzles || cx.around.is_on_disk() {
        return None;
    }
    let texts = cx.texts();
    let ways = [
        (WayOut::Embed, texts.copy_embed()),
        (WayOut::Frame, texts.copy_frame()),
    ];
    let ways = ways.map(|(way, label)| {
        let run = Intent::Learn(LearnIntent::Copy(way));
        let button = labelled_intent("", run, Icon::Copy, label);
        confirmed(cx, Copied::OfDraft(way), button)
    });
    let draw_up = Intent::Learn(LearnIntent::DrawUp);
    let draw_up = labelled_intent("", draw_up, Icon::Workshop, texts.lesson_to_workshop());
    let folded = el("details")
        .class("rules-shown")
        .key("for pages")
        .child(el("summary").text(texts.lesson_for_pages()))
        .child(div("ways").children(ways).child(draw_up));
    Some(folded)
}

/// Copies the code to embed the open lesson, in the language of this page.
pub(crate) fn copy_lesson(learning: &mut Learning, cx: &mut Context, way: WayOut) {
    let Some(entry) = learning.opened_entry() else {
        return;
    };
    let asked = [
        ("lesson", entry.name()),
        ("language", cx.language().code().to_string()),
    ];
    let address = shown_address(cx);
    let title = entry.lesson.title(cx.language().code());
    let title = title.unwrap_or(&entry.file);
    let text = match way {
        WayOut::Frame => frame_line(&address, title, BoardSize::default(), &asked),
        WayOut::Embed | WayOut::Link | WayOut::Record => {
            element_lines(&address, BoardSize::default(), &asked, title)
        }
    };
    cx.effects.push(Effect::CopyDraft(way, text));
}
