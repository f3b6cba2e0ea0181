//! The HTML around the board.

mod answers;
mod boxes;
mod cards;
mod choices;
mod dock;
mod end;
mod games;
mod glance;
mod grid;
mod help;
mod holdings;
mod log;
mod notices;
mod numbers;
mod options;
mod players;
mod preview;
mod remaining;
mod replay;
mod rules;
mod seat;
mod settings;
mod start;
mod tally;
mod tip;
mod track;

pub(in crate::ui) use dock::capital;

use super::app::{App, Dialog};
use super::command::Command;
use super::focus::Means;
use super::icons::Icon;
use super::intent::Intent;
use super::stage::OnScreen;
use super::track::needs_track;
use super::tree::{Node, div, el, span};
use crate::messages::Language;

impl App {
    /// All that stands around the board.
    pub fn page(&self) -> Node {
        let logs = self.around.log || self.around.remaining;
        let holds = match &self.shown {
            OnScreen::Nothing => false,
            OnScreen::Tiles(table) => table.holds_tile(),
            OnScreen::Cards(table) => table.carries(),
        };
        let deals = self.shown.cards().is_some();
        let steered = self.means() == Means::Keys;
        let states = [
            (logs, "logging"),
            (holds, "holding"),
            (steered, "steered"),
            (deals, "deals"),
        ];
        let states = states.into_iter().filter(|(on, _)| *on);
        let page = states
            .fold(div("page"), |page, (_, class)| page.class(class))
            .flag("inert", self.dialog.is_some())
            .child(div("free").attr("data-area", "free"))
            .child(self.dock())
            .children(self.listed_places())
            .children(self.cells())
            .children(self.card_rows())
            .children(self.shown.tiles().map(|_| self.zoomer()))
            .children(self.shown.has_game().then(|| self.side()))
            .children(self.score_track())
            .children(self.shown.has_game().then(|| self.aside()))
            .children(self.tip_node())
            .children(self.glance())
            .children(self.preview())
            .children(self.refusal());
        div("whole")
            .attr("lang", self.language().code())
            .child(page)
            .child(self.front())
    }

    /// What lies in front of everything: sentences, and the dialog. They stay where they are when a dialog opens or
    /// closes, so that none of them is read again.
    fn front(&self) -> Node {
        let dialog = self.dialog.map(|dialog| self.dialog_node(dialog));
        div("front")
            .child(self.notice_list())
            .children(self.toast_node())
            .children(self.shelf.dropping.then(|| self.drop_sheet()))
            .children(dialog)
    }

    fn dialog_node(&self, dialog: Dialog) -> Node {
        match dialog {
            Dialog::NewGame => self.start_dialog(),
            Dialog::End => self.end_dialog(),
            Dialog::Help => self.help_dialog(),
            Dialog::Settings => self.settings_dialog(),
            Dialog::Games => self.games_dialog(),
            Dialog::Seat(seat) => self.seat_dialog(seat),
            Dialog::Rule(rule) => self.rule_dialog(rule),
            Dialog::Rules => self.rules_dialog(),
        }
    }

    /// What is said while a file is held over the page.
    fn drop_sheet(&self) -> Node {
        div("drop")
            .key("drop")
            .child(Icon::Import.node())
            .child(span("", self.texts.drop_here()))
    }

    fn side(&self) -> Node {
        el("aside")
            .class("side")
            .attr("aria-label", self.texts.players())
            .child(self.brand())
            .child(el("h2").class("unseen").text(self.texts.players()))
            .child(self.players())
            .child(self.asks())
    }

    fn brand(&self) -> Node {
        let stack = self.shown.tiles().map(|table| {
            let left = u32::from(table.game().stack().left());
            let helps = table.shows_aids();
            let node = if helps { el("button") } else { div("") };
            let label = self.texts.tiles_left(left);
            let title = match helps {
                true => self.hint(&label, Command::Remaining),
                false => label.clone(),
            };
            let node = node
                .class("stack")
                .key("stack")
                .attr("title", title)
                .attr("aria-label", label);
            let node = match helps {
                true => node
                    .attr("type", "button")
                    .maybe("aria-keyshortcuts", self.shortcuts(Command::Remaining))
                    .state("aria-expanded", self.around.remaining)
                    .run(Intent::Command(Command::Remaining)),
                false => node.attr("role", "img"),
            };
            node.child(Icon::Tiles.node())
                .child(span("", left.to_string()))
        });
        el("header")
            .class("brand")
            .child(el("h1").text(self.texts.title()))
            .children(stack)
            .children(self.cards_left())
            .children(
                self.shown
                    .tiles()
                    .map(|_| self.button(Command::Fit, "quiet only-narrow")),
            )
            .child(self.button(Command::Log, "quiet only-narrow"))
            .child(
                self.button(Command::Menu, "quiet only-narrow")
                    .state("aria-expanded", self.around.menu),
            )
            .child(self.menu())
    }

