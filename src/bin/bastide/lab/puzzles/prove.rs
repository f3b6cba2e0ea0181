//! `bastide lab puzzles --check`: makes each puzzle again from its position alone, and compares.

use std::path::Path;

use engine::learn::Lesson;
use engine::rules::Record;
use lab::puzzles::Theme;

use super::text;
use crate::args::{Complaint, line_trouble, print, record, text as read, texts};
use crate::check::files;

pub fn run(paths: &[String]) -> Result<(), Complaint> {
    let (mut count, mut failed) = (0, 0);
    for path in paths {
        for file in files(path)? {
            count += 1;
            if !holds(&file)? {
                failed += 1;
                print(&format!("{}\n", texts().puzzle_unproved(&file)))?;
            }
        }
    }
    match failed {
        0 => print(&format!("{}\n", texts().puzzles_proved(count))),
        _ => Err(Complaint(texts().puzzles_unproved(failed, count))),
    }
}

/// Whether the position in a file makes a puzzle of its folder's theme, character by character as written. The level is not
/// proved by the position.
fn holds(file: &str) -> Result<bool, Complaint> {
    let written = read(file)?;
    let folder = Path::new(file).parent().and_then(Path::file_name);
    let theme = folder.and_then(|folder| Theme::parse(&folder.to_string_lossy()));
    let record: Record = record(file, &written)?;
    let lesson = Lesson::read(&written).map_err(|error| line_trouble(file, error))?;
    let level = lesson.and_then(|lesson| lesson.level);
    let (Some(theme), Some(level)) = (theme, level) else {
        return Ok(false);
    };
    let puzzle = theme.find(&record);
    let text = puzzle.and_then(|puzzle| text::puzzle_file(&record, &puzzle, level));
    Ok(text.is_some_and(|text| text == written.replace("\r\n", "\n")))
}
