//! The workshop as a page: the board, what is in hand below it, the panel beside it.

use crate::context::Context;
use crate::context::focus::InputMethod;
use crate::elements::command::Command;
use crate::elements::intent::Intent;
use crate::elements::tree::{COVERED, Node, div, el, span};
use crate::elements::workshop::{WorkshopIntent, WorkshopTab};
use crate::features::workshop::bench::bench_node;
use crate::features::workshop::cells::draft_cells;
use crate::features::workshop::explain::explain_node;
use crate::features::workshop::faults::faults_node;
use crate::features::workshop::give::{give_node, preview_node};
use crate::features::workshop::palette::palette_node;
use crate::features::workshop::pieces::pieces_node;
use crate::features::workshop::state::{Drafts, Workshop};
use crate::features::workshop::table::table_node;
use crate::features::workshop::text::text_node;
use crate::widgets::{button_node, closer};

/// Everything around the workshop's board.
#[inline(never)]
pub(crate) fn workshop_page(drafts: &Drafts, cx: &Context, workshop: &Workshop) -> Node {
    let states = [
        (workshop.stage.carries(), "holding"),
        (cx.input_method() == InputMethod::Keys, "steered"),
    ];
    let states = states.into_iter().filter(|(on, _)| *on);
    states
        .fold(div("page draft"), |page, (_, class)| page.class(class))
        .flag(COVERED, cx.dialogs.is_open())
        .child(div("free").attr("data-area", "free"))
        .child(bench_node(cx, workshop))
        .child(draft_cells(cx, workshop))
        .child(zoomer(cx))
        .children(preview_node(cx, workshop))
        .child(panel(drafts, cx, workshop))
}

fn zoomer(cx: &Context) -> Node {
    let buttons = [Command::ZoomIn, Command::ZoomOut, Command::Fit];
    div("zoomer").children(buttons.map(|command| button_node(cx, command, "round")))
}

fn panel(drafts: &Drafts, cx: &Context, workshop: &Workshop) -> Node {
    let title = cx.texts().workshop();
    el("aside")
        .class("workshop")
        .attr("aria-label", title)
        .child(
            el("header")
                .child(el("h1").text(title))
                .child(button_node(cx, Command::Undo, "quiet"))
                .child(button_node(cx, Command::Redo, "quiet"))
                .child(button_node(cx, Command::Settings, "quiet"))
                .child(closer(cx, Command::Workshop, "quiet")),
        )
        .child(tabs(cx, workshop))
        .child(
            div("drawer")
                .key(workshop.tab.word())
                .attr("id", "drawer")
                .attr("role", "tabpanel")
                .attr("tabindex", "-1")
                .attr("aria-label", tab_name(cx, workshop.tab))
                .child(drawer(drafts, cx, workshop)),
        )
        .child(faults_node(cx, workshop))
}

fn drawer(drafts: &Drafts, cx: &Context, workshop: &Workshop) -> Node {
    match workshop.tab {
        WorkshopTab::Tiles => palette_node(cx, workshop),
        WorkshopTab::Pieces => pieces_node(cx, workshop),
        WorkshopTab::Table => table_node(cx, workshop),
        WorkshopTab::Explain => explain_node(cx, workshop),
        WorkshopTab::Text => text_node(cx, workshop),
        WorkshopTab::Give => give_node(drafts, cx, workshop),
    }
}

fn tabs(cx: &Context, workshop: &Workshop) -> Node {
    let tab = |tab: WorkshopTab| {
        let chosen = tab == workshop.tab;
        el("button")
            .class("tab")
            .attr("type", "button")
            .attr("role", "tab")
            .attr("aria-controls", "drawer")
            .state("aria-selected", chosen)
            .run(Intent::Workshop(WorkshopIntent::Tab(tab)))
            .child(span("label", tab_name(cx, tab)))
    };
    div("tabs")
        .attr("role", "tablist")
        .attr("data-arrows", "")
        .attr("aria-label", cx.texts().workshop_parts())
        .children(WorkshopTab::ALL.map(tab))
}

fn tab_name(cx: &Context, tab: WorkshopTab) -> &'static str {
    let texts = cx.texts();
    match tab {
        WorkshopTab::Tiles => texts.workshop_tiles(),
        WorkshopTab::Pieces => texts.workshop_pieces(),
        WorkshopTab::Table => texts.workshop_table(),
        WorkshopTab::Explain => texts.workshop_explain(),
        WorkshopTab::Text => texts.workshop_text(),
        WorkshopTab::Give => texts.workshop_give(),
    }
}
