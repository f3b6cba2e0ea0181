//! The survey of a tile: what every spot belongs to, and the area of each segment.

use kurbo::{BezPath, Point, Shape, Stroke, StrokeOpts};

use super::grid::{self, Grid};
use super::{HubKind, Plan, RIVER_WIDTH, ROAD_WIDTH, border};
use engine::tiles::{FeatureKind, Half, SegmentId, Symbol, Tile, order};

/// What a spot of a tile belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// Nothing yet; after the survey, a sliver of grass that no field reaches.
    Open,
    /// A segment of the tile.
    Segment(SegmentId),
    /// The river, a lake.
    Water,
    /// A village, a crop circle, or something else on which no figure stands.
    Built,
}

#[derive(Clone, Debug)]
pub struct Ground {
    uses: Grid<Use>,
}

impl Ground {
    /// A tile with nothing on it.
    pub fn empty() -> Self {
        Ground {
            uses: Grid::new(Use::Open),
        }
    }

    /// Surveys a tile: cities, roads and water as in the plan, fields in the rest.
    pub fn survey(tile: &Tile, plan: &Plan) -> Self {
        let mut uses = obstacles(tile, plan);
        for symbol in &plan.symbols {
            if let Some(segment) = symbol.segment {
                uses.disc(symbol.at, symbol.radius, Use::Segment(segment));
            }
        }
        spread_fields(tile, &mut uses);
        Ground { uses }
    }

    /// What the spot at `point` belongs to.
    pub fn at(&self, point: Point) -> Use {
        self.uses.around(point)
    }

    /// The segment at `point`, if the spot belongs to one.
    pub fn segment_at(&self, point: Point) -> Option<SegmentId> {
        match self.at(point) {
            Use::Segment(id) => Some(id),
            _ => None,
        }
    }

    /// The cells of the survey.
    pub fn uses(&self) -> &Grid<Use> {
        &self.uses
    }

    /// The room inside a segment around each of its cells.
    pub fn room_in(&self, segment: SegmentId) -> Grid<f64> {
        self.uses.room(|spot| spot != Use::Segment(segment))
    }

    /// The area of a segment as a path.
    pub fn area(&self, tile: &Tile, plan: &Plan, segment: SegmentId) -> BezPath {
        match tile.segment(segment).kind {
            FeatureKind::City => plan.city(segment).map(|city| city.area.clone()),
            FeatureKind::Road => plan.road(segment).map(|road| broad(&road.line, ROAD_WIDTH)),
            FeatureKind::Field => None,
            FeatureKind::Monastery | FeatureKind::Garden => plan
                .symbols
                .iter()
                .find(|symbol| symbol.segment == Some(segment))
                .map(|symbol| kurbo::Circle::new(symbol.at, symbol.radius).to_path(0.1)),
        }
        .unwrap_or_else(|| grid::outline(&self.uses, Use::Segment(segment)))
    }
}

/// A band of a given width along a line.
pub fn broad(line: &BezPath, width: f64) -> BezPath {
    let style = Stroke::new(width).with_caps(kurbo::Cap::Butt);
    kurbo::stroke(line.iter(), &style, &StrokeOpts::default(), 0.5)
}

/// Everything that is not field, before symbols are placed.
pub fn obstacles(tile: &Tile, plan: &Plan) -> Grid<Use> {
    let mut uses = Grid::new(Use::Open);
    if let Some(river) = &plan.river {
        uses.trace(&river.line, RIVER_WIDTH, Use::Water);
        if let Some(lake) = river.lake {
            uses.disc(lake, super::LAKE_RADIUS, Use::Water);
        }
        if let Some(source) = river.source {
            uses.disc(source, 80.0, Use::Water);
        }
    }
    for lane in &plan.lanes {
        uses.trace(lane, ROAD_WIDTH * 0.7, Use::Built);
    }
    for road in under_then_over(tile, plan) {
        uses.trace(&road.line, ROAD_WIDTH, Use::Segment(road.segment));
    }
    if let Some(hub) = plan.hub {
        let kind = if hub.kind == HubKind::FerryLake {
            Use::Water
        } else {
            Use::Built
        };
        uses.disc(hub.at, hub.radius, kind);
    }
    for city in &plan.cities {
        uses.fill(&city.area, Use::Segment(city.segment));
    }
    for symbol in &tile.symbols {
        if let Symbol::RoadOverCity(road, _) = symbol
            && let Some(road) = plan.road(*road)
        {
            uses.trace(&road.line, ROAD_WIDTH, Use::Segment(road.segment));
        }
    }
    uses
}

/// The roads of a tile, those passing under a bridge first.
pub fn under_then_over<'a>(tile: &Tile, plan: &'a Plan) -> Vec<&'a super::Road> {
    let over = |segment: SegmentId| {
        tile.symbols
            .iter()
            .any(|s| matches!(s, Symbol::RoadBridge(road, _) if *road == segment))
    };
    let mut roads: Vec<_> = plan.roads.iter().collect();
    order::sort_by_key(&mut roads, |road| over(road.segment));
    roads
}

/// Spreads each field from its half-edges over the open ground; inner fields take what is left.
fn spread_fields(tile: &Tile, uses: &mut Grid<Use>) {
    for half in (0..8).map(Half) {
        if let Some(field) = tile.field_at(half) {
            for (column, row) in seeds(half) {
                if uses.get(column, row) == Some(Use::Open) {
                    uses.flood(column, row, Use::Segment(field));
                }
            }
        }
    }
    let inner = tile
        .each()
        .filter(|(_, s)| s.kind == FeatureKind::Field && s.halves.is_empty());
    for (id, _) in inner {
        fill_largest(uses, id);
    }
}

/// The cells in the middle half of a half-edge.
fn seeds(half: Half) -> impl Iterator<Item = (i32, i32)> {
    let start = f64::from(half.0) * 0.5;
    (0..10).map(move |step| {
        let point = border::at(start + 0.125 + 0.025 * f64::from(step));
        let cell = |v: f64| ((v / grid::CELL) as i32).clamp(0, grid::CELLS as i32 - 1);
        (cell(point.x), cell(point.y))
    })
}

fn fill_largest(uses: &mut Grid<Use>, field: SegmentId) {
    let mut rest = uses.clone();
    let open: Vec<(i32, i32)> = uses
        .cells()
        .filter(|&(_, _, spot)| spot == Use::Open)
        .map(|(column, row, _)| (column, row))
        .collect();
    let largest = open
        .into_iter()
        .map(|(column, row)| (rest.flood(column, row, Use::Built), column, row))
        .max_by_key(|&(count, _, _)| count);
    if let Some((_, column, row)) = largest {
        uses.flood(column, row, Use::Segment(field));
    }
}
