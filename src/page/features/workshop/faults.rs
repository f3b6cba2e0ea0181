//! What is wrong with the position, each thing where it is and as a sentence that leads there.

use crate::context::Context;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::tree::{Node, div, el, span};
use crate::elements::workshop::{WorkshopIntent, WorkshopTab};
use crate::features::workshop::state::Workshop;
use crate::messages::sentences;
use engine::rules::{Figure, LaidFigure, PositionFault, RecordError};

/// How much is wrong, in a sentence. That nothing lies there yet is no reproach.
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

/// Whether somebody types a text that is no position yet: the board shows what was there before.
fn is_unreadable(workshop: &Workshop) -> bool {
    let typed = workshop.typed.as_ref();
    typed.is_some_and(|typed| typed.fault.is_some())
}

/// Why a decision cannot be.
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
    let told = cx.texts().position_fault(fault);
    let way = el("button")
        .class("link")
        .attr("type", "button")
        .run(Intent::Workshop(way_to(workshop, fault)))
        .text(told);
    el("li").child(way)
}

/// What leads to where something is wrong: its cell, or the part of the panel in which it is changed.
fn way_to(workshop: &Workshop, fault: PositionFault) -> WorkshopIntent {
    let position = workshop.stage.draft().position();
    let placed = match fault {
        // One of them is too many.
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
        // What has no field of its own is written there.
        (None, PositionFault::MessageTwice(_) | PositionFault::Hands) => {
            WorkshopIntent::Tab(WorkshopTab::Text)
        }
        (None, _) => WorkshopIntent::Tab(WorkshopTab::Table),
    }
}
