//! The page and its saved games: writing, listing, bringing back.

use std::rc::Rc;

use js_sys::Date;
use wasm_bindgen::prelude::*;

use super::page::Page;
use super::storage::Kept;
use crate::messages::Moment;
use crate::ui::saves::Saved;
use crate::ui::{Notice, Opened};

impl Page {
    /// Writes the game on the screen.
    pub(super) fn save(&self) {
        let text = self.look(|app, _| app.record());
        let Some(text) = text.flatten() else {
            return;
        };
        let before = self.shelf.borrow().is_failing();
        let written = self.shelf.borrow_mut().save(&text);
        if let Err(notice) = written {
            self.tell(notice);
        } else if before && !self.shelf.borrow().is_failing() {
            self.touch(|app, _| app.saves_again());
        }
    }

    /// Gives the app the list of saved games.
    pub(super) fn list_saves(&self) {
        let wanted = self.look(|app, _| app.wanted_games()).unwrap_or(0);
        let games = self.shelf.borrow().games();
        let more = games.len().saturating_sub(wanted);
        let list = games.iter().take(wanted).map(saved).collect();
        let now = moment(&Date::new_0());
        self.touch(|app, _| app.list(list, more, now));
    }

    /// Puts a saved game on the screen; one that cannot be read stays where it is and is told.
    pub(super) fn open_save(&self, id: &str) {
        let Some(text) = self.shelf.borrow().text(id) else {
            self.list_saves();
            return;
        };
        match Opened::load(&text) {
            Ok(opened) => {
                self.shelf.borrow_mut().choose(id);
                let over = opened.is_over();
                self.touch(|app, now| app.open(opened, now));
                // A game that is over keeps the day on which it ended.
                if !over {
                    self.save();
                }
            }
            Err(error) => self.tell(Notice::Unreadable {
                id: id.to_string(),
                error,
            }),
        }
    }

    /// Deletes a saved game; the room it leaves may be enough for the one on the screen.
    pub(super) fn delete_save(&self, id: &str) {
        self.shelf.borrow_mut().delete(id);
        if self.shelf.borrow().is_failing() {
            self.save();
        }
    }

    /// Brings a deleted game back.
    pub(super) fn undelete_save(&self, id: &str) {
        self.shelf.borrow_mut().bring_back(id);
        self.touch(|app, _| app.mark_deleted(id, false));
        self.list_saves();
    }

    /// Brings back a game: the one in the address, or the one that was on the screen last.
    pub(super) fn restore(self: &Rc<Self>) {
        if let Some(text) = self.record_in_address() {
            self.touch(|app, now| app.import(&text, now));
        } else {
            self.go_on();
        }
        self.settle();
    }

    /// Goes on with the game that was on the screen last. One that cannot be read is left as it is.
    fn go_on(&self) {
        let current = self.shelf.borrow().current();
        let Some((id, text)) = current else {
            return;
        };
        match Opened::load(&text) {
            Ok(opened) => {
                self.touch(|app, now| app.open(opened, now));
            }
            Err(error) => {
                self.shelf.borrow_mut().let_go();
                self.tell(Notice::Unreadable { id, error });
            }
        }
    }

    /// The record after `#record=` in the address, which is then taken out of it so that a reload goes on.
    fn record_in_address(&self) -> Option<String> {
        let location = self.window.location();
        let hash = location.hash().ok()?;
        let text = hash.strip_prefix("#record=")?;
        let text = js_sys::decode_uri_component(text).ok()?.as_string();
        let path = location.pathname().ok()? + &location.search().ok()?;
        if let Ok(history) = self.window.history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
        }
        text
    }
}

fn saved(kept: &Kept) -> Saved {
    let date = Date::new(&JsValue::from_f64(kept.time));
    let mut saved = Saved::read(&kept.id, &kept.text, moment(&date));
    saved.current = kept.current;
    saved.fleeting = kept.fleeting;
    saved
}

/// A date as the clock on the wall says it.
pub(super) fn moment(date: &Date) -> Moment {
    Moment {
        year: date.get_full_year(),
        month: date.get_month() + 1,
        day: date.get_date(),
        hour: date.get_hours(),
        minute: date.get_minutes(),
    }
}
