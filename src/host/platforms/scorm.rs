//! SCORM 1.2 packages of tasks: their file names, and what the page needs to make one.
//!
//! The page and the page builder (`src/bin/builder/scorm.rs`) produce the same package.

use crate::platforms::markup::escaped;

/// The folder next to the page with the parts of packages; visitors do not need it.
pub const FOLDER: &str = "scorm/";
/// The board: a zip to which the page and record of a task are added.
pub const BOARD: &str = "scorm/board.zip";
/// The template of a task's page, with [`TASK`] and [`TITLE`].
pub const PAGE: &str = "scorm/task.html";
/// The template of the manifest for one task, with [`IDENTIFIER`] and [`TITLE`].
pub const LIST: &str = "scorm/imsmanifest.xml";

/// The name of the manifest in a package, which platforms read first.
pub const MANIFEST: &str = "imsmanifest.xml";

/// Placeholder for the name of the record, in the page of a task.
pub const TASK: &str = "TASK";
/// Placeholder for the identifier of the package, in the manifest.
pub const IDENTIFIER: &str = "{identifier}";
/// Placeholder for the title of the task, in the manifest and on its page.
pub const TITLE: &str = "{title}";

/// The longest title, in characters.
const LONGEST: usize = 80;

/// The file names of the page and the record of a task, numbered from 1.
pub fn files(number: usize) -> [String; 2] {
    [format!("task-{number}.html"), format!("task-{number}.txt")]
}

/// The title of a task, escaped for XML: its question, preferably the one without a language.
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

/// Splits a sentence into the language code it may begin with, `fr: Fermez la ville.`, and the rest.
pub fn spoken(said: &str) -> (Option<&str>, &str) {
    match said.split_once(':') {
        Some((code, text))
            if code.len() == 2 && code.bytes().all(|letter| letter.is_ascii_lowercase()) =>
        {
            (Some(code), text.trim())
        }
        _ => (None, said.trim()),
    }
}

/// An identifier that distinguishes packages by the records of their tasks: FNV-1a.
pub fn identifier(records: &[&str]) -> String {
    let bytes = records.iter().flat_map(|record| record.bytes().chain([0]));
    let number = bytes.fold(0xCBF2_9CE4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    });
    format!("bastide-{number:016x}")
}
