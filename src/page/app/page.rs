//! The HTML around the board.

use crate::app::Shell;
use crate::app::input::keys::{hint, shortcuts};
use crate::context::dialogs::Dialog;
use crate::context::focus::InputMethod;
use crate::context::panels::Arrangement;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::mode::Mode;
use crate::elements::tree::{COVERED, Node, div, el, span};
use crate::features::board::aids::claims_node;
use crate::features::board::dock::dock_node;
use crate::features::board::grid::{cells, query_buttons};
use crate::features::board::place_list::listed_places_node;
use crate::features::board::preview::preview_node;
use crate::features::board::tip::tip_node;
use crate::features::board::toast::toast_node;
use crate::features::board::tooltip::tooltip_node;
use crate::features::board::track::needs_track;
use crate::features::board::track_nodes::score_track;
use crate::features::cards::rows::card_rows;
use crate::features::cards::stack::cards_left;
use crate::features::cards::values::values_dialog;
use crate::features::clock::nodes::time_over_dialog;
use crate::features::dialogs::end::end_dialog;
use crate::features::dialogs::help::help_dialog;
use crate::features::dialogs::new_game::start::start_dialog;
use crate::features::dialogs::rules::{rule_dialog, rules_dialog};
use crate::features::dialogs::seat::seat_dialog;
use crate::features::embed::{BoardMode, branch_button, landmark, task_nodes};
use crate::features::learn::learn_dialog;
use crate::features::notices::list::{notice_list, refusal_node};
use crate::features::panels::log::log_node;
use crate::features::panels::players::players;
use crate::features::panels::projector::projector_head;
use crate::features::panels::remaining::remaining_node;
use crate::features::remarks::remarks_node;
use crate::features::review::review_dialog;
use crate::features::saves::dialog::games_dialog;
use crate::features::settings::dialog::settings_dialog;
use crate::features::share::dialog::share_dialog;
use crate::features::workshop::workshop_page;
use crate::messages::Language;
use crate::stage::{OnScreen, TileStage};

impl Shell {
    /// All that stands around the board, built without anything kept from before: what [`Shell::page`] always equals.
    pub fn page_afresh(&self) -> Node {
        self.log_lines.forget();
        self.page()
    }

    /// All that stands around the board: what it says and where depends on the state of the shell and nothing else.
    pub fn page(&self) -> Node {
        let page = match &self.workshop {
            Some(workshop) => workshop_page(self, workshop),
            None => self.table_page(),
        };
        let whole = div("whole").attr("lang", self.language().code());
        let whole = match self.board_mode() {
            Some(_) => whole
                .attr("role", "group")
                .attr("aria-label", self.board_name()),
            None => whole,
        };
        whole.child(page).child(front(self))
    }

    /// What stands around the board of a game.
    fn table_page(&self) -> Node {
        let panels = self.board_mode().is_none_or(|mode| mode == BoardMode::Play);
        let plays = panels && self.stage.has_game();
        let logs = self.panels.log() || self.panels.remaining();
        let holds = match &self.stage {
            OnScreen::Nothing => false,
            OnScreen::Tiles(stage) => stage.gesture().carries(),
            OnScreen::Cards(stage) => stage.gesture().dragged().is_some(),
        };
        let deals = self.stage.cards().is_some();
        let children = self.active.mode == Mode::Children && self.stage.has_game();
        let steered = self.input_method() == InputMethod::Keys;
        let states = [
            (logs, "logging"),
            (holds, "holding"),
            (steered, "steered"),
            (deals, "deals"),
            (children, "children"),
            (!panels, "bare"),
            (self.board_mode() == Some(BoardMode::Task), "tasked"),
        ];
        let states = states.into_iter().filter(|(on, _)| *on);
        states
            .fold(div("page"), |page, (_, class)| page.class(class))
            .flag(COVERED, self.dialogs.is_open())
            .child(div("free").attr("data-area", "free"))
            .children(task_nodes(self).into_iter().flatten())
            .children(remarks_node(self))
            .child(dock_node(self))
            .children(listed_places_node(self))
            .children(cells(self))
            .children(card_rows(self))
            .children(self.stage.tiles().map(|stage| zoomer(self, stage)))
            .children(plays.then(|| side(self)))
            .children(panels.then(|| score_track(self)).flatten())
            .children(plays.then(|| aside(self)))
            .children(self.stage.tiles().and_then(|_| tip_node(self)))
            .children(tooltip_node(self))
            .children(preview_node(self))
            .children(refusal_node(self))
    }
}

/// What lies in front of everything: sentences, and the dialog. They stay where they are when a dialog opens or
/// closes, so that none of them is read again.
fn front(shell: &Shell) -> Node {
    let dialog = shell
        .dialogs
        .front()
        .map(|dialog| dialog_node(shell, dialog));
    div("front")
        .child(notice_list(shell))
        .children(toast_node(shell))
        .children(shell.save_list.dropping().then(|| drop_sheet(shell)))
        .children(dialog)
}

