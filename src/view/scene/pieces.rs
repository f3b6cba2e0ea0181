//! Pieces on tiles: gold ingots and ferries. Drawn around (0, 0) in the units of a tile.

use std::sync::OnceLock;

use kurbo::{Affine, BezPath, Circle, Point, Rect, Shape as _, Vec2};

use super::camera::centre;
use super::color::{Rgba, SOOT, WHITE};
use super::digits::Number;
use super::display::{DisplayList, Group, Pen};
use super::plan::Plan;
use super::spots::to_table;
use super::tile_art::shapes::around;
use engine::rules::Placed;
use engine::tiles::{SegmentId, TileId, catalogue};

/// The front of an ingot.
const GOLD: Rgba = Rgba::hex(0xe9ac1f);
/// Its top.
const BRIGHT: Rgba = Rgba::hex(0xffe27d);
/// Its end, in the shade.
const DEEP: Rgba = Rgba::hex(0x9a6410);
/// Planks in the light.
const PLANK: Rgba = Rgba::hex(0xd9b27c);
/// Rails.
const RAIL: Rgba = Rgba::hex(0x7a4c26);
/// The roof of the cabin.
const ROOF: Rgba = Rgba::hex(0xb23a2e);

/// Up to this many ingots are drawn as a heap; more are a heap with a number.
const HEAP: u8 = 3;
/// The width and height of an ingot from the front.
const INGOT: (f64, f64) = (112.0, 48.0);

/// Draws ingots as a heap; nothing for 0.
pub fn ingots(list: &mut DisplayList, count: u8, affine: Affine) {
    if count == 0 {
        return;
    }
    list.group(Group::at(affine).named("ingots"), |list| {
        let (wide, high) = INGOT;
        let half = wide * 0.54;
        let places: &[(f64, f64)] = match count {
            1 => &[(0.0, 0.0)],
            2 => &[(-half, 0.0), (half, 0.0)],
            _ => &[(-half, 0.0), (half, 0.0), (0.0, -high * 1.12)],
        };
        let reach = if count == 1 { wide * 0.6 } else { wide * 1.14 };
        let shade = kurbo::Ellipse::new((10.0, high * 0.62), (reach, 20.0), 0.0);
        list.fill(shade, SOOT.alpha(0.3));
        for pass in [Pass::Rim, Pass::Gold] {
            for &place in places {
                bar(list, Point::from(place), pass);
            }
        }
        if count > HEAP {
            number(list, count, Point::new(wide * 0.95, -high * 1.5));
        }
    });
}

/// The passes for drawing an ingot: the outlines of all come first, so that a heap has one outline.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    Rim,
    Gold,
}

/// One ingot: a block that narrows towards the top, seen from the front and slightly from above.
fn bar(list: &mut DisplayList, at: Point, pass: Pass) {
    let (wide, high) = INGOT;
    let (x, y, back) = (wide * 0.5, high * 0.5, high * 0.42);
    let front = around(at, &[(-x, y), (-x + 14.0, -y), (x - 14.0, -y), (x, y)]);
    let (near, far) = (x - 14.0, x - 30.0);
    let top = around(
        at,
        &[(-near, -y), (-far, -y - back), (far, -y - back), (near, -y)],
    );
    match pass {
        Pass::Rim => {
            for part in [&front, &top] {
                list.stroke(part.clone(), WHITE.alpha(0.9), Pen::round(26.0));
            }
            for part in [&front, &top] {
                list.stroke(part.clone(), SOOT, Pen::round(15.0));
            }
        }
        Pass::Gold => {
            for part in [&front, &top] {
                list.stroke(part.clone(), SOOT, Pen::round(11.0));
            }
            list.fill(front.clone(), GOLD);
            list.fill(top, BRIGHT);
            let foot = around(
                at,
                &[(-x, y), (-x + 4.0, y - 14.0), (x - 4.0, y - 14.0), (x, y)],
            );
            list.fill(foot, DEEP);
        }
    }
}

/// The number of ingots, in a badge.
fn number(list: &mut DisplayList, count: u8, at: Point) {
    let badge = Circle::new(at, 58.0);
    list.fill(badge, SOOT);
    list.stroke(badge, WHITE, Pen::round(9.0));
    Number::new(&count.to_string(), at, 68.0).draw(list, WHITE);
}

/// The position of a ferry: from one shore over the lake to another, in units of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Deck {
    /// The shores where it lands.
    pub ends: [Point; 2],
    /// The middle of the lake.
    pub lake: Point,
}

/// The lake of a printed tile and the shore at each of its quays.
#[derive(Clone, Debug)]
struct Docks {
    lake: Point,
    shores: Vec<(SegmentId, Point)>,
}

fn docks_of(tile: TileId) -> Option<&'static Docks> {
    static ALL: OnceLock<Vec<OnceLock<Option<Docks>>>> = OnceLock::new();
    let tiles = catalogue().tiles();
    let all = ALL.get_or_init(|| tiles.iter().map(|_| OnceLock::new()).collect());
    let docks = || {
        let plan = Plan::for_tile(catalogue().tile(tile));
        let end = |line: &BezPath| {
            let last = line.segments().last();
            last.map(|segment| kurbo::ParamCurve::end(&segment))
        };
        let shores = plan.roads.iter();
        let shores = shores.filter_map(|road| Some((road.segment, end(&road.line)?)));
        Some(Docks {
            lake: plan.hub?.at,
            shores: shores.collect(),
        })
    };
    all.get(usize::from(tile.0))?.get_or_init(docks).as_ref()
}

