//! The rule book as a dialog: the text on one side, the board of a lesson on the other.

use crate::context::Context;
use crate::elements::tree::{Node, dialog, div};
use crate::features::learn::chapter::chapter_view;
use crate::features::learn::contents::contents_view;
use crate::features::learn::courses::course_view;
use crate::features::learn::lesson::lesson_view;
use crate::features::learn::nodes::head;
use crate::features::learn::puzzles::puzzles_view;
use crate::features::learn::state::{Learning, View};
use crate::features::learn::ways::way_back;

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
