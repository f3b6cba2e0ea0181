//! What is wrong with the position, each thing where it is and as a sentence that leads there.

use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::tree::{Node, div, el, span};
use crate::elements::workshop::WorkshopIntent;
use crate::shell::Shell;
use crate::shell::workshop::Workshop;
use engine::rules::PositionFault;

/// How much is wrong, in a sentence. That nothing lies there yet is no reproach.
pub(super) fn summary(shell: &Shell, faults: &[PositionFault]) -> String {
    let texts = shell.texts();
    match faults {
        [] => texts.draft_possible().to_string(),
        [PositionFault::NoTiles] => texts.position_fault(PositionFault::NoTiles),
        faults => texts.draft_faults(faults.len() as u32),
    }
}

/// The list.
pub(super) fn faults_node(shell: &Shell, workshop: &Workshop) -> Node {
    let faults = workshop.stage.faults();
    let (class, icon) = match faults {
        [] => ("fine", Icon::Done),
        [PositionFault::NoTiles] => ("bare", Icon::Tiles),
        _ => ("wrong", Icon::Warning),
    };
    let head = el("p")
        .class("told")
        .child(icon.node())
        .child(span("", summary(shell, faults)));
    let lines = faults.iter().map(|fault| fault_node(shell, *fault));
    let list = (class == "wrong").then(|| el("ul").children(lines));
    div("draft-faults").class(class).child(head).children(list)
}

fn fault_node(shell: &Shell, fault: PositionFault) -> Node {
    let told = shell.texts().position_fault(fault);
    let line = match fault.cell() {
        None => span("", told),
        Some(pos) => el("button")
            .class("link")
            .attr("type", "button")
            .run(Intent::Workshop(WorkshopIntent::Fault(pos)))
            .text(told),
    };
    el("li").child(line)
}
