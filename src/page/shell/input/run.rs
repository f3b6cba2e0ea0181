//! What each command does.

use crate::elements::command::Command;
use crate::shell::announce::queries::Query;
use crate::shell::board::question::asked_for;
use crate::shell::input::focus::Means;
use crate::shell::input::hindrance::reason_against;
use crate::shell::{Dialog, Effect, Shell};
use crate::stage::replay::ReplayGoal;
use crate::stage::{AnyStage, TileStage};
use engine::rules::Question;
use view::scene::tween::Millis;

/// How much nearer one step of zooming brings the board.
const ZOOM: f64 = 1.3;

impl Shell {
    /// Runs a command, or says why it does nothing now.
    pub(in crate::shell) fn run(&mut self, command: Command, now: Millis) {
        match reason_against(self, command) {
            Some(why) => self.tell(why, now),
            None => self.perform(command, now),
        }
    }

    fn perform(&mut self, command: Command, now: Millis) {
        match command {
            Command::TurnLeft => at_table(self, |table| table.turn(false, now)),
            Command::TurnRight => at_table(self, |table| table.turn(true, now)),
            Command::NextTile => at_table(self, |table| table.hold_next(now)),
            Command::Skip => at_table(self, |table| table.skip(now)),
            Command::Confirm => go_on(self, now),
            Command::TakeBack => self.take_back(now),
            Command::Redo => self.redo(now),
            Command::ShowHand => show_hand(self, now),
            Command::ZoomIn => at_table(self, |table| table.zoom(ZOOM, now)),
            Command::ZoomOut => at_table(self, |table| table.zoom(1.0 / ZOOM, now)),
            Command::Fit => at_table(self, |table| table.fit(now)),
            Command::NewGame => self.offer_new_game(),
            Command::Games => self.show_games(),
            Command::Export => self.give_out(Effect::Export),
            Command::Copy => self.give_out(Effect::Copy),
            Command::Import => self.ask(Effect::Import),
            Command::AskTurn => self.reply(Query::Turn, now),
            Command::AskHand => self.reply(Query::Hand, now),
            Command::AskFigures => self.reply(Query::Figures, now),
            Command::AskFeatures => self.reply(Query::Features, now),
            Command::AskTiles => self.reply(Query::Tiles, now),
            Command::AskScores => self.reply(Query::Scores, now),
            Command::LookNorth => self.survey((0, -1), now),
            Command::LookEast => self.survey((1, 0), now),
            Command::LookSouth => self.survey((0, 1), now),
            Command::LookWest => self.survey((-1, 0), now),
            Command::Log => show_log_alone(self),
            Command::Track => self.open_or_fold_track(),
            Command::Replay => begin_or_leave_replay(self, now),
            Command::FirstStep => at_game(self, |table| table.go(ReplayGoal::First, now)),
            Command::StepBack => at_game(self, |table| table.go(ReplayGoal::Back, now)),
            Command::StepOn => at_game(self, |table| table.go(ReplayGoal::On, now)),
            Command::LastStep => at_game(self, |table| table.go(ReplayGoal::Last, now)),
            Command::TurnBefore => at_game(self, |table| table.go(ReplayGoal::TurnBack, now)),
            Command::TurnAfter => at_game(self, |table| table.go(ReplayGoal::TurnOn, now)),
            Command::Play => at_game(self, |table| table.play_or_pause(now)),
            Command::Speed => at_game(self, |table| table.hasten()),
            Command::BackToGame => leave_replay(self, now),
            Command::Help => self.dialogs.open(Dialog::Help),
            Command::Claims => self.show_claims(now),
            Command::Remaining => self.toggle_remaining(),
            Command::Inspect => self.inspect(false),
            Command::InspectBack => self.inspect(true),
            Command::Menu => self.panels.show_menu(!self.panels.menu()),
            Command::Rules => self.read_all(),
            Command::Settings => self.dialogs.open(Dialog::Settings),
            Command::Close => close(self, now),
        }
    }
}

fn at_table(app: &mut Shell, run: impl FnOnce(&mut TileStage)) {
    if let Some(table) = app.shown.tiles_mut() {
        run(table);
    }
}

/// Whichever game it is.
fn at_game(app: &mut Shell, run: impl FnOnce(&mut dyn AnyStage)) {
    if let Some(table) = app.shown.any_mut() {
        run(table);
    }
}

fn show_hand(app: &mut Shell, now: Millis) {
    at_game(app, |table| table.uncover(now));
    // Who points chooses a cell by pointing.
    if matches!(app.means(), Means::Keys | Means::Pointer) {
        app.focus_on_stop();
    }
}

/// Opens the log in the place of the list of tiles, or closes it.
fn show_log_alone(app: &mut Shell) {
    app.panels.close_remaining();
    app.show_log(!app.panels.log());
}

fn begin_or_leave_replay(app: &mut Shell, now: Millis) {
    app.dialogs.leave();
    at_game(app, |table| match table.replay() {
        Some(_) => table.back_to_game(now),
        None => table.look_back(now),
    });
    app.focus_on_stop();
}

fn leave_replay(app: &mut Shell, now: Millis) {
    at_game(app, |table| table.back_to_game(now));
    app.focus_on_stop();
}

/// Goes on: places the tile where the keyboard points, leaves the figure out, or ends the turn.
fn go_on(app: &mut Shell, now: Millis) {
    if let Some(table) = app.shown.cards_mut() {
        if !table.go_on(now) {
            app.reply(Query::Turn, now);
        }
        return;
    }
    let Some(table) = app.shown.tiles_mut() else {
        return;
    };
    let asked = table.question();
    let placed = asked == Some(Question::Place) && table.place_at_cursor(now);
    match asked {
        _ if placed => {}
        Some(Question::Place) => app.tell(app.texts.place_by_keys().to_string(), now),
        Some(Question::Figure) => table.skip(now),
        Some(Question::Confirm) => table.confirm(now),
        Some(question) => {
            let asked = asked_for(table, app.texts, question);
            app.tell(asked, now);
        }
        None => {}
    }
}

/// Closes what stands in front of the table, or lets go of what is held.
fn close(app: &mut Shell, now: Millis) {
    if app.dialogs.back() {
        // Without a game there is always the form of a new one.
        if !app.dialogs.is_open() && !app.shown.has_game() {
            app.dialogs.show(Dialog::NewGame);
        }
    } else if app.panels.menu() {
        app.panels.show_menu(false);
    } else if app.panels.remaining() {
        app.panels.close_remaining();
    } else if app.panels.log() {
        app.show_log(false);
    } else if !app.put_toast_away() && !app.put_note_away() {
        at_game(app, |table| table.escape(now));
    }
}
