//! The listed saved games, and the import field beside them.

use crate::context::Context;
use crate::context::saved::Saved;
use crate::messages::Moment;

/// How many saved games are listed at first, and how many more at each press.
const LIST_STEP: usize = 8;

/// The listed saved games, and the import field beside them.
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

    /// The game with this id, if it is listed.
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

    /// How many games to list.
    pub const fn wanted(&self) -> usize {
        self.wanted
    }

    /// The text in the import field.
    pub fn pasted(&self) -> &str {
        &self.pasted
    }

    /// Whether a file is dragged over the page.
    pub const fn dropping(&self) -> bool {
        self.dropping
    }

    /// Sets the listed games, the newest first, how many more there are, and the time.
    pub fn fill(&mut self, games: Vec<Saved>, more: usize, now: Moment) {
        (self.games, self.more, self.now) = (games, more, now);
    }

    /// Resets the length of the list when it opens.
    pub const fn begin(&mut self) {
        self.wanted = LIST_STEP;
    }

    pub const fn want_more(&mut self) {
        self.wanted += LIST_STEP;
    }

    /// Marks a game as deleted or restored.
    pub fn mark_deleted(&mut self, id: &str, deleted: bool) {
        let mut games = self.games.iter_mut();
        if let Some(saved) = games.find(|saved| saved.id == id) {
            saved.deleted = deleted;
        }
    }

    /// Sets the text in the import field.
    pub fn paste(&mut self, text: &str) {
        self.pasted = text.to_string();
    }

    /// Sets whether a file is dragged over the page.
    pub const fn hold_over(&mut self, held: bool) {
        self.dropping = held;
    }
}

impl Context {
    /// The saved game with this id, if it is listed.
    pub fn find_save(&self, id: &str) -> Option<&Saved> {
        self.save_list.get(id)
    }
}
