//! The rule book as a dialog: the text on one side, the board of a lesson on the other.

use crate::context::Context;
use crate::elements::tree::{Node, dialog, div};
use crate::features::learn::assignment::{class_view, given_title, given_view, making_view};
use crate::features::learn::chapter::chapter_view;
use crate::features::learn::contents::contents_view;
use crate::features::learn::courses::course_view;
use crate::features::learn::lesson::lesson_view;
use crate::features::learn::nodes::head;
use crate::features::learn::puzzles::puzzles_view;
use crate::features::learn::puzzles::run_view::{kind_name, run_view};
use crate::features::learn::sheet::{sheet_title, sheet_view};
use crate::features::learn::state::{Learning, View};
use crate::features::learn::ways::way_back;

pub(crate) fn learn_dialog(learning: &Learning, cx: &Context) -> Node {
    let texts = cx.texts();
    let (class, card) = match learning.view {
        View::Lesson => ("played", lesson_view(learning, cx)),
        _ => {
            let head = head(learning, cx, way_back(learning), title(learning, cx));
            ("read", div("card").child(head).child(view(learning, cx)))
        }
    };
    dialog("learn", texts.learn())
        .class("learn")
        .class(class)
        .child(card)
}

fn title<'a>(learning: &'a Learning, cx: &'a Context) -> &'a str {
    let texts = cx.texts();
    match learning.view {
        View::Given => given_title(learning, cx),
        View::Sheet => sheet_title(learning),
        View::Puzzles => texts.puzzles(),
        View::Run => {
            let run = learning.practice.run.as_deref();
            run.map_or(texts.puzzles(), |run| kind_name(cx, run.kind))
        }
        _ => texts.learn(),
    }
}

/// What is below the header.
fn view(learning: &Learning, cx: &Context) -> Node {
    match learning.view {
        View::Contents => contents_view(learning, cx),
        View::Chapter(chapter) => chapter_view(learning, cx, chapter),
        View::Course(chapter) => course_view(learning, cx, chapter),
        View::Puzzles => puzzles_view(learning, cx),
        View::Run => run_view(learning, cx),
        View::Given => given_view(learning, cx),
        View::Making => making_view(learning, cx),
        View::Class => class_view(learning, cx),
        View::Sheet => sheet_view(learning, cx),
        View::Lesson => lesson_view(learning, cx),
    }
}
