//! The game in the address of the page: a reload or a bookmark goes on with it, also where nothing is saved.

use engine::link::{FRAGMENT, Link, LinkKind};

use crate::shell::saves::import_export::{Disclosure, disclosure};
use crate::shell::{Effect, Shell};

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

    /// Whether a link carries the game as it stands on the screen: the address held it.
    pub fn is_on_screen(&self, link: &str) -> bool {
        let shown = self
            .any_stage()
            .and_then(|stage| stage.link(LinkKind::Game));
        shown.is_some_and(|shown| Link::read(link) == Ok(shown))
    }
}
