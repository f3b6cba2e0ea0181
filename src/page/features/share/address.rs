//! The game in the address of the page: a reload or bookmark continues it, even where nothing is saved.

use crate::context::Context;
use crate::features::share::Sharing;
use engine::link::{FRAGMENT, Link, LinkKind};

use crate::context::disclosure::{Disclosure, disclosure};
use crate::context::effects::Effect;

/// What the fragment of the address should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Held {
    /// Unchanged.
    AsItIs,
    Nothing,
    /// This one, with the game.
    Game(String),
}

/// What only this device knows about the game in the address, such as whose seat is here. It is stored with the address in
/// the history of the tab, and not in links.
pub fn kept_with_address(cx: &Context) -> String {
    cx.active.table_note().write()
}

/// Whether a link contains the game as it is on the screen: the address held it.
pub fn is_on_screen(cx: &Context, link: &str) -> bool {
    let shown = cx.any_stage().and_then(|stage| stage.link(LinkKind::Game));
    shown.is_some_and(|shown| Link::read(link) == Ok(shown))
}

impl Sharing {
    /// Stores whether the browser lets the page save.
    pub fn set_saving(&mut self, works: bool) {
        self.unsaved = !works;
    }

    /// What the address should hold now. Covered hands are not included.
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
