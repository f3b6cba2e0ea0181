//! Questions that can be asked by key; the answer is spoken and shown for a while.

use crate::context::Context;
use crate::context::by_link::link_idle;
use crate::context::focus::InputMethod;
use crate::context::idle::join;
use crate::context::panels::needs_track;
use crate::context::toasts::light_with_toast;
use crate::features::announce::announcements::tiles_held;
use crate::features::announce::card_queries::reply_of_cards;
use crate::messages::{PlayerNames, Site, StandingFigure, TileLook, ToCome, Whose, capital, worth};
use crate::sentences::action_text::action_text;
use crate::sentences::claims::{in_turn, listener, open, whose};
use crate::sentences::holdings::{Holding, holdings};
use crate::sentences::narration::positions;
use crate::sentences::question::{asked_for, on_turn};
use crate::stage::TileStage;
use engine::rules::{Figure, Game, Question, RegionId, Standing};
use engine::table::{Party, Seat};
use engine::tiles::{FeatureKind, Pos, Rotation, order};
use view::scene::tween::Millis;

/// Most open features listed in an answer.
const FEATURES: usize = 12;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// Where are my figures?
    Figures,
    /// Which features can still grow?
    Features,
    /// Which tiles are left?
    Tiles,
    /// Who has how many points?
    Scores,
    /// What is on the tile in hand?
    Hand,
    /// Who has to do what?
    Turn,
}

/// Answers a question.
pub(crate) fn reply(cx: &mut Context, query: Query, now: Millis) {
    if let Some(text) = reply_of_cards(cx, query) {
        cx.tell(text, now);
        return;
    }
    let (Some(stage), Some(player_names)) = (cx.tile_stage(), cx.player_names()) else {
        return;
    };
    let text = match query {
        Query::Figures => my_figures(cx, stage, &player_names),
        Query::Features => open_features(cx, stage, &player_names),
        Query::Tiles => cx.texts().to_come(&ToCome::from_game(stage.game())),
        Query::Scores => standings(cx, stage, &player_names),
        Query::Hand => tile_in_hand(cx, stage),
        Query::Turn => turn_text(cx, stage, &player_names),
    };
    let cells = match query {
        Query::Figures => my_cells(stage),
        Query::Features => open_cells(stage.game()),
        Query::Tiles | Query::Scores | Query::Hand | Query::Turn => Vec::new(),
    };
    cx.tell(text, now);
    light_with_toast(cx, cells);
}

fn my_figures(cx: &Context, stage: &TileStage, player_names: &PlayerNames) -> String {
    let game = stage.game();
    let you = listener(stage);
    let mine = game.standing().iter().filter(|one| Some(one.owner) == you);
    let stand = |standing: &Standing| {
        let id = game.regions().region_of(standing.seg);
        let (facts, points) = worth(game, id);
        StandingFigure {
            figure: standing.figure,
            site: Site::from_spot(game, game.spot(standing.seg)),
            facts,
            whose: whose(game, id, you, player_names),
            points,
            sheep: game.sheep_in(id).into(),
        }
    };
    let stands: Vec<StandingFigure> = mine.map(stand).collect();
    let supply = you.map(|seat| game.player(seat).supply());
    let meeples = supply.map_or(0, |supply| supply.count(Figure::Meeple));
    let special = supply.into_iter().flat_map(|supply| supply.special());
    let left = [(Figure::Meeple, meeples)].into_iter().chain(special);
    let left: Vec<(Figure, u32)> = left.map(|(figure, count)| (figure, count.into())).collect();
    cx.texts().my_figures(&stands, &left)
}

fn open_features(cx: &Context, stage: &TileStage, player_names: &PlayerNames) -> String {
    let game = stage.game();
    let you = listener(stage);
    let kinds = [FeatureKind::Road, FeatureKind::City, FeatureKind::Monastery];
    // Fields are never complete, so only those with farmers are listed.
    let all = game.regions().all().filter(|(id, region)| {
        let farmed = region.kind == FeatureKind::Field && game.on(*id).next().is_some();
        farmed || !region.complete() && kinds.contains(&region.kind)
    });
    let all = all.map(|(id, _)| open(game, id, you, player_names));
    let mut all = in_turn(all.collect());
    let held = all.iter().filter(|open| open.whose != Whose::Nobodys);
    let told = FEATURES.max(held.count()).min(all.len());
    let more = all.split_off(told).len() as u32;
    cx.texts().open_features(&all, more)
}

fn standings(cx: &Context, stage: &TileStage, player_names: &PlayerNames) -> String {
    let seats = (0..stage.game().seats()).map(Seat);
    let score = |seat| match stage.game().is_over() {
        // Points that have not been counted yet are not given away.
        true => stage.score(seat),
        false => stage.game().player(seat).score(),
    };
    let scores: Vec<(&str, u32)> = seats
        .map(|seat| (player_names.name(seat), score(seat)))
        .collect();
    let mut all = vec![cx.texts().standings(&scores)];
    all.extend(held_texts(cx, stage, player_names));
    all.extend(needs_track(stage).then(|| on_track(cx, stage, player_names)));
    all.join(" ")
}

/// What each player holds besides figures, one sentence each, if anything.
fn held_texts(cx: &Context, stage: &TileStage, player_names: &PlayerNames) -> Vec<String> {
    let seats = (0..stage.game().seats()).map(Seat);
    let told = |seat: Seat| {
        let held = holdings(stage, seat);
        let held = held
            .into_iter()
            .filter(|held| !matches!(held, Holding::Messenger { .. } | Holding::Robber { .. }));
        let held: Vec<String> = held.map(|held| held.say(cx.texts())).collect();
        let held: Vec<&str> = held.iter().map(String::as_str).collect();
        let told = || format!("{}.", cx.texts().names(&held));
        (!held.is_empty()).then(|| cx.texts().labelled(player_names.name(seat), &told()))
    };
    seats.filter_map(told).collect()
}

