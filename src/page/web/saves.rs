//! The page and its saved games: writing, listing, restoring.

use std::rc::Rc;

use js_sys::Date;
use wasm_bindgen::prelude::*;

use super::dom::{after_parts, remove_starting_panel};
use super::last_save::remember_save;
use super::one_file::OneFile;
use super::page::Page;
use super::panic;
use super::store::{Save, StoreNews};
use crate::context::bundle::Bundle;
use crate::context::effects::Received;
use crate::context::notices::Notice;
use crate::context::saved::Saved;
use crate::features::saves::import_export::{mark_deleted, set_saves, tell_brought, wanted_games};
use crate::features::saves::one_file;
use crate::features::saves::writer::Outcome;
use crate::features::share::address::is_on_screen;
use crate::messages::{Brought, Moment};
use crate::stage::AnySession;

/// Precedes a record in the address.
const RECORD: &str = "#record=";

/// The game contained in the page as one file.
struct Sent {
    /// The id it is saved under.
    id: String,
    /// As it was in the file.
    record: String,
    /// With the moves made here.
    saved: Option<String>,
}

/// How a page started that was to open a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begun {
    /// With the game of the text.
    Imported,
    /// With the last current game.
    Resumed,
    /// With a turn of a game by link, whose saved game is being looked up.
    Sought,
}

impl Page {
    /// Opens the store, and restores the last current game.
    pub(super) fn open_store(self: &Rc<Self>) {
        let here = Rc::clone(self);
        self.store.on_news(move |news| {
            here.change(|app, _| match news {
                StoreNews::Saving(Outcome::Refused(notice)) => {
                    app.sharing.set_saving(false);
                    app.cx.add_notice(notice);
                }
                StoreNews::Saving(Outcome::Recovered) => {
                    app.sharing.set_saving(true);
                    app.cx.saves_again();
                }
                StoreNews::Lost(loss) => app.cx.add_notice(Notice::GamesLost(loss)),
            });
            here.hold_in_address();
        });
        let here = Rc::clone(self);
        self.store.open(move |current| {
            here.find_sent(current.is_some(), move |page, sent| {
                page.ready.set(true);
                // A link that brings a turn shows its game once that is found, and so does a chat.
                let looks = page.restore(sent, current);
                if !page.listen_to_chat() && !looks {
                    remove_starting_panel(&page.document);
                }
                page.open_launched_files();
                page.go_on_later();
            });
        });
    }

    /// Does what the first move must not wait for.
    fn go_on_later(self: &Rc<Self>) {
        let here = Rc::clone(self);
        let go_on = move || {
            here.fetch_messages();
            here.keep_build();
        };
        after_parts(&self.window, 0, Box::new(go_on));
    }

    /// Passes on the game in the file, and its saved copy; none if another game continues because the file was only reloaded.
    fn find_sent(
        self: &Rc<Self>,
        goes_on: bool,
        done: impl FnOnce(&Rc<Self>, Option<Sent>) + 'static,
    ) {
        let file = OneFile::in_window(&self.window).filter(|file| file.is_opened() || !goes_on);
        let record = file.and_then(|file| file.sent_game());
        let Some(record) = record else {
            return done(self, None);
        };
        let (here, id) = (Rc::clone(self), one_file::save_name(&record));
        self.store.text(&id.clone(), move |saved| {
            done(&here, Some(Sent { id, record, saved }));
        });
    }

    /// Saves the current game.
    pub(super) fn save(&self) {
        let text = self.read(|app, _| app.cx.record());
        if let Some(text) = text.flatten() {
            self.store.save(&text);
            self.hold_in_address();
        }
    }

    /// Gives the app the list of saved games.
    pub(super) fn list_saves(self: &Rc<Self>) {
        let here = Rc::clone(self);
        self.store.games(move |games| {
            let wanted = here.read(|app, _| wanted_games(&app.cx)).unwrap_or(0);
            let more = games.len().saturating_sub(wanted);
            let games = games.iter().take(wanted);
            let list = games.map(|save| here.listed(save)).collect();
            let now = local_time(&Date::new_0());
            here.change(|app, _| set_saves(&mut app.cx, list, more, now));
        });
    }

