//! `bastide task`: whether tasks can be read, and whether their solutions reach what they ask.

use engine::learn::{Examined, SolutionCheck, Task};
use engine::session::Session;
use engine::table::Kind;

use crate::args::{Args, Complaint, line_trouble, print, record, text, texts};
use crate::words::{Worded, of_kind};

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let files = args.values(usize::MAX, texts().usage_task())?;
    if files.is_empty() {
        return Err(Complaint::new(texts().record_missing()));
    }
    for file in files {
        let told = match checked(&file, &text(&file)?)? {
            None => return Err(Complaint(texts().task_missing(&file))),
            Some(SolutionCheck::Missing) => texts().task_without_solution(&file),
            Some(_) => texts().task_reached(&file),
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
    checked(file, text).map(drop)
}

/// The result for the task at the end of a record, if it has no solution or that reaches the goals; `None` if there is no task.
fn checked(file: &str, text: &str) -> Result<Option<SolutionCheck>, Complaint> {
    let task = Task::read(text).map_err(|error| line_trouble(file, error))?;
    let Some(task) = task else { return Ok(None) };
    of_kind!(Kind::detect(text), G => solves::<G>(&task, file, text)).map(Some)
}

/// Plays the solution of a task from the end of its record; an illegal line or a missed goal is a complaint.
fn solves<G>(task: &Task, file: &str, text: &str) -> Result<SolutionCheck, Complaint>
where
    G: Examined + Worded,
{
    let session =
        Session::from_record(&record::<G>(file, text)?).map_err(Complaint::trouble::<G>)?;
    match task.try_solution(&session) {
        check @ (SolutionCheck::Missing | SolutionCheck::Reaches) => Ok(check),
        SolutionCheck::Refused(number) => {
            let line = task.solution.get(number - 1).map_or("", String::as_str);
            Err(Complaint(texts().task_line_refused(file, line)))
        }
        SolutionCheck::Undecided => Err(Complaint(texts().task_undecided(file))),
        SolutionCheck::FallsShort => Err(Complaint(texts().task_unreached(file))),
    }
}
