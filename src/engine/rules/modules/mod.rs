//! One file per expansion: its state, its rules, its steps in the turn.
//!
//! A [`Module`] is an expansion as sold. It only names a bundle of tiles and [`Part`]s; rules ask
//! which parts are in play, never which boxes.

pub mod abbot;
pub mod builder;
pub mod circles;
pub mod ferries;
pub mod flights;
pub mod flocks;
pub mod gingerbread;
pub mod gold;
pub mod goods;
pub mod hills;
pub mod magic;
pub mod messengers;
pub mod pig;
mod preset;
pub mod river;
pub mod robbers;
pub mod shepherds;
pub mod vineyards;

use serde::{Deserialize, Serialize};

use super::clone_in_place::clone_in_place;
use super::game::Game;
use super::setup::Setup;
use crate::table::{Chapter, Seat};
use crate::tiles::TileSet;
use circles::Circles;
use ferries::Lakes;
use flights::Flight;
use flocks::Flocks;
use gingerbread::Gingerbread;
use gold::Gold;
use magic::Magic;
use messengers::Messages;
pub use preset::Preset;
use river::River;
use robbers::Robbers;

/// The state of all modules, each defined in its own file.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModuleStates {
    pub(super) river: River,
    pub(super) circles: Circles,
    pub(super) gold: Gold,
    pub(super) gingerbread: Gingerbread,
    pub(super) messages: Messages,
    pub(super) robbers: Robbers,
    pub(super) magic: Magic,
    pub(super) lakes: Lakes,
    pub(super) flight: Option<Flight>,
    pub(super) flocks: Flocks,
}

clone_in_place!(ModuleStates {
    river,
    circles,
    gold,
    gingerbread,
    messages,
    robbers,
    magic,
    lakes,
    flight,
    flocks
});

impl ModuleStates {
    pub(super) fn new(setup: &Setup) -> Self {
        ModuleStates {
            messages: Messages::new(setup.parts.has(Part::Messengers).into()),
            ..ModuleStates::default()
        }
    }

    /// Adds flocks, the gingerbread man and ingots to a digest. Mage and witch are in it already;
    /// the state of the other modules is left out.
    pub(super) fn mix_into(&self, game: &Game, mix: &mut impl FnMut(u32)) {
        let ModuleStates {
            flocks,
            gingerbread,
            gold,
            magic: _,
            river: _,
            circles: _,
            messages: _,
            robbers: _,
            lakes: _,
            flight: _,
        } = self;
        if game.plays(Part::Shepherds) {
            (0..game.seats()).for_each(|seat| mix(flocks.sheep(Seat(seat)).into()));
        }
        if let Some(seg) = gingerbread.at() {
            mix(u32::from(seg.0));
        }
        for (tile, count) in gold.tiles() {
            mix(u32::from(tile.0) << 8 | u32::from(count));
        }
    }
}

macro_rules! parts {
    ($($name:ident $word:literal $doc:literal),+ $(,)?) => {
        /// A part of the rules that can be in play or not. Any subset of the parts can be played.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Part { $(#[doc = $doc] $name),+ }

        impl Part {
            pub const ALL: &'static [Part] = &[$(Part::$name),+];

            /// The name used in records.
            pub const fn name(self) -> &'static str {
                match self { $(Part::$name => $word),+ }
            }
        }
    };
}

parts! {
    Abbot "abbot" "The abbot and his gardens (ABB).",
    LargeMeeple "large-meeple" "The large meeple (IC-08).",
    Inns "inns" "Inns beside roads (IC-01).",
    Cathedrals "cathedrals" "Cathedrals in cities (IC-05).",
    Goods "goods" "Trade goods (TB-05).",
    Builder "builder" "The builder and the double turn (TB-12).",
    Pig "pig" "The pig (TB-27).",
    Flight "flight" "Flights (FLY).",
    Messengers "messengers" "Messengers and messages (MSG).",
    Ferries "ferries" "Ferries (FER).",
    Gold "gold" "Gold ingots (GOLD).",
    MageWitch "mage-witch" "Mage and witch (MW).",
    Robbers "robbers" "Robbers on the score track (ROB).",
    CropCircles "crop-circles" "Crop circles (CROP).",
    Hills "hills" "Hills and the tiles under them (HS-21).",
    Shepherds "shepherds" "Shepherds and flocks (HS-01).",
    Vineyards "vineyards" "Vineyards (HS-41).",
    Gingerbread "gingerbread" "The gingerbread man (GB).",
}

impl Part {
    /// Whether its rules are implemented.
    pub const fn is_playable(self) -> bool {
        match self {
            Part::Abbot
            | Part::LargeMeeple
            | Part::Inns
            | Part::Cathedrals
            | Part::Goods
            | Part::Builder
            | Part::Pig
            | Part::Flight
            | Part::Messengers
            | Part::Ferries
            | Part::Gold
            | Part::MageWitch
            | Part::Robbers
            | Part::CropCircles
            | Part::Hills
            | Part::Shepherds
            | Part::Vineyards
            | Part::Gingerbread => true,
        }
    }

