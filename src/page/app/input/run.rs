//! What each command does.

use crate::app::Shell;
use crate::app::input::focus::{focus_on_next_target, leave_opener, show_log};
use crate::app::input::hindrance::hindrance_sentence;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::context::focus::InputMethod;
use crate::context::panels::Arrangement;
use crate::elements::command::{Command, Concerns};
use crate::features::announce::board_reader::read_cell;
use crate::features::announce::queries::{Query, reply};
use crate::features::board::aids::{cycle_claims, toggle_remaining};
use crate::features::board::question::asked_for;
use crate::features::board::toast::put_toast_away;
use crate::features::board::tooltip::{close_tooltip, inspect_next};
use crate::features::board::track::open_or_fold_track;
use crate::features::by_link::LinkStep;
use crate::features::clock::run::tell_clock;
use crate::features::dialogs::rulebook::read_all;
use crate::features::hint::ask_for_hint;
use crate::features::panels::projector::{leave_projector, toggle_projector};
use crate::features::review::open_review;
use crate::features::saves::import_export::{give_out, show_games};
use crate::features::share::share;
use crate::features::workshop::{open_or_leave, workshop_command};
use crate::stage::replay::ReplayGoal;
use crate::stage::{AnyStage, TileStage};
use engine::rules::Question;
use view::scene::tween::Millis;

/// How much nearer one step of zooming brings the board.
const ZOOM: f64 = 1.3;

impl Shell {
    /// Runs a command, or says why it does nothing now.
    pub(super) fn run(&mut self, command: Command, now: Millis) {
        let command = in_replay_board(self, command);
        let draws = self.workshop().is_some();
        if !self.offers(command) || draws && workshop_command(self, command, now) {
            return;
        }
        if command == Command::Confirm && let_turn_stand(self, now) {
            return;
        }
        if command.info().about == Concerns::Asked && command != Command::TakeBack {
            turn_up(self, now);
        }
        match hindrance_sentence(self, command) {
            Some(why) => self.tell(why, now),
            None => perform(self, command, now),
        }
    }
}

/// What a command means on somebody else's page on a board to go through: there is no game behind it in which something could
/// be taken back, and what leads back is a step.
fn in_replay_board(shell: &Shell, command: Command) -> Command {
    let replays = shell
        .any_stage()
        .is_some_and(|stage| stage.replay().is_some());
    match command {
        Command::TakeBack if replays && !shell.offers(Command::BackToGame) => Command::StepBack,
        Command::Redo if replays && !shell.offers(Command::BackToGame) => Command::StepOn,
        command => command,
    }
}

/// Whoever decides next has begun: the tile that lies face down is turned up.
pub(crate) fn turn_up(shell: &mut Shell, now: Millis) {
    if let Some(stage) = shell.stage.any_mut() {
        stage.turn_up(now);
    }
}

/// Whoever ends a turn that has ended already does not want to take it back: the next player goes on. Returns whether one
/// has waited for that.
fn let_turn_stand(shell: &mut Shell, now: Millis) -> bool {
    let stage = shell.stage.any_mut();
    stage.is_some_and(|stage| stage.let_turn_stand(now))
}

fn perform(shell: &mut Shell, command: Command, now: Millis) {
    match command {
        Command::TurnLeft => on_tile_stage(shell, |stage| stage.turn(false, now)),
        Command::TurnRight => on_tile_stage(shell, |stage| stage.turn(true, now)),
        Command::NextTile => on_tile_stage(shell, |stage| stage.select_next_tile(now)),
        Command::Skip => on_tile_stage(shell, |stage| stage.skip(now)),
        Command::Confirm => go_on(shell, now),
        Command::TakeBack => take_back(shell, now),
        Command::Redo => redo(shell, now),
        Command::ShowHand => show_hand(shell, now),
        Command::ZoomIn => on_tile_stage(shell, |stage| stage.zoom(ZOOM, now)),
        Command::ZoomOut => on_tile_stage(shell, |stage| stage.zoom(1.0 / ZOOM, now)),
        Command::Fit => on_tile_stage(shell, |stage| stage.fit(now)),
        Command::NewGame => shell.dialogs.show(Dialog::NewGame),
        Command::SavedGames => show_games(shell),
        Command::Export => give_out(shell, Effect::Export),
        Command::SaveAsOneFile => give_out(shell, Effect::SaveAsOneFile),
        Command::Copy => give_out(shell, Effect::Copy),
        Command::Share => share(shell),
        Command::Import => shell.effects.ask(Effect::Import),
        Command::AskTurn => reply(shell, Query::Turn, now),
        Command::AskHand => reply(shell, Query::Hand, now),
        Command::AskFigures => reply(shell, Query::Figures, now),
        Command::AskFeatures => reply(shell, Query::Features, now),
        Command::AskTiles => reply(shell, Query::Tiles, now),
        Command::AskScores => reply(shell, Query::Scores, now),
        Command::AskClock => tell_clock(shell, now),
        Command::LookNorth => read_cell(shell, (0, -1), now),
        Command::LookEast => read_cell(shell, (1, 0), now),
        Command::LookSouth => read_cell(shell, (0, 1), now),
        Command::LookWest => read_cell(shell, (-1, 0), now),
        Command::Log => show_log_alone(shell),
        Command::Track => open_or_fold_track(shell),
        Command::Replay => begin_or_leave_replay(shell, now),
        Command::Review => open_review(shell),
        Command::FirstStep => on_stage(shell, |stage| stage.step_replay(ReplayGoal::First, now)),
        Command::StepBack => on_stage(shell, |stage| stage.step_replay(ReplayGoal::Back, now)),
        Command::StepOn => on_stage(shell, |stage| stage.step_replay(ReplayGoal::On, now)),
        Command::LastStep => on_stage(shell, |stage| stage.step_replay(ReplayGoal::Last, now)),
        Command::TurnBefore => {
            on_stage(shell, |stage| stage.step_replay(ReplayGoal::TurnBack, now))
        }
        Command::TurnAfter => on_stage(shell, |stage| stage.step_replay(ReplayGoal::TurnOn, now)),
        Command::Play => on_stage(shell, |stage| stage.toggle_replay(now)),
        Command::Speed => on_stage(shell, |stage| stage.cycle_replay_speed()),
        Command::BackToGame => leave_replay(shell, now),
        Command::Help => shell.dialogs.open(Dialog::Help),
        Command::Claims => cycle_claims(shell),
        Command::Remaining => toggle_remaining(shell),
        Command::Hint => ask_for_hint(shell, now),
        Command::Inspect => inspect_next(shell, false),
        Command::InspectBack => inspect_next(shell, true),
        Command::Menu => shell.panels.show_menu(!shell.panels.menu()),
        Command::Projector => toggle_projector(shell),
        Command::Workshop => open_or_leave(shell, now),
        Command::Rules => read_all(shell),
        Command::Learn => shell.enter_lessons(None),
        Command::Values => shell.dialogs.open(Dialog::Values),
        Command::Settings => shell.dialogs.open(Dialog::Settings),
        Command::Close => _ = close(shell, now),
    }
}

