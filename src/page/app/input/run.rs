//! What the commands do.

use crate::app::App;
use crate::app::input::focus::show_log;
use crate::app::input::form::leave_page;
use crate::app::learn::return_to_box;
use crate::app::replay::leave_replay;
use crate::app::review::{end_try, go_to_review, leave_finding};
use crate::app::workshop::open_or_leave;
use crate::app::workshop::workshop_command;
use crate::context::Context;
use crate::context::aside::Trial;
use crate::context::by_link::LinkStep;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::context::focus::InputMethod;
use crate::context::idle::{Hindrance, hindrance};
use crate::context::panels::Arrangement;
use crate::context::steering::{focus_on_next_target, leave_opener};
use crate::context::toasts::put_toast_away;
use crate::elements::command::{Command, Concerns};
use crate::elements::mode::FormPage;
use crate::elements::setting::{Confirm, SettingChange};
use crate::features::announce::board_reader::read_cell;
use crate::features::announce::hindrance::hindrance_sentence;
use crate::features::announce::queries::{Query, reply};
use crate::features::clock::run::tell_clock;
use crate::features::daily::open_daily;
use crate::features::hint::ask_for_hint;
use crate::features::play::aids::{cycle_claims, toggle_remaining};
use crate::features::play::tooltip::{close_tooltip, inspect_next};
use crate::features::play::track::open_or_fold_track;
use crate::features::players::projector::{leave_projector, toggle_projector};
use crate::features::rules::rulebook::read_all;
use crate::features::saves::import_export::{give_out, show_games};
use crate::features::share::share;
use crate::features::statistics::open_statistics;
use crate::sentences::question::asked_for;
use crate::stage::replay::{ReplayGoal, ReplayMove};
use crate::stage::{AnyStage, TileStage};
use engine::rules::Question;
use view::scene::tween::Millis;

/// The factor of one zoom step.
const ZOOM: f64 = 1.3;

impl App {
    /// Runs a command, or says why it does nothing now.
    pub(super) fn run(&mut self, command: Command, now: Millis) {
        let command = in_replay_board(&self.cx, command);
        let draws = self.drafts.workshop().is_some();
        if !self.cx.offers(command) || draws && workshop_command(self, command, now) {
            return;
        }
        if command == Command::Confirm && let_turn_stand(&mut self.cx, now) {
            return;
        }
        if command == Command::Confirm && self.review.is_some() && end_try(self, now) {
            return;
        }
        if command.info().about == Concerns::Asked && command != Command::Undo {
            turn_up(&mut self.cx, now);
        }
        match hindrance_sentence(&self.cx, command) {
            Some(why) => self.cx.tell(why, now),
            None if hindrance(&self.cx, command) == Some(Hindrance::Idle) => {}
            None => perform(self, command, now),
        }
    }
}

/// On an embedded replay there is no game to take back moves in, so those commands step through the replay.
fn in_replay_board(cx: &Context, command: Command) -> Command {
    let replays = cx.any_stage().is_some_and(|stage| stage.replay().is_some());
    match command {
        Command::Undo if replays && !cx.offers(Command::BackToGame) => Command::StepBack,
        Command::Redo if replays && !cx.offers(Command::BackToGame) => Command::StepOn,
        command => command,
    }
}

/// Turns up the face-down tile, because the next player has begun.
pub(crate) fn turn_up(cx: &mut Context, now: Millis) {
    if let Some(stage) = cx.stage.as_mut() {
        stage.turn_up(now);
    }
}

/// Ending a turn that has already ended means not to take it back: the next player goes on. Returns whether one was waiting for
/// that.
fn let_turn_stand(cx: &mut Context, now: Millis) -> bool {
    let stage = cx.stage.as_mut();
    stage.is_some_and(|stage| stage.let_turn_stand(now))
}

