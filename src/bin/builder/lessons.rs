//! The lessons beside the page: a text per language, which the page and boards on other pages fetch on demand; all of them as
//! written, which neither fetches; and all puzzles as one text, which only the page fetches.
//!
//! Puzzles have little text per language: splitting them would save a reader 15 of 85 kB, and cost whoever keeps all files 110.

use crate::{files, spoken, toolchain, words};
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::{Path, PathBuf};

/// The name of a text that contains everything.
const NAME: &str = "all.txt";

/// The lessons as written, beside the page: for whoever checks their own rules against them.
pub const COLLECTION: &str = "lessons/all.txt";

/// Files to join into one text.
struct Bundle {
    /// The folder of its files in `assets`, and of the text beside the page.
    folder: &'static str,
    /// Its subfolders in display order.
    order: &'static [&'static str],
}

const BUNDLES: [Bundle; 2] = [LESSONS, PUZZLES];

const LESSONS: Bundle = Bundle {
    folder: "lessons",
    order: &LESSON_ORDER,
};

/// The puzzles, theme by theme, each from easiest to hardest.
const PUZZLES: Bundle = Bundle {
    folder: "puzzles",
    order: &["points", "home", "join", "last", "count", "endgame"],
};

/// How the line with the name of the following lesson begins; a comment in records.
const HEAD: &str = "## ";

/// The folders of `assets/lessons` in learning order: first steps, then each box in the order of the rules' chapters,
/// combinations of boxes, and the card game.
const LESSON_ORDER: [&str; 21] = [
    "first-steps",
    "base",
    "fields",
    "editions",
    "river",
    "abbot",
    "inns",
    "traders",
    "flying",
    "messengers",
    "ferries",
    "gold",
    "mage",
    "robbers",
    "crop",
    "hills",
    "winter",
    "gingerbread",
    "turns",
    "together",
    "cards",
];

/// Joins the lessons and the puzzles of this project, and writes them into folders beside the page.
///
/// # Errors
/// When a file cannot be read, its folder has no place in the order, or the texts cannot be written.
pub fn write(page: &Path) -> Result<()> {
    for bundle in BUNDLES {
        let folder = page.join(bundle.folder);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(NAME), joined(&bundle.sections()?))?;
    }
    let lessons = LESSONS.sections()?;
    for language in words::languages()? {
        let folder = page.join(LESSONS.folder);
        let text = joined(&in_language(&lessons, &language));
        fs::write(folder.join(format!("{language}.txt")), text)?;
    }
    Ok(())
}

/// A lesson or a puzzle: its folder and name, and its text.
type Section = (String, String);

/// Lessons in one language.
fn in_language(lessons: &[Section], language: &str) -> Vec<Section> {
    let spoken = |(name, text): &Section| (name.clone(), spoken::in_language(text, language));
    lessons.iter().map(spoken).collect()
}

/// Joins sections into one text, each below a line with its folder and name.
fn joined(sections: &[Section]) -> String {
    let sections = sections.iter();
    let sections = sections.map(|(name, text)| format!("{HEAD}{name}\n{}\n", text.trim_end()));
    sections.collect()
}

impl Bundle {
    /// The folder of its files.
    fn source(&self) -> PathBuf {
        toolchain::root().join("assets").join(self.folder)
    }

    /// All its sections, in order.
    fn sections(&self) -> Result<Vec<Section>> {
        let folder = self.source();
        let mut lessons = Vec::new();
        for file in files::below(&folder)? {
            let path = files::name(&file, &folder)?;
            let Some(name) = path.strip_suffix(".txt") else {
                continue;
            };
            lessons.push((self.place(name)?, name.to_string(), files::text(&file)?));
        }
        lessons.sort();
        for (_, name, text) in &lessons {
            ensure!(
                !text.lines().any(|line| line.starts_with(HEAD)),
                "a line of {name} begins with {HEAD:?}, as the next one would"
            );
        }
        let sections = lessons.into_iter();
        Ok(sections.map(|(_, name, text)| (name, text)).collect())
    }

