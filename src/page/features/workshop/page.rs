//! The workshop as a page: the board, what is in hand below it, the panel beside it.

use crate::app::Shell;
use crate::app::page::{button_node, closer};
use crate::context::focus::InputMethod;
use crate::elements::command::Command;
use crate::elements::intent::Intent;
use crate::elements::tree::{COVERED, Node, div, el, span};
use crate::elements::workshop::{WorkshopIntent, WorkshopTab};
use crate::features::workshop::Workshop;
use crate::features::workshop::bench::bench_node;
use crate::features::workshop::cells::draft_cells;
use crate::features::workshop::explain::explain_node;
use crate::features::workshop::faults::faults_node;
use crate::features::workshop::give::{give_node, preview_node};
use crate::features::workshop::palette::palette_node;
use crate::features::workshop::pieces::pieces_node;
use crate::features::workshop::table::table_node;
use crate::features::workshop::text::text_node;

/// All that stands around the board of the workshop.
#[inline(never)]
pub(crate) fn workshop_page(shell: &Shell, workshop: &Workshop) -> Node {
    let states = [
        (workshop.stage.carries(), "holding"),
        (shell.input_method() == InputMethod::Keys, "steered"),
    ];
    let states = states.into_iter().filter(|(on, _)| *on);
    states
        .fold(div("page draft"), |page, (_, class)| page.class(class))
        .flag(COVERED, shell.dialogs.is_open())
        .child(div("free").attr("data-area", "free"))
        .child(bench_node(shell, workshop))
        .child(draft_cells(shell, workshop))
        .child(zoomer(shell))
        .children(preview_node(shell, workshop))
        .child(panel(shell, workshop))
}

fn zoomer(shell: &Shell) -> Node {
    let buttons = [Command::ZoomIn, Command::ZoomOut, Command::Fit];
    div("zoomer").children(buttons.map(|command| button_node(shell, command, "round")))
}

fn panel(shell: &Shell, workshop: &Workshop) -> Node {
    let title = shell.texts().workshop();
    el("aside")
        .class("workshop")
        .attr("aria-label", title)
        .child(
            el("header")
                .child(el("h1").text(title))
                .child(button_node(shell, Command::TakeBack, "quiet"))
                .child(button_node(shell, Command::Redo, "quiet"))
                .child(button_node(shell, Command::Settings, "quiet"))
                .child(closer(shell, Command::Workshop, "quiet")),
        )
        .child(tabs(shell, workshop))
        .child(
            div("drawer")
                .key(workshop.tab.word())
                .attr("id", "drawer")
                .attr("role", "tabpanel")
                .attr("tabindex", "-1")
                .attr("aria-label", tab_name(shell, workshop.tab))
                .child(drawer(shell, workshop)),
        )
        .child(faults_node(shell, workshop))
}

fn drawer(shell: &Shell, workshop: &Workshop) -> Node {
    match workshop.tab {
        WorkshopTab::Tiles => palette_node(shell, workshop),
        WorkshopTab::Pieces => pieces_node(shell, workshop),
        WorkshopTab::Table => table_node(shell, workshop),
        WorkshopTab::Explain => explain_node(shell, workshop),
        WorkshopTab::Text => text_node(shell, workshop),
        WorkshopTab::Give => give_node(shell, workshop),
    }
}

fn tabs(shell: &Shell, workshop: &Workshop) -> Node {
    let tab = |tab: WorkshopTab| {
        let chosen = tab == workshop.tab;
        el("button")
            .class("tab")
            .attr("type", "button")
            .attr("role", "tab")
            .attr("aria-controls", "drawer")
            .state("aria-selected", chosen)
            .run(Intent::Workshop(WorkshopIntent::Tab(tab)))
            .child(span("label", tab_name(shell, tab)))
    };
    div("tabs")
        .attr("role", "tablist")
        .attr("data-arrows", "")
        .attr("aria-label", shell.texts().workshop_parts())
        .children(WorkshopTab::ALL.map(tab))
}

fn tab_name(shell: &Shell, tab: WorkshopTab) -> &'static str {
    let texts = shell.texts();
    match tab {
        WorkshopTab::Tiles => texts.workshop_tiles(),
        WorkshopTab::Pieces => texts.workshop_pieces(),
        WorkshopTab::Table => texts.workshop_table(),
        WorkshopTab::Explain => texts.workshop_explain(),
        WorkshopTab::Text => texts.workshop_text(),
        WorkshopTab::Give => texts.workshop_give(),
    }
}
