//! The HTML around the board.

use crate::app::App;
use crate::app::bar::dock_node;
use crate::app::rules::rules_dialog;
use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::context::focus::InputMethod;
use crate::context::panels::Arrangement;
use crate::context::panels::needs_track;
use crate::context::toasts::toast_node;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::mode::BoardMode;
use crate::elements::mode::Mode;
use crate::elements::tip::Tips;
use crate::elements::tree::{COVERED, Node, div, el, span};
use crate::features::daily::dialog::daily_dialog;
use crate::features::embed::{branch_button, task_nodes};
use crate::features::help::help_dialog;
use crate::features::help::values::values_dialog;
use crate::features::learn::courses::courses_done;
use crate::features::learn::learn_dialog;
use crate::features::legend::legend_dialog;
use crate::features::log::log_node;
use crate::features::new_game::seat::seat_dialog;
use crate::features::new_game::start::{Past, start_dialog};
use crate::features::notices::list::{notice_list, refusal_node};
use crate::features::play::aids::claims_node;
use crate::features::play::cards::rows::card_rows;
use crate::features::play::cards::stack::cards_left;
use crate::features::play::coordinates::coordinates_node;
use crate::features::play::grid::{cells, query_buttons};
use crate::features::play::place_list::listed_places_node;
use crate::features::play::preview::preview_node;
use crate::features::play::tip::tip_node;
use crate::features::play::tooltip::tooltip_node;
use crate::features::play::track_nodes::score_track;
use crate::features::players::projector::projector_head;
use crate::features::players::remaining::remaining_node;
use crate::features::players::{players, series_node};
use crate::features::results::end_dialog;
use crate::features::review::{looked_node, review_dialog};
use crate::features::rules::rule_dialog;
use crate::features::saves::dialog::games_dialog;
use crate::features::settings::dialog::settings_dialog;
use crate::features::settle::{draw_dialog, settle_dialog};
use crate::features::share::dialog::share_dialog;
use crate::features::statistics::dialog::statistics_dialog;
use crate::features::workshop::workshop_page;
use crate::sentences::remarks::remarks_node;
use crate::stage::TileStage;
use crate::widgets::landmark;
use crate::widgets::{button_node, button_with_hint, hint_button, icon_button, stack_node};

impl App {
    /// The HTML around the board, built without any cache: always equal to [`App::page`].
    pub fn page_afresh(&self) -> Node {
        self.log_lines.forget();
        self.page()
    }

    /// The HTML around the board, which depends on the state of the app and nothing else.
    pub fn page(&self) -> Node {
        let page = match &self.drafts.open {
            Some(workshop) => workshop_page(&self.drafts, &self.cx, workshop),
            None => self.table_page(),
        };
        let whole = div("whole").attr("lang", self.cx.language().code());
        let whole = match self.cx.board_mode() {
            Some(_) => whole
                .attr("role", "group")
                .attr("aria-label", self.embedding.board_name(&self.cx)),
            None => whole,
        };
        whole.child(page).child(front(self))
    }

    /// The HTML around the board of a game.
    fn table_page(&self) -> Node {
        let panels = self
            .cx
            .board_mode()
            .is_none_or(|mode| mode == BoardMode::Play);
        let plays = panels && self.cx.stage.is_some();
        let logs = self.cx.panels.log() || self.cx.panels.remaining();
        let holds = self.cx.carries();
        let deals = self.cx.card_stage().is_some();
        let children = self.cx.active.mode == Mode::Children && self.cx.stage.is_some();
        let steered = self.cx.input_method() == InputMethod::Keys;
        let states = [
            (logs, "logging"),
            (holds, "holding"),
            (steered, "steered"),
            (deals, "deals"),
            (children, "children"),
            (!panels, "bare"),
            (self.cx.board_mode() == Some(BoardMode::Task), "tasked"),
        ];
        let states = states.into_iter().filter(|(on, _)| *on);
        states
            .fold(div("page"), |page, (_, class)| page.class(class))
            .flag(COVERED, self.cx.dialogs.is_open())
            .child(div("free").attr("data-area", "free"))
            .children(task_nodes(&self.embedding, &self.cx).into_iter().flatten())
            .children(
                looked_node(self.review.as_deref(), &self.cx).or_else(|| remarks_node(&self.cx)),
            )
            .child(dock_node(self))
            .children(listed_places_node(&self.cx))
            .children(cells(&self.cx))
            .children(coordinates_node(&self.cx))
            .children(card_rows(&self.cx))
            .children(self.cx.tile_stage().map(|stage| zoomer(self, stage)))
            .children(plays.then(|| side(&self.cx)))
            .children(panels.then(|| score_track(&self.cx)).flatten())
            .children(plays.then(|| aside(self)))
            .children(self.cx.tile_stage().and_then(|_| tip_node(&self.cx)))
            .children(tooltip_node(&self.cx))
            .children(preview_node(&self.cx))
            .children(refusal_node(&self.cx))
    }
}