/// A board on another page, which begins without any, fetches it later.
#[inline(never)]
fn dialog_node(shell: &Shell, dialog: Dialog) -> Node {
    match dialog {
        Dialog::NewGame => start_dialog(shell),
        Dialog::End => end_dialog(shell),
        Dialog::Help => help_dialog(shell),
        Dialog::Settings => settings_dialog(shell),
        Dialog::SavedGames => games_dialog(shell),
        Dialog::Share => share_dialog(shell),
        Dialog::Seat(seat) => seat_dialog(shell, seat),
        Dialog::Rule(rule) => rule_dialog(shell, rule),
        Dialog::Rules => rules_dialog(shell),
        Dialog::Learn => learn_dialog(shell),
        Dialog::Values => values_dialog(shell),
        Dialog::Review => review_dialog(shell),
        Dialog::TimeOver => time_over_dialog(shell),
    }
}

/// What is said while a file is held over the page.
fn drop_sheet(shell: &Shell) -> Node {
    div("drop")
        .key("drop")
        .child(Icon::Import.node())
        .child(span("", shell.texts().drop_here()))
}

fn side(shell: &Shell) -> Node {
    landmark(shell, "aside")
        .class("side")
        .attr("aria-label", shell.texts().players())
        .child(match shell.panels.arrangement() {
            Arrangement::Panels => brand(shell),
            Arrangement::Projector => projector_head(shell),
        })
        .child(el("h2").class("unseen").text(shell.texts().players()))
        .child(players(shell))
        .children(claims_node(shell))
        .child(query_buttons(shell))
}

/// How many tiles are left; it opens the list of those still to come.
pub(crate) fn stack_node(shell: &Shell) -> Option<Node> {
    shell.stage.tiles().map(|stage| {
        let left = u32::from(stage.game().stack().left());
        let helps = stage.shows_aids();
        let node = if helps { el("button") } else { div("") };
        let label = shell.texts().tiles_left(left);
        let title = match helps {
            true => hint(shell, &label, Command::Remaining),
            false => label.clone(),
        };
        let node = node
            .class("stack")
            .key("stack")
            .hover_title(title)
            .attr("aria-label", label);
        let node = match helps {
            true => node
                .attr("type", "button")
                .maybe("aria-keyshortcuts", shortcuts(shell, Command::Remaining))
                .state("aria-expanded", shell.panels.remaining())
                .run(Intent::Command(Command::Remaining)),
            false => node.attr("role", "img"),
        };
        node.child(Icon::Tiles.node())
            .child(span("", left.to_string()))
    })
}

fn brand(shell: &Shell) -> Node {
    el("header")
        .class("brand")
        .child(el("h1").text(shell.texts().title()))
        .children(stack_node(shell))
        .children(cards_left(shell))
        .children(
            shell
                .stage
                .tiles()
                .map(|stage| fit_button(shell, stage, "quiet only-narrow")),
        )
        .children(
            shell
                .stage
                .cards()
                .map(|_| button_node(shell, Command::Values, "quiet values")),
        )
        .child(button_node(shell, Command::Log, "quiet only-narrow"))
        .children(shell.offers(Command::Menu).then(|| {
            button_node(shell, Command::Menu, "quiet only-narrow")
                .state("aria-expanded", shell.panels.menu())
        }))
        .children(shell.offers(Command::Menu).then(|| menu(shell)))
}

/// What is seldom needed: beside the name of the game, or behind a button where there is little room.
fn menu(shell: &Shell) -> Node {
    let named = |command: Command, class: &str| {
        let label = command.label(shell.game_kind(), shell.texts());
        button_node(shell, command, class).child(span("label", label))
    };
    let track = shell.stage.tiles().is_some_and(needs_track);
    let claims = claims_button(shell, "quiet only-narrow")
        .map(|button| button.child(span("label", shell.texts().show_claims())));
    div(if shell.panels.menu() {
        "menu open"
    } else {
        "menu"
    })
    .children(claims)
    .children(track.then(|| named(Command::Track, "quiet only-narrow")))
    .children(
        hint_button(shell, "quiet only-narrow")
            .map(|button| button.child(span("label", shell.texts().hint()))),
    )
    .child(named(Command::Rules, "quiet only-narrow"))
    .child(named(Command::Learn, "quiet only-narrow"))
    .child(named(Command::Settings, "quiet"))
    .child(named(Command::SavedGames, "quiet"))
    .children(
        shell
            .stage
            .has_game()
            .then(|| named(Command::Share, "quiet only-narrow")),
    )
    .child(named(Command::Workshop, "quiet only-narrow"))
    .child(named(Command::Help, "quiet"))
    .child(named(Command::NewGame, "quiet"))
    .children(
        shell
            .stage
            .has_game()
            .then(|| named(Command::Projector, "quiet only-narrow")),
    )
}

