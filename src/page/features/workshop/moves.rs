//! The moves after a position: stepping through them, importing them from the game on the screen, removing them.

use crate::context::Context;
use crate::elements::choices::list;
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent};
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::{StepWay, WorkshopField, WorkshopIntent, WorkshopTab};
use crate::features::workshop::edited::edited;
use crate::features::workshop::state::{Drafts, Workshop};
use crate::messages::{PlayerNames, Texts};
use crate::sentences::narration::{event_text, site_of};
use crate::stage::draft::DraftStage;
use crate::stage::tiles::event_traits::traits_of;
use crate::widgets::labelled_intent;
use engine::session::{Draft, Edit, Session};

/// The moves: the stepper with its actions, or the button to import them.
pub(super) fn moves_node(cx: &Context, workshop: &Workshop) -> Option<Node> {
    let texts = cx.texts();
    let draft = workshop.stage.draft();
    let inner = match (draft.steps(), workshop.stage.played()) {
        (0, _) if decided(cx).is_none() => return None,
        (0, _) => {
            let run = Intent::Workshop(WorkshopIntent::Moves);
            let bring = labelled_intent("", run, Icon::Import, texts.workshop_moves_bring());
            let hint = el("p").class("hint").text(texts.workshop_moves_hint());
            vec![bring, hint]
        }
        (_, None) => vec![el("p").class("hint").text(texts.workshop_moves_wait())],
        (_, Some(_)) => vec![stepper(cx, workshop), cuts(cx, workshop)],
    };
    let head = el("h2").text(texts.workshop_moves());
    Some(div("course").child(head).children(inner))
}

/// The controls to step through the moves.
fn stepper(cx: &Context, workshop: &Workshop) -> Node {
    let texts = cx.texts();
    let stops = workshop.stage.stops();
    let step = workshop.stage.step();
    let way = |way: StepWay, icon: Icon, label: &str, able: bool| {
        el("button")
            .class("button quiet")
            .attr("type", "button")
            .attr("aria-label", label)
            .hover_title(label)
            .flag("disabled", !able)
            .run(Intent::Workshop(WorkshopIntent::Step(way)))
            .child(icon.node())
    };
    let turns = workshop.stage.turns(&stops);
    let named = |(&step, turn): (&usize, Option<usize>)| {
        (step.to_string(), listed(cx, workshop, (step, turn)))
    };
    let all = stops.iter().zip(turns).map(named).collect();
    let field = Field::Workshop(WorkshopField::Step);
    let label = texts.workshop_move_list();
    let last = stops.last().copied().unwrap_or(0);
    div("stepper")
        .child(way(
            StepWay::Back,
            Icon::Before,
            texts.workshop_move_before(),
            step > 0,
        ))
        .child(list(
            field,
            label,
            all,
            shown_stop(&stops, step).to_string(),
        ))
        .child(way(
            StepWay::On,
            Icon::Next,
            texts.workshop_move_next(),
            step < last,
        ))
}

/// The last stop at or before `step` decisions.
fn shown_stop(stops: &[usize], step: usize) -> usize {
    let at = stops.partition_point(|&stop| stop <= step);
    stops.get(at.saturating_sub(1)).copied().unwrap_or(0)
}

/// The buttons to remove parts.
fn cuts(cx: &Context, workshop: &Workshop) -> Node {
    let texts = cx.texts();
    let ends = workshop.stage.step() < workshop.stage.draft().steps();
    let cut = |run: WorkshopIntent, icon: Icon, label: &str| {
        labelled_intent("quiet", Intent::Workshop(run), icon, label)
    };
    let alone = cut(
        WorkshopIntent::Alone,
        Icon::Tiles,
        texts.workshop_only_this(),
    );
    let end = cut(
        WorkshopIntent::EndHere,
        Icon::Minus,
        texts.workshop_end_here(),
    );
    div("cuts").child(alone).child(end.flag("disabled", !ends))
}

