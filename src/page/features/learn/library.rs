//! The lessons beside the page: one text per language with all of them, each below a line with its name.

use crate::messages::Language;
use engine::learn::{Lesson, Task};
use engine::table::{Chapter, RuleId};

/// Begins the line with the name of a lesson: `## base/ex-base-1`.
const NAMED: &str = "## ";
/// Separates two lessons.
const BETWEEN: &str = "\n## ";
/// The folder of tasks that came with an assignment.
pub(super) const OWN: &str = "own";
/// The folder of the lessons for beginners.
pub(super) const FIRST_STEPS: &str = "first-steps";

/// A group of lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Lessons for beginners.
    FirstSteps,
    /// Boards of the rule book.
    Rules,
    Puzzles,
    /// Tasks that came with an assignment.
    Own,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub shelf: Shelf,
    pub folder: String,
    /// Its file name there.
    pub file: String,
    /// Its record with everything after it.
    pub text: String,
    /// Its parsed content.
    pub lesson: Lesson,
    /// Whether it has a task.
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

    /// A task that somebody made; its question is its title. `None` if the text has no task.
    pub(super) fn own(name: &str, text: &str) -> Option<Entry> {
        let task = Task::read(text).ok().flatten()?;
        let (folder, file) = name.split_once('/')?;
        let title = task.ask.clone();
        let lesson = Lesson::read_shown(text).ok().flatten();
        Some(Entry {
            shelf: Shelf::Own,
            folder: folder.to_string(),
            file: file.to_string(),
            text: text.to_string(),
            lesson: Lesson {
                title,
                ..lesson.unwrap_or_default()
            },
            has_task: true,
        })
    }

    /// Its unique name, also in addresses: `base/ex-base-1`.
    pub fn name(&self) -> String {
        format!("{}/{}", self.folder, self.file)
    }

    /// What is asked in a language: by its task, or by the lesson.
    pub(super) fn asked(&self, language: &str) -> Option<String> {
        let task = Task::read(&self.text).ok().flatten();
        let asked = task.as_ref().and_then(|task| task.asked(language));
        asked.or(self.lesson.asked(language)).map(str::to_string)
    }

    /// Whether it came with an assignment.
    pub(super) fn is_own(&self) -> bool {
        self.shelf == Shelf::Own
    }

    /// Its level, from 1.
    pub fn level(&self) -> u8 {
        self.lesson.level.unwrap_or(1)
    }

    /// Whether it illustrates a rule in the rule book.
    fn shows(&self, is_meant: impl Fn(RuleId) -> bool) -> bool {
        let mut rules = self.lesson.rules.iter();
        self.shelf == Shelf::Rules && rules.any(|&rule| is_meant(rule))
    }
}

/// All lessons in a language, in order, followed by the puzzles, which are in all languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    language: Language,
    entries: Vec<Entry>,
}

impl Library {
    /// Reads the lessons of a text; skips what is not a lesson.
    pub fn read(language: Language, text: &str) -> Library {
        let entries = entries(text).collect();
        Library { language, entries }
    }

    pub const fn language(&self) -> Language {
        self.language
    }

    /// Replaces the lessons by the same ones in another language; puzzles and tasks of assignments stay.
    pub fn translate(&mut self, language: Language, text: &str) {
        let before = std::mem::replace(self, Library::read(language, text));
        let others = before.entries.into_iter();
        let others = others.filter(|entry| matches!(entry.shelf, Shelf::Puzzles | Shelf::Own));
        self.entries.extend(others);
    }

    /// Adds puzzles: easy ones first, otherwise in a fixed order that scatters similar ones.
    pub fn add_puzzles(&mut self, text: &str) {
        let shelf = Shelf::Puzzles;
        let mut puzzles: Vec<Entry> = entries(text)
            .map(|entry| Entry { shelf, ..entry })
            .collect();
        puzzles.sort_by_key(|entry| (entry.level(), scattered(&entry.name()), entry.name()));
        self.entries.extend(puzzles);
    }

    /// Adds tasks of assignments that it lacks.
    pub(super) fn add_own(&mut self, tasks: Vec<Entry>) {
        for task in tasks {
            if self.named(&task.name()).is_none() {
                self.entries.push(task);
            }
        }
    }

    pub fn all(&self) -> impl Iterator<Item = (usize, &Entry)> {
        self.entries.iter().enumerate()
    }

    pub fn get(&self, number: usize) -> Option<&Entry> {
        self.entries.get(number)
    }

    /// The lessons on a shelf, in order.
    pub fn on(&self, shelf: Shelf) -> impl Iterator<Item = (usize, &Entry)> {
        self.all().filter(move |(_, entry)| entry.shelf == shelf)
    }

    /// The boards that illustrate a rule.
    pub fn of_rule(&self, rule: RuleId) -> impl Iterator<Item = (usize, &Entry)> {
        let shows = move |entry: &Entry| entry.shows(|shown| shown == rule);
        self.all().filter(move |(_, entry)| shows(entry))
    }

    /// The number of a puzzle among the puzzles, from 1.
    pub fn number_of(&self, puzzle: usize) -> usize {
        let before = self.on(Shelf::Puzzles).take_while(|(at, _)| *at <= puzzle);
        before.count()
    }

    /// The lessons that illustrate a rule of a chapter.
    pub fn of_chapter(&self, chapter: Chapter) -> impl Iterator<Item = usize> {
        let shows = move |entry: &Entry| entry.shows(|rule| rule.chapter == chapter);
        let all = self.all().filter(move |(_, entry)| shows(entry));
        all.map(|(number, _)| number)
    }

    /// How many they are.
    pub fn count_of(&self, chapter: Chapter) -> usize {
        self.of_chapter(chapter).count()
    }

    /// The lesson with a name: its full name, its file name, or the id of its example.
    pub fn find(&self, name: &str) -> Option<usize> {
        let named = |entry: &Entry| {
            entry.file.eq_ignore_ascii_case(name) || entry.name().eq_ignore_ascii_case(name)
        };
        self.entries.iter().position(named)
    }

    /// The number of an entry by its full name, as it is written.
    pub(super) fn named(&self, name: &str) -> Option<usize> {
        let (folder, file) = name.split_once('/')?;
        let is_meant = |entry: &Entry| entry.folder == folder && entry.file == file;
        self.entries.iter().position(is_meant)
    }

    /// The lessons that belong with one, in order: all puzzles, or those of its folder.
    pub fn beside(&self, number: usize) -> Vec<usize> {
        let Some(here) = self.get(number) else {
            return Vec::new();
        };
        let belongs = |there: &Entry| match here.shelf {
            Shelf::Puzzles | Shelf::Own => there.shelf == here.shelf,
            Shelf::FirstSteps | Shelf::Rules => there.folder == here.folder,
        };
        let all = self.all().filter(|(_, there)| belongs(there));
        all.map(|(number, _)| number).collect()
    }
}

/// The lessons of a text, each below the line with its name.
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

/// A hash of a name, so that similar names get distant numbers (FNV-1a).
fn scattered(name: &str) -> u32 {
    let mixed = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    name.bytes().fold(0x811c_9dc5, mixed)
}