    /// Adds the games of one text to the saved ones, and reports the result.
    pub(super) fn keep_games(self: &Rc<Self>, bundle: Bundle) {
        let here = Rc::clone(self);
        let Bundle { games, missing } = bundle;
        let count = games.len();
        self.store.keep(games, move |added| match added {
            Ok(added) => {
                let unreadable = added.iter().filter(|text| AnySession::load(text).is_err());
                let [added, known, unreadable, missing] = [
                    added.len(),
                    count - added.len(),
                    unreadable.count(),
                    missing,
                ]
                .map(|count| u32::try_from(count).unwrap_or(u32::MAX));
                let brought = Brought {
                    added,
                    known,
                    unreadable,
                    missing,
                };
                here.change(|app, _| tell_brought(&mut app.cx, brought));
                here.list_saves();
            }
            Err(notice) => {
                here.change(|app, _| app.cx.add_notice(notice));
            }
        });
    }

    /// A saved game for the list. One that failed to open is not opened for that either.
    pub(super) fn listed(&self, save: &Save) -> Saved {
        let date = local_time(&Date::new(&JsValue::from_f64(save.time)));
        let mut saved = match self.store.local_storage.is_left_out(&save.id) {
            true => Saved::left_out(&save.id, &save.text, date),
            false => Saved::read(&save.id, &save.text, date),
        };
        saved.current = save.current;
        saved.fleeting = save.unsaved;
        saved
    }

    /// Opens a saved game; an unreadable one stays where it is, and a notice says so.
    pub(super) fn open_save(self: &Rc<Self>, id: &str) {
        let (here, id) = (Rc::clone(self), id.to_string());
        self.store.text(&id.clone(), move |text| match text {
            Some(text) => here.open_text(id, &text),
            None => here.list_saves(),
        });
    }

    fn open_text(self: &Rc<Self>, id: String, text: &str) {
        self.store.local_storage.begin_start(&id);
        match AnySession::load(text) {
            Ok(opened) => {
                self.store.select(&id);
                self.opening.replace(Some(id));
                let over = opened.is_over();
                self.update(|app, now| app.open(opened, now));
                // A finished game keeps the date on which it ended.
                if !over {
                    self.save();
                }
                self.sync();
            }
            Err(error) => {
                self.store.local_storage.end_start(&id);
                self.change(|app, _| app.cx.add_notice(Notice::Unreadable { id, error }));
            }
        }
    }

    /// Deletes a saved game; that may free enough space for the current one.
    pub(super) fn delete_save(&self, id: &str) {
        self.store.delete(id);
        if self.store.is_failing() {
            self.save();
        }
    }

    /// Restores a deleted game.
    pub(super) fn undelete_save(self: &Rc<Self>, id: &str) {
        let (here, name) = (Rc::clone(self), id.to_string());
        self.store.undelete(id, move || {
            here.update(|app, _| mark_deleted(&mut app.cx, &name, false));
            here.list_saves();
        });
    }

    /// Opens the first game: the one in the address, the one in the file, or the last current one. Returns whether a saved game
    /// is still being looked up.
    fn restore(self: &Rc<Self>, sent: Option<Sent>, current: Option<(String, String)>) -> bool {
        let kept = self.kept_with_address();
        if self.workshop_in_address() {
            self.resume(current);
            self.update(|app, _| app.drafts.enter_workshop(&mut app.cx));
            self.sync();
            return false;
        }
        if let Some(name) = self.lesson_in_address() {
            self.resume(current);
            self.update(|app, _| app.enter_lessons(Some(&name)));
            self.sync();
            return false;
        }
        if let Some(link) = self.link_in_address() {
            self.resume(current);
            // The address held the current game.
            if self.read(|app, _| is_on_screen(&app.cx, &link)) == Some(true) {
                self.sync();
                return false;
            }
            let received = self.update(|app, now| match &kept {
                Some(kept) => app.resume_from_address(&link, kept, now),
                None => app.receive_link(&link, now),
            });
            self.sync();
            return received == Some(Received::Sought);
        }
        let mut looks = false;
        match (self.record_in_address(), sent) {
            (Some(Some(text)), _) => {
                let begun = self.import_or_resume(&text, current);
                looks = begun == Begun::Sought;
            }
            (Some(None), _) => {
                self.resume(current);
                self.refuse_file();
            }
            (None, Some(sent)) => looks = self.open_sent(sent, current) == Begun::Sought,
            (None, None) => self.resume(current),
        }
        self.sync();
        looks
    }

