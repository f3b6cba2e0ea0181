//! Where the focus belongs. The browser moves it; here is decided where to.

use crate::elements::intent::{Area, Target};
use crate::shell::cards::foreseen;
use crate::shell::input::hindrance::why_idle;
use crate::shell::{Effect, Shell};
use crate::stage::AnyStage;
use crate::stage::input::Device;
use crate::stage::tiles::keys::Stride;
use crate::stage::tiles::stop::{place_stop, placing};
use engine::rules::Question;
use kurbo::Point;
use view::scene::tween::Millis;

/// Keys by which somebody steers the page without a pointer.
const STEERING: [&str; 9] = [
    "Tab",
    "Enter",
    " ",
    "Home",
    "End",
    "ArrowUp",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
];

/// How far a mouse goes over the board before it was used, in pixels of the page: one that was pushed aside was not.
const ROAM: f64 = 24.0;

/// A part of the page that is to have the focus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Which part.
    pub stop: Target,
    /// Whether it is to have the focus even if that is in the panels beside the game.
    pub firm: bool,
    /// Whether it is a part of the dialog in front, rather than of the page.
    pub inside: bool,
}

impl Wish {
    /// For a part of the page, wherever the focus is.
    const fn firm(stop: Target) -> Wish {
        Wish {
            stop,
            firm: true,
            inside: false,
        }
    }

    /// For a part of the dialog in front.
    pub(in crate::shell) const fn inside(stop: Target) -> Wish {
        Wish {
            stop,
            firm: true,
            inside: true,
        }
    }
}

/// By what somebody plays: what was used last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Means {
    /// A pointer of some kind, or nothing yet.
    #[default]
    Pointer,
    /// A mouse.
    Mouse,
    /// A finger or a pen.
    Finger,
    /// Keys or a screen reader.
    Keys,
}

/// Who steers, and where the focus is to go next.
#[derive(Clone, Debug, Default)]
pub struct Focus {
    /// By what.
    means: Means,
    /// Whether a key was used last, even if it may only help somebody who points.
    typed: bool,
    /// Where the mouse was first seen after keys were used.
    mouse: Option<Point>,
    /// The state of the session for which the focus was moved last.
    epoch: Option<u64>,
    wish: Option<Wish>,
}

impl Shell {
    /// Takes in whether a key or a screen reader did something, rather than a pointer.
    pub fn steer(&mut self, steered: bool) {
        self.focus.typed = steered;
        match (steered, self.focus.means) {
            (true, _) => self.play_by(Means::Keys),
            (false, Means::Keys) => self.play_by(Means::Pointer),
            (false, _) => {}
        }
    }

    /// Takes in what points at the board.
    pub(in crate::shell) fn point_with(&mut self, device: Device) {
        self.focus.typed = false;
        self.play_by(match device {
            Device::Mouse => Means::Mouse,
            Device::Finger | Device::Pen => Means::Finger,
        });
    }

    /// Takes in a mouse that moves over the board: whoever goes on with it after keys is told about it.
    pub(in crate::shell) fn roam(&mut self, at: Point) {
        if self.focus.means != Means::Keys {
            return;
        }
        let from = *self.focus.mouse.get_or_insert(at);
        if from.distance(at) > ROAM {
            self.point_with(Device::Mouse);
        }
    }

    /// Takes in by what somebody plays. Whether by keys is remembered, for the next time the page is loaded.
    fn play_by(&mut self, means: Means) {
        self.focus.means = means;
        self.focus.mouse = None;
        let keys = means == Means::Keys;
        if self.settings.keys != keys {
            self.settings.keys = keys;
            self.ask(Effect::Keep);
        }
    }

    /// Begins as it was left the last time: by keys, or by something that points.
    pub(in crate::shell) fn play_as_before(&mut self) {
        if self.settings.keys {
            self.focus.means = Means::Keys;
        }
    }

    /// By what somebody plays.
    pub const fn means(&self) -> Means {
        self.focus.means
    }

    /// Takes in a key that may show that keys steer the page.
    pub(in crate::shell) fn steer_by(&mut self, key: &str) {
        self.focus.typed = true;
        if STEERING.contains(&key) {
            self.play_by(Means::Keys);
        }
    }

