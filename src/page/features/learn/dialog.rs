//! The rule book as a dialog: what there is to read on one side, the board of a lesson on the other.

use crate::context::Context;
use crate::context::widgets::button_node;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::tree::{Node, dialog, div, el, span};
use crate::features::learn::Learning;
use crate::features::learn::chapter::chapter_view;
use crate::features::learn::contents::contents_view;
use crate::features::learn::courses::course_view;
use crate::features::learn::lesson::lesson_view;
use crate::features::learn::puzzles::puzzles_view;
use crate::features::learn::run::way_back;
use crate::features::learn::{Lessons, View};

/// The dialog.
#[inline(never)]
pub(crate) fn learn_dialog(learning: &Learning, cx: &Context) -> Node {
    let texts = cx.texts();
    let card = match learning.view {
        View::Contents => div("card")
            .child(head(learning, cx, None, texts.learn()))
            .child(contents_view(learning, cx)),
        View::Chapter(chapter) => div("card")
            .child(head(learning, cx, way_back(learning), texts.learn()))
            .child(chapter_view(learning, cx, chapter)),
        View::Course(chapter) => div("card")
            .child(head(learning, cx, way_back(learning), texts.learn()))
            .child(course_view(learning, cx, chapter)),
        View::Puzzles => div("card")
            .child(head(learning, cx, way_back(learning), texts.learn()))
            .child(puzzles_view(learning, cx)),
        View::Lesson => lesson_view(learning, cx),
    };
    dialog("learn", texts.learn())
        .class("learn")
        .class(match learning.view {
            View::Lesson => "played",
            View::Contents | View::Chapter(_) | View::Course(_) | View::Puzzles => "read",
        })
        .child(card)
}

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
