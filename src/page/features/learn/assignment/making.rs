//! An assignment being made: its title and entries, and what there is to choose from.

use super::nodes::{field, intent, link_ways, list_button, titles};
use super::{Assignment, Item};
use crate::context::Context;
use crate::context::by_link::shown_address;
use crate::elements::assignment::{AssignmentField, AssignmentIntent, Offered};
use crate::elements::icons::Icon;
use crate::elements::qr::qr_code;
use crate::elements::tree::{Node, div, el, span};
use crate::features::learn::address::{LIST, place_of};
use crate::features::learn::courses::{COURSES, Course};
use crate::features::learn::lesson::lesson_title;
use crate::features::learn::library::{Library, Shelf};
use crate::features::learn::nodes::{chapter_title, waiting};
use crate::features::learn::puzzles::next::MOST_LEVEL;
use crate::features::learn::state::Learning;

/// What is kept of making a list besides the list itself, see `progress.rs`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Making {
    /// What is shown to choose from.
    pub offered: Option<Offered>,
    /// The list that another one has replaced, which can be restored.
    pub aside: Option<Assignment>,
}

impl Learning {
    /// The list that is being made.
    pub(in crate::features::learn) fn list_in_making(&self) -> &Assignment {
        &self.progress().making
    }
}

/// The link to a list on this page.
pub(super) fn link_of(cx: &Context, payload: &str) -> String {
    format!(
        "{}#{}",
        shown_address(cx),
        place_of(&format!("{LIST}{payload}"))
    )
}

pub(in crate::features::learn) fn making_view(learning: &Learning, cx: &Context) -> Node {
    let texts = cx.texts();
    let list = learning.list_in_making();
    let view = div("assignment")
        .key("making")
        .child(el("h2").text(texts.make_list()))
        .child(field(
            AssignmentField::Title,
            texts.list_title(),
            &list.title,
        ));
    if let Some(waiting) = waiting(learning, cx) {
        return view.child(waiting);
    }
    view.children(restore(learning, cx))
        .child(chosen(learning, cx, list))
        .children(ways_out(cx, list))
        .child(offers(learning, cx))
        .child(own_tasks(cx))
}

/// The entries, each with what may be done to it.
fn chosen(learning: &Learning, cx: &Context, list: &Assignment) -> Node {
    let texts = cx.texts();
    if list.items.is_empty() {
        return el("p").class("hint").text(texts.list_empty());
    }
    let row = |(at, title): (usize, String)| {
        let small = |run: AssignmentIntent, icon: Icon, label: String| {
            el("button")
                .class("icon-button quiet")
                .attr("type", "button")
                .hover_title(label.clone())
                .attr("aria-label", label)
                .run(intent(run))
                .child(icon.node())
        };
        let raise = (at > 0).then(|| {
            let label = texts.raise_on_list(&title);
            small(AssignmentIntent::Raise(at), Icon::Raise, label)
        });
        let label = texts.remove_from_list(&title);
        el("li")
            .key(format!("{at} {title}"))
            .child(span("label", title))
            .children(raise)
            .child(small(AssignmentIntent::Remove(at), Icon::Close, label))
    };
    let rows = titles(learning, cx, list).into_iter().enumerate().map(row);
    el("ol").class("chosen").children(rows)
}

/// The way back to the list that was emptied or replaced.
fn restore(learning: &Learning, cx: &Context) -> Option<Node> {
    learning.making.aside.as_ref()?;
    let button = el("button")
        .class("link")
        .attr("type", "button")
        .run(intent(AssignmentIntent::Restore))
        .text(cx.texts().restore_list());
    Some(button)
}

/// The list as a link, a code and a file, once there is anything on it.
fn ways_out(cx: &Context, list: &Assignment) -> Vec<Node> {
    let texts = cx.texts();
    if list.items.is_empty() {
        return Vec::new();
    }
    let preview = list_button(AssignmentIntent::Preview, Icon::Eye, texts.preview_list());
    let empty = list_button(AssignmentIntent::Empty, Icon::Close, texts.empty_list());
    let ways = link_ways(cx).child(preview).child(empty);
    let link = (!cx.around.is_on_disk()).then(|| link_of(cx, &list.pack()));
    let code = link.and_then(|link| qr_code(&link, texts.list_qr_label()));
    let code = code.map(|code| {
        el("details")
            .class("rules-shown")
            .key("code")
            .child(el("summary").text(texts.list_qr_label()))
            .child(el("figure").class("code-of").child(code))
    });
    std::iter::once(ways).chain(code).collect()
}

