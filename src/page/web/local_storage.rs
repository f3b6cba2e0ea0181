//! Data in local storage: the settings, the draft of the workshop, completed lessons, failed starts, and copies of saved games.
//!
//! Browsers write it to the disk late, some only after half a minute, so games belong in the database. The copies here are for
//! the case that the browser loses the database, or has none.

use web_sys::{Storage, Window};

use super::database::notice_of;
use super::storage_name::storage_name;
use crate::context::effects::Kept;
use crate::context::notices::Notice;
use crate::features::saves::refill::Contents;
use crate::features::{daily, statistics};

// Keys besides those of `Kept`, after our prefix: other pages of the same origin have their own.
const CURRENT: &str = "now";
const KNOWN: &str = "known";
const GAME: &str = "game/";
const STARTS: &str = "starts/";

/// The number of failed starts after which the page leaves a game out.
const MOST_FAILED_STARTS: u32 = 2;

/// The page's local storage; any access may fail.
#[derive(Clone)]
pub(super) struct LocalStorage {
    storage: Option<Storage>,
    /// The prefix of all our keys.
    name: &'static str,
}

impl LocalStorage {
    /// Local storage, or none if the browser forbids it.
    pub(super) fn new(window: &Window) -> Self {
        LocalStorage {
            storage: window.local_storage().ok().flatten(),
            name: storage_name(window),
        }
    }

    fn whole(&self, key: &str) -> String {
        format!("{}/{key}", self.name)
    }

    fn read(&self, key: &str) -> Option<String> {
        self.storage.as_ref()?.get_item(&self.whole(key)).ok()?
    }

    fn write(&self, key: &str, value: &str) -> Result<(), Notice> {
        let storage = self.storage.as_ref().ok_or(Notice::StorageForbidden)?;
        storage
            .set_item(&self.whole(key), value)
            .map_err(|error| notice_of(&error))
    }

    fn remove(&self, key: &str) {
        if let Some(storage) = &self.storage {
            let _ = storage.remove_item(&self.whole(key));
        }
    }

    /// What was stored at an earlier visit.
    pub(super) fn kept(&self, kept: Kept) -> Option<String> {
        self.read(kept.key())
    }

    /// Stores a text for the next visit, if that is possible: games with those that another tab has added.
    pub(super) fn keep(&self, kept: Kept, text: &str) {
        let stored = || self.kept(kept).unwrap_or_default();
        let text = match kept {
            Kept::Finished => &statistics::kept::with_stored(text, &stored()),
            Kept::Days => &daily::kept::with_stored(text, &stored()),
            Kept::Settings | Kept::Draft | Kept::LessonsDone | Kept::Players => text,
        };
        let _ = self.write(kept.key(), text);
    }

    pub(super) fn game(&self, id: &str) -> Option<String> {
        self.read(&format!("{GAME}{id}"))
    }

    pub(super) fn contents(&self) -> Contents {
        let (storage, games) = (self.storage.as_ref(), self.whole(GAME));
        let length = storage.map_or(0, |storage| storage.length().unwrap_or(0));
        let keys = (0..length).filter_map(|index| storage?.key(index).ok()?);
        let ids = keys.filter_map(|key| key.strip_prefix(&games).map(str::to_string));
        Contents {
            games: ids
                .filter_map(|id| self.game(&id).map(|text| (id, text)))
                .collect(),
            current: self.read(CURRENT),
            deleted: Vec::new(),
        }
    }

    /// Id and text of the last current game.
    pub(super) fn current(&self) -> Option<(String, String)> {
        let id = self.read(CURRENT)?;
        let text = self.game(&id)?;
        Some((id, text))
    }

    /// Writes the text of a game, and whether it is the current one.
    ///
    /// # Errors
    /// If there is no storage, it is full, or the browser forbids it.
    pub(super) fn put(&self, id: &str, text: &str, current: bool) -> Result<(), Notice> {
        self.write(&format!("{GAME}{id}"), text)?;
        match current {
            true => self.write(CURRENT, id),
            false => Ok(()),
        }
    }

    pub(super) fn delete(&self, id: &str) {
        self.remove(&format!("{GAME}{id}"));
    }

    /// The ids of the games known to be in the database.
    pub(super) fn known(&self) -> Vec<String> {
        let known = self.read(KNOWN).unwrap_or_default();
        known.split_whitespace().map(str::to_string).collect()
    }

    /// Stores which games are in the database.
    pub(super) fn set_known(&self, known: &[String]) {
        let known = known.join(" ");
        if self.read(KNOWN).as_ref() != Some(&known) {
            let _ = self.write(KNOWN, &known);
        }
    }

    /// Notes that a game is in the database, or no longer is.
    pub(super) fn note_known(&self, id: &str, there: bool) {
        let mut known = self.known();
        known.retain(|other| other != id);
        if there {
            known.push(id.to_string());
        }
        self.set_known(&known);
    }

    /// How often opening this game failed.
    fn failed_starts(&self, id: &str) -> u32 {
        let count = self.read(&format!("{STARTS}{id}"));
        count.and_then(|count| count.parse().ok()).unwrap_or(0)
    }

    /// Whether opening this game failed too often to try again automatically.
    pub(super) fn is_left_out(&self, id: &str) -> bool {
        self.failed_starts(id) >= MOST_FAILED_STARTS
    }

    /// Counts a start with this game as failed until [`LocalStorage::end_start`] is called.
    pub(super) fn begin_start(&self, id: &str) {
        let count = self.failed_starts(id).saturating_add(1);
        let _ = self.write(&format!("{STARTS}{id}"), &count.to_string());
    }

    /// Clears the count of failed starts, because the game is on screen.
    pub(super) fn end_start(&self, id: &str) {
        self.remove(&format!("{STARTS}{id}"));
    }

    /// Leaves this game out of future starts.
    pub(super) fn leave_out(&self, id: &str) {
        let _ = self.write(&format!("{STARTS}{id}"), &MOST_FAILED_STARTS.to_string());
    }
}
