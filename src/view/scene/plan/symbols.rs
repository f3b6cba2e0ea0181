//! Places for symbols, where there is room.
//!
//! A *symbol* is anything printed on a tile besides ground, roads and river: monasteries and
//! gardens, shields and goods, inns, mines, animals. An *icon* is a symbol drawn for small tiles.

use kurbo::{BezPath, Point};

use super::border::CENTER;
use super::grid::{self, Grid};
use super::ground::{self, Use};
use super::{HubKind, Plan};
use engine::tiles::{FeatureKind, SegmentId, Symbol, Tile};

/// The kind of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolKind {
    /// A monastery in its garden.
    Monastery,
    /// A garden (ABB-02).
    Garden,
    Shield,
    /// Goods in a city.
    Goods(engine::tiles::Goods),
    Cathedral,
    /// An inn beside a road.
    Inn,
    /// Any other symbol, printed on the tile as a whole.
    Printed(Symbol),
}

/// A symbol and its place on a tile.
#[derive(Clone, Copy, Debug)]
pub struct PlacedSymbol {
    pub kind: SymbolKind,
    /// The segment that it is, or that it belongs to.
    pub segment: Option<SegmentId>,
    pub at: Point,
    /// How far it reaches.
    pub radius: f64,
}

impl PlacedSymbol {
    /// Whether it is a segment of its own: a monastery or garden.
    pub fn is_segment(&self) -> bool {
        matches!(self.kind, SymbolKind::Monastery | SymbolKind::Garden)
    }
}

/// Finds a place for each symbol of a tile.
pub fn layout(tile: &Tile, plan: &Plan) -> Vec<PlacedSymbol> {
    let mut site = Site {
        uses: ground::obstacles(tile, plan),
        symbols: Vec::new(),
    };
    for (id, segment) in tile.each() {
        if is_building(segment.kind) {
            site.building(plan, id, segment.kind);
        }
    }
    for (id, segment) in tile.each() {
        let own = Use::Segment(id);
        for _ in 0..segment.shields {
            site.stand(SymbolKind::Shield, Some(id), own, 104.0);
        }
        if segment.cathedral {
            site.stand(SymbolKind::Cathedral, Some(id), own, 190.0);
        }
        if let Some(goods) = segment.goods {
            site.stand(SymbolKind::Goods(goods), Some(id), own, 78.0);
        }
    }
    for &symbol in &tile.symbols {
        site.symbol(tile, plan, symbol);
    }
    site.symbols
}

/// Whether segments of this kind are symbols as well: monastery or garden.
fn is_building(kind: FeatureKind) -> bool {
    matches!(kind, FeatureKind::Monastery | FeatureKind::Garden)
}

/// A tile while its symbols are placed.
struct Site {
    uses: Grid<Use>,
    symbols: Vec<PlacedSymbol>,
}

impl Site {
    fn building(&mut self, plan: &Plan, id: SegmentId, kind: FeatureKind) {
        let (kind, radius) = match kind {
            FeatureKind::Monastery => (SymbolKind::Monastery, 132.0),
            _ => (SymbolKind::Garden, 104.0),
        };
        let hub = plan.hub.filter(|hub| hub.kind == HubKind::Monastery);
        match hub.filter(|_| kind == SymbolKind::Monastery) {
            Some(hub) => self.take(kind, Some(id), hub.at, hub.radius),
            None => self.stand(kind, Some(id), Use::Open, radius),
        }
    }