/// What is in front of everything: notices and the dialog. Notices keep their place when a dialog opens or closes, so that they
/// are not read again.
fn front(app: &App) -> Node {
    let dialog = app
        .cx
        .dialogs
        .front()
        .map(|dialog| dialog_node(app, dialog));
    div("front")
        .child(notice_list(&app.cx))
        .children(toast_node(&app.cx))
        .children(app.cx.save_list.dropping().then(|| drop_sheet(&app.cx)))
        .children(dialog)
}

fn dialog_node(app: &App, dialog: Dialog) -> Node {
    match dialog {
        Dialog::NewGame => start_dialog(&app.form, &app.cx, past(app)),
        other => later_dialog_node(app, other),
    }
}

/// What somebody has done here before.
fn past(app: &App) -> Past {
    match (never_played(app), app.statistics.is_empty()) {
        (true, _) => Past::Nothing,
        (false, true) => Past::Something,
        (false, false) => Past::FinishedGames,
    }
}

/// Whether there is no sign that somebody has played here before, or begun to learn the game: a box's lesson is only looked at.
fn never_played(app: &App) -> bool {
    let settings = app.cx.settings();
    let fresh = settings.tips && settings.tips_read == Tips::NONE;
    let played = app.cx.stage.is_some() || !app.cx.save_list.games().is_empty();
    fresh && !played && !app.learning.has_begun()
}

/// A dialog that nobody needs before the first move. Not inlined, so that its code can be loaded later.
#[inline(never)]
fn later_dialog_node(app: &App, dialog: Dialog) -> Node {
    match dialog {
        Dialog::NewGame => dialog_node(app, dialog),
        Dialog::End => end_dialog(&app.cx, deck_on_screen(app)),
        Dialog::Help => help_dialog(&app.cx),
        Dialog::Legend(asked) => legend_dialog(&app.cx, asked),
        Dialog::Settings => settings_dialog(&app.offline, &app.cx),
        Dialog::SavedGames => {
            games_dialog(&app.cx, &|seed| app.daily.title_of(app.cx.texts(), seed))
        }
        Dialog::Share => share_dialog(&app.sharing, &app.cx),
        Dialog::Seat(seat) => seat_dialog(&app.cx, seat),
        Dialog::Rule(rule) => rule_dialog(&app.cx, rule),
        Dialog::Rules => rules_dialog(app),
        Dialog::Learn => learn_dialog(&app.learning, &app.cx),
        Dialog::Values => values_dialog(&app.cx),
        Dialog::Statistics => {
            statistics_dialog(&app.statistics, courses_done(&app.learning), &app.cx)
        }
        Dialog::Daily => daily_dialog(&app.daily, &app.cx),
        Dialog::Settle => settle_dialog(&app.cx),
        Dialog::DrawOffered(seat) => draw_dialog(&app.cx, seat),
        Dialog::Review => review_dialog(&app.review, &app.cx),
    }
}

/// Which game of the day, or of another deck with a name, is on the screen.
fn deck_on_screen(app: &App) -> Option<String> {
    let stage = app.cx.active.deck.and_then(|_| app.cx.tile_stage())?;
    app.daily.title_of(app.cx.texts(), stage.session().seed())
}

/// The overlay while a file is dragged over the page.
fn drop_sheet(cx: &Context) -> Node {
    div("drop")
        .key("drop")
        .child(Icon::Import.node())
        .child(span("", cx.texts().drop_here()))
}

fn side(cx: &Context) -> Node {
    landmark(cx, "aside")
        .class("side")
        .attr("aria-label", cx.texts().players())
        .child(match cx.panels.arrangement() {
            Arrangement::Panels => brand(cx),
            Arrangement::Projector => projector_head(cx),
        })
        .child(el("h2").class("unseen").text(cx.texts().players()))
        .child(players(cx))
        .children(series_node(cx))
        .children(claims_node(cx))
        .child(query_buttons(cx))
}

