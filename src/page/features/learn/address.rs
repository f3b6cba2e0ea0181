//! Where the rule book is open, as the address of the page says it, and how the history of the tab leads there and back.

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::features::learn::library::{Entry, Library, Shelf};
use crate::features::learn::state::{LEARN, Learning, View};
use engine::table::Chapter;

/// What the address calls the list of puzzles.
const PUZZLES: &str = "puzzles";
/// What stands before the chapter of a course in the address.
pub(crate) const COURSE: &str = "course/";
/// What stands between two places of a trail.
const BETWEEN: char = '\n';

/// What becomes of the history of the tab, so that its way back leads from a lesson to the list and from the list to what was
/// before. A trail is what stands there of the book up to where it is open, a line for each place; the first line is empty
/// where the page without the book is among it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HistoryStep {
    /// The address is right.
    Stay,
    /// The place is a further step, after which the trail is this.
    Push(String),
    /// The place takes that of the last step; the trail is this then.
    Replace(String),
    /// The place was left so many steps ago.
    Back(u32),
}

impl HistoryStep {
    /// From the place that the address names, with the trail that is kept beside it, to another one.
    pub fn between(trail: Option<&str>, here: &str, wanted: &str) -> HistoryStep {
        if here == wanted {
            return HistoryStep::Stay;
        }
        // What is kept there may be of something else.
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

/// How far in the book a place is: the page without it, the contents, a list, a lesson.
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
    name == PUZZLES || chapter_named(chapter).is_some()
}

/// The place of a name in the book; that of the contents is empty.
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

/// What the address calls a lesson: the id of its example, its file, or its folder too where there are others of that name.
fn name_of(library: &Library, number: usize, entry: &Entry) -> String {
    if entry.shelf == Shelf::Puzzles || library.find(&entry.file) != Some(number) {
        return entry.name();
    }
    match entry.lesson.example {
        // Of letters beyond these the tables would come with the first part of the module.
        Some(_) => entry.file.to_ascii_uppercase(),
        None => entry.file.clone(),
    }
}

impl Learning {
    /// What is to stand behind the `#` of the address: `learn/EX-BASE-7`. Empty while the book is closed.
    #[inline(never)]
    pub fn place_in_book(&self, cx: &Context) -> String {
        if cx.dialog() != Some(Dialog::Learn) {
            return String::new();
        }
        let learning = &self;
        // Until it is there what was named is where the book will be open.
        if let Some(name) = &learning.named {
            return place_of(name);
        }
        match learning.view {
            View::Contents => place_of(""),
            View::Chapter(chapter) => place_of(chapter.file()),
            View::Course(chapter) => place_of(&format!("{COURSE}{}", chapter.file())),
            View::Puzzles => place_of(PUZZLES),
            View::Lesson => {
                let number = learning.opened.as_ref().map(|opened| opened.number);
                let found = number.zip(learning.library());
                let name = found.and_then(|(number, library)| {
                    Some(name_of(library, number, library.get(number)?))
                });
                let name = name.unwrap_or_default();
                // A lesson of several boxes may be opened in the course of any of them.
                match learning.course {
                    Some(course) => place_of(&format!("{COURSE}{}/{name}", course.file())),
                    None => place_of(&name),
                }
            }
        }
    }

    /// What the history of the tab is to do, at a place with a trail: see [`HistoryStep`].
    #[inline(never)]
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
