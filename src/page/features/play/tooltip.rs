//! Tooltips for the board: a note on the place that is pointed at, shown after a short rest and hidden at the next action.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::intent::Light;
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::features::play::preview::changes_nodes;
use crate::messages::{Facts, PlayerNames, Site, capital, rule_of, sentences};
use crate::sentences::in_sight::answer_text;
use crate::sentences::narration::lying_on;
use crate::sentences::odds::{cell_odds, feature_odds, fitting_node, folded_odds};
use crate::stage::TileStage;
use crate::stage::tiles::inspect::inspect;
use crate::stage::tiles::tooltip::{Subject, Tooltip};
use crate::widgets::rule_links;
use crate::widgets::things::thing_node;
use engine::rules::{FieldScoring, Harvest, Lines, RegionId, Standing, TieBreak, Timing, sum};
use engine::table::{Line, Seat};
use engine::tiles::{FeatureKind, Pos, order};
use std::cmp::Reverse;
use view::scene::camera::cell;
use view::scene::figures::on_board::shape_of;
use view::scene::things::Thing;

/// Shows and announces a note on the next or previous feature of the board.
pub(crate) fn inspect_next(cx: &mut Context, back: bool) {
    if !cx.aids() {
        cx.announcer.say(cx.texts().aids_off().to_string());
        return;
    }
    let Some(stage) = cx.tile_stage_mut() else {
        return;
    };
    inspect(stage, back);
    let subject = stage.tooltip().map(|note| note.subject);
    if let Some(Subject::Thing(thing, pos, _)) = subject {
        return tell_thing(cx, thing, pos);
    }
    if let (Some(Subject::Feature(id)), Some(player_names)) = (subject, cx.player_names())
        && let Some(stage) = cx.tile_stage()
    {
        let game = stage.game();
        let place = cx.texts().site(Site::from_spot(game, game.spot_of(id)));
        let mut text = sentences::feature(cx.texts(), &player_names, game, id);
        let board = game.board();
        let at = board.get(game.spot_of(id).pos);
        let lying = at.map(|at| lying_on(cx, game, board.at(at)));
        for lying in lying.into_iter().flatten() {
            text = format!("{text} {lying}");
        }
        for odds in feature_odds(cx, stage, id) {
            text = format!("{text} {odds}");
        }
        cx.announcer
            .say(cx.texts().labelled(&capital(&place), &text));
    }
}

/// Announces something on a tile: its place, its name, what it does, and its rule.
fn tell_thing(cx: &mut Context, thing: Thing, pos: Pos) {
    let texts = cx.texts();
    let rule = texts.rule_named(&rule_of(thing).to_string());
    let told = format!("{} {rule}.", texts.thing_told(thing));
    let told = texts.labelled(&capital(&texts.cell(pos)), &told);
    cx.announcer.say(told);
}

/// Closes the note. Returns whether there was one.
pub(crate) fn close_tooltip(cx: &mut Context) -> bool {
    let stage = cx.tile_stage_mut();
    stage.is_some_and(|stage| stage.tooltip_mut().close())
}

pub(crate) fn tooltip_node(cx: &Context) -> Option<Node> {
    let stage = cx.tile_stage().filter(|_| !cx.dialogs.is_open())?;
    note_node(cx, stage, stage.tooltip()?)
}

