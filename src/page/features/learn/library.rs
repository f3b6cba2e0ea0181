//! The lessons, as they lie beside the page: all of them in one text for each language, each below a line with its name.

use crate::messages::Language;
use engine::learn::{Lesson, Task};
use engine::table::{Chapter, RuleId};

/// What begins the line with the name of a lesson: `## base/ex-base-1`.
const NAMED: &str = "## ";
/// The end of a lesson and what begins the next one.
const BETWEEN: &str = "\n## ";
/// The folder of the lessons for whoever never played.
const FIRST_STEPS: &str = "first-steps";

/// What a lesson belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// What somebody learns who never played.
    FirstSteps,
    /// The boards of the rule book.
    Rules,
    Puzzles,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it belongs to.
    pub shelf: Shelf,
    /// The name of its folder.
    pub folder: String,
    /// The name of its file there.
    pub file: String,
    /// Its record, with all that stands behind it.
    pub text: String,
    /// What it says.
    pub lesson: Lesson,
    /// Whether something is to be reached in it.
    pub has_task: bool,
}

impl Entry {
    pub(crate) fn read(name: &str, text: String) -> Option<Entry> {
        let (folder, file) = name.trim().split_once('/')?;
        let lesson = Lesson::read_shown(&text).ok().flatten()?;
        let has_task = Task::read(&text).ok().flatten().is_some();
        let shelf = match folder {
            FIRST_STEPS => Shelf::FirstSteps,
            _ => Shelf::Rules,
        };
        Some(Entry {
            shelf,
            folder: folder.to_string(),
            file: file.to_string(),
            text,
            lesson,
            has_task,
        })
    }

    /// By what it is remembered and found in an address: `base/ex-base-1`.
    pub fn name(&self) -> String {
        format!("{}/{}", self.folder, self.file)
    }

    /// How hard it is, from 1.
    pub fn level(&self) -> u8 {
        self.lesson.level.unwrap_or(1)
    }

    /// Whether it shows a rule in the rule book.
    fn shows(&self, is_meant: impl Fn(RuleId) -> bool) -> bool {
        let mut rules = self.lesson.rules.iter();
        self.shelf == Shelf::Rules && rules.any(|&rule| is_meant(rule))
    }
}

/// All lessons in a language, in their order, and after them the puzzles, which speak all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    language: Language,
    entries: Vec<Entry>,
}

impl Library {
    /// Those of a text in a language. What is no lesson is passed over.
    pub fn read(language: Language, text: &str) -> Library {
        let entries = entries(text).collect();
        Library { language, entries }
    }

    /// In which language they are.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Puts the same lessons in another language in their place. The puzzles stay.
    pub fn translate(&mut self, language: Language, text: &str) {
        let before = std::mem::replace(self, Library::read(language, text));
        let puzzles = before.entries.into_iter();
        let puzzles = puzzles.filter(|entry| entry.shelf == Shelf::Puzzles);
        self.entries.extend(puzzles);
    }

    /// Adds puzzles: the easy ones first, otherwise in an order in which one is not like the one before, always the same.
    pub fn add_puzzles(&mut self, text: &str) {
        let shelf = Shelf::Puzzles;
        let mut puzzles: Vec<Entry> = entries(text)
            .map(|entry| Entry { shelf, ..entry })
            .collect();
        puzzles.sort_by_key(|entry| (entry.level(), scattered(&entry.name()), entry.name()));
        self.entries.extend(puzzles);
    }

    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = (usize, &Entry)> {
        self.entries.iter().enumerate()
    }

    /// The lesson of a number.
    pub fn get(&self, number: usize) -> Option<&Entry> {
        self.entries.get(number)
    }

    /// What belongs to something, in its order.
    pub fn on(&self, shelf: Shelf) -> impl Iterator<Item = (usize, &Entry)> {
        self.all().filter(move |(_, entry)| entry.shelf == shelf)
    }

    /// The boards that show a rule.
    pub fn of_rule(&self, rule: RuleId) -> impl Iterator<Item = (usize, &Entry)> {
        let shows = move |entry: &Entry| entry.shows(|shown| shown == rule);
        self.all().filter(move |(_, entry)| shows(entry))
    }

    /// The number of a puzzle among the puzzles, from 1.
    pub fn number_of(&self, puzzle: usize) -> usize {
        let before = self.on(Shelf::Puzzles).take_while(|(at, _)| *at <= puzzle);
        before.count()
    }

    /// How many lessons show a rule of a chapter.
    pub fn count_of(&self, chapter: Chapter) -> usize {
        let shows = |entry: &&Entry| entry.shows(|rule| rule.chapter == chapter);
        self.entries.iter().filter(shows).count()
    }

    /// The lesson of a name: its own, that of its file alone, or the id of the example that it is.
    pub fn find(&self, name: &str) -> Option<usize> {
        let named = |entry: &Entry| {
            entry.file.eq_ignore_ascii_case(name) || entry.name().eq_ignore_ascii_case(name)
        };
        self.entries.iter().position(named)
    }

    /// Those that belong together with a lesson, in their order: all puzzles, or those of its folder.
    pub fn beside(&self, number: usize) -> Vec<usize> {
        let Some(here) = self.get(number) else {
            return Vec::new();
        };
        let belongs = |there: &Entry| match here.shelf {
            Shelf::Puzzles => there.shelf == Shelf::Puzzles,
            Shelf::FirstSteps | Shelf::Rules => there.folder == here.folder,
        };
        let all = self.all().filter(|(_, there)| belongs(there));
        all.map(|(number, _)| number).collect()
    }
}

/// The lessons of a text: each stands below the line with its name.
fn entries(text: &str) -> impl Iterator<Item = Entry> {
    let mut rest = text;
    let sections = std::iter::from_fn(move || {
        let named = rest.strip_prefix(NAMED)?;
        let end = named.find(BETWEEN).map_or(named.len(), |at| at + 1);
        rest = &named[end..];
        Some(&named[..end])
    });
    sections.filter_map(|section| {
        let (name, text) = section.split_once('\n')?;
        Entry::read(name, text.to_string())
    })
}

/// A number that says nothing about a name: like names have numbers far apart (FNV-1a).
fn scattered(name: &str) -> u32 {
    let mixed = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    name.bytes().fold(0x811c_9dc5, mixed)
}
