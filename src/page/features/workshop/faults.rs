//! The faults of the position, each at its place and as a sentence that leads there.

use crate::context::Context;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::tree::{Node, div, el, span};
use crate::elements::workshop::{WorkshopIntent, WorkshopTab};
use crate::features::workshop::state::Workshop;
use crate::messages::sentences;
use engine::rules::{Figure, LaidFigure, PositionFault, RecordError};

/// The number of faults, in a sentence. An empty table is not reported as one.
pub(crate) fn summary(cx: &Context, workshop: &Workshop) -> String {
    let texts = cx.texts();
    if is_unreadable(workshop) {
        return texts.draft_unreadable().to_string();
    }
    match (workshop.stage.faults(), workshop.stage.refused()) {
        ([], None) => texts.draft_possible().to_string(),
        ([], Some(error)) => move_refused(cx, error),
        ([PositionFault::NoTiles], _) => texts.position_fault(PositionFault::NoTiles),
        (faults, _) => texts.draft_faults(faults.len() as u32),
    }
}

/// Whether the typed text is not a valid position: the board still shows the previous one.
fn is_unreadable(workshop: &Workshop) -> bool {
    let typed = workshop.typed.as_ref();
    typed.is_some_and(|typed| typed.fault.is_some())
}

/// Why a decision is impossible.
fn move_refused(cx: &Context, error: &RecordError) -> String {
    let texts = cx.texts();
    let why = sentences::trouble(texts, &error.trouble);
    texts.workshop_move_refused(error.line, &why)
}

pub(super) fn faults_node(cx: &Context, workshop: &Workshop) -> Node {
    let faults = workshop.stage.faults();
    let (class, icon) = match (faults, workshop.stage.refused()) {
        _ if is_unreadable(workshop) => ("bare", Icon::Warning),
        ([], None) => ("fine", Icon::Done),
        ([PositionFault::NoTiles], _) => ("bare", Icon::Tiles),
        _ => ("wrong", Icon::Warning),
    };
    let head = el("p")
        .class("told")
        .child(icon.node())
        .child(span("", summary(cx, workshop)));
    let lines = faults.iter().map(|fault| fault_node(cx, workshop, *fault));
    let listed = class == "wrong" && !faults.is_empty();
    let list = listed.then(|| el("ul").children(lines));
    div("draft-faults").class(class).child(head).children(list)
}

fn fault_node(cx: &Context, workshop: &Workshop, fault: PositionFault) -> Node {
    let texts = cx.texts();
    let [seen, heard] = [texts.for_eyes(), texts].map(|texts| texts.position_fault(fault));
    let way = el("button")
        .class("link")
        .attr("type", "button")
        .run(Intent::Workshop(way_to(workshop, fault)))
        .told(seen, heard);
    el("li").child(way)
}

/// Where to correct a fault: its cell, or a tab of the panel.
fn way_to(workshop: &Workshop, fault: PositionFault) -> WorkshopIntent {
    let position = workshop.stage.draft().position();
    let placed = match fault {
        // Any of the surplus figures.
        PositionFault::TooMany(seat, figure) => {
            let same = |laid: &&LaidFigure| (laid.seat, laid.figure) == (seat, figure);
            let last = position.figures.iter().rev().find(same);
            last.map(|laid| laid.spot.pos)
        }
        PositionFault::WizardsTogether => position.magic[0].map(|spot| spot.pos),
        PositionFault::NoFlock(seat) => {
            let herds = |laid: &&LaidFigure| (laid.seat, laid.figure) == (seat, Figure::Shepherd);
            position
                .figures
                .iter()
                .find(herds)
                .map(|laid| laid.spot.pos)
        }
        fault => fault.cell(),
    };
    match (placed, fault) {
        (Some(pos), _) => WorkshopIntent::Fault(pos),
        (None, PositionFault::NoTiles) => WorkshopIntent::Tab(WorkshopTab::Tiles),
        // What has no field of its own is edited as text.
        (None, PositionFault::MessageTwice(_) | PositionFault::Hands) => {
            WorkshopIntent::Tab(WorkshopTab::Text)
        }
        (None, _) => WorkshopIntent::Tab(WorkshopTab::Table),
    }
}
