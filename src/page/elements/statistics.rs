//! The intents and fields of the statistics over all finished games.

use engine::session::Level;
use engine::table::Kind;

/// Whom the games counted were played against.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opponents {
    #[default]
    Anybody,
    /// People only, here or on other devices.
    People,
    /// A computer of this level, perhaps among others.
    Level(Level),
}

impl Opponents {
    /// All choices, in the order of the list.
    pub fn all() -> impl Iterator<Item = Opponents> {
        let levels = Level::offered().iter().copied().map(Opponents::Level);
        [Opponents::Anybody, Opponents::People]
            .into_iter()
            .chain(levels)
    }

    pub const fn word(self) -> &'static str {
        match self {
            Opponents::Anybody => "anybody",
            Opponents::People => "people",
            Opponents::Level(level) => level.name(),
        }
    }

    pub fn parse(word: &str) -> Option<Opponents> {
        Opponents::all().find(|opponents| opponents.word() == word)
    }
}

/// What a press does there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatisticsIntent {
    /// Shows the games of this kind.
    Kind(Kind),
    /// Saves all finished games to a file.
    Save,
    /// Loads finished games from a file.
    Bring,
    /// Adds the games of the pasted text.
    Read,
}

impl StatisticsIntent {
    pub fn name(self) -> String {
        match self {
            StatisticsIntent::Kind(kind) => format!("statistics-of {}", kind.name()),
            StatisticsIntent::Save => "save-statistics".to_string(),
            StatisticsIntent::Bring => "bring-statistics".to_string(),
            StatisticsIntent::Read => "read-statistics".to_string(),
        }
    }
}

/// The fields there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatisticsField {
    Opponents,
    /// The text of a file with finished games.
    Pasted,
}

impl StatisticsField {
    pub fn name(self) -> String {
        match self {
            StatisticsField::Opponents => "statistics-opponents".to_string(),
            StatisticsField::Pasted => "statistics-pasted".to_string(),
        }
    }
}
