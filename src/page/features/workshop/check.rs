//! Whether the draft can be exported: the position, its remarks, its task and the solution.

use crate::context::Context;
use crate::features::workshop::state::Workshop;
use engine::learn::{SolutionCheck, Task};
use engine::rules::RecordError;

/// Whether the position, its remarks and its task have no faults.
pub(super) fn is_fine(workshop: &Workshop) -> bool {
    workshop.stage.faults().is_empty()
        && workshop.stage.refused().is_none()
        && task_error(workshop).is_none()
        && workshop.stage.wrong_remark().is_none()
}

/// Why the lines of the task cannot be read, with the line's number among them.
pub(crate) fn task_error(workshop: &Workshop) -> Option<RecordError> {
    let task = workshop.stage.draft().task();
    let read = Task::read(&format!("task\n{task}"));
    let error = read.err().filter(|_| !task.trim().is_empty())?;
    Some(RecordError {
        line: error.line.saturating_sub(1).max(1),
        trouble: error.trouble.into(),
    })
}

/// The check of the task's solution; `None` without a task, or if the position is invalid.
pub(crate) fn tried(workshop: &Workshop) -> Option<SolutionCheck> {
    let draft = workshop.stage.draft();
    let task = Task::read(&draft.text()).ok().flatten()?;
    Some(task.try_solution(&draft.session()?))
}

/// What is wrong with a checked solution; `None` if there is none, or if it reaches the goals.
pub(crate) fn fault_of(cx: &Context, check: &SolutionCheck) -> Option<String> {
    let texts = cx.texts();
    match check {
        SolutionCheck::Refused(line) => Some(texts.solution_refused(*line as u32)),
        SolutionCheck::FallsShort => Some(texts.solution_falls_short().to_string()),
        SolutionCheck::Undecided => Some(texts.goal_undecided().to_string()),
        SolutionCheck::Missing | SolutionCheck::Reaches => None,
    }
}