    /// What is seldom needed: beside the name of the game, or behind a button where there is little room.
    fn menu(&self) -> Node {
        let named = |command: Command, class: &str| {
            let label = command.label(self.game_kind(), self.texts);
            self.button(command, class).child(span("label", label))
        };
        let track = self.shown.tiles().is_some_and(needs_track);
        let claims = self
            .claims_button("quiet only-narrow")
            .map(|button| button.child(span("label", self.texts.show_claims())));
        div(if self.around.menu {
            "menu open"
        } else {
            "menu"
        })
        .children(claims)
        .children(track.then(|| named(Command::Track, "quiet only-narrow")))
        .child(named(Command::Rules, "quiet only-narrow"))
        .child(named(Command::Settings, "quiet"))
        .child(named(Command::Games, "quiet"))
        .child(named(Command::Help, "quiet"))
        .child(named(Command::NewGame, "quiet"))
    }

    /// The switch for who holds what, when somebody wants aids.
    fn claims_button(&self, class: &str) -> Option<Node> {
        let table = self.shown.tiles().filter(|table| table.shows_aids())?;
        let button = self.button(Command::Claims, class);
        Some(button.state("aria-pressed", table.claims_shown().is_some()))
    }

    /// Beside the board: the log, or the tiles still to come.
    fn aside(&self) -> Node {
        if self.around.remaining {
            self.remaining()
        } else {
            self.log()
        }
    }

    fn zoomer(&self) -> Node {
        let buttons = [Command::ZoomIn, Command::ZoomOut, Command::Fit]
            .map(|command| self.button(command, "round"));
        div("zoomer")
            .children(buttons)
            .children(self.claims_button("round"))
    }

    /// A button with only a drawing, named for those who do not see it.
    pub(super) fn button(&self, command: Command, class: &str) -> Node {
        let label = command.label(self.game_kind(), self.texts);
        el("button")
            .class("icon-button")
            .class(class)
            .key(command.name())
            .attr("type", "button")
            .attr("title", self.hint(label, command))
            .attr("aria-label", label)
            .maybe("aria-keyshortcuts", self.shortcuts(command))
            .flag("disabled", !self.is_enabled(command))
            .run(Intent::Command(command))
            .child(command.icon().node())
    }

    /// A button that closes what the command opened.
    pub(super) fn closer(&self, command: Command, class: &str) -> Node {
        let label = self.texts.close();
        el("button")
            .class("icon-button")
            .class(class)
            .key(format!("close {}", command.name()))
            .attr("type", "button")
            .attr("title", self.hint(label, command))
            .attr("aria-label", label)
            .maybe("aria-keyshortcuts", self.shortcuts(command))
            .run(Intent::Command(command))
            .child(Icon::Close.node())
    }

    /// A button with its drawing and its name.
    pub(super) fn labelled(&self, command: Command, class: &str) -> Node {
        let label = command.label(self.game_kind(), self.texts);
        el("button")
            .class("button")
            .class(class)
            .key(command.name())
            .attr("type", "button")
            .attr("title", self.hint(label, command))
            .maybe("aria-keyshortcuts", self.shortcuts(command))
            .flag("disabled", !self.is_enabled(command))
            .run(Intent::Command(command))
            .child(command.icon().node())
            .child(span("label", label))
    }

    /// The choice of language.
    pub(super) fn languages(&self) -> Node {
        let choice = |language: Language| {
            el("button")
                .class("link")
                .attr("type", "button")
                .attr("lang", language.code())
                .state("aria-pressed", language == self.language())
                .run(Intent::Speak(language))
                .text(language.name())
        };
        div("languages")
            .attr("role", "group")
            .attr("aria-label", self.texts.language_label())
            .children(Language::ALL.map(choice))
    }
}