    /// The sort key of a section: the place of its folder, then its name with numbers compared as numbers.
    fn place(&self, name: &str) -> Result<(usize, Vec<Run>)> {
        let folder = name.split_once('/').map_or("", |(folder, _)| folder);
        let at = self.order.iter().position(|&known| known == folder);
        let at =
            at.with_context(|| format!("{name}: its folder has no place in the builder's order"))?;
        Ok((at, runs(name)))
    }
}

/// A part of a name, as a number or with letters behind all numbers: `ex-base-2` comes before `ex-base-10`.
type Run = (u64, String);

fn runs(name: &str) -> Vec<Run> {
    let parts = name
        .as_bytes()
        .chunk_by(|one, next| one.is_ascii_digit() == next.is_ascii_digit());
    let runs = parts.map(|part| {
        let part = String::from_utf8_lossy(part).into_owned();
        part.parse()
            .map_or((u64::MAX, part), |number| (number, String::new()))
    });
    runs.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::learn::{Lesson, Task};
    use engine::table::record::{NoteKind, Record, Recorded};
    use engine::table::{Chapter, Kind, Said};

    /// The lessons or puzzles as the page gets them: names and texts.
    fn sections(bundle: &Bundle) -> Vec<Section> {
        let whole = joined(&bundle.sections().expect("lessons"));
        let sections = whole.strip_prefix(HEAD).expect("a name").split("\n## ");
        let named = sections.map(|section| section.split_once('\n').expect("a text"));
        named
            .map(|(name, text)| (name.to_string(), text.to_string()))
            .collect()
    }

    #[test]
    fn every_lesson_and_puzzle_is_in_its_one_text_as_it_was_written() {
        for bundle in BUNDLES {
            let folder = bundle.source();
            let sections = sections(&bundle);
            let files = files::below(&folder).expect("files").into_iter();
            let texts = files.filter(|file| file.extension().is_some_and(|kind| kind == "txt"));
            assert_eq!(sections.len(), texts.count());
            for (name, text) in sections {
                let written = fs::read_to_string(folder.join(name.clone() + ".txt")).expect(&name);
                assert_eq!(text.trim_end(), written.trim_end(), "{name}");
            }
        }
    }

    /// Everything that a lesson shows in one language.
    fn shown(text: &str, language: &str) -> String {
        let lesson = Lesson::read_shown(text)
            .expect("a lesson")
            .expect("a lesson");
        let task = Task::read(text).expect("a task, or none");
        let task = task.map(|task| {
            let (asked, hints) = (task.asked(language), task.hints(language));
            format!(
                "{asked:?} {hints:?} {:?} {:?} {:?}",
                task.goals, task.solution, task.turns
            )
        });
        let Lesson {
            example,
            rules,
            manner,
            level,
            last,
            ..
        } = &lesson;
        let own = format!("{example:?} {rules:?} {manner:?} {level:?} {last:?}");
        let (title, asked) = (lesson.title(language), lesson.asked(language));
        let (answers, told) = (lesson.answers(language), lesson.told(language));
        format!(
            "{own} {title:?} {asked:?} {answers:?} {told:?} {task:?} {:?}",
            record(text, language)
        )
    }

    /// The record before a lesson, and the comments between its decisions.
    fn record(text: &str, language: &str) -> String {
        match Kind::detect(text) {
            Kind::Tiles => noted::<engine::rules::Game>(text, language),
            Kind::Cards => noted::<engine::cards::Game>(text, language),
        }
    }

    fn noted<G: Recorded>(text: &str, language: &str) -> String
    where
        G::Trouble: std::fmt::Debug,
    {
        let mut record = Record::<G>::read(text).expect("a record");
        let notes = std::mem::take(&mut record.notes);
        let mut told = record.write().expect("it was read");
        for step in 0..=record.actions.len() {
            let notes = notes.at(step).iter().map(|note| &note.kind);
            let said = notes.filter_map(|kind| match kind {
                NoteKind::Said(said) => Some(said),
                NoteKind::Mark(_) => None,
            });
            let said = Said::in_language(said, language).into_iter();
            told.extend(said.map(|said| said.text.clone() + "\n"));
        }
        told
    }

    #[test]
    fn the_text_of_a_language_shows_what_was_written_and_nothing_else() {
        let lessons = sections(&LESSONS);
        for language in words::languages().expect("languages") {
            let spoken = in_language(&lessons, &language);
            assert_eq!(spoken.len(), lessons.len());
            for ((name, text), (same, spoken)) in lessons.iter().zip(spoken) {
                assert_eq!(*name, same);
                assert_eq!(shown(&spoken, &language), shown(text, &language), "{name}");
                // No other language is left in it, whichever is asked for.
                assert_eq!(shown(&spoken, ""), shown(text, &language), "{name}");
                let lesson = Lesson::read_shown(&spoken)
                    .expect("a lesson")
                    .expect("a lesson");
                // What learners are asked to try is marked on their board.
                assert_eq!(lesson.expected.len(), lesson.tries().len(), "{name}");
            }
        }
    }

    /// Whoever opens the rule book waits for one of them.
    #[test]
    fn the_lessons_of_a_language_weigh_less_than_88_kb_gzipped() {
        for language in words::languages().expect("languages") {
            let weight = gzipped(&in_language(
                &LESSONS.sections().expect("lessons"),
                &language,
            ));
            assert!(weight < 88_000, "{language}: {weight}");
        }
    }

    /// Their gzipped size in bytes.
    fn gzipped(sections: &[Section]) -> usize {
        let weight = crate::sizes::Weight::of(joined(sections).as_bytes());
        weight.expect("room").gzip
    }

    /// Whoever asks for a puzzle of a theme gets the easiest first.
    #[test]
    fn puzzles_stand_theme_by_theme_from_the_easiest_on() {
        let mut themes: Vec<String> = Vec::new();
        let mut last = 0;
        for (name, text) in sections(&PUZZLES) {
            let (theme, _) = name.split_once('/').expect("a folder");
            if themes.last().is_none_or(|last| last != theme) {
                themes.push(theme.to_string());
                last = 0;
            }
            let lesson = Lesson::read(&text).expect(&name).expect(&name);
            let level = lesson.level.expect("a level");
            assert!(last <= level, "{name}");
            last = level;
        }
        assert_eq!(themes, PUZZLES.order);
    }

    /// The page fetches all of them at once.
    #[test]
    fn all_puzzles_together_weigh_less_than_150_kb_gzipped() {
        let weight = gzipped(&PUZZLES.sections().expect("puzzles"));
        assert!(weight < 150_000, "{weight}");
    }

    /// Combinations of boxes are no chapter of their own, and the card game comes last.
    #[test]
    fn lessons_stand_in_the_order_of_the_chapters_of_the_rules() {
        let mut chapters = Vec::new();
        for (name, text) in sections(&LESSONS) {
            let lesson = Lesson::read(&text).expect(&name);
            let example = lesson.expect(&name).example;
            chapters.extend(example.map(|example| example.chapter));
        }
        chapters.dedup();
        let is_card = |chapter: &&Chapter| **chapter == Chapter::Card;
        let tiles = Chapter::ALL.iter().filter(|chapter| !is_card(chapter));
        let all = tiles.chain(Chapter::ALL.iter().filter(is_card)).copied();
        let shown: Vec<Chapter> = all.filter(|chapter| chapters.contains(chapter)).collect();
        assert_eq!(chapters, shown);
    }

    #[test]
    fn within_a_folder_numbers_are_numbers() {
        let mut names = ["ex-base-10", "ex-base-2", "ex-base-1-b", "ex-base-1"];
        names.sort_by_key(|name| runs(name));
        assert_eq!(
            names,
            ["ex-base-1", "ex-base-1-b", "ex-base-2", "ex-base-10"]
        );
    }
}
