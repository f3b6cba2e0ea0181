//! The ground plan of a tile: where its cities, roads, river and buildings are.
//!
//! It is computed only from what is printed, so every tile of every set has one. The plan is a
//! square of 1000 units in printed orientation, north up. The artwork, the anchors and the hit
//! tests all use the same plan.

pub mod border;
mod contour;
pub mod grid;
mod ground;
mod hub;
pub mod icons;
mod symbols;
mod walls;
mod ways;

use std::sync::{Arc, OnceLock};

use kurbo::{BezPath, Line, ParamCurve, Point, Shape};

pub use ground::{Ground, Use};
pub use hub::{Hub, HubKind, find as hub_of};
pub use symbols::{PlacedSymbol, SymbolKind};
pub use walls::{City, Wall};
pub use ways::{LAKE_RADIUS, RIVER_WIDTH, ROAD_WIDTH, River, Road};

use crate::scene::anchors;
use engine::tiles::{SegmentId, Symbol, Tile, catalogue};

/// The ground plan of one tile.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The ground of each city segment.
    pub cities: Vec<City>,
    pub walls: Vec<Wall>,
    /// The course of each road segment.
    pub roads: Vec<Road>,
    /// Short lanes between a village and a city, which nobody can occupy (inns/I).
    pub lanes: Vec<BezPath>,
    pub river: Option<River>,
    /// What roads end at.
    pub hub: Option<Hub>,
    /// The symbols, each with its place.
    pub symbols: Vec<PlacedSymbol>,
    /// The middle of each bridge, with the road that runs over it.
    pub bridges: Vec<(SegmentId, Point)>,
    /// What every spot of the tile belongs to.
    pub ground: Ground,
    /// The place of a figure on each segment, by segment id.
    pub anchors: Vec<Point>,
}

impl Plan {
    pub fn new(tile: &Tile) -> Self {
        let (cities, walls) = walls::layout(tile);
        let hub = hub::find(tile);
        let roads = ways::roads(tile, &walls, hub.as_ref());
        let river = ways::river(tile);
        let mut plan = Plan {
            lanes: lanes(tile, &walls, hub.as_ref()),
            bridges: Vec::new(),
            ground: Ground::empty(),
            anchors: Vec::new(),
            symbols: Vec::new(),
            cities,
            walls,
            roads,
            river,
            hub,
        };
        plan.bridges = bridges(tile, &plan);
        plan.symbols = symbols::layout(tile, &plan);
        plan.ground = Ground::survey(tile, &plan);
        plan.anchors = anchors::anchors(tile, &plan);
        plan
    }

    /// The plan of a tile, cached if the tile is in the catalogue.
    pub fn for_tile(tile: &Tile) -> Arc<Self> {
        static PLANS: OnceLock<Vec<OnceLock<Arc<Plan>>>> = OnceLock::new();
        let known = catalogue().get(tile.id);
        if !known.is_some_and(|known| std::ptr::eq(known, tile)) {
            return Arc::new(Plan::new(tile));
        }
        let plans = PLANS.get_or_init(|| vec![OnceLock::new(); catalogue().tiles().len()]);
        let place = &plans[usize::from(tile.id.0)];
        Arc::clone(place.get_or_init(|| Arc::new(Plan::new(tile))))
    }

    /// Where a figure stands on a segment: the centre of its body.
    pub fn anchor(&self, segment: SegmentId) -> Point {
        let place = self.anchors.get(usize::from(segment.0));
        place.copied().unwrap_or(border::CENTER)
    }

    pub fn road(&self, segment: SegmentId) -> Option<&Road> {
        self.roads.iter().find(|road| road.segment == segment)
    }

    pub fn city(&self, segment: SegmentId) -> Option<&City> {
        self.cities.iter().find(|city| city.segment == segment)
    }
}

/// Lanes between a village and city caps, which separate the fields beside them.
fn lanes(tile: &Tile, walls: &[Wall], hub: Option<&Hub>) -> Vec<BezPath> {
    let Some(hub) = hub.filter(|hub| hub.kind == HubKind::Village) else {
        return Vec::new();
    };
    walls
        .iter()
        .filter(|wall| tile.segment(wall.city).sides.len() == 1)
        .filter(|wall| {
            let fields = [
                border::half_after(wall.front.0),
                border::half_before(wall.front.1),
            ]
            .map(|half| tile.field_at(half));
            fields[0].is_some() && fields[1].is_some() && fields[0] != fields[1]
        })
        .map(|wall| Line::new(hub.at, wall.curve.eval(0.5)).to_path(1.0))
        .collect()
}

/// Where roads cross the river or each other.
fn bridges(tile: &Tile, plan: &Plan) -> Vec<(SegmentId, Point)> {
    let crossing = |over: SegmentId, under: &BezPath| {
        let over_line = &plan.road(over)?.line;
        crossing_point(over_line, under).map(|point| (over, point))
    };
    tile.symbols
        .iter()
        .filter_map(|symbol| match symbol {
            Symbol::RoadBridge(over, under) => crossing(*over, &plan.road(*under)?.line),
            Symbol::RiverBridge(over) => crossing(*over, &plan.river.as_ref()?.line),
            _ => None,
        })
        .collect()
}

/// The point where two lines come closest to each other.
fn crossing_point(one: &BezPath, other: &BezPath) -> Option<Point> {
    let others = grid::flatten(other);
    one.segments()
        .flat_map(|segment| (0..=40).map(move |step| segment.eval(f64::from(step) / 40.0)))
        .map(|point| {
            let gap = others
                .iter()
                .map(|&(a, b)| grid::distance(point, a, b))
                .fold(f64::MAX, f64::min);
            (point, gap)
        })
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(point, _)| point)
}
