//! What is at a point of the table: a figure's feature, or the feature printed there, and what
//! lies, stands or is printed right there.

use kurbo::Point;

use super::anchors::{along, segment_at};
use super::camera::{TILE, cell};
use super::crowd::{Stander, Who, crowd};
use super::detail::Detail;
use super::figures::on_board::figure_scale;
use super::pieces::Deck;
use super::plan::{LAKE_RADIUS, Plan, ROAD_WIDTH};
use super::spots::{rest_on, to_table};
use super::theme::Look;
use super::things::Thing;
use super::tile_art::symbols_at;
use engine::rules::{Game, Placed, RegionId, Spot};
use engine::tiles::{Pos, Symbol, Tile, catalogue};

/// The radius around a figure's place in which it is hit, in units of the table.
const REACH: f64 = 95.0;

/// The feature at a point of the table, with tiles of `zoom` pixels: that of a figure there,
/// otherwise the printed one; `None` on water, in villages and off the tiles.
pub fn feature_at(game: &Game, place: Point, zoom: f64) -> Option<RegionId> {
    let reach = REACH * figure_scale(zoom);
    let figures = crowd(game).into_iter().filter_map(|one| {
        let far = one.at.distance(place);
        (far <= reach.min(TILE * 0.2)).then_some((far, one.seg))
    });
    let nearest = figures.min_by(|a, b| a.0.total_cmp(&b.0));
    let seg = match nearest {
        Some((_, seg)) => seg,
        None => spot_under(game, place)
            .or_else(|| ferry_under(game, place))
            .and_then(|spot| game.board().seg(spot))?,
    };
    Some(game.regions().region_of(seg))
}

/// The segment printed at a point of the table; `None` on water, in villages and off the tiles.
pub fn spot_under(game: &Game, place: Point) -> Option<Spot> {
    let board = game.board();
    let placed = board.at(board.get(cell(place))?);
    let printed = to_table(placed.pos, placed.rotation).inverse() * place;
    let segment = segment_at(catalogue().tile(placed.tile), printed)?;
    let pos = placed.pos;
    Some(Spot { pos, segment })
}

/// A quay of the ferry on the lake at a point of the table.
fn ferry_under(game: &Game, place: Point) -> Option<Spot> {
    let board = game.board();
    let lake = board.get(cell(place))?;
    let (placed, ferry) = (board.at(lake), board.ferry(lake)?);
    let deck = Deck::between(placed, ferry.quays)?;
    let (pos, segment) = (placed.pos, ferry.quays[0]);
    (deck.lake.distance(place) < LAKE_RADIUS).then_some(Spot { pos, segment })
}

/// Something at a place of the table, in units of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sighted {
    pub thing: Thing,
    pub at: Point,
    pub radius: f64,
}

/// The radius around the middle of a flock, of ingots and of a ferry in which it is hit.
const TOKEN: f64 = 80.0;
/// The middle of a flock, seen from its shepherd.
const FLOCK: (f64, f64) = (134.0, 62.0);
/// The radius of a spring.
const SPRING: f64 = 90.0;
/// The number of places along a ferry at which it is hit.
const PLANKS: u8 = 6;

/// What is at a point of the table, with tiles of `zoom` pixels: what stands or lies on the tile
/// there, otherwise what is printed on it, within `reach` pixels if it is small.
pub fn thing_at(
    game: &Game,
    place: Point,
    (zoom, reach): (f64, f64),
    look: Look,
) -> Option<Sighted> {
    let board = game.board();
    let placed = board.at(board.get(cell(place))?);
    let standing = nearest(standing_on(game, zoom), place);
    let lying = || nearest(lying_on(game, placed, zoom), place);
    let detail = Detail::at(zoom).in_look(look);
    let printed = || {
        let mut printed = printed_on(placed, detail);
        for one in &mut printed {
            one.radius = one.radius.max(reach * TILE / zoom);
        }
        nearest(printed, place)
    };
    standing.or_else(lying).or_else(printed)
}

/// The one whose middle is nearest, as a share of its size, among those that reach a place.
fn nearest(all: Vec<Sighted>, place: Point) -> Option<Sighted> {
    let share = |one: &Sighted| one.at.distance(place) / one.radius;
    let near = all.into_iter().filter(|one| share(one) <= 1.0);
    near.min_by(|a, b| share(a).total_cmp(&share(b)))
}

/// All figures on the board, and the flocks beside them.
fn standing_on(game: &Game, zoom: f64) -> Vec<Sighted> {
    let scale = figure_scale(zoom);
    let radius = (REACH * scale).min(TILE * 0.2);
    let flock = |one: &Stander| Sighted {
        thing: Thing::Sheep,
        at: one.at + kurbo::Vec2::from(FLOCK) * scale,
        radius: (TOKEN * scale).min(TILE * 0.15),
    };
    let figure = |one: Stander| {
        let thing = match one.who {
            Who::Figure(standing) => Thing::of_figure(standing.figure),
            Who::Wizard(wizard) => Thing::of_wizard(wizard),
            Who::Gingerbread => Thing::GingerbreadMan,
        };
        let at = one.at;
        let sheep = (one.sheep(game) > 0).then(|| flock(&one));
        [Some(Sighted { thing, at, radius }), sheep]
    };
    crowd(game).into_iter().flat_map(figure).flatten().collect()
}

