//! The intents and fields of the interactive rule book.

use crate::elements::assignment::{AssignmentField, AssignmentIntent};
use crate::elements::puzzles::PuzzleIntent;
use crate::elements::workshop::WayOut;
use engine::table::{Chapter, Seat};

/// What a press does there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LearnIntent {
    /// Shows the contents.
    Contents,
    /// Shows a chapter of the rules with its boards.
    Chapter(Chapter),
    /// Shows the course of an expansion, by the chapter of its rules.
    Course(Chapter),
    /// Explains the box of a new game that has these rules: Back returns to it.
    Explain(Chapter),
    /// Shows what comes next on the path.
    GoOn,
    /// Shows a lesson, by its number among all.
    Lesson(usize),
    /// Shows the puzzles.
    Puzzles,
    Puzzle(PuzzleIntent),
    /// Shows what is scored, and which of the answers are right.
    Check,
    /// Chooses an answer by its index, and shows which one is right.
    Choose(u8),
    /// Restarts the lesson.
    Again,
    /// Explains a lesson although what it asks was not tried.
    Explanation,
    /// Reads the lesson aloud, or stops.
    ReadAloud,
    /// Copies a text that embeds the lesson in another page.
    Copy(WayOut),
    /// Opens the board of the lesson in the workshop, which can export it.
    DrawUp,
    /// Saves the list of completed lessons to a file.
    SaveDone,
    /// Loads the list of completed lessons from a file.
    BringDone,
    /// Clears the list of completed lessons.
    Forget,
    /// Undoes clearing the list.
    Remember,
    /// Shows the lessons of the current view as a sheet for paper.
    Sheet,
    /// Shows what was shown before the sheet.
    LeaveSheet,
    Print,
    /// Something of a list of tasks.
    Assignment(AssignmentIntent),
}

impl LearnIntent {
    pub fn name(self) -> String {
        match self {
            LearnIntent::Contents => "learn-contents".to_string(),
            LearnIntent::Chapter(chapter) => format!("learn-chapter {}", chapter.prefix()),
            LearnIntent::Course(chapter) => format!("learn-course {}", chapter.prefix()),
            LearnIntent::Explain(chapter) => format!("explain-box {}", chapter.prefix()),
            LearnIntent::GoOn => "go-on-learning".to_string(),
            LearnIntent::Lesson(number) => format!("lesson {number}"),
            LearnIntent::Puzzles => "puzzles".to_string(),
            LearnIntent::Puzzle(intent) => intent.name(),
            LearnIntent::Check => "check-points".to_string(),
            LearnIntent::Choose(answer) => format!("choose-answer {answer}"),
            LearnIntent::Again => "lesson-again".to_string(),
            LearnIntent::Explanation => "explain-lesson".to_string(),
            LearnIntent::ReadAloud => "read-aloud".to_string(),
            LearnIntent::Copy(way) => format!("copy-lesson-{}", way.word()),
            LearnIntent::DrawUp => "draw-up-lesson".to_string(),
            LearnIntent::SaveDone => "save-lessons-done".to_string(),
            LearnIntent::BringDone => "bring-lessons-done".to_string(),
            LearnIntent::Forget => "forget-lessons".to_string(),
            LearnIntent::Remember => "remember-lessons".to_string(),
            LearnIntent::Sheet => "make-sheet".to_string(),
            LearnIntent::LeaveSheet => "leave-sheet".to_string(),
            LearnIntent::Print => "print".to_string(),
            LearnIntent::Assignment(intent) => intent.name(),
        }
    }
}

/// The fields there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LearnField {
    Search,
    /// The points a seat is expected to score.
    Points(Seat),
    Assignment(AssignmentField),
    /// The theme and the level of the puzzles that are listed.
    Theme,
    Level,
}

impl LearnField {
    pub fn name(self) -> String {
        match self {
            LearnField::Search => "learn-search".to_string(),
            LearnField::Points(seat) => format!("foretold {}", seat.0),
            LearnField::Assignment(field) => field.name().to_string(),
            LearnField::Theme => "puzzle-theme".to_string(),
            LearnField::Level => "puzzle-level".to_string(),
        }
    }
}
