//! Links: in the address, to the clipboard, to the system's share sheet.

use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::Event;

use super::clipboard::copy;
use super::dom::after;
use super::dom::{add_listener, remove_starting_panel};
use super::messenger::Messenger;
use super::page::Page;
use crate::context::effects::Replacing;
use crate::context::surroundings::Surroundings;
use crate::elements::workshop::WayOut;
use crate::features::by_link::incoming::KeptGame;
use crate::features::daily::sent::is_deck_link;
use crate::features::learn::LEARN;
use crate::features::share::address::{Held, kept_with_address};
use crate::features::share::set_draft_copied;
use crate::features::workshop::WORKSHOP;
use engine::link::is_link;

impl Page {
    /// Tells the app the page's address, and listens for links opened in its tab.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn listen_for_links(self: &Rc<Self>) -> Result<(), JsValue> {
        let address = self.window.location().href().unwrap_or_default();
        let address = address.split('#').next().unwrap_or_default().to_string();
        let messenger = Messenger::in_window(&self.window);
        let gives = messenger.is_some_and(|messenger| messenger.gives());
        let shares = gives || self.share_function().is_some();
        self.update(|app, _| app.cx.set_surroundings(Surroundings { address, shares }));
        let here = Rc::clone(self);
        add_listener(&self.window, "hashchange", move |_: Event| {
            here.lessons.travels.set(false);
            // What is shown next is for this address: a later change has its own event.
            here.lessons
                .seen
                .replace(here.window.location().hash().ok());
            if here.workshop_in_address() {
                here.change(|app, _| app.drafts.enter_workshop(&mut app.cx));
            } else if let Some(name) = here.lesson_in_address() {
                here.change(|app, _| app.turn_to(&name));
            } else if here.lessons.was_open.get() && !here.holds_new_game() {
                here.close_book();
            } else if let Some(link) = here.link_in_address() {
                here.change(|app, now| app.receive_link(&link, now));
            } else if let Some(text) = here.record_in_address() {
                match text {
                    Some(text) => _ = here.change(|app, now| app.receive_record(&text, now)),
                    None => here.refuse_file(),
                }
            }
        })
    }

    /// The link in the address, which is removed from it so that a reload continues the game.
    pub(super) fn link_in_address(&self) -> Option<String> {
        let hash = self.window.location().hash().ok()?;
        (is_link(&hash) || is_deck_link(&hash))
            .then(|| self.clear_fragment())
            .map(|()| hash)
    }

    /// Puts the game into the address, without a new history entry.
    pub(super) fn hold_in_address(&self) {
        match self.read(|app, _| app.sharing.held_in_address(&app.cx)) {
            Some(Held::Game(fragment)) if self.lesson_in_address().is_none() => {
                if let Ok(history) = self.window.history() {
                    let kept = self.read(|app, _| kept_with_address(&app.cx));
                    let kept = kept.unwrap_or_default().into();
                    let _ = history.replace_state_with_url(&kept, "", Some(&fragment));
                }
            }
            Some(Held::Nothing) if self.holds_game() => self.clear_fragment(),
            Some(Held::Nothing | Held::AsItIs | Held::Game(_)) | None => {}
        }
    }

    /// Whether the address contains a game other than the one the page put there.
    fn holds_new_game(&self) -> bool {
        self.holds_record() || self.holds_game() && self.kept_with_address().is_none()
    }

    /// The state stored with the history entry, if the page was reloaded.
    pub(super) fn kept_with_address(&self) -> Option<String> {
        self.window.history().ok()?.state().ok()?.as_string()
    }

    fn holds_game(&self) -> bool {
        self.window
            .location()
            .hash()
            .is_ok_and(|hash| is_link(&hash))
    }

    pub(super) fn copy_link(self: &Rc<Self>, link: &str) {
        let here = Rc::clone(self);
        copy(&self.window, link, move |worked| {
            here.change(|app, now| app.sharing.set_link_copied(&mut app.cx, worked, now));
        });
    }

    /// Copies a text of the workshop or of a lesson.
    pub(super) fn copy_draft(self: &Rc<Self>, way: WayOut, text: &str) {
        let here = Rc::clone(self);
        copy(&self.window, text, move |worked| {
            here.change(|app, now| set_draft_copied(&mut app.cx, way, worked, now));
        });
    }

    /// The name of the lesson in the address; empty if that leads to the rule book as a whole.
    pub(super) fn lesson_in_address(&self) -> Option<String> {
        let hash = self.window.location().hash().ok()?;
        let name = hash.strip_prefix('#')?.strip_prefix(LEARN)?;
        match name.strip_prefix('/') {
            Some(name) => Some(name.to_string()),
            None => name.is_empty().then(String::new),
        }
    }

    /// Whether the address leads to the workshop.
    pub(super) fn workshop_in_address(&self) -> bool {
        let hash = self.window.location().hash().unwrap_or_default();
        hash.strip_prefix('#') == Some(WORKSHOP)
    }

    pub(super) fn share_save(self: &Rc<Self>, id: String) {
        let here = Rc::clone(self);
        self.store.text(&id.clone(), move |text| match text {
            Some(text) => {
                _ = here.change(|app, _| app.sharing.share_saved(&mut app.cx, &id, &text))
            }
            None => here.list_saves(),
        });
    }

    /// Passes on all saved games, one of which an arriving game may continue.
    pub(super) fn with_kept_games(&self, take: impl FnOnce(Vec<KeptGame>) + 'static) {
        self.store.games(move |games| {
            let kept = games.into_iter().map(|save| KeptGame {
                id: save.id,
                text: save.text,
                current: save.current,
            });
            take(kept.collect());
        });
    }

    /// Gives all saved games to the app, which looks up the one that a link brings a turn for. A page that started with that is
    /// shown then.
    pub(super) fn find_turn(self: &Rc<Self>, link: String, replacing: Replacing) {
        let here = Rc::clone(self);
        self.with_kept_games(move |kept| {
            here.change(|app, now| app.take_turn(&link, replacing, &kept, now));
            remove_starting_panel(&here.document);
        });
    }

    /// Selects the saved game that is already on screen.
    pub(super) fn select_save(&self, id: String) {
        self.store.select(&id);
        self.store.local_storage.begin_start(&id);
        self.opening.replace(Some(id));
    }

    /// Opens the share sheet of the system, or that of the messenger; the user may cancel.
    pub(super) fn share_by_system(&self, title: &str, link: &str) {
        let messenger = Messenger::in_window(&self.window);
        if messenger.is_some_and(|messenger| messenger.give_text(link).is_some()) {
            return;
        }
        let data = Object::new();
        let said = [("title", title), ("url", link)]
            .iter()
            .all(|(name, value)| Reflect::set(&data, &(*name).into(), &(*value).into()).is_ok());
        let Some(share) = self.share_function().filter(|_| said) else {
            return;
        };
        let promise = share.call1(&self.window.navigator(), &data);
        if let Some(promise) = promise.ok().and_then(|it| it.dyn_into::<Promise>().ok()) {
            after(&promise, |_| {}, || {});
        }
    }

    fn share_function(&self) -> Option<Function> {
        let share = Reflect::get(&self.window.navigator(), &"share".into());
        share.ok()?.dyn_into().ok()
    }
}