#[inline(never)]
fn note_node(cx: &Context, stage: &TileStage, note: &Tooltip) -> Option<Node> {
    let player_names = cx.player_names()?;
    let node = div("tooltip").key("tooltip").light(Light::Tooltip);
    let node = stage.beside_tooltip(note).on(node);
    Some(match note.subject {
        Subject::Feature(id) => {
            let pos = match note.is_pointed() {
                true => cell(note.place.center()),
                false => stage.game().spot_of(id).pos,
            };
            let lying = lying_nodes(cx, stage, pos);
            feature(cx, node, stage, &player_names, id).children(lying)
        }
        Subject::Thing(thing, pos, id) => {
            let told = thing_node(cx, Some(stage.game()), thing);
            let node = match id {
                None => node.child(told),
                Some(id) if stands_for(thing) => {
                    feature(cx, node, stage, &player_names, id).child(told)
                }
                Some(id) => feature(cx, node.child(told), stage, &player_names, id),
            };
            node.children(lying_nodes(cx, stage, pos))
        }
        Subject::Place(index) => {
            let answer = stage.places().offered().get(index)?;
            let told = answer_text(cx, stage, &player_names, answer);
            node.class("cell").child(el("strong").text(told))
        }
        Subject::Piece(thing) => node.child(thing_node(cx, Some(stage.game()), thing)),
        Subject::Cell(pos) => cell_note(cx, node, stage, pos),
        Subject::OutOfSight(places) => {
            let told = cx.texts().out_of_sight(places as u32);
            node.class("cell").child(el("strong").text(told))
        }
    })
}

/// Whether a thing is pointed at to ask about its feature above all: a player's figure, or the feature itself.
const fn stands_for(thing: Thing) -> bool {
    matches!(
        thing,
        Thing::Meeple
            | Thing::LargeMeeple
            | Thing::Abbot
            | Thing::Builder
            | Thing::Pig
            | Thing::Shepherd
            | Thing::Monastery
            | Thing::Garden
    )
}

/// What lies on a tile: the one that is pointed at, or that names the feature.
fn lying_nodes(cx: &Context, stage: &TileStage, pos: Pos) -> Vec<Node> {
    let game = stage.game();
    let placed = game.board().get(pos).map(|at| game.board().at(at));
    let all = placed.map(|placed| lying_on(cx, game, placed));
    let all = all.unwrap_or_default().into_iter();
    all.map(|text| el("p").class("lies").text(text)).collect()
}

fn cell_note(cx: &Context, node: Node, stage: &TileStage, pos: Pos) -> Node {
    let mut odds = cell_odds(cx, stage, pos);
    let likely = odds.split_off(odds.len().min(1));
    let node = node
        .class("cell")
        .child(el("strong").text(odds.concat()))
        .children(fitting_node(cx, stage, pos))
        .children(folded_odds(cx, likely));
    // What the tile in hand would do there: a finger resting on the cell has no preview above it.
    let lines = stage
        .tile_in_hand()
        .and_then(|tile| tile.preview_on(pos))
        .map(|tile| changes_nodes(cx, stage, tile));
    let lines = lines.filter(|lines| !lines.is_empty());
    node.children(lines.map(|lines| el("ul").class("changes").children(lines)))
}

fn feature(
    cx: &Context,
    node: Node,
    stage: &TileStage,
    player_names: &PlayerNames,
    id: RegionId,
) -> Node {
    let game = stage.game();
    let facts = Facts::for_region(game, id);
    let head = el("header")
        .child(el("strong").text(cx.texts().feature_title(facts.kind)))
        .child(span("facts", cx.texts().facts(&facts)));
    let mut missing = feature_odds(cx, stage, id);
    let mut likely = missing.split_off(missing.len().min(1));
    if !likely.is_empty() {
        likely.push(cx.texts().odds_as_it_stands().to_string());
    }
    node.child(head)
        .child(holders(cx, stage, player_names, id))
        .children(tie_node(cx, player_names, game.tie_break(&[id])))
        .children(missing.into_iter().map(|told| el("p").text(told)))
        .children(values(cx, stage, player_names, id, &facts))
        .children(folded_odds(cx, likely))
}

