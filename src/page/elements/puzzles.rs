//! What can be pressed among the puzzles.

/// What a puzzle is about: the folder it lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    Points,
    Home,
    Join,
    Last,
    Endgame,
    Count,
}

impl Theme {
    pub const ALL: [Theme; 6] = [
        Theme::Points,
        Theme::Home,
        Theme::Join,
        Theme::Last,
        Theme::Endgame,
        Theme::Count,
    ];

    pub const fn folder(self) -> &'static str {
        match self {
            Theme::Points => "points",
            Theme::Home => "home",
            Theme::Join => "join",
            Theme::Last => "last",
            Theme::Endgame => "endgame",
            Theme::Count => "count",
        }
    }

    pub fn of_folder(folder: &str) -> Option<Theme> {
        Theme::ALL
            .into_iter()
            .find(|theme| theme.folder() == folder)
    }
}

/// Puzzles one after another, harder and harder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunKind {
    /// Until the first miss.
    Streak,
    /// For three minutes, or until the third miss.
    Rush,
}

impl RunKind {
    pub const ALL: [RunKind; 2] = [RunKind::Streak, RunKind::Rush];

    pub const fn word(self) -> &'static str {
        match self {
            RunKind::Streak => "streak",
            RunKind::Rush => "rush",
        }
    }
}

/// What a press does there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleIntent {
    /// Shows the next puzzle: one that fits the rating.
    Next,
    /// Lists all puzzles, or those that are not solved.
    Unsolved(bool),
    /// Lists more of them.
    More,
    Begin(RunKind),
    /// Ends the run, and shows what came of it.
    End,
}

impl PuzzleIntent {
    pub(super) fn name(self) -> String {
        match self {
            PuzzleIntent::Next => "next-puzzle".to_string(),
            PuzzleIntent::Unsolved(only) => format!("puzzles-unsolved {only}"),
            PuzzleIntent::More => "more-puzzles".to_string(),
            PuzzleIntent::Begin(kind) => kind.word().to_string(),
            PuzzleIntent::End => "end-run".to_string(),
        }
    }
}
