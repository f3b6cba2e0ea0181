//! A sheet for paper: lessons, puzzles or tasks with their boards, room for answers, and the answers on a page of their own.

mod answer;
mod drawn;
mod question;

use crate::context::Context;
use crate::context::by_link::shown_address;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::qr::qr_code;
use crate::elements::tree::{Node, div, el, span};
use crate::features::learn::address::place_of;
use crate::features::learn::assignment::given_title;
use crate::features::learn::courses::Course;
use crate::features::learn::lesson::lesson_title;
use crate::features::learn::library::Entry;
use crate::features::learn::nodes::chapter_title;
use crate::features::learn::opened::Opened;
use crate::features::learn::state::{Learning, View};
use crate::widgets::labelled_intent;
use answer::answer_node;
use question::question_nodes;

/// A finished sheet. Its boards are drawn once: a chapter has dozens.
#[derive(Debug)]
pub(crate) struct Sheet {
    title: String,
    tasks: Vec<Node>,
    answers: Vec<Node>,
    /// What was shown before, and is again afterwards.
    before: View,
}

impl Learning {
    /// Shows the sheet of the lessons that the current view shows.
    pub(crate) fn show_sheet(&mut self, cx: &Context) {
        let before = match &self.sheet {
            Some(sheet) if self.view == View::Sheet => sheet.before,
            _ => self.view,
        };
        self.sheet = Some(Box::new(Sheet::of(self, cx, before)));
        self.view = View::Sheet;
    }

    /// Shows what was shown before the sheet.
    pub(crate) fn leave_sheet(&mut self) {
        if let Some(sheet) = self.sheet.take() {
            self.view = sheet.before;
        }
    }

    /// Draws the sheet anew when lessons have come: in another language, or puzzles that it lacked.
    pub(in crate::features::learn) fn redraw_sheet(&mut self, cx: &Context) {
        if self.view == View::Sheet {
            self.show_sheet(cx);
        }
    }
}

impl Sheet {
    pub(super) const fn before(&self) -> View {
        self.before
    }

    fn of(learning: &Learning, cx: &Context, before: View) -> Sheet {
        let lessons = lessons(learning, before);
        let library = learning.library();
        let entries = lessons
            .iter()
            .filter_map(|&number| Some((number, library?.get(number)?)));
        let pages = (1..).zip(entries).map(|(place, (number, entry))| {
            let opened = Opened::new(number, entry);
            let title = lesson_title(learning, cx, number, entry);
            let head = el("h2").text(format!("{place}. {title}"));
            let task = el("section")
                .class("sheet-task")
                .key(entry.name())
                .child(head.clone())
                .children(code(cx, entry))
                .children(question_nodes(cx, &opened, entry));
            (task, answer_node(cx, &opened, entry, head))
        });
        let (tasks, answers) = pages.unzip();
        Sheet {
            title: title(learning, cx, before),
            tasks,
            answers,
            before,
        }
    }
}

/// The lessons of a view.
fn lessons(learning: &Learning, view: View) -> Vec<usize> {
    let Some(library) = learning.library() else {
        return Vec::new();
    };
    match view {
        View::Lesson => learning.opened.iter().map(|opened| opened.number).collect(),
        View::Given => learning.given_lessons().into_iter().flatten().collect(),
        View::Making => learning.chosen_lessons(),
        View::Course(chapter) => Course::of(chapter)
            .map(|course| course.lessons(library))
            .unwrap_or_default(),
        View::Chapter(chapter) => library.of_chapter(chapter).collect(),
        _ => Vec::new(),
    }
}

fn title(learning: &Learning, cx: &Context, view: View) -> String {
    match view {
        View::Given => given_title(learning, cx).to_string(),
        View::Making if !learning.list_in_making().title.is_empty() => {
            learning.list_in_making().title.clone()
        }
        View::Course(chapter) | View::Chapter(chapter) => chapter_title(cx, chapter),
        _ => cx.texts().learn().to_string(),
    }
}

/// The code that opens a lesson; none for tasks of a list, which have no address, and where the page has none.
fn code(cx: &Context, entry: &Entry) -> Option<Node> {
    if cx.around.is_on_disk() || entry.is_own() {
        return None;
    }
    let link = format!("{}#{}", shown_address(cx), place_of(&entry.name()));
    qr_code(&link, cx.texts().qr_label())
}

pub(super) fn sheet_title(learning: &Learning) -> &str {
    let sheet = learning.sheet.as_deref();
    sheet.map_or("", |sheet| &sheet.title)
}

pub(super) fn sheet_view(learning: &Learning, cx: &Context) -> Node {
    let texts = cx.texts();
    let view = div("sheet").key("sheet");
    let Some(sheet) = learning.sheet.as_deref() else {
        return view;
    };
    let print = Intent::Learn(LearnIntent::Print);
    let print = labelled_intent("primary", print, Icon::Print, texts.print());
    let answers = el("section")
        .class("answers")
        .child(el("h1").text(texts.answers()))
        .children(sheet.answers.clone());
    view.child(
        div("ways")
            .child(print)
            .child(el("p").class("hint").text(texts.print_hint())),
    )
    .child(
        el("p")
            .class("named")
            .text(texts.name_on_paper())
            .child(span("blank", "")),
    )
    .children(sheet.tasks.clone())
    .child(answers)
}

/// The button to the sheet of the current view.
pub(super) fn sheet_button(cx: &Context) -> Node {
    let run = Intent::Learn(LearnIntent::Sheet);
    labelled_intent("", run, Icon::Print, cx.texts().make_sheet())
}