/// Who is there, those with the majority first.
fn holders(cx: &Context, stage: &TileStage, player_names: &PlayerNames, id: RegionId) -> Node {
    let game = stage.game();
    let most = game.majority(id);
    let there: Vec<Standing> = game.on(id).copied().collect();
    if there.is_empty() {
        return el("p").class("nobody").text(cx.texts().nobody_there_yet());
    }
    let mut seats: Vec<Seat> = (0..game.seats()).map(Seat).collect();
    seats.retain(|&seat| there.iter().any(|standing| standing.owner == seat));
    order::sort_by_key(&mut seats, |&seat| !most.has(seat));
    let holder = |seat: Seat| {
        let own = there.iter().filter(move |standing| standing.owner == seat);
        let figures =
            own.map(|standing| drawing::figure(shape_of(standing.figure), stage.owner(seat)));
        let class = if most.has(seat) { "holds" } else { "" };
        el("li")
            .class(owner_class(stage.owner(seat)))
            .class(class)
            .key(format!("seat {}", seat.0))
            .child(span("pieces", "").children(figures))
            .child(span("name", player_names.name(seat)))
            .children(most.has(seat).then(|| {
                span("crown", "")
                    .attr("role", "img")
                    .attr("aria-label", cx.texts().majority())
                    .hover_title(cx.texts().majority())
                    .child(Icon::Crown.node())
            }))
    };
    el("ul")
        .class("holders")
        .children(seats.into_iter().map(holder))
}

/// The tie-break, with its rule.
fn tie_node(cx: &Context, player_names: &PlayerNames, tie: Option<TieBreak>) -> Option<Node> {
    let tie = tie?;
    let texts = cx.texts();
    let told = el("p").text(sentences::tie_text(texts, player_names, tie));
    Some(told.apart(rule_links(texts, [tie.rule])))
}

/// What the feature is worth now, and when completed.
fn values(
    cx: &Context,
    stage: &TileStage,
    player_names: &PlayerNames,
    id: RegionId,
    facts: &Facts,
) -> Vec<Node> {
    let game = stage.game();
    let texts = cx.texts();
    match (facts.kind, facts.complete) {
        (FeatureKind::Field, _) => harvests(cx, stage, player_names, id),
        (_, true) => {
            let lines = game.lines(id, Timing::During);
            vec![value(cx, texts.worth_complete(), &lines)]
        }
        _ => vec![
            value(cx, texts.worth_at_end(), &game.lines(id, Timing::Final)),
            value(cx, texts.worth_if_complete(), &game.lines_when_complete(id)),
        ],
    }
}

/// What a field scores at the end. Where a city pays only once, or all fields around it together, that depends on the player:
/// then each player it pays has a line.
fn harvests(
    cx: &Context,
    stage: &TileStage,
    player_names: &PlayerNames,
    id: RegionId,
) -> Vec<Node> {
    let game = stage.game();
    let alone = vec![value(
        cx,
        cx.texts().worth_at_end(),
        &game.lines(id, Timing::Final),
    )];
    let scoring = game.setup().options.field_scoring;
    if scoring == FieldScoring::PerField {
        return alone;
    }
    let cities = game.cities_at(id);
    let mut paid: Vec<Harvest> = Vec::new();
    for harvest in game.harvests() {
        let here = match scoring {
            FieldScoring::PerCity => harvest.cities.iter().all(|city| cities.contains(city)),
            _ => harvest.field == id,
        };
        match paid.iter_mut().find(|other| other.seat == harvest.seat) {
            Some(other) if here => {
                other.cities.extend(harvest.cities);
                other.fed.extend(harvest.fed);
            }
            None if here => paid.push(harvest),
            _ => {}
        }
    }
    order::sort_by_key(&mut paid, |harvest| Reverse(harvest.cities.len()));
    if paid.is_empty() {
        return alone;
    }
    let row = |harvest: &Harvest| {
        let head = cx.texts().worth_at_end_to(player_names.name(harvest.seat));
        value(cx, &head, &harvest.lines(game))
    };
    paid.iter().map(row).collect()
}

fn value(cx: &Context, head: &str, lines: &Lines) -> Node {
    let points = u32::from(sum(lines));
    let each: Vec<Line> = lines.to_vec();
    let why = (!each.is_empty()).then(|| span("why", cx.texts().score_sum(&each, points)));
    div("worth")
        .child(span("gain", points.to_string()).attr("aria-label", cx.texts().points(points)))
        .child(
            div("what")
                .child(span("when", head))
                .children(why)
                .children(
                    (!each.is_empty())
                        .then(|| rule_links(cx.texts(), each.iter().map(|line| line.rule))),
                ),
        )
}