    /// The part with this name.
    pub fn parse(word: &str) -> Option<Part> {
        Part::ALL.iter().copied().find(|part| part.name() == word)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Parts(pub u32);

impl Parts {
    /// No part: the base game.
    pub const NONE: Parts = Parts(0);

    /// This set with `part` added.
    pub const fn with(self, part: Part) -> Self {
        Parts(self.0 | 1 << part as u32)
    }

    /// Whether `part` is in play.
    pub const fn has(self, part: Part) -> bool {
        self.0 & (1 << part as u32) != 0
    }

    /// The parts in play, in the order of [`Part::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Part> {
        Part::ALL
            .iter()
            .copied()
            .filter(move |&part| self.has(part))
    }
}

impl FromIterator<Part> for Parts {
    fn from_iter<I: IntoIterator<Item = Part>>(parts: I) -> Self {
        parts.into_iter().fold(Parts::NONE, Parts::with)
    }
}

macro_rules! modules {
    ($($name:ident $word:literal $doc:literal),+ $(,)?) => {
        /// An expansion as it is sold and chosen. A closed enum, so that the compiler finds every
        /// place that has to handle a new one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Module { $(#[doc = $doc] $name),+ }

        impl Module {
            /// All modules, in the order of the rule documents.
            pub const ALL: [Module; [$($word),+].len()] = [$(Module::$name),+];

            pub const fn name(self) -> &'static str {
                match self { $(Module::$name => $word),+ }
            }
        }
    };
}

modules! {
    River "river" "The River (RIV).",
    Abbot "abbot" "The Abbot (ABB).",
    InnsAndCathedrals "inns" "Inns & Cathedrals (IC).",
    TradersAndBuilders "traders" "Traders & Builders (TB).",
    FlyingMachines "flying" "The Flying Machines (FLY).",
    Messengers "messengers" "The Messengers (MSG).",
    Ferries "ferries" "The Ferries (FER).",
    GoldMines "gold" "The Gold Mines (GOLD).",
    MageAndWitch "mage" "Mage & Witch (MW).",
    Robbers "robbers" "The Robbers (ROB).",
    CropCircles "crop" "The Crop Circles (CROP).",
    HillsAndSheep "hills" "Hills & Sheep (HS).",
    Gingerbread "gingerbread" "The Gingerbread Man (GB).",
}

/// The tiles of a module, the parts it brings, and the chapter with its rules.
type Contents = (Option<TileSet>, &'static [Part], Chapter);

impl Module {
    const fn contents(self) -> Contents {
        match self {
            Module::River => (Some(TileSet::River), &[], Chapter::Riv),
            Module::Abbot => (None, &[Part::Abbot], Chapter::Abb),
            Module::InnsAndCathedrals => (
                Some(TileSet::Inns),
                &[Part::LargeMeeple, Part::Inns, Part::Cathedrals],
                Chapter::Ic,
            ),
            Module::TradersAndBuilders => (
                Some(TileSet::Traders),
                &[Part::Goods, Part::Builder, Part::Pig],
                Chapter::Tb,
            ),
            Module::FlyingMachines => (Some(TileSet::Flying), &[Part::Flight], Chapter::Fly),
            Module::Messengers => (None, &[Part::Messengers], Chapter::Msg),
            Module::Ferries => (Some(TileSet::Ferries), &[Part::Ferries], Chapter::Fer),
            Module::GoldMines => (Some(TileSet::Gold), &[Part::Gold], Chapter::Gold),
            Module::MageAndWitch => (Some(TileSet::Mage), &[Part::MageWitch], Chapter::Mw),
            Module::Robbers => (Some(TileSet::Robbers), &[Part::Robbers], Chapter::Rob),
            Module::CropCircles => (Some(TileSet::Crop), &[Part::CropCircles], Chapter::Crop),
            Module::HillsAndSheep => (
                Some(TileSet::Hills),
                &[Part::Hills, Part::Shepherds, Part::Vineyards],
                Chapter::Hs,
            ),
            Module::Gingerbread => (
                Some(TileSet::Gingerbread),
                &[Part::Gingerbread],
                Chapter::Gb,
            ),
        }
    }

    pub const fn tiles(self) -> Option<TileSet> {
        self.contents().0
    }

    /// The parts it brings; any of them may be left out (INT-72).
    pub const fn parts(self) -> &'static [Part] {
        self.contents().1
    }

    /// Whether anything of it is in play: its tiles, or one of its parts.
    pub fn is_in(self, setup: &Setup) -> bool {
        let tiles = self.tiles().is_some_and(|set| setup.copies(set) > 0);
        tiles || self.parts().iter().any(|&part| setup.parts.has(part))
    }

    /// Whether the Big Box contains it.
    const fn is_in_big_box(self) -> bool {
        match self {
            Module::River
            | Module::Abbot
            | Module::InnsAndCathedrals
            | Module::TradersAndBuilders
            | Module::FlyingMachines
            | Module::Messengers
            | Module::Ferries
            | Module::GoldMines
            | Module::MageAndWitch
            | Module::Robbers
            | Module::CropCircles => true,
            Module::HillsAndSheep | Module::Gingerbread => false,
        }
    }

    /// The chapter of its rules.
    pub const fn chapter(self) -> Chapter {
        self.contents().2
    }

    /// Its parts whose rules are implemented.
    pub fn playable(self) -> impl Iterator<Item = Part> {
        self.parts()
            .iter()
            .copied()
            .filter(|part| part.is_playable())
    }
}
