//! `bastide task`: whether tasks can be read, and whether their solutions reach what they ask.

use engine::learn::{Examined, SolutionCheck, Task};
use engine::session::Session;
use engine::table::Kind;
use engine::{cards, rules};
use page::messages::Texts;

use crate::args::{Args, Complaint, Word, line_trouble, print, record, text};
use crate::words::Worded;

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let mut files = Vec::new();
    while let Some(word) = args.next()? {
        match word {
            Word::Value(file) => files.push(file),
            Word::Option(name) if name == "help" => return args.explain(Texts::usage_task),
            other => return Err(other.unexpected()),
        }
    }
    if files.is_empty() {
        return Err(Complaint::text(Texts::record_missing));
    }
    for file in files {
        let text = text(&file)?;
        let task = read(&file, &text)?;
        let texts = args.texts();
        let told = match solution(&task, &file, &text)? {
            Solution::Missing => texts.task_without_solution(&file),
            Solution::Reaches => texts.task_reached(&file),
        };
        print(&format!("{told}\n"))?;
    }
    Ok(())
}

/// Checks the task at the end of a record: if it has a solution, that must reach the goals.
///
/// # Errors
/// A line that cannot be read or is refused, or goals that are not reached.
pub fn check(file: &str, text: &str) -> Result<(), Complaint> {
    match Task::read(text) {
        Ok(Some(task)) => solution(&task, file, text).map(drop),
        Ok(None) => Ok(()),
        Err(error) => Err(line_trouble(file, error)),
    }
}

/// The result of checking a task's solution.
enum Solution {
    /// The record has no task.
    Missing,
    /// It reaches all goals.
    Reaches,
}

/// The task at the end of a record.
fn read(file: &str, text: &str) -> Result<Task, Complaint> {
    match Task::read(text) {
        Ok(Some(task)) => Ok(task),
        Ok(None) => Err(Complaint::naming(Texts::task_missing, file.to_owned())),
        Err(error) => Err(line_trouble(file, error)),
    }
}

fn solution(task: &Task, file: &str, text: &str) -> Result<Solution, Complaint> {
    match Kind::detect(text) {
        Kind::Tiles => solves::<rules::Game>(task, file, text),
        Kind::Cards => solves::<cards::Game>(task, file, text),
    }
}

/// Plays the solution of a task from the end of its record; an illegal line or a missed goal is a complaint.
fn solves<G>(task: &Task, file: &str, text: &str) -> Result<Solution, Complaint>
where
    G: Examined + Worded,
{
    let session =
        Session::from_record(&record::<G>(file, text)?).map_err(Complaint::trouble::<G>)?;
    match task.try_solution(&session) {
        SolutionCheck::Missing => Ok(Solution::Missing),
        SolutionCheck::Reaches => Ok(Solution::Reaches),
        SolutionCheck::Refused(number) => {
            let line = task.solution.get(number - 1).cloned();
            let (file, line) = (file.to_owned(), line.unwrap_or_default());
            Err(Complaint::told(move |texts| {
                texts.task_line_refused(&file, &line)
            }))
        }
        SolutionCheck::Undecided => Err(Complaint::naming(Texts::task_undecided, file.to_owned())),
        SolutionCheck::FallsShort => Err(Complaint::naming(Texts::task_unreached, file.to_owned())),
    }
}
