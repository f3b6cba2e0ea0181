//! What names a package with tasks by the standard SCORM 1.2, and what the page needs to make one.
//!
//! The page builder makes them too (`src/bin/builder/scorm.rs`): whoever makes a package, it is the same.

use crate::platforms::markup::escaped;

/// The folder beside the page with what packages are made of there, of which a visitor needs nothing.
pub const FOLDER: &str = "scorm/";
/// The board: a zip to which the page and the record of a task are added.
pub const BOARD: &str = "scorm/board.zip";
/// The page of a task, with [`TASK`] and [`TITLE`] in it.
pub const PAGE: &str = "scorm/task.html";
/// The list of a package with one task, with [`IDENTIFIER`] and [`TITLE`] in it.
pub const LIST: &str = "scorm/imsmanifest.xml";

/// What platforms read first, by its name in a package.
pub const MANIFEST: &str = "imsmanifest.xml";

/// Stands for the name of the record, in the page of a task.
pub const TASK: &str = "TASK";
/// Stands for what tells the tasks of one package from those of another, in the list.
pub const IDENTIFIER: &str = "{identifier}";
/// Stands for what the task is called, in the list and on its page.
pub const TITLE: &str = "{title}";

/// How long a title may be, in letters.
const LONGEST: usize = 80;

/// The names of the page and of the record of a task, by its number from 1.
pub fn files(number: usize) -> [String; 2] {
    [format!("task-{number}.html"), format!("task-{number}.txt")]
}

/// What the task of a record is called, as XML writes it: what it asks, in the language that stands for any if it is there.
pub fn title(record: &str, number: usize) -> String {
    let lines = record.lines().skip_while(|line| line.trim() != "task");
    let asked = lines.filter_map(|line| line.trim().strip_prefix("ask "));
    let asked: Vec<_> = asked.map(spoken).collect();
    let for_any = asked.iter().find(|(language, _)| language.is_none());
    match for_any.or(asked.first()) {
        Some((_, asked)) => escaped(&asked.chars().take(LONGEST).collect::<String>()),
        None => format!("Bastide {number}"),
    }
}

/// What is said, behind the language it is said in, if one is named.
fn spoken(said: &str) -> (Option<&str>, &str) {
    match said.split_once(':') {
        Some((code, text))
            if code.len() == 2 && code.bytes().all(|letter| letter.is_ascii_lowercase()) =>
        {
            (Some(code), text.trim())
        }
        _ => (None, said),
    }
}

/// What tells the tasks of one package from those of another, by their records: FNV-1a.
pub fn identifier(records: &[&str]) -> String {
    let bytes = records.iter().flat_map(|record| record.bytes().chain([0]));
    let number = bytes.fold(0xCBF2_9CE4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    });
    format!("bastide-{number:016x}")
}
