//! The game in the address of the page: a reload or a bookmark goes on with it, also where nothing is saved.

use engine::link::{FRAGMENT, Link, LinkKind};
use view::scene::tween::Millis;

use crate::app::Shell;
use crate::context::effects::Effect;
use crate::elements::table_note::TableNote;
use crate::features::saves::import_export::{Disclosure, disclosure};
use crate::features::share::incoming::Received;

/// What is to stand behind the `#` of the address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Held {
    /// What stands there stays.
    AsItIs,
    /// No game.
    Nothing,
    /// This, which carries the game.
    Game(String),
}

impl Shell {
    /// Takes in whether the browser lets the page save.
    pub fn set_saving(&mut self, works: bool) {
        self.sharing.unsaved = !works;
    }

    /// What the address is to hold now. Hands that are covered do not get there.
    pub fn held_in_address(&self) -> Held {
        if !self.settings.address() && !self.sharing.unsaved {
            return Held::Nothing;
        }
        if disclosure(self, &Effect::Copy) == Disclosure::Withheld {
            return Held::AsItIs;
        }
        let link = self
            .any_stage()
            .and_then(|stage| stage.link(LinkKind::Game));
        link.map_or(Held::AsItIs, |link| {
            Held::Game(format!("#{FRAGMENT}{}", link.write()))
        })
    }

    /// What this device alone knows of the game that the address holds, like whose seat is here. It stands beside the
    /// address in the history of the tab, and in no link.
    pub fn kept_with_address(&self) -> String {
        self.active.table_note().write()
    }

    /// Goes on with the game that the address held before a reload, as this device knew it.
    pub fn resume_from_address(&mut self, link: &str, kept: &str, now: Millis) -> Received {
        let received = match self.go_further(link, now) {
            true => Received::Shown,
            false => self.receive_link(link, now),
        };
        let by_link = TableNote::read(kept).by_link;
        if by_link.is_some() && self.is_on_screen(link) {
            self.active.by_link = by_link;
            self.keep_table_note();
        }
        received
    }

    /// Whether a link carries the game as it stands on the screen: the address held it.
    pub fn is_on_screen(&self, link: &str) -> bool {
        let shown = self
            .any_stage()
            .and_then(|stage| stage.link(LinkKind::Game));
        shown.is_some_and(|shown| Link::read(link) == Ok(shown))
    }
}
