//! Tasks for learning platforms: a SCORM 1.2 zip, which platforms import as it is.
//!
//! Each task is a page of its own with a board, so that it has its own grade. `www/scorm/scorm.js` talks to the platform.

use crate::beside::{SCORM, is_for_boards};
use crate::{files, toolchain};
use anyhow::{Context, Result, ensure};
use host::platforms::markup::escaped;
use host::platforms::scorm as package;
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Set by tests: the path of the command line that was compiled with them, so that it is not compiled again.
const COMMAND_LINE: &str = "BASTIDE_TEST_COMMAND_LINE";

/// What pages of tasks need besides the board, by path here.
const OWN: [&str; 2] = ["www/scorm/scorm.js", "www/embed/embed.css"];

/// The page of a frame, and what is replaced in it to make that of a task.
const FRAME: &str = "www/embed/embed.html";
const INSTEAD: [(&str, &str); 3] = [
    ("<title>Bastide</title>", "<title>{title}</title>"),
    (
        "<script src=\"bastide-board.js\" defer></script>\n<script src=\"embed.js\" defer></script>\n",
        "<script src=\"scorm.js\" defer></script>\n<script src=\"bastide-board.js\" defer></script>\n",
    ),
    (
        "<body>\n",
        "<body>\n<bastide-board mode=\"task\" src=\"TASK\"></bastide-board>\n",
    ),
];

/// Packs records with tasks and the boards of a built page for learning platforms, into a file beside the page. The same input
/// gives the same bytes.
///
/// # Errors
/// When a record has no task or its solution does not solve it, or something cannot be read or written.
pub fn pack(folder: &Path, records: &[PathBuf]) -> Result<()> {
    ensure!(!records.is_empty(), "name the records with tasks");
    let mut check = command_line();
    toolchain::run(check.arg("task").args(records)).context("not all tasks are right")?;
    let tasks = records.iter().map(|record| files::text(record));
    let tasks = tasks.collect::<Result<Vec<String>>>()?;
    files::zip(&contents(folder, &tasks)?, &folder.join(SCORM))
}

/// The command line of the project.
fn command_line() -> Command {
    if let Some(built) = env::var_os(COMMAND_LINE) {
        return Command::new(built);
    }
    let mut cargo = toolchain::cargo();
    cargo.args(["run", "--quiet", "--bin", "bastide", "--"]);
    cargo
}

/// Writes the parts of a package that the workshop cannot make itself beside a built page.
///
/// # Errors
/// When something cannot be read or written.
pub fn write_parts(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder.join(package::FOLDER))?;
    let shared = shared(folder)?;
    files::zip(&shared, &folder.join(package::BOARD))?;
    let list = manifest(package::IDENTIFIER, &[package::TITLE.into()], &shared)?;
    fs::write(folder.join(package::LIST), list)?;
    fs::write(folder.join(package::PAGE), page()?)?;
    Ok(())
}

/// Everything in the zip, by name.
fn contents(folder: &Path, tasks: &[String]) -> Result<Vec<(String, Vec<u8>)>> {
    let mut contents = shared(folder)?;
    let texts: Vec<&str> = tasks.iter().map(String::as_str).collect();
    let titles = (1..).zip(&texts);
    let titles: Vec<_> = titles
        .map(|(number, task)| package::title(task, number))
        .collect();
    let list = manifest(&package::identifier(&texts), &titles, &contents)?;
    let page = page()?;
    for ((number, task), title) in (1..).zip(tasks).zip(&titles) {
        let [name, record] = package::files(number);
        let page = page.replace(package::TASK, &record);
        let page = page.replace(package::TITLE, title);
        contents.push((name, page.into_bytes()));
        contents.push((record, task.clone().into_bytes()));
    }
    contents.push((package::MANIFEST.to_string(), list.into_bytes()));
    Ok(contents)
}

/// The page of a task, with a placeholder for the name of its record.
fn page() -> Result<String> {
    files::replaced(FRAME, &files::own(FRAME)?, &INSTEAD)
}

/// What all tasks share: the files that a board fetches, and the script that talks to the platform.
fn shared(folder: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let mut found = Vec::new();
    for file in files::below(folder)? {
        let name = files::name(&file, folder)?;
        // A task has its own record and fetches no lessons.
        if is_for_boards(&name) && !name.starts_with("lessons/") {
            found.push((name, fs::read(&file)?));
        }
    }
    for own in OWN {
        let name = own.rsplit('/').next().unwrap_or(own);
        found.push((
            name.to_string(),
            fs::read(toolchain::root().join(own)).context(own)?,
        ));
    }
    found.sort();
    Ok(found)
}

/// What platforms read first: the tasks in order, each by its title, and the list of files.
fn manifest(identifier: &str, titles: &[String], shared: &[(String, Vec<u8>)]) -> Result<String> {
    let mut items = String::new();
    let mut resources = String::new();
    for (number, title) in (1..).zip(titles) {
        let [page, record] = package::files(number);
        writeln!(
            items,
            "      <item identifier=\"item-{number}\" identifierref=\"task-{number}\"><title>{title}</title></item>"
        )?;
        writeln!(
            resources,
            "    <resource identifier=\"task-{number}\" type=\"webcontent\" adlcp:scormtype=\"sco\" \
             href=\"{page}\">\n      <file href=\"{page}\"/>\n      \
             <file href=\"{record}\"/>\n      <dependency identifierref=\"board\"/>\n    </resource>"
        )?;
    }
    let mut files = String::new();
    for (name, _) in shared {
        writeln!(files, "      <file href=\"{}\"/>", escaped(name))?;
    }
    let whole = &titles[0];
    Ok(format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <manifest identifier=\"{identifier}\" version=\"1.0\" xmlns=\"http://www.imsproject.org/xsd/imscp_rootv1p1p2\" \
         xmlns:adlcp=\"http://www.adlnet.org/xsd/adlcp_rootv1p2\">\n  \
         <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>\n  \
         <organizations default=\"tasks\">\n    <organization identifier=\"tasks\">\n      <title>{whole}</title>\n\
         {items}    </organization>\n  </organizations>\n  <resources>\n{resources}    \
         <resource identifier=\"board\" type=\"webcontent\" adlcp:scormtype=\"asset\" href=\"bastide-board.js\">\n\
         {files}    </resource>\n  </resources>\n</manifest>\n"
    ))
}

#[cfg(test)]
mod tests {
    use host::platforms::scorm as package;

    #[test]
    fn the_page_of_a_task_has_its_board_and_tells_the_platform() {
        let page = super::page().expect("a page");
        assert!(page.contains("<script src=\"scorm.js\" defer></script>"));
        assert!(page.contains("<bastide-board mode=\"task\" src=\"TASK\"></bastide-board>"));
        assert!(page.contains(&format!("<title>{}</title>", package::TITLE)));
        assert!(page.contains("Content-Security-Policy") && !page.contains("embed.js"));
    }
}
