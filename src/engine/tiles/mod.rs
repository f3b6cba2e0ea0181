//! What is printed on tiles: the geometry of the table, the parts of a tile, the catalogue of every printed tile.
//!
//! Pure data. Nothing here knows about players, figures or points.

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
