//! The contents of the rule book, and search results.

use crate::context::Context;
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent};
use crate::elements::learn::{LearnField, LearnIntent};
use crate::elements::tree::{Node, div, el, span};
use crate::features::learn::assignment::for_teachers;
use crate::features::learn::courses::{courses, progress};
use crate::features::learn::library::Shelf;
use crate::features::learn::nodes::{chapter_row, lesson_list, waiting};
use crate::features::learn::path::{Ahead, way_on_button};
use crate::features::learn::search::found_node;
use crate::features::learn::state::Learning;
use engine::table::Chapter;

/// The way on and the search field, and below them either the results or everything.
pub(super) fn contents_view(learning: &Learning, cx: &Context) -> Node {
    let search = learning.search.trim();
    let texts = cx.texts();
    let ahead = Ahead::of(learning);
    let field = el("input")
        .class("control search")
        .attr("type", "search")
        .attr("placeholder", texts.learn_search())
        .attr("aria-label", texts.learn_search())
        .attr("autocomplete", "off")
        .field(Field::Learn(LearnField::Search))
        .attr("value", learning.search.clone());
    let below = match search {
        "" => vec![
            steps(learning, cx, &ahead),
            to_puzzles(cx),
            courses(learning, cx, &ahead),
            chapters(learning, cx),
            for_teachers(cx),
        ],
        words => vec![found_node(learning, cx, words)],
    };
    div("contents")
        .children(way_on(learning, cx, &ahead))
        .child(field)
        .children(below)
}

/// The way on: always the same button in the same place, and below it how somebody is learning.
fn way_on(learning: &Learning, cx: &Context, ahead: &Ahead) -> Option<Node> {
    let texts = cx.texts();
    let button = way_on_button(learning, cx, ahead)?;
    let come_back = ahead.due.len() as u32;
    let come_back = (come_back > 0).then(|| texts.come_back(come_back));
    let today = learning.today.unwrap_or_default();
    let days = learning.progress().days_in_a_row(today);
    let days = (days > 1).then(|| texts.days_in_a_row(days));
    let told = come_back.into_iter().chain(days);
    let told: Vec<Node> = told.map(|told| span("", told)).collect();
    let told = (!told.is_empty()).then(|| el("p").class("hint").children(told));
    Some(div("way-on").child(button).children(told))
}

/// The first steps with the progress.
fn steps(learning: &Learning, cx: &Context, ahead: &Ahead) -> Node {
    let texts = cx.texts();
    let section = el("section")
        .class("steps")
        .key("steps")
        .child(el("h2").text(texts.first_steps()))
        .child(el("p").class("hint").text(texts.first_steps_hint()));
    let Some(library) = learning.library() else {
        return section.children(waiting(learning, cx));
    };
    let steps: Vec<usize> = library
        .on(Shelf::FirstSteps)
        .map(|(number, _)| number)
        .collect();
    let (done, count) = progress(learning, &steps);
    let done = (done > 0).then(|| texts.course_progress(done, count));
    section
        .children(done.map(|done| el("p").class("hint").text(done)))
        .child(lesson_list(learning, cx, ahead, &steps))
}

/// The button to the puzzles.
fn to_puzzles(cx: &Context) -> Node {
    let texts = cx.texts();
    let button = el("button")
        .class("button")
        .attr("type", "button")
        .run(Intent::Learn(LearnIntent::Puzzles))
        .child(Icon::Hint.node())
        .child(span("label", texts.puzzles()));
    el("section")
        .class("to-puzzles")
        .key("puzzles")
        .child(button)
        .child(el("p").class("hint").text(texts.puzzles_hint()))
}

fn chapters(learning: &Learning, cx: &Context) -> Node {
    let texts = cx.texts();
    let rows = Chapter::ALL
        .iter()
        .map(|&chapter| chapter_row(learning, cx, chapter));
    el("section")
        .class("book")
        .key("book")
        .child(el("h2").text(texts.rule_book()))
        .child(el("ul").children(rows))
        .child(kept(learning, cx))
}

/// What can be done with the list of finished lessons: export, import, forget.
fn kept(learning: &Learning, cx: &Context) -> Node {
    let texts = cx.texts();
    let link = |intent: LearnIntent, label: &str| {
        el("button")
            .class("link")
            .attr("type", "button")
            .run(Intent::Learn(intent))
            .text(label)
    };
    let any = !learning.progress().is_empty();
    let save = any.then(|| link(LearnIntent::SaveDone, texts.save_lessons_done()));
    let forget = any.then(|| link(LearnIntent::Forget, texts.forget_lessons()));
    let undo = !learning.forgotten.is_empty();
    let undo = undo.then(|| {
        div("forgotten")
            .attr("role", "status")
            .child(span("label", texts.lessons_forgotten()))
            .child(link(LearnIntent::Remember, texts.undelete()))
    });
    div("lessons-kept")
        .children(save)
        .child(link(LearnIntent::BringDone, texts.bring_lessons_done()))
        .children(forget)
        .children(undo)
}
