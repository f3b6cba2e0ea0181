//! What can be wanted of the rule book that can be played.

use crate::elements::workshop::WayOut;
use engine::table::{Chapter, Seat};

/// What is pressed there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LearnIntent {
    /// Shows all there is.
    Contents,
    /// Shows a chapter of the rules, with the boards of each.
    Chapter(Chapter),
    /// Shows the course of a box, by the chapter of its rules.
    Course(Chapter),
    /// Shows a lesson, by its number among all.
    Lesson(usize),
    /// Shows the puzzles.
    Puzzles,
    /// Shows what is scored, and how much of what was said before is right.
    Check,
    /// Chooses an answer, by its number from 0, and shows which one is right.
    Choose(u8),
    /// Shows the lesson from its beginning.
    Again,
    /// Copies a text that shows the lesson on another page.
    Copy(WayOut),
    /// Opens the workshop with the board of the lesson, where all ways out of it are.
    DrawUp,
    /// Saves which lessons were done as a file.
    SaveDone,
    /// Brings which were done from a file.
    BringDone,
    /// Forgets which lessons were done.
    Forget,
    /// Brings back what was forgotten.
    Remember,
}

impl LearnIntent {
    pub fn name(self) -> String {
        match self {
            LearnIntent::Contents => "learn-contents".to_string(),
            LearnIntent::Chapter(chapter) => format!("learn-chapter {}", chapter.prefix()),
            LearnIntent::Course(chapter) => format!("learn-course {}", chapter.prefix()),
            LearnIntent::Lesson(number) => format!("lesson {number}"),
            LearnIntent::Puzzles => "puzzles".to_string(),
            LearnIntent::Check => "check-points".to_string(),
            LearnIntent::Choose(answer) => format!("choose-answer {answer}"),
            LearnIntent::Again => "lesson-again".to_string(),
            LearnIntent::Copy(way) => format!("copy-lesson-{}", way.word()),
            LearnIntent::DrawUp => "draw-up-lesson".to_string(),
            LearnIntent::SaveDone => "save-lessons-done".to_string(),
            LearnIntent::BringDone => "bring-lessons-done".to_string(),
            LearnIntent::Forget => "forget-lessons".to_string(),
            LearnIntent::Remember => "remember-lessons".to_string(),
        }
    }
}

/// What is filled in there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LearnField {
    /// What is looked for.
    Search,
    /// How many points a seat is said to score.
    Points(Seat),
}

impl LearnField {
    pub fn name(self) -> String {
        match self {
            LearnField::Search => "learn-search".to_string(),
            LearnField::Points(seat) => format!("foretold {}", seat.0),
        }
    }
}