fn perform(app: &mut App, command: Command, now: Millis) {
    match command {
        Command::TurnLeft => on_tile_stage(&mut app.cx, |stage| stage.turn(false, now)),
        Command::TurnRight => on_tile_stage(&mut app.cx, |stage| stage.turn(true, now)),
        Command::NextTile => on_tile_stage(&mut app.cx, |stage| stage.select_next_tile(now)),
        Command::Skip => skip(&mut app.cx, now),
        Command::Confirm => go_on(&mut app.cx, now),
        Command::Undo => undo(&mut app.cx, now),
        Command::Redo => redo(&mut app.cx, now),
        Command::ShowHand => show_hand(&mut app.cx, now),
        Command::ZoomIn => on_tile_stage(&mut app.cx, |stage| stage.zoom(ZOOM, now)),
        Command::ZoomOut => on_tile_stage(&mut app.cx, |stage| stage.zoom(1.0 / ZOOM, now)),
        Command::Fit => on_tile_stage(&mut app.cx, |stage| stage.fit(now)),
        Command::TurnBoard => {
            on_tile_stage(&mut app.cx, |stage| stage.turn_board(now));
            let told = app.cx.texts().board_turned();
            app.cx.announcer.say(told.to_string());
        }
        Command::NewGame => {
            app.form.page = FormPage::Start;
            app.cx.dialogs.show(Dialog::NewGame);
        }
        Command::SavedGames => show_games(&mut app.cx),
        Command::Statistics => {
            open_statistics(&mut app.statistics, &mut app.cx);
            // Which courses are done is known once the lessons are there.
            if !app.learning.is_untouched() {
                app.learning.fetch_lessons(&mut app.cx);
            }
        }
        Command::Daily => open_daily(&mut app.daily, &mut app.cx),
        Command::ResignOrDraw => app.cx.dialogs.open(Dialog::Settle),
        Command::Export => give_out(&mut app.cx, Effect::Export),
        Command::SaveAsOneFile => give_out(&mut app.cx, Effect::SaveAsOneFile),
        Command::Copy => give_out(&mut app.cx, Effect::Copy),
        Command::Share => share(&mut app.sharing, &mut app.cx),
        Command::Import => app.cx.effects.push(Effect::Import),
        Command::AskTurn => reply(&mut app.cx, Query::Turn, now),
        Command::AskHand => reply(&mut app.cx, Query::Hand, now),
        Command::AskFigures => reply(&mut app.cx, Query::Figures, now),
        Command::AskFeatures => reply(&mut app.cx, Query::Features, now),
        Command::AskTiles => reply(&mut app.cx, Query::Tiles, now),
        Command::AskScores => reply(&mut app.cx, Query::Scores, now),
        Command::AskClock => tell_clock(&mut app.cx, now),
        Command::LookAbove => read_cell(&mut app.cx, (0, -1), now),
        Command::LookRight => read_cell(&mut app.cx, (1, 0), now),
        Command::LookBelow => read_cell(&mut app.cx, (0, 1), now),
        Command::LookLeft => read_cell(&mut app.cx, (-1, 0), now),
        Command::Log => show_log_alone(&mut app.cx),
        Command::Track => open_or_fold_track(&mut app.cx),
        Command::Replay => begin_or_leave_replay(app, now),
        Command::Review => go_to_review(app, now),
        Command::FirstStep => steer(&mut app.cx, ReplayMove::To(ReplayGoal::First), now),
        Command::StepBack => steer(&mut app.cx, ReplayMove::To(ReplayGoal::Back), now),
        Command::StepOn => steer(&mut app.cx, ReplayMove::To(ReplayGoal::On), now),
        Command::LastStep => steer(&mut app.cx, ReplayMove::To(ReplayGoal::Last), now),
        Command::TurnBefore => steer(&mut app.cx, ReplayMove::To(ReplayGoal::TurnBack), now),
        Command::TurnAfter => steer(&mut app.cx, ReplayMove::To(ReplayGoal::TurnOn), now),
        Command::Play => steer(&mut app.cx, ReplayMove::PlayOrPause, now),
        Command::Speed => steer(&mut app.cx, ReplayMove::NextSpeed, now),
        Command::BackToGame => leave_replay(app, now),
        Command::Help => app.cx.dialogs.open(Dialog::Help),
        Command::Legend => app.cx.dialogs.open(Dialog::Legend(None)),
        Command::Claims => cycle_claims(&mut app.cx),
        Command::Remaining => toggle_remaining(&mut app.cx),
        Command::Hint => ask_for_hint(&mut app.cx, now),
        Command::Inspect => inspect_next(&mut app.cx, false),
        Command::InspectBack => inspect_next(&mut app.cx, true),
        Command::Menu => app.cx.panels.show_menu(!app.cx.panels.menu()),
        Command::Projector => toggle_projector(&mut app.cx),
        Command::Workshop => open_or_leave(app, now),
        Command::Rules => read_all(&mut app.cx),
        Command::Learn => app.enter_lessons(None),
        Command::Values => app.cx.dialogs.open(Dialog::Values),
        Command::Settings => app.cx.dialogs.open(Dialog::Settings),
        Command::Sound => app.cx.set(SettingChange::Sound(!app.cx.settings().sound)),
        Command::Close => _ = close(app, now),
    }
}

fn on_tile_stage(cx: &mut Context, run: impl FnOnce(&mut TileStage)) {
    if let Some(stage) = cx.tile_stage_mut() {
        run(stage);
    }
}

/// Leaves something out. In a game that may end the turn unasked; a turn that is tried waits for this, or to be confirmed.
fn skip(cx: &mut Context, now: Millis) {
    let ends = cx.trial() == Some(Trial::Turn) && cx.settings().confirm != Confirm::Always;
    on_tile_stage(cx, |stage| {
        stage.skip(now);
        if ends {
            stage.confirm(now);
        }
    });
}

