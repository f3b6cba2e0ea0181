//! Courses: for each box what it adds, its examples in the order of its rules, and its combinations with other boxes.

use crate::context::Context;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::tree::{Node, div, el, span};
use crate::features::learn::library::{Entry, Library};
use crate::features::learn::marks::course_mark;
use crate::features::learn::nodes::{chapter_title, lesson_list, next_button, waiting};
use crate::features::learn::path::{Ahead, is_new};
use crate::features::learn::sheet::sheet_button;
use crate::features::learn::state::{Learning, Origin};
use crate::messages::Texts;
use engine::learn::Manner;
use engine::table::Chapter;

/// The folder of the lessons about several boxes.
const TOGETHER: &str = "together";

pub struct Course {
    /// The chapter it teaches.
    pub chapter: Chapter,
    /// The folder of its lessons.
    pub folder: &'static str,
    /// What its box adds.
    pub about: fn(&Texts) -> &str,
}

/// All courses, in the order of the rules.
#[rustfmt::skip]
pub static COURSES: [Course; 17] = [
    Course { chapter: Chapter::Base, folder: "base", about: Texts::course_base },
    Course { chapter: Chapter::Field, folder: "fields", about: Texts::course_fields },
    Course { chapter: Chapter::Riv, folder: "river", about: Texts::course_river },
    Course { chapter: Chapter::Abb, folder: "abbot", about: Texts::course_abbot },
    Course { chapter: Chapter::Ic, folder: "inns", about: Texts::course_inns },
    Course { chapter: Chapter::Tb, folder: "traders", about: Texts::course_traders },
    Course { chapter: Chapter::Fly, folder: "flying", about: Texts::course_flying },
    Course { chapter: Chapter::Msg, folder: "messengers", about: Texts::course_messengers },
    Course { chapter: Chapter::Fer, folder: "ferries", about: Texts::course_ferries },
    Course { chapter: Chapter::Gold, folder: "gold", about: Texts::course_gold },
    Course { chapter: Chapter::Mw, folder: "mage", about: Texts::course_mage },
    Course { chapter: Chapter::Rob, folder: "robbers", about: Texts::course_robbers },
    Course { chapter: Chapter::Crop, folder: "crop", about: Texts::course_crop },
    Course { chapter: Chapter::Hs, folder: "hills", about: Texts::course_hills },
    Course { chapter: Chapter::Win, folder: "winter", about: Texts::course_winter },
    Course { chapter: Chapter::Gb, folder: "gingerbread", about: Texts::course_gingerbread },
    Course { chapter: Chapter::Card, folder: "cards", about: Texts::course_cards },
];

impl Course {
    pub fn of(chapter: Chapter) -> Option<&'static Course> {
        COURSES.iter().find(|course| course.chapter == chapter)
    }

    /// The course that has the lessons of a folder.
    pub(super) fn of_folder(folder: &str) -> Option<&'static Course> {
        COURSES.iter().find(|course| course.folder == folder)
    }

    /// The name of its first lesson, which tells what its box adds.
    pub(crate) fn first_lesson(&self) -> String {
        format!("{}/what-is-new", self.folder)
    }

    /// The numbers of its own lessons: those that only show, then the examples in order, then the others by their rules.
    pub fn own(&self, library: &Library) -> Vec<usize> {
        let own = library
            .all()
            .filter(|(_, entry)| entry.folder == self.folder);
        let place = |entry: &Entry| {
            let example = entry.lesson.example.map(|example| example.number);
            (
                entry.lesson.manner == Manner::Asking,
                example.is_none(),
                example,
                entry.lesson.rules.first().copied(),
            )
        };
        let mut own: Vec<_> = own.collect();
        own.sort_by_key(|(_, entry)| place(entry));
        own.into_iter().map(|(number, _)| number).collect()
    }

    /// Its lessons with other boxes.
    pub fn with_others(&self, library: &Library) -> Vec<usize> {
        let shows = |entry: &Entry| {
            let mut rules = entry.lesson.rules.iter();
            entry.folder == TOGETHER && rules.any(|rule| rule.chapter == self.chapter)
        };
        let all = library.all().filter(|(_, entry)| shows(entry));
        all.map(|(number, _)| number).collect()
    }

    pub fn lessons(&self, library: &Library) -> Vec<usize> {
        let mut all = self.own(library);
        all.extend(self.with_others(library));
        all
    }
}

/// How many of these lessons are done, and how many there are.
pub(super) fn progress(learning: &Learning, lessons: &[usize]) -> (u32, u32) {
    let library = learning.library();
    let done = lessons.iter().filter(|&&number| {
        let entry = library.and_then(|library| library.get(number));
        entry.is_some_and(|entry| learning.is_done(&entry.name()))
    });
    (done.count() as u32, lessons.len() as u32)
}

