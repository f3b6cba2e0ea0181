//! The saved games as far as they are listed, and the ways in and out beside them.

use crate::context::saved::Saved;
use crate::messages::Moment;

/// How many saved games are listed at first, and how many more at each press.
const LIST_STEP: usize = 8;

/// The saved games as far as they are listed, and the ways in and out beside them.
#[derive(Clone, Debug)]
pub struct SaveList {
    games: Vec<Saved>,
    more: usize,
    now: Moment,
    wanted: usize,
    pasted: String,
    dropping: bool,
}

impl Default for SaveList {
    fn default() -> Self {
        let (year, month, day, hour, minute) = (1970, 1, 1, 0, 0);
        SaveList {
            games: Vec::new(),
            more: 0,
            now: Moment {
                year,
                month,
                day,
                hour,
                minute,
            },
            wanted: LIST_STEP,
            pasted: String::new(),
            dropping: false,
        }
    }
}

impl SaveList {
    /// The listed games, the newest first.
    pub fn games(&self) -> &[Saved] {
        &self.games
    }

    /// The game of this name, if it is listed.
    pub fn get(&self, id: &str) -> Option<&Saved> {
        self.games.iter().find(|saved| saved.id == id)
    }

    /// How many more there are.
    pub const fn more(&self) -> usize {
        self.more
    }

    /// When the list was made.
    pub const fn now(&self) -> Moment {
        self.now
    }

    /// How many are wanted.
    pub const fn wanted(&self) -> usize {
        self.wanted
    }

    /// The text in the field for games.
    pub fn pasted(&self) -> &str {
        &self.pasted
    }

    /// Whether a file is held over the page.
    pub const fn dropping(&self) -> bool {
        self.dropping
    }

    /// Takes in the listed games, the newest first, how many more there are, and when that was.
    pub fn fill(&mut self, games: Vec<Saved>, more: usize, now: Moment) {
        (self.games, self.more, self.now) = (games, more, now);
    }

    /// Begins as the list opens, with few.
    pub const fn begin(&mut self) {
        self.wanted = LIST_STEP;
    }

    /// Wants more of them.
    pub const fn want_more(&mut self) {
        self.wanted += LIST_STEP;
    }

    /// Takes in that a game is deleted, or that it is back.
    pub fn mark_deleted(&mut self, id: &str, deleted: bool) {
        let mut games = self.games.iter_mut();
        if let Some(saved) = games.find(|saved| saved.id == id) {
            saved.deleted = deleted;
        }
    }

    /// Takes in the text in the field for games.
    pub fn paste(&mut self, text: &str) {
        self.pasted = text.to_string();
    }

    /// Takes in whether a file is held over the page.
    pub const fn hold_over(&mut self, held: bool) {
        self.dropping = held;
    }
}
