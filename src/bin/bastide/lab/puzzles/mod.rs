//! `bastide lab puzzles`: makes puzzles from games between computer players, and proves existing ones.

mod text;

use std::path::{Path, PathBuf};

use engine::learn::Lesson;
use engine::rules::Record;
use lab::puzzles::{Found, HARDEST, Search, Theme};

use super::fault;
use crate::args::{self, Args, Complaint, line_trouble, print, record, texts};
use crate::check::files;

/// The options of the command.
struct Flags {
    seed: u64,
    count: usize,
    themes: Vec<Theme>,
    out: Option<PathBuf>,
    /// Files and folders to prove instead of making puzzles.
    check: Vec<String>,
}

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let flags = flags(args)?;
    if !flags.check.is_empty() {
        return prove(&flags.check);
    }
    let Some(out) = &flags.out else {
        return Err(Complaint::new(texts().puzzles_without_folder()));
    };
    let mut search = Search::new(flags.seed, flags.count, flags.themes);
    search.run().map_err(fault)?;
    write(&search.found, out)?;
    print(&table(&search.found))
}

fn flags(args: &mut Args) -> Result<Flags, Complaint> {
    let mut flags = Flags {
        seed: 1,
        count: 10,
        themes: Theme::ALL.to_vec(),
        out: None,
        check: Vec::new(),
    };
    while let Some(name) = args.next(texts().usage_puzzles())? {
        match name.as_str() {
            "" if !flags.check.is_empty() => flags.check.push(args.value()?),
            "seed" => flags.seed = args.number()?,
            "count" => flags.count = args.number()?,
            "themes" => flags.themes = themes(&args.value()?)?,
            "out" => flags.out = Some(PathBuf::from(args.value()?)),
            "check" => flags.check.push(args.value()?),
            _ => return Err(args.unexpected(&name)),
        }
    }
    Ok(flags)
}

/// The themes of a list: `points,endgame`.
fn themes(list: &str) -> Result<Vec<Theme>, Complaint> {
    let theme =
        |name: &str| Theme::parse(name).ok_or_else(|| Complaint(texts().unknown_theme(name)));
    list.split(',').map(theme).collect()
}

/// Writes a folder per theme with its puzzles, numbered from easiest to hardest.
fn write(found: &[Found], out: &Path) -> Result<(), Complaint> {
    for theme in Theme::ALL {
        let folder = out.join(theme.name());
        let mut puzzles: Vec<&Found> = found
            .iter()
            .filter(|one| one.puzzle.theme == theme)
            .collect();
        puzzles.sort_by_key(|one| one.level);
        let texts = puzzles
            .iter()
            .filter_map(|one| text::puzzle_file(&one.record, &one.puzzle, one.level));
        for (number, text) in (1..).zip(texts) {
            args::write(&folder.join(format!("{number:04}.txt")), &text)?;
        }
    }
    Ok(())
}

/// How many puzzles there are of each theme, and their levels.
fn table(found: &[Found]) -> String {
    let mut lines = String::new();
    for theme in Theme::ALL {
        let of_level = |level: &u8| {
            let same = |one: &&Found| one.puzzle.theme == theme && one.level == *level;
            found.iter().filter(same).count()
        };
        let counts: Vec<String> = (1..=HARDEST)
            .map(|level| of_level(&level).to_string())
            .collect();
        let sum = found.iter().filter(|one| one.puzzle.theme == theme).count() as u32;
        lines += &texts().puzzles_of_theme(theme.name(), sum, &counts.join(" "));
        lines.push('\n');
    }
    lines
}

/// Makes each puzzle again from its position alone, and compares.
fn prove(paths: &[String]) -> Result<(), Complaint> {
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
    let written = args::text(file)?;
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