/// All there is to choose from, by course and by level; only one of them is open.
fn offers(learning: &Learning, cx: &Context) -> Node {
    let texts = cx.texts();
    let courses = COURSES.iter();
    let courses = courses.map(|course| Offered::Course(course.chapter));
    let levels = (1..=MOST_LEVEL).map(Offered::Puzzles);
    let all = std::iter::once(Offered::FirstSteps)
        .chain(courses)
        .chain(levels);
    let rows = all.map(|offered| offer(learning, cx, offered));
    el("section")
        .class("offers")
        .key("offers")
        .child(el("h3").text(texts.choose_for_list()))
        .child(el("ul").children(rows))
}

fn offer(learning: &Learning, cx: &Context, offered: Offered) -> Node {
    let texts = cx.texts();
    let is_open = learning.making.offered == Some(offered);
    let title = match offered {
        Offered::FirstSteps => texts.first_steps().to_string(),
        Offered::Course(chapter) => chapter_title(cx, chapter),
        Offered::Puzzles(level) => {
            texts.labelled(texts.puzzles(), &texts.puzzle_level(level.into()))
        }
    };
    let icon = if is_open { Icon::Minus } else { Icon::Plus };
    let head = el("button")
        .class("to-chapter")
        .attr("type", "button")
        .state("aria-expanded", is_open)
        .run(intent(AssignmentIntent::Offer(offered)))
        .child(icon.node())
        .child(span("label", title));
    let lessons = is_open.then(|| lessons_offered(learning, offered));
    let lessons = lessons.map(|lessons| {
        let rows = lessons.into_iter();
        el("ul").children(rows.filter_map(|number| toggle(learning, cx, number)))
    });
    el("li")
        .key(format!("{offered:?}"))
        .child(head)
        .children(lessons)
}

fn lessons_offered(learning: &Learning, offered: Offered) -> Vec<usize> {
    let Some(library) = learning.library() else {
        return Vec::new();
    };
    let on = |library: &Library, shelf: Shelf, level: Option<u8>| -> Vec<usize> {
        let all = library.on(shelf);
        all.filter(|(_, entry)| level.is_none_or(|level| entry.level() == level))
            .map(|(number, _)| number)
            .collect()
    };
    match offered {
        Offered::FirstSteps => on(library, Shelf::FirstSteps, None),
        Offered::Course(chapter) => Course::of(chapter)
            .map(|course| course.lessons(library))
            .unwrap_or_default(),
        Offered::Puzzles(level) => on(library, Shelf::Puzzles, Some(level)),
    }
}

/// A lesson that is on the list or not. Whoever makes one may know what a puzzle is about.
fn toggle(learning: &Learning, cx: &Context, number: usize) -> Option<Node> {
    let entry = learning.library()?.get(number)?;
    let title = lesson_title(learning, cx, number, entry);
    let about = entry.lesson.title(cx.language().code());
    let about = about.filter(|_| entry.shelf == Shelf::Puzzles);
    let title = about.map_or(title.clone(), |about| cx.texts().labelled(&title, about));
    let item = Item::Lesson(entry.name());
    let is_on = learning.list_in_making().items.contains(&item);
    let icon = if is_on { Icon::Done } else { Icon::Plus };
    let button = el("button")
        .class("to-lesson")
        .attr("type", "button")
        .state("aria-pressed", is_on)
        .run(intent(AssignmentIntent::Toggle(number)))
        .child(icon.node())
        .child(span("label", title));
    Some(el("li").key(entry.name()).child(button))
}

/// How tasks of somebody's own come onto the list.
fn own_tasks(cx: &Context) -> Node {
    let texts = cx.texts();
    let add = list_button(
        AssignmentIntent::AddDraft,
        Icon::Workshop,
        texts.add_draft_to_list(),
    );
    el("section")
        .class("own-tasks")
        .child(el("h3").text(texts.own_tasks()))
        .child(el("p").class("hint").text(texts.own_tasks_hint()))
        .child(div("ways").child(add))
}
