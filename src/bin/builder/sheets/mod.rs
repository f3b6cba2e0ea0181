//! The style sheets of the delivered page: what is drawn before the module is there, what is seen in a game, and what only some
//! dialogs and the workshop need.

mod shadow;

use crate::files;
use crate::index::attribute;
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// The sheets loaded before the page.
pub const FIRST: [&str; 2] = ["starting.css", NAME];
/// The sheet with all but the first and what can wait.
const NAME: &str = "style.css";
/// The sheet of what can wait: `start.js` fetches it once the page is there.
const LATER: &str = "later.css";
/// Sheets that can wait: they style nothing that is seen up to the first move.
const CAN_WAIT: [&str; 16] = [
    "cards.css",
    "games.css",
    "expansions.css",
    "share.css",
    "rules.css",
    "legend.css",
    "learn.css",
    "puzzles.css",
    "review.css",
    "ending.css",
    "statistics.css",
    "daily.css",
    "projector.css",
    "workshop.css",
    "print.css",
    "sheet.css",
];
/// The sheet of a board on another page.
const BOARD: &str = "board.css";
/// Sheets of what no board shows: saved games, a new game, statistics, the game of the day, sharing, a view for a whole room, the workshop, printing.
const NO_BOARD: [&str; 12] = [
    "style/games.css",
    "style/expansions.css",
    "style/share.css",
    "style/projector.css",
    "style/workshop.css",
    "style/learn.css",
    "style/puzzles.css",
    "style/review.css",
    "style/statistics.css",
    "style/daily.css",
    "style/print.css",
    "style/sheet.css",
];
/// Sheets that only such a board needs: its frame, and a task above it.
const ONLY_BOARD: [&str; 2] = ["style/frame.css", "style/task.css"];

/// Joins all style sheets into two, except the first, which is needed while loading; minifies all.
///
/// # Errors
/// When a sheet of the document is missing.
pub fn join(folder: &Path) -> Result<()> {
    let index = folder.join("index.html");
    let html = files::text(&index)?;
    let (mut joined, mut later) = (String::new(), String::new());
    let (mut lines, mut count) = (String::new(), 0);
    for line in html.lines() {
        if line.contains("rel=\"stylesheet\"") {
            let name = attribute(line, "href").context("a style sheet has an address")?;
            let sheet = folder.join(name);
            let short = shortened(&files::text(&sheet)?);
            count += 1;
            if count == 1 {
                fs::write(&sheet, short)?;
                lines.push_str(&link("stylesheet", name));
                continue;
            }
            fs::remove_file(&sheet)?;
            let into = if CAN_WAIT.contains(&name) {
                &mut later
            } else {
                &mut joined
            };
            into.push_str(&short);
            if count == 2 {
                lines.push_str(&link("stylesheet", NAME));
                lines.push_str(&link(CALLED_LATER, LATER));
            }
            continue;
        }
        lines.push_str(line);
        lines.push('\n');
    }
    fs::write(folder.join(NAME), joined)?;
    fs::write(folder.join(LATER), later)?;
    fs::write(index, lines)?;
    Ok(())
}

/// The relation of a sheet that is not fetched yet: browsers ignore it.
pub const CALLED_LATER: &str = "later";

fn link(rel: &str, href: &str) -> String {
    format!("<link rel=\"{rel}\" href=\"{href}\">\n")
}

/// Writes the sheet of a board on another page, from those that the page of `www` names.
///
/// # Errors
/// When one of them is missing.
pub fn write_board(folder: &Path) -> Result<()> {
    let html = files::own("www/index.html")?;
    let sheets = html.lines().filter(|line| line.contains("rel=\"css\""));
    // The first one styles what is seen before the page is there.
    let names = sheets.skip(1).filter_map(|line| attribute(line, "href"));
    let mut whole = String::new();
    for name in names.filter(|name| !NO_BOARD.contains(name)) {
        whole.push_str(&read(name)?);
    }
    let mut sheet = shadow::in_frame(&whole);
    for name in ONLY_BOARD {
        sheet.push_str(&read(name)?);
    }
    fs::write(folder.join(BOARD), sheet)?;
    Ok(())
}

/// A sheet of `www`, minified.
fn read(name: &str) -> Result<String> {
    Ok(shortened(&files::own(&format!("www/{name}"))?))
}

/// A sheet without comments and insignificant white space.
fn shortened(sheet: &str) -> String {
    let mut short = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some(letter) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, behind)| behind);
        } else if matches!(letter, '"' | '\'') {
            let end = rest[1..].find(letter).map_or(rest.len(), |end| end + 2);
            short.push_str(&rest[..end]);
            rest = &rest[end..];
        } else if letter.is_whitespace() {
            rest = rest.trim_start();
            let before = short.ends_with(['{', '}', ';', ',', ':', ' ']) || short.is_empty();
            let behind = rest.starts_with(['{', '}', ';', ',']) || rest.is_empty();
            if !before && !behind {
                short.push(' ');
            }
        } else {
            short.push(letter);
            rest = &rest[letter.len_utf8()..];
        }
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_is_shortened_where_space_means_nothing() {
        let sheet = "/* Tiles. */\n.a > .b :hover,\n.c {\n  width: calc(1px + 2px);\n  content: \"a  ;  b\";\n}\n";
        let short = ".a > .b :hover,.c{width:calc(1px + 2px);content:\"a  ;  b\";}";
        assert_eq!(shortened(sheet), short);
    }

    /// What follows a rule that is left open is not read.
    #[test]
    fn every_sheet_closes_what_it_opens() {
        let folder = crate::toolchain::root().join("www/style");
        for file in std::fs::read_dir(folder).expect("sheets") {
            let path = file.expect("a sheet").path();
            let sheet = std::fs::read_to_string(&path).expect("a sheet");
            let sheet = shortened(&sheet);
            let count = |brace: char| sheet.matches(brace).count();
            assert_eq!(count('{'), count('}'), "{}", path.display());
        }
    }
}