fn on_tile_stage(shell: &mut Shell, run: impl FnOnce(&mut TileStage)) {
    if let Some(stage) = shell.stage.tiles_mut() {
        run(stage);
    }
}

/// Whichever game it is.
fn on_stage(shell: &mut Shell, run: impl FnOnce(&mut dyn AnyStage)) {
    if let Some(stage) = shell.stage.any_mut() {
        run(stage);
    }
}

fn show_hand(shell: &mut Shell, now: Millis) {
    on_stage(shell, |stage| stage.uncover(now));
    // Who points chooses a cell by pointing.
    if matches!(
        shell.input_method(),
        InputMethod::Keys | InputMethod::Pointer
    ) {
        focus_on_next_target(shell);
    }
}

/// Opens the log in the place of the list of tiles, or closes it.
fn show_log_alone(shell: &mut Shell) {
    shell.panels.close_remaining();
    show_log(shell, !shell.panels.log());
}

fn begin_or_leave_replay(shell: &mut Shell, now: Millis) {
    let from_dialog = shell.dialogs.is_open();
    shell.dialogs.leave();
    // Where there is little room the log lies over the board that is to be looked at.
    shell.panels.show_log(false);
    on_stage(shell, |stage| match stage.replay() {
        Some(_) => stage.close_replay(now),
        None => stage.open_replay(now),
    });
    focus_on_next_target(shell);
    if from_dialog {
        leave_opener(shell);
    }
}

fn leave_replay(shell: &mut Shell, now: Millis) {
    on_stage(shell, |stage| stage.close_replay(now));
    focus_on_next_target(shell);
}

/// Goes on: places the tile where the keyboard points, leaves the figure out, or ends the turn.
fn go_on(shell: &mut Shell, now: Millis) {
    if let Some(stage) = shell.stage.cards_mut() {
        if !stage.play_or_confirm(now) {
            reply(shell, Query::Turn, now);
        }
        return;
    }
    let texts = shell.texts();
    let Some(stage) = shell.stage.tiles_mut() else {
        return;
    };
    let asked = stage.question();
    let placed = asked == Some(Question::Place) && stage.place_at_cursor(now);
    match asked {
        _ if placed => {}
        Some(Question::Place) => shell.tell(texts.place_by_keys().to_string(), now),
        Some(Question::Figure) => stage.skip(now),
        Some(Question::Confirm) => stage.confirm(now),
        Some(question) => {
            let asked = asked_for(stage, texts, question);
            shell.tell(asked, now);
        }
        None => {}
    }
}

/// Closes what stands in front of the table, or lets go of what is held. Returns whether there was anything.
pub(super) fn close(shell: &mut Shell, now: Millis) -> bool {
    if shell.dialogs.back() {
        // Without a game there is always the form of a new one.
        let bare = !shell.stage.has_game() && shell.workshop().is_none();
        if bare && !shell.dialogs.is_open() {
            shell.dialogs.show(Dialog::NewGame);
        }
    } else if shell.panels.menu() {
        shell.panels.show_menu(false);
    } else if shell.panels.arrangement() == Arrangement::Projector {
        leave_projector(shell);
    } else if shell.panels.remaining() {
        shell.panels.close_remaining();
    } else if shell.panels.log() {
        show_log(shell, false);
    } else if !put_toast_away(shell) && !close_tooltip(shell) {
        let stage = shell.stage.any_mut();
        return stage.is_some_and(|stage| stage.cancel(now));
    }
    true
}

/// Takes the last decision back, or says that there is none.
fn take_back(shell: &mut Shell, now: Millis) {
    let done = shell.stage.any_mut().map(|stage| stage.take_back(now));
    if done == Some(false) {
        let texts = shell.texts();
        let why = match shell.link_step() {
            Some(LinkStep::Await(_) | LinkStep::Over) => texts.given_to_others(),
            _ if shell.task().is_some() => texts.nothing_to_take_back_in_task(),
            _ => texts.nothing_to_take_back(),
        };
        shell.tell(why.to_string(), now);
    }
}

/// Makes again what was taken back last, or says that there is nothing.
fn redo(shell: &mut Shell, now: Millis) {
    let done = shell.stage.any_mut().map(|stage| stage.redo(now));
    if done == Some(false) {
        shell.tell(shell.texts().nothing_to_redo().to_string(), now);
    }
}
