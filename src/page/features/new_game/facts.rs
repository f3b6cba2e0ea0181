//! What a box adds to a game besides its rules: tiles, time, something to learn.

use crate::features::new_game::form::Form;
use crate::messages::Texts;
use engine::rules::{Edition, Module};
use engine::tiles::catalogue;

/// How much of a box is new.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difficulty {
    Easy,
    Medium,
    Hard,
}

impl Difficulty {
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    pub(super) fn label(self, texts: &Texts) -> &'static str {
        match self {
            Difficulty::Easy => texts.difficulty_easy(),
            Difficulty::Medium => texts.difficulty_medium(),
            Difficulty::Hard => texts.difficulty_hard(),
        }
    }
}

/// What a box adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Roughly, for a whole game.
    pub minutes: u32,
    pub difficulty: Difficulty,
    /// The fewest and the most players it is good for. Where everybody waits for extra turns and answers, they are few; where
    /// players meet on the score track or in a city, they are several.
    seats: (u8, u8),
}

impl Facts {
    pub const fn of(module: Module) -> Facts {
        use Difficulty::{Easy, Hard, Medium};
        let (minutes, difficulty, seats) = match module {
            Module::River | Module::Abbot => (5, Easy, (2, 6)),
            Module::InnsAndCathedrals => (10, Easy, (2, 6)),
            Module::TradersAndBuilders => (15, Medium, (2, 4)),
            Module::FlyingMachines => (5, Easy, (2, 6)),
            Module::Messengers => (10, Medium, (2, 4)),
            Module::Ferries => (5, Hard, (2, 4)),
            Module::GoldMines => (10, Medium, (2, 6)),
            Module::MageAndWitch => (5, Medium, (2, 5)),
            Module::Robbers => (5, Medium, (3, 6)),
            Module::CropCircles => (5, Medium, (2, 4)),
            Module::HillsAndSheep => (10, Hard, (2, 5)),
            Module::Gingerbread => (5, Medium, (3, 6)),
        };
        Facts {
            minutes,
            difficulty,
            seats,
        }
    }

    /// Whether it is good for this many players.
    pub const fn suits(self, seats: u8) -> bool {
        self.seats.0 <= seats && seats <= self.seats.1
    }
}

/// How many tiles lie in a box.
pub fn tiles_of(module: Module) -> u32 {
    let copies = |set| {
        let tiles = catalogue().tiles_in(set);
        let copies = tiles.map(move |tile| tile.copies.in_print(set.default_print()));
        copies.map(u32::from).sum()
    };
    module.tiles().map_or(0, copies)
}

impl Form {
    /// Roughly how long the game takes, in minutes; `None` where a clock says it.
    pub fn duration(&self) -> Option<u32> {
        let base = match self.edition() {
            Edition::First2001 | Edition::Current => 35,
            Edition::Winter => 40,
        };
        let boxes = Module::ALL.into_iter().filter(|&module| self.has(module));
        let added: u32 = boxes.map(|module| Facts::of(module).minutes).sum();
        (!self.has_clock()).then_some(base + added)
    }
}
