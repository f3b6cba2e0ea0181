//! What may be wrong with the text of a game, and when a game was saved.

use engine::rules::PositionFault;
use engine::table::Kind;

/// What may be wrong with the text of a game. Each is a sentence.
pub trait Faults {
    /// A sentence with the line it is about: "Line 12: this is no cell."
    fn on_line(&self, line: u32, sentence: &str) -> String;
    /// It does not begin like the text of a game.
    fn not_a_game(&self) -> String;
    /// It was written for another version.
    fn other_version(&self, version: u32) -> String;
    /// It is the text of this game, where the other one is read.
    fn other_game(&self, kind: Kind) -> String;
    /// It has more lines than any game needs.
    fn too_many_lines(&self) -> String;
    /// What a line that begins with this word says was said before.
    fn said_before(&self, word: &str) -> String;
    /// A save was cut after so many decisions.
    fn save_cut(&self, decisions: u32) -> String;
    /// A line that begins with `word` stands after one that begins with `later`.
    fn said_too_late(&self, word: &str, later: &str) -> String;
    /// A cell farther from the middle than `most` rows or columns.
    fn cell_out_of_reach(&self, word: &str, most: u32) -> String;
    /// A word that means nothing there.
    fn unknown_word(&self, word: &str) -> String;
    /// A value that an option, by its name in records, does not have; `values` are those it has.
    fn unknown_value(&self, word: &str, option: &str, values: &str) -> String;
    /// Something is missing at the end of the line.
    fn line_too_short(&self) -> String;
    /// Something is left over at the end of the line.
    fn line_too_long(&self, word: &str) -> String;
    /// Not a number, or out of range.
    fn not_a_number(&self, word: &str) -> String;
    /// There is no such tile.
    fn no_such_tile(&self, word: &str) -> String;
    /// Not a cell.
    fn not_a_cell(&self, word: &str) -> String;
    /// No tile lies there.
    fn no_tile_there(&self, cell: &str) -> String;
    /// The tile has no such part.
    fn no_such_part(&self, word: &str) -> String;
    /// The tile has several such parts.
    fn several_parts(&self, word: &str) -> String;
    /// Something in a start position cannot be.
    fn position_fault(&self, fault: PositionFault) -> String;
}

/// A minute of somebody's calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The year.
    pub year: u32,
    /// The month, from 1.
    pub month: u32,
    /// The day of the month, from 1.
    pub day: u32,
    /// The hour, from 0 to 23.
    pub hour: u32,
    /// The minute, from 0 to 59.
    pub minute: u32,
}

impl Moment {
    /// Whether both are of the same day.
    pub fn is_same_day(self, other: Moment) -> bool {
        (self.year, self.month, self.day) == (other.year, other.month, other.day)
    }
}

/// What became of several games of one text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Brought {
    /// So many are saved now that were not before.
    pub added: u32,
    /// So many were saved here already, word for word.
    pub known: u32,
    /// So many of those added cannot be read.
    pub unreadable: u32,
    /// So many are missing because the text was cut.
    pub missing: u32,
}

/// Sentences about games that are kept.
pub trait Keeping {
    /// When a game was saved, as seen from `now`: "today, 14:05", "3 March 2026".
    fn saved_at(&self, moment: Moment, now: Moment) -> String;
    /// What a button does, and to what: "Delete: Ana and Ben".
    fn about(&self, what: &str, whose: &str) -> String;
    /// Scores in a row, by seat: "12 – 30".
    fn score_row(&self, scores: &[u32]) -> String;
    /// A button for the rest of the list: "Show 12 more".
    fn show_more(&self, count: u32) -> String;
    /// In the place of a game that was deleted.
    fn deleted(&self, title: &str) -> String;
    /// A saved game could not be read; a sentence says why.
    fn broken_save(&self, why: &str) -> String;
    /// The page began without a game; `game` says who plays it.
    fn left_out(&self, game: &str) -> String;
    /// A file or a pasted text could not be read; a sentence says why.
    fn broken_import(&self, why: &str) -> String;
    /// What became of several games of one text.
    fn games_brought(&self, brought: Brought) -> String;
    /// Of all saved games so many were left out of the file, because several persons have secret hands in them.
    fn games_withheld(&self, count: u32) -> String;
}