/// How many courses are done, and how many there are; none until the lessons are loaded.
pub(crate) fn courses_done(learning: &Learning) -> Option<(u32, u32)> {
    let all = COURSES.len() as u32;
    if learning.is_untouched() {
        return Some((0, all));
    }
    let library = learning.library()?;
    let is_done = |course: &&Course| {
        let (done, all) = progress(learning, &course.lessons(library));
        done == all && all > 0
    };
    let done = COURSES.iter().filter(is_done).count();
    Some((done as u32, all))
}

/// The courses in the contents, each with its progress.
pub(super) fn courses(learning: &Learning, cx: &Context, ahead: &Ahead) -> Node {
    let texts = cx.texts();
    let section = el("section")
        .class("book")
        .key("courses")
        .child(el("h2").text(texts.courses()))
        .child(el("p").class("hint").text(texts.courses_hint()));
    let Some(library) = learning.library() else {
        return section;
    };
    let rows = COURSES.iter().map(|course| {
        course_row(
            learning,
            cx,
            ahead,
            course.chapter,
            &course.lessons(library),
        )
    });
    section.child(el("ul").children(rows))
}

/// A course with its progress.
pub(super) fn course_row(
    learning: &Learning,
    cx: &Context,
    ahead: &Ahead,
    chapter: Chapter,
    lessons: &[usize],
) -> Node {
    let texts = cx.texts();
    let (done, count) = progress(learning, lessons);
    let count = match done {
        0 => texts.boards(count),
        done => texts.course_progress(done, count),
    };
    let button = el("button")
        .class("to-chapter")
        .attr("type", "button")
        .run(Intent::Learn(LearnIntent::Course(chapter)))
        .child(Icon::Learn.node())
        .child(span("label", chapter_title(cx, chapter)))
        .apart(span("count", count));
    let mark = course_mark(cx, ahead, lessons, done);
    let button = mark.into_iter().fold(button, Node::apart);
    el("li").key(chapter.file()).child(button)
}

/// A course: what is new, the progress, and its lessons.
pub(super) fn course_view(learning: &Learning, cx: &Context, chapter: Chapter) -> Node {
    let texts = cx.texts();
    let view = div("course")
        .key(format!("course {}", chapter.file()))
        .child(el("h2").text(chapter_title(cx, chapter)));
    let found = Course::of(chapter).zip(learning.library());
    let Some((course, library)) = found else {
        return view.children(waiting(learning, cx));
    };
    let (own, others) = (course.own(library), course.with_others(library));
    let all = course.lessons(library);
    let (done, count) = progress(learning, &all);
    let ahead = Ahead::of(learning);
    let list = |lessons: &[usize]| lesson_list(learning, cx, &ahead, lessons);
    let with_others = (!others.is_empty()).then(|| {
        el("section")
            .class("steps")
            .child(el("h3").text(texts.course_with_others()))
            .child(list(&others))
    });
    let rules = el("button")
        .class("button")
        .attr("type", "button")
        .run(Intent::Learn(LearnIntent::Chapter(chapter)))
        .child(Icon::Book.node())
        .child(span("label", texts.course_rules()));
    view.child(el("p").text((course.about)(texts)))
        .children(go_on(learning, cx, library, &all))
        .child(
            el("p")
                .class("hint")
                .text(texts.course_progress(done, count)),
        )
        .child(el("section").class("steps").child(list(&own)))
        .children(with_others)
        .child(div("ways").child(rules).child(sheet_button(cx)))
}

/// The button that starts these lessons, or continues with the first new one, or else an unfinished one.
fn go_on(learning: &Learning, cx: &Context, library: &Library, lessons: &[usize]) -> Option<Node> {
    let texts = cx.texts();
    let &first = lessons.first()?;
    let is_left = |number: &&usize| {
        let entry = library.get(**number);
        entry.is_some_and(|entry| !learning.is_done(&entry.name()))
    };
    let mut all = lessons.iter();
    let new = all.find(|&&number| is_new(learning, number));
    let (number, label) = match new.or_else(|| lessons.iter().find(is_left)) {
        Some(&number) if progress(learning, lessons).0 == 0 => (number, texts.begin_steps()),
        Some(&number) => (number, texts.go_on_with_steps()),
        None => (first, texts.steps_again()),
    };
    Some(next_button(LearnIntent::Lesson(number), label))
}

/// The lessons to go on to from one: those of the course it was opened in, or of its box's course.
pub(crate) fn lessons_around(learning: &Learning, number: usize) -> Vec<usize> {
    let Some(library) = learning.library() else {
        return Vec::new();
    };
    if learning.origin == Origin::Assignment {
        return learning.given_lessons().into_iter().flatten().collect();
    }
    let of_box = || Course::of_folder(&library.get(number)?.folder);
    let opened_in = learning.course.and_then(Course::of);
    let opened_in = opened_in.map(|course| course.lessons(library));
    match opened_in.filter(|lessons| lessons.contains(&number)) {
        Some(lessons) => lessons,
        None => match of_box() {
            Some(course) => course.own(library),
            None => library.beside(number),
        },
    }
}
