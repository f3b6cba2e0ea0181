//! The intents and fields of the game of the day.

use std::sync::Arc;

use engine::session::Level;

/// What a press does there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DailyIntent {
    /// Shows the deck of a day, counted from 1970; none for today's.
    Day(Option<u32>),
    /// Shows the deck of a text that was played here.
    Own(Arc<str>),
    /// Shows the deck of the typed text.
    Typed,
    /// Compares the result shown with that of somebody else, by its place in the list.
    Compare(u8),
    /// Begins the game of the deck shown, continues it, or plays it again for practice.
    Play,
    /// Copies the result of the deck shown, or the way to it.
    Copy,
    /// The same by the share sheet of the system.
    Share,
    /// Leads to the puzzle of the day.
    Puzzle,
    /// Copies the result of the puzzle.
    CopyPuzzle,
}

impl DailyIntent {
    pub fn name(&self) -> String {
        match self {
            DailyIntent::Day(None) => "daily-today".to_string(),
            DailyIntent::Day(Some(day)) => format!("daily-day {day}"),
            DailyIntent::Own(text) => format!("daily-own {text}"),
            DailyIntent::Typed => "daily-typed".to_string(),
            DailyIntent::Compare(number) => format!("daily-compare {number}"),
            DailyIntent::Play => "daily-play".to_string(),
            DailyIntent::Copy => "daily-copy".to_string(),
            DailyIntent::Share => "daily-share".to_string(),
            DailyIntent::Puzzle => "daily-puzzle".to_string(),
            DailyIntent::CopyPuzzle => "daily-copy-puzzle".to_string(),
        }
    }
}

/// The fields there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyField {
    /// The computer to play against.
    Level,
    /// The text of a deck of one's own.
    Deck,
}

impl DailyField {
    pub fn name(self) -> String {
        match self {
            DailyField::Level => "daily-level".to_string(),
            DailyField::Deck => "daily-deck".to_string(),
        }
    }
}

/// What a computer finds when it plays a deck itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct DeckGame {
    /// The seed of the deck.
    pub seed: u64,
    /// The computer in the other seat.
    pub against: Level,
}
