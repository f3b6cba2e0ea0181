//! Boxes added to a setup, and games by one name.

use super::Module;
use crate::rules::options::Edition;
use crate::rules::setup::Setup;

impl Setup {
    /// This setup with one box of `module` added: its tiles and all its parts.
    pub fn with(self, module: Module) -> Self {
        let mut setup = match module.tiles() {
            Some(set) => self.with_set(set),
            None => self,
        };
        setup.parts = module
            .playable()
            .fold(setup.parts, |parts, part| parts.with(part));
        setup
    }
}

/// A game by one name: an edition, and boxes with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// The first edition alone.
    First2001,
    /// The Winter edition with the Gingerbread Man it comes with.
    Winter,
    /// The current edition alone.
    Current,
    /// The current edition with all that lies in the Big Box.
    BigBox,
    /// The current edition with every box.
    Everything,
}

impl Preset {
    /// All presets, from the smallest on.
    pub const ALL: [Preset; 5] = [
        Preset::Current,
        Preset::First2001,
        Preset::Winter,
        Preset::BigBox,
        Preset::Everything,
    ];

    /// Its edition.
    pub const fn edition(self) -> Edition {
        match self {
            Preset::First2001 => Edition::First2001,
            Preset::Winter => Edition::Winter,
            Preset::Current | Preset::BigBox | Preset::Everything => Edition::Current,
        }
    }

    /// Its boxes.
    pub fn modules(self) -> impl Iterator<Item = Module> {
        let has = move |module: &Module| match self {
            Preset::First2001 | Preset::Current => false,
            Preset::Winter => *module == Module::Gingerbread,
            Preset::BigBox => module.is_in_big_box(),
            Preset::Everything => true,
        };
        Module::ALL.into_iter().filter(has)
    }

    /// Its setup for so many seats, with what can be played of its boxes.
    pub fn setup(self, seats: u8) -> Setup {
        self.modules()
            .fold(Setup::base(self.edition(), seats), Setup::with)
    }

    /// Its word in presses of the page and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::First2001 => "2001",
            Preset::Winter => "winter",
            Preset::Current => "current",
            Preset::BigBox => "big-box",
            Preset::Everything => "everything",
        }
    }

    /// The preset with this word.
    pub fn parse(word: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == word)
    }
}