/// Runs something on the stage of either game.
fn on_stage(cx: &mut Context, run: impl FnOnce(&mut AnyStage)) {
    if let Some(stage) = cx.stage.as_mut() {
        run(stage);
    }
}

fn steer(cx: &mut Context, wish: ReplayMove, now: Millis) {
    on_stage(cx, |stage| stage.steer_replay(wish, now));
}

fn show_hand(cx: &mut Context, now: Millis) {
    on_stage(cx, |stage| stage.uncover(now));
    // With a mouse or a finger, the cell is chosen by pointing.
    if matches!(cx.input_method(), InputMethod::Keys | InputMethod::Pointer) {
        focus_on_next_target(cx);
    }
}

/// Opens the log instead of the list of tiles, or closes it.
fn show_log_alone(cx: &mut Context) {
    cx.panels.close_remaining();
    show_log(cx, !cx.panels.log());
}

fn begin_or_leave_replay(app: &mut App, now: Millis) {
    let cx = &mut app.cx;
    let replays = cx.any_stage().is_some_and(|stage| stage.replay().is_some());
    if replays && cx.keeps_end_secret(ReplayMove::Close, now) {
        return;
    }
    let from_dialog = cx.dialogs.is_open();
    cx.dialogs.leave();
    // On a small screen the log would cover the board.
    cx.panels.show_log(false);
    if replays {
        leave_replay(app, now);
    } else {
        steer(cx, ReplayMove::Open, now);
        focus_on_next_target(cx);
    }
    if from_dialog {
        leave_opener(&mut app.cx);
    }
}

/// Goes on: places the tile at the keyboard cursor, skips the figure, or ends the turn.
fn go_on(cx: &mut Context, now: Millis) {
    if let Some(stage) = cx.card_stage_mut() {
        if !stage.play_or_confirm(now) {
            reply(cx, Query::Turn, now);
        }
        return;
    }
    let texts = cx.texts();
    let Some(stage) = cx.tile_stage_mut() else {
        return;
    };
    let asked = stage.question();
    let placed = asked == Some(Question::Place) && stage.place_at_cursor(now);
    match asked {
        _ if placed => {}
        Some(Question::Place) => cx.tell(texts.place_by_keys().to_string(), now),
        Some(Question::Figure) => stage.skip(now),
        Some(Question::Confirm) => stage.confirm(now),
        Some(question) => {
            let asked = asked_for(stage, texts, question);
            cx.tell(asked, now);
        }
        None => {}
    }
}

/// Closes what is in front of the table, or drops what is held. Returns whether there was anything.
pub(super) fn close(app: &mut App, now: Millis) -> bool {
    if leave_page(app) {
        return true;
    }
    if app.cx.dialogs.back() {
        // Without a game, the form of a new one is always open.
        let bare = app.cx.stage.is_none() && app.drafts.workshop().is_none();
        if bare && !app.cx.dialogs.is_open() {
            app.cx.dialogs.show(Dialog::NewGame);
        }
        if app.cx.dialogs.front() == Some(Dialog::NewGame) {
            return_to_box(app);
        }
    } else if app.cx.panels.menu() {
        app.cx.panels.show_menu(false);
    } else if app.cx.panels.arrangement() == Arrangement::Projector {
        leave_projector(&mut app.cx);
    } else if app.cx.panels.remaining() {
        app.cx.panels.close_remaining();
    } else if app.cx.panels.log() {
        show_log(&mut app.cx, false);
    } else if !put_toast_away(&mut app.cx) && !close_tooltip(&mut app.cx) {
        let stage = app.cx.stage.as_mut();
        return stage.is_some_and(|stage| stage.cancel(now)) || leave_finding(app, now);
    }
    true
}

/// Takes the last decision back, or says that there is none.
fn undo(cx: &mut Context, now: Millis) {
    let done = cx.stage.as_mut().map(|stage| stage.undo(now));
    if done == Some(false) {
        let texts = cx.texts();
        let why = match cx.link_step() {
            Some(LinkStep::Await(_) | LinkStep::Over) => texts.given_to_others(),
            _ if cx.active.task.is_some() => texts.nothing_to_take_back_in_task(),
            _ => texts.nothing_to_take_back(),
        };
        cx.tell(why.to_string(), now);
    }
}

/// Redoes the decision taken back last, or says that there is none.
fn redo(cx: &mut Context, now: Millis) {
    let done = cx.stage.as_mut().map(|stage| stage.redo(now));
    if done == Some(false) {
        cx.tell(cx.texts().nothing_to_redo().to_string(), now);
    }
}
