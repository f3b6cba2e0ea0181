//! Adding boxes to a setup, and presets: whole games under one name.

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

/// A preset: an edition, and boxes added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// The first edition alone.
    First2001,
    /// The Winter edition with the Gingerbread Man it comes with.
    Winter,
    /// The current edition alone.
    Current,
    /// The current edition with three boxes that are learned in a minute each.
    Families,
    /// The current edition with everything in the Big Box.
    BigBox,
    /// The current edition with every box.
    Everything,
}

impl Preset {
    /// All presets, smallest first.
    pub const ALL: [Preset; 6] = [
        Preset::Current,
        Preset::First2001,
        Preset::Families,
        Preset::Winter,
        Preset::BigBox,
        Preset::Everything,
    ];

    pub const fn edition(self) -> Edition {
        match self {
            Preset::First2001 => Edition::First2001,
            Preset::Winter => Edition::Winter,
            Preset::Current | Preset::Families | Preset::BigBox | Preset::Everything => {
                Edition::Current
            }
        }
    }

    pub fn modules(self) -> impl Iterator<Item = Module> {
        let has = move |module: &Module| match self {
            Preset::First2001 | Preset::Current => false,
            Preset::Winter => *module == Module::Gingerbread,
            Preset::Families => matches!(
                module,
                Module::River | Module::Abbot | Module::InnsAndCathedrals
            ),
            Preset::BigBox => module.is_in_big_box(),
            Preset::Everything => true,
        };
        Module::ALL.into_iter().filter(has)
    }

    /// Its setup for this many seats, with those of its parts that are implemented.
    pub fn setup(self, seats: u8) -> Setup {
        self.modules()
            .fold(Setup::base(self.edition(), seats), Setup::with)
    }

    /// Its name on the command line and in the page's commands.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::First2001 => "2001",
            Preset::Winter => "winter",
            Preset::Current => "current",
            Preset::Families => "families",
            Preset::BigBox => "big-box",
            Preset::Everything => "everything",
        }
    }

    /// The preset with this name.
    pub fn parse(word: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == word)
    }
}
