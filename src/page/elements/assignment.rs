//! The intents and fields of assignments: lists of tasks for others, and their results.

use engine::table::Chapter;

/// The lessons or puzzles that somebody chooses from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offered {
    FirstSteps,
    Course(Chapter),
    /// The puzzles of a level.
    Puzzles(u8),
}

impl Offered {
    fn name(self) -> String {
        match self {
            Offered::FirstSteps => "first-steps".to_string(),
            Offered::Course(chapter) => chapter.prefix().to_string(),
            Offered::Puzzles(level) => format!("level-{level}"),
        }
    }
}

/// What a press does to a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AssignmentIntent {
    /// Shows the list that is being made.
    Make,
    /// Shows what there is to choose from here, or no longer.
    Offer(Offered),
    /// Adds a lesson, by its number among all, or takes it out again.
    Toggle(usize),
    /// Takes out an entry, by its index.
    Remove(usize),
    /// Moves an entry up by one.
    Raise(usize),
    /// Adds the task of the workshop.
    AddDraft,
    /// Begins a new list.
    Empty,
    /// Brings back the list that was emptied or replaced.
    Restore,
    CopyLink,
    Save,
    /// Shows the list that is being made as learners see it.
    Preview,
    /// Shows the open list as learners see it.
    Show,
    /// Changes the open list.
    Change,
    CopyResult,
    SaveResult,
    /// Shows the results of a class.
    Class,
    /// Adds the pasted results.
    ReadResults,
    CopyTable,
    ForgetResults,
}

impl AssignmentIntent {
    pub fn name(self) -> String {
        match self {
            AssignmentIntent::Make => "make-list".to_string(),
            AssignmentIntent::Offer(offered) => format!("offer-for-list {}", offered.name()),
            AssignmentIntent::Toggle(number) => format!("toggle-on-list {number}"),
            AssignmentIntent::Remove(at) => format!("remove-from-list {at}"),
            AssignmentIntent::Raise(at) => format!("raise-on-list {at}"),
            AssignmentIntent::AddDraft => "add-draft-to-list".to_string(),
            AssignmentIntent::Empty => "empty-list".to_string(),
            AssignmentIntent::Restore => "restore-list".to_string(),
            AssignmentIntent::CopyLink => "copy-list-link".to_string(),
            AssignmentIntent::Save => "save-list".to_string(),
            AssignmentIntent::Preview => "preview-list".to_string(),
            AssignmentIntent::Show => "show-list".to_string(),
            AssignmentIntent::Change => "change-list".to_string(),
            AssignmentIntent::CopyResult => "copy-result".to_string(),
            AssignmentIntent::SaveResult => "save-result".to_string(),
            AssignmentIntent::Class => "class-results".to_string(),
            AssignmentIntent::ReadResults => "read-results".to_string(),
            AssignmentIntent::CopyTable => "copy-results".to_string(),
            AssignmentIntent::ForgetResults => "forget-results".to_string(),
        }
    }
}

/// The fields there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AssignmentField {
    /// The title of the list that is being made.
    Title,
    /// The name of a learner.
    Learner,
    /// Results of a class.
    Pasted,
}

impl AssignmentField {
    pub const fn name(self) -> &'static str {
        match self {
            AssignmentField::Title => "list-title",
            AssignmentField::Learner => "learner-name",
            AssignmentField::Pasted => "pasted-results",
        }
    }
}
