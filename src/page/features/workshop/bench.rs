//! The bench below the workshop's board: what is in hand, or the selected tile, and the actions for it.

use crate::context::Context;
use crate::elements::command::Command;
use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::intent::{Area, Intent};
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::{MarkKind, WorkshopIntent};
use crate::features::workshop::state::Workshop;
use crate::stage::draft::{DraftStage, Taken, Tool};
use crate::widgets::{button_node, labelled_intent};

pub(super) fn bench_node(cx: &Context, workshop: &Workshop) -> Node {
    let stage = &workshop.stage;
    let texts = cx.texts();
    let chosen = stage.selected().is_some();
    let said = match stage.tool() {
        Tool::Tile(taken) if is_drawn(stage, taken) => texts.workshop_lay_drawn(),
        Tool::Tile(_) => texts.workshop_lay(),
        Tool::Piece(_) => texts.workshop_put(),
        Tool::Move(_) => texts.workshop_move(),
        Tool::Mark(MarkKind::Arrow, None) => texts.workshop_arrow(),
        Tool::Mark(MarkKind::Arrow, Some(_)) => texts.workshop_arrow_end(),
        Tool::Mark(MarkKind::Feature, _) => texts.workshop_mark_feature(),
        Tool::Mark(..) => texts.workshop_mark(),
        Tool::None if chosen => texts.workshop_chosen(),
        Tool::None if stage.step() > 0 => texts.workshop_among_moves(),
        Tool::None => texts.workshop_begin(),
    };
    let turns = (stage.can_turn() && !puts(stage.tool())).then(|| {
        let turns = [Command::TurnLeft, Command::TurnRight];
        div("turns").children(turns.map(|turn| button_node(cx, turn, "")))
    });
    el("section")
        .class("bench")
        .key("dock")
        .attr("data-area", Area::Dock.name())
        .attr("tabindex", "-1")
        .attr("aria-label", texts.tile_in_hand())
        .children(in_hand(workshop))
        .children(turns)
        .child(div("ask").child(el("p").class("question").text(said)))
        .child(div("answers").children(answers(cx, workshop)))
}

/// Whether the tile in hand is the drawn tile of the position.
fn is_drawn(stage: &DraftStage, taken: Taken) -> bool {
    stage.draft().position().drawn == Some(taken.tile)
}

/// Whether something other than a new tile is in hand: a piece, a tile of the board, or a mark. It cannot be turned.
const fn puts(tool: Tool) -> bool {
    matches!(tool, Tool::Piece(_) | Tool::Move(_) | Tool::Mark(..))
}

/// What is in hand; a tile is drawn in its slot on the canvas.
fn in_hand(workshop: &Workshop) -> Option<Node> {
    match workshop.stage.tool() {
        Tool::Tile(_) => Some(div("slot").attr("data-area", "slot")),
        Tool::Piece(piece) => {
            let owner = workshop.stage.owner(workshop.stage.seat());
            Some(div("in-hand").child(drawing::piece(piece, owner)))
        }
        Tool::None | Tool::Move(_) | Tool::Mark(..) => None,
    }
}

fn answers(cx: &Context, workshop: &Workshop) -> Vec<Node> {
    let stage = &workshop.stage;
    let texts = cx.texts();
    let answer = |class: &str, run: WorkshopIntent, icon: Icon, label: &str| {
        labelled_intent(class, Intent::Workshop(run), icon, label)
    };
    let mut all = Vec::new();
    let chosen = stage.selected().is_some();
    if chosen && stage.tool() == Tool::None {
        let moves = (WorkshopIntent::Move, texts.move_tile());
        let removes = (WorkshopIntent::Remove, texts.remove_tile());
        all.push(answer("quiet", moves.0, Icon::Fit, moves.1));
        all.push(answer("quiet", removes.0, Icon::Minus, removes.1));
    }
    if let Tool::Tile(taken) = stage.tool() {
        let is_drawn = is_drawn(stage, taken);
        let (icon, label) = match is_drawn {
            true => (Icon::Minus, texts.not_drawn()),
            false => (Icon::Tiles, texts.make_drawn()),
        };
        let draws = answer("quiet", WorkshopIntent::Drawn(!is_drawn), icon, label);
        all.push(draws.key("drawn"));
    }
    if chosen || stage.tool() != Tool::None {
        let label = match stage.tool() {
            Tool::None => texts.choose_nothing(),
            _ => texts.let_go(),
        };
        let lets_go = answer("quiet let-go", WorkshopIntent::LetGo, Icon::Close, label);
        all.push(lets_go.hover_title(label).attr("aria-label", label));
    }
    all
}
