//! What the artwork of a tile is drawn from.

use std::sync::Arc;

use kurbo::{Affine, BezPath, Point};

use super::grain::Grain;
use crate::scene::detail::Detail;
use crate::scene::plan::grid::Grid;
use crate::scene::plan::{PlacedSymbol, Plan};
use crate::scene::theme::Palette;
use engine::tiles::{Decor, Rotation, Tile};

/// A tile, its plan and its rotation.
pub struct Sheet<'a> {
    pub tile: &'a Tile,
    pub copy: u8,
    pub plan: Arc<Plan>,
    pub detail: Detail,
    /// The symbols on the plan; on small tiles, the places of their icons.
    pub symbols: Vec<PlacedSymbol>,
    /// The decoration of this copy, and its place.
    pub decor: Option<(Decor, Point)>,
    /// The room on fields around each cell of the plan.
    pub meadow: Grid<f64>,
    /// The places of figures and of the decoration, in the rotation of the tile; houses and trees
    /// keep away.
    pub anchors: Vec<Point>,
    pub turn: Affine,
    pub colors: &'a Palette,
}

impl Sheet<'_> {
    /// A point of the plan in the rotation of the tile.
    pub fn at(&self, point: Point) -> Point {
        self.turn * point
    }

    /// A path of the plan in the rotation of the tile.
    pub fn path(&self, path: &BezPath) -> BezPath {
        self.turn * path.clone()
    }

    /// A point of the rotated tile, on the plan.
    pub fn on_plan(&self, point: Point) -> Point {
        self.turn.inverse() * point
    }

    /// The irregularities for one purpose.
    pub fn grain(&self, purpose: &str) -> Grain {
        Grain::new(self.tile.name, self.copy, purpose)
    }

    /// Whether a point of the rotated tile keeps `distance` from all figures.
    pub fn clear_of_figures(&self, point: Point, distance: f64) -> bool {
        self.anchors.iter().all(|at| at.distance(point) >= distance)
    }

    /// The rotation of the tile.
    pub fn rotation(&self) -> Rotation {
        let east = self.turn * Point::new(1.0, 0.0) - self.turn * Point::ZERO;
        match (east.x.round() as i8, east.y.round() as i8) {
            (0, 1) => Rotation::R1,
            (-1, 0) => Rotation::R2,
            (0, -1) => Rotation::R3,
            _ => Rotation::R0,
        }
    }
}