impl Deck {
    /// The ferry between two quays of a lake; `None` where there are none.
    pub fn between(placed: &Placed, quays: [SegmentId; 2]) -> Option<Deck> {
        let docks = docks_of(placed.tile)?;
        let shore = |quay: SegmentId| {
            let found = docks.shores.iter().find(|(segment, _)| *segment == quay);
            found.map(|(_, at)| *at)
        };
        let to_table = to_table(placed.pos, placed.rotation);
        // It extends slightly over the docks.
        let shore = |quay| {
            let shore = shore(quay)?;
            Some(shore + (shore - docks.lake) * OVER)
        };
        Some(Deck {
            ends: [to_table * shore(quays[0])?, to_table * shore(quays[1])?],
            lake: to_table * docks.lake,
        })
    }

    /// A ferry without a place.
    pub const fn loose() -> Deck {
        Deck {
            ends: [Point::new(-74.0, 12.0), Point::new(74.0, 12.0)],
            lake: Point::new(0.0, 12.0),
        }
    }

    /// The same ferry, with the middle of its tile at (0, 0).
    pub fn around(self, placed: &Placed) -> Deck {
        let by = centre(placed.pos).to_vec2();
        Deck {
            ends: self.ends.map(|end| end - by),
            lake: self.lake - by,
        }
    }

    /// Interpolates between two positions.
    pub fn towards(self, other: Deck, share: f64) -> Deck {
        // The ferry keeps the end that stays in place.
        let crossed = self.ends[0].distance(other.ends[1]) + self.ends[1].distance(other.ends[0]);
        let straight = self.ends[0].distance(other.ends[0]) + self.ends[1].distance(other.ends[1]);
        let [a, b] = other.ends;
        let [a, b] = if crossed < straight { [b, a] } else { [a, b] };
        Deck {
            ends: [self.ends[0].lerp(a, share), self.ends[1].lerp(b, share)],
            lake: self.lake.lerp(other.lake, share),
        }
    }

    /// The point at a fraction of the deck's length.
    pub fn at(&self, share: f64) -> Point {
        kurbo::ParamCurve::eval(&self.curve(), share)
    }

    /// The place beside the lake where this position is chosen: between its ends, or away from
    /// other positions.
    pub fn beside(&self, placed: &Placed) -> Point {
        let [a, b] = self.ends.map(|end| (end - self.lake).normalize());
        let between = a + b;
        if between.hypot() > 0.5 {
            return self.lake + between.normalize() * NEAR;
        }
        let to_table = to_table(placed.pos, placed.rotation);
        let shores = docks_of(placed.tile).map_or(&[][..], |docks| &docks.shores);
        let is_free = |way: &Vec2| {
            let along = |at: Point| (to_table * at - self.lake).normalize().dot(*way);
            shores.iter().all(|&(_, at)| along(at) < 0.5)
        };
        let across = [a.turn_90(), -a.turn_90()];
        let free = across.into_iter().find(is_free);
        self.lake + free.map_or(a * FARTHER, |way| way * NEAR)
    }

    fn curve(&self) -> kurbo::QuadBez {
        let [a, b] = self.ends;
        // The middle of the deck lies near the middle of the lake.
        let pull = self.lake + (self.lake - a.midpoint(b)) * BEND;
        kurbo::QuadBez::new(a, pull, b)
    }

    /// Draws the ferry.
    pub fn draw(&self, list: &mut DisplayList, affine: Affine) {
        let way = self.curve().to_path(1.0);
        list.group(Group::at(affine).named("ferry"), |list| {
            let fallen = Affine::translate((10.0, 20.0)) * way.clone();
            list.stroke(fallen, SOOT.alpha(0.3), Pen::flat(WIDE));
            list.stroke(way.clone(), WHITE.alpha(0.9), Pen::flat(WIDE + 26.0));
            list.stroke(way.clone(), SOOT, Pen::flat(WIDE + 12.0));
            list.stroke(way.clone(), RAIL, Pen::flat(WIDE));
            list.stroke(way.clone(), PLANK, Pen::flat(WIDE - 28.0));
            let planks = Pen::flat(WIDE - 28.0).dashed(4.0, 20.0);
            list.stroke(way.clone(), RAIL.alpha(0.7), planks);
            cabin(list, self.at(0.5));
        });
    }
}

/// The width of a ferry, in units of the table.
const WIDE: f64 = 86.0;
/// The distance from the middle of the lake at which a position is chosen, in units of the table.
const NEAR: f64 = 270.0;
/// The distance at which it is chosen when that is on a road, in units of the table.
const FARTHER: f64 = 360.0;
/// How far it extends over the shore, relative to the distance from the middle of the lake.
const OVER: f64 = 0.16;
/// How far its middle is pulled towards the middle of the lake, as a fraction.
const BEND: f64 = 0.1;

/// The ferryman's cabin, always upright.
fn cabin(list: &mut DisplayList, at: Point) {
    let house = Rect::new(at.x - 24.0, at.y - 24.0, at.x + 24.0, at.y + 18.0);
    let roof = around(
        at,
        &[(-35.0, -20.0), (-17.0, -50.0), (17.0, -50.0), (35.0, -20.0)],
    );
    for pen in [(WHITE.alpha(0.9), 17.0), (SOOT, 10.0)] {
        list.stroke(house, pen.0, Pen::round(pen.1));
        list.stroke(roof.clone(), pen.0, Pen::round(pen.1));
    }
    list.fill(house, Rgba::hex(0xf6ead0));
    let door = Rect::new(at.x - 8.0, at.y - 10.0, at.x + 8.0, at.y + 18.0);
    list.fill(door, RAIL);
    list.fill(roof, ROOF);
}
