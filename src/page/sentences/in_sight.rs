//! Answers that lie on the board, for those who see it: what is marked there is pressed, and not told by directions.

use crate::context::Context;
use crate::elements::tree::{Node, span};
use crate::messages::{Facts, Place, PlayerNames, capital, piece_name};
use crate::sentences::action_text::action_text;
use crate::stage::TileStage;
use engine::rules::Action;
use engine::tiles::FeatureKind;
use view::scene::answers::{Answer, AnswerKind, Piece};
use view::scene::things::Thing;

/// What to press on the board to answer the question; none where that is told otherwise.
pub(crate) fn what_to_press<'a>(cx: &'a Context, stage: &TileStage) -> Option<&'a str> {
    let all = stage.places().offered();
    if all.is_empty() || !stage.asks_to_press() {
        return None;
    }
    let texts = cx.texts();
    let takes =
        |one: &Answer| one.kind == AnswerKind::Take && matches!(one.piece, Piece::Figure(_));
    if all.iter().all(takes) {
        return Some(texts.press_figure());
    }
    if all.iter().all(Answer::is_for_tile) {
        return Some(texts.press_tile());
    }
    let mut kinds = all.iter().map(|one| kind_of(stage, one));
    let first = kinds.next().flatten();
    Some(
        match first.filter(|&first| kinds.all(|kind| kind == Some(first))) {
            Some(kind) => texts.press_feature(kind),
            None => texts.press_place(),
        },
    )
}

/// The coordinates of the tile placed last, as far as a replay has come: " · N13".
pub(crate) fn last_place(cx: &Context) -> Option<Node> {
    let (pos, _) = cx.tile_stage()?.last_placed()?;
    let told = format!(" · {}", cx.texts().for_eyes().cell(pos));
    Some(span("place", told).attr("aria-hidden", "true"))
}

fn kind_of(stage: &TileStage, answer: &Answer) -> Option<FeatureKind> {
    let board = stage.game().board();
    let seg = answer.spot().and_then(|spot| board.seg(spot));
    seg.map(|seg| board.kind(seg))
}

/// An answer for those who see the board.
pub(crate) fn answer_text(
    cx: &Context,
    stage: &TileStage,
    player_names: &PlayerNames,
    answer: &Answer,
) -> String {
    let texts = cx.texts().for_eyes();
    let shown = answer_in_sight(cx, stage, answer);
    shown.unwrap_or_else(|| action_text(texts, stage, player_names, answer.action))
}

/// An answer whose place is in sight: what is put there, or the feature, with its facts.
pub(crate) fn answer_in_sight(cx: &Context, stage: &TileStage, answer: &Answer) -> Option<String> {
    let (texts, game) = (cx.texts(), stage.game());
    if let Action::Deploy { figure, segment } = answer.action {
        let place = Place::on_placed_tile(game, figure, segment)?.anywhere();
        return Some(capital(&texts.place(&place)));
    }
    if let Action::Ferry { .. } | Action::TurnFerry { .. } = answer.action {
        let cell = texts.for_eyes().cell(answer.cell);
        return Some(format!("{} {cell}", texts.thing(Thing::Ferry)));
    }
    // Elsewhere what is done there says more.
    if !stage.asks_to_press() {
        return None;
    }
    let seg = answer.spot().and_then(|spot| game.board().seg(spot))?;
    let facts = Facts {
        complete: false,
        ..Facts::for_region(game, game.regions().region_of(seg))
    };
    let name = capital(texts.feature_name(facts.kind));
    let told = texts.labelled(&name, &texts.facts(&facts));
    match answer.piece {
        Piece::Wizard(_) => {
            let who = capital(piece_name(texts, answer.piece)?);
            Some(format!("{who} – {told}"))
        }
        _ => Some(told),
    }
}