/// Ingots and the ferry on a tile.
pub fn lying_on(game: &Game, placed: &Placed, zoom: f64) -> Vec<Sighted> {
    let board = game.board();
    let Some(index) = board.get(placed.pos) else {
        return Vec::new();
    };
    let ingots = (game.gold().on(index) > 0).then(|| Sighted {
        thing: Thing::Ingot,
        at: rest_on(placed),
        radius: TOKEN * figure_scale(zoom).min(2.0),
    });
    let deck = board.ferry(index);
    let deck = deck.and_then(|ferry| Deck::between(placed, ferry.quays));
    let planks = deck.into_iter().flat_map(|deck| {
        (0..=PLANKS).map(move |plank| Sighted {
            thing: Thing::Ferry,
            at: deck.at(f64::from(plank) / f64::from(PLANKS)),
            radius: TOKEN,
        })
    });
    // The middle one first: it stands for the whole ferry.
    let mut planks: Vec<Sighted> = planks.collect();
    let middle = planks.len() / 2;
    planks.rotate_left(middle);
    ingots.into_iter().chain(planks).collect()
}

/// Everything printed on a placed tile that is no ground, in a level of detail.
pub fn printed_on(placed: &Placed, detail: Detail) -> Vec<Sighted> {
    let tile = catalogue().tile(placed.tile);
    let plan = Plan::for_tile(tile);
    let to_table = to_table(placed.pos, placed.rotation);
    let mut all: Vec<Sighted> = symbols_at(tile, &plan, detail)
        .iter()
        .map(|symbol| (Thing::of_symbol(symbol.kind), symbol.at, symbol.radius))
        .chain(middle_of_tile(&plan, tile))
        .map(|(thing, at, radius)| Sighted { thing, at, radius })
        .collect();
    for one in &mut all {
        one.at = to_table * one.at;
    }
    all
}

/// What the plan draws by itself: what roads end at, spring, lakes, bridges, crop circles.
fn middle_of_tile(plan: &Plan, tile: &Tile) -> Vec<(Thing, Point, f64)> {
    let mut all = Vec::new();
    for &symbol in &tile.symbols {
        let thing = Thing::of_printed(symbol);
        let river = plan.river.as_ref();
        let place = match symbol {
            Symbol::CropCircle(_) | Symbol::FerryLake => plan.hub.map(|hub| (hub.at, hub.radius)),
            Symbol::RiverSource => river.and_then(|river| Some((river.source?, SPRING))),
            Symbol::RiverLake => river.and_then(|river| Some((river.lake?, LAKE_RADIUS))),
            Symbol::RoadBridge(road, _) | Symbol::RiverBridge(road) => plan
                .bridges
                .iter()
                .find(|(over, _)| *over == road)
                .map(|&(_, at)| (at, ROAD_WIDTH)),
            Symbol::RoadOverCity(road, _) => {
                let road = plan.road(road);
                road.map(|road| (along(&road.line, 0.5), ROAD_WIDTH))
            }
            _ => None,
        };
        all.extend(place.map(|(at, radius)| (thing, at, radius)));
    }
    let hub = plan.hub;
    let end = hub.and_then(|hub| Some((Thing::of_hub(hub.kind)?, hub.at, hub.radius)));
    all.extend(end);
    all
}

/// Everything on the board to be walked over: neutral pieces, then symbols, cell by cell. Ground
/// and what is a feature by itself is left out.
pub fn things(game: &Game) -> Vec<(Sighted, Pos)> {
    let mut all = Vec::new();
    let neutral = |one: &Sighted| {
        let own = [
            Thing::Mage,
            Thing::Witch,
            Thing::GingerbreadMan,
            Thing::Sheep,
        ];
        own.contains(&one.thing)
    };
    let standing = standing_on(game, TILE).into_iter().filter(neutral);
    all.extend(standing.map(|one| (one, cell(one.at))));
    for placed in game.board().placed() {
        let mut lying = lying_on(game, placed, TILE);
        lying.dedup_by_key(|one| one.thing);
        let printed = printed_on(placed, Detail::Full).into_iter();
        let printed = printed.filter(|one| !is_ground(one.thing));
        all.extend(
            lying
                .into_iter()
                .chain(printed)
                .map(|one| (one, placed.pos)),
        );
    }
    all
}

/// What nobody asks about: it is a feature by itself, or where roads end.
const fn is_ground(thing: Thing) -> bool {
    matches!(
        thing,
        Thing::Monastery | Thing::Garden | Thing::Village | Thing::Crossing | Thing::House
    )
}