    /// Opens the game in a text on a page that has none yet. If it is unreadable, a notice says so and the last current game
    /// continues; that also continues while the saved game of a link is looked up.
    fn import_or_resume(&self, text: &str, current: Option<(String, String)>) -> Begun {
        let received = self.update(|app, now| app.import(text, now));
        if received == Some(Received::Sought) {
            self.resume(current);
            return Begun::Sought;
        }
        let imported = self.read(|app, _| app.cx.record().is_some()) == Some(true);
        if !imported {
            self.resume(current);
            // Again, because opening the other game removed the notice.
            self.update(|app, now| app.import(text, now));
        }
        match imported {
            true => Begun::Imported,
            false => Begun::Resumed,
        }
    }

    /// Continues the game in the file, or starts it. If the page failed to load with it, it starts like any other page.
    fn open_sent(&self, sent: Sent, current: Option<(String, String)>) -> Begun {
        let Sent { id, record, saved } = sent;
        if let Some(saved) = saved {
            self.store.select(&id);
            self.resume(Some((id, saved)));
            return Begun::Resumed;
        }
        if self.store.local_storage.is_left_out(&id) {
            self.resume(current);
            return Begun::Resumed;
        }
        self.store.local_storage.begin_start(&id);
        let begun = self.import_or_resume(&record, current);
        match begun {
            Begun::Imported => {
                self.store.name_next(&id);
                self.opening.replace(Some(id));
            }
            Begun::Resumed | Begun::Sought => self.store.local_storage.end_start(&id),
        }
        begun
    }

    /// Continues the last current game, unless it is unreadable or the page failed to load with it.
    fn resume(&self, current: Option<(String, String)>) {
        let Some((id, text)) = current else {
            return;
        };
        if self.store.local_storage.is_left_out(&id) {
            self.store.deselect();
            let left_out = Saved::left_out(&id, &text, local_time(&Date::new_0()));
            self.update(|app, _| app.cx.leave_out(&left_out));
            return;
        }
        remember_save(&id, &text);
        self.store.local_storage.begin_start(&id);
        match AnySession::load(&text) {
            Ok(opened) => {
                self.opening.replace(Some(id));
                self.update(|app, now| app.open(opened, now));
            }
            Err(error) => {
                self.store.local_storage.end_start(&id);
                self.store.deselect();
                self.notify(Notice::Unreadable { id, error });
            }
        }
    }

    /// Ends a start successfully once the opened game is drawn, unless the page has panicked.
    pub(super) fn end_opening(&self) {
        let opened = self.opening.take().filter(|_| !panic::is_shown());
        if let Some(id) = opened {
            self.store.local_storage.end_start(&id);
        }
    }

    /// Called when the page is left: writes what is waiting, and counts a game not drawn yet as successfully opened.
    pub(super) fn leave(&self) {
        self.store.flush();
        self.end_opening();
    }

    /// Removes the fragment from the address.
    pub(super) fn clear_fragment(&self) {
        let location = self.window.location();
        let path = location
            .pathname()
            .and_then(|path| Ok(path + &location.search()?));
        if let (Ok(path), Ok(history)) = (path, self.window.history()) {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
        }
    }

    /// Whether there is a record in the address.
    pub(super) fn holds_record(&self) -> bool {
        let hash = self.window.location().hash();
        hash.is_ok_and(|hash| hash.starts_with(RECORD))
    }

    /// The record after `#record=` in the address, which is removed from it so that a reload continues the game; the inner option
    /// is none if it is not valid text.
    pub(super) fn record_in_address(&self) -> Option<Option<String>> {
        let location = self.window.location();
        let hash = location.hash().ok()?;
        let text = hash.strip_prefix(RECORD)?;
        self.clear_fragment();
        let text = js_sys::decode_uri_component(text).ok();
        Some(text.and_then(|text| text.as_string()))
    }
}

/// A date in local time.
pub(super) fn local_time(date: &Date) -> Moment {
    Moment {
        year: date.get_full_year(),
        month: date.get_month() + 1,
        day: date.get_date(),
        hour: date.get_hours(),
        minute: date.get_minutes(),
    }
}
