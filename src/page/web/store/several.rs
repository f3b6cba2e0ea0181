//! Adding several games to the saved ones at once.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::rc::Rc;

use super::{Backend, SaveStore};
use crate::context::notices::Notice;
use crate::features::saves::refill::Contents;

impl SaveStore {
    /// Adds texts to the saved games, all or none, each under a new id. Exact duplicates are skipped. Passes on those that were
    /// added.
    pub(in crate::web) fn keep(
        self: &Rc<Self>,
        texts: Vec<String>,
        done: impl FnOnce(Result<Vec<String>, Notice>) + 'static,
    ) {
        let number = js_sys::Date::now() as u64;
        match self.backend() {
            Backend::Database(database) => {
                let added = Rc::new(Cell::new(Vec::new()));
                let (chosen, store) = (Rc::clone(&added), Rc::clone(self));
                database.import(
                    move |there| {
                        let new = fresh(texts, there, number);
                        chosen.set(new.games.iter().map(|(_, text)| text.clone()).collect());
                        new
                    },
                    move |written| {
                        done(written.map(|()| added.take()));
                        // The new games are copied, too.
                        store.restore(|_| ());
                    },
                );
            }
            Backend::Lost | Backend::LocalStorage => {
                let new = fresh(texts, &self.local_storage.contents(), number);
                done(self.put_all(&new));
            }
        }
    }

    /// Puts games into local storage; if there is not enough space, removes them again.
    fn put_all(&self, new: &Contents) -> Result<Vec<String>, Notice> {
        for (id, text) in &new.games {
            if let Err(notice) = self.local_storage.put(id, text, false) {
                for (id, _) in &new.games {
                    self.local_storage.delete(id);
                }
                return Err(notice);
            }
        }
        Ok(new.games.iter().map(|(_, text)| text.clone()).collect())
    }
}

/// The texts that are not saved yet, with new ids that begin with a number.
fn fresh(texts: Vec<String>, there: &Contents, number: u64) -> Contents {
    let held = there.games.iter().map(|(_, text)| text.trim_end());
    let mut held: BTreeSet<String> = held.map(str::to_string).collect();
    let mut ids: BTreeSet<String> = there.games.iter().map(|(id, _)| id.clone()).collect();
    let mut games = Vec::new();
    let mut counted = 0_u32;
    for text in texts {
        if !held.insert(text.trim_end().to_string()) {
            continue;
        }
        let id = loop {
            counted += 1;
            let id = format!("{number}-{counted:04}");
            if ids.insert(id.clone()) {
                break id;
            }
        };
        games.push((id, text));
    }
    Contents {
        games,
        ..Contents::default()
    }
}
