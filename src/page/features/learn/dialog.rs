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
    let card = match learning.view {
        View::Contents => div("card")
            .child(head(learning, cx, None, texts.learn()))
            .child(contents_view(learning, cx)),
        View::Chapter(chapter) => listed(learning, cx, chapter_view(learning, cx, chapter)),
        View::Course(chapter) => listed(learning, cx, course_view(learning, cx, chapter)),
        View::Puzzles => listed(learning, cx, puzzles_view(learning, cx)),
        View::Given => div("card")
            .child(head(
                learning,
                cx,
                way_back(learning),
                given_title(learning, cx),
            ))
            .child(given_view(learning, cx)),
        View::Making => listed(learning, cx, making_view(learning, cx)),
        View::Class => listed(learning, cx, class_view(learning, cx)),
        View::Sheet => div("card")
            .child(head(
                learning,
                cx,
                way_back(learning),
                sheet_title(learning),
            ))
            .child(sheet_view(learning, cx)),
        View::Run => {
            let run = learning.practice.run.as_deref();
            let title = run.map_or(texts.puzzles(), |run| kind_name(cx, run.kind));
            div("card")
                .child(head(learning, cx, way_back(learning), title))
                .child(run_view(learning, cx))
        }
        View::Lesson => lesson_view(learning, cx),
    };
    dialog("learn", texts.learn())
        .class("learn")
        .class(match learning.view {
            View::Lesson => "played",
            _ => "read",
        })
        .child(card)
}

/// A list below the header that leads back.
fn listed(learning: &Learning, cx: &Context, view: Node) -> Node {
    div("card")
        .child(head(learning, cx, way_back(learning), cx.texts().learn()))
        .child(view)
}