    fn symbol(&mut self, tile: &Tile, plan: &Plan, symbol: Symbol) {
        let kind = SymbolKind::Printed(symbol);
        match symbol {
            Symbol::Inn => self.inn(tile, plan),
            Symbol::Hill => self.anywhere(tile, kind, 120.0),
            Symbol::Vineyard => self.stand(kind, None, Use::Open, 110.0),
            Symbol::Flier(_)
            | Symbol::GoldMine
            | Symbol::Magic
            | Symbol::Robber
            | Symbol::Animal(_)
            | Symbol::Gingerbread => self.anywhere(tile, kind, 92.0),
            // Part of the ground, or drawn with it.
            Symbol::Cathedral
            | Symbol::CropCircle(_)
            | Symbol::FerryLake
            | Symbol::RiverSource
            | Symbol::RiverLake
            | Symbol::RoadBridge(..)
            | Symbol::RiverBridge(_)
            | Symbol::RoadOverCity(..) => {}
        }
    }

    /// Places a symbol on open ground, or in the largest city of a tile without fields.
    fn anywhere(&mut self, tile: &Tile, kind: SymbolKind, radius: f64) {
        let field = tile.each().any(|(_, s)| s.kind == FeatureKind::Field);
        let city = tile.each().find(|(_, s)| s.kind == FeatureKind::City);
        match city.filter(|_| !field) {
            Some((id, _)) => self.stand(kind, Some(id), Use::Segment(id), radius),
            None => self.stand(kind, None, Use::Open, radius),
        }
    }

    /// Places an inn next to its road, or beside the junction when it serves two roads.
    fn inn(&mut self, tile: &Tile, plan: &Plan) {
        let roads: Vec<&BezPath> = tile
            .each()
            .filter(|(_, segment)| segment.inn)
            .filter_map(|(id, _)| plan.road(id))
            .map(|road| &road.line)
            .collect();
        let lines: Vec<Vec<(Point, Point)>> = roads.into_iter().map(grid::flatten).collect();
        let room = self.uses.room(|spot| spot != Use::Open);
        let off = |point: Point| -> f64 {
            lines
                .iter()
                .map(|line| {
                    let nearest = line
                        .iter()
                        .map(|&(a, b)| grid::distance(point, a, b))
                        .fold(f64::MAX, f64::min);
                    (nearest - 128.0).abs()
                })
                .sum()
        };
        let best = best(&room, |point, room| {
            room.min(104.0) * 6.0 - off(point) - point.distance(CENTER) * 0.15
        });
        self.take(SymbolKind::Inn, None, best, 96.0);
    }

    /// Finds the best place with room for `radius` on ground of a given use.
    fn stand(&mut self, kind: SymbolKind, segment: Option<SegmentId>, on: Use, radius: f64) {
        let room = self.uses.room(|spot| spot != on);
        let wish = wish(kind);
        let air = match kind {
            SymbolKind::Garden => 90.0,
            _ => 20.0,
        };
        let at = best(&room, |point, room| {
            room.min(radius + air) * 4.0 - point.distance(wish) * 0.25
        });
        self.take(kind, segment, at, radius.min(room.around(at) + 12.0));
    }

    fn take(&mut self, kind: SymbolKind, segment: Option<SegmentId>, at: Point, radius: f64) {
        self.uses.disc(at, radius, Use::Built);
        self.symbols.push(PlacedSymbol {
            kind,
            segment,
            at,
            radius,
        });
    }
}

/// The preferred place of a symbol: buildings in the middle, shields and goods elsewhere, leaving
/// room for a figure.
fn wish(kind: SymbolKind) -> Point {
    match kind {
        SymbolKind::Shield => Point::new(185.0, 180.0),
        SymbolKind::Goods(_) => Point::new(180.0, 190.0),
        SymbolKind::Printed(_) => Point::new(560.0, 560.0),
        _ => CENTER,
    }
}

/// The cell with the highest value, by place and room.
pub fn best(room: &Grid<f64>, worth: impl Fn(Point, f64) -> f64) -> Point {
    room.cells()
        .map(|(column, row, room)| {
            let point = grid::middle(column, row);
            let value = if room > 0.0 {
                worth(point, room)
            } else {
                f64::MIN
            };
            (point, value)
        })
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .map_or(CENTER, |(point, _)| point)
}
