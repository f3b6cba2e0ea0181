//! What may still be drawn for a cell or a feature.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::mode::BoardMode;
use crate::elements::tip::Tip;
use crate::elements::tree::Node;
use crate::elements::tree::el;
use crate::elements::tree::span;
use crate::messages::TileLook;
use crate::sentences::claims::listener;
use crate::stage::TileStage;
use engine::rules::RegionId;
use engine::table::Seat;
use engine::tiles::Pos;
use engine::tiles::Rotation;
use engine::tiles::TileId;
/// Whether chances are told: not to somebody who is still told what a figure is, who has enough to read.
fn tells_chances(cx: &Context) -> bool {
    let settings = cx.settings();
    !settings.tips || settings.tips_read.has(Tip::Figure)
}

/// What is missing and, for those who know the game, how likely it comes.
fn told(cx: &Context, mut odds: Vec<String>) -> Vec<String> {
    if !tells_chances(cx) {
        odds.truncate(1);
    }
    odds
}

/// Sentences that a press unfolds; none without any.
pub(crate) fn folded_odds(cx: &Context, sentences: Vec<String>) -> Option<Node> {
    let some = !sentences.is_empty();
    some.then(|| {
        el("details")
            .class("chances")
            .key("chances")
            .child(el("summary").text(cx.texts().odds_more()))
            .children(sentences.into_iter().map(|told| el("p").text(told)))
    })
}

/// What may still be drawn for an empty cell: how many tiles fit, without a full stop, then more in sentences. Empty if aids are
/// off.
pub(crate) fn cell_odds(cx: &Context, stage: &TileStage, pos: Pos) -> Vec<String> {
    if !stage.shows_aids() {
        return Vec::new();
    }
    let seat = whose(cx, stage);
    let odds = seat.and_then(|seat| stage.game().cell_odds(pos, seat, DRAWS));
    match odds {
        Some(odds) => told(cx, cx.texts().cell_odds(&odds)),
        None => vec![fitting_tiles(cx, stage, pos)],
    }
}

/// The same for screen readers, a sentence for each kind of tile.
pub(crate) fn fitting_texts(cx: &Context, stage: &TileStage, pos: Pos) -> Vec<String> {
    let shown = whose(cx, stage).map(|_| stage.game().fitting_tiles(pos));
    let told = |(tile, rotation, copies)| {
        let look = cx.texts().tile_look(&TileLook::new(tile, rotation));
        format!("{copies} × {look}.")
    };
    shown.into_iter().flatten().take(KINDS).map(told).collect()
}

/// How many tiles fit a cell, when there is nothing more to say.
pub(crate) fn fitting_tiles(cx: &Context, stage: &TileStage, pos: Pos) -> String {
    let mut fittings = stage.cell_fits().iter();
    let here = fittings.find(|fitting| fitting.pos == pos);
    let tiles = here.map_or(0, |fitting| fitting.tiles);
    cx.texts().tiles_fit(tiles)
}

/// Whose draws the odds are about: the seat whose view is shown, or else the active player. None without aids, after the game, or
/// on a board that is not played on, whose stack says nothing about draws.
pub(crate) fn whose(cx: &Context, stage: &TileStage) -> Option<Seat> {
    let is_played = cx.board_mode().is_none_or(|mode| mode == BoardMode::Play);
    let told = is_played && stage.shows_aids() && !stage.game().is_over();
    told.then(|| listener(stage).unwrap_or(stage.game().turn().active))
}

/// The odds of a feature, in sentences; empty if they are not shown, or the feature is complete.
pub(crate) fn feature_odds(cx: &Context, stage: &TileStage, id: RegionId) -> Vec<String> {
    let seat = whose(cx, stage);
    let odds = seat.and_then(|seat| stage.game().feature_odds(id, seat, DRAWS));
    let all = odds.map(|odds| cx.texts().feature_odds(&odds));
    told(cx, all.unwrap_or_default())
}

/// Pictures of the unseen tiles that fit a cell, turned as they would lie, each with its number; none if the odds are not shown.
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

/// The number of draws that the odds are about.
pub(crate) const DRAWS: u16 = 4;

/// How many kinds of tiles are named to screen readers.
pub(crate) const KINDS: usize = 6;
