//! Tasks for learning platforms: a zip by the standard SCORM 1.2, which platforms take in as it is.
//!
//! Each task is a page of its own with a board, so that each has its grade. `www/scorm/scorm.js` tells the platform.

use crate::{embed, files, toolchain, zipped};
use anyhow::{Context, Result, ensure};
use std::fmt::Write;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// The name of the file, beside the page.
pub const NAME: &str = "scorm.zip";

/// What platforms read first.
const MANIFEST: &str = "imsmanifest.xml";

/// What pages of tasks need besides the board, as it lies here.
const OWN: [&str; 2] = ["www/scorm/scorm.js", "www/embed/embed.css"];

/// The page of a task, and the word in it for the record.
const PAGE: &str = "www/scorm/task.html";
const RECORD: &str = "TASK";

/// How long a title may be, in letters.
const TITLE: usize = 80;

/// Packs records with tasks and the boards of a built page for learning platforms, into a file beside the page. The same
/// makes the same bytes.
///
/// # Errors
/// When a record has no task or its solution does not solve it, or something cannot be read or written.
pub fn pack(folder: &Path, records: &[PathBuf]) -> Result<()> {
    ensure!(!records.is_empty(), "name the records with tasks");
    let mut check = toolchain::cargo();
    check.args(["run", "--quiet", "--bin", "bastide", "--", "task"]);
    toolchain::run(check.args(records)).context("not all tasks are right")?;
    let mut tasks = Vec::new();
    for record in records {
        let text = fs::read_to_string(record).with_context(|| record.display().to_string())?;
        tasks.push(text.replace("\r\n", "\n"));
    }
    let files = contents(folder, &tasks)?;
    let file = File::create(folder.join(NAME)).with_context(|| folder.display().to_string())?;
    zipped::write(&files, file)
}

/// Everything in the zip, by name.
fn contents(folder: &Path, tasks: &[String]) -> Result<Vec<(String, Vec<u8>)>> {
    let root = toolchain::root();
    let mut contents = board(folder)?;
    for own in OWN {
        let name = own.rsplit('/').next().unwrap_or(own);
        contents.push((name.to_string(), fs::read(root.join(own)).context(own)?));
    }
    contents.sort();
    let shared: Vec<String> = contents.iter().map(|(name, _)| name.clone()).collect();
    let page = fs::read_to_string(root.join(PAGE)).context(PAGE)?;
    for (number, task) in (1..).zip(tasks) {
        let record = format!("task-{number}.txt");
        let page = page.replace(RECORD, &record);
        contents.push((format!("task-{number}.html"), page.into_bytes()));
        contents.push((record, task.clone().into_bytes()));
    }
    contents.push((MANIFEST.to_string(), manifest(tasks, &shared)?.into_bytes()));
    Ok(contents)
}

/// The files of the built page that a board asks for.
fn board(folder: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let mut found = Vec::new();
    for file in files::below(folder)? {
        let name = files::name(&file, folder)?;
        if embed::is_for_boards(&name) {
            found.push((name, fs::read(&file)?));
        }
    }
    Ok(found)
}

/// What platforms read first: the tasks in their order, and which files there are.
fn manifest(tasks: &[String], shared: &[String]) -> Result<String> {
    let mut items = String::new();
    let mut resources = String::new();
    for (number, task) in (1..).zip(tasks) {
        let title = escaped(&title(task, number));
        writeln!(
            items,
            "      <item identifier=\"item-{number}\" identifierref=\"task-{number}\"><title>{title}</title></item>"
        )?;
        writeln!(
            resources,
            "    <resource identifier=\"task-{number}\" type=\"webcontent\" adlcp:scormtype=\"sco\" \
             href=\"task-{number}.html\">\n      <file href=\"task-{number}.html\"/>\n      \
             <file href=\"task-{number}.txt\"/>\n      <dependency identifierref=\"board\"/>\n    </resource>"
        )?;
    }
    let mut files = String::new();
    for name in shared {
        writeln!(files, "      <file href=\"{}\"/>", escaped(name))?;
    }
    let whole = escaped(&title(&tasks[0], 1));
    let all: String = tasks.iter().flat_map(|task| [task, "\0"]).collect();
    Ok(format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <manifest identifier=\"bastide-{}\" version=\"1.0\" xmlns=\"http://www.imsproject.org/xsd/imscp_rootv1p1p2\" \
         xmlns:adlcp=\"http://www.adlnet.org/xsd/adlcp_rootv1p2\">\n  \
         <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>\n  \
         <organizations default=\"tasks\">\n    <organization identifier=\"tasks\">\n      <title>{whole}</title>\n\
         {items}    </organization>\n  </organizations>\n  <resources>\n{resources}    \
         <resource identifier=\"board\" type=\"webcontent\" adlcp:scormtype=\"asset\" href=\"bastide-board.js\">\n\
         {files}    </resource>\n  </resources>\n</manifest>\n",
        // What tells the tasks of one package from those of another.
        files::seal(all.as_bytes(), 6)
    ))
}

/// What a task asks, as its title: in the language that stands for any.
fn title(task: &str, number: usize) -> String {
    let lines = task.lines().skip_while(|line| line.trim() != "task");
    let mut asked = lines.filter_map(|line| line.trim().strip_prefix("ask "));
    match asked.next() {
        Some(asked) => asked.chars().take(TITLE).collect(),
        None => format!("Bastide {number}"),
    }
}

/// A text as XML writes it.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('"', "&quot;");
    text.replace('<', "&lt;").replace('>', "&gt;")
}
