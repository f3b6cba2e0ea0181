//! The two places where games are stored, the database and the copies beside it: what each of them lacks.
//!
//! Chromium silently discards a database damaged by a full disk. Its content is restored from the copies.

use std::collections::BTreeMap;

use crate::messages::Loss;
use engine::tiles::order;

/// Begins the last line of a saved game: a comment with the time of saving.
pub const STAMP: &str = "# saved ";

/// The most text stored in copies, in bytes: some two hundred games. Pages opened from disk share five million characters with
/// all other programs there.
const ROOM: usize = 1_000_000;

/// All games in one place by id, and which was on the screen last.
#[derive(Clone, Debug, Default)]
pub struct Contents {
    /// Ids and texts.
    pub games: Vec<(String, String)>,
    /// The id of the game that was on the screen last.
    pub current: Option<String>,
    /// The ids of deleted games.
    pub deleted: Vec<String>,
}

/// What to do so that both places contain the same.
#[derive(Debug, Default)]
pub struct Refill {
    /// What the database lacks, or has in an older version.
    pub to_database: Contents,
    /// What to copy.
    pub to_copy: Vec<(String, String)>,
    /// The ids of copies whose games are gone, or that have no room.
    pub to_drop: Vec<String>,
    /// The ids in the database afterwards.
    pub known: Vec<String>,
    /// What was lost and what became of it.
    pub loss: Loss,
}

/// Compares the copies with the database, which was known to contain games with these ids.
pub fn refill(copies: &Contents, there: &Contents, known: &[String]) -> Refill {
    let mut all: BTreeMap<&str, &str> = BTreeMap::new();
    let texts = |games: &'_ [(String, String)]| -> BTreeMap<String, String> {
        games.iter().cloned().collect()
    };
    let (copied, kept) = (texts(&copies.games), texts(&there.games));
    all.extend(kept.iter().map(|(id, text)| (id.as_str(), text.as_str())));
    let mut refill = Refill::default();
    for (id, text) in &copied {
        if there.deleted.contains(id) && !kept.contains_key(id) {
            refill.to_drop.push(id.clone());
            continue;
        }
        if kept.get(id).is_none_or(|kept| is_newer(text, kept)) {
            let missing = !kept.contains_key(id) && known.contains(id);
            refill.loss.back += usize::from(missing);
            refill.to_database.games.push((id.clone(), text.clone()));
            all.insert(id, text);
        }
    }
    let shown = there.current.as_ref().and_then(|id| kept.get(id));
    let newest = |id: &String| {
        let mut taken = refill.to_database.games.iter();
        taken.any(|(other, text)| other == id && shown.is_none_or(|shown| is_newer(text, shown)))
    };
    refill.to_database.current = copies.current.clone().filter(newest);
    let is_gone = |id: &&String| !all.contains_key(id.as_str()) && !there.deleted.contains(id);
    refill.loss.gone = known.iter().filter(is_gone).count();
    refill.known = all.keys().map(|id| id.to_string()).collect();
    refill.copy(all, &copied);
    refill
}

impl Refill {
    /// Selects the games to copy: the newest, as long as there is room.
    fn copy(&mut self, all: BTreeMap<&str, &str>, copied: &BTreeMap<String, String>) {
        let mut all: Vec<(&str, &str)> = all.into_iter().collect();
        order::sort_by(&mut all, |(_, one), (_, other)| {
            stamp(other).cmp(&stamp(one))
        });
        let mut taken = 0;
        for (id, text) in all {
            taken += text.len();
            let copy = copied.get(id);
            if taken > ROOM {
                self.to_drop.extend(copy.map(|_| id.to_string()));
            } else if copy.is_none_or(|copy| copy != text) {
                self.to_copy.push((id.to_string(), text.to_string()));
            }
        }
    }
}

/// When a game was saved; `None` if its text does not say. Later times sort later as text.
pub fn stamp(text: &str) -> Option<&str> {
    text.lines().next_back()?.strip_prefix(STAMP)
}

/// The text that was saved later: from the database or its copy.
pub fn newest(there: Option<String>, copy: Option<String>) -> Option<String> {
    match (there, copy) {
        (Some(there), Some(copy)) if is_newer(&copy, &there) => Some(copy),
        (there, copy) => there.or(copy),
    }
}

/// Whether a text was saved later than another.
pub fn is_newer(text: &str, other: &str) -> bool {
    stamp(text) > stamp(other)
}
