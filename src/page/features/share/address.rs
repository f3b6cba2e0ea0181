//! The game in the address of the page: a reload or a bookmark goes on with it, also where nothing is saved.

use crate::context::Context;
use crate::features::share::Sharing;
use engine::link::{FRAGMENT, Link, LinkKind};

use crate::context::disclosure::{Disclosure, disclosure};
use crate::context::effects::Effect;

/// What is to stand behind the `#` of the address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Held {
    /// What stands there stays.
    AsItIs,
    Nothing,
    /// This, which carries the game.
    Game(String),
}

impl Context {
    /// What this device alone knows of the game that the address holds, like whose seat is here. It stands beside the
    /// address in the history of the tab, and in no link.
    pub fn kept_with_address(&self) -> String {
        self.active.table_note().write()
    }

    /// Whether a link carries the game as it stands on the screen: the address held it.
    pub fn is_on_screen(&self, link: &str) -> bool {
        let shown = self
            .any_stage()
            .and_then(|stage| stage.link(LinkKind::Game));
        shown.is_some_and(|shown| Link::read(link) == Ok(shown))
    }
}

impl Sharing {
    /// Takes in whether the browser lets the page save.
    pub fn set_saving(&mut self, works: bool) {
        self.unsaved = !works;
    }

    /// What the address is to hold now. Hands that are covered do not get there.
    pub fn held_in_address(&self, cx: &Context) -> Held {
        if !cx.settings.address() && !self.unsaved {
            return Held::Nothing;
        }
        if disclosure(cx, &Effect::Copy) == Disclosure::Withheld {
            return Held::AsItIs;
        }
        let link = cx.any_stage().and_then(|stage| stage.link(LinkKind::Game));
        link.map_or(Held::AsItIs, |link| {
            Held::Game(format!("#{FRAGMENT}{}", link.write()))
        })
    }
}
