//! The lessons, as they lie beside the page: all of them in one text, each below a line with its name.

use engine::learn::{Lesson, Task};
use engine::table::{Chapter, RuleId};

/// What begins the line with the name of a lesson: `## base/ex-base-1`.
const NAMED: &str = "## ";
/// The folder of the lessons for whoever never played.
const FIRST_STEPS: &str = "first-steps";

/// A lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
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
    fn read(name: &str, text: String) -> Option<Entry> {
        let (folder, file) = name.trim().split_once('/')?;
        let lesson = Lesson::read(&text).ok().flatten()?;
        let has_task = Task::read(&text).ok().flatten().is_some();
        Some(Entry {
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

    /// Whether it belongs to the first steps.
    pub fn is_first_step(&self) -> bool {
        self.folder == FIRST_STEPS
    }

    /// Whether it shows a rule.
    pub fn shows(&self, rule: RuleId) -> bool {
        self.lesson.rules.contains(&rule)
    }
}

/// All lessons, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library(Vec<Entry>);

impl Library {
    /// Those of a text. What is no lesson is passed over.
    pub fn read(text: &str) -> Library {
        let between = format!("\n{NAMED}");
        let sections = text.split(between.as_str());
        let entry = |section: &str| {
            let section = section.strip_prefix(NAMED).unwrap_or(section);
            let (name, text) = section.split_once('\n')?;
            Entry::read(name, text.to_string())
        };
        Library(sections.filter_map(entry).collect())
    }

    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = (usize, &Entry)> {
        self.0.iter().enumerate()
    }

    /// The lesson of a number.
    pub fn get(&self, number: usize) -> Option<&Entry> {
        self.0.get(number)
    }

    /// The first steps, in their order.
    pub fn first_steps(&self) -> impl Iterator<Item = (usize, &Entry)> {
        self.all().filter(|(_, entry)| entry.is_first_step())
    }

    /// The lessons that show a rule; the first steps are for another time.
    pub fn of_rule(&self, rule: RuleId) -> impl Iterator<Item = (usize, &Entry)> {
        let shows = move |entry: &Entry| entry.shows(rule) && !entry.is_first_step();
        self.all().filter(move |(_, entry)| shows(entry))
    }

    /// How many lessons show a rule of a chapter.
    pub fn count_of(&self, chapter: Chapter) -> usize {
        let of = |rule: &RuleId| rule.chapter == chapter;
        let shows = |entry: &Entry| entry.lesson.rules.iter().any(of) && !entry.is_first_step();
        self.0.iter().filter(|entry| shows(entry)).count()
    }

    /// The lesson of a name: its own, that of its file alone, or the id of the example that it is.
    pub fn find(&self, name: &str) -> Option<usize> {
        let named = |entry: &Entry| {
            entry.file.eq_ignore_ascii_case(name) || entry.name().eq_ignore_ascii_case(name)
        };
        self.0.iter().position(named)
    }

    /// The lesson after one, of those that belong together.
    pub fn after(&self, number: usize) -> Option<usize> {
        self.beside(number, number + 1)
    }

    /// The lesson before one, of those that belong together.
    pub fn before(&self, number: usize) -> Option<usize> {
        self.beside(number, number.checked_sub(1)?)
    }

    fn beside(&self, number: usize, other: usize) -> Option<usize> {
        let (here, there) = (self.get(number)?, self.get(other)?);
        (here.folder == there.folder).then_some(other)
    }
}
