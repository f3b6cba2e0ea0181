//! The path through the first steps and the courses: what comes next, and how far somebody is.

use crate::context::Context;
use crate::elements::learn::LearnIntent;
use crate::elements::tree::{Node, el};
use crate::features::learn::courses::{COURSES, Course, lessons_around};
use crate::features::learn::lesson::lesson_title;
use crate::features::learn::library::{Entry, Library, Shelf};
use crate::features::learn::nodes::next_button;
use crate::features::learn::play::show_lesson;
use crate::features::learn::puzzles::rated_node;
use crate::features::learn::puzzles::run_view::standing_node;
use crate::features::learn::state::{Learning, Origin, View};
use engine::table::Chapter;

/// What lies ahead on the path, without the open lesson.
pub(super) struct Ahead {
    /// The lessons that come back today, as many as there is time for.
    pub due: Vec<usize>,
    /// The first new lesson of the course somebody is in, or of those after it, with its course; none for the first steps.
    next: Option<(Option<Chapter>, usize)>,
}

/// Where the way on leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Onward {
    /// To a lesson that comes back today.
    Repetition(usize),
    /// To a new lesson: of a course, or of the first steps.
    Lesson(Option<Chapter>, usize),
    /// Every lesson is known.
    Puzzles,
}

impl Ahead {
    pub fn of(learning: &Learning) -> Ahead {
        let due = due_lessons(learning);
        Ahead {
            due: due
                .into_iter()
                .filter(|&due| !is_open(learning, due))
                .collect(),
            next: next_lesson(learning),
        }
    }

    fn onward(&self) -> Onward {
        let due = self.due.first().map(|&number| Onward::Repetition(number));
        let next = self.next;
        let next = next.map(|(course, number)| Onward::Lesson(course, number));
        due.or(next).unwrap_or(Onward::Puzzles)
    }

    /// The first new lesson.
    pub fn next(&self) -> Option<usize> {
        self.next.map(|(_, number)| number)
    }
}

/// The lessons that come back today.
fn due_lessons(learning: &Learning) -> Vec<usize> {
    let Some((library, today)) = learning.library().zip(learning.today) else {
        return Vec::new();
    };
    let progress = learning.progress();
    let due = progress.due(today).into_iter();
    let due = due.filter_map(|name| library.find(name));
    due.take(progress.left_for_today(today)).collect()
}

fn next_lesson(learning: &Learning) -> Option<(Option<Chapter>, usize)> {
    let library = learning.library()?;
    let courses = COURSES.iter().map(Some);
    let path: Vec<Option<&Course>> = std::iter::once(None).chain(courses).collect();
    let here = current(learning, library);
    let here = path
        .iter()
        .position(|course| course.map(|course| course.chapter) == here)
        .unwrap_or_default();
    let (before, from_here) = path.split_at(here);
    from_here.iter().chain(before).find_map(|course| {
        let lessons = lessons_of(library, *course);
        let is_next = |number: &usize| is_new(learning, *number) && !is_open(learning, *number);
        let next = lessons.into_iter().find(is_next)?;
        Some((course.map(|course| course.chapter), next))
    })
}

/// The lessons of a course, or the first steps.
fn lessons_of(library: &Library, course: Option<&Course>) -> Vec<usize> {
    match course {
        Some(course) => course.lessons(library),
        None => {
            let steps = library.on(Shelf::FirstSteps);
            steps.map(|(number, _)| number).collect()
        }
    }
}

/// The course somebody is in: the open one, or that of the lesson that was finished last; none for the first steps.
fn current(learning: &Learning, library: &Library) -> Option<Chapter> {
    learning.course.or_else(|| {
        let done = learning.progress().done.iter().rev();
        let entries = done.filter_map(|name| library.get(library.find(name)?));
        entries.map(course_of).find_map(|found| found)?
    })
}

/// The course of a lesson, or the first steps; `None` if it is in neither.
fn course_of(entry: &Entry) -> Option<Option<Chapter>> {
    if entry.shelf == Shelf::FirstSteps {
        return Some(None);
    }
    Course::of_folder(&entry.folder).map(|course| Some(course.chapter))
}

/// Whether a lesson was neither done nor missed.
pub(super) fn is_new(learning: &Learning, number: usize) -> bool {
    let entry = learning.library().and_then(|library| library.get(number));
    entry.map(Entry::name).is_some_and(|name| {
        !learning.is_done(&name) && learning.progress().repetition(&name).is_none()
    })
}

fn is_open(learning: &Learning, number: usize) -> bool {
    let opened = learning.opened.as_ref().map(|opened| opened.number);
    learning.view == View::Lesson && opened == Some(number)
}

/// The button to what comes next, once the lessons are there.
pub(super) fn way_on_button(learning: &Learning, cx: &Context, ahead: &Ahead) -> Option<Node> {
    let texts = cx.texts();
    let library = learning.library()?;
    let title = match ahead.onward() {
        Onward::Repetition(number) | Onward::Lesson(_, number) => {
            let entry = library.get(number)?;
            lesson_title(learning, cx, number, entry)
        }
        Onward::Puzzles => texts.puzzles().to_string(),
    };
    let label = match learning.is_untouched() {
        true => texts.begin_with(&title),
        false => texts.go_on_with(&title),
    };
    Some(next_button(LearnIntent::GoOn, &label))
}

/// Opens what comes next.
pub(crate) fn go_on_with_path(learning: &mut Learning, cx: &mut Context) {
    let (course, origin, number) = match Ahead::of(learning).onward() {
        Onward::Repetition(number) => (None, Origin::Repetition, number),
        Onward::Lesson(course, number) => (course, Origin::List, number),
        Onward::Puzzles => {
            learning.course = None;
            learning.view = View::Puzzles;
            return learning.fetch_puzzles(cx);
        }
    };
    (learning.course, learning.origin) = (course, origin);
    show_lesson(learning, cx, number);
}

/// The lessons of the course, or of the first steps, that the open lesson is followed in.
pub(super) fn followed(learning: &Learning) -> Option<Vec<usize>> {
    let entry = learning.opened_entry()?;
    let follows = learning.course.is_some()
        || entry.shelf == Shelf::FirstSteps
        || learning.origin == Origin::Assignment;
    let number = learning.opened.as_ref()?.number;
    let follows = follows && learning.origin != Origin::Repetition;
    follows.then(|| lessons_around(learning, number))
}

/// How a run of puzzles stands, how hard a puzzle is, which lesson of how many the open one is, or how many are still to be repeated.
pub(super) fn place_node(learning: &Learning, cx: &Context) -> Option<Node> {
    if let Some(run) = learning.practice.running() {
        return Some(standing_node(cx, run));
    }
    if let Some(node) = rated_node(learning, cx) {
        return Some(node);
    }
    let texts = cx.texts();
    let told = match (followed(learning), due_lessons(learning).len()) {
        (Some(lessons), _) => {
            let number = learning.opened.as_ref()?.number;
            let at = lessons.iter().position(|&one| one == number)?;
            texts.place_in_course(at as u32 + 1, lessons.len() as u32)
        }
        (None, left @ 1..) if learning.origin == Origin::Repetition => texts.come_back(left as u32),
        (None, _) => return None,
    };
    Some(el("p").class("subtitle").text(told))
}
