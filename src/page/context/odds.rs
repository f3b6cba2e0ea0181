//! What may still come for a cell or a feature.

use crate::context::Context;
use crate::context::claims::listener;
use crate::elements::drawing;
use crate::elements::mode::BoardMode;
use crate::elements::tree::Node;
use crate::elements::tree::el;
use crate::elements::tree::span;
use crate::messages::TileLook;
use crate::stage::TileStage;
use engine::rules::RegionId;
use engine::table::Seat;
use engine::tiles::Pos;
use engine::tiles::Rotation;
use engine::tiles::TileId;
/// What may come for an empty cell: how many tiles fit, without a full stop, then what else there is to say, in sentences. Nothing
/// without aids.
pub(crate) fn cell_odds(cx: &Context, stage: &TileStage, pos: Pos) -> Vec<String> {
    if !stage.shows_aids() {
        return Vec::new();
    }
    let seat = whose(cx, stage);
    let odds = seat.and_then(|seat| stage.game().cell_odds(pos, seat, DRAWS));
    match odds {
        Some(odds) => cx.texts().cell_odds(&odds),
        None => vec![fitting_tiles(cx, stage, pos)],
    }
}

/// The same for whoever does not see it, a sentence for each kind of tile.
pub(crate) fn fitting_told(cx: &Context, stage: &TileStage, pos: Pos) -> Vec<String> {
    let shown = whose(cx, stage).map(|_| stage.game().fitting_tiles(pos));
    let told = |(tile, rotation, copies)| {
        let look = cx.texts().tile_look(&TileLook::new(tile, rotation));
        format!("{copies} × {look}.")
    };
    shown.into_iter().flatten().take(KINDS).map(told).collect()
}

/// How many tiles fit a cell, where nothing more is to be told.
pub(crate) fn fitting_tiles(cx: &Context, stage: &TileStage, pos: Pos) -> String {
    let mut fittings = stage.cell_fits().iter();
    let here = fittings.find(|fitting| fitting.pos == pos);
    let tiles = here.map_or(0, |fitting| fitting.tiles);
    cx.texts().tiles_fit(tiles)
}

/// Whose draws are meant: of whoever looks at the screen, or else of whoever plays. Nobody's without aids, when the game is over,
/// and on a board that only shows something, whose stack is none to count with.
pub(crate) fn whose(cx: &Context, stage: &TileStage) -> Option<Seat> {
    let is_played = cx.board_mode().is_none_or(|mode| mode == BoardMode::Play);
    let told = is_played && stage.shows_aids() && !stage.game().is_over();
    told.then(|| listener(stage).unwrap_or(stage.game().turn().active))
}

/// What may come for a feature, in sentences; none where that is not to be told, and of what is complete.
pub(crate) fn feature_odds(cx: &Context, stage: &TileStage, id: RegionId) -> Vec<String> {
    let seat = whose(cx, stage);
    let odds = seat.and_then(|seat| stage.game().feature_odds(id, seat, DRAWS));
    let told = odds.map(|odds| cx.texts().feature_odds(&odds));
    told.unwrap_or_default()
}

/// Pictures of the unseen tiles that fit a cell, as they would lie there, each with its number; none where that is not to be
/// told.
pub(crate) fn fitting_node(cx: &Context, stage: &TileStage, pos: Pos) -> Option<Node> {
    whose(cx, stage)?;
    let look = cx.tile_look(stage.game().setup().edition);
    let all = stage.game().fitting_tiles(pos);
    let item = |&(tile, rotation, copies): &(TileId, Rotation, u8)| {
        el("li")
            .attr(
                "title",
                cx.texts().tile_look(&TileLook::new(tile, rotation)),
            )
            .child(drawing::tile(tile, rotation, look))
            .child(span("count", copies.to_string()))
    };
    let some = !all.is_empty();
    some.then(|| {
        let list = el("ul").class("fitting").attr("aria-hidden", "true");
        list.children(all.iter().map(item))
    })
}

/// Within how many draws something is hoped for.
pub(crate) const DRAWS: u16 = 4;

/// How many kinds of tiles are named to whoever does not see them.
pub(crate) const KINDS: usize = 6;
