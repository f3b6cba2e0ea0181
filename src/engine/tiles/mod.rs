//! Printed tiles: the geometry of the table, the parts of a tile, and the catalogue of every
//! printed tile.
//!
//! Deliberately absent: players, figures, points, games, floats, clocks and hash maps. This is
//! immutable data, parsed once from files compiled into the program, and pure functions on it.

mod catalogue;
mod check;
mod faults;
mod flaws;
mod geometry;
pub mod order;
mod parse;
mod parts;
mod printed;
mod sets;
mod strands;
mod symmetry;
mod tile;
mod words;
mod write;

pub use catalogue::{Catalogue, catalogue};
pub use faults::{Fault, Reason};
pub use flaws::{Flaw, PrintedPart};
pub use geometry::{Compass, Half, HalfSet, Pos, Rotation, Side, SideSet};
pub use parse::{Sheet, read as read_sheet};
pub use printed::{
    Copies, Decor, FeatureKind, Goods, Print, RoadEnd, Segment, SegmentId, Terrain, TileId,
};
pub use sets::{Animal, CircleKind, Symbol, TileSet};
pub use tile::{Link, Tile};