/// An entry in the list of moves; those with remarks are marked by a star.
fn listed(cx: &Context, workshop: &Workshop, (step, turn): (usize, Option<usize>)) -> String {
    let name = step_name(cx.texts().for_eyes(), workshop, (step, turn));
    match workshop.stage.draft().remarks(step).trim() {
        "" => name,
        _ => format!("* {name}"),
    }
}

/// The name of a move: the number of its turn, as replays count, and what happened.
pub(super) fn step_name(
    texts: &Texts,
    workshop: &Workshop,
    (step, turn): (usize, Option<usize>),
) -> String {
    let session = workshop.stage.played();
    let entry = session.and_then(|session| session.entries().get(step.checked_sub(1)?));
    let (Some(session), Some(entry)) = (session, entry) else {
        return texts.workshop_move_start().to_string();
    };
    let player_names = PlayerNames::new(texts, session.seating());
    let seen = entry.events.iter().find(|event| traits_of(event).stops);
    let told = seen.map_or_else(
        || entry.line.clone(),
        |event| {
            let site = site_of(session.game(), event);
            event_text(texts, &player_names, site, event)
        },
    );
    format!("{}. {told}", turn.unwrap_or(step))
}

/// The game on the screen, if there are decisions in it.
fn decided(cx: &Context) -> Option<&Session> {
    let stage = cx.tile_stage()?;
    let session = stage.session();
    let begun = session
        .entries()
        .iter()
        .any(|entry| !entry.events.is_empty());
    Some(session).filter(|_| begun)
}

/// Imports the moves of the game on the screen, and shows the one shown there.
pub(crate) fn bring_moves(drafts: &mut Drafts, cx: &mut Context) {
    let replayed = cx.tile_stage().and_then(|stage| stage.replay());
    // Without a replay, start with the first.
    let step = replayed.map_or(0, |replay| replay.step());
    let brought = decided(cx).map(Draft::of_game);
    if let (Some(mut draft), Some(workshop)) = (brought, &mut drafts.open) {
        let task = workshop.stage.draft().task();
        draft = draft.with(&Edit::Task(task.to_string()));
        workshop.stage.edit(&Edit::Replace(Box::new(draft)));
        let stops = workshop.stage.stops();
        workshop.stage.go_to(shown_stop(&stops, step));
    }
    edited(drafts, cx);
}

/// Shows the draft after `step` decisions, and announces it.
pub(crate) fn look_at(drafts: &mut Drafts, cx: &mut Context, step: usize) {
    let Some(workshop) = &mut drafts.open else {
        return;
    };
    workshop.stage.go_to(step);
    let told = drafts.workshop().map(|workshop| {
        let turn = workshop.stage.turn_number();
        step_name(cx.texts(), workshop, (step, turn))
    });
    cx.announcer.say(told.unwrap_or_default());
}

/// Shows the previous or next stop.
pub(crate) fn step_by(drafts: &mut Drafts, cx: &mut Context, way: StepWay) {
    let Some(stage) = drafts.workshop().map(Workshop::stage) else {
        return;
    };
    let (stops, step) = (stage.stops(), stage.step());
    let goal = match way {
        StepWay::Back => stops.into_iter().rev().find(|&stop| stop < step),
        StepWay::On => stops.into_iter().find(|&stop| stop > step),
    };
    look_at(drafts, cx, goal.unwrap_or(step));
}

/// Keeps the shown position, without any decisions.
pub(crate) fn keep_alone(stage: &mut DraftStage) {
    let alone = stage.draft().alone_at(stage.step());
    stage.edit(&Edit::Replace(Box::new(alone)));
    stage.go_to(0);
}

/// Shows a tab of the panel. Tiles, pieces and the table are those of the starting position.
pub(crate) fn show_tab(workshop: &mut Workshop, tab: WorkshopTab) {
    workshop.tab = tab;
    if matches!(
        tab,
        WorkshopTab::Tiles | WorkshopTab::Pieces | WorkshopTab::Table
    ) {
        workshop.stage.go_to(0);
    }
}