fn brand(cx: &Context) -> Node {
    el("header")
        .class("brand")
        .child(el("h1").text(cx.texts().title()))
        .children(stack_node(cx))
        .children(cards_left(cx))
        .children(
            cx.tile_stage()
                .map(|stage| fit_button(cx, stage, "quiet only-narrow")),
        )
        .children(
            cx.card_stage()
                .map(|_| button_node(cx, Command::Values, "quiet values")),
        )
        .child(button_node(cx, Command::Log, "quiet only-narrow"))
        .children(
            cx.offers(Command::Menu)
                .then(|| {
                    [
                        sound_button(cx, "quiet only-wide"),
                        button_node(cx, Command::Help, "quiet only-wide"),
                        button_node(cx, Command::Menu, "quiet")
                            .state("aria-expanded", cx.panels.menu()),
                        menu(cx),
                    ]
                })
                .into_iter()
                .flatten(),
        )
}

/// What is not needed in every turn, behind the menu button.
fn menu(cx: &Context) -> Node {
    let named = |command: Command, class: &str| {
        let label = command.label(cx.game_kind(), cx.texts());
        button_node(cx, command, class).child(span("label", label))
    };
    let track = cx.tile_stage().is_some_and(needs_track);
    let claims = claims_button(cx, "quiet only-narrow")
        .map(|button| button.child(span("label", cx.texts().show_claims())));
    let playing = |command: Command| cx.stage.is_some().then(|| named(command, "quiet"));
    let hint = hint_button(cx, "quiet only-narrow")
        .map(|button| button.child(span("label", cx.texts().hint())));
    // What helps in a turn has no other button on a phone.
    let turn: Vec<Node> = hint
        .into_iter()
        .chain(claims)
        .chain(track.then(|| named(Command::Track, "quiet only-narrow")))
        .collect();
    let rest = (!turn.is_empty()).then(|| el("hr").class("only-narrow"));
    div(if cx.panels.menu() {
        "menu open"
    } else {
        "menu"
    })
    .children(turn)
    .children(rest)
    .child(named(Command::Rules, "quiet"))
    .child(named(Command::Learn, "quiet"))
    .children(cx.tile_stage().map(|_| named(Command::Legend, "quiet")))
    .children(cx.tile_stage().map(|_| named(Command::TurnBoard, "quiet")))
    .child(named(Command::Settings, "quiet"))
    .child(sound_button(cx, "quiet only-narrow").child(span("label", cx.texts().sounds())))
    .child(named(Command::SavedGames, "quiet"))
    .child(named(Command::Statistics, "quiet"))
    .children(playing(Command::Share))
    .children(playing(Command::ResignOrDraw))
    .child(named(Command::Workshop, "quiet"))
    .child(named(Command::Help, "quiet only-narrow"))
    .child(named(Command::NewGame, "quiet"))
    .children(playing(Command::Projector))
}

/// Switches sounds off or on; its icon shows which they are.
fn sound_button(cx: &Context, class: &str) -> Node {
    let (on, texts) = (cx.settings().sound, cx.texts());
    let (icon, does) = if on {
        (Icon::Sound, texts.sounds_off())
    } else {
        (Icon::Muted, texts.sounds_on())
    };
    icon_button(cx, Command::Sound, class, does, icon).state("aria-pressed", on)
}

/// The button for the claims overlays, if aids are on.
fn claims_button(cx: &Context, class: &str) -> Option<Node> {
    let stage = cx.tile_stage().filter(|stage| stage.shows_aids())?;
    let button = button_node(cx, Command::Claims, class);
    Some(button.state("aria-pressed", stage.claims_shown().is_some()))
}

/// Beside the board: the log, or the unseen tiles.
fn aside(app: &App) -> Node {
    if app.cx.panels.remaining() {
        remaining_node(&app.cx)
    } else {
        log_node(&app.log_lines, &app.cx)
    }
}

/// The toggle for showing the whole board.
fn fit_button(cx: &Context, stage: &TileStage, class: &str) -> Node {
    let down = stage.shows_all();
    let texts = cx.texts();
    let does = if down {
        texts.back_to_play()
    } else {
        texts.fit()
    };
    button_with_hint(cx, Command::Fit, class, does).state("aria-pressed", down)
}

fn zoomer(app: &App, stage: &TileStage) -> Node {
    let buttons = [Command::ZoomIn, Command::ZoomOut];
    let buttons = buttons.map(|command| button_node(&app.cx, command, "round"));
    let bare = app
        .cx
        .board_mode()
        .is_some_and(|mode| mode != BoardMode::Play);
    let claims = bare.then(|| claims_button(&app.cx, "round")).flatten();
    div("zoomer")
        .children(buttons)
        .child(fit_button(&app.cx, stage, "round"))
        .children(claims)
        .children(branch_button(&app.embedding, &app.cx))
}
