//! What each command does.

use super::Command;
use crate::ui::app::{App, Dialog, Effect};
use crate::ui::focus::Means;
use crate::ui::queries::Query;
use crate::ui::question::asked_for;
use crate::ui::stage::replay::ReplayGoal;
use crate::ui::stage::{AnyStage, TileStage};
use engine::rules::Question;
use view::scene::tween::Millis;

/// How much nearer one step of zooming brings the board.
const ZOOM: f64 = 1.3;

impl App {
    /// Runs a command, or says why it does nothing now.
    pub(in crate::ui) fn run(&mut self, command: Command, now: Millis) {
        match self.reason_against(command) {
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
            Command::Help => put_in_front(self, Dialog::Help),
            Command::Claims => self.show_claims(now),
            Command::Remaining => self.toggle_remaining(),
            Command::Inspect => self.inspect(false),
            Command::InspectBack => self.inspect(true),
            Command::Menu => self.around.menu = !self.around.menu,
            Command::Rules => self.read_all(),
            Command::Settings => put_in_front(self, Dialog::Settings),
            Command::Close => close(self, now),
        }
    }
}

fn at_table(app: &mut App, run: impl FnOnce(&mut TileStage)) {
    if let Some(table) = app.shown.tiles_mut() {
        run(table);
    }
}

/// Whichever game it is.
fn at_game(app: &mut App, run: impl FnOnce(&mut dyn AnyStage)) {
    if let Some(table) = app.shown.any_mut() {
        run(table);
    }
}

fn show_hand(app: &mut App, now: Millis) {
    at_game(app, |table| table.uncover(now));
    // Who points chooses a cell by pointing.
    if matches!(app.means(), Means::Keys | Means::Pointer) {
        app.focus_on_stop();
    }
}

/// Opens the log in the place of the list of tiles, or closes it.
fn show_log_alone(app: &mut App) {
    app.around.remaining = false;
    app.show_log(!app.around.log);
}

fn begin_or_leave_replay(app: &mut App, now: Millis) {
    app.dialog = None;
    at_game(app, |table| match table.replay() {
        Some(_) => table.back_to_game(now),
        None => table.look_back(now),
    });
    app.focus_on_stop();
}

fn leave_replay(app: &mut App, now: Millis) {
    at_game(app, |table| table.back_to_game(now));
    app.focus_on_stop();
}

/// Shows a dialog; closing it brings back another one that was in front before.
fn put_in_front(app: &mut App, dialog: Dialog) {
    app.behind = app.dialog.filter(|&open| open != dialog);
    app.dialog = Some(dialog);
}

/// Goes on: places the tile where the keyboard points, leaves the figure out, or ends the turn.
fn go_on(app: &mut App, now: Millis) {
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
fn close(app: &mut App, now: Millis) {
    if app.behind.is_some() {
        app.dialog = app.behind.take();
    } else if app.dialog.is_some() {
        // Without a game there is always the form of a new one.
        app.dialog = (!app.shown.has_game()).then_some(Dialog::NewGame);
    } else if app.around.menu {
        app.around.menu = false;
    } else if app.around.remaining {
        app.around.remaining = false;
    } else if app.around.log {
        app.show_log(false);
    } else if !app.put_toast_away() && !app.put_note_away() {
        at_game(app, |table| table.escape(now));
    }
}
