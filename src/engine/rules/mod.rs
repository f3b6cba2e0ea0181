//! The tile game.
//!
//! A [`Game`] is a function of its [`Setup`] and the [`Action`]s so far. [`legal`] lists the legal
//! actions; [`Game::apply`] applies one and reports [`Event`]s. Everything else only reads a game.
//!
//! Deliberately absent: floats, clocks, locale, files, hash maps or any order that depends on
//! hashing, and a random generator. A game holds neither a generator nor the order of its stack:
//! draws and dice are actions of Chance, chosen by a [`Croupier`] outside. So every machine gets
//! the same game from the same actions, and a game can be copied for a search without giving away
//! what comes next.

mod action;
mod apply;
mod board;
mod clone_in_place;
mod deal;
mod deploy;
mod edges;
mod event;
mod figures;
mod flow;
mod foresee;
mod frontier;
mod game;
mod grid;
mod handicap;
mod illegal;
mod legal;
mod modules;
mod narrate;
mod odds;
mod options;
mod origin;
mod placement;
mod play;
mod position;
mod position_fault;
mod queue;
pub mod record;
mod regions;
mod score;
mod setup;
mod shape;
mod sketch;
mod stack;
mod turn;
mod unfit;
mod wording;

pub use crate::table::Timing;
pub use action::{Action, Circle, Marker, Message, Question};
pub use board::{Board, Ferry, Placed, PlacedIx, SegIx, Spot};
pub use event::{Event, NoMessage, Removal, Scored, TieBreak};
pub use figures::{Figure, Standing, Supply};
pub use foresee::{Before, Change};
pub use game::{Game, Player};
pub use grid::Gap;
pub use handicap::Handicap;
pub use illegal::{Illegal, Reason};
pub use legal::{legal, legal_into, outcomes};
pub use modules::circles::Circles;
pub use modules::ferries::{Lakes, quays};
pub use modules::flights::Flight;
pub use modules::flocks::{Flocks, Token};
pub use modules::gingerbread::Gingerbread;
pub use modules::gold::Gold;
pub use modules::goods::MOST_GOODS;
pub use modules::magic::{Magic, Spell, Wizard};
pub use modules::messengers::{DARK, Messages, next_dark};
pub use modules::river::{Bend, River};
pub use modules::robbers::{LEFT_ON_TRACK, RobberAt, Robbers, SPACES, space};
pub use modules::{Module, Part, Parts, Preset};
pub use narrate::Fact;
pub use odds::{CellOdds, Draws, FeatureOdds, MOST_DRAWS, Odds};
pub use options::{
    Edition, FieldScoring, FirstPlayer, Hand, HillTieBreak, OptionValue, OptionWord, Options,
    SmallCity,
};
pub use origin::{Origin, Source};
pub use play::Croupier;
pub use position::{LaidFerry, LaidFigure, LaidTile, Position};
pub use position_fault::PositionFault;
pub use queue::{Basis, Leaving, Payment, Queue, Waiting};
pub use record::{NamedSegment, Record, RecordError, Trouble, segment_name};
pub use regions::{Region, RegionId, Regions};
pub use score::{Harvest, Lines, sum};
pub use setup::{MOST_TILES, SetCopies, Setup, SetupFault};
pub use stack::{Bag, Stack};
pub use turn::{Frame, Step, Turn};
