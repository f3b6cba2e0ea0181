//! The board of a lesson for another page: the lines that show it there.

use crate::app::Shell;
use crate::app::page::labelled_intent;
use crate::context::copied::Copied;
use crate::context::effects::Effect;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::{BoardSize, WayOut};
use crate::features::learn::library::{Entry, Shelf};
use crate::features::share::board_lines::{element_lines, frame_line};
use crate::features::share::copied::say_copied;
use crate::features::share::shown_address;
use engine::session::Draft;

/// The texts that show a lesson elsewhere, folded away until somebody wants one. A board elsewhere knows no puzzles, and a
/// page on a disk has no address that leads anywhere.
pub(super) fn for_pages(shell: &Shell, entry: &Entry) -> Option<Node> {
    if entry.shelf == Shelf::Puzzles || shell.sharing.around.is_on_disk() {
        return None;
    }
    let texts = shell.texts();
    let ways = [
        (WayOut::Embed, texts.copy_embed()),
        (WayOut::Frame, texts.copy_frame()),
    ];
    let ways = ways.map(|(way, label)| {
        let run = Intent::Learn(LearnIntent::Copy(way));
        let button = labelled_intent("", run, Icon::Copy, label);
        match shell.has_copied(Copied::OfDraft(way)) {
            true => say_copied(shell, button),
            false => button,
        }
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

/// Opens the workshop with what the opened lesson shows and asks, at the ways out.
pub(super) fn draw_up_lesson(shell: &mut Shell) {
    if let Some(draft) = opened_entry(shell).and_then(|entry| Draft::read(&entry.text).ok()) {
        shell.open_ways_out(draft);
    }
}

/// Copies what shows the opened lesson elsewhere, in the language that is spoken here.
pub(super) fn copy_lesson(shell: &mut Shell, way: WayOut) {
    let Some(entry) = opened_entry(shell) else {
        return;
    };
    let asked = [
        ("lesson", entry.name()),
        ("language", shell.language().code().to_string()),
    ];
    let address = shown_address(shell);
    let title = entry.lesson.title(shell.language().code());
    let title = title.unwrap_or(&entry.file);
    let text = match way {
        WayOut::Frame => frame_line(&address, title, BoardSize::default(), &asked),
        WayOut::Embed | WayOut::Link | WayOut::Record => {
            element_lines(&address, BoardSize::default(), &asked, title)
        }
    };
    shell.effects.ask(Effect::CopyDraft(way, text));
}

/// The lesson that is open.
fn opened_entry(shell: &Shell) -> Option<&Entry> {
    let opened = shell.learning.opened.as_ref()?;
    shell.learning.library()?.get(opened.number)
}
