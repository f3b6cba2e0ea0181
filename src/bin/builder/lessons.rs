//! All lessons as one text beside the page, which it and boards on other pages read when somebody asks for them.

use crate::{files, toolchain};
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::Path;

/// The folder beside the page, and the text in it.
const FOLDER: &str = "lessons";
const NAME: &str = "all.txt";

/// How the line begins that names the lesson after it. Records take it for a comment.
const HEAD: &str = "## ";

/// The folders of `assets/lessons` in the order in which they are learnt: the first steps, then each box where its chapter
/// of the rules stands, several boxes together, and the other game.
const ORDER: [&str; 21] = [
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

/// Writes the lessons of this project as one text into a folder beside the page.
///
/// # Errors
/// When a lesson cannot be read, lies in a folder without a place among the others, or the text cannot be written.
pub fn write(page: &Path) -> Result<()> {
    let text = joined(&toolchain::root().join("assets/lessons"))?;
    let folder = page.join(FOLDER);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(NAME), text)?;
    Ok(())
}

/// All lessons below a folder, each under a line with its folder and its name. The same files make the same text.
fn joined(folder: &Path) -> Result<String> {
    let mut lessons = Vec::new();
    for file in files::below(folder)? {
        let path = files::name(&file, folder)?;
        let Some(name) = path.strip_suffix(".txt") else {
            continue;
        };
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        lessons.push((place(name)?, name.to_string(), text.replace("\r\n", "\n")));
    }
    lessons.sort();
    let mut whole = String::new();
    for (_, name, text) in lessons {
        ensure!(
            !text.lines().any(|line| line.starts_with(HEAD)),
            "a line of {name} begins with {HEAD:?}, as the next lesson would"
        );
        whole += &format!("{HEAD}{name}\n{}\n", text.trim_end());
    }
    Ok(whole)
}

/// Where a lesson stands: by its folder, then by its name with numbers as numbers.
fn place(name: &str) -> Result<(usize, Vec<Run>)> {
    let folder = name.split_once('/').map_or("", |(folder, _)| folder);
    let at = ORDER.iter().position(|&known| known == folder);
    let at =
        at.with_context(|| format!("{name}: its folder has no place in the builder's ORDER"))?;
    Ok((at, runs(name)))
}

/// A part of a name: `ex-base-2` stands before `ex-base-10`.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Run {
    Number(u64),
    Letters(String),
}

fn runs(name: &str) -> Vec<Run> {
    let parts = name
        .as_bytes()
        .chunk_by(|one, next| one.is_ascii_digit() == next.is_ascii_digit());
    let runs = parts.map(|part| {
        let part = String::from_utf8_lossy(part).into_owned();
        part.parse().map_or(Run::Letters(part), Run::Number)
    });
    runs.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::learn::Lesson;
    use engine::table::Chapter;

    /// The lessons of this project as the page gets them: names and texts.
    fn sections() -> Vec<(String, String)> {
        let whole = joined(&toolchain::root().join("assets/lessons")).expect("lessons");
        let sections = whole.strip_prefix(HEAD).expect("a name").split("\n## ");
        let named = sections.map(|section| section.split_once('\n').expect("a text"));
        named
            .map(|(name, text)| (name.to_string(), text.to_string()))
            .collect()
    }

    #[test]
    fn every_lesson_is_in_the_one_text_as_it_was_written() {
        let folder = toolchain::root().join("assets/lessons");
        let sections = sections();
        assert_eq!(sections.len(), files::below(&folder).expect("files").len());
        for (name, text) in sections {
            let written = fs::read_to_string(folder.join(name.clone() + ".txt")).expect(&name);
            assert_eq!(text.trim_end(), written.trim_end(), "{name}");
        }
    }

    /// Two boxes are no chapter of their own, and the other game comes last.
    #[test]
    fn lessons_stand_in_the_order_of_the_chapters_of_the_rules() {
        let mut chapters = Vec::new();
        for (name, text) in sections() {
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
