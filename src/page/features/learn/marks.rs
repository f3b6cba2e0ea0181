//! The marks in lists of lessons: what is done, what comes next, and what comes back. Each has a sign and words.

use crate::context::Context;
use crate::elements::tree::{Node, span};
use crate::features::learn::library::Entry;
use crate::features::learn::path::Ahead;
use crate::features::learn::state::Learning;

/// The mark of a lesson, unless it is new.
pub(super) fn lesson_mark(learning: &Learning, cx: &Context, entry: &Entry) -> Option<Node> {
    let texts = cx.texts();
    let name = entry.name();
    let repetition = learning.progress().repetition(&name);
    let days = repetition.zip(learning.today);
    let days = days.map(|(repetition, today)| repetition.days_left(today));
    match days {
        Some(0) => Some(mark("due", "↻", &texts.comes_again(0))),
        _ if learning.is_done(&name) => Some(mark("done", "✓", texts.lesson_done())),
        days => days.map(|days| mark("", "↻", &texts.comes_again(days))),
    }
}

/// The mark of the lesson that comes next.
pub(super) fn next_mark(cx: &Context) -> Node {
    mark("next", "→", cx.texts().lesson_next())
}

/// The mark of a course with these lessons, of which so many are done.
pub(super) fn course_mark(
    cx: &Context,
    ahead: &Ahead,
    lessons: &[usize],
    done: u32,
) -> Option<Node> {
    let texts = cx.texts();
    let due = ahead.due.iter().filter(|due| lessons.contains(due)).count();
    let next = ahead.next().filter(|next| lessons.contains(next));
    match due {
        1.. => Some(mark("due", "↻", &texts.lessons_due(due as u32))),
        _ if done as usize == lessons.len() => Some(mark("done", "✓", texts.lesson_done())),
        _ => next.map(|_| next_mark(cx)),
    }
}

pub(super) fn mark(class: &'static str, sign: &str, words: &str) -> Node {
    span("mark", "")
        .class(class)
        .child(span("sign", sign).attr("aria-hidden", "true"))
        .text(format!(" {words}"))
}
