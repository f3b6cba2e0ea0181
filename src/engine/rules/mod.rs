//! The tile game. Pure: no web, no floats, no clock, no locale, no order that depends on hashing.
//!
//! A [`Game`] is a function of its [`Setup`] and the [`Action`]s so far. [`legal`] lists what whoever is asked may do,
//! [`Game::apply`] does it and tells what happened as [`Event`]s.

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
