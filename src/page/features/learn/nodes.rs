//! What several views of the rule book show: heads, and the ways to lessons and chapters.

use crate::context::Context;
use crate::context::chapters::chapter_text;
use crate::context::rulebook::ChapterText;
use crate::context::widgets::button_node;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::tree::{Node, el, span};
use crate::features::learn::state::{Learning, Lessons, View};
use engine::table::Chapter;

/// The head, with a title and the way back; another one for each kind of what is shown, so that the focus does not stay in it.
pub(super) fn head(
    learning: &Learning,
    cx: &Context,
    back: Option<LearnIntent>,
    title: &str,
) -> Node {
    let texts = cx.texts();
    // What is read or played begins with its title; where there is something to choose, that is the first.
    let begins = back.is_some();
    let back = back.map(|to| {
        el("button")
            .class("icon-button quiet corner left")
            .attr("type", "button")
            .hover_title(texts.learn_back())
            .attr("aria-label", texts.learn_back())
            .run(Intent::Learn(to))
            .child(Icon::Before.node())
    });
    el("header")
        .key(match learning.view {
            View::Contents => "contents",
            View::Chapter(_) => "chapter",
            View::Course(_) => "course",
            View::Puzzles => "puzzles",
            View::Lesson => "lesson",
        })
        .children(back)
        .child(
            el("h1")
                .attr("tabindex", "-1")
                .flag("data-first", begins)
                .text(title),
        )
        .child(button_node(cx, Command::Close, "quiet corner"))
}

/// That the lessons are on their way, or cannot be had.
pub(super) fn waiting(learning: &Learning, cx: &Context) -> Option<Node> {
    let texts = cx.texts();
    let told = match learning.lessons {
        Lessons::Read(_) => return None,
        Lessons::Missing => texts.rules_unreachable(),
        Lessons::Unknown | Lessons::Asked => texts.rules_on_the_way(),
    };
    Some(el("p").class("hint").text(told))
}

/// A button that leads to a lesson, with a mark where that was done.
pub(super) fn lesson_button(learning: &Learning, cx: &Context, number: usize) -> Option<Node> {
    let entry = learning.library()?.get(number)?;
    let title = entry.lesson.title(cx.language().code());
    let title = title.unwrap_or(&entry.file).to_string();
    let done = learning.is_done(&entry.name());
    let mark = done.then(|| {
        span("mark", "✓")
            .attr("role", "img")
            .attr("aria-label", cx.texts().lesson_done())
    });
    let button = el("button")
        .class("to-lesson")
        .attr("type", "button")
        .run(Intent::Learn(LearnIntent::Lesson(number)))
        .child(span("label", title));
    Some(mark.into_iter().fold(button, Node::apart))
}

/// A chapter of the rule book, with how many boards it has.
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

/// What a chapter is called.
pub(super) fn chapter_title(cx: &Context, chapter: Chapter) -> String {
    let title = match chapter_text(cx, chapter) {
        Some(ChapterText::Read(texts)) => texts.title(),
        _ => chapter.prefix(),
    };
    title.to_string()
}
