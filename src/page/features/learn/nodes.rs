//! Elements shared by several views of the rule book: headers, and buttons to lessons and chapters.

use crate::context::Context;
use crate::context::rulebook::ChapterText;
use crate::context::rulebook::chapter_text;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::tree::{Node, el, span};
use crate::features::learn::aloud::read_aloud_button;
use crate::features::learn::marks::{lesson_mark, next_mark};
use crate::features::learn::path::{Ahead, place_node};
use crate::features::learn::state::{Learning, Lessons, Puzzles, View};
use crate::widgets::button_node;
use engine::table::Chapter;

/// The header with title and back button; a new element for each kind of view, so that focus does not stay in it.
pub(super) fn head(learning: &Learning, cx: &Context, back: Option<Intent>, title: &str) -> Node {
    let texts = cx.texts();
    // Lessons and texts begin with their title; where there is something to choose, focus goes there first.
    let begins = back.is_some();
    let back = back.map(|to| {
        el("button")
            .class("icon-button quiet corner left")
            .attr("type", "button")
            .hover_title(texts.learn_back())
            .attr("aria-label", texts.learn_back())
            .run(to)
            .child(Icon::Before.node())
    });
    el("header")
        .key(match learning.view {
            View::Contents => "contents",
            View::Chapter(_) => "chapter",
            View::Course(_) => "course",
            View::Puzzles => "puzzles",
            View::Given => "given",
            View::Making => "making",
            View::Class => "class",
            View::Sheet => "sheet",
            View::Run => "run",
            View::Lesson => "lesson",
        })
        .children(back)
        .child(
            el("h1")
                .attr("tabindex", "-1")
                .flag("data-first", begins)
                .text(title),
        )
        .children(match learning.view {
            View::Lesson => place_node(learning, cx),
            _ => None,
        })
        .children(match learning.view {
            View::Lesson => read_aloud_button(learning, cx),
            _ => None,
        })
        .child(button_node(cx, Command::Close, "quiet corner"))
}

/// The button to what comes next, which has the focus first.
pub(super) fn next_button(to: LearnIntent, label: &str) -> Node {
    el("button")
        .class("button primary large")
        .attr("type", "button")
        .flag("data-first", true)
        .run(Intent::Learn(to))
        .child(span("label", label))
}

/// Says that the lessons are loading, or could not be loaded.
pub(super) fn waiting(learning: &Learning, cx: &Context) -> Option<Node> {
    let texts = cx.texts();
    let told = match learning.lessons {
        Lessons::Read(_) => return None,
        Lessons::Missing => texts.rules_unreachable(),
        Lessons::Unknown | Lessons::Asked => texts.rules_on_the_way(),
    };
    Some(el("p").class("hint").text(told))
}

/// The same of the puzzles.
pub(super) fn puzzles_awaited(learning: &Learning, cx: &Context) -> Option<Node> {
    let texts = cx.texts();
    let told = match learning.puzzles {
        Puzzles::Read(_) => return None,
        Puzzles::Missing => texts.rules_unreachable(),
        Puzzles::Unknown | Puzzles::Asked => texts.rules_on_the_way(),
    };
    Some(el("p").class("hint").text(told))
}

/// A button to a lesson, with a mark if it is done or comes back.
pub(super) fn lesson_button(learning: &Learning, cx: &Context, number: usize) -> Option<Node> {
    let entry = learning.library()?.get(number)?;
    let title = entry.lesson.title(cx.language().code());
    let title = title.unwrap_or(&entry.file).to_string();
    let button = el("button")
        .class("to-lesson")
        .attr("type", "button")
        .run(Intent::Learn(LearnIntent::Lesson(number)))
        .child(span("label", title));
    let mark = lesson_mark(learning, cx, entry);
    Some(mark.into_iter().fold(button, Node::apart))
}

/// Lessons in their order; the one that comes next has a mark, too.
pub(super) fn lesson_list(
    learning: &Learning,
    cx: &Context,
    ahead: &Ahead,
    lessons: &[usize],
) -> Node {
    let rows = lessons.iter().filter_map(|&number| {
        let button = lesson_button(learning, cx, number)?;
        let next = (ahead.next() == Some(number)).then(|| next_mark(cx));
        Some(el("li").child(next.into_iter().fold(button, Node::apart)))
    });
    el("ol").children(rows)
}

/// A chapter of the rule book, with the number of its boards.
pub(super) fn chapter_row(learning: &Learning, cx: &Context, chapter: Chapter) -> Node {
    let library = learning.library();
    let boards = library.map_or(0, |library| library.count_of(chapter));
    let boards = (boards > 0).then(|| span("count", cx.texts().boards(boards as u32)));
    let button = el("button")
        .class("to-chapter")
        .attr("type", "button")
        .run(Intent::Learn(LearnIntent::Chapter(chapter)))
        .child(Icon::Book.node())
        .child(span("label", chapter_title(cx, chapter)));
    let button = boards.into_iter().fold(button, Node::apart);
    el("li").key(chapter.prefix()).child(button)
}

pub(super) fn chapter_title(cx: &Context, chapter: Chapter) -> String {
    let title = match chapter_text(cx, chapter) {
        Some(ChapterText::Read(texts)) => texts.title(),
        _ => chapter.prefix(),
    };
    title.to_string()
}