/// The button of what an expert would do, when somebody wants aids.
pub(crate) fn hint_button(shell: &Shell, class: &str) -> Option<Node> {
    let plays = shell.stage.any()?.replay().is_none();
    (plays && shell.aids()).then(|| button_node(shell, Command::Hint, class))
}

/// The switch for who holds what, when somebody wants aids.
fn claims_button(shell: &Shell, class: &str) -> Option<Node> {
    let stage = shell.stage.tiles().filter(|stage| stage.shows_aids())?;
    let button = button_node(shell, Command::Claims, class);
    Some(button.state("aria-pressed", stage.claims_shown().is_some()))
}

/// Beside the board: the log, or the tiles still to come.
fn aside(shell: &Shell) -> Node {
    if shell.panels.remaining() {
        remaining_node(shell)
    } else {
        log_node(shell)
    }
}

/// The switch for the whole board.
fn fit_button(shell: &Shell, stage: &TileStage, class: &str) -> Node {
    let down = stage.shows_all();
    let texts = shell.texts();
    let does = if down {
        texts.back_to_play()
    } else {
        texts.fit()
    };
    button_with_hint(shell, Command::Fit, class, does).state("aria-pressed", down)
}

fn zoomer(shell: &Shell, stage: &TileStage) -> Node {
    let buttons = [Command::ZoomIn, Command::ZoomOut];
    let buttons = buttons.map(|command| button_node(shell, command, "round"));
    let bare = shell
        .board_mode()
        .is_some_and(|mode| mode != BoardMode::Play);
    let claims = bare.then(|| claims_button(shell, "round")).flatten();
    div("zoomer")
        .children(buttons)
        .child(fit_button(shell, stage, "round"))
        .children(claims)
        .children(branch_button(shell))
}

/// A button with only a drawing, named for those who do not see it.
pub(crate) fn button_node(shell: &Shell, command: Command, class: &str) -> Node {
    let label = command.label(shell.game_kind(), shell.texts());
    button_with_hint(shell, command, class, label)
}

/// The same; what it does now is said in other words to those who point at it.
fn button_with_hint(shell: &Shell, command: Command, class: &str, does: &str) -> Node {
    let label = command.label(shell.game_kind(), shell.texts());
    el("button")
        .class("icon-button")
        .class(class)
        .key(command.name())
        .attr("type", "button")
        .hover_title(hint(shell, does, command))
        .attr("aria-label", label)
        .maybe("aria-keyshortcuts", shortcuts(shell, command))
        .flag("disabled", !shell.is_enabled(command))
        .flag("hidden", !shell.offers(command))
        .run(Intent::Command(command))
        .child(command.icon().node())
}

/// A button that closes what the command opened.
pub(crate) fn closer(shell: &Shell, command: Command, class: &str) -> Node {
    let label = shell.texts().close();
    el("button")
        .class("icon-button")
        .class(class)
        .key(format!("close {}", command.name()))
        .attr("type", "button")
        .hover_title(hint(shell, label, command))
        .attr("aria-label", label)
        .maybe("aria-keyshortcuts", shortcuts(shell, command))
        .run(Intent::Command(command))
        .child(Icon::Close.node())
}

/// A button with its drawing and its name.
pub(crate) fn labelled(shell: &Shell, command: Command, class: &str) -> Node {
    let label = command.label(shell.game_kind(), shell.texts());
    el("button")
        .class("button")
        .class(class)
        .key(command.name())
        .attr("type", "button")
        .hover_title(hint(shell, label, command))
        .maybe("aria-keyshortcuts", shortcuts(shell, command))
        .flag("disabled", !shell.is_enabled(command))
        .run(Intent::Command(command))
        .child(command.icon().node())
        .child(span("label", label))
}

/// A button that means something else than a command, with its drawing and its name.
pub(crate) fn labelled_intent(class: &str, run: Intent, icon: Icon, label: &str) -> Node {
    el("button")
        .class("button")
        .class(class)
        .key(run.name())
        .attr("type", "button")
        .run(run)
        .child(icon.node())
        .child(span("label", label))
}

/// The choice of language.
pub(crate) fn languages(shell: &Shell) -> Node {
    let choice = |language: Language| {
        el("button")
            .class("link")
            .attr("type", "button")
            .attr("lang", language.code())
            .state("aria-pressed", language == shell.language())
            .run(Intent::Speak(language))
            .text(language.name())
    };
    div("languages")
        .attr("role", "group")
        .attr("aria-label", shell.texts().language_label())
        .children(Language::ALL.map(choice))
}
