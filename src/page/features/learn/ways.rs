//! Navigation in the rule book: to neighbouring lessons, and back.

use crate::elements::assignment::AssignmentIntent;
use crate::elements::command::Command;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::puzzles::PuzzleIntent;
use crate::features::learn::courses::lessons_around;
use crate::features::learn::library::Shelf;
use crate::features::learn::state::{Learning, Origin, View};

/// To the open list of tasks.
const TO_LIST: LearnIntent = LearnIntent::Assignment(AssignmentIntent::Show);

/// Where Back leads from the current view; `None` from the contents.
pub(crate) fn way_back(learning: &Learning) -> Option<Intent> {
    let to = match (learning.view, learning.origin) {
        (View::Contents, _) => return None,
        (View::Course(_) | View::Lesson, Origin::Box(_)) => {
            return Some(Intent::Command(Command::Close));
        }
        (View::Chapter(_) | View::Course(_) | View::Puzzles, _) => LearnIntent::Contents,
        (View::Given | View::Making | View::Class, _) => LearnIntent::Contents,
        (View::Sheet, _) => LearnIntent::LeaveSheet,
        (View::Lesson, Origin::Assignment) => TO_LIST,
        (View::Run, _) => LearnIntent::Puzzles,
        (View::Lesson, Origin::Run) => LearnIntent::Puzzle(PuzzleIntent::End),
        (View::Lesson, _) => list_of_opened(learning),
    };
    Some(Intent::Learn(to))
}

/// The list that contains the open lesson.
fn list_of_opened(learning: &Learning) -> LearnIntent {
    if let Some(chapter) = learning.course {
        return LearnIntent::Course(chapter);
    }
    if matches!(learning.origin, Origin::Search | Origin::Repetition) {
        return LearnIntent::Contents;
    }
    let entry = learning.opened_entry();
    match entry.map(|entry| (entry.shelf, entry.lesson.rules.first())) {
        Some((Shelf::Rules, Some(rule))) => LearnIntent::Chapter(rule.chapter),
        Some((Shelf::Puzzles, _)) => LearnIntent::Puzzles,
        _ => LearnIntent::Contents,
    }
}

/// Where Previous leads from the open lesson.
pub(super) fn way_before(learning: &Learning) -> Option<LearnIntent> {
    let (before, _) = neighbours(learning);
    let before = before.filter(|_| learning.origin != Origin::Repetition && !is_puzzle(learning));
    before.map(LearnIntent::Lesson)
}

/// Where Next leads from the open lesson: to a puzzle that fits, within its list, or else on along the path; `None` in a run, and at
/// the end of any other list.
pub(super) fn way_on(learning: &Learning) -> Option<LearnIntent> {
    if learning.origin == Origin::Repetition {
        return Some(LearnIntent::GoOn);
    }
    if is_puzzle(learning) {
        let next = LearnIntent::Puzzle(PuzzleIntent::Next);
        return (!learning.runs()).then_some(next);
    }
    let ends_course = match learning.origin {
        Origin::Assignment => Some(TO_LIST),
        _ => learning.course.map(|_| LearnIntent::GoOn),
    };
    let (_, next) = neighbours(learning);
    next.map(LearnIntent::Lesson).or(ends_course)
}

/// Whether a puzzle is open that is not on a list of tasks.
fn is_puzzle(learning: &Learning) -> bool {
    let entry = learning.opened_entry();
    let is_puzzle = entry.is_some_and(|entry| entry.shelf == Shelf::Puzzles);
    is_puzzle && learning.origin != Origin::Assignment
}

/// The lessons before and after the open one, among those it belongs with.
fn neighbours(learning: &Learning) -> (Option<usize>, Option<usize>) {
    let Some(number) = learning.opened.as_ref().map(|opened| opened.number) else {
        return (None, None);
    };
    let around = lessons_around(learning, number);
    let Some(at) = around.iter().position(|&one| one == number) else {
        return (None, None);
    };
    let before = at.checked_sub(1).and_then(|at| around.get(at));
    (before.copied(), around.get(at + 1).copied())
}
