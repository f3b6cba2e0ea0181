//! What lies at a point of the table: a figure's feature, or the feature printed there.

use kurbo::Point;

use super::anchors::segment_at;
use super::board::figure_scale;
use super::camera::{TILE, cell};
use super::spots::{anchor_of, to_table};
use crate::rules::{Game, RegionId, Spot};
use crate::tiles::catalogue;

/// How far around its anchor a figure reaches, in units of the table.
const REACH: f64 = 95.0;

/// The feature at a place of the table that is seen with tiles of `zoom` pixels: that of the figure standing there, or
/// else the one printed there; none on water, in villages and off the tiles.
pub fn feature_at(game: &Game, place: Point, zoom: f64) -> Option<RegionId> {
    let board = game.board();
    let reach = REACH * figure_scale(zoom);
    let figures = game.standing().iter().filter_map(|standing| {
        let at = anchor_of(board, game.spot(standing.seg))?;
        let far = at.distance(place);
        (far <= reach.min(TILE * 0.2)).then_some((far, standing.seg))
    });
    let nearest = figures.min_by(|a, b| a.0.total_cmp(&b.0));
    let seg = match nearest {
        Some((_, seg)) => seg,
        None => {
            let placed = board.at(board.get(cell(place))?);
            let printed = to_table(placed.pos, placed.rotation).inverse() * place;
            let segment = segment_at(catalogue().tile(placed.tile), printed)?;
            let pos = placed.pos;
            board.seg(Spot { pos, segment })?
        }
    };
    Some(game.regions().of(seg))
}
