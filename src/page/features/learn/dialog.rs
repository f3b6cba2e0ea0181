//! The rule book as a dialog: what there is to read on one side, the board of a lesson on the other.

use crate::app::Shell;
use crate::app::page::button_node;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::tree::{Node, dialog, div, el, span};
use crate::features::learn::chapter::chapter_view;
use crate::features::learn::contents::contents_view;
use crate::features::learn::courses::course_view;
use crate::features::learn::lesson::lesson_view;
use crate::features::learn::puzzles::puzzles_view;
use crate::features::learn::run::way_back;
use crate::features::learn::{Lessons, View};

/// The dialog.
#[inline(never)]
pub(crate) fn learn_dialog(shell: &Shell) -> Node {
    let texts = shell.texts();
    let card = match shell.learning.view {
        View::Contents => div("card")
            .child(head(shell, None, texts.learn()))
            .child(contents_view(shell)),
        View::Chapter(chapter) => div("card")
            .child(head(shell, way_back(shell), texts.learn()))
            .child(chapter_view(shell, chapter)),
        View::Course(chapter) => div("card")
            .child(head(shell, way_back(shell), texts.learn()))
            .child(course_view(shell, chapter)),
        View::Puzzles => div("card")
            .child(head(shell, way_back(shell), texts.learn()))
            .child(puzzles_view(shell)),
        View::Lesson => lesson_view(shell),
    };
    dialog("learn", texts.learn())
        .class("learn")
        .class(match shell.learning.view {
            View::Lesson => "played",
            View::Contents | View::Chapter(_) | View::Course(_) | View::Puzzles => "read",
        })
        .child(card)
}

/// The head, with a title and the way back; another one for each kind of what is shown, so that the focus does not stay in it.
pub(super) fn head(shell: &Shell, back: Option<LearnIntent>, title: &str) -> Node {
    let texts = shell.texts();
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
        .key(match shell.learning.view {
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
        .child(button_node(shell, Command::Close, "quiet corner"))
}

/// That the lessons are on their way, or cannot be had.
pub(super) fn waiting(shell: &Shell) -> Option<Node> {
    let texts = shell.texts();
    let told = match shell.learning.lessons {
        Lessons::Read(_) => return None,
        Lessons::Missing => texts.rules_unreachable(),
        Lessons::Unknown | Lessons::Asked => texts.rules_on_the_way(),
    };
    Some(el("p").class("hint").text(told))
}

/// A button that leads to a lesson, with a mark where that was done.
pub(super) fn lesson_button(shell: &Shell, number: usize) -> Option<Node> {
    let entry = shell.learning.library()?.get(number)?;
    let title = entry.lesson.title(shell.language().code());
    let title = title.unwrap_or(&entry.file).to_string();
    let done = shell.learning.is_done(&entry.name());
    let mark = done.then(|| {
        span("mark", "✓")
            .attr("role", "img")
            .attr("aria-label", shell.texts().lesson_done())
    });
    let button = el("button")
        .class("to-lesson")
        .attr("type", "button")
        .run(Intent::Learn(LearnIntent::Lesson(number)))
        .child(span("label", title));
    Some(mark.into_iter().fold(button, Node::apart))
}
