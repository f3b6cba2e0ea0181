//! The board cell by cell for screen readers: what is on a cell, who stands there, what is next to it.

use crate::context::Context;
use crate::messages::{PlayerNames, Site, TileLook, sentences};
use crate::sentences::narration::lying_on;
use crate::sentences::odds::{cell_odds, fitting_texts};
use crate::stage::TileStage;
use engine::rules::{Game, Gap, Placed, Standing};
use engine::tiles::{Pos, Rotation, Side, Terrain};
use view::scene::tween::Millis;

/// Moves the cursor one cell and says what is there.
pub(crate) fn read_cell(cx: &mut Context, step: (i16, i16), now: Millis) {
    let Some(stage) = cx.tile_stage_mut() else {
        return;
    };
    let pos = stage.read_next(step);
    if let (Some(stage), Some(player_names)) = (cx.tile_stage(), cx.player_names()) {
        let text = described(cx, stage, &player_names, pos);
        cx.tell(text, now);
    }
}

/// What is on a cell.
fn described(cx: &Context, stage: &TileStage, player_names: &PlayerNames, pos: Pos) -> String {
    let board = stage.game().board();
    if let Some(at) = board.get(pos) {
        return tile_described(cx, stage.game(), player_names, board.at(at));
    }
    match board.gap(pos) {
        Some(gap) => gap_described(cx, stage, player_names, &gap),
        None => cx.texts().far_cell(pos),
    }
}

fn tile_described(
    cx: &Context,
    game: &Game,
    player_names: &PlayerNames,
    placed: &Placed,
) -> String {
    let look = TileLook::new(placed.tile, placed.rotation);
    let mut all = vec![cx.texts().tile_at(placed.pos, &look)];
    let stands = |standing: &&Standing| game.spot(standing.seg).pos == placed.pos;
    all.extend(game.standing().iter().filter(stands).map(|standing| {
        let site = Site::from_spot(game, game.spot(standing.seg));
        let kind = game.board().kind(standing.seg);
        let name = player_names.name(standing.owner);
        cx.texts().stands_in(name, standing.figure, kind, site)
    }));
    all.extend(lying_on(cx, game, placed));
    let beside = |side: &Side| game.board().get(placed.pos.step(*side)).is_some();
    let sides: Vec<Side> = Side::ALL.into_iter().filter(beside).collect();
    all.push(cx.texts().neighbours(&sides));
    all.join(" ")
}

/// An empty cell next to a tile: what its neighbours require, and whether the tile in hand fits, or how many remaining ones.
fn gap_described(cx: &Context, stage: &TileStage, player_names: &PlayerNames, gap: &Gap) -> String {
    let wanted = |side: Side| Some((side, gap.wanted(side)?));
    let edges: Vec<(Side, Terrain)> = Side::ALL.into_iter().filter_map(wanted).collect();
    let mut all = vec![cx.texts().free_cell(gap.pos, &edges)];
    if let Some(hand) = stage.tile_in_hand() {
        let ways = Rotation::ALL.into_iter();
        let ways = ways
            .filter(|&turn| hand.places.allow(gap.pos, turn))
            .count();
        all.push(cx.texts().fits(ways as u32));
        if ways == 0 {
            let game = stage.game();
            let why = game.placement_refusals(hand.tile, gap.pos, hand.rotation);
            let why = why.into_iter();
            all.extend(why.map(|reason| sentences::refusal_text(cx.texts(), player_names, reason)));
        }
    }
    let mut odds = cell_odds(cx, stage, gap.pos).into_iter();
    all.extend(odds.next().map(|fitting| format!("{fitting}.")));
    all.extend(odds);
    all.extend(fitting_texts(cx, stage, gap.pos));
    all.join(" ")
}
