//! What each command does.

use super::Command;
use crate::ui::app::{App, Dialog, Effect};
use crate::ui::focus::Means;
use crate::ui::queries::Query;
use crate::ui::replay::Way;
use crate::ui::shown::{Played, Shown};
use crate::ui::table::Table;
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
            Command::TurnLeft => self.at_table(|table| table.turn(false, now)),
            Command::TurnRight => self.at_table(|table| table.turn(true, now)),
            Command::NextTile => self.at_table(|table| table.hold_next(now)),
            Command::Skip => self.at_table(|table| table.skip(now)),
            Command::Confirm => self.go_on(now),
            Command::TakeBack => self.take_back(now),
            Command::Redo => self.redo(now),
            Command::ShowHand => self.show_hand(now),
            Command::ZoomIn => self.at_table(|table| table.zoom(ZOOM, now)),
            Command::ZoomOut => self.at_table(|table| table.zoom(1.0 / ZOOM, now)),
            Command::Fit => self.at_table(|table| table.fit(now)),
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
            Command::Log => self.show_log_alone(),
            Command::Track => self.open_or_fold_track(),
            Command::Replay => self.begin_or_leave_replay(now),
            Command::FirstStep => self.at_game(|table| table.go(Way::First, now)),
            Command::StepBack => self.at_game(|table| table.go(Way::Back, now)),
            Command::StepOn => self.at_game(|table| table.go(Way::On, now)),
            Command::LastStep => self.at_game(|table| table.go(Way::Last, now)),
            Command::TurnBefore => self.at_game(|table| table.go(Way::TurnBack, now)),
            Command::TurnAfter => self.at_game(|table| table.go(Way::TurnOn, now)),
            Command::Play => self.at_game(|table| table.play_or_pause(now)),
            Command::Speed => self.at_game(|table| table.hasten()),
            Command::BackToGame => self.leave_replay(now),
            Command::Help => self.put_in_front(Dialog::Help),
            Command::Claims => self.show_claims(now),
            Command::Remaining => self.toggle_remaining(),
            Command::Inspect => self.inspect(false),
            Command::InspectBack => self.inspect(true),
            Command::Menu => self.around.menu = !self.around.menu,
            Command::Rules => self.read_all(),
            Command::Settings => self.put_in_front(Dialog::Settings),
            Command::Close => self.close(now),
        }
    }

    fn at_table(&mut self, run: impl FnOnce(&mut Table)) {
        if let Some(table) = self.shown.tiles_mut() {
            run(table);
        }
    }

    /// Whichever game it is.
    fn at_game(&mut self, run: impl FnOnce(&mut dyn Played)) {
        if let Some(table) = self.shown.played_mut() {
            run(table);
        }
    }

    fn show_hand(&mut self, now: Millis) {
        match &mut self.shown {
            Shown::Tiles(table) => table.uncover(now),
            Shown::Cards(table) => table.uncover(),
            Shown::Nothing => {}
        }
        // Who points chooses a cell by pointing.
        if matches!(self.means(), Means::Keys | Means::Pointer) {
            self.focus_on_stop();
        }
    }

    /// Opens the log in the place of the list of tiles, or closes it.
    fn show_log_alone(&mut self) {
        self.around.remaining = false;
        self.show_log(!self.around.log);
    }

    fn begin_or_leave_replay(&mut self, now: Millis) {
        self.dialog = None;
        self.at_game(|table| match table.replay() {
            Some(_) => table.back_to_game(now),
            None => table.look_back(now),
        });
        self.focus_on_stop();
    }

    fn leave_replay(&mut self, now: Millis) {
        self.at_game(|table| table.back_to_game(now));
        self.focus_on_stop();
    }

    /// Shows a dialog; closing it brings back another one that was in front before.
    fn put_in_front(&mut self, dialog: Dialog) {
        self.behind = self.dialog.filter(|&open| open != dialog);
        self.dialog = Some(dialog);
    }

    /// Goes on: places the tile where the keyboard points, leaves the figure out, or ends the turn.
    fn go_on(&mut self, now: Millis) {
        if let Some(table) = self.shown.cards_mut() {
            if !table.go_on(now) {
                self.reply(Query::Turn, now);
            }
            return;
        }
        let Some(table) = self.shown.tiles_mut() else {
            return;
        };
        let asked = table.question();
        let placed = asked == Some(Question::Place) && table.place_at_cursor(now);
        match asked {
            _ if placed => {}
            Some(Question::Place) => self.tell(self.texts.place_by_keys().to_string(), now),
            Some(Question::Figure) => table.skip(now),
            Some(Question::Confirm) => table.confirm(now),
            Some(question) => {
                let asked = table.asked_for(self.texts, question);
                self.tell(asked, now);
            }
            None => {}
        }
    }

    /// Closes what stands in front of the table, or lets go of what is held.
    fn close(&mut self, now: Millis) {
        if self.behind.is_some() {
            self.dialog = self.behind.take();
        } else if self.dialog.is_some() {
            // Without a game there is always the form of a new one.
            self.dialog = (!self.shown.has_game()).then_some(Dialog::NewGame);
        } else if self.around.menu {
            self.around.menu = false;
        } else if self.around.remaining {
            self.around.remaining = false;
        } else if self.around.log {
            self.show_log(false);
        } else if !self.put_toast_away() && !self.put_note_away() {
            self.at_game(|table| table.escape(now));
        }
    }
}