    /// Whether the focus has to be where something can be done with a key.
    pub fn by_keys(&self) -> bool {
        self.focus.means == Means::Keys || self.focus.typed
    }

    /// Where the focus is to go, once.
    pub fn take_wish(&mut self) -> Option<Wish> {
        self.focus.wish.take()
    }

    /// Where the focus goes when what had it is gone.
    pub fn refuge(&self) -> Target {
        match self.played() {
            Some(table) if self.by_keys() => table.stop(),
            _ => Target::DOCK,
        }
    }

    /// Wishes the focus for what is to be answered next, when keys steer and the game went on.
    pub(in crate::shell) fn follow_focus(&mut self) {
        let epoch = self.played().map(|table| table.epoch());
        if epoch == self.focus.epoch {
            return;
        }
        let opened = self.focus.epoch.is_none();
        self.focus.epoch = epoch;
        let steered = self.focus.means == Means::Keys;
        if let Some(table) = self.played().filter(|_| steered) {
            self.focus.wish = Some(Wish {
                stop: table.stop(),
                firm: opened,
                inside: false,
            });
        }
    }

    /// Wishes the focus for what is to be answered now, when keys steer.
    pub(in crate::shell) fn focus_on_stop(&mut self) {
        if let Some(stop) = self.played().map(AnyStage::stop) {
            self.focus_on(stop);
        }
    }

    /// Wishes the focus for a part of the page, when keys steer.
    pub(in crate::shell) fn focus_on(&mut self, stop: Target) {
        if self.by_keys() {
            self.focus.wish = Some(Wish::firm(stop));
        }
    }

    /// Wishes the focus for a part of the dialog in front.
    pub(in crate::shell) fn wish_inside(&mut self, stop: Target) {
        self.focus.wish = Some(Wish::inside(stop));
    }

    /// Opens the log, which has the focus then, or closes it: so it can be told where it is seen at all times too.
    pub(in crate::shell) fn show_log(&mut self, shown: bool) {
        self.panels.show_log(shown);
        let stop = match self.played() {
            _ if shown => Target::Area(Area::Log),
            Some(table) if self.by_keys() => table.stop(),
            _ => Target::DOCK,
        };
        self.focus.wish = Some(Wish::firm(stop));
    }

    /// Forgets the game the focus was in.
    pub(in crate::shell) fn refocus(&mut self) {
        self.focus.epoch = None;
    }

    /// Takes in a key that leads somewhere on the board. Returns whether there is a board.
    pub(in crate::shell) fn walk(&mut self, way: Stride, now: Millis) -> bool {
        if self.shown.cards().is_some() {
            return self.walk_cards(way, now);
        }
        let Some(table) = self.shown.tiles_mut() else {
            return false;
        };
        let stop = match table.question() {
            Some(Question::Place) => table
                .walk(way)
                .map(|pos| Target::Press(placing(table, pos))),
            Some(Question::Figure) => table.walk_places(way).map(|index| place_stop(table, index)),
            Some(_) => {
                let chosen = table.walk_places(way);
                Some(chosen.map_or_else(|| table.stop(), |index| place_stop(table, index)))
            }
            None if table.covered().is_some() => Some(table.stop()),
            None => None,
        };
        let idle = stop.is_none();
        self.focus.wish = stop.map(Wish::firm);
        if idle && let Some(why) = why_idle(self) {
            self.tell(why, now);
        }
        true
    }
}

impl Shell {
    /// Takes in a key that leads somewhere among the cards. Returns whether there are any.
    fn walk_cards(&mut self, way: Stride, now: Millis) -> bool {
        let table = self.shown.cards_mut();
        let stop = table.and_then(|table| table.walk(way));
        let idle = stop.is_none();
        let table = self.shown.cards();
        let told = table.and_then(|table| foreseen(table, self.texts, table.over()?));
        self.announcer.say(told.unwrap_or_default());
        self.focus.wish = stop.map(Wish::firm);
        if idle && let Some(why) = why_idle(self) {
            self.tell(why, now);
        }
        true
    }
}
