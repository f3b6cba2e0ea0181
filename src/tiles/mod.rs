//! What is printed on tiles: the geometry of the table, the parts of a tile, the catalogue of every printed tile.
//!
//! Pure data. Nothing here knows about players, figures or points.

mod geometry;
mod printed;

pub use geometry::{Compass, Half, HalfSet, Pos, Rotation, Side, SideSet};
pub use printed::{
    Animal, CircleKind, Copies, Decor, FeatureKind, Goods, Link, Print, RoadEnd, Segment,
    SegmentId, Symbol, Terrain, Tile, TileId, TileSet,
};
