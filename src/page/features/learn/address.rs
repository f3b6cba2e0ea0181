//! The place in the rule book as the page's address, and the browser history that leads there and back.

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::features::learn::library::{Entry, Library, Shelf};
use crate::features::learn::state::{LEARN, Learning, Origin, View};
use engine::table::Chapter;

/// The list of puzzles in an address.
pub(crate) const PUZZLES: &str = "puzzles";
/// Precedes the chapter of a course in an address.
pub(crate) const COURSE: &str = "course/";
/// Precedes a list of tasks in an address, and `/` its entry, from 1.
pub(crate) const LIST: &str = "list/";
/// The list of tasks that is being made in an address.
pub(crate) const MAKE: &str = "make";
/// The results of a class in an address.
pub(crate) const RESULTS: &str = "results";
/// Separates the places of a trail.
const BETWEEN: char = '\n';

/// What to do with the browser history, so that Back leads from a lesson to the list, and from the list to what was before. A
/// trail is the part of the history within the book up to the current place, one place per line; the first line is empty if the
/// page without the book is among it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HistoryStep {
    /// The address is right.
    Stay,
    /// Add an entry with this trail.
    Push(String),
    /// Replace the current entry, with this trail.
    Replace(String),
    /// Go back this many entries.
    Back(u32),
}

impl HistoryStep {
    /// From the place in the address (`here`), with the trail stored beside it, to another one.
    pub fn between(trail: Option<&str>, here: &str, wanted: &str) -> HistoryStep {
        if here == wanted {
            return HistoryStep::Stay;
        }
        // The stored state may be of something else.
        let leads_here = |trail: &&str| trail.rsplit(BETWEEN).next() == Some(here);
        let trail = trail.filter(leads_here).unwrap_or(here);
        let mut places: Vec<&str> = trail.split(BETWEEN).collect();
        if let Some(at) = places.iter().rposition(|&place| place == wanted) {
            return HistoryStep::Back((places.len() - 1 - at) as u32);
        }
        let deeper = depth(wanted) > depth(here);
        if !deeper {
            places.pop();
        }
        places.push(wanted);
        let trail = places.join(&BETWEEN.to_string());
        match deeper {
            true => HistoryStep::Push(trail),
            false => HistoryStep::Replace(trail),
        }
    }
}

/// The depth of a place: the page without the book, the contents, a list, a lesson.
fn depth(place: &str) -> u8 {
    match place.split_once('/') {
        None if place.is_empty() => 0,
        None => 1,
        Some((_, name)) if is_list(name) => 2,
        Some(_) => 3,
    }
}

fn is_list(name: &str) -> bool {
    let chapter = name.strip_prefix(COURSE).unwrap_or(name);
    let is_whole = |list: &str| !list.contains('/');
    [PUZZLES, RESULTS, MAKE].contains(&name)
        || name.strip_prefix(LIST).is_some_and(is_whole)
        || chapter_named(chapter).is_some()
}

/// The place of a name in the book; empty for the contents.
pub(crate) fn place_of(name: &str) -> String {
    match name {
        "" => LEARN.to_string(),
        name => format!("{LEARN}/{name}"),
    }
}

pub(crate) fn chapter_named(name: &str) -> Option<Chapter> {
    let named = |chapter: &&Chapter| chapter.file().eq_ignore_ascii_case(name);
    Chapter::ALL.iter().find(named).copied()
}

/// A lesson's name in an address: the id of its example, its file, or with its folder if others have that name.
fn name_of(library: &Library, number: usize, entry: &Entry) -> String {
    if entry.shelf == Shelf::Puzzles || library.find(&entry.file) != Some(number) {
        return entry.name();
    }
    match entry.lesson.example {
        // ASCII only: the Unicode tables would become part of the first part of the module.
        Some(_) => entry.file.to_ascii_uppercase(),
        None => entry.file.clone(),
    }
}

impl Learning {
    /// The fragment of the address: `learn/EX-BASE-7`. Empty while the book is closed.
    pub fn place_in_book(&self, cx: &Context) -> String {
        if cx.dialog() != Some(Dialog::Learn) {
            return String::new();
        }
        let learning = &self;
        // Until the lessons are loaded, the requested name is the place.
        if let Some(name) = learning
            .named
            .as_ref()
            .filter(|_| learning.origin != Origin::Assignment)
        {
            return place_of(name);
        }
        learning.place_of_view(learning.view)
    }

    fn place_of_view(&self, view: View) -> String {
        let learning = self;
        match view {
            View::Contents => place_of(""),
            View::Chapter(chapter) => place_of(chapter.file()),
            View::Course(chapter) => place_of(&format!("{COURSE}{}", chapter.file())),
            // Where what is printed is found.
            View::Sheet => match &learning.sheet {
                Some(sheet) => learning.place_of_view(sheet.before()),
                None => place_of(""),
            },
            View::Puzzles | View::Run => place_of(PUZZLES),
            View::Given => place_of(&learning.place_of_given(None)),
            View::Making => place_of(MAKE),
            View::Class => place_of(RESULTS),
            View::Lesson if learning.origin == Origin::Assignment => {
                let open = learning.opened.as_ref().map(|opened| opened.number);
                place_of(&learning.place_of_given(open))
            }
            View::Lesson => {
                let number = learning.opened.as_ref().map(|opened| opened.number);
                let found = number.zip(learning.library());
                let name = found.and_then(|(number, library)| {
                    Some(name_of(library, number, library.get(number)?))
                });
                let name = name.unwrap_or_default();
                // A lesson about several boxes may be opened in the course of any of them.
                match learning.course {
                    Some(course) => place_of(&format!("{COURSE}{}/{name}", course.file())),
                    None => place_of(&name),
                }
            }
        }
    }

    /// The open list in an address, with the place of one of its entries.
    fn place_of_given(&self, number: Option<usize>) -> String {
        let payload = self.given.as_ref().map(|given| given.payload.as_str());
        let list = format!("{LIST}{}", payload.unwrap_or_default());
        let at = number.and_then(|number| {
            let mut lessons = self.given_lessons().into_iter();
            lessons.position(|one| one == Some(number))
        });
        at.map_or(list.clone(), |at| format!("{list}/{}", at + 1))
    }

    /// What to do with the browser history at a place with this trail: see [`HistoryStep`].
    pub fn history_step(
        &self,
        cx: &Context,
        trail: Option<&str>,
        name: Option<&str>,
    ) -> HistoryStep {
        let here = name.map_or(String::new(), place_of);
        HistoryStep::between(trail, &here, &self.place_in_book(cx))
    }
}