/// What stands on the score track.
fn on_track(cx: &Context, stage: &TileStage, player_names: &PlayerNames) -> String {
    let seats = (0..stage.game().seats()).map(Seat);
    let stands = seats.map(|seat| positions(cx.texts(), player_names, stage, seat));
    let stands: Vec<String> = stands.collect();
    let stands = format!("{}.", cx.texts().clauses(&stands));
    cx.texts().labelled(cx.texts().score_track(), &stands)
}

/// The tile in hand, and the others of a hand of three; if none is to be placed, the tile placed last and the question.
fn tile_in_hand(cx: &Context, stage: &TileStage) -> String {
    let pointed = stage
        .aim()
        .ghost()
        .filter(|ghost| stage.aim().cursor() == Some(ghost.pos));
    let told = match (stage.tile_in_hand(), pointed) {
        (Some(hand), Some(ghost)) => {
            let look = TileLook::new(hand.tile, ghost.rotation);
            cx.texts().to_lay(&look, ghost.pos)
        }
        (Some(hand), None) => {
            let look = TileLook::new(hand.tile, hand.rotation);
            let cells = hand.places.cells().len() as u32;
            cx.texts().to_place(&look, cells)
        }
        (None, _) => return between_tiles(cx, stage),
    };
    let count = stage.hand().count();
    let others = (0..count).filter(|&index| index != stage.hand().selected_slot());
    let others = others.filter_map(|index| Some((index, stage.hand().look_of(index)?)));
    let others = others.map(|(index, look)| {
        let name = cx.texts().tile_of_hand(index as u32 + 1, count as u32);
        let look = cx.texts().labelled(&name, &cx.texts().tile_look(&look));
        format!("{look}.")
    });
    let all: Vec<String> = [told].into_iter().chain(others).collect();
    all.join(" ")
}

/// The kept tiles while none is to be placed, the tile placed last, and the question.
fn between_tiles(cx: &Context, stage: &TileStage) -> String {
    let game = stage.game();
    let own = listener(stage).map(|seat| game.player(seat).hand());
    let kept = own.into_iter().flatten().flatten();
    let kept = kept.map(|&tile| TileLook::new(tile, Rotation::R0));
    let kept = kept.map(|look| capital(&cx.texts().tile_look(&look)));
    let kept: Vec<String> = kept.collect();
    let mut all = vec![match kept.as_slice() {
        [] => cx.texts().nothing_in_hand().to_string(),
        kept => cx.texts().tiles_kept(kept),
    }];
    let board = game.board();
    let last = stage.last_placed().and_then(|(pos, _)| board.get(pos));
    all.extend(last.map(|at| {
        let placed = board.at(at);
        let look = TileLook::new(placed.tile, placed.rotation);
        cx.texts().placed_last(placed.pos, &look)
    }));
    let asked = stage.question();
    all.extend(asked.map(|question| asked_for(stage, cx.texts(), question)));
    all.join(" ")
}

fn turn_text(cx: &Context, stage: &TileStage, player_names: &PlayerNames) -> String {
    let Some(asked) = stage.session().asked() else {
        return cx.texts().game_is_over().to_string();
    };
    let seat = match asked.party {
        Party::Player(seat) => seat,
        Party::Chance => stage.game().turn().active,
    };
    if let Some(told) = link_idle(cx) {
        return told;
    }
    let turn = format!("{}.", on_turn(stage, cx.texts(), player_names, seat));
    let asked = match stage.question() {
        Some(Question::Place) if cx.input_method() == InputMethod::Keys => {
            cx.texts().place_by_keys().to_string()
        }
        Some(question) => asked_for(stage, cx.texts(), question),
        None => return turn,
    };
    let choice = match stage.question() {
        Some(Question::Place) => tiles_held(cx.texts(), stage).unwrap_or_default(),
        Some(Question::Advance(_)) => {
            let figures = stage.legal().iter();
            let figures =
                figures.map(|&action| action_text(cx.texts(), stage, player_names, action));
            format!("{}.", cx.texts().clauses(&figures.collect::<Vec<_>>()))
        }
        _ => String::new(),
    };
    join([turn, asked, choice])
}

/// The tiles on which the listener's figures stand.
fn my_cells(stage: &TileStage) -> Vec<Pos> {
    let (game, you) = (stage.game(), listener(stage));
    let mine = game.standing().iter().filter(|one| Some(one.owner) == you);
    let cells = mine.map(|standing| game.spot(standing.seg).pos);
    in_order(cells.collect())
}

/// The tiles of roads, cities and monasteries that can still grow and are occupied; if none is, of all that can still grow.
fn open_cells(game: &Game) -> Vec<Pos> {
    let kinds = [FeatureKind::Road, FeatureKind::City, FeatureKind::Monastery];
    let all = game.regions().all();
    let open = all.filter(|(_, region)| !region.complete() && kinds.contains(&region.kind));
    let open: Vec<RegionId> = open.map(|(id, _)| id).collect();
    let is_held = |id: &RegionId| game.on(*id).next().is_some();
    let any = open.iter().any(is_held);
    let told = open.into_iter().filter(|id| !any || is_held(id));
    in_order(told.flat_map(|id| game.cells(id)).collect())
}

fn in_order(mut cells: Vec<Pos>) -> Vec<Pos> {
    order::sort(&mut cells);
    cells.dedup();
    cells
}
