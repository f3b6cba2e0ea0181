//! Assignments: lists of lessons, puzzles and own tasks that somebody makes for others, as a link or a file.
//!
//! ```text
//! assignment = "bastide-list 1" { NEWLINE line }
//! line = "title" text | "lesson" name | "task" { NEWLINE " " line of a record }
//! ```
//!
//! Lessons and puzzles are named, tasks are in the list itself. What a learner did is kept by the [`Assignment::id`] of the list.

mod class;
mod given;
mod making;
mod nodes;
mod result;
pub(crate) mod run;

pub(super) use class::{Class, class_view};
pub(super) use given::{Given, given_title, given_view};
pub(super) use making::{Making, making_view};
pub(super) use nodes::for_teachers;
pub(super) use result::Outcome;

use crate::features::learn::library::{Entry, OWN};
use engine::link::{checksum, pack_text, unpack_text};

/// The first line of an assignment.
const HEAD: &str = "bastide-list 1";
/// The most entries of an assignment, and the most bytes of its text: it has to fit into an address.
const MOST: usize = 100;
const LONGEST: usize = 40_000;
/// The most letters of a title or of somebody's name.
pub(super) const MOST_LETTERS: usize = 80;

/// A list made for others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Assignment {
    pub title: String,
    pub items: Vec<Item>,
}

/// An entry of an assignment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Item {
    /// A lesson or puzzle of this project, by its name.
    Lesson(String),
    /// A record with a task.
    Task(String),
}

/// What came of adding something to an assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Added {
    /// It is on the list.
    There,
    /// The list is full.
    Full,
    /// It is no lesson and no task.
    Nothing,
}

impl Item {
    /// Its name in the library.
    pub fn name(&self) -> String {
        match self {
            Item::Lesson(name) => name.clone(),
            Item::Task(text) => format!("{OWN}/{}", hash(text)),
        }
    }

    /// The entry of the library that it brings along.
    pub fn own_entry(&self) -> Option<Entry> {
        match self {
            Item::Lesson(_) => None,
            Item::Task(text) => Entry::own(&self.name(), text),
        }
    }
}

impl Assignment {
    /// Reads a list; `None` if the text is none.
    pub fn read(text: &str) -> Option<Assignment> {
        let lines = text.trim_start().strip_prefix(HEAD)?;
        Some(Assignment::read_lines(lines.lines()))
    }

    /// Reads the lines below the first. Those that say nothing are skipped, as are tasks that cannot be read.
    pub fn read_lines<'a>(lines: impl Iterator<Item = &'a str>) -> Assignment {
        let mut list = Assignment::default();
        let mut lines = lines.peekable();
        while let Some(line) = lines.next() {
            match line.trim_end().split_once(' ') {
                Some(("title", title)) => list.title = shortened(title),
                Some(("lesson", name)) => _ = list.add(Item::Lesson(name.trim().to_string())),
                None if line.trim_end() == "task" => {
                    let mut task = String::new();
                    while let Some(line) = lines.next_if(|line| line.starts_with(' ')) {
                        task.push_str(line[1..].trim_end());
                        task.push('\n');
                    }
                    _ = list.add(Item::Task(task));
                }
                _ => {}
            }
        }
        list
    }

    pub fn write(&self) -> String {
        let mut text = format!("{HEAD}\n");
        if !self.title.is_empty() {
            text += &format!("title {}\n", self.title);
        }
        for item in &self.items {
            match item {
                Item::Lesson(name) => text += &format!("lesson {name}\n"),
                Item::Task(task) => {
                    text += "task\n";
                    for line in task.lines() {
                        text += &format!(" {line}\n");
                    }
                }
            }
        }
        text
    }

    /// Reads the payload of an address.
    pub fn unpack(payload: &str) -> Option<Assignment> {
        Assignment::read(&unpack_text(payload).ok()?)
    }

    /// The payload of an address.
    pub fn pack(&self) -> String {
        pack_text(&self.write())
    }

    /// What tells one list from another.
    pub fn id(&self) -> String {
        hash(&self.write())
    }

    /// Adds an entry, unless it is there already.
    pub fn add(&mut self, item: Item) -> Added {
        let longer = match &item {
            Item::Lesson(name) => name.len(),
            Item::Task(text) => text.len(),
        };
        if self.items.len() >= MOST || self.write().len() + longer > LONGEST {
            return Added::Full;
        }
        let is_sound = match &item {
            Item::Lesson(name) => name.contains('/'),
            Item::Task(_) => item.own_entry().is_some(),
        };
        if !is_sound {
            return Added::Nothing;
        }
        if !self.items.contains(&item) {
            self.items.push(item);
        }
        Added::There
    }
}

/// Whether a text has results of learners.
pub(crate) fn is_result(text: &str) -> bool {
    text.trim_start().starts_with(result::HEAD)
}

/// Six hexadecimal digits that differ from text to text.
fn hash(text: &str) -> String {
    let digits = checksum(0, text.as_bytes()).map(|byte| format!("{byte:02x}"));
    digits.concat()
}

/// A title or a name of at most so many letters, on one line.
pub(super) fn shortened(text: &str) -> String {
    let letters = text.chars().filter(|letter| !letter.is_control());
    letters.take(MOST_LETTERS).collect()
}
