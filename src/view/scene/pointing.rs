//! What is at a point of the table: a figure's feature, or the feature printed there.

use kurbo::Point;

use super::anchors::segment_at;
use super::camera::{TILE, cell};
use super::crowd::crowd;
use super::figures::on_board::figure_scale;
use super::pieces::Deck;
use super::plan::LAKE_RADIUS;
use super::spots::to_table;
use engine::rules::{Game, RegionId, Spot};
use engine::tiles::catalogue;

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
